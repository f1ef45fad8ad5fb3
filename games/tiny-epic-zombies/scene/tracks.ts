/** The tracks: the barricade, the wounds and ammo of each Human, the horde tracks of a Zombie player. */
import type { SceneTrack } from '@necropole/kernel';
import { BARRICADE_MOST, STRONGEST, WEAKEST } from '../world.ts';
import { named } from './labels.ts';
import type { SeenHuman, SeenWorld, TezView } from './seen.ts';

const HORDE_SPACES = 5;

export function tracksOf({ world, board }: TezView): readonly SceneTrack[] {
  return [
    barricade(world),
    ...world.humans.map(woundsAndAmmo),
    ...(board.zombieSeat === null ? [] : hordeTracks(world)),
  ];
}

function barricade(world: SeenWorld): SceneTrack {
  return {
    id: 'barricade',
    label: named('barricade'),
    at: 'courtyard',
    from: 0,
    to: BARRICADE_MOST,
    markers: [
      { id: 'barricade-marker', token: 'i-barricade', value: world.barricade, label: named('barricade-marker') },
    ],
  };
}

/** Wounds that run past the ammo lie where both have met: nothing is left between them. */
function woundsAndAmmo({ id, wounds, ammo }: SeenHuman): SceneTrack {
  return {
    id: `track-${id}`,
    label: named('wounds-and-ammo'),
    at: id,
    from: WEAKEST,
    to: STRONGEST,
    markers: [
      { id: `wounds-${id}`, token: 'i-wound', value: Math.min(wounds, ammo), label: named('wounds'), harm: 'up' },
      { id: `ammo-${id}`, token: 'i-ammo', value: ammo, label: named('ammo') },
    ],
  };
}

/** Named after their character, which is what the options of the Zombie player refer to. */
function hordeTracks({ zombieCards }: SeenWorld): readonly SceneTrack[] {
  return zombieCards.map(({ character, marker }) => ({
    id: character,
    label: named('horde', character),
    at: 'zombies',
    from: 1,
    to: HORDE_SPACES,
    markers: [{ id: `horde-${character}`, token: 'i-claws', value: marker, label: named('horde-marker') }],
  }));
}
