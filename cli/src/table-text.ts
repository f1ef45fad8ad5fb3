/** The table as a person sees it in a terminal: board, sheets, tracks, cards, notes, log, question. */
import {
  chipsIn,
  findStatement,
  nameOfCard,
  type Outcome,
  ranksOf,
  type Scene,
  type ScenePile,
  type SceneTrack,
} from '@necropole/kernel';
import type { SeenEvent, SeenOption, SeenQuestion } from '@necropole/kernel/app';
import type { Phrases } from './phrases.ts';
import { contents, sceneText, wielded } from './scene-text.ts';
import { bright, faint, heading } from './screen.ts';
import type { Terminal } from './surroundings.ts';
import { wrapped } from './text-table.ts';

const REFUSED_SHOWN = 12;
const LONGEST_TRACK = 40;

type Screen = Pick<Terminal, 'columns' | 'colour'>;

/** Everything that lies on the table. */
export function tableText(scene: Scene, phrases: Phrases, screen: Screen): string {
  const { table } = phrases.words;
  const sections: readonly (readonly [string, string])[] = [
    [table.board, sceneText(scene, phrases, screen.columns)],
    [table.notes, notesText(scene, phrases)],
    [table.tracks, tracksText(scene.tracks, scene, phrases)],
    [table.piles, pilesText(scene, phrases, screen.columns)],
    [table.pools, poolsText(scene, phrases, screen.columns)],
    [table.sheets, sheetsText(scene, phrases)],
  ];
  const tables = sections
    .filter(([, text]) => text !== '')
    .map(([title, text]) => `${heading(title, screen)}\n${text}\n\n`)
    .join('');
  return `${stepsText(scene, phrases, screen)}${tables}`;
}

/** The steps of the turn or round in one line, the one under way between brackets. */
function stepsText({ steps = [] }: Scene, phrases: Phrases, screen: Screen): string {
  if (steps.length === 0) return '';
  const named = steps.map(({ label, state, of }) => {
    const text = [phrases.label(label), ...(of === undefined ? [] : [`${of[0]}/${of[1]}`])].join(' ');
    return state === 'now' ? bright(`[${text}]`, screen) : faint(text, screen);
  });
  return `${named.join(' › ')}\n\n`;
}

function notesText(scene: Scene, phrases: Phrases): string {
  return scene.notes
    .map((note) => {
      const done = note.done === true ? ` ✓ ${phrases.words.table.done}` : '';
      const lines = note.lines.map((line) => `    ${phrases.label(line)}`);
      return [`  ${phrases.label(note.label)}${done}`, ...lines].join('\n');
    })
    .join('\n');
}

function tracksText(tracks: readonly SceneTrack[], scene: Scene, phrases: Phrases): string {
  return tracks.map((track) => trackText(track, scene, phrases)).join('\n');
}

/** What may be spent: each source with its chips. */
function poolsText({ pools = [] }: Scene, phrases: Phrases, columns: number): string {
  const { table } = phrases.words;
  const sources = pools.flatMap(({ from }) =>
    from.map(({ label, chips }) => {
      const named = chips.map((chip) => {
        const name = phrases.label(chip.label);
        return chip.state === undefined ? name : `${name} (${table[chip.state]})`;
      });
      return `${phrases.label(label)}${phrases.words.colon}${named.length === 0 ? table.empty : named.join(', ')}`;
    }),
  );
  return sources
    .flatMap((text) => wrapped(text, columns - 4).map((line, i) => `${i === 0 ? '  ' : '    '}${line}`))
    .join('\n');
}

function trackText(track: SceneTrack, scene: Scene, phrases: Phrases): string {
  const steps = track.to - track.from + 1;
  const owner = track.at === undefined ? '' : `${placeOf(track.at, scene, phrases)}, `;
  const name = `  ${owner}${phrases.label(track.label)} ${track.from}–${track.to}${statesOf(track, phrases)}`;
  const markers = track.markers.map((marker) => `${phrases.label(marker.label)} ${marker.value}`).join(', ');
  if (steps > LONGEST_TRACK) return `${name}${phrases.words.colon}${markers}`;
  const drawn = Array.from({ length: steps }, (_, i) => {
    const here = track.markers.filter((marker) => marker.value === track.from + i).length;
    return here === 0 ? '·' : here === 1 ? '●' : String(Math.min(here, 9));
  });
  return `${name}  ${drawn.join('')}  ${markers}`;
}

/** Whether a track is done or does not count yet, and what waits at its end. */
function statesOf({ done, asleep, end }: SceneTrack, phrases: Phrases): string {
  const { table } = phrases.words;
  const states = [
    ...(done === true ? [table.done] : []),
    ...(asleep === true ? [table.asleep] : []),
    ...(end?.label === undefined ? [] : [table.atEnd(phrases.label(end.label))]),
  ];
  return states.length === 0 ? '' : ` (${states.join(', ')})`;
}

/** The name of a space, group or sheet. */
function placeOf(id: string, scene: Scene, phrases: Phrases): string {
  const place = [...scene.sheets, ...scene.ground.spaces, ...scene.ground.groups].find((one) => one.id === id);
  return place === undefined ? id : phrases.label(place.label);
}

function pilesText(scene: Scene, phrases: Phrases, columns: number): string {
  return scene.piles
    .flatMap((pile) => {
      const owner = pile.at === undefined ? '' : `${placeOf(pile.at, scene, phrases)}, `;
      const text = `${owner}${phrases.label(pile.label)}${phrases.words.colon}${pileText(pile, scene, phrases)}`;
      return wrapped(text, columns - 4).map((line, i) => `${i === 0 ? '  ' : '    '}${line}`);
    })
    .join('\n');
}

/** The cards that are known by name, and how many are not; one with pieces on it stands by itself, with these. */
function pileText(pile: ScenePile, scene: Scene, phrases: Phrases): string {
  const { kind, cards } = pile;
  const { table } = phrases.words;
  if (cards.length === 0) return table.empty;
  const names = cards.map((_, index) => cardText(pile, index, scene, phrases));
  if (kind === 'deck') {
    const top = names[names.length - 1] ?? null;
    return top === null ? table.cards(cards.length) : `${table.cards(cards.length)}, ${table.top(top)}`;
  }
  const told = names.filter((name) => name !== null);
  const hidden = names.length - told.length;
  const all = [...told, ...(hidden > 0 ? [table.faceDown(hidden)] : [])].join(', ');
  const next = (pile.next ?? []).map(({ label }) => phrases.label(label));
  const live = pile.bracket === undefined ? '' : ` [${phrases.label(pile.bracket)}]`;
  return `${all}${live}${next.length === 0 ? '' : ` › ${next.join(' › ')}`}`;
}

/** The name of a card, how it lies and what stands on it; `null` for one that is not known and has nothing on it. */
function cardText(pile: ScenePile, index: number, scene: Scene, phrases: Phrases): string | null {
  const { table } = phrases.words;
  const { id = null, faceDown = false, live = false, badges = [], covered = [], of } = pile.cards[index] ?? {};
  const on = contents({ id: nameOfCard(pile, index) }, scene, phrases);
  if (id === null) return on.length === 0 ? null : `${table.faceDown(1)} (${on.join(', ')})`;
  const lying = faceDown ? [table.turnedDown] : [];
  const gives = badges.flatMap(({ label }, i) => {
    if (label === undefined) return [];
    return [covered.includes(i) ? `${phrases.label(label)} ${table.covered}` : phrases.label(label)];
  });
  const far = of === undefined ? [] : [`${of.have}/${of.need}`];
  const said = [...lying, ...gives, ...far, ...on].join(', ');
  const name = live ? `*${phrases.component(id)}*` : phrases.component(id);
  return said === '' ? name : `${name} (${said})`;
}

function sheetsText(scene: Scene, phrases: Phrases): string {
  return scene.sheets
    .map((sheet) => {
      const who = sheet.seat === null ? '' : ` (${phrases.words.seat(sheet.seat)})`;
      const title = `${sheet.active ? '▶ ' : '  '}${phrases.label(sheet.label)}${who}`;
      const guarded = sheet.guarded === undefined ? [] : [sheet.guarded];
      const rows = (sheet.rows ?? []).map((row) => {
        const signs = [
          ...(row.badges ?? []).flatMap(({ label }) => label ?? []).map(phrases.label),
          ...wielded(row, phrases),
        ];
        return `    ${phrases.label(row.label)}${signs.length === 0 ? '' : `${phrases.words.colon}${signs.join(', ')}`}`;
      });
      const lines = [...[...guarded, ...sheet.lines].map((line) => `    ${phrases.label(line)}`), ...rows];
      const pieces = contents({ id: sheet.id }, scene, phrases);
      return [title, ...lines, ...(pieces.length > 0 ? [`    ${pieces.join(', ')}`] : [])].join('\n');
    })
    .join('\n');
}

/** What happened, a sentence each, with its rule. */
export function logText(events: readonly SeenEvent[], phrases: Phrases, screen: Screen): string {
  const { table } = phrases.words;
  const lines = events.map((event) => `  ${logLine(event, phrases, screen)}`);
  return `${heading(table.log, screen)}\n${lines.length > 0 ? lines.join('\n') : `  ${table.logEmpty}`}\n`;
}

/** One sentence of the log. */
function logLine(event: SeenEvent, phrases: Phrases, screen: Screen): string {
  const cite = event.cite === '' ? '' : ` ${faint(`[${event.cite}]`, screen)}`;
  return `${phrases.event(event)}${cite}`;
}

/** A question with its answers, numbered in the order of `allowed`; refused ones with the reason. */
export function questionText(
  question: SeenQuestion,
  phrases: Phrases,
  screen: Screen,
  allRefused: boolean,
  /** What the seat sees: where answers are paid for, what there is to spend stands over them. */
  scene: Scene | null = null,
): { readonly text: string; readonly allowed: readonly SeenOption[] } {
  const { play } = phrases.words;
  const allowed = question.options.filter(({ refusal }) => refusal === null);
  const refused = question.options.filter(({ refusal }) => refusal !== null);
  const digits = String(allowed.length).length;
  const lines = [`${bright(phrases.question(question), screen)} ${faint(`[${question.cite}]`, screen)}`];
  if (question.sealed) lines.push(`  ${play.sealed}`);
  for (const fact of question.context) lines.push(`  ${phrases.fact(fact)}`);
  const isPaid = allowed.some(({ pays }) => pays !== undefined);
  if (scene !== null && isPaid) lines.push(poolsText(scene, phrases, screen.columns));
  const chips = new Map(chipsIn(scene ?? {}).map((chip) => [chip.id, phrases.label(chip.label)]));
  allowed.forEach((option, i) => {
    const spent = (option.pays ?? []).flatMap((id) => chips.get(id) ?? []);
    const price = spent.length === 0 ? '' : ` · ${play.spends(spent)}`;
    lines.push(`  ${String(i + 1).padStart(digits)}  ${phrases.called(option)}${factsText(option, phrases)}${price}`);
  });
  const groups = allRefused ? refused.map((option) => [option]) : alike(refused);
  const shown = allRefused ? groups : groups.slice(0, REFUSED_SHOWN);
  for (const group of shown) lines.push(faint(refusedText(group, phrases, digits), screen));
  if (shown.length < refused.length) lines.push(`  ${play.allRefused(refused.length)}`);
  return { text: `${lines.join('\n')}\n`, allowed };
}

function factsText(option: SeenOption, phrases: Phrases): string {
  return option.facts.length === 0 ? '' : ` (${option.facts.map((fact) => phrases.fact(fact)).join('; ')})`;
}

/** Refused answers of one verb and one reason stand in one line: nobody reads why each of 25 rooms is too far. */
function alike(refused: readonly SeenOption[]): readonly (readonly SeenOption[])[] {
  const groups = new Map<string, SeenOption[]>();
  for (const option of refused) {
    const key = `${option.key.split(':')[0]} ${option.refusal?.key} ${option.refusal?.cite}`;
    groups.set(key, [...(groups.get(key) ?? []), option]);
  }
  return [...groups.values()];
}

function refusedText(group: readonly SeenOption[], phrases: Phrases, digits: number): string {
  const [option] = group;
  if (option === undefined) return '';
  const { refusal } = option;
  const { colon, play } = phrases.words;
  const reason = refusal === null ? '' : `${colon}${phrases.refusal(refusal)} [${refusal.cite}]`;
  const others = group.length > 1 ? ` ${play.andOthers(group.length - 1)}` : '';
  return `  ${'—'.padStart(digits)}  ${phrases.called(option)}${others}${reason}`;
}

/** What everybody scored, from the first place to the last. */
function pointsText(outcome: Outcome, { words }: Phrases): readonly string[] {
  const { points } = outcome;
  if (points === undefined) return [];
  const ranks = ranksOf(outcome, points.length);
  const seats = [...points.keys()].sort((one, other) => (ranks[one] ?? 0) - (ranks[other] ?? 0));
  return seats.map((seat) => `  ${words.play.points(ranks[seat] ?? 0, words.seatTitle(seat), points[seat] ?? 0)}`);
}

/** How the match ended, by which rule, and for whom it is a victory. */
export function outcomeText(outcome: Outcome, phrases: Phrases, screen: Screen): string {
  const { game, language, words } = phrases;
  const statement = findStatement(game.rulebook, outcome.cite);
  const winners = outcome.winners.map(words.seatTitle);
  const lines = [
    heading(words.play.over, screen),
    `  ${phrases.outcome(outcome.id)} (${words.play.by(outcome.cite)})`,
    ...(statement === null ? [] : wrapped(statement[language], screen.columns - 4).map((line) => `    ${line}`)),
    `  ${winners.length > 0 ? words.play.winners(winners) : words.play.nobodyWins}`,
    ...pointsText(outcome, phrases),
  ];
  return `\n${lines.join('\n')}\n`;
}
