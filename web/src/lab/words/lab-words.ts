/** What the lab says. It comes with the page of the lab, in both languages. */
import type { Rate } from '@necropole/bots/lab';
import type { Pick, Saying } from '../reading.ts';
import type { LabBot } from '../settings.ts';

export interface LabWords {
  readonly title: string;
  readonly lead: string;
  readonly game: string;
  readonly mode: string;
  readonly mission: string;
  readonly seats: string;
  readonly seatsOf: (count: number) => string;
  readonly bots: string;
  readonly botNames: { readonly [B in LabBot]: string };
  readonly eachSeat: string;
  readonly seat: (number: number) => string;
  readonly mixed: string;
  readonly compare: string;
  readonly nothing: string;
  readonly compared: { readonly mission: string; readonly seats: string; readonly players: string };
  readonly matches: string;
  /** For each value of what is compared. */
  readonly matchesEach: string;
  readonly seed: string;
  readonly team: (fewest: number, most: number) => string;
  readonly addTeam: string;
  readonly removeTeam: (team: string) => string;
  readonly noTeam: string;
  readonly run: string;
  readonly again: string;
  readonly stop: string;
  readonly resume: string;
  readonly progress: (played: number, all: number) => string;
  readonly left: (seconds: number) => string;
  readonly workers: (count: number) => string;
  readonly waiting: string;
  readonly ready: string;
  readonly readyText: string;
  readonly failed: string;
  readonly crashed: (count: number) => string;
  readonly whose: string;
  readonly anybody: string;
  readonly side: (seats: readonly number[]) => string;
  readonly percent: (share: number) => string;
  readonly saying: (saying: Saying) => string;
  readonly wins: (rate: Rate) => string;
  /** The same, for one value of what is compared. */
  readonly told: (name: string, saying: Saying, rate: Rate) => string;
  readonly fromTo: (first: string, last: string, a: number, b: number) => string;
  readonly apart: string;
  readonly touching: string;
  readonly interval: string;
  readonly plots: {
    readonly rates: string;
    readonly lengths: string;
    readonly answers: string;
    readonly endings: string;
    readonly share: string;
    readonly count: string;
    readonly joined: string;
    readonly used: string;
    readonly weight: string;
    readonly weightText: (clear: number, all: number) => string;
    readonly fell: string;
    readonly fellText: (count: number) => string;
    readonly alsoFell: string;
    readonly all: string;
    readonly points: string;
  };
  readonly clear: string;
  readonly unclear: string;
  readonly table: string;
  readonly columns: {
    readonly value: string;
    readonly rate: string;
    readonly low: string;
    readonly high: string;
    readonly matches: string;
    readonly with: string;
    readonly without: string;
    readonly difference: string;
  };
  readonly saveAs: (kind: string) => string;
  readonly svg: (title: string) => string;
  readonly share: string;
  readonly shared: string;
  readonly notShared: string;
  readonly picks: string;
  readonly pick: { readonly [W in Pick['why']]: string };
  /** `of`: the value of what is compared, if anything is. */
  readonly pickText: (number: number, of: string, ending: string, answers: number) => string;
  readonly watch: string;
  readonly watchNumber: string;
  readonly opening: string;
  readonly matchTitle: (number: number) => string;
  readonly honest: string;
}
