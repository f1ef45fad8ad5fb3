/** Questions held against the scene: in the conformance suite, and in every situation of a test. */
import { namesIn, type Refusal, type Scene } from '../index.ts';

/** What of a question points at things. */
interface Asked {
  readonly key: string;
  readonly refs?: readonly string[];
  readonly options: readonly Offered[];
}

interface Offered {
  readonly key: string;
  readonly refs?: readonly string[];
  readonly path?: readonly string[];
  readonly area?: readonly string[];
  readonly refusal?: Refusal | null;
}

/**
 * What is wrong with the refs of a question: whatever it and its options point at is in the scene; and an option whose
 * key ends with the name of a drawn thing points at that thing.
 */
export function mispointed(scene: Scene, { key, refs = [], options }: Asked): readonly string[] {
  const drawn = namesIn(scene);
  const missing = (what: string, pointed: readonly string[] = []): readonly string[] =>
    pointed.filter((name) => !drawn.has(name)).map((name) => `${what} points at ${name}, which is not in the scene`);
  return [
    ...missing(`The question "${key}"`, refs),
    ...options.flatMap((option) => [
      ...missing(`The option "${option.key}"`, option.refs),
      ...missing(`The way of "${option.key}"`, option.path),
      ...missing(`The area of "${option.key}"`, option.area),
      ...missing(`The refusal of "${option.key}"`, option.refusal?.refs),
      ...unpointed(option, drawn),
    ]),
  ];
}

function unpointed({ key, refs = [] }: Offered, drawn: ReadonlySet<string>): readonly string[] {
  const [, ...nouns] = key.split(':');
  const noun = nouns[nouns.length - 1];
  if (noun === undefined || !drawn.has(noun) || refs.includes(noun)) return [];
  return [`The option "${key}" does not point at ${noun}, which is drawn`];
}
