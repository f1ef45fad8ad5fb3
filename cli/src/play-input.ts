/** What a line typed at the table means. */
import { comparable } from '@necropole/kernel';
import type { SeenOption, SeenQuestion } from '@necropole/kernel/app';
import type { Phrases } from './phrases.ts';

/** What a person wants. */
export type Wish =
  | { readonly kind: 'answer'; readonly key: string }
  | { readonly kind: 'undo' | 'redo' | 'quit' | 'log' | 'board' | 'refused' | 'hint' | 'help' | 'nothing' }
  | { readonly kind: 'save'; readonly file: string | null }
  | { readonly kind: 'rule'; readonly cite: string }
  | { readonly kind: 'unclear'; readonly why: string };

const LETTERS: { readonly [letter: string]: Wish } = {
  u: { kind: 'undo' },
  y: { kind: 'redo' },
  q: { kind: 'quit' },
  l: { kind: 'log' },
  b: { kind: 'board' },
  r: { kind: 'refused' },
  h: { kind: 'hint' },
  s: { kind: 'save', file: null },
  '?': { kind: 'help' },
  '': { kind: 'nothing' },
};

/** Reads a line: a command, the number of an answer, or the start of its key or name. */
export function readWish(line: string, question: SeenQuestion, phrases: Phrases): Wish {
  const text = line.trim();
  const letter = Object.hasOwn(LETTERS, text.toLowerCase()) ? LETTERS[text.toLowerCase()] : undefined;
  if (letter !== undefined) return letter;
  const rule = /^rule\s+(\S+)$/i.exec(text);
  if (rule) return { kind: 'rule', cite: rule[1] ?? '' };
  const save = /^s\s+(\S.*)$/.exec(text);
  if (save) return { kind: 'save', file: save[1] ?? '' };
  const allowed = question.options.filter(({ refusal }) => refusal === null);
  if (/^\d+$/.test(text)) {
    const option = allowed[Number(text) - 1];
    if (option !== undefined) return { kind: 'answer', key: option.key };
    return { kind: 'unclear', why: phrases.words.play.noNumber(text, allowed.length) };
  }
  return byName(text, allowed, question.options, phrases);
}

/** The one answer that begins so; refused answers are only meant when no allowed one is. */
function byName(text: string, allowed: readonly SeenOption[], all: readonly SeenOption[], phrases: Phrases): Wish {
  for (const options of [allowed, all]) {
    const exact = options.find((one) => one.key === text || comparable(phrases.called(one)) === comparable(text));
    const found = exact === undefined ? options.filter((one) => beginsSo(one, text, phrases)) : [exact];
    if (found.length === 1) return { kind: 'answer', key: found[0]?.key ?? '' };
    if (found.length > 1) {
      const names = found.map((one) => phrases.called(one));
      return { kind: 'unclear', why: phrases.words.play.ambiguous(text, names) };
    }
  }
  return { kind: 'unclear', why: phrases.words.play.noMatch(text) };
}

function beginsSo(option: SeenOption, text: string, phrases: Phrases): boolean {
  const begins = (name: string): boolean => comparable(name).startsWith(comparable(text));
  return begins(option.key) || begins(phrases.called(option));
}
