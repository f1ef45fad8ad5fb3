/** Cards beside the board that pieces stand on. */
import CardPieces from '../CardPieces.svelte';
import { bring } from './drawers.ts';

bring({ CardPieces });
