/** Sight over a board of squares: from square to square, and from one square over the whole board. */
import {
  barEdge,
  barSquare,
  edgeCount,
  type SightRule,
  type Sights,
  sees,
  sightBetween,
  sightsOn,
  squareCount,
  squareGrid,
  viewFrom,
} from '@necropole/boards';
import { type Contestant, measureRates, pick } from './measure.ts';

/** How long one question takes, in microseconds. */
export interface BoardSpeed {
  /** From square to square, by the line alone. */
  readonly lineMicros: number;
  /** From square to square, where the view of the first is known. */
  readonly keptMicros: number;
  /** Every square that one square sees, looked at for the first time. */
  readonly viewMicros: number;
  /** The same after one edge or square has changed. */
  readonly mendedMicros: number;
}

const WIDTH = 16;
const HEIGHT = 20;
const [BARRED, HOLDS] = [1, 2];
const rule: SightRule = { edges: BARRED, squares: HOLDS, ends: 0, corner: 'one-way-free' };
/** One edge in so many is barred, one square in so many is held: an open board, where lines are long. */
const BARRED_OF = 12;
const HELD_OF = 25;
const QUESTIONS = 1000;

export function measureBoards(seconds: number): BoardSpeed {
  const sights = furnished();
  const squares = squareCount(sights.lines.grid);
  let seen = 0;
  const contestants: readonly Contestant[] = [
    {
      name: 'line',
      work() {
        for (let i = 0; i < QUESTIONS; i++) {
          if (sightBetween(sights.lines, rule, sights.barriers, pick(squares), pick(squares))) seen += 1;
        }
        return QUESTIONS;
      },
    },
    {
      name: 'kept',
      work() {
        const from = pick(squares);
        viewFrom(sights, from);
        for (let i = 0; i < QUESTIONS; i++) if (sees(sights, from, pick(squares))) seen += 1;
        return QUESTIONS;
      },
    },
    {
      name: 'view',
      work() {
        const from = pick(squares);
        sights.views[from] = undefined;
        seen += viewFrom(sights, from)[pick(squares)] ?? 0;
        return 1;
      },
    },
    {
      name: 'mended',
      work() {
        const from = pick(squares);
        viewFrom(sights, from);
        let done = 0;
        for (; done < QUESTIONS; done++) {
          changeOne(sights);
          seen += viewFrom(sights, from)[pick(squares)] ?? 0;
        }
        return done;
      },
    },
  ];
  const rates = measureRates(contestants, seconds);
  if (seen === 0) throw new Error('nobody saw anything');
  const micros = (name: string): number => Number((1e6 / (rates.get(name) ?? 0)).toFixed(3));
  return {
    lineMicros: micros('line'),
    keptMicros: micros('kept'),
    viewMicros: micros('view'),
    mendedMicros: micros('mended'),
  };
}

function furnished(): Sights {
  const sights = sightsOn(squareGrid(WIDTH, HEIGHT), rule);
  const { grid } = sights.lines;
  for (let edge = 0; edge < edgeCount(grid); edge++) barEdge(sights, edge, pick(BARRED_OF) === 0 ? BARRED : 0);
  for (let square = 0; square < squareCount(grid); square++) barSquare(sights, square, pick(HELD_OF) === 0 ? HOLDS : 0);
  return sights;
}

/** Bars or clears an edge, or takes a square or leaves it, in proportion. */
function changeOne(sights: Sights): void {
  const { grid } = sights.lines;
  if (pick(2) === 0) barEdge(sights, pick(edgeCount(grid)), pick(BARRED_OF) === 0 ? BARRED : 0);
  else barSquare(sights, pick(squareCount(grid)), pick(HELD_OF) === 0 ? HOLDS : 0);
}
