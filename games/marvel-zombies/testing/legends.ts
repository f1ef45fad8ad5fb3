/** What the legends of the missions count, to hold the maps and the set-up against. */
import type { CitizenId, Colour, MissionId, ZombieHeroId } from '../content/ids.ts';

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

/** The objectives that are not red, and whether they lie face down among the red ones (MZ-28.3). */
export const coloured: Readonly<
  Record<MissionId, { readonly shown: readonly Colour[]; readonly hidden: readonly Colour[] }>
> = {
  mh0: { shown: ['green'], hidden: [] },
  mh1: { shown: ['blue'], hidden: [] },
  mh2: { shown: ['green'], hidden: ['blue'] },
  mh3: { shown: [], hidden: [] },
  mh4: { shown: [], hidden: ['blue', 'green'] },
  mh5: { shown: [], hidden: ['blue', 'green'] },
  mh6: { shown: ['blue', 'green'], hidden: [] },
  mh7: { shown: [], hidden: [] },
  mh8: { shown: [], hidden: [] },
  mh9: { shown: [], hidden: [] },
  mh10: { shown: [], hidden: ['blue', 'green'] },
};

/** Whom the book puts on the board before the first round; nobody elsewhere. */
export const figuresAtStart: Readonly<Partial<Record<MissionId, readonly (ZombieHeroId | CitizenId)[]>>> = {
  mh3: ['psylocke', 'dark-phoenix'],
  mh8: ['trish-tilby'],
  mh10: ['juggernaut'],
};

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
