/** What teaches the game. It is fetched apart, when somebody wants to learn. */
import type { Learning } from '@necropole/kernel';
import type { Er } from '../shape.ts';
import { firstTimes } from './first-times/index.ts';
import { glossary } from './glossary.ts';
import { howToPlay } from './how-to-play.ts';
import { legend } from './legend.ts';
import { basementsOfHorror } from './lessons/basements-of-horror.ts';
import { contamination } from './lessons/contamination.ts';
import { firstMatch } from './lessons/first-match.ts';
import { fortressPrimus } from './lessons/fortress-primus.ts';
import { lastChanceChapel } from './lessons/last-chance-chapel.ts';
import { saveJamesWoo } from './lessons/save-james-woo.ts';
import { targetKendall } from './lessons/target-kendall.ts';
import { theVault } from './lessons/the-vault.ts';
import { traitors } from './lessons/traitors.ts';
import { openings } from './openings.ts';

/** In the order of the scenarios: each brings in what is new in its own. */
const lessons = [
  firstMatch,
  lastChanceChapel,
  targetKendall,
  theVault,
  fortressPrimus,
  traitors,
  contamination,
  saveJamesWoo,
  basementsOfHorror,
];

export const learning: Learning<Er> = { howToPlay, lessons, legend, glossary, firstTimes, openings };
