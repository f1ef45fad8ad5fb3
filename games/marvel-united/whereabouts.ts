/** Where every piece stands and every card lies, read from the world: the scene is held against it. */
import type { View, Whereabouts } from '@necropole/kernel';
import { missionGoals } from './content/missions.ts';
import { actionSymbols } from './content/symbols.ts';
import { villains } from './content/villains/index.ts';
import type { Mu } from './shape.ts';

export function whereabouts(view: View<Mu>): Whereabouts {
  return { pieces: piecesIn(view), piles: pilesIn(view), markers: markersIn(view) };
}

function piecesIn({ world }: View<Mu>): Whereabouts['pieces'] {
  const stands: { [piece: string]: string } = { villain: world.villain.at };
  for (const { id, who, at, tokens, crisis } of world.heroes) {
    if (who !== null) stands[id] = at;
    if (crisis > 0) stands[`crisis-${id}`] = id;
    for (const symbol of actionSymbols) if (tokens[symbol] > 0) stands[`tokens-${id}-${symbol}`] = id;
  }
  for (const { id, slots } of world.places) {
    for (const [i, token] of slots.entries()) if (token !== null) stands[`${id}.${i + 1}`] = id;
  }
  if (world.villain.crisis > 0) stands['crisis-villain'] = 'villain';
  for (const { card, covered } of world.storyline) {
    if (card !== null) for (const i of covered.keys()) stands[`crisis-${card}-${i + 1}`] = card;
  }
  return stands;
}

function pilesIn({ world, board }: View<Mu>): Whereabouts['piles'] {
  const { villain, support } = world;
  const lying: { [pile: string]: readonly (string | null)[] } = {
    storyline: world.storyline.map(({ card, hidden }) => card ?? hidden?.cards[0] ?? null),
    'plan-deck': villain.deck.cards,
  };
  const put = (pile: string, cards: readonly (string | null)[]): void => {
    if (cards.length > 0) lying[pile] = cards;
  };
  if (board.villainSeat !== null) lying['plan-hand'] = villain.hand.cards;
  put('plans-gone', villain.gone.cards);
  put('super-villain-cards', villain.cards.cards);
  put('threats-aside', world.aside);
  put('offered', world.offered.cards);
  put('battle-plans', world.battlePlans);
  for (const { threats } of world.places) for (const { card } of threats) put(`lying-${card}`, [card]);
  for (const { id, who, deck, hand, cards, equipment } of world.heroes) {
    if (who === null) continue;
    lying[`deck-${id}`] = deck.cards;
    lying[`hand-${id}`] = hand.cards;
    put(`super-${id}`, cards.cards);
    put(
      `equipment-${id}`,
      equipment.map((each) => each.id),
    );
  }
  if (support !== null) {
    lying['support-deck'] = support.deck.cards;
    lying['support-row'] = support.row;
  }
  return lying;
}

function markersIn({ world, board }: View<Mu>): NonNullable<Whereabouts['markers']> {
  const { missions, villain } = world;
  const stands: { [marker: string]: number } = {};
  for (const { id, filled, done } of missions) stands[`mission-${id}-marker`] = done ? missionGoals[id] : filled;
  for (const { id, who, hand } of world.heroes) {
    if (who !== null) stands[`hand-size-${id}-marker`] = hand.cards.length;
  }
  const { track, untouchable } = villains[board.villain];
  if (untouchable !== true) stands['villain-health-marker'] = villain.health;
  if (track !== undefined) stands['villain-track-marker'] = villain.track;
  return stands;
}
