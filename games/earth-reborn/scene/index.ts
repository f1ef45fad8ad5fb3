/** Everything there is to see of a match: a pure function of what somebody may know. CP behind screens are not drawn (ER-5.3). */
import { squareDirections } from '@necropole/boards';
import {
  type Badge,
  type EdgeState,
  type Scene,
  type ScenePiece,
  type ScenePile,
  type SceneSheet,
  stepsIn,
  unlessEmpty,
  type View,
} from '@necropole/kernel';
import { characters } from '../content/characters/index.ts';
import { scenarios } from '../content/scenarios/index.ts';
import { doorName, squareName, wallName } from '../map.ts';
import type { Er } from '../shape.ts';
import { groundOf } from './ground.ts';
import { named } from './labels.ts';

type ErView = View<Er>;
type SeenFigure = ErView['world']['figures'][number];

export function sceneOf(view: ErView): Scene {
  const { world, board, phase } = view;
  const { turns } = scenarios[board.scenario];
  return {
    ground: groundOf(board),
    edgeStates: edgeStatesOf(view),
    pieces: world.figures.filter(({ state }) => state !== 'left').map((figure) => pieceOf(view, figure)),
    piles: pilesOf(view),
    tracks: [
      {
        id: 'turns',
        label: named('turns'),
        from: 1,
        to: Math.max(turns, world.turn),
        markers: [{ id: 'turn', token: 'i-clock', value: world.turn, label: named('turn-marker', world.turn) }],
      },
    ],
    sheets: world.figures.map((figure, at) => sheetOf(view, figure, at)),
    notes: [
      {
        id: 'goal',
        label: named('goal'),
        component: board.scenario,
        symbol: 'i-objective',
        lines: [named('goal-of', board.scenario)],
      },
    ],
    steps: stepsIn(phase, [
      {
        id: 'initiative',
        symbol: 'i-card',
        label: named('step-initiative'),
        phases: ['draw-tiles', 'swap-tiles', 'receive-command', 'initiative-duel'],
      },
      {
        id: 'activation',
        symbol: 'i-people',
        label: named('step-activation'),
        phases: ['round', 'orders', 'moving'],
      },
      { id: 'final', symbol: 'i-clock', label: named('step-final'), phases: ['final', 'keep-tiles'] },
    ]),
  };
}

// ── Doors and walls ──────────────────────────────────────────────────────────────────────────────────────────────────

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

// ── Figures ──────────────────────────────────────────────────────────────────────────────────────────────────────────

function numberOf({ world }: ErView, { id }: SeenFigure): number {
  return 1 + world.figures.findIndex((one) => one.id === id);
}

function pieceOf(view: ErView, figure: SeenFigure): ScenePiece {
  const { id, at, state, facing, wounds, magneticCards, seat } = figure;
  const isDead = state === 'dead';
  const badges: readonly Badge[] = [
    ...(wounds > 0 ? [{ symbol: 'number', text: String(wounds), label: named('wounds', wounds) }] : []),
    ...(magneticCards > 0 ? [{ symbol: 'i-card', label: named('magnetic-card') }] : []),
  ];
  return {
    id,
    at: squareName(view.board.grid, at),
    token: isDead ? 'i-skull' : 'i-people',
    label: isDead ? named('dead', id) : named('figure', id),
    component: id,
    figure: numberOf(view, figure),
    side: seat + 1,
    badges,
    ...(isDead ? { state: 'lost' as const } : { facing: squareDirections.indexOf(facing) }),
    ...(view.world.round?.figure === id && !isDead ? { state: 'active' as const } : {}),
  };
}

function sheetOf(view: ErView, figure: SeenFigure, at: number): SceneSheet {
  const { id, seat, state, wounds, engaged, spent } = figure;
  const { healthy, wounded } = characters[id];
  const { life, mostCommand } = state === 'healthy' ? healthy : wounded;
  const isHere = state === 'healthy' || state === 'wounded';
  return {
    id,
    label: named('figure', id),
    seat,
    figure: at + 1,
    side: seat + 1,
    component: id,
    token: 'i-people',
    active: view.world.round?.figure === id,
    brief: isHere ? named(engaged ? 'engaged' : 'ready') : named(state === 'left' ? 'has-left' : 'has-died'),
    lines: isHere
      ? [
          named(state === 'healthy' ? 'healthy' : 'is-wounded'),
          named('life', wounds, life),
          named('command-spent', spent, mostCommand),
        ]
      : [],
  };
}

// ── Tiles ────────────────────────────────────────────────────────────────────────────────────────────────────────────

/** Hands, assigned tiles, and what lies face down: of that only the number is shown. */
function pilesOf({ world }: ErView): readonly ScenePile[] {
  const faceDown = (id: 'bag' | 'discard' | 'aside'): ScenePile => ({
    id,
    kind: 'deck',
    label: named(id),
    cards: world[id].cards.map(() => ({ id: null })),
  });
  return [
    ...world.hands.map(
      ({ place, cards }, seat): ScenePile => ({
        id: place,
        kind: 'hand',
        label: named('hand', seat + 1),
        cards: cards.map((id) => ({ id })),
      }),
    ),
    ...world.figures.flatMap(({ id, tiles }) =>
      unlessEmpty({
        id: `tiles-${id}`,
        kind: 'row',
        at: id,
        label: named('tiles-of', id),
        cards: tiles.cards.map((tile) => ({ id: tile })),
      }),
    ),
    ...unlessEmpty(faceDown('bag')),
    ...unlessEmpty(faceDown('discard')),
    ...unlessEmpty(faceDown('aside')),
  ];
}
