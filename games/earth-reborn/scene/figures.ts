/** Figures on the board: whose they are, where they look, what their base is worth on each side. */
import { type SquareSide, squareDirections, squareSides } from '@necropole/boards';
import type { Badge, PieceSide, ScenePiece } from '@necropole/kernel';
import { characters } from '../content/characters/index.ts';
import { equipmentFaceOf } from '../content/equipment/deck.ts';
import type { Chances, MeleeArc } from '../content/kinds.ts';
import { squareName } from '../map.ts';
import { baseOf, commandOpenFor, isEmpty, isPilot } from '../reading.ts';
import { EMPTY, isEmptied } from './belongings.ts';
import { bustOf, sideOfCharacter, sideOfClan } from './faces.ts';
import { named } from './labels.ts';
import { bodySeen, type ErView, isActing, isHere, numberOf, type SeenFigure } from './seen.ts';

export function piecesOf(view: ErView): readonly ScenePiece[] {
  const figures = view.world.figures.filter(({ at }) => at >= 0).map((figure) => pieceOf(view, figure));
  return [...figures, ...placedOn(view)];
}

const tokens = { mine: 'i-cross', plastic: 'i-clock', 'time-bomb': 'i-clock', 'deadly-virus': 'i-skull' } as const;

/** Mines, bombs and viruses: open to all. */
function placedOn({ world, board }: ErView): readonly ScenePiece[] {
  return world.placed.map(({ marker, at, turns }, number) => ({
    id: `placed-${number + 1}`,
    at: squareName(board.grid, at),
    token: tokens[marker],
    form: 'counter',
    label: named('placed', marker, turns),
    badges: [{ symbol: 'number', text: `${turns}`, label: named('placed', marker, turns) }],
  }));
}

const strengths: Readonly<Record<MeleeArc, PieceSide['strength']>> = { 'dark-blue': 3, 'light-blue': 2, grey: 1 };

/** `4` dice, `+2` automatic hits, or both. */
function written({ dice, automatic }: Chances): string {
  if (automatic === 0) return `${dice}`;
  return dice === 0 ? `+${automatic}` : `${dice}+${automatic}`;
}

/** What its base is worth on each side: clockwise from the front. */
export function sidesOf(figure: SeenFigure): readonly PieceSide[] {
  const { melee } = bodySeen(figure);
  const { arcs } = baseOf(figure);
  return squareSides.map((side) => {
    const { dice, automatic } = melee[arcs[side]];
    return {
      strength: strengths[arcs[side]],
      text: written(melee[arcs[side]]),
      label: named('side', side, dice, automatic),
    };
  });
}

/** The same by name, as a sheet has it: flanks that are alike are one. */
export function namedSides(figure: SeenFigure): readonly PieceSide[] {
  const [front, right, back, left] = sidesOf(figure);
  if (front === undefined || right === undefined || back === undefined || left === undefined) return [];
  const called = (side: PieceSide, name: SquareSide | 'flanks'): PieceSide => ({
    ...side,
    name: named('side-name', name),
  });
  const flanks = right.text === left.text ? [called(right, 'flanks')] : [called(right, 'right'), called(left, 'left')];
  return [called(front, 'front'), ...flanks, called(back, 'back')];
}

function pieceOf(view: ErView, figure: SeenFigure): ScenePiece {
  const { id, at } = figure;
  const base = baseOf(figure);
  const { large } = base;
  const isDead = !isHere(figure) && !isEmpty(figure);
  const common = {
    id,
    at: squareName(view.board.grid, at),
    label: calledOnBoard(figure),
    figure: numberOf(view, figure),
    component: id,
  };
  if (isDead) return { ...common, token: 't-dead', state: 'lost' };
  return {
    ...common,
    // The large figure stays on the board, whoever is inside (ER-30.19).
    token: bustOf(base.id),
    side: sideOfCharacter(characters[id]),
    facing: squareDirections.indexOf(figure.facing),
    ...(large === undefined ? {} : { size: large.size }),
    sides: sidesOf(figure),
    badges: isEmpty(figure) ? [] : badgesOf(view, figure),
    ...(isActing(view, figure) ? { state: 'active' as const } : {}),
  };
}

function calledOnBoard(figure: SeenFigure): ScenePiece['label'] {
  if (isEmpty(figure)) return named('nobody-inside', figure.id);
  if (!isHere(figure)) return named('dead', figure.id);
  return isPilot(figure) ? named('piloted', baseOf(figure).id, figure.id) : named('figure', figure.id);
}

/** The CP that it may still receive; its wounded side; a weapon out of ammunition; a magnetic card; a prisoner; who commands it; whether it is paused. */
function badgesOf({ world, board }: ErView, figure: SeenFigure): readonly Badge[] {
  const { id, seat, state, magneticCards, prisoner } = figure;
  const left = commandOpenFor(figure);
  const clan = board.clans[seat] ?? 'norad';
  const isPaused =
    world.round !== null &&
    world.round.interception !== null &&
    (world.round.combined?.mover ?? world.round.figure) === id;
  return [
    { symbol: 'number', text: `${left}`, label: named('command-left', left) },
    ...(state === 'wounded' ? [{ symbol: 'i-wound', label: named('is-wounded'), bad: true as const }] : []),
    ...figure.items.filter(isEmptied).map(({ face }) => ({
      symbol: EMPTY,
      label: named('is-empty', equipmentFaceOf(face).equipment),
      bad: true as const,
    })),
    ...(magneticCards > 0 ? [{ symbol: 't-card', label: named('magnetic-card') }] : []),
    ...(prisoner === null ? [] : [{ symbol: 'i-lock', label: named(isPilot(figure) ? 'pilots' : 'leads', prisoner) }]),
    ...(characters[id].mostCommandAsTraitor === undefined
      ? []
      : [{ symbol: `s-${sideOfClan(clan)}`, label: named('commanded-by', seat + 1) }]),
    ...(isPaused ? [{ symbol: 'i-clock', label: named('paused') }] : []),
  ];
}
