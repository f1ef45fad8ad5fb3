/** What is said at the end of a match. */
import type { Language } from '@necropole/kernel';

export interface EndWords {
  readonly resignedText: string;
  readonly byRule: string;
  readonly won: (names: string, count: number) => string;
  /** Beside the ending, where the one person here won. */
  readonly youWin: string;
  readonly youWon: string;
  readonly youLost: string;
  readonly nobody: string;
  readonly points: (count: number) => string;
  readonly summary: string;
  readonly answers: (count: number) => string;
  readonly turns: (count: number) => string;
  readonly rounds: (count: number) => string;
  readonly time: string;
  readonly minutes: (count: number) => string;
  readonly takenBack: string;
  readonly moments: string;
  /** What changed at a moment, in a word or two. */
  readonly change: {
    readonly done: (name: string) => string;
    readonly lost: (name: string) => string;
    readonly empty: (name: string) => string;
    readonly track: (names: readonly string[], from: number, to: number) => string;
  };
  readonly moment: (line: number) => string;
  readonly last: string;
  readonly rematch: string;
  /** Before the name of the mission. */
  readonly nextMission: string;
  /** After the match of a lesson: what it counts, and the way on. */
  readonly lessonText: string;
  readonly wholeMatch: (mission: string | null) => string;
  readonly sameSeed: string;
  readonly seeBoard: string;
  /** What else there is to do. */
  readonly more: string;
}

/** Fetched with the end. */
export const endWords: Readonly<Record<Language, EndWords>> = {
  en: {
    resignedText: 'Nobody plays this match any more. It can be watched again, and continued from any moment.',
    byRule: 'By the rule',
    won: (names, count) => `${names} ${count === 1 ? 'wins' : 'win'}`,
    youWin: 'You win',
    youWon: 'Victory',
    youLost: 'Defeat',
    nobody: 'Nobody wins',
    points: (count) => (count === 1 ? '1 point' : `${count} points`),
    summary: 'In figures',
    answers: (count) => (count === 1 ? 'answer' : 'answers'),
    turns: (count) => (count === 1 ? 'turn' : 'turns'),
    rounds: (count) => (count === 1 ? 'round' : 'rounds'),
    time: 'at the table',
    minutes: (count) => (count < 1 ? '< 1 min' : `${count} min`),
    takenBack: 'taken back',
    moments: 'Decisive moments',
    change: {
      done: (name) => `done: ${name}`,
      lost: (name) => `lost: ${name}`,
      empty: (name) => `empty: ${name}`,
      track: (names, from, to) => `${names.join(', ')} ${from} → ${to}`,
    },
    moment: (line) => `Answer ${line}`,
    last: 'The end',
    rematch: 'Rematch',
    nextMission: 'Next mission:',
    lessonText: 'A lesson is no whole match: it counts in no record.',
    wholeMatch: (mission) => (mission === null ? 'Play a whole match' : `The whole mission: ${mission}`),
    sameSeed: 'Same deal again',
    seeBoard: 'See the board',
    more: 'More',
  },
  fr: {
    resignedText: 'Plus personne ne joue cette partie. On peut la revoir, et la reprendre à n’importe quel moment.',
    byRule: 'D’après la règle',
    won: (names) => `Victoire de ${names}`,
    youWin: 'Vous avez gagné',
    youWon: 'Victoire',
    youLost: 'Défaite',
    nobody: 'Personne ne gagne',
    points: (count) => (Math.abs(count) < 2 ? `${count} point` : `${count} points`),
    summary: 'En chiffres',
    answers: (count) => (count < 2 ? 'réponse' : 'réponses'),
    turns: (count) => (count < 2 ? 'tour' : 'tours'),
    rounds: (count) => (count < 2 ? 'round' : 'rounds'),
    time: 'à la table',
    minutes: (count) => (count < 1 ? '< 1 min' : `${count} min`),
    takenBack: 'reprises',
    moments: 'Moments décisifs',
    change: {
      done: (name) => `accompli : ${name}`,
      lost: (name) => `perte : ${name}`,
      empty: (name) => `à vide : ${name}`,
      track: (names, from, to) => `${names.join(', ')} ${from} → ${to}`,
    },
    moment: (line) => `Réponse ${line}`,
    last: 'La fin',
    rematch: 'Revanche',
    nextMission: 'La mission suivante\u202f:',
    lessonText: 'Une leçon n’est pas une partie entière\u202f: elle ne compte pas au palmarès.',
    wholeMatch: (mission) => (mission === null ? 'Jouer une partie entière' : `La mission entière\u202f: ${mission}`),
    sameSeed: 'Rejouer la même donne',
    seeBoard: 'Voir le plateau',
    more: 'Autre chose',
  },
};
