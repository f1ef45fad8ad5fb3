/** The words of a text that the glossary explains: each once, where it first stands. */
import type { GlossaryEntry, Language } from '@necropole/kernel';

/** A piece of a text; with an entry where it is a word that is explained. */
export interface TextPart {
  readonly text: string;
  readonly entry: GlossaryEntry | null;
}

/** Cuts a text at its words; those that stand in what was read before it are not explained again. */
export function cutAtTerms(
  text: string,
  glossary: readonly GlossaryEntry[],
  language: Language,
  before = '',
): readonly TextPart[] {
  const found = glossary
    .filter((entry) => firstForm(before, entry, language) === null)
    .flatMap((entry) => {
      const first = firstForm(text, entry, language);
      return first === null ? [] : [{ ...first, entry }];
    })
    .sort((a, b) => a.at - b.at || b.length - a.length);
  const parts: TextPart[] = [];
  let reached = 0;
  for (const { at, length, entry } of found) {
    if (at < reached) continue;
    if (at > reached) parts.push({ text: text.slice(reached, at), entry: null });
    parts.push({ text: text.slice(at, at + length), entry });
    reached = at + length;
  }
  if (reached < text.length) parts.push({ text: text.slice(reached), entry: null });
  return parts;
}

/** Of most texts: always the same, so that whoever shows one sees that nothing has changed. */
const NONE: readonly GlossaryEntry[] = [];

/** The words of several texts, by text: each is explained only in the last that has it, where the eye is. */
export function lastOfEach(
  texts: readonly string[],
  glossary: readonly GlossaryEntry[],
  language: Language,
): readonly (readonly GlossaryEntry[])[] {
  let left = glossary;
  const found = [...texts].reverse().map((text) => {
    const here = left.filter((entry) => firstForm(text, entry, language) !== null);
    if (here.length === 0) return NONE;
    left = left.filter((entry) => !here.includes(entry));
    return here;
  });
  return found.reverse();
}

/** Where the first of its forms stands as a whole word; `null` where none does. */
function firstForm(
  text: string,
  { forms }: GlossaryEntry,
  language: Language,
): { readonly at: number; readonly length: number } | null {
  const places = forms[language].flatMap((form) => {
    const at = wholeWord(text, form);
    return at < 0 ? [] : [{ at, length: form.length }];
  });
  return places.sort((a, b) => a.at - b.at || b.length - a.length)[0] ?? null;
}

const LETTER = /[\p{L}\p{N}]/u;

function wholeWord(text: string, form: string): number {
  for (let at = text.indexOf(form); at >= 0; at = text.indexOf(form, at + 1)) {
    const [before = '', after = ''] = [text[at - 1], text[at + form.length]];
    if (!LETTER.test(before) && !LETTER.test(after)) return at;
  }
  return -1;
}
