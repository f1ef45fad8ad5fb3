/** Where the cards of a situation are: every card of every deck exactly once. */

import { EVERYBODY, NOBODY, pile, putCard, type Start } from '@necropole/kernel';
import { citizenCardIds } from '../content/citizens/index.ts';
import {
  type CitizenCardId,
  type CitizenId,
  type HordeKind,
  type SpawnCardId,
  secretMissionIds,
  type TraitCardId,
  type ZombieHeroId,
  zombieHeroIds,
} from '../content/ids.ts';
import type { SpawnCard } from '../content/kinds.ts';
import { spawnCardIds, spawnCards } from '../content/spawn/index.ts';
import { traitCardIds } from '../content/traits/index.ts';
import type { Hero, World } from '../world.ts';
import type { Arrangement } from './arrange.ts';

/** All decks, discard piles and boxes of a situation. */
export function pilesOf(said: Arrangement, heroes: readonly Hero[]) {
  return { ...spawnPiles(said), ...zombieHeroPiles(said), ...citizenPiles(said, heroes), ...traitPiles(heroes) };
}

/** The first spawn cards of a kind, and of a horde where the kind has one. */
export function cardsOf(kind: SpawnCard['kind'], horde?: HordeKind): readonly SpawnCardId[] {
  return spawnCardIds.filter((id) => {
    const card = spawnCards[id];
    if (card?.kind !== kind) return false;
    return horde === undefined || ('horde' in card && card.horde === horde);
  });
}

/** The first spawn card of a kind. */
export function cardOf(kind: SpawnCard['kind'], horde?: HordeKind): SpawnCardId {
  const [first] = cardsOf(kind, horde);
  if (first === undefined) throw new Error(`There is no spawn card of kind ${kind} ${horde ?? ''}`);
  return first;
}

/** A spawn card of a kind that reads so many at a level. */
export function cardWith(
  kind: 'normal' | 'rush',
  horde: HordeKind,
  level: 'blue' | 'yellow' | 'orange' | 'red',
  count: number,
): SpawnCardId {
  const found = cardsOf(kind, horde).find((id) => countOn(id, level) === count);
  if (found === undefined) throw new Error(`There is no ${kind} card of ${count} ${horde}s at ${level}`);
  return found;
}

/** How many enemies a spawn card reads at a level. */
export function countOn(id: SpawnCardId, level: 'blue' | 'yellow' | 'orange' | 'red'): number {
  const card = spawnCards[id];
  return card !== undefined && 'counts' in card ? card.counts[level] : 0;
}

function spawnPiles({ spawnDeck, spawnDiscard = [] }: Arrangement) {
  const rest = spawnCardIds.filter((id) => !spawnDeck?.includes(id) && !spawnDiscard.includes(id));
  return {
    spawnDeck: pile<SpawnCardId>('spawn', 'deck', (spawnDeck ?? rest).toReversed()),
    spawnDiscard: pile<SpawnCardId>('spawn', 'discard', spawnDiscard, EVERYBODY),
    spawnLaid: [],
    spawnBox: pile<SpawnCardId>('spawn', 'box', spawnDeck === undefined ? [] : rest, EVERYBODY),
    hiddenCards: pile<SpawnCardId>('spawn', 'under citizens'),
  };
}

function zombieHeroPiles({ zombieHeroDeck, zombieHeroBox = [], zombieHeroes = {} }: Arrangement) {
  const away = zombieHeroIds.filter((id) => zombieHeroes[id] === undefined && !zombieHeroBox.includes(id));
  const deck = zombieHeroDeck ?? away;
  return {
    zombieHeroDeck: pile<ZombieHeroId>('zombie-heroes', 'deck', deck.toReversed()),
    zombieHeroDiscard: pile<ZombieHeroId>(
      'zombie-heroes',
      'discard',
      away.filter((id) => !deck.includes(id)),
      EVERYBODY,
    ),
    zombieHeroesInPlay: pile<ZombieHeroId>(
      'zombie-heroes',
      'in play',
      zombieHeroIds.filter((id) => zombieHeroes[id] !== undefined),
      EVERYBODY,
    ),
    zombieHeroBox: pile<ZombieHeroId>('zombie-heroes', 'box', zombieHeroBox, EVERYBODY),
  };
}

function citizenPiles(said: Arrangement, heroes: readonly Hero[]) {
  const { citizenDeck, citizenDiscard = [], citizens = {}, citizenCards = {} } = said;
  const faceUp = Object.keys(citizens) as CitizenId[];
  const elsewhere: readonly string[] = [
    ...faceUp,
    ...citizenDiscard,
    ...Object.values(citizenCards),
    ...heroes.flatMap(({ citizen }) => citizen.cards),
  ];
  const rest = citizenCardIds.filter((id) => !elsewhere.includes(id));
  const deck = citizenDeck ?? rest.filter((id) => !(secretMissionIds as readonly string[]).includes(id));
  return {
    citizenDeck: pile<CitizenCardId>('citizens', 'deck', deck.toReversed()),
    citizenDiscard: pile<CitizenCardId>('citizens', 'discard', citizenDiscard, EVERYBODY),
    citizensFaceUp: pile<CitizenCardId>('citizens', 'face up', faceUp, EVERYBODY),
    citizenBox: pile<CitizenCardId>(
      'citizens',
      'box',
      rest.filter((id) => !deck.includes(id)),
      EVERYBODY,
    ),
  };
}

function traitPiles(heroes: readonly Hero[]) {
  const held = heroes.flatMap(({ traits }) => traits.cards);
  return {
    traitDeck: pile<TraitCardId>(
      'traits',
      'deck',
      traitCardIds.filter((id) => !held.includes(id)),
    ),
    traitDiscard: pile<TraitCardId>('traits', 'discard'),
  };
}

/** Puts a hidden-citizen card under citizens. */
export function hide(world: World, hidden: readonly CitizenId[]): void {
  const cards = cardsOf('hidden-citizen');
  hidden.forEach((id, i) => {
    const card = cards[i];
    const citizen = world.citizens.find((each) => each.id === id);
    if (card === undefined || citizen === undefined) throw new Error(`${id} cannot hide`);
    putCard([world.spawnDeck, world.spawnBox], card, world.hiddenCards);
    citizen.hidden = card;
  });
}

/** Shuffles what lies face down in decks; these spawn cards come to lie on top, the first of them uppermost. */
export function shuffleDecks(world: World, start: Start, top: readonly SpawnCardId[] = []): void {
  const { spawnDeck, zombieHeroDeck, traitDeck, citizenDeck } = world;
  for (const deck of [spawnDeck, zombieHeroDeck, traitDeck, citizenDeck]) start.shuffle(deck);
  for (const card of top.toReversed()) putCard([spawnDeck], card, spawnDeck, NOBODY);
}
