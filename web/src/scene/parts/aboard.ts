/** Pieces that are aboard of something, or that only whoever looks knows. */
import PieceSigns from '../PieceSigns.svelte';
import { bring } from './drawers.ts';

bring({ PieceSigns });
