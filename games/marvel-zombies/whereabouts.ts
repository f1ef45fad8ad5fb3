/** Where every piece stands, read from the world: the scene is held against it. */

import type { View, Whereabouts } from '@necropole/kernel';
import { hordeKinds, zombieHeroIds } from './content/ids.ts';
import type { Mz } from './shape.ts';
import { hordeNames } from './world.ts';

export function whereabouts({ world, board }: View<Mz>): Whereabouts {
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
