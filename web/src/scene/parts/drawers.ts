/**
 * What draws parts of scenes that few games have. Each puts itself here when it comes: with a game whose art names it, before
 * anything of that game is shown.
 */
import type { Polygon } from '@necropole/boards';
import type { Scene, SceneLink } from '@necropole/kernel';
import type { Component } from 'svelte';
import type CardPieces from '../CardPieces.svelte';
import type DieFace from '../DieFace.svelte';
import type Floors from '../Floors.svelte';
import type { layCards } from '../laid-cards.ts';
import type { drawMade } from '../made-doors.ts';
import type { Marks } from '../marks.ts';
import type OpenCard from '../OpenCard.svelte';
import type Panel from '../Panel.svelte';
import type Payment from '../Payment.svelte';
import type PieceSigns from '../PieceSigns.svelte';
import type { Plan, PlannedSpace, Say } from '../plan.ts';
import type Rail from '../Rail.svelte';
import type SheetRows from '../SheetRows.svelte';
import type SheetValues from '../SheetValues.svelte';
import type SidedPiece from '../SidedPiece.svelte';
import type SpaceWordsView from '../SpaceWordsView.svelte';
import type { wordsIn } from '../space-words.ts';
import type { Spoken } from '../spoken.ts';
import type { Stood } from '../standing.ts';
import type TokenTrack from '../TokenTrack.svelte';
import type { Thing } from '../things.ts';
import type { layEdges, planEdge, wallsOf } from '../walls.ts';
import type { planWay } from '../ways.ts';
import type { SceneWords } from '../words/index.ts';

/** What a layer of a board is drawn from. */
export interface LayerProps {
  readonly plan: Plan;
  readonly scene: Scene;
  readonly stood: readonly Stood[];
  readonly marks: Marks;
  /** What is lit, once the lights are on. */
  readonly lit: ReadonlySet<string>;
  /** The lights of the question are not on yet. */
  readonly dark: boolean;
  readonly say: Say;
  readonly words: SceneWords;
  /** What the answer that is pointed at would make of it. */
  readonly foreseen: Scene | null;
  readonly press: (id: string) => void;
  readonly point: (id: string | null) => void;
}

/** Layers over the floors, over their light, under what stands there, and over it, each in this order. */
const LAYERS = {
  floor: ['Grounds', 'Ways', 'Glyphs', 'Paving', 'Bands', 'Frames', 'RoomFloors'],
  built: ['FieldLight', 'OverlayFields', 'Arrows', 'Slots', 'Doors', 'WallPieces'],
  under: ['RoomPlates', 'Names', 'Links', 'Payments'],
  over: ['OverlayLines', 'WideSides', 'WayStops', 'Dial', 'Costs', 'Given'],
} as const;

export type Level = keyof typeof LAYERS;
type Layers = { readonly [name in (typeof LAYERS)[Level][number]]: Component<LayerProps> };

interface Drawers extends Layers {
  readonly CardPieces: typeof CardPieces;
  readonly DieFace: typeof DieFace;
  readonly Floors: typeof Floors;
  readonly OpenCard: typeof OpenCard;
  readonly Panel: typeof Panel;
  readonly Payment: typeof Payment;
  readonly PieceSigns: typeof PieceSigns;
  readonly Rail: typeof Rail;
  readonly SheetRows: typeof SheetRows;
  readonly SheetValues: typeof SheetValues;
  readonly SidedPiece: typeof SidedPiece;
  readonly SpaceWordsView: typeof SpaceWordsView;
  readonly TokenTrack: typeof TokenTrack;
  /** The shape of a space that is round. */
  readonly round: (outline: Polygon) => Polygon;
  /** The words that are printed on a space. */
  readonly wordsIn: typeof wordsIn;
  /** Where a road, a river or a ring runs. */
  readonly planWay: typeof planWay;
  /** What lies on the sides of spaces, what stands in it, and the lines of walls. */
  readonly layEdges: typeof layEdges;
  readonly planEdge: typeof planEdge;
  /** A door of a make. */
  readonly drawMade: typeof drawMade;
  readonly wallsOf: typeof wallsOf;
  /** What is said of such parts, beside their names. */
  readonly spoken: Spoken;
  /** Where cards lie in places that are made for them. */
  readonly layCards: typeof layCards;
  /** Where things stand in a band. */
  readonly inBand: (
    space: PlannedSpace,
    things: readonly Thing[],
    links: readonly SceneLink[],
    before: readonly Stood[],
  ) => readonly Stood[];
}

const here: Partial<Drawers> = {};

/** Those that have come. */
export function drawers(): Partial<Drawers> {
  return here;
}

/** The layers of a level that have come. */
export function layers(level: Level): readonly Component<LayerProps>[] {
  return LAYERS[level].flatMap((name) => here[name] ?? []);
}

/** These have come. */
export function bring(some: Partial<Drawers>): void {
  Object.assign(here, some);
}
