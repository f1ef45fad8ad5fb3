/** What the README counts: `npm run readme` writes it from `content/` and `fixtures/`. */
import { readdirSync } from 'node:fs';
import { provenancePart, type ReadmeParts } from '@necropole/kernel/testing';
import { characterIds, characters, hordeActionIds, hordeActions } from '../content/characters/index.ts';
import { objectiveIds, objectives } from '../content/objectives/index.ts';
import { mallFeatures, roomAbilities, roomAbilityIds } from '../content/rooms/index.ts';
import { searchCards, searchKinds } from '../content/search/index.ts';
import { courtyards, storeFaces } from '../content/stores/index.ts';

export const readmeParts: ReadmeParts = {
  components: provenancePart([
    ['player cards, Human side', characterIds.map((id) => characters[id].human)],
    ['player cards, Zombie side', characterIds.map((id) => characters[id].zombie)],
    ['horde actions', hordeActionIds.map((id) => hordeActions[id])],
    ['search cards, by kind', searchKinds.map((id) => searchCards[id])],
    ['room abilities', roomAbilityIds.map((id) => roomAbilities[id])],
    ['features of every mall (secret passages, traps)', mallFeatures],
    ['objectives, both sides', objectiveIds.map((id) => objectives[id])],
    ['store faces', storeFaces],
    ['courtyards', [courtyards.cooperative, courtyards.competitive]],
  ]),
  recorded: `${readdirSync(new URL('../fixtures', import.meta.url)).length} files`,
};
