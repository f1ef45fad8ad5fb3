/**
 * Playing, page 1.
 *
 * 1. In turn, everybody plays a card of their hand, face up.
 * 2. It counts its light, and what the house makes of it.
 * 3. When all hands are empty, the highest sum wins.
 */
import { EVERYBODY, type Flow, type Pile, type Verdict } from '@necropole/kernel';
import type { LightId } from '../content/lights.ts';
import type { Lantern, LanternTable } from '../shape.ts';

export function* turn(table: LanternTable): Flow<'turn'> {
  const { world } = table;
  const seat = world.turn;
  const hand = handOf(table, seat);
  const place = yield* table.ask(seat, {
    key: 'play',
    params: { seat },
    cite: 'LAN-1.2',
    options: () => Array.from({ length: table.board.dealt }, (_, at) => playOption(table, hand, at)),
  });
  const light = hand.cards[place] as LightId; // judged
  table.move(hand, place, world.shown, EVERYBODY);
  const counts = brightnessOf(table, light);
  const sum = (world.sums[seat] ?? 0) + counts;
  world.sums[seat] = sum;
  table.tell('played', 'LAN-1.2', { seat, light, counts, sum });
  if (world.hands.every(({ cards }) => cards.length === 0)) yield* endMatch(table);
  world.turn = (seat + 1) % table.seats;
  return 'turn';
}

function handOf({ world }: LanternTable, seat: number): Pile<LightId> {
  const hand = world.hands[seat];
  if (hand === undefined) throw new Error(`Nobody sits at seat ${seat}`);
  return hand;
}

function playOption(table: LanternTable, hand: Pile<LightId>, place: number) {
  return table.option(`play:${place + 1}`, place, judgePlay(hand, place), () => {
    const light = hand.cards[place];
    if (light === undefined) return {};
    return { refs: [light], facts: [{ key: 'light', params: { light, counts: brightnessOf(table, light) } }] };
  });
}

function judgePlay(hand: Pile<LightId>, place: number): Verdict<Lantern> {
  return place < hand.cards.length ? null : { key: 'empty', params: { place: place + 1 }, cite: 'LAN-1.2' };
}

function brightnessOf(table: LanternTable, light: LightId): number {
  return table.query('brightness', 0, { light });
}

function* endMatch(table: LanternTable): Flow<void> {
  const { sums } = table.world;
  const most = Math.max(...sums);
  const winners = sums.flatMap((sum, seat) => (sum === most ? [seat] : []));
  yield* table.end({ id: winners.length > 1 ? 'tie' : 'most', cite: 'LAN-1.3', winners });
}
