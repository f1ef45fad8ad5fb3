/** Doors, windows and barriers. */
import Doors from '../Doors.svelte';
import { layEdges, planEdge, wallsOf } from '../walls.ts';
import { bring } from './drawers.ts';

bring({ Doors, layEdges, planEdge, wallsOf });
