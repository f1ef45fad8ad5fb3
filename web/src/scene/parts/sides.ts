/** Pieces that are worth more towards one side than another, where they may turn, and what may stop them. */
import '../../look/board/sides.css';
import Dial from '../Dial.svelte';
import SidedPiece from '../SidedPiece.svelte';
import WayStops from '../WayStops.svelte';
import WideSides from '../WideSides.svelte';
import { bring } from './drawers.ts';

bring({ Dial, SidedPiece, WayStops, WideSides });
