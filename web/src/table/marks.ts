/** What the question, the pointer and an open explanation light up on the board. */
import { chipsIn, type Scene } from '@necropole/kernel';
import type { SeenOption, SeenQuestion } from '@necropole/kernel/app';
import { type Marks, noMarks, type PathMark } from '../scene/marks.ts';
import { answersAt, isAllowed, isOtherWay, paysWith, targetOf } from './answers.ts';
import type { Voice } from './voice.ts';

/** What is pointed at, and what is being explained. */
export interface Attended {
  /** The answer that is pointed at in the list, or chosen by a first tap. */
  readonly answer: string | null;
  /** The thing of the scene that is pointed at. */
  readonly thing: string | null;
  /** The refused answer that is being explained. */
  readonly refused: SeenOption | null;
  /** The chip that is to be spent. */
  readonly chip?: string | null;
}

/** The light of a table. Without a question, only what is active is marked. */
export function marksOf(
  scene: Scene,
  question: SeenQuestion | null,
  { answer, thing, refused, chip = null }: Attended,
): Marks {
  const active = new Set([
    ...scene.sheets.filter((sheet) => sheet.active).map(({ id }) => id),
    ...(question?.refs ?? []),
  ]);
  if (question === null) return { ...noMarks, active, hovered: thing };
  const allowed = question.options.filter(isAllowed);
  const targets = targetsOf(allowed);
  const lit = chip === null ? targets : targetsOf(allowed.filter((option) => paysWith(option, chip)));
  const refusedIds = question.options.filter((option) => !isAllowed(option)).map(targetOf);
  const pointed =
    allowed.find(({ key }) => key === answer) ??
    onlyOne(thing === null ? [] : answersAt(question, thing, chip).allowed);
  return {
    lit,
    refused: new Set(refusedIds.filter((id) => id !== null && !targets.has(id)) as readonly string[]),
    hovered: pointed === null ? thing : targetOf(pointed),
    active,
    blocking: new Set(refused?.refusal?.refs ?? []),
    path: pointed === null ? wayTo(question, thing) : pathOf(pointed),
    area: new Set(pointed?.area ?? []),
    asked: new Set(placeAsked(scene, question, lit)),
    ...(chip === null ? {} : { soft: new Set([...targets].filter((id) => !lit.has(id))) }),
    ...paymentsOf(scene, allowed, pointed),
    costs: new Map(
      allowed.flatMap((option) => (option.cost === undefined ? [] : [[targetOf(option) ?? '', option.cost]])),
    ),
  };
}

/** The place that a question is about, where no answer is lit on the board. */
function placeAsked({ ground, pieces }: Scene, { refs }: SeenQuestion, lit: ReadonlySet<string>): readonly string[] {
  const isLit = [...ground.spaces, ...pieces].some(({ id }) => lit.has(id));
  return isLit ? [] : ground.spaces.filter(({ id }) => refs.includes(id)).map(({ id }) => id);
}

function targetsOf(options: readonly SeenOption[]): ReadonlySet<string> {
  return new Set(options.map(targetOf).filter((id) => id !== null));
}

/** What things wear where answers are paid for, and what the one that is pointed at spends. */
function paymentsOf(
  scene: Scene,
  allowed: readonly SeenOption[],
  pointed: SeenOption | null,
): Pick<Marks, 'pays' | 'spends'> {
  const chips = new Map(chipsIn(scene).map(({ id, symbol }) => [id, symbol]));
  if (chips.size === 0) return {};
  const pays = new Map<string, string>();
  for (const option of allowed) {
    const target = targetOf(option);
    const symbol = chips.get(option.pays?.[0] ?? '');
    if (target !== null && symbol !== undefined && !pays.has(target)) pays.set(target, symbol);
  }
  return { pays, spends: new Set(pointed?.pays ?? []) };
}

/** What the things of a question say of it, for those who do not see the light: their answers, and what the only one comes to; or the reason against. */
export function saidOf(
  question: SeenQuestion | null,
  voice: Pick<Voice, 'called' | 'facts' | 'refusal'>,
): Required<Pick<Marks, 'answers' | 'reasons'>> {
  const answers = new Map<string, readonly string[]>();
  const reasons = new Map<string, string>();
  for (const option of question?.options ?? []) {
    const id = targetOf(option);
    if (id === null) continue;
    if (question !== null && isOtherWay(question, option)) continue;
    const others = answers.get(id) ?? [];
    if (option.refusal === null) {
      answers.set(id, [...others, voice.called(option)]);
      reasons.set(id, others.length === 0 ? voice.facts(option.facts) : '');
    } else if (!reasons.has(id)) reasons.set(id, voice.refusal(option.refusal));
  }
  return { answers, reasons };
}

/** The way to a place that is too far for one answer, where the game tells it. */
function wayTo({ options }: SeenQuestion, thing: string | null): PathMark | null {
  if (thing === null) return null;
  const ways = options.filter((option) => !isAllowed(option) && targetOf(option) === thing).map(pathOf);
  return ways.find((way) => way !== null && way.through.length > 2) ?? null;
}

function pathOf({ path, cost }: SeenOption): PathMark | null {
  return path.length > 1 && new Set(path).size > 1 ? { through: path, cost: cost ?? path.length - 1 } : null;
}

function onlyOne<T>(list: readonly T[]): T | null {
  return list.length === 1 ? (list[0] ?? null) : null;
}
