import { boundingBox, contains, type Point } from '@necropole/boards';
import { eventsFor } from '@necropole/kernel/app';
import { provesFor, type Situation, situation } from '@necropole/kernel/testing';
import { expect } from 'vitest';
import { characterIds } from '../content/characters/index.ts';
import type { CharacterId } from '../content/ids.ts';
import { objectiveIds, objectives } from '../content/objectives/index.ts';
import {
  cardSize,
  mallBox,
  type Position,
  placeOnMall,
  places,
  positions,
  storeCards,
  storeFaceById,
  storeRoomById,
  storeRooms,
} from '../content/stores/index.ts';
import { tinyEpicZombies } from '../index.ts';
import { rulebook } from '../rulebook/index.ts';
import type { Tez } from '../shape.ts';
import { human, otherMall, stand, untilAsked, untilTurn, zombieRooms } from '../testing/mall.ts';
import { allSetUps, allStarts, seeded, setUpAs } from '../testing/set-ups.ts';
import { reserveOf } from '../world.ts';
import { cardsHeld } from './holding.ts';
import { listenersNow } from './listeners.ts';

const proves = provesFor(rulebook);
const SEEDS = 60;

// ── 1. The mall ───────────────────────────────────────────────────────────────────────────────────────────────────

proves('TEZ-4.1', 'the courtyard lies in the centre, cooperative face up', () => {
  seeded(5, ({ board }) => {
    expect(board.side).toBe('cooperative');
    const rooms = board.mall.zones.filter(({ group }) => group === 'courtyard');
    const { x, y, width, height } = boundingBox(rooms.flatMap(({ outline }) => outline));
    expect([2 * x + width, 2 * y + height]).toEqual([mallBox.width, mallBox.height]);
  });
});

proves('TEZ-4.2', 'the 8 stores lie around the courtyard in a random order', () => {
  const laid = seeded(SEEDS, ({ board }) => positions.map((position) => storeFaceById[board.positions[position]].card));
  for (const cards of laid) expect([...cards].sort()).toEqual(storeCards.map(({ id }) => id).sort());
  positions.forEach((_, i) => {
    expect(new Set(laid.map((cards) => cards[i])).size).toBe(8);
  });
});

proves('TEZ-4.3', 'each store shows one of its two faces, and either of them', () => {
  const laid = seeded(SEEDS, ({ board }) => board.stores);
  for (const { faces } of storeCards) {
    for (const stores of laid) expect(faces.filter(({ id }) => stores.includes(id))).toHaveLength(1);
    for (const { id } of faces) expect(laid.some((stores) => stores.includes(id))).toBe(true);
  }
});

const outerSides: Readonly<Record<Position, readonly ('left' | 'right' | 'top' | 'bottom')[]>> = {
  NW: ['left', 'top'],
  N: ['top'],
  NE: ['right', 'top'],
  E: ['right'],
  SE: ['right', 'bottom'],
  S: ['bottom'],
  SW: ['left', 'bottom'],
  W: ['left'],
};

const card: readonly Point[] = [
  [0, 0],
  [cardSize.width, 0],
  [cardSize.width, cardSize.height],
  [0, cardSize.height],
];

/** The length of an outline's wall along one side of the card that lies at a position. */
function wallAlong(outline: readonly Point[], position: Position, side: 'left' | 'right' | 'top' | 'bottom'): number {
  const { x, y, width, height } = boundingBox(placeOnMall(card, places[position]));
  const line = { left: x, right: x + width, top: y, bottom: y + height }[side];
  const across = (point: Point): number => (side === 'left' || side === 'right' ? point[0] : point[1]);
  const along = (point: Point): number => (side === 'left' || side === 'right' ? point[1] : point[0]);
  return outline.reduce((length, point, i) => {
    const next = outline[(i + 1) % outline.length] ?? point;
    const onLine = across(point) === line && across(next) === line;
    return onLine ? length + Math.abs(along(point) - along(next)) : length;
  }, 0);
}

proves('TEZ-4.4', 'each Entrance looks out of the mall', () => {
  seeded(SEEDS, ({ board }) => {
    for (const position of positions) {
      const entrance = board.mall.zones.find(({ id }) => id === `${board.positions[position]}.1`);
      const outside = outerSides[position].map((side) => wallAlong(entrance?.outline ?? [], position, side));
      expect(Math.max(...outside), `${entrance?.id} at ${position}`).toBeGreaterThan(20);
    }
  });
});

proves('TEZ-4.4', 'the corner with the Entrance symbol is in the Entrance, on an outer side of the mall', () => {
  seeded(5, ({ board }) => {
    for (const position of positions) {
      const { x, y, width, height } = boundingBox(placeOnMall(card, places[position]));
      const [corner, inside] = placeOnMall(
        [
          [0, 0],
          [1, 1],
        ],
        places[position],
      ); // printed at the top left
      const on = {
        left: corner?.[0] === x,
        right: corner?.[0] === x + width,
        top: corner?.[1] === y,
        bottom: corner?.[1] === y + height,
      };
      expect(
        outerSides[position].some((side) => on[side]),
        position,
      ).toBe(true);
      const entrance = board.mall.zones.find(({ id }) => id === `${board.positions[position]}.1`);
      expect(inside !== undefined && contains(entrance?.outline ?? [], inside), position).toBe(true);
    }
  });
  // One rotation for each place, in quarter turns, clockwise from the north-west.
  expect(positions.map((position) => places[position].turns)).toEqual([0, 1, 2, 1, 2, 3, 0, 3]);
});

proves(['TEZ-4.5', 'TEZ-4.11'], 'a Zombie waits at room 1 of each store, and 10 make the reserve', () => {
  seeded(5, (match) => {
    expect(zombieRooms(match)).toEqual(match.board.stores.map((store) => `${store}.1`));
    expect(zombieRooms(match)).toHaveLength(8);
    expect(reserveOf(match.world)).toBe(10);
  });
});

// ── 2. The courtyard ──────────────────────────────────────────────────────────────────────────────────────────────

proves('TEZ-4.6', 'the barricade starts on 2', () => {
  for (const { world } of allSetUps()) expect(world.barricade).toBe(2);
});

proves('TEZ-4.7', 'two survivors wait in the pool, with 2, 3 or 4 Humans', () => {
  for (const seats of [3, 4, 5]) expect(setUpAs('cooperative-versus', seats).world.survivors).toBe(2);
});

// ── 3. The Zombie player ──────────────────────────────────────────────────────────────────────────────────────────

/** The components that listen to any hook now. */
function listening({ world, board }: Situation<Tez>): ReadonlySet<string> {
  const hooks = tinyEpicZombies.components.flatMap(({ queries, flows }) => Object.keys({ ...queries, ...flows }));
  return new Set(hooks.flatMap((hook) => listenersNow(world, board, hook).map(({ component }) => component.id)));
}

proves('TEZ-4.8', 'the Zombie player keeps 1 of 3 cards, and its Zombie face is on', () => {
  const match = setUpAs('cooperative-versus', 5);
  expect(match.waiting).toEqual([4]);
  expect(match.question).toMatchObject({ key: 'choose-zombie', cite: 'TEZ-4.8' });
  expect(new Set(match.options()).size).toBe(3);
  const character = match.options()[1]?.replace('keep:', '') as CharacterId;
  match.answer(`keep:${character}`);
  expect(match.world.zombieCards.map((card) => card.character)).toEqual([character]);
  expect(listening(match)).toContain(`${character}-zombie`);
  expect(listening(match)).not.toContain(character);
});

proves('TEZ-4.9', 'the 2 cards turned down may be dealt to the Humans; the chosen one never is', () => {
  const fates = seeded(SEEDS, (match) => {
    const offered = match.options().map((key) => key.replace('keep:', '') as CharacterId);
    match.answer(`keep:${offered[0]}`);
    const dealt = match.world.offers.flatMap(({ cards }) => cards);
    expect(dealt).toHaveLength(12);
    expect([...dealt, ...match.world.box.cards]).not.toContain(offered[0]);
    return offered.slice(1).map((card) => dealt.includes(card));
  });
  // 12 of the 13 cards are dealt: each of the two is mostly dealt, and now and then not.
  expect(new Set(fates.map(([first]) => first))).toEqual(new Set([true, false]));
  expect(new Set(fates.map(([, second]) => second))).toEqual(new Set([true, false]));
});

proves('TEZ-4.10', 'one horde marker starts on space 1; the other two are aside', () => {
  const match = untilTurn(setUpAs('cooperative-versus', 3));
  expect(match.world.zombieCards.map(({ marker }) => marker)).toEqual([1]);
});

// ── 4. The Humans ─────────────────────────────────────────────────────────────────────────────────────────────────

proves('TEZ-4.12', 'each Human keeps 1 of 3 cards, and nobody is offered the same', () => {
  const match = untilAsked(setUpAs('cooperative-versus', 5), 'choose-character');
  expect(match.waiting).toEqual([0, 1, 2, 3]);
  const offered = match.waiting.map((seat) => match.options(seat));
  expect(offered.map((keys) => keys.length)).toEqual([3, 3, 3, 3]);
  expect(new Set(offered.flat()).size).toBe(12);
  offered.forEach((keys, seat) => {
    match.answer(seat, keys[2] ?? '');
  });
  expect(match.world.humans.map(({ character }) => `keep:${character}`)).toEqual(offered.map((keys) => keys[2]));
});

proves('TEZ-4.13', 'the kept card lies Human face up: its Human ability is on, its Zombie ability off', () => {
  for (const match of allStarts()) {
    const on = listening(match);
    for (const { character } of match.world.humans) {
      expect(on).toContain(character);
      expect(on).not.toContain(`${character}-zombie`);
    }
  }
  // The Zombie Athlete would send new Zombies at the Human in room 3; a Human Athlete does not.
  const match = stand({
    humans: ['athlete', 'doctor'],
    at: { 'human-2': 'departmart.3' },
    phase: 'zombie-turn',
    revealed: 'axe-1',
  });
  match.play('store:departmart', 'store:departmart');
  expect(zombieRooms(match)).toEqual(['departmart.1', 'departmart.2']);
});

proves(['TEZ-4.14', 'TEZ-4.15', 'TEZ-4.16'], 'everybody starts in the courtyard at 0 wounds and 9 ammo', () => {
  for (const match of allStarts()) {
    for (const each of match.world.humans) {
      expect(each).toMatchObject({ room: 'courtyard.centre', wounds: 0, ammo: 9 });
    }
  }
});

proves('TEZ-4.17', 'the cards left over go to the box, and the next characters come from there', () => {
  for (const { world } of allStarts()) {
    const played = [...world.humans, ...world.zombieCards].map(({ character }) => character);
    expect([...played, ...world.box.cards].sort()).toEqual([...characterIds].sort());
  }
  const match = stand({
    zombies: ['departmart.2'],
    at: { 'human-1': 'departmart.1' },
    wounds: { 'human-1': 8 },
    dice: [5],
  });
  const boxed = [...match.world.box.cards];
  match.play('move:departmart.2', 'melee');
  const { character } = human(match, 'human-1');
  expect(['doctor', 'fry-cook', 'teenager']).not.toContain(character);
  expect(boxed).toContain(character);
  expect(match.world.box.cards).not.toContain(character);
});

proves('TEZ-4.17', 'the box is shuffled: who comes next is not a card that was turned down', () => {
  const next = seeded(SEEDS, (match) => {
    const offered = [...(untilAsked(match, 'choose-character').world.offers.at(-1)?.cards ?? [])];
    const { cards } = untilTurn(match).world.box;
    return offered.indexOf(cards.at(-1) ?? 'athlete');
  });
  expect(new Set(next.map((at) => at >= 0))).toEqual(new Set([true, false]));
});

// ── 5. The objectives ─────────────────────────────────────────────────────────────────────────────────────────────

proves('TEZ-4.18', '3 different objectives are drawn, any of the 9', () => {
  const drawn = seeded(30, (match) => untilTurn(match).world.objectives.map(({ id }) => id), 3);
  for (const three of drawn) expect(new Set(three).size).toBe(3);
  expect(new Set(drawn.flat()).size).toBe(objectiveIds.length);
  expect(new Set(drawn.map((three) => [...three].sort().join())).size).toBeGreaterThan(15);
});

proves('TEZ-4.19', 'the objectives show their cooperative face: one goal for the whole team', () => {
  const team = untilTurn(setUpAs('cooperative-versus', 4));
  expect(team.board.competitive).toBe(false);
  expect(team.world.objectives.map(({ progress, done }) => [progress, done])).toEqual(
    new Array(3).fill([[0], [false]]),
  );
  const rivals = untilTurn(setUpAs('competitive-versus', 4));
  for (const { id } of team.world.objectives) {
    const goal = objectives[id].goal(team.world, team.board);
    expect(goal).not.toBe(objectives[id].goal(rivals.world, rivals.board));
  }
});

proves('TEZ-4.20', 'what each objective asks for is laid out before the first turn', () => {
  const seen = new Set<string>();
  seeded(
    30,
    (match) => {
      const { world, board } = untilTurn(match);
      expect(world.tokens.map(({ id }) => id)).toEqual(world.objectives.flatMap(({ id }) => objectives[id].tokens));
      for (const { id, objective, at } of world.tokens) {
        seen.add(objective);
        const laid = board.mall.zones.some((zone) => zone.id === at);
        expect(laid || (at === 'box' && objective === 'seal-the-doors'), `${id} at ${at}`).toBe(true);
      }
    },
    3,
  );
  const withTokens = objectiveIds.filter((id) => objectives[id].tokens.length > 0);
  expect([...seen].sort()).toEqual([...withTokens].sort());
});

proves('TEZ-4.20', 'every token lies where its objective says', () => {
  const tokens = new Map<string, Set<string>>();
  for (const seats of [3, 4, 5]) {
    for (let seed = 0; seed < 25; seed++) {
      const { world, board } = untilTurn(setUpAs('cooperative-versus', seats, `tokens ${seed}`));
      const rooms = storeRooms.filter(({ face }) => board.stores.includes(face));
      const showing = (kind: string, number: number) =>
        rooms.find(({ icons }) =>
          icons.some((icon) => icon.kind === kind && 'number' in icon && icon.number === number),
        );
      const garage = rooms.find(({ vehicle }) => vehicle !== undefined)?.face;
      for (const { id, at } of world.tokens) {
        const [kind = '', digits] = id.split('-');
        const number = Number(digits ?? 3);
        tokens.set(kind, (tokens.get(kind) ?? new Set()).add(id));
        switch (kind) {
          case 'radio': // at gear 3
          case 'part':
          case 'breaker':
            expect(at, id).toBe(showing('gear', number)?.id);
            break;
          case 'stranded':
            expect(at, id).toBe(showing('biohazard', number)?.id);
            break;
          case 'vial': {
            const { face, icons } = storeRoomById[at as 'departmart.1'];
            expect(
              icons.map((icon) => icon.kind),
              id,
            ).toContain('flask');
            expect(storeFaceById[face].card, id).toBe(storeCards[number - 1]?.id);
            break;
          }
          case 'can': {
            const { face, number: room } = storeRoomById[at as 'departmart.1'];
            const corner = positions.find((position) => board.positions[position] === face);
            expect([corner?.length, room, face === garage], id).toEqual([2, 3, false]);
            break;
          }
          default:
            expect([kind, at]).toEqual(['lock', 'box']);
        }
      }
    }
  }
  const counts = Object.fromEntries([...tokens].map(([kind, ids]) => [kind, ids.size]));
  expect(counts).toEqual({ radio: 1, part: 4, breaker: 4, stranded: 4, vial: 8, can: 4, lock: 4 });
});

proves('TEZ-4.21', 'whoever moves an objective on, it is the same marker', () => {
  const match = stand({
    at: { 'human-1': 'courtyard.east', 'human-2': 'courtyard.south' },
    zombies: ['departmart.3', 'parking-deck-z.2'],
  });
  match.play('move:courtyard.south', 'shoot:parking-deck-z.2', 'move:courtyard.centre', 'move:courtyard.south', 'end');
  untilTurn(match).play('move:courtyard.east', 'shoot:departmart.3');
  expect(match.events('objective-advanced').map(({ params }) => params)).toEqual([
    { objective: 'thin-the-herd', who: null, now: 1, goal: 9 },
    { objective: 'thin-the-herd', who: null, now: 2, goal: 9 },
  ]);
  // Nobody is asked for a colour.
  const asked = new Set<string>();
  const start = setUpAs('cooperative-versus', 3);
  while (start.match.open[0]?.asking.key !== 'turn') {
    asked.add(start.match.open[0]?.asking.key ?? '');
    const seat = start.waiting[0] ?? 0;
    start.answer(seat, start.options(seat)[0] ?? '');
  }
  expect([...asked]).toEqual(['choose-zombie', 'choose-character', 'deal-card']);
});

// ── 6. The first search cards ─────────────────────────────────────────────────────────────────────────────────────

function atFirstDeal(seats: number): Situation<Tez> {
  return untilAsked(setUpAs('cooperative-versus', seats), 'deal-card');
}

proves('TEZ-4.22', 'the Zombie player draws a hand of 8 and leaves 16 in the deck', () => {
  const { world, board } = atFirstDeal(5);
  expect([world.hand.cards.length, world.deck.cards.length]).toEqual([8, 16]);
  expect(board.zombieSeat).toBe(4);
  expect(atFirstDeal(5).events('hand-drawn')).toEqual([{ type: 'hand-drawn', cite: 'TEZ-4.22', params: { cards: 8 } }]);
});

proves('TEZ-4.23', 'the Zombie player chooses which card lies before which Human', () => {
  const match = atFirstDeal(4);
  const { hand } = match.world;
  for (const slot of [3, 8 - 1, 1]) {
    const at = match.world.humans.findIndex(({ search }) => search.cards.length === 0);
    const { character } = match.world.humans[at] ?? { character: null };
    expect(match.waiting).toEqual([3]);
    expect(match.question).toMatchObject({ key: 'deal-card', cite: 'TEZ-4.23', params: { who: character } });
    expect(match.options()).toHaveLength(8 - at);
    const card = hand.cards[slot - 1];
    expect(match.option(`deal:slot-${slot}`).facts?.[0]).toEqual({ key: 'card', params: { card } });
    match.answer(`deal:slot-${slot}`);
    expect(match.world.humans[at]?.search.cards).toEqual([card]);
  }
});

proves('TEZ-4.24', 'a Human does not see the card that lies before them', () => {
  const match = untilTurn(atFirstDeal(4));
  for (const each of match.world.humans) {
    const [card] = each.search.cards;
    for (const seats of [[each.seat], [0, 1, 2], []]) {
      const seen = match.view(...seats).world;
      expect(seen.humans.map(({ search }) => search.cards)).toEqual([[null], [null], [null]]);
      expect(JSON.stringify([seen, eventsFor(match.match, seats)])).not.toContain(`"${card}"`);
    }
    expect(match.view(3).world.humans[each.seat]?.search.cards).toEqual([card]);
  }
});

proves('TEZ-4.25', 'the Zombie player keeps what is left: 4 cards with 4 Humans, 6 with 2', () => {
  const kept = [3, 4, 5].map((seats) => untilTurn(setUpAs('cooperative-versus', seats)).world.hand.cards.length);
  expect(kept).toEqual([6, 5, 4]);
});

proves('TEZ-4.26', 'nobody starts with a weapon', () => {
  for (const { world } of allStarts()) {
    expect(world.humans.flatMap(cardsHeld)).toEqual([]);
    expect(world.lying.flatMap(({ cards }) => cards)).toEqual([]);
  }
});

// ── 8. What belongs to the stores ─────────────────────────────────────────────────────────────────────────────────

proves('TEZ-5.1', 'one vehicle is used, the one of the face that shows, in its starting room', () => {
  const vehicles = seeded(20, ({ world, board }) => {
    const parking = board.stores.includes('parking-deck-z');
    expect(parking).not.toBe(board.stores.includes('echo-ridge-security'));
    expect(world.vehicle).toEqual(
      parking
        ? { kind: 'motorcycle', room: 'parking-deck-z.2' }
        : { kind: 'police-car', room: 'echo-ridge-security.3' },
    );
    return world.vehicle.kind;
  });
  expect(new Set(vehicles).size).toBe(2);
});

proves('TEZ-5.2', 'both traps start unarmed beside their store, whichever face shows', () => {
  const homes = seeded(20, (match) => {
    expect(match.world.traps).toEqual([null, null]);
    const traps = tinyEpicZombies.scene(match.view()).pieces.filter(({ token }) => token === 't-trap');
    expect(traps.map(({ state }) => state)).toEqual(['resting', 'resting']);
    const [first, second] = traps.map(({ at }) => at);
    expect(first).toBe(second);
    return first;
  });
  expect([...new Set(homes)].sort()).toEqual(['amps-electronics', 'recess-playland']);
  for (const { world } of allSetUps()) expect(world.traps).toEqual([null, null]);
});

proves('TEZ-5.2', 'an unarmed trap harms nobody; it is armed from the store beside which it lies', () => {
  for (const mall of [{}, otherMall]) {
    const W = mall === otherMall ? 'recess-playland' : 'amps-electronics';
    const zombies = stand({ mall, phase: 'zombie-turn', revealed: 'frequency-1' }).play(`store:${W}`);
    expect(zombieRooms(zombies)).toEqual([`${W}.1`]);
    const arming = storeRooms.filter(({ ability }) => ability === 'arm-trap').map(({ id }) => id);
    const room = arming.find((id) => id.startsWith(W));
    expect(arming).toHaveLength(2);
    const match = stand({ mall, at: { 'human-1': `${W}.2` } }).play(`move:${room}`, `use:${room}`, `room:${W}.1`);
    expect(match.world.traps).toEqual([`${W}.1`, null]);
    const pieces = tinyEpicZombies.scene(match.view()).pieces.filter(({ token }) => token === 't-trap');
    expect(pieces.map(({ at, state }) => [at, state])).toEqual([
      [`${W}.1`, 'active'],
      [W, 'resting'],
    ]);
  }
});

proves('TEZ-5.3', 'each supply token starts on the space of its number', () => {
  seeded(20, ({ world, board }) => {
    const rooms = board.mall.zones.flatMap(({ id }) =>
      id in storeRoomById ? [storeRoomById[id as 'departmart.1']] : [],
    );
    for (const supply of [1, 2] as const) {
      const spaces = rooms.filter((room) => room.supply === supply).map(({ id }) => id);
      expect([world.supplies[supply - 1]]).toEqual(spaces);
    }
  });
});

proves.example('TEZ-example-5-set-up', 'the picture of page 5, in numbers', () => {
  const match = untilTurn(situation(tinyEpicZombies, { example: 'TEZ-example-5-set-up', config: { seed: 'first' } }));
  const { world, board } = match;
  expect(zombieRooms(match)).toEqual(board.stores.map((store) => `${store}.1`));
  expect([world.barricade, world.survivors, reserveOf(world)]).toEqual([2, 2, 10]);
  expect(world.zombieCards.map(({ marker }) => marker)).toEqual([1]);
  expect(world.humans.map(({ wounds, ammo }) => [wounds, ammo])).toEqual(new Array(4).fill([0, 9]));
  expect(board.stores.some((store) => world.vehicle.room.startsWith(store))).toBe(true);
  expect(world.supplies.map((at) => storeRoomById[at as 'departmart.2'].supply)).toEqual([1, 2]);
  expect(world.objectives).toHaveLength(3);
  expect([world.hand.cards.length, world.deck.cards.length, world.stock.cards.length]).toEqual([4, 16, 8]);
});
