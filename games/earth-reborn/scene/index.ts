/** Everything there is to see of a match: a pure function of what somebody may know. CP behind other screens are not drawn (ER-5.3). */
import { type EdgeState, type FixtureState, type Scene, type SceneNote, stepsIn } from '@necropole/kernel';
import { scenarios } from '../content/scenarios/index.ts';
import { doorName, elementName, wallName } from '../map.ts';
import { plays, spanOf } from '../reading.ts';
import { belongingsOf, searchDeck } from './belongings.ts';
import { piecesOf } from './figures.ts';
import { groundOf } from './ground.ts';
import { named } from './labels.ts';
import type { ErView } from './seen.ts';
import { sheetsOf, sheetTracks } from './sheets.ts';
import { fieldsOf } from './sight.ts';
import { pilesOf } from './tiles.ts';

export function sceneOf(view: ErView): Scene {
  const { world, board, phase } = view;
  const { turns } = scenarios[board.scenario];
  return {
    ground: groundOf(board),
    edgeStates: edgeStatesOf(view),
    fixtureStates: fixtureStatesOf(view),
    pieces: [...piecesOf(view), ...belongingsOf(view)],
    fields: fieldsOf(view),
    piles: [...pilesOf(view), ...searchDeck(view)],
    tracks: [
      {
        id: 'turns',
        label: named('turns'),
        from: 1,
        to: Math.max(turns, world.turn),
        markers: [{ id: 'turn', token: 'i-clock', value: world.turn, label: named('turn-marker', world.turn) }],
      },
      ...sheetTracks(view),
    ],
    sheets: sheetsOf(view),
    notes: [
      ...missionNote(view),
      {
        id: 'goal',
        label: named('goal'),
        component: board.scenario,
        symbol: 'i-objective',
        lines: [named('goal-of', board.scenario)],
      },
    ],
    span: spanOf(world),
    steps: stepsIn(phase, [
      {
        id: 'initiative',
        symbol: 'i-init',
        label: named('step-initiative'),
        phases: ['draw-tiles', 'swap-tiles', 'receive-command', 'jam-radio', 'initiative-duel'],
      },
      {
        id: 'activation',
        symbol: 'i-cp',
        label: named('step-activation'),
        now: world.round?.interception == null ? named('round-of', world.active + 1) : named('step-interception'),
        phases: ['round', 'orders', 'moving', 'combined-move', 'searching'],
      },
      { id: 'final', symbol: 'i-clock', label: named('step-final'), phases: ['final', 'keep-tiles'] },
    ]),
  };
}

/** Mission points, where the scenario has them. */
function missionNote({ world, board }: ErView): readonly SceneNote[] {
  if (!plays(board, 'mission-points')) return [];
  return [
    {
      id: 'mission-points',
      label: named('mission-points'),
      symbol: 'i-check',
      lines: world.missionPoints.map((points, seat) => named('points-of', seat, points)),
    },
  ];
}

/** Doors as they stand, and walls that are none any more. */
function edgeStatesOf({ world, board }: ErView): NonNullable<Scene['edgeStates']> {
  const states: { [edge: string]: EdgeState } = {};
  for (const [door, state] of world.doors.entries()) {
    const laid = board.doors[door];
    if (laid === undefined) continue;
    const { kind, magnetic } = laid;
    const shown = state === 'closed' && magnetic ? 'locked' : state;
    states[doorName(door)] = { state: shown, label: named('door', kind, magnetic ? 'magnetic' : 'plain', state) };
  }
  for (const edge of world.breaches) states[wallName(edge)] = { state: 'broken', label: named('breach') };
  return states;
}

function fixtureStatesOf({ world }: ErView): NonNullable<Scene['fixtureStates']> {
  const states: { [fixture: string]: FixtureState } = {};
  for (const element of world.wrecked) states[elementName(element)] = { state: 'destroyed' };
  return states;
}
