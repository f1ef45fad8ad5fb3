/** What the README counts is what `content/` holds. */
import { readFileSync } from 'node:fs';
import type { Provenance } from '@necropole/kernel';
import { expect, test } from 'vitest';
import { characterIds, characters, hordeActionIds, hordeActions } from './content/characters/index.ts';
import { objectiveIds, objectives } from './content/objectives/index.ts';
import { mallFeatures, roomAbilities, roomAbilityIds } from './content/rooms/index.ts';
import { searchCards, searchKinds } from './content/search/index.ts';
import { courtyards, storeFaces } from './content/stores/index.ts';

const readme = readFileSync(new URL('./README.md', import.meta.url), 'utf8');

const families: readonly (readonly [string, readonly { readonly provenance: Provenance }[]])[] = [
  ['player cards, Human side', characterIds.map((id) => characters[id].human)],
  ['player cards, Zombie side', characterIds.map((id) => characters[id].zombie)],
  ['horde actions', hordeActionIds.map((id) => hordeActions[id])],
  ['search cards, by kind', searchKinds.map((id) => searchCards[id])],
  ['room abilities', roomAbilityIds.map((id) => roomAbilities[id])],
  ['features of every mall (secret passages, traps)', mallFeatures],
  ['objectives, both sides', objectiveIds.map((id) => objectives[id])],
  ['store faces', storeFaces],
  ['courtyards', [courtyards.cooperative, courtyards.competitive]],
];

test.each(families)('where they come from: %s', (family, all) => {
  const counts = (['rulebook', 'public', 'reconstructed'] as const).map(
    (provenance) => all.filter((one) => one.provenance === provenance).length,
  );
  expect(readme).toContain(`| ${[family, all.length, ...counts].join(' | ')} |`);
});
