/** Faults of scenes: pieces that are drawn where the world has them not. */
import type { Game, Scene } from '../../index.ts';
import { fault } from './fault.ts';
import { type Market, market, sceneOfMarket, steps } from './market.ts';

function drawn(change: (scene: Scene) => Partial<Scene>): Game<Market> {
  return market(
    {},
    {
      scene: (view) => {
        const scene = sceneOfMarket(view);
        return { ...scene, ...change(scene) };
      },
    },
  );
}

/** The planted faults of this point. */
export const scenes = [
  fault(
    11,
    'an option that names a piece and points elsewhere',
    /The option "pass:lamp" does not point at lamp, which is drawn/,
    market({
      options: (table, seat, step) => [
        ...steps.options(table, seat, step),
        table.option('pass:lamp', 'pass', null, () => ({ refs: ['broom'] })),
      ],
    }),
  ),
  fault(
    11,
    'two tokens in each other’s place',
    /is shown lamp at stall-1; it stands at stall-0/,
    drawn(({ pieces: [lamp, broom] }) =>
      lamp === undefined || broom === undefined
        ? {}
        : {
            pieces: [
              { ...lamp, at: broom.at },
              { ...broom, at: lamp.at },
            ],
          },
    ),
  ),
  fault(
    11,
    'two tokens that are taken for each other',
    /is shown broom at stall-0; it stands at stall-1/,
    drawn(({ pieces: [lamp, broom] }) =>
      lamp === undefined || broom === undefined
        ? {}
        : {
            pieces: [
              { ...lamp, id: 'broom' },
              { ...broom, id: 'lamp' },
            ],
          },
    ),
  ),
  fault(
    11,
    'a token that is not drawn',
    /is not shown broom, which stands at stall-1/,
    drawn(({ pieces }) => ({ pieces: pieces.slice(0, 1) })),
  ),
  fault(
    11,
    'a token that the world has not',
    /is shown ghost, whose whereabouts nothing tells/,
    drawn(({ pieces: [lamp, broom] }) =>
      lamp === undefined || broom === undefined ? {} : { pieces: [lamp, broom, { ...lamp, id: 'ghost' }] },
    ),
  ),
  fault(
    11,
    'two things of one name',
    /Two things of the scene are called stall-0/,
    drawn(({ ground }) => ({ ground: { ...ground, spaces: [...ground.spaces, ...ground.spaces.slice(0, 1)] } })),
  ),
  fault(
    11,
    'a token that lies nowhere',
    /lamp lies at stall-0, which the scene has not/,
    drawn(({ ground }) => ({ ground: { ...ground, spaces: ground.spaces.slice(1) } })),
  ),
];
