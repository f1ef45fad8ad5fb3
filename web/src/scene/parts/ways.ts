/** Roads, rivers and rails, and where they lead. */
import '../../look/board/ways.css';
import Arrows from '../Arrows.svelte';
import { bring } from './drawers.ts';

bring({ Arrows });
