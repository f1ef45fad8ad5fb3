/**
 * Point 8: every word exists in every language, for all that came up, and is well written; and the scene can be built
 * and read aloud.
 */
import { completed, eventsFor, type Match, questionsFor, rolesOf } from '../../app.ts';
import {
  type Badge,
  type Fact,
  factsOf,
  type Ground,
  LANGUAGES,
  type Label,
  type Language,
  label,
  type Mode,
  nameAnswer,
  type Refusal,
  type Scene,
  say,
  slotsIn,
  type Words,
} from '../../index.ts';
import { slipsIn } from '../well-written.ts';
import type { Shown } from './scenes.ts';
import { audiencesOf } from './sights.ts';
import { messageOf, type Stop, type Suite } from './suite.ts';

/** Says one thing in every language, once. `name` is for the finding, and tells what was said before. */
function speak(suite: Suite, match: Match | null, name: string, sentence: (words: Words) => unknown): void {
  if (suite.said.has(name)) return;
  suite.said.add(name);
  for (const language of LANGUAGES) {
    const problem = problemWith(() => sentence(suite.game.words[language]), language);
    if (problem !== null) suite.report(8, `${name}: ${problem}`, match);
  }
}

function problemWith(sentence: () => unknown, language: Language): string | null {
  let text: unknown;
  try {
    text = sentence();
  } catch (error) {
    return `no word in ${language} (${messageOf(error)})`;
  }
  if (typeof text !== 'string' || text.trim() === '') return `nothing is said in ${language}`;
  const slips = slipsIn(language, text);
  return slips.length === 0 ? null : `${slips.join(', ')} in ${language}: "${text}"`;
}

type Family = 'questions' | 'facts' | 'refusals' | 'events';

function speakOf(suite: Suite, match: Match, family: Family, { key, params }: Fact | Refusal): void {
  speak(suite, match, `${family} ${key} ${JSON.stringify(params)}`, (words) => say(words, family, key, params));
}

/** Says every question, option, fact, refusal and event of this stop, and the outcome. */
export function checkWords(suite: Suite, { match, before }: Stop): void {
  const everybody = Array.from({ length: match.config.seats }, (_, seat) => seat);
  for (const question of questionsFor(match, everybody)) {
    speakOf(suite, match, 'questions', question);
    for (const fact of question.context) speakOf(suite, match, 'facts', fact);
    const { sharing, named = [], inOneGo } = question;
    for (const { fact } of sharing?.given ?? []) if (fact !== undefined) speakOf(suite, match, 'facts', fact);
    for (const fact of sharing?.each?.flat() ?? []) speakOf(suite, match, 'facts', fact);
    for (const { label } of named) if (label !== undefined) speakLabel(suite, match, label);
    for (const fact of inOneGo === undefined ? [] : factsOf(inOneGo)) speakOf(suite, match, 'facts', fact);
    for (const option of question.options) {
      const { key, refusal } = option;
      speak(suite, match, `answer ${key}`, (words) => nameAnswer(words, key));
      for (const fact of factsOf(option)) speakOf(suite, match, 'facts', fact);
      if (refusal !== null) speakOf(suite, match, 'refusals', refusal);
    }
  }
  const told = before?.told ?? 0;
  if (match.told.length > told) {
    for (const { seats } of audiencesOf(match)) {
      for (const { type, params } of eventsFor(match, seats, told)) {
        speakOf(suite, match, 'events', { key: type, params });
      }
    }
  }
  const { outcome } = match;
  if (outcome !== null) speak(suite, match, `outcome ${outcome.id}`, (words) => words.outcomes[outcome.id]);
}

function speakLabel(suite: Suite, match: Match, { key, params = [] }: Label): void {
  speak(suite, match, `label ${key} ${JSON.stringify(params)}`, (words) => label(words, key, ...params));
}

/** Reads the scene of every audience aloud. */
export function checkScene(suite: Suite, match: Match, shown: readonly Shown[]): void {
  for (const { scene } of shown) {
    for (const one of labelsOf(scene)) speakLabel(suite, match, one);
    for (const id of componentsShown(scene)) speakComponent(suite, match, id);
  }
}

/** Everything in a scene that has a name. A new kind of thing must say here whether it has one. */
const LABELLED: { readonly [K in keyof Required<Scene>]: (scene: Scene) => readonly Labelled[] } = {
  ground: ({ ground }) => Object.values(IN_GROUND).flatMap((labelled) => labelled(ground)),
  spaceStates: ({ spaceStates = {} }) => Object.values(spaceStates).flatMap((now) => [now, ...named(now.note)]),
  edgeStates: ({ edgeStates = {} }) => Object.values(edgeStates),
  floorStates: ({ floorStates = {} }) => Object.values(floorStates),
  fixtureStates: () => [],
  fields: () => [],
  span: () => [],
  pieces: ({ pieces }) =>
    pieces.flatMap((piece) => [
      piece,
      ...(piece.sides ?? []),
      ...named(piece.brief),
      { badges: signsOf(piece.aboard, piece.wields) },
    ]),
  piles: ({ piles }) =>
    piles.flatMap((pile) => [
      pile,
      ...pile.cards,
      ...pile.cards.flatMap(({ sections = [] }) => sections),
      ...(pile.next ?? []),
      ...named(pile.bracket, pile.note, pile.stock?.label),
    ]),
  tracks: ({ tracks }) =>
    tracks.flatMap((track) => [track, ...track.markers, ...(track.end === undefined ? [] : [track.end])]),
  sheets: ({ sheets }) =>
    sheets.flatMap((sheet) => [
      sheet,
      ...named(sheet.guarded),
      { badges: sheet.values ?? [] },
      ...(sheet.sides ?? []).flatMap((side) => [side, ...named(side.name)]),
      ...(sheet.rows ?? []).flatMap((row) => [row, { badges: signsOf(row.wields) }]),
    ]),
  notes: ({ notes }) => notes,
  dice: ({ dice = [] }) => dice,
  steps: ({ steps = [] }) => steps,
  pools: ({ pools = [] }) => pools.flatMap((pool) => [pool, ...pool.from, ...pool.from.flatMap(({ chips }) => chips)]),
  links: ({ links = [] }) => links.map(({ badge }) => ({ badges: signsOf(badge) })),
};

/** The same for the ground. */
const IN_GROUND: { readonly [K in keyof Required<Ground>]: (ground: Ground) => readonly Labelled[] } = {
  width: () => [],
  height: () => [],
  scale: () => [],
  crowded: () => [],
  rim: () => [],
  ways: () => [],
  groups: ({ groups }) => groups.flatMap((group) => [group, { badges: signsOf(group.sign) }]),
  fixtures: ({ fixtures = [] }) => fixtures,
  spaces: ({ spaces }) =>
    spaces.flatMap((space) => [
      space,
      ...(space.words === undefined ? [] : [space.words, ...named(space.words.always)]),
      ...slotsIn(space).flatMap((slot) => slot ?? []),
    ]),
  edges: ({ edges = [] }) => edges,
  floors: ({ floors = [] }) => floors,
};

function signsOf(...badges: readonly (Badge | undefined)[]): readonly Badge[] {
  return badges.flatMap((badge) => badge ?? []);
}

function named(...labels: readonly (Label | undefined)[]): readonly Labelled[] {
  return labels.flatMap((one) => (one === undefined ? [] : [{ label: one }]));
}

interface Labelled {
  readonly label?: Label;
  readonly badges?: readonly Badge[];
  readonly lines?: readonly Label[];
}

function labelsOf(scene: Scene): readonly Label[] {
  return Object.values(LABELLED)
    .flatMap((labelled) => labelled(scene))
    .flatMap(({ label: name, badges = [], lines = [] }) => [
      ...(name === undefined ? [] : [name]),
      ...badges.flatMap((badge) => badge.label ?? []),
      ...lines,
    ]);
}

function componentsShown(scene: Scene): readonly string[] {
  const cards = scene.piles.flatMap((pile) => pile.cards.flatMap((card) => card.id ?? []));
  return [...cards, ...[...scene.sheets, ...scene.notes].flatMap((one) => one.component ?? [])];
}

function speakComponent(suite: Suite, match: Match | null, id: string): void {
  speak(suite, match, `component ${id}`, (words) => words.components[id]?.name);
  speak(suite, match, `text of component ${id}`, (words) => words.components[id]?.text);
}

/** The roles that the game tells apart in a mode, whatever the mission and the number of seats. */
function rolesIn({ game }: Suite, { id: mode, missions, seats: [fewest, most] }: Mode): ReadonlySet<string> {
  const roles = new Set<string>();
  if (game.bot?.roles === undefined) return roles;
  for (const mission of missions.length === 0 ? [null] : missions) {
    for (let seats = fewest; seats <= most; seats++) {
      const config = completed(game, { mode, mission, seats, options: {}, seed: '' });
      for (const { role } of rolesOf(game, config)) roles.add(role);
    }
  }
  return roles;
}

/** The words that need no match: titles, modes, missions, options, roles, outcomes, components and their copies. */
export function checkTitles(suite: Suite): void {
  const { components, modes, words: spoken } = suite.game;
  const name = (what: string, sentence: (words: Words) => unknown): void => speak(suite, null, what, sentence);
  name('title', (words) => words.title);
  name('about', (words) => words.about);
  for (const mode of modes) {
    name(`mode ${mode.id}`, (words) => words.modes[mode.id]?.name);
    name(`text of mode ${mode.id}`, (words) => words.modes[mode.id]?.text);
    for (const id of mode.missions) {
      name(`mission ${id}`, (words) => words.missions[id]?.name);
      name(`text of mission ${id}`, (words) => words.missions[id]?.text);
    }
    for (const [option, { values }] of Object.entries(mode.options)) {
      name(`option ${option}`, (words) => words.options[option]);
      for (const value of values) name(`option ${option}:${value}`, (words) => words.options[`${option}:${value}`]);
    }
    for (const role of rolesIn(suite, mode)) name(`role ${role}`, (words) => words.roles?.[role]);
    for (const outcome of mode.outcomes) name(`outcome ${outcome}`, (words) => words.outcomes[outcome]);
  }
  const written = LANGUAGES.flatMap((language) => Object.keys(spoken[language].components));
  for (const id of [...components.map((component) => component.id), ...written]) speakComponent(suite, null, id);
}
