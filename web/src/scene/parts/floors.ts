/** Boards of several floors. */
import Floors from '../Floors.svelte';
import { bring } from './drawers.ts';

bring({ Floors });
