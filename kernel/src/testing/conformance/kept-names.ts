/**
 * Point 11, from scene to scene: a name means the same thing as long as a match lasts, and what moves keeps its name.
 * Things that look alike cannot be told apart by looking; so two moments are compared that only one event parts.
 */
import { type Match, viewFor } from '../../app.ts';
import { chipsIn, type Ground, type Scene, type ScenePiece, type Seat } from '../../index.ts';
import type { Shown } from './scenes.ts';
import type { Suite } from './suite.ts';

/** What of a thing never changes: what family it is of, whose it is, what it is about. */
interface Nature {
  readonly family: string;
  readonly figure: number | null;
  readonly component: string | null;
}

/** A piece, as far as another could be taken for it. */
interface Standing {
  readonly at: string;
  readonly looks: string;
}

/** The names of one match. */
export class KeptNames {
  private readonly natures = new Map<string, Nature>();
  private readonly suite: Suite;
  private ground: Ground | null = null;

  constructor(suite: Suite) {
    this.suite = suite;
  }

  /** No name is given to another thing; and a ground of which nothing changed is the same. */
  check(match: Match, shown: readonly Shown[]): void {
    for (const { scene } of shown) {
      if (this.isMadeAnew(scene.ground)) {
        this.suite.report(11, 'the ground is another one, and nothing of it has changed', match);
      }
      for (const [id, nature] of naturesIn(scene)) {
        const before = this.natures.get(id);
        if (before !== undefined && isOther(before, nature)) {
          this.suite.report(11, `${id} was ${told(before)}, and is ${told(nature)}`, match);
        }
        this.natures.set(id, { ...nature, component: nature.component ?? before?.component ?? null });
      }
    }
  }

  private isMadeAnew(ground: Ground): boolean {
    const { ground: before } = this;
    this.ground = ground;
    return before !== null && before !== ground && JSON.stringify(before) === JSON.stringify(ground);
  }

  /** Looks on while an answer is carried out: what is given to `match.answer`. */
  watch(match: Match, seat: Seat): (point: Match) => void {
    let before = standingIn(this.suite, match, seat);
    return (point) => {
      const now = standingIn(this.suite, point, seat);
      if (now === null) return;
      if (before !== null) for (const wrong of renamed(before, now)) this.suite.report(11, wrong, point);
      before = now;
    };
  }
}

function* naturesIn(scene: Scene): Generator<readonly [string, Nature]> {
  const { ground, pieces, piles, tracks, notes, sheets, pools = [] } = scene;
  const { groups, spaces, edges = [] } = ground;
  const built = { group: groups, space: spaces, edge: edges };
  const families = { ...built, pile: piles, track: tracks, note: notes, pool: pools, chip: chipsIn(scene) };
  for (const [family, things] of Object.entries(families)) {
    for (const { id } of things) yield [id, { family, figure: null, component: null }];
  }
  for (const { id, figure, component } of pieces)
    yield [id, { family: 'piece', figure: figure ?? null, component: component ?? null }];
  const standing = new Set(pieces.map(({ id }) => id));
  for (const { id, figure } of sheets) {
    if (!standing.has(id)) yield [id, { family: 'piece', figure: figure ?? null, component: null }];
  }
}

function isOther(before: Nature, now: Nature): boolean {
  const isAboutElse = before.component !== null && now.component !== null && before.component !== now.component;
  return before.family !== now.family || before.figure !== now.figure || isAboutElse;
}

function told({ family, figure, component }: Nature): string {
  return [`a ${family}`, figure, component].filter((part) => part !== null).join(' ');
}

/** Where the pieces stand; `null` in the middle of a rule where something lies nowhere. */
function standingIn({ game }: Suite, match: Match, seat: Seat): ReadonlyMap<string, Standing> | null {
  try {
    const { pieces } = game.scene(viewFor(match, [seat]));
    return new Map(pieces.map((piece) => [piece.id, { at: piece.at, looks: looksOf(piece) }]));
  } catch {
    return null;
  }
}

function looksOf({ token, label, figure, component, form, size }: ScenePiece): string {
  return JSON.stringify([token, label, figure, component, form, size]);
}

/** Of those that look alike, none is gone while another has come, nor do the others change places where one is gone. */
function renamed(before: ReadonlyMap<string, Standing>, now: ReadonlyMap<string, Standing>): readonly string[] {
  const gone = [...before].filter(([id]) => !now.has(id));
  if (gone.length === 0) return [];
  const come = [...now].filter(([id]) => !before.has(id));
  const moved = [...now].filter(([id, { at }]) => before.has(id) && before.get(id)?.at !== at);
  return gone.flatMap(([id, { at, looks }]) => {
    const [other] = come.find(([, one]) => one.looks === looks) ?? [];
    if (other !== undefined) return [`${id} is gone, and ${other}, which looks the same, has come in the same moment`];
    const [heir] = moved.find(([, one]) => one.looks === looks && one.at === at) ?? [];
    return heir === undefined ? [] : [`${id} is gone, and ${heir}, which looks the same, has come to its place`];
  });
}
