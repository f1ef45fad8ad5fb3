import { games } from '@necropole/games';
import { label } from '@necropole/kernel';
import { Match, viewFor } from '@necropole/kernel/app';
import { describe, expect, it } from 'vitest';
import { isInscribed } from './inscriptions.ts';
import { interiorNow, planOf } from './plan.ts';

const boards = games.flatMap((game) =>
  game.modes.flatMap(({ id: mode, seats, missions }) =>
    (missions.length > 0 ? missions : [null]).map((mission) => ({
      name: [game.id, mode, mission ?? ''].join(' ').trim(),
      game,
      config: { mode, mission, seats: seats[0], options: {}, seed: 'names' },
    })),
  ),
);

describe.each(boards)('the board of $name', ({ game, config }) => {
  const scene = game.scene(viewFor(Match.start(game, config), []));

  it.each(['fr', 'en'] as const)('bears the name of every space that has one to bear (%s)', (language) => {
    const plan = planOf(scene, ({ key, params }) => label(game.words[language], key, ...(params ?? [])));
    const written = scene.ground.spaces.filter((space) => isInscribed(space) && space.quiet !== true);
    const nameless = written
      .flatMap(({ id }) => plan.spaceById.get(id) ?? [])
      .filter((space) => {
        return interiorNow(space, scene).inscription.lines.length === 0;
      });
    expect(nameless.map(({ id }) => id)).toEqual([]);
  });
});
