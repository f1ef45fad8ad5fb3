/** Rows of whoever belongs to a sheet. */
import SheetRows from '../SheetRows.svelte';
import { bring } from './drawers.ts';

bring({ SheetRows });
