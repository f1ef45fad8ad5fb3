/** Dice as they fell. */
import DieFace from '../DieFace.svelte';
import { bring } from './drawers.ts';

bring({ DieFace });
