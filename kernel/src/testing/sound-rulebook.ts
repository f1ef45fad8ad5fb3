/** What every rulebook must be, whatever its game: ids in order, no rule of the list lost, texts fit to be read. */
import { type Bilingual, type Rulebook, type Shape, statementsOf } from '../index.ts';

/** What is wrong with a rulebook, a line each; empty when all is well. */
export function faultsOfRulebook<S extends Shape>(book: Rulebook<S>): readonly string[] {
  return [...faultsOfIds(book), ...faultsOfList(book), ...faultsOfExamples(book), ...faultsOfTexts(book)];
}

/** The prefix, the page, and a number that counts from 1 on each page; pages never go back. */
function faultsOfIds<S extends Shape>(book: Rulebook<S>): string[] {
  const faults: string[] = [];
  const reached = new Map<number, number>();
  let last = 0;
  for (const { id, page } of statementsOf(book)) {
    const number = (reached.get(page) ?? 0) + 1;
    reached.set(page, number);
    const wanted = `${book.prefix}-${page}.${number}`;
    if (id !== wanted) faults.push(`${id} should be ${wanted}`);
    if (page < last) faults.push(`${id} goes back from page ${last}`);
    last = page;
  }
  const ids = [...statementsOf(book), ...book.examples].map(({ id }) => id);
  return [...faults, ...twice(ids).map((id) => `${id} is there twice`)];
}

/** Every number of the list of rules is carried or excused, and none that it does not hold. */
function faultsOfList<S extends Shape>(book: Rulebook<S>): string[] {
  const { prefix, count } = book.list;
  const listed = Array.from({ length: count }, (_, index) => `${prefix}${index + 1}`);
  const carried = statementsOf(book).flatMap(({ from }) => from);
  const excused = book.excused.map(({ from }) => from);
  const named = [...carried, ...excused];
  return [
    ...listed.filter((number) => !named.includes(number)).map((number) => `${number} is neither carried nor excused`),
    ...named.filter((number) => !listed.includes(number)).map((number) => `${number} is not in the list of rules`),
    ...excused.filter((number) => carried.includes(number)).map((number) => `${number} is carried and excused`),
    ...statementsOf(book)
      .filter(({ from }) => from.length === 0 || twice(from).length > 0)
      .map(({ id }) => `${id} names no number, or one twice`),
  ];
}

function faultsOfExamples<S extends Shape>(book: Rulebook<S>): string[] {
  const ids = new Set(statementsOf(book).map(({ id }) => id));
  return book.examples.flatMap(({ id, page, proves }) => {
    const strange = proves.filter((cite) => !ids.has(cite));
    return [
      ...(new RegExp(`^${book.prefix}-example-${page}-[a-z0-9-]+$`).test(id) ? [] : [`${id} is not named by its page`]),
      ...(proves.length === 0 ? [`${id} shows nothing`] : []),
      ...strange.map((cite) => `${id} shows ${cite}, which is no statement`),
    ];
  });
}

/** A text that a player may read, and where it stands. */
interface Text extends Bilingual {
  readonly where: string;
}

function faultsOfTexts<S extends Shape>(book: Rulebook<S>): string[] {
  const statements = statementsOf(book);
  const sentences: Text[] = statements.flatMap(({ id: where, fr, en, reading }) => [
    { where, fr, en },
    ...(reading === undefined ? [] : [{ where: `${where}, reading`, ...reading }]),
  ]);
  const titles: Text[] = [
    ...book.chapters.map(({ title }) => ({ where: `chapter ${title.en}`, ...title })),
    ...book.examples.map(({ id: where, title }) => ({ where, ...title })),
  ];
  const ids = new Set(statements.map(({ id }) => id));
  const cite = new RegExp(`${book.prefix}-[\\d.]+\\d`, 'gu');
  const isSentence = (text: string): boolean => /[.!?]$/u.test(text);
  return [
    ...[...sentences, ...titles].flatMap((text) => faultsOfText(text)),
    ...sentences
      .filter(({ fr, en }) => !isSentence(fr) || !isSentence(en))
      .map(({ where }) => `${where}: does not end as a sentence`),
    ...sentences.flatMap(({ where, fr, en }) =>
      (`${fr} ${en}`.match(cite) ?? [])
        .filter((each) => !ids.has(each))
        .map((each) => `${where}: speaks of ${each}, which is no statement`),
    ),
  ];
}

/** French punctuation stands after a narrow no-break space, English punctuation after none. */
const typography: readonly (readonly [fault: string, is: (text: Bilingual) => boolean])[] = [
  ['is missing in a language, or the same in both', ({ fr, en }) => !fr.trim() || !en.trim() || fr === en],
  ['has a stray space', ({ fr, en }) => [fr, en].some((text) => /\s\s|^\s|\s$/u.test(text))],
  ['has straight quotes or apostrophes', ({ fr, en }) => /['"]/u.test(fr + en)],
  ['spaces French punctuation wrongly', ({ fr }) => /[^\u202f][?!:;%»]|«[^\u202f]|\u00a0/u.test(fr)],
  ['spaces English punctuation as French', ({ en }) => /[\s\u202f][?!:;%]|\u202f|[«»]/u.test(en)],
];

/** What is wrong with how a text is written. */
export function faultsOfText({ where, ...text }: Text): string[] {
  return typography.filter(([, is]) => is(text)).map(([fault]) => `${where}: ${fault}`);
}

function twice(list: readonly string[]): readonly string[] {
  return list.filter((each, at) => list.indexOf(each) !== at);
}
