/** Every sentence of the app outside the table and the games, typed: a missing one is a compile error. */
import type { Company, Sitter } from '../../home/draft.ts';

/** What is said about a problem: what happened, and what one can do. */
export interface ProblemWords {
  readonly title: string;
  readonly text: string;
}

export interface AppWords {
  readonly shell: {
    readonly home: string;
    readonly skip: string;
    readonly rules: string;
    readonly howToPlay: string;
    readonly about: string;
    readonly settings: string;
    readonly lab: string;
    readonly switchLanguage: string;
    readonly switchTheme: (to: 'night' | 'paper') => string;
    readonly mainMenu: string;
    readonly notice: string;
    readonly loading: string;
    readonly close: string;
    readonly cancel: string;
    readonly notFound: ProblemWords;
    readonly toHome: string;
    /** From a page that was opened at the table. */
    readonly backToMatch: string;
    readonly notFetched: string;
  };
  readonly home: {
    readonly title: string;
    readonly picture: string;
    readonly lead: (games: number) => string;
    readonly play: string;
    readonly resume: string;
    readonly games: string;
    readonly players: (fewest: number, most: number) => string;
    readonly minutes: (least: number, most: number) => string;
    readonly playGame: (title: string) => string;
    readonly rulesOf: string;
    readonly learnIt: string;
  };
  readonly matches: {
    readonly title: string;
    readonly none: string;
    readonly justNow: string;
    readonly with: (people: readonly string[], bots: number) => string;
  };
  readonly newMatch: {
    readonly title: string;
    readonly mode: string;
    readonly mission: string;
    readonly choose: (what: string, fewest: number, most: number) => string;
    readonly seats: string;
    readonly seat: (number: number) => string;
    readonly sitters: { readonly [by in Sitter]: string };
    /** Who sits in a seat, the level of a bot aside. */
    readonly who: { readonly me: string; readonly somebody: string; readonly bot: string };
    /** What will be played by whom, in a sentence. */
    readonly sum: (what: string, seats: number, company: Company) => string;
    readonly guest: (number: number) => string;
    readonly botsKnow: string;
    readonly onlyBots: string;
    readonly sameName: (name: string) => string;
    readonly advanced: string;
    readonly play: string;
    readonly starting: string;
    readonly playersOf: (fewest: number, most: number) => string;
  };
  readonly problems: {
    /** Where what is said of a problem cannot be fetched either. */
    readonly unexpected: ProblemWords;
    readonly again: string;
    readonly details: string;
  };
}
