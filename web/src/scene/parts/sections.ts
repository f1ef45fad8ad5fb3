/** Tiles that are divided into sections, and sheets with values. */
import SheetValues from '../SheetValues.svelte';
import { bring } from './drawers.ts';

bring({ SheetValues });
