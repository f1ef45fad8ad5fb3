/** Doors, windows and barriers. */
import Doors from '../Doors.svelte';
import { bring } from './drawers.ts';

bring({ Doors });
