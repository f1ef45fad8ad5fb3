/** The six identity cards. */
import type { HeroId } from '../ids.ts';
import type { HeroCard } from '../kinds.ts';
import { colossus } from './colossus.ts';
import { magneto } from './magneto.ts';
import { mystique } from './mystique.ts';
import { rogue } from './rogue.ts';
import { storm } from './storm.ts';
import { wolverine } from './wolverine.ts';

export const heroCards: Readonly<Record<HeroId, HeroCard>> = { wolverine, mystique, magneto, storm, colossus, rogue };
