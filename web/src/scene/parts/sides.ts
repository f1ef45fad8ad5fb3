/** Pieces that are worth more towards one side than another, where they may turn, and what may stop them. */
import '../../look/board/sides.css';
import Dial from '../Dial.svelte';
import OverlayFields from '../OverlayFields.svelte';
import OverlayLines from '../OverlayLines.svelte';
import SidedPiece from '../SidedPiece.svelte';
import WayStops from '../WayStops.svelte';
import WideSides from '../WideSides.svelte';
import { bring } from './drawers.ts';

bring({ Dial, OverlayFields, OverlayLines, SidedPiece, WayStops, WideSides });
