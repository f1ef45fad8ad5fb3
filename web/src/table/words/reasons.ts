/** What is said of why bots answered as they did. */
import type { Language } from '@necropole/kernel';
import type { BotId } from '../../engine/bots.ts';

export interface ReasonWords {
  readonly title: string;
  readonly none: string;
  /** "bot 2, hard". */
  readonly by: (name: string, bot: BotId) => string;
  readonly why: string;
  /** Where nothing of the judgement tells the answers apart. */
  readonly noWords: string;
  /** The next best, and whether the answer stood out from it. */
  readonly next: (answer: string, clearly: boolean) => string;
  readonly weighed: (options: number, tries: number) => string;
  readonly option: string;
  readonly tries: string;
  readonly expected: string;
  readonly expectedHint: string;
  readonly chosen: string;
  readonly more: (count: number) => string;
  readonly forced: string;
  readonly byChance: string;
  readonly broke: string;
  readonly hidden: string;
  /** The match is over, but these eyes did not see it. */
  readonly hiddenHere: string;
}

const t = '\u202f';

const LEVELS: Readonly<Record<Language, Readonly<Record<BotId, string>>>> = {
  en: { easy: 'easy', normal: 'normal', hard: 'hard', random: 'by chance' },
  fr: { easy: 'facile', normal: 'normal', hard: 'difficile', random: 'au hasard' },
};

/** Fetched only by whoever asks why. */
export const reasonWords: Readonly<Record<Language, ReasonWords>> = {
  en: {
    title: 'Why the bots answered so',
    none: 'No bot has answered yet.',
    by: (name, bot) => `${name}, ${LEVELS.en[bot]}`,
    why: 'Why?',
    noWords: 'Little told its answers apart.',
    next: (answer, clearly) => (clearly ? `It stood out from the next best: ${answer}.` : `About as good: ${answer}.`),
    weighed: (options, tries) => `${options} answers weighed in ${tries} tries`,
    option: 'Answer',
    tries: 'tries',
    expected: 'hope',
    expectedHint: 'From 0, lost, to 100, won, for this seat, as far as it tried.',
    chosen: 'chosen',
    more: (count) => (count > 1 ? `and ${count} other answers` : 'and 1 other answer'),
    forced: 'Only one answer was allowed.',
    byChance: 'By chance.',
    broke: 'This bot could not think to the end. It gave its best answer so far.',
    hidden: 'Its reasons would tell what it keeps hidden: they open when the match is over.',
    hiddenHere: 'Its reasons would tell what these eyes did not see. Look through other eyes to read them.',
  },
  fr: {
    title: 'Pourquoi les robots ont répondu ainsi',
    none: 'Aucun robot n’a encore répondu.',
    by: (name, bot) => `${name}, ${LEVELS.fr[bot]}`,
    why: `Pourquoi${t}?`,
    noWords: 'Peu de choses séparaient ses réponses.',
    next: (answer, clearly) =>
      clearly ? `Elle se détachait de la suivante${t}: ${answer}.` : `Presque aussi bien${t}: ${answer}.`,
    weighed: (options, tries) => `${options} réponses pesées en ${tries} essais`,
    option: 'Réponse',
    tries: 'essais',
    expected: 'espoir',
    expectedHint: 'De 0, perdu, à 100, gagné, pour cette place, d’après les essais.',
    chosen: 'choisie',
    more: (count) => (count > 1 ? `et ${count} autres réponses` : 'et 1 autre réponse'),
    forced: 'Une seule réponse était permise.',
    byChance: 'Au hasard.',
    broke: 'Ce robot n’a pas pu réfléchir jusqu’au bout. Il a donné sa meilleure réponse jusque-là.',
    hidden: `Ses raisons diraient ce qu’il tient caché${t}: elles s’ouvrent à la fin de la partie.`,
    hiddenHere: 'Ses raisons diraient ce que ces yeux-là ne voyaient pas. Regardez avec d’autres yeux pour les lire.',
  },
};
