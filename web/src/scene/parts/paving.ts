/** Floors of stone, and spaces that are round. */
import '../../look/board/paving.css';
import { bringPatterns } from '../../look/sprite.ts';
import Paving from '../Paving.svelte';
import { round } from '../rotundas.ts';
import { spoken } from '../spoken.ts';
import { bring } from './drawers.ts';

bringPatterns(
  '<defs><pattern id="flags" width="24" height="16" patternUnits="userSpaceOnUse"><path d="M0 0h24M0 8h24M6 0v8M18 8v8" fill="none" stroke="var(--flag-line)" stroke-width="1.4"/></pattern></defs>',
);
bring({ Paving, round, spoken });
