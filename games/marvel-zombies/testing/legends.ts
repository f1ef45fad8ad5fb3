/** What the legends of the missions count, to hold the maps against. */
import type { MissionId } from '../content/ids.ts';

interface Legend {
  /** Row by row; floors are parted by a plus sign. */
  readonly tiles: string;
  readonly starts: number;
  readonly points: readonly [start: number, event: number, fiveHeroes: number];
  readonly objectives: number | null;
  readonly locked: number;
  readonly open: number | null;
  readonly citizens: number | null;
  readonly exit: boolean;
  readonly hand: boolean;
  readonly elevator: boolean;
}

/** Tiles as the book lays them, tokens as it counts them; `null` where the legend is lost. */
export const legends: Readonly<Record<MissionId, Legend>> = {
  mh0: {
    tiles: '12V 15V',
    starts: 1,
    points: [1, 1, 0],
    objectives: 1,
    locked: 1,
    open: null,
    citizens: null,
    exit: true,
    hand: false,
    elevator: false,
  },
  mh1: {
    tiles: '13R 14R / 16R 17R',
    starts: 1,
    points: [2, 1, 1],
    objectives: 2,
    locked: 1,
    open: 0,
    citizens: 4,
    exit: true,
    hand: true,
    elevator: false,
  },
  mh2: {
    tiles: '16R 13R / 17R 14R / 18R 15R',
    starts: 1,
    points: [4, 0, 1],
    objectives: 5,
    locked: 2,
    open: 0,
    citizens: 7,
    exit: true,
    hand: true,
    elevator: false,
  },
  mh3: {
    tiles: '10V 11V 12V / 13V 14V 15V + 17V',
    starts: 1,
    points: [3, 0, 2],
    objectives: 0,
    locked: 0,
    open: 2,
    citizens: 6,
    exit: false,
    hand: false,
    elevator: true,
  },
  mh4: {
    tiles: '10R 11R 12R / 13R 14R 15R',
    starts: 1,
    points: [2, 2, 0],
    objectives: 5,
    locked: 0,
    open: 0,
    citizens: 8,
    exit: true,
    hand: false,
    elevator: false,
  },
  mh5: {
    tiles: '16V 17V 18V + 13R 14R 15R',
    starts: 1,
    points: [3, 0, 2],
    objectives: null,
    locked: 0,
    open: null,
    citizens: null,
    exit: false,
    hand: false,
    elevator: false,
  },
  mh6: {
    tiles: '16V 17V 18V + 14V 11V / 15V 12V',
    starts: 2,
    points: [6, 0, 1],
    objectives: 6,
    locked: 6,
    open: 3,
    citizens: 9,
    exit: true,
    hand: false,
    elevator: true,
  },
  mh7: {
    tiles: '10V 11V 12V / 13V 14V 15V',
    starts: 1,
    points: [2, 2, 0],
    objectives: 1,
    locked: 1,
    open: 2,
    citizens: 6,
    exit: false,
    hand: false,
    elevator: true,
  },
  mh8: {
    tiles: '13R 14R 15R / 16R 17R 18R',
    starts: 1,
    points: [4, 0, 1],
    objectives: 2,
    locked: 0,
    open: null,
    citizens: null,
    exit: true,
    hand: false,
    elevator: false,
  },
  mh9: {
    tiles: '16V 17V 18V + 10R 11R 12R / 13R 14R 15R',
    starts: 1,
    points: [3, 0, 1],
    objectives: 4,
    locked: 0,
    open: 1,
    citizens: 8,
    exit: false,
    hand: false,
    elevator: true,
  },
  mh10: {
    tiles: '10R 11R 12R / 13R 14R 15R / 16R 17R 18R',
    starts: 1,
    points: [3, 0, 1],
    objectives: 5,
    locked: 0,
    open: 0,
    citizens: 10,
    exit: false,
    hand: true,
    elevator: true,
  },
};
