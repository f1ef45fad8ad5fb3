/** What teaches a game must be true and short: every picture can be played to, every cite is in the book, every text is read at a glance. */
import { pictured } from '../app.ts';
import {
  type Bilingual,
  findExample,
  findStatement,
  type Game,
  type GlossaryEntry,
  type HowToPlay,
  LANGUAGES,
  type Learning,
  type LegendEntry,
  type Mark,
  namesIn,
  type Opening,
  type Panel,
  panelsOf,
  type Scene,
  signsIn,
} from '../index.ts';
import { faultsOfText } from './sound-rulebook.ts';

const MOST = { title: 24, text: 110, sign: 80, name: 32, entry: 160 };

/** The signs of a scene that nothing explains: neither the legend nor the words of a component. */
export function unexplainedIn(game: Game, { legend }: Learning, scene: Scene): readonly string[] {
  const { components, art } = game;
  const known = new Set([...legend.map(({ symbol }) => symbol), ...components.map(({ id }) => art.pictureOf(id))]);
  const strange = signsIn(scene).filter(({ symbol, component }) => component === undefined && !known.has(symbol));
  return [...new Set(strange.map(({ symbol }) => symbol))];
}

/** What is wrong with what teaches a game, a line each; empty when all is well. Lessons have tests of their own. */
export function faultsOfLearning(game: Game, learning: Learning): readonly string[] {
  const { howToPlay, legend, glossary, openings = [] } = learning;
  const panels = howToPlay === null ? [] : panelsOf(howToPlay);
  const cited = [...panels, ...legend, ...glossary, ...openings];
  return [
    ...(howToPlay === null ? [] : faultsOfPage(game, howToPlay, legend)),
    ...legend.flatMap((entry) => faultsOfSign(entry)),
    ...twice(legend.map(({ symbol }) => symbol)).map((symbol) => `the sign ${symbol} is there twice`),
    ...glossary.flatMap((entry) => faultsOfEntry(entry)),
    ...glossary.flatMap(({ id, example }) =>
      example === undefined || findExample(game.rulebook, example) !== null ? [] : [`${id}: ${example} is no example`],
    ),
    ...openings.flatMap((opening) => faultsOfOpening(opening, legend)),
    ...chaptersWithout(game, [...panels, ...openings]),
    ...cited.flatMap(({ cite }) => (findStatement(game.rulebook, cite) === null ? [`${cite} is no rule`] : [])),
  ];
}

function faultsOfPage(game: Game, page: HowToPlay, legend: readonly LegendEntry[]): readonly string[] {
  const { won, lost, turn, more, signs } = page;
  const known = new Set(legend.map(({ symbol }) => symbol));
  return [
    ...(turn.length < 3 || turn.length > 5 ? ['a turn has three to five pictures'] : []),
    ...(more.length > 2 ? ['there are at most two extras'] : []),
    ...(won.length < 1 || lost.length < 1 ? ['it says neither how it is won nor how it is lost'] : []),
    ...(signs.length > 12 ? ['there are at most twelve signs'] : []),
    ...signs.filter((symbol) => !known.has(symbol)).map((symbol) => `the sign ${symbol} is not in the legend`),
    ...twice(panelsOf(page).map(({ id }) => id)).map((id) => `${id} is there twice`),
    ...panelsOf(page).flatMap((panel) => faultsOfPanel(game, panel, known)),
  ];
}

function faultsOfPanel(game: Game, panel: Panel, known: ReadonlySet<string>): readonly string[] {
  const { id, title, text, picture } = panel;
  const words = [
    ...tooLong(`${id}, title`, title, MOST.title),
    ...tooLong(id, text, MOST.text),
    ...faultsOfTone(id, text),
  ];
  if ('symbols' in picture) {
    const unknown = picture.symbols.filter((symbol) => !known.has(symbol));
    return [...words, ...unknown.map((symbol) => `${id}: the sign ${symbol} is not in the legend`)];
  }
  try {
    const names = namesIn(pictured(game, picture).scene);
    const missing = [...picture.crop, ...(picture.marks ?? []).flatMap(refsOf)].filter((ref) => !names.has(ref));
    return [...words, ...missing.map((ref) => `${id}: ${ref} is not in the scene`)];
  } catch (error) {
    return [...words, `${id}: ${error instanceof Error ? error.message : String(error)}`];
  }
}

/** The things of the scene that a mark is about. */
function refsOf(mark: Mark): readonly string[] {
  if (mark.kind === 'go') return [...(mark.piece === null ? [] : [mark.piece]), ...mark.through];
  return mark.kind === 'strike' ? [mark.at] : [mark.of];
}

function faultsOfSign({ symbol, name, text }: LegendEntry): readonly string[] {
  return [
    ...tooLong(`${symbol}, name`, name, MOST.name),
    ...tooLong(symbol, text, MOST.sign),
    ...faultsOfTone(symbol, text),
  ];
}

function faultsOfOpening({ cite, text, symbols }: Opening, legend: readonly LegendEntry[]): readonly string[] {
  const known = new Set(legend.map(({ symbol }) => symbol));
  return [
    ...tooLong(cite, text, MOST.text),
    ...faultsOfTone(cite, text),
    ...(symbols.length === 0 ? [`${cite}: a chapter begins with a picture`] : []),
    ...symbols
      .filter((symbol) => !known.has(symbol))
      .map((symbol) => `${cite}: the sign ${symbol} is not in the legend`),
  ];
}

/** Every chapter of a game that is taught begins with a sentence and a picture. */
function chaptersWithout({ rulebook }: Game, openings: readonly { readonly cite: string }[]): readonly string[] {
  if (openings.length === 0) return [];
  const cites = new Set(openings.map(({ cite }) => cite));
  return rulebook.chapters
    .filter(({ statements }) => !statements.some(({ id }) => cites.has(id)))
    .map(({ title }) => `nothing opens the chapter "${title.en}"`);
}

function faultsOfEntry({ id, forms, text }: GlossaryEntry): readonly string[] {
  return [
    ...tooLong(id, text, MOST.entry),
    ...faultsOfTone(id, text),
    ...LANGUAGES.filter((language) => forms[language].length === 0).map(
      (language) => `${id} has no form in ${language}`,
    ),
  ];
}

function tooLong(where: string, text: Bilingual, most: number): readonly string[] {
  return LANGUAGES.filter((language) => [...text[language]].length > most).map(
    (language) => `${where}: ${[...text[language]].length} signs in ${language}, at most ${most}`,
  );
}

/** Whoever teaches says "tu", and finds nothing simple. */
const TONE = /\bsimpl[ye]|\bsimplement\b|\bvous\b|\bvotre\b|\bvos\b/iu;

function faultsOfTone(where: string, text: Bilingual): readonly string[] {
  const said = LANGUAGES.filter((language) => TONE.test(text[language]));
  return [...faultsOfText({ where, ...text }), ...said.map((language) => `${where}: the tone of ${language}`)];
}

function twice(list: readonly string[]): readonly string[] {
  return list.filter((each, at) => list.indexOf(each) !== at);
}
