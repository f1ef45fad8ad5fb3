/** How a text is written: what a reader would stumble over, whatever the game and the sentence. */
import type { Language } from '../index.ts';

/** A slip, and what shows it. */
type Slip = readonly [what: string, shows: RegExp];

const SLIPS: readonly Slip[] = [
  ['empty or untrimmed', /^$|^\s|\s$/],
  ['a double space', / {2}/],
  ['two full stops', /[^.]\.\.($|[^.])/],
  ['a straight apostrophe', /'/],
  ['a missing parameter', /\b(undefined|null|NaN)\b|\[object|[{}]/],
  ['a bare id', /\b[a-z]+(-[a-z]+)*[.-]\d+\b|\w{2,}\.[a-z]/],
];

const SLIPS_OF: Readonly<Record<Language, readonly Slip[]>> = {
  fr: [
    ['no thin space at punctuation', /[^\u202f\u00a0?!][?!:;%»]|«[^\u202f\u00a0]/],
    // Before a verb it is a pronoun, and stays.
    ['an article that should have melted', /(?<!\p{L})(de|à) (le|les) (?!\p{Ll}*(er|[^o]ir|voir|re)\b)/iu],
  ],
  en: [['a space before punctuation', /\s[?!:;%]/]],
};

/** What is wrong with how a text is written. */
export function slipsIn(language: Language, text: string): readonly string[] {
  return [...SLIPS, ...SLIPS_OF[language]].filter(([, shows]) => shows.test(text)).map(([what]) => what);
}
