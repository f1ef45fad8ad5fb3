/** What teaches the game. It is fetched apart, when somebody wants to learn. */
import type { Learning } from '@necropole/kernel';
import type { Zf } from '../shape.ts';
import { firstTimes } from './first-times.ts';
import { glossary } from './glossary.ts';
import { howToPlay } from './how-to-play.ts';
import { legend } from './legend.ts';
import { firstMatch } from './lessons/first-match.ts';
import { zombieMaster } from './lessons/zombie-master.ts';
import { openings } from './openings.ts';
import { reasons } from './reasons.ts';

export const learning: Learning<Zf> = {
  howToPlay,
  lessons: [firstMatch, zombieMaster],
  legend,
  glossary,
  firstTimes,
  openings,
  reasons,
};
