/** The story of a match: a sentence for each event, with a sign and a tone. The signs come from the names of events. */
import type { SeenEvent } from '@necropole/kernel';
import { hasSymbol } from '../look/sprite.ts';
import { pictureOf } from '../scene/tokens.ts';

export type Tone = 'bad' | 'good' | 'plain';

/** One line of the log. */
export interface LogLine {
  /** The number of the event. */
  readonly number: number;
  /** The match stood so after this many lines of its history. */
  readonly line: number;
  readonly text: string;
  readonly cite: string;
  readonly icon: string | null;
  readonly tone: Tone;
  /** A heading: somebody's turn begins. */
  readonly heading: boolean;
}

/** Words that events are named with, where the sprite has no symbol of that name. */
const SIGNS: Readonly<Record<string, string>> = {
  shot: 'i-shoot',
  fired: 'i-shoot',
  melee: 'i-attack',
  attacked: 'i-attack',
  killed: 'i-skull',
  devoured: 'i-skull',
  bitten: 'i-skull',
  eliminated: 'i-skull',
  healed: 'i-health',
  heals: 'i-health',
  revealed: 'i-eye',
  dealt: 'i-card',
  drawn: 'i-card',
  laid: 'i-card',
  chosen: 'i-people',
  taken: 'i-hand',
  picked: 'i-hand',
  equipped: 'i-hand',
  exchanged: 'i-hand',
  dropped: 'i-hand',
  used: 'i-power',
  acts: 'i-power',
  added: 'i-spawn',
  come: 'i-spawn',
  overflows: 'i-spawn',
  overrun: 'i-wound',
  supply: 'i-supplies',
  token: 'i-objective',
  opened: 'i-door-open',
  forced: 'i-window-open',
  split: 'i-passage',
  rush: 'i-run',
  activation: 'i-run',
  appears: 'i-spawn',
  shortage: 'i-spawn',
  reshuffled: 'i-card',
  reached: 'i-heroic',
  xp: 'i-heroic',
  left: 'i-exit',
  actions: 'i-run',
  phase: 'i-skull',
  wasted: 'i-cross',
  asleep: 'i-stop',
  over: 'i-stop',
  ended: 'i-stop',
  begins: 'i-clock',
  reseeded: 'i-undo',
};

/** Symbols of the page's own buttons: nothing that happens in a game is meant by them. */
const BUTTONS = new Set(['i-step', 'i-play', 'i-skip', 'i-pause', 'i-fit', 'i-plus', 'i-minus', 'i-link', 'i-menu']);

const BAD = new Set([
  'wounded',
  'devoured',
  'lost',
  'fell',
  'damaged',
  'overrun',
  'noise',
  'bitten',
  'killed-off',
  'eliminated',
  'failed',
  'rush',
  'shortage',
  'abandoned',
]);
const GOOD = new Set([
  'done',
  'healed',
  'gained',
  'raised',
  'restored',
  'delivered',
  'advanced',
  'completed',
  'rescued',
]);

export function logLine(event: SeenEvent, number: number, speak: (event: SeenEvent) => string): LogLine {
  const parts = event.type.split('-');
  const negated = parts[0] === 'no';
  return {
    number,
    line: event.line,
    text: speak(event),
    cite: event.cite,
    icon: iconOf(event),
    tone: negated
      ? 'plain'
      : parts.some((part) => BAD.has(part))
        ? 'bad'
        : parts.some((part) => GOOD.has(part))
          ? 'good'
          : 'plain',
    heading: parts.includes('turn') && parts.some((part) => part.startsWith('begin') || part.startsWith('start')),
  };
}

export function logLines(
  events: readonly SeenEvent[],
  from: number,
  speak: (event: SeenEvent) => string,
): readonly LogLine[] {
  return events.map((event, i) => logLine(event, from + i, speak));
}

/** The symbol of what an event is named after, or of the component that it is about. */
export function iconOf({ type, params }: Pick<SeenEvent, 'type' | 'params'>): string | null {
  const parts = type.split('-');
  for (const part of [...parts].reverse()) {
    const stems = [part, part.replace(/d$/, ''), part.replace(/(ed|s|ing)$/, '')];
    const own = stems.map((stem) => `i-${stem}`).find((symbol) => hasSymbol(symbol) && !BUTTONS.has(symbol));
    const named = own ?? SIGNS[part];
    if (named !== undefined) return named;
  }
  for (const value of Object.values(params)) {
    const picture = typeof value === 'string' ? pictureOf(value) : null;
    if (picture?.startsWith('i-') || picture?.startsWith('ability-')) return picture;
  }
  return null;
}

/**
 * The card or the dice that an event shows, for a moment: whatever its parameters call so. Where they say what a die
 * `needed`, those that reached it are told from the others.
 */
export function shownBy({ params }: Pick<SeenEvent, 'params'>): {
  readonly card: string | null;
  readonly faces: readonly { readonly face: string; readonly hits: boolean | null }[];
} {
  const said = params as Readonly<Record<'card' | 'face' | 'dice' | 'needed', unknown>>;
  const text = (value: unknown): readonly string[] =>
    typeof value === 'string' || typeof value === 'number' ? [`${value}`] : [];
  const { needed } = said;
  const faces = [said.face, ...(Array.isArray(said.dice) ? said.dice : [])].flatMap(text);
  return {
    card: text(said.card)[0] ?? null,
    faces: faces.map((face) => ({ face, hits: typeof needed === 'number' ? Number(face) >= needed : null })),
  };
}
