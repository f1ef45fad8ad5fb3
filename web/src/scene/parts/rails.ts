/** Tracks that lie over the whole board. */
import Rail from '../Rail.svelte';
import { bring } from './drawers.ts';

bring({ Rail });
