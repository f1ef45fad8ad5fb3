/** Questions held against the scene: in the conformance suite, and in every situation of a test. */
import type { SeenQuestion } from '../app.ts';
import {
  chipsIn,
  forecastsOf,
  type InOneGo,
  type Named,
  namesIn,
  type PoolChip,
  type Refusal,
  type Scene,
  type Sharing,
  type Signs,
} from '../index.ts';

/** What the facts of a question foretell is of things that are in the scene. */
export function misforetold(
  scene: Scene,
  { context, options }: Pick<SeenQuestion, 'context' | 'options'>,
  signs: Pick<Signs, 'forecasts'>,
): readonly string[] {
  const shown = [...scene.pieces, ...scene.sheets, ...scene.notes].flatMap(({ component }) => component ?? []);
  const drawn = new Set([...namesIn(scene), ...shown]);
  return [...context, ...options.flatMap(({ facts }) => facts)].flatMap((fact) =>
    forecastsOf(signs, fact)
      .filter(({ of }) => !drawn.has(of))
      .map(({ of }) => `The fact "${fact.key}" foretells something of ${of}, which is not in the scene`),
  );
}

/** What of a question points at things. */
interface Asked {
  readonly key: string;
  readonly refs?: readonly string[];
  readonly sharing?: Sharing;
  readonly named?: readonly Named[];
  readonly inOneGo?: InOneGo | null;
  readonly options: readonly Offered[];
}

interface Offered {
  readonly key: string;
  readonly refs?: readonly string[];
  readonly path?: readonly string[];
  readonly area?: readonly string[];
  readonly gives?: number;
  readonly pays?: readonly string[];
  readonly insteadOf?: string;
  readonly refusal?: Refusal | null;
}

/**
 * What is wrong with the refs of a question: whatever it and its options point at is in the scene; and an option whose
 * key ends with the name of a drawn thing points at that thing. What is allowed pays with chips of the scene that may be
 * spent; and what does the same as another option points at the same, and is no way round to yet another. What is shared out goes
 * to things of the scene, and no more of it than is left. Whoever was named is there, and what one press gives begins with an answer.
 */
export function mispointed(
  scene: Scene,
  { key, refs = [], sharing, named = [], inOneGo = null, options }: Asked,
): readonly string[] {
  const drawn = namesIn(scene);
  const chips = new Map(chipsIn(scene).map((chip) => [chip.id, chip]));
  const missing = (what: string, pointed: readonly string[] = []): readonly string[] =>
    pointed.filter((name) => !drawn.has(name)).map((name) => `${what} points at ${name}, which is not in the scene`);
  return [
    ...missing(`The question "${key}"`, refs),
    ...missing(`What "${key}" shares out`, [...(sharing?.given.map(({ to }) => to) ?? []), ...(sharing?.next ?? [])]),
    ...missing(
      `What "${key}" named`,
      named.map(({ of }) => of),
    ),
    ...unbegun(inOneGo, options),
    ...options.flatMap((option) => overgiven(option, key, sharing)),
    ...options.flatMap((option) => [
      ...missing(`The option "${option.key}"`, option.refs),
      ...missing(`The way of "${option.key}"`, option.path),
      ...missing(`The area of "${option.key}"`, option.area),
      ...missing(`The refusal of "${option.key}"`, option.refusal?.refs),
      ...unpointed(option, drawn),
      ...unpaid(option, chips),
      ...aloof(option, options),
    ]),
  ];
}

function unpointed({ key, refs = [] }: Offered, drawn: ReadonlySet<string>): readonly string[] {
  const [, ...nouns] = key.split(':');
  const noun = nouns[nouns.length - 1];
  if (noun === undefined || !drawn.has(noun) || refs.includes(noun)) return [];
  return [`The option "${key}" does not point at ${noun}, which is drawn`];
}

function unpaid({ key, pays = [], refusal }: Offered, chips: ReadonlyMap<string, PoolChip>): readonly string[] {
  return pays.flatMap((id) => {
    const chip = chips.get(id);
    if (chip === undefined) return [`The option "${key}" pays with ${id}, which is no chip of the scene`];
    const isUsed = chip.state !== undefined && refusal == null;
    return isUsed ? [`The option "${key}" is allowed, and pays with ${id}, which is ${chip.state}`] : [];
  });
}

function overgiven(
  { key, gives, refusal }: Offered,
  question: string,
  sharing: Sharing | undefined,
): readonly string[] {
  if (gives === undefined) return [];
  if (sharing === undefined) return [`The option "${key}" gives ${gives}, and "${question}" shares nothing out`];
  const isFree = refusal != null || (Number.isInteger(gives) && gives >= 0 && gives <= sharing.left);
  return isFree ? [] : [`The option "${key}" gives ${gives} of ${sharing.left}`];
}

function unbegun(inOneGo: InOneGo | null, options: readonly Offered[]): readonly string[] {
  if (inOneGo === null) return [];
  const [first = ''] = inOneGo.keys;
  const isAllowed = options.some(({ key, refusal }) => key === first && refusal == null);
  return isAllowed ? [] : [`What one press gives begins with "${first}", which is no answer`];
}

function aloof({ key, insteadOf, refs = [] }: Offered, options: readonly Offered[]): readonly string[] {
  if (insteadOf === undefined) return [];
  const first = options.find((option) => option.key === insteadOf);
  const isWay = first !== undefined && first.insteadOf === undefined && first.refs?.at(-1) === refs.at(-1);
  return isWay ? [] : [`The option "${key}" does not do the same as "${insteadOf}"`];
}
