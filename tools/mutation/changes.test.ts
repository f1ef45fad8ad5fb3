import { describe, expect, test } from 'vitest';
import { changed } from './changes.ts';
import { counting } from './counting.ts';
import { type Mutant, sampled } from './sample.ts';
import { readSources, type Sources } from './sources.ts';
import { inToyFolder } from './testing/toy.ts';

const RULES = `type Verdict = { key: string } | null;
interface Table {
  option(key: string, value: number, refusal: Verdict, beside: () => object): void;
  tell(event: string, cite: string, params: object): void;
}
export function judgeRest(tired: boolean): Verdict {
  if (!tired) return { key: 'awake' };
  return null;
}
export function* rest(table: Table, left: number): Generator<number, void> {
  if (left === 0) return;
  table.tell('rested', 'TOY-1.2', { left: left - 1 });
  yield* sleep(table, left);
}
function* sleep(table: Table, left: number): Generator<number, void> {
  table.option('wake', left, judgeRest(left > 1), () => ({ refs: ['bed'], facts: [odds(left)] }));
  yield left + 2;
}
function odds(left: number): number {
  return left * 7;
}
`;

async function read<T>(use: (sources: Sources) => T): Promise<T> {
  return inToyFolder((root) => use(readSources(root, 'toy')), { 'games/toy/rules/rest.ts': RULES });
}

/** Every way to break the made-up rules: its family and kind, and the text before and after. */
function ways({ places, textOf }: Sources): readonly string[] {
  return places
    .filter(({ file }) => file.endsWith('rest.ts'))
    .flatMap(({ family, kind, file, changes }) =>
      changes.map(({ start, end, text }) => `${family}, ${kind}: ${textOf(file).slice(start, end)} => ${text}`),
    );
}

describe('the places of a source', () => {
  test('are broken in every way, and scored with what they belong to', async () => {
    const all = await read(ways);
    expect(all).toEqual(
      expect.arrayContaining([
        'rules, condition: !tired => false',
        'rules, logic: !tired => tired',
        "rules, null verdict: { key: 'awake' } => null",
        'rules, null verdict:  =>  return null;',
        'rules, early return: return; => ;',
        'rules, comparison: === => !==',
        'rules, comparison: > => >=',
        'rules, comparison: > => <=',
        "rules, statement removed: table.tell('rested', 'TOY-1.2', { left: left - 1 }); => ;",
        'rules, yield* dropped: yield* sleep(table, left); => ;',
        'rules, arithmetic: + => -',
        'rules, number: 2 => 3',
        'rules, number: 2 => 1',
        // Params of an event, what stands beside an option, and a function that only serves it.
        'facts, arithmetic: - => +',
        "facts, element dropped: 'bed' => ",
        "facts, property removed: refs: ['bed'],  => ",
        'facts, arithmetic: * => /',
        'facts, number: 7 => 8',
        "strings, string: 'TOY-1.2' => 'TOY-1.1'",
        "strings, string: 'bed' => 'mutated'",
        "strings, property removed: key: 'awake' => ",
      ]),
    );
    expect(all.filter((way) => way.includes('Verdict') || way.includes('interface'))).toEqual([]);
  });

  test('include ids in data, which are no mere strings', async () => {
    const places = await read((sources) => sources.places.filter(({ file }) => file.endsWith('cards.ts')));
    expect(places.filter(({ kind }) => kind === 'id in data').map(({ family }) => family)).toEqual(['rules']);
    // The card's own id and its cite.
    expect(places.filter(({ kind }) => kind === 'string').map(({ family }) => family)).toEqual(['strings', 'strings']);
  });
});

describe('a sample', () => {
  const names = (mutants: Iterable<Mutant>) =>
    [...mutants].map(({ place, change }) => `${place.file} ${change.start} ${place.kind} ${change.text}`);

  test('is the same for the same seed, and another for another', async () => {
    await read((sources) => {
      const draw = (seed: string) => names(sampled(sources, seed, { mutants: 8, strings: 2 }));
      const one = draw('one');
      expect(one).toHaveLength(10);
      expect(draw('one')).toEqual(one);
      expect(draw('two')).not.toEqual(one);
    });
  });

  test('holds nothing that does not compile, and each place once', async () => {
    await read((sources) => {
      const all = [...sampled(sources, 'all', { mutants: 1000, strings: 0 })];
      expect(all.every(({ place, change }) => sources.compiles(place.file, change))).toBe(true);
      expect(new Set(names(all)).size).toBe(all.length);
      const isStrengthRemoved = ({ place, change }: Mutant) =>
        place.kind === 'property removed' &&
        sources.textOf(place.file).slice(change.start, change.end).startsWith('strength:');
      expect(sources.places.some((place) => place.changes.some((change) => isStrengthRemoved({ place, change })))).toBe(
        true,
      );
      expect(all.some(isStrengthRemoved)).toBe(false);
      expect(all.filter(({ place }) => place.family === 'facts').length).toBeGreaterThan(3);
    });
  });
});

test('a change is made where it stands', () => {
  expect(changed('a + b', { start: 2, end: 3, text: '-' })).toBe('a - b');
});

describe('counting', () => {
  const STEP = 'if (--globalThis.necropoleSteps < 0) throw new Error("the mutant takes too many steps");';

  test('puts a step into every loop, on the same lines', () => {
    expect(counting('for (;;) {\n  go();\n}', null)).toBe(`for (;;) {${STEP}\n  go();\n}`);
    expect(counting('for (const a of b) while (a) go();', null)).toBe(
      `for (const a of b) {${STEP}while (a) {${STEP}go();}}`,
    );
  });

  test('notes the functions that run', () => {
    const ran = (at: number) => `globalThis.necropoleRan["x.ts:${at}"] = 1`;
    expect(counting('function f() { return 1; }', 'x.ts')).toBe(`function f() {${ran(0)}; return 1; }`);
    expect(counting('const f = () => () => ({})', 'x.ts')).toBe(
      `const f = () => (${ran(10)}, () => (${ran(16)}, ({})))`,
    );
  });
});
