/** Where every piece stands and every card lies, read from the world: the scene is held against it. */
import type { View, Whereabouts } from '@necropole/kernel';
import { missionGoals } from './content/missions.ts';
import { threatIdOf } from './content/names.ts';
import { actionSymbols } from './content/symbols.ts';
import { threats as threatCards, villains } from './content/villains/index.ts';
import type { Mu } from './shape.ts';

export function whereabouts(view: View<Mu>): Whereabouts {
  return { pieces: piecesIn(view), piles: pilesIn(view), markers: markersIn(view) };
}

function piecesIn({ world }: View<Mu>): Whereabouts['pieces'] {
  const stands: { [piece: string]: string } = { villain: world.villain.at };
  for (const { id, who, at, tokens } of world.heroes) {
    if (who !== null) stands[id] = at;
    for (const symbol of actionSymbols) if (tokens[symbol] > 0) stands[`tokens-${id}-${symbol}`] = id;
  }
  for (const { id, slots, threats } of world.places) {
    for (const [i, token] of slots.entries()) if (token !== null) stands[`${id}.${i + 1}`] = id;
    for (const { card, filled } of threats) {
      if (threatCards[threatIdOf(card)].needs === undefined) continue;
      for (let i = 1; i <= filled; i++) stands[`${card}.token-${i}`] = card;
    }
  }
  const active = world.heroes[world.turn.hero]?.id;
  if (active !== undefined && world.acting === 'heroes') {
    for (const i of world.turn.chips.keys()) stands[`symbol-${i + 1}`] = active;
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
  for (const { id, threats } of world.places)
    put(
      `threats-${id}`,
      threats.map(({ card }) => card),
    );
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
  const { track, untouchable } = villains[board.villain];
  if (untouchable !== true) stands['villain-health-marker'] = villain.health;
  if (track !== undefined) stands['villain-track-marker'] = villain.track;
  return stands;
}
