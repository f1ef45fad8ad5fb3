/** Bands that what comes nearer passes through, and whoever fights in them. */
import '../../look/board/bands.css';
import Bands from '../Bands.svelte';
import { inBand } from '../bands.ts';
import Given from '../Given.svelte';
import Links from '../Links.svelte';
import Panel from '../Panel.svelte';
import PieceSigns from '../PieceSigns.svelte';
import { spoken } from '../spoken.ts';
import { bring } from './drawers.ts';

bring({ Bands, Given, Links, Panel, PieceSigns, inBand, spoken });
