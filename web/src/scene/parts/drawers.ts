/**
 * What draws parts of scenes that few games have. Each puts itself here when it comes: with a game whose art names it, before
 * anything of that game is shown.
 */
import type Arrows from '../Arrows.svelte';
import type CardPieces from '../CardPieces.svelte';
import type DieFace from '../DieFace.svelte';
import type Doors from '../Doors.svelte';
import type Floors from '../Floors.svelte';
import type OpenCard from '../OpenCard.svelte';
import type Payment from '../Payment.svelte';
import type Rail from '../Rail.svelte';
import type Slots from '../Slots.svelte';
import type SpaceWordsView from '../SpaceWordsView.svelte';
import type TokenTrack from '../TokenTrack.svelte';

interface Drawers {
  readonly Arrows: typeof Arrows;
  readonly CardPieces: typeof CardPieces;
  readonly DieFace: typeof DieFace;
  readonly Doors: typeof Doors;
  readonly Floors: typeof Floors;
  readonly OpenCard: typeof OpenCard;
  readonly Payment: typeof Payment;
  readonly Rail: typeof Rail;
  readonly Slots: typeof Slots;
  readonly SpaceWordsView: typeof SpaceWordsView;
  readonly TokenTrack: typeof TokenTrack;
}

const here: Partial<Drawers> = {};

/** Those that have come. */
export function drawers(): Partial<Drawers> {
  return here;
}

/** These have come. */
export function bring(some: Partial<Drawers>): void {
  Object.assign(here, some);
}
