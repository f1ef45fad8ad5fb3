// What players get to see of the recorded matches, as digests: the hashes of a match cover neither its questions nor its
// scenes. Record them before a change that should show nothing, and ask afterwards what differs.
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { type Game, type Json, LANGUAGES, type Language, type Scene, type Seat, type Words } from '@necropole/kernel';
import { canonical, eventsFor, Match, questionsFor, readReplay, viewFor } from '@necropole/kernel/app';
import { type Phrases, phrasesOf } from '../cli/src/phrases.ts';
import { progressBar } from '../cli/src/progress-bar.ts';
import { tableText } from '../cli/src/table-text.ts';
import { wordsOf } from '../cli/src/words/index.ts';
import { games } from '../games/index.ts';

const HELP = `npm run digests [-- --check | --stop GAME/FIXTURE/NUMBER]

Plays every recorded match of every game, and notes what each seat and a spectator get to see: a digest for the
questions, events, words, scene, terminal table and picture of each match, in tools/digests/.

  --check                      writes nothing, and says what differs from what is noted
  --every N                    pictures and terminal tables at one answer in N (20); elsewhere everything is noted
  --stop GAME/FIXTURE/NUMBER   prints all that there is to see before that answer, to compare two versions

Leaves with 0, with 1 when something differs, with 2 when something is wrong.`;

const ROOT = join(dirname(fileURLToPath(import.meta.url)), '..');
const ASPECTS = ['questions', 'events', 'words', 'scene', 'terminal', 'picture'] as const;
type Aspect = (typeof ASPECTS)[number];
/** What there is to see at one moment. */
type Sight = Readonly<Record<Aspect, string>>;
/** By the name of a fixture. */
type Digests = Readonly<Record<string, Readonly<Record<Aspect, string>>>>;

/** The renderer, compiled for Node. It is loaded by its address: the browser's types are not those of the tools. */
interface Renderer {
  pictureOfScene(what: { scene: Scene; art: unknown; words: Words; language: Language; theme: 'night' }): string;
  artOf(game: Game): unknown;
}

async function loadRenderer(): Promise<Renderer> {
  const from = (file: string): Promise<unknown> => import(new URL(`../web/tools/${file}`, import.meta.url).href);
  const { loadStatic } = (await from('compile.ts')) as { loadStatic(name: string): Promise<Renderer> };
  const { artOf } = (await from('drawings.ts')) as Pick<Renderer, 'artOf'>;
  const { pictureOfScene } = await loadStatic('digests');
  return { pictureOfScene, artOf };
}

/** The recorded matches of a game, by name. */
function fixturesOf(game: Game): readonly string[] {
  const files = readdirSync(join(ROOT, 'games', game.id, 'fixtures'));
  return files.filter((file) => file.endsWith('.jsonl')).map((file) => file.slice(0, -'.jsonl'.length));
}

/** Plays a recorded match; stops before each answer, and at its end. */
function* stopsOf(game: Game, fixture: string): Generator<{ match: Match; number: number; told: number }> {
  const { header, lines } = readReplay(
    readFileSync(join(ROOT, 'games', game.id, 'fixtures', `${fixture}.jsonl`), 'utf8'),
  );
  const match = Match.start(game, header.config);
  let told = 0;
  let number = 0;
  for (const line of lines) {
    if (!('answer' in line)) continue;
    yield { match, number, told };
    told = match.told.length;
    number += 1;
    if (!match.answer(line.seat, line.answer).ok) throw new Error(`${fixture}: answer ${number} is refused`);
  }
  yield { match, number, told };
}

/** All that an audience gets to see; `drawn`: with the table in a terminal, and the picture. */
function sightOf(match: Match, seats: readonly Seat[], told: number, drawn: boolean, renderer: Renderer): Sight {
  const { game } = match;
  const scene = game.scene(viewFor(match, seats));
  const art = renderer.artOf(game);
  const inEach = (text: (phrases: Phrases, language: Language) => string): string =>
    LANGUAGES.map((language) => text(phrasesOf(game, language), language)).join('\n');
  return {
    questions: canonical(questionsFor(match, seats) as unknown as Json),
    events: canonical(eventsFor(match, seats, told) as unknown as Json),
    words: inEach((phrases) => wordsIn(match, seats, told, phrases).join('\n')),
    scene: canonical(scene as unknown as Json),
    terminal: drawn ? inEach((phrases) => tableText(scene, phrases, { columns: 120, colour: false })) : '',
    picture: drawn
      ? inEach(({ game: { words } }, language) =>
          renderer.pictureOfScene({ scene, art, words: words[language], language, theme: 'night' }),
        )
      : '',
  };
}

/** Every sentence of this moment: questions, answers, facts, refusals, events. */
function wordsIn(match: Match, seats: readonly Seat[], told: number, phrases: Phrases): readonly string[] {
  const asked = questionsFor(match, seats).flatMap((question) => [
    phrases.question(question),
    ...question.context.map((fact) => phrases.fact(fact)),
    ...question.options.flatMap(({ key, facts, refusal }) => [
      phrases.answer(key),
      ...facts.map((fact) => phrases.fact(fact)),
      ...(refusal === null ? [] : [phrases.refusal(refusal)]),
    ]),
  ]);
  return [...asked, ...eventsFor(match, seats, told).map((event) => phrases.event(event))];
}

/** Every seat, and the spectators. */
function audiencesOf({ config }: Match): readonly (readonly Seat[])[] {
  return [...Array.from({ length: config.seats }, (_, seat) => [seat]), []];
}

function digestOf(game: Game, fixture: string, every: number, renderer: Renderer): Readonly<Record<Aspect, string>> {
  const hashes = ASPECTS.map((aspect) => ({ aspect, hash: createHash('sha256') }));
  for (const { match, number, told } of stopsOf(game, fixture)) {
    for (const seats of audiencesOf(match)) {
      const sight = sightOf(match, seats, told, number % every === 0 || match.outcome !== null, renderer);
      for (const { aspect, hash } of hashes) hash.update(`${sight[aspect]}\n`);
    }
  }
  return Object.fromEntries(hashes.map(({ aspect, hash }) => [aspect, hash.digest('hex').slice(0, 16)])) as Record<
    Aspect,
    string
  >;
}

/** The file in which the digests of a game are noted. */
function fileOf(game: Game): string {
  return join(ROOT, 'tools', 'digests', `${game.id}.json`);
}

function readDigests(game: Game): Digests {
  return existsSync(fileOf(game)) ? (JSON.parse(readFileSync(fileOf(game), 'utf8')) as Digests) : {};
}

/** What differs between what was noted and what is, in sentences. */
function differences(game: Game, before: Digests, now: Digests): readonly string[] {
  const names = [...new Set([...Object.keys(before), ...Object.keys(now)])].sort();
  return names.flatMap((name) => {
    const [noted, found] = [before[name], now[name]];
    if (noted === undefined) return [`${game.id}/${name}: not noted yet`];
    if (found === undefined) return [`${game.id}/${name}: noted, but no longer recorded`];
    const differ = ASPECTS.filter((aspect) => noted[aspect] !== found[aspect]);
    return differ.length === 0 ? [] : [`${game.id}/${name}: ${differ.join(', ')}`];
  });
}

async function main(): Promise<number> {
  const { values } = parseArgs({
    options: {
      help: { type: 'boolean', short: 'h' },
      check: { type: 'boolean', default: false },
      every: { type: 'string', default: '20' },
      stop: { type: 'string' },
    },
  });
  if (values.help === true) {
    console.log(HELP);
    return 0;
  }
  const renderer = await loadRenderer();
  if (values.stop !== undefined) return printStop(values.stop, renderer);
  const every = Number(values.every);
  if (!Number.isInteger(every) || every < 1) throw new Error(`--every takes a whole number from 1 on`);
  const all = games.flatMap((game) => fixturesOf(game).map((fixture) => ({ game, fixture })));
  const err = (text: string): boolean => process.stderr.write(text);
  const terminal = { interactive: false, columns: 80, colour: false, progress: process.stderr.isTTY === true };
  const bar = progressBar(all.length, { err, terminal }, wordsOf('en'));
  const found = new Map<Game, Record<string, Readonly<Record<Aspect, string>>>>(games.map((game) => [game, {}]));
  for (const { game, fixture } of all) {
    const digests = found.get(game);
    if (digests !== undefined) digests[fixture] = digestOf(game, fixture, every, renderer);
    bar.advance(1);
  }
  bar.end();
  const differing = [...found].flatMap(([game, digests]) => differences(game, readDigests(game), digests));
  for (const line of differing) console.log(line);
  console.log(`${all.length} recorded matches, ${differing.length} with something else to see`);
  if (values.check) return differing.length > 0 ? 1 : 0;
  mkdirSync(join(ROOT, 'tools', 'digests'), { recursive: true });
  for (const [game, digests] of found) writeFileSync(fileOf(game), `${JSON.stringify(digests, null, 2)}\n`);
  return 0;
}

function printStop(stop: string, renderer: Renderer): number {
  const [id, fixture = '', number = ''] = stop.split('/');
  const game = games.find((one) => one.id === id);
  if (game === undefined || !fixturesOf(game).includes(fixture)) throw new Error(`--stop: there is no match ${stop}`);
  for (const { match, number: here, told } of stopsOf(game, fixture)) {
    if (`${here}` !== number) continue;
    for (const seats of audiencesOf(match)) {
      const sight = sightOf(match, seats, told, true, renderer);
      for (const aspect of ASPECTS) console.log(`── seats ${seats.join()}, ${aspect}\n${sight[aspect]}`);
    }
  }
  return 0;
}

try {
  process.exitCode = await main();
} catch (error) {
  console.error(`${error instanceof Error ? error.message : error}\n\n${HELP}`);
  process.exitCode = 2;
}
