/** The marks of events held against the scene: in the conformance suite, and in every situation of a test. */
import { eventsFor, type Match, type SeenEvent, viewFor } from '../app.ts';
import { type Mark, namesIn, type Scene, type Seat, signOf } from '../index.ts';

/**
 * What some seats see while an answer is carried out, and whether each event marks things that they see then, or saw
 * before: what has just left the board may be marked.
 */
export class MarkedThings {
  private readonly seats: readonly Seat[];
  private readonly seen: Set<string>;
  private readonly sought: { readonly event: string; readonly things: readonly string[] }[] = [];

  /** `before`: the scene before the answer. */
  constructor(seats: readonly Seat[], before: Scene) {
    this.seats = seats;
    this.seen = new Set(seenIn(before));
  }

  /** To be called after each event that is told. */
  hear(match: Match): void {
    for (const event of eventsFor(match, this.seats, match.told.length - 1)) {
      const marked = marksOf(match, event);
      if (this.unseen(marked).length > 0) this.glance(match);
      this.sought.push({ event: event.type, things: this.unseen(marked) });
    }
  }

  /** What was marked and never seen, once the answer is carried out. */
  mistakes(after: Match): readonly string[] {
    if (this.sought.some(({ things }) => things.length > 0)) this.look(after);
    return this.sought.flatMap(({ event, things }) => {
      const unseen = this.unseen(things);
      return unseen.length === 0 ? [] : [`The event ${event} marks ${unseen.join(', ')}, which the scene has not`];
    });
  }

  private unseen(things: readonly string[]): readonly string[] {
    return things.filter((thing) => !this.seen.has(thing));
  }

  /** In the middle of a rule something may lie nowhere: such a moment is passed over. */
  private glance(match: Match): void {
    try {
      this.look(match);
    } catch {
      return;
    }
  }

  private look(match: Match): void {
    for (const name of seenIn(match.game.scene(viewFor(match, this.seats)))) this.seen.add(name);
  }
}

function marksOf(match: Match, { type, params }: SeenEvent): readonly string[] {
  return (signOf(match.game.signs, type)?.marks(params) ?? []).flatMap(namedBy);
}

function namedBy(one: Mark): readonly string[] {
  switch (one.kind) {
    case 'go':
      return [...(one.piece === null ? [] : [one.piece]), ...one.through];
    case 'strike':
      return [one.at, ...(one.by === undefined ? [] : [one.by])];
    case 'change':
      return [one.of, ...(one.cause === undefined ? [] : [one.cause])];
  }
}

/** The names of all things, and the components that they show. */
function seenIn(scene: Scene): readonly string[] {
  const { pieces, sheets, notes } = scene;
  const shown = [pieces, sheets, notes].flat().flatMap(({ component }) => component ?? []);
  return [...namesIn(scene), ...shown];
}
