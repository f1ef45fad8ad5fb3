/** What is marked while something is told: three marks for all games, from the game's table of signs. Nothing is drawn here. */
import {
  type Mark,
  type Scene,
  type ShownDie,
  type Signs,
  signOf,
  symbolOf,
  type Tone,
  toneOf,
} from '@necropole/kernel';
import type { SeenEvent } from '@necropole/kernel/app';

/** A number or a sum, with its symbol. */
export interface Chip {
  readonly symbol: string | null;
  readonly text: string;
  readonly tone: Tone;
}

/** One goes somewhere, is struck, or changes. Things are called by their ids of the scene. */
export type Pointed =
  | {
      readonly kind: 'go';
      readonly piece: string | null;
      readonly through: readonly string[];
      readonly chip: Chip | null;
    }
  | {
      readonly kind: 'strike';
      readonly at: string;
      readonly by: string | null;
      readonly tone: Tone;
      readonly dice: readonly ShownDie[];
    }
  | {
      readonly kind: 'change';
      readonly of: string;
      readonly cause: string | null;
      readonly tone: Tone;
      readonly chip: Chip | null;
      /** The fields of a track that it leaves and comes to. */
      readonly fields: readonly number[];
    };

/** All that some events mark, each thing once. */
export interface Pointing {
  readonly marks: readonly Pointed[];
  /** Beyond six places of one kind there are rings without lines, and one sum. */
  readonly crowded: boolean;
  readonly sum: Chip | null;
}

const MOST_LINES = 6;

export function pointingOf(events: readonly SeenEvent[], before: Scene | null, now: Scene, signs: Signs): Pointing {
  const marks = events.flatMap((event) => {
    const sign = signOf(signs, event.type);
    if (sign === null || (sign.gravity === 'quiet' && events.length > 1)) return [];
    const tone = toneOf(sign, event.params);
    const symbol = symbolOf(sign, event.params);
    const dice = sign.shows(event.params).dice ?? [];
    return sign.marks(event.params).map((mark) => pointed(mark, { tone, symbol, dice, before, now }));
  });
  const gathered = gather(marks);
  const changes = gathered.filter(({ kind }) => kind === 'change');
  const crowded = changes.length > MOST_LINES;
  const [first] = changes;
  return {
    marks: gathered,
    crowded,
    sum:
      crowded && first?.kind === 'change'
        ? { symbol: first.chip?.symbol ?? null, text: `${changes.length}`, tone: first.tone }
        : null,
  };
}

interface Around {
  readonly tone: Tone;
  readonly symbol: string | null;
  readonly dice: readonly ShownDie[];
  readonly before: Scene | null;
  readonly now: Scene;
}

function pointed(mark: Mark, { tone, symbol, dice, before, now }: Around): Pointed {
  if (mark.kind === 'go') {
    const { piece, through, count } = mark;
    return { kind: 'go', piece, through, chip: count === undefined ? null : { symbol, text: `${count}`, tone } };
  }
  if (mark.kind === 'strike') return { kind: 'strike', at: mark.at, by: mark.by ?? null, tone, dice };
  const { of, cause = null, by, to } = mark;
  const old = by !== undefined && to !== undefined ? to - by : to === undefined ? undefined : valueOn(before, of);
  const fields = to === undefined ? [] : old === undefined || old === to ? [to] : [old, to];
  const text =
    old !== undefined && to !== undefined && old !== to ? `${old} → ${to}` : by !== undefined ? signed(by) : null;
  const isNew = before !== null && isPiece(now, of) && !isPiece(before, of);
  const said = text ?? (isNew ? '+1' : null);
  return { kind: 'change', of, cause, tone, chip: said === null ? null : { symbol, text: said, tone }, fields };
}

function signed(by: number): string {
  return by > 0 ? `+${by}` : `−${-by}`;
}

function isPiece(scene: Scene, id: string): boolean {
  return scene.pieces.some((piece) => piece.id === id);
}

function valueOn(scene: Scene | null, track: string): number | undefined {
  return scene?.tracks.find(({ id }) => id === track)?.markers[0]?.value;
}

/** Each thing once: what is told of it last counts, with a chip if there was one; newcomers to one place are counted together. */
function gather(marks: readonly Pointed[]): readonly Pointed[] {
  const known = new Map<string, Pointed>();
  for (const mark of marks) {
    const name = JSON.stringify(
      mark.kind === 'change' ? [mark.of] : mark.kind === 'strike' ? [mark.at, 'strike'] : [mark.piece, mark.through],
    );
    const last = known.get(name);
    if (last?.kind === 'change' && mark.kind === 'change')
      known.set(name, {
        ...mark,
        chip: mark.chip ?? last.chip,
        cause: mark.cause ?? last.cause,
        fields: mark.fields.length > 0 ? mark.fields : last.fields,
      });
    else if (last?.kind === 'strike' && mark.kind === 'strike')
      known.set(name, { ...mark, by: mark.by ?? last.by, dice: [...last.dice, ...mark.dice] });
    else known.set(name, mark);
  }
  return countedByCause([...known.values()]);
}

/** Those that came to one place wear one number together. */
function countedByCause(marks: readonly Pointed[]): readonly Pointed[] {
  const came = (mark: Pointed, cause: string): boolean =>
    mark.kind === 'change' && mark.cause === cause && mark.chip?.text === '+1';
  const done = new Set<string>();
  return marks.map((mark) => {
    if (mark.kind !== 'change' || mark.cause === null || mark.chip === null || !came(mark, mark.cause)) return mark;
    const { cause, chip } = mark;
    const count = marks.filter((other) => came(other, cause)).length;
    if (count === 1) return mark;
    const isFirst = !done.has(cause);
    done.add(cause);
    return { ...mark, chip: isFirst ? { ...chip, text: `+${count}` } : null };
  });
}

/** The names under which a thing may stand on the page: its own, those of what shows its component, the spaces of a group. */
export function namesOf(id: string, scene: Scene): readonly string[] {
  const shown = [...scene.pieces, ...scene.sheets, ...scene.notes].filter(({ component }) => component === id);
  return [id, ...shown.map((one) => one.id)];
}

export function spacesOf(group: string, scene: Scene): readonly string[] {
  return scene.ground.spaces.filter((space) => space.group === group).map(({ id }) => id);
}
