/** Pieces that are aboard of something, or that only whoever looks knows. */
import PieceSigns from '../PieceSigns.svelte';
import { spoken } from '../spoken.ts';
import { bring } from './drawers.ts';

bring({ PieceSigns, spoken });
