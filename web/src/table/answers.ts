/** Which answers a question has, in which order they stand, and what a place on the board answers. Knows no game. */
import type { SeenOption, SeenQuestion } from '@necropole/kernel';

/** More allowed answers than this: the board is the list. */
const MOST_LISTED = 8;
const DIGITS = 9;

/** The verb of an answer's key. */
export function verbOf(key: string): string {
  return key.split(':', 1)[0] ?? key;
}

/** What an answer is about last: the space, piece or card that stands for it. The only place that decides so. */
export function targetOf({ refs }: Pick<SeenOption, 'refs'>): string | null {
  return refs.at(-1) ?? null;
}

export function isAllowed({ refusal }: SeenOption): boolean {
  return refusal === null;
}

/** The answers that a thing of the scene stands for. */
export function answersAt(
  question: SeenQuestion,
  id: string,
): { readonly allowed: readonly SeenOption[]; readonly refused: readonly SeenOption[] } {
  const here = question.options.filter((option) => targetOf(option) === id);
  return { allowed: here.filter(isAllowed), refused: here.filter((option) => !isAllowed(option)) };
}

/** A line of the list: an answer with its digit, or refused ones of one verb and one reason. */
export type Entry =
  | { readonly kind: 'answer'; readonly option: SeenOption; readonly digit: number | null }
  | { readonly kind: 'refused'; readonly options: readonly [SeenOption, ...SeenOption[]] };

export interface AnswerList {
  readonly entries: readonly Entry[];
  /** Allowed answers that only the board and the search show. */
  readonly onBoard: readonly SeenOption[];
}

/**
 * The list beside a question. Refused verbs keep their place; a refused space of a verb that is allowed elsewhere is
 * explained on the board, not here.
 */
export function listAnswers(question: SeenQuestion, isDrawn: (id: string) => boolean): AnswerList {
  const { options } = question;
  const onBoard = (option: SeenOption): boolean => {
    const target = targetOf(option);
    return target !== null && isDrawn(target);
  };
  const allowed = options.filter(isAllowed);
  const verbs = new Set(allowed.map(({ key }) => verbOf(key)));
  const many = allowed.length > MOST_LISTED;
  const groups = groupRefused(options.filter((option) => !isAllowed(option)));
  const entries: Entry[] = [];
  let digit = 0;
  for (const option of options) {
    if (isAllowed(option)) {
      if (many && onBoard(option)) continue;
      digit += 1;
      entries.push({ kind: 'answer', option, digit: digit <= DIGITS ? digit : null });
      continue;
    }
    const group = groups.find(([first]) => first === option);
    if (group === undefined) continue;
    if (verbs.has(verbOf(option.key)) && group.every(onBoard)) continue;
    entries.push({ kind: 'refused', options: group });
  }
  return { entries, onBoard: many ? allowed.filter(onBoard) : [] };
}

/** Refused answers of one verb and one reason stand together: nobody reads why each of 25 rooms is too far. */
export function groupRefused(refused: readonly SeenOption[]): readonly (readonly [SeenOption, ...SeenOption[]])[] {
  const groups = new Map<string, [SeenOption, ...SeenOption[]]>();
  for (const option of refused) {
    const alike = `${verbOf(option.key)} ${option.refusal?.key} ${option.refusal?.cite}`;
    const group = groups.get(alike);
    if (group === undefined) groups.set(alike, [option]);
    else group.push(option);
  }
  return [...groups.values()];
}

/** The answers in the order of their numbers, where all of them are consecutive numbers of one verb. */
export function stepsOf(
  question: SeenQuestion,
): readonly { readonly number: number; readonly option: SeenOption }[] | null {
  const allowed = question.options.filter(isAllowed);
  const [first] = allowed;
  if (first === undefined || allowed.length < 3) return null;
  const numbered = allowed.map((option) => {
    const nouns = option.key.split(':').slice(1);
    return { number: nouns.length === 1 && /^\d{1,3}$/.test(nouns[0] ?? '') ? Number(nouns[0]) : Number.NaN, option };
  });
  if (numbered.some(({ option }) => verbOf(option.key) !== verbOf(first.key) || targetOf(option) !== targetOf(first)))
    return null;
  const sorted = [...numbered].sort((a, b) => a.number - b.number);
  const start = sorted[0]?.number ?? Number.NaN;
  return sorted.every(({ number }, i) => number === start + i) ? sorted : null;
}

/** Does the fact say that the answer may cost its giver a figure? The only place that knows the sign of it. */
export function deadlyFact(option: SeenOption): SeenOption['facts'][number] | null {
  return (
    option.facts.find(({ key, params }) => key === 'lethal' || ('danger' in params && params.danger === true)) ?? null
  );
}

/** The allowed answers that would make a refused one possible. */
export function remediesOf(question: SeenQuestion, refused: SeenOption): readonly SeenOption[] {
  const keys = refused.refusal?.remedies ?? [];
  return question.options.filter((option) => isAllowed(option) && keys.includes(option.key));
}

/** Without case and accents: what a search compares. */
export function plain(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
}
