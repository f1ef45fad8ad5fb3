/** Which answers a question has, in which order they stand, and what a place on the board answers. Knows no game. */
import { type Fact, type Scene, type Signs, targetOf } from '@necropole/kernel';
import type { SeenOption, SeenQuestion } from '@necropole/kernel/app';
import { pictureOf } from '../scene/tokens.ts';

export { targetOf };

/** More allowed answers than this: the board is the list. */
const MOST_LISTED = 12;
/** A verb with no more answers on the board than these is listed all the same. */
const FEW_PLACES = 3;
/** A verb that is refused in more places than this is explained on the board alone. */
const MOST_ALIKE = 8;
const DIGITS = 9;

/** The verb of an answer's key. */
export function verbOf(key: string): string {
  return key.split(':', 1)[0] ?? key;
}

export function isAllowed({ refusal }: SeenOption): boolean {
  return refusal === null;
}

/**
 * The answers that a thing of the scene stands for. One that only pays otherwise for the same is left out, unless it pays with
 * the chip that was chosen: then only what pays with that is meant.
 */
export function answersAt(
  question: SeenQuestion,
  id: string,
  chip: string | null = null,
): { readonly allowed: readonly SeenOption[]; readonly refused: readonly SeenOption[] } {
  const here = question.options.filter((option) => targetOf(option) === id);
  const allowed = here.filter(isAllowed);
  const paid = allowed.filter((option) => paysWith(option, chip));
  return {
    allowed: paid.length > 0 ? paid : allowed.filter((option) => !isOtherWay(question, option)),
    refused: here.filter((option) => !isAllowed(option)),
  };
}

/** Does an answer spend this chip? */
export function paysWith({ pays = [] }: SeenOption, chip: string | null): boolean {
  return chip !== null && pays.includes(chip);
}

/** Does an option only pay otherwise for what another one, that is allowed, does as well? */
export function isOtherWay({ options }: SeenQuestion, { insteadOf }: SeenOption): boolean {
  return insteadOf !== undefined && options.some((option) => option.key === insteadOf && isAllowed(option));
}

/** The allowed answers that do the same as this one, and pay otherwise. */
export function otherWays({ options }: SeenQuestion, { key }: SeenOption): readonly SeenOption[] {
  return options.filter((option) => option.insteadOf === key && isAllowed(option));
}

/** An allowed answer in the list, with the digits that give it. */
export interface Listed {
  readonly option: SeenOption;
  readonly digit: string | null;
  /** The same, paid for otherwise: they stand at its end. */
  readonly others: readonly SeenOption[];
  /** Those of its verb that stand behind it, where there are several and it is seldom wanted. */
  readonly alike: readonly SeenOption[];
  /** Itself and those that differ in a number alone: it is stepped to. */
  readonly numbers: readonly Numbered[];
}

export interface AnswerList {
  /** What is allowed, in the order of the game. */
  readonly answers: readonly Listed[];
  /** What is refused, by verb and reason: it stands below what is allowed. */
  readonly refused: readonly RefusedAnswers[];
  /** Allowed answers that stand on the board: those of a long list are folded. */
  readonly onBoard: readonly SeenOption[];
}

/**
 * The list beside a question. A refused space of a verb that is allowed elsewhere is explained on the board, not here.
 * Of a verb that is refused everywhere on the board one reason is enough, and none where it is refused in many places
 * for want of anything there.
 */
export function listAnswers(question: SeenQuestion, isDrawn: IsDrawn, aside: Signs['aside'] = []): AnswerList {
  const { options } = question;
  const isOnBoard = (option: SeenOption): boolean => {
    const target = targetOf(option);
    return target !== null && isDrawn(target) > 0;
  };
  const isAlike = (one: SeenOption, other: SeenOption): boolean =>
    verbOf(one.key) === verbOf(other.key) && isDrawn(targetOf(one) ?? '') === isDrawn(targetOf(other) ?? '');
  const standing = options.filter((option) => !isOtherWay(question, option));
  const all = standing.filter(isAllowed);
  const runs = new Map(all.map((option) => [option, runWith(option, all)]));
  const allowed = all.filter((option) => [undefined, option].includes(runs.get(option)?.[0]?.option));
  const asideOf = ({ key }: SeenOption): string | undefined =>
    aside.find((one) => one.split('/')[0] === verbOf(key) && key.includes(one.split('/')[1] ?? ''));
  const folds = allowed.some((option) => asideOf(option) === undefined);
  const alikeTo = (option: SeenOption): readonly SeenOption[] => {
    const of = asideOf(option);
    const alike = of === undefined ? [] : allowed.filter((other) => asideOf(other) === of);
    return folds && alike.length > 1 ? alike : [];
  };
  // What stands behind one answer takes no room.
  const apart = allowed.filter((option) => alikeTo(option).length === 0);
  const placed = apart.length > MOST_LISTED ? apart.filter(isOnBoard) : [];
  // What can be done in a few places only would be lost among the many: it stays in the list.
  const onBoard = placed.filter((option) => placed.filter((other) => isAlike(option, other)).length > FEW_PLACES);
  // Several facings stand in a row of their own: Shift and an arrow give them.
  const isInRow = ({ facing }: SeenOption): boolean =>
    facing !== undefined && allowed.filter((other) => other.facing !== undefined).length > 1;
  const numbered = allowed.filter(
    (option) => !onBoard.includes(option) && alikeTo(option).length === 0 && !isInRow(option),
  );
  const verbs = new Set(allowed.map(({ key }) => verbOf(key)));
  const groups = groupRefused(standing.filter((option) => !isAllowed(option)));
  return {
    answers: allowed.map((option) => ({
      option,
      digit: digitsAt(numbered.indexOf(option)),
      others: otherWays(question, option),
      alike: alikeTo(option),
      numbers: runs.get(option) ?? [],
    })),
    refused: groups.filter((group) => {
      if (!group.every(isOnBoard)) return true;
      const verb = verbOf(group[0].key);
      const alike = groups.filter((other) => verbOf(other[0].key) === verb && other.every(isOnBoard));
      const isTold = group === mostTelling(alike) && (group.length <= MOST_ALIKE || hasRemedies(group));
      return isTold && !verbs.has(verb);
    }),
    onBoard,
  };
}

/** One digit gives each of the first nine; with a nought before it each of the next nine, and so on. */
function digitsAt(place: number): string | null {
  return place < 0 ? null : '0'.repeat(place / DIGITS) + ((place % DIGITS) + 1);
}

/** What of this name is drawn on the board: 1 a place, 2 a piece, 0 nothing. */
type IsDrawn = (id: string) => number;

export function drawnIn({ pieces, ground: { spaces, groups, edges = [], fixtures = [] } }: Scene): IsDrawn {
  const drawn = new Map([...spaces, ...groups, ...edges, ...fixtures].map(({ id }) => [id, 1]));
  for (const { id } of pieces) drawn.set(id, 2);
  return (id) => drawn.get(id) ?? 0;
}

/** The key of the answer that digits give; `null` where none has them. */
export function keyOfDigit(
  question: SeenQuestion,
  scene: Scene,
  wanted: string,
  aside?: Signs['aside'],
): string | null {
  if (numbersOf(question) !== null) return null;
  const { answers } = listAnswers(question, drawnIn(scene), aside);
  return answers.find(({ digit }) => digit === wanted)?.option.key ?? null;
}

/** RefusedAnswers answers of one verb and one reason. */
export type RefusedAnswers = readonly [SeenOption, ...SeenOption[]];

/** What something could be done about comes first, then what is said of the most. */
function mostTelling(groups: readonly RefusedAnswers[]): RefusedAnswers | undefined {
  return [...groups].sort((a, b) => Number(hasRemedies(b)) - Number(hasRemedies(a)) || b.length - a.length)[0];
}

function hasRemedies([{ refusal }]: RefusedAnswers): boolean {
  return (refusal?.remedies ?? []).length > 0;
}

/** RefusedAnswers answers of one verb and one reason stand together: nobody reads why each of 25 rooms is too far. */
export function groupRefused(refused: readonly SeenOption[]): readonly RefusedAnswers[] {
  const groups = new Map<string, [SeenOption, ...SeenOption[]]>();
  for (const option of refused) {
    const alike = `${verbOf(option.key)} ${option.refusal?.key} ${option.refusal?.cite}`;
    const group = groups.get(alike);
    if (group === undefined) groups.set(alike, [option]);
    else group.push(option);
  }
  return [...groups.values()];
}

/** An answer that is a number. */
export interface Numbered {
  readonly number: number;
  readonly option: SeenOption;
  /** The game lists it before the others: one begins with it. */
  readonly isUsual: boolean;
}

/** So few numbers are answers of their own. */
const FEWEST_NUMBERS = 3;

/** The answers in the order of their numbers, where all of them are consecutive numbers of one verb. */
export function numbersOf(question: SeenQuestion): readonly Numbered[] | null {
  const allowed = question.options.filter(isAllowed);
  const [first] = allowed;
  const run = first === undefined ? [] : runWith(first, allowed);
  return run.length === allowed.length && run.length > 0 ? run : null;
}

/** The answers that differ from this one in their last number alone, where these are consecutive: one of them is stepped to. */
function runWith(option: SeenOption, allowed: readonly SeenOption[]): readonly Numbered[] {
  const place = option.key.lastIndexOf(':');
  const alike = allowed.filter(
    ({ key }) => key.lastIndexOf(':') === place && key.slice(0, place) === option.key.slice(0, place),
  );
  if (place < 0 || alike.length < FEWEST_NUMBERS || alike.some((one) => isOther(one, option))) return [];
  const run = alike
    .map((one) => ({
      number: /:\d{1,3}$/.test(one.key) ? Number(one.key.slice(place + 1)) : Number.NaN,
      option: one,
      isUsual: one === alike[0],
    }))
    .sort((a, b) => a.number - b.number);
  return run.every(({ number }, i) => number === (run[0]?.number ?? 0) + i) ? run : [];
}

/** What is called by another name, or stands elsewhere, is no number of the same. */
function isOther(one: SeenOption, option: SeenOption): boolean {
  return one.called !== undefined || targetOf(one) !== targetOf(option);
}

/** The symbol of an answer, by its verb. */
export function symbolOfAnswer({ answers }: Signs, key: string): string | null {
  return answers[verbOf(key)] ?? null;
}

/** The picture of what an answer is called after, where that is a component which has one. */
export function pictureOfAnswer({ called }: Pick<SeenOption, 'called'>): string | null {
  for (const value of Object.values(called?.params ?? {})) {
    const picture = typeof value === 'string' ? pictureOf(value) : null;
    if (picture !== null) return picture;
  }
  return null;
}

/** Does the fact say that a figure may be lost? */
export function isDeadly({ key }: Pick<Fact, 'key'>, { deadly }: Signs): boolean {
  return deadly.some((fact) => fact === key);
}

/** The fact that says that the answer may cost its giver a figure. */
export function deadlyFact(option: SeenOption, signs: Signs): Fact | null {
  return option.facts.find((fact) => isDeadly(fact, signs)) ?? null;
}

/** The allowed answers that would make a refused one possible. */
export function remediesOf(question: SeenQuestion, refused: SeenOption): readonly SeenOption[] {
  const keys = refused.refusal?.remedies ?? [];
  return question.options.filter((option) => isAllowed(option) && keys.includes(option.key));
}
