/** What the heroes are called, in every language. */
import { tabulate } from '@necropole/boards';
import { heroCards, heroIds } from '../content/heroes/index.ts';
import type { HeroId } from '../content/ids.ts';

export const heroNames: Readonly<Record<HeroId, string>> = tabulate(heroIds, (id) => heroCards[id].name);
