/** Where every piece and marker stands and every card lies, read from the world: the scene is held against it. */
import type { View, Whereabouts } from '@necropole/kernel';
import { hordeKinds, zombieHeroIds } from './content/ids.ts';
import { THRESHOLDS } from './rules/experience.ts';
import type { Mz } from './shape.ts';
import { hordeNames } from './world.ts';

export function whereabouts(view: View<Mz>): Whereabouts {
  return { pieces: piecesIn(view), markers: markersIn(view), piles: pilesIn(view) };
}

function piecesIn({ world, board }: View<Mz>): Whereabouts['pieces'] {
  const stands: { [piece: string]: string } = {};
  const put = (piece: string, zone: number | null | undefined): void => {
    const found = board.plan.zones[zone ?? -1];
    if (found !== undefined) stands[piece] = found.id;
  };
  for (const hero of world.heroes) {
    put(hero.id, hero.zone);
    for (const token of hero.tokens) stands[`token-${token}`] = hero.id;
  }
  for (const kind of hordeKinds) for (const [i, name] of hordeNames[kind].entries()) put(name, world.horde[kind][i]);
  for (const [i, id] of zombieHeroIds.entries()) put(id, world.zombieHeroes[i]);
  for (const { id, zone } of world.citizens) put(id, zone);
  for (const [i, zone] of board.citizenZones.entries()) {
    if (world.citizenCards[i]?.cards.length === 1) put(`citizen-card-${i + 1}`, zone);
  }
  for (const { id, zone, taken } of [...world.objectives, ...world.secretMissions]) if (!taken) put(id, zone);
  for (const { id, zone } of world.points) put(`point-${id}`, zone);
  put('exit', world.exit);
  put('hand', world.hand?.zone);
  if (world.elevator !== null) put('elevator', board.shafts[world.elevator]);
  return stands;
}

function markersIn({ world }: View<Mz>): NonNullable<Whereabouts['markers']> {
  const stands: { [marker: string]: number } = {};
  for (const { id, health, power, xp } of world.heroes) {
    stands[`health-marker-${id}`] = health;
    stands[`power-marker-${id}`] = power;
    stands[`danger-${id}`] = Math.min(xp, THRESHOLDS[2]);
  }
  return stands;
}

function pilesIn({ world }: View<Mz>): Whereabouts['piles'] {
  const lying: { [pile: string]: readonly (string | null)[] } = {
    'spawn-deck': world.spawnDeck.cards,
    'spawn-discard': world.spawnDiscard.cards,
    'zombie-hero-deck': world.zombieHeroDeck.cards,
    'zombie-heroes-in-play': world.zombieHeroesInPlay.cards,
    'trait-deck': world.traitDeck.cards,
    'trait-discard': world.traitDiscard.cards,
    'citizen-deck': world.citizenDeck.cards,
  };
  const put = (pile: string, cards: readonly (string | null)[]): void => {
    if (cards.length > 0) lying[pile] = cards;
  };
  for (const { id, traits, citizen } of world.heroes) {
    put(`traits-${id}`, traits.cards);
    put(`citizen-${id}`, citizen.cards);
  }
  for (const [i, { cards }] of world.spawnLaid.entries()) put(`laid-${i + 1}`, cards);
  return lying;
}
