/** What the README counts and names is what `content/` and `fixtures/` hold. */

import { readdirSync, readFileSync } from 'node:fs';
import type { Provenance } from '@necropole/kernel';
import { expect, test } from 'vitest';
import { citizenCards, citizenIds } from './content/citizens/index.ts';
import { heroCards, heroIds } from './content/heroes/index.ts';
import { zombieHeroIds } from './content/ids.ts';
import { missionIds, missions } from './content/missions/index.ts';
import { plasmaShot, thrownHand } from './content/sentinel-hand.ts';
import { spawnCardIds, spawnCards } from './content/spawn/index.ts';
import { tileFaces } from './content/tiles/index.ts';
import { traitKinds, traits } from './content/traits/index.ts';
import { zombieHeroCards } from './content/zombie-heroes/index.ts';
import { legends } from './testing/legends.ts';

const readme = readFileSync(new URL('./README.md', import.meta.url), 'utf8');

const families: readonly (readonly [string, readonly { readonly provenance: Provenance }[]])[] = [
  ['attacks of the heroes', heroIds.map((id) => heroCards[id].attack)],
  ['skills of the heroes', heroIds.flatMap((id) => heroCards[id].skills)],
  ['zombie heroes', zombieHeroIds.map((id) => zombieHeroCards[id])],
  ['spawn cards', spawnCardIds.map((id) => spawnCards[id])],
  ['heroic traits, by kind', traitKinds.map((id) => traits[id])],
  ['citizens', citizenIds.map((id) => citizenCards[id])],
  ['attacks of the Sentinel Hand', [plasmaShot, thrownHand]],
  ['missions: goals, set-up and special rules', missionIds.map((id) => missions[id])],
  ['actions that only a mission has', missionIds.flatMap((id) => missions[id].offers ?? [])],
  ['mission maps: where the tokens lie', missionIds.map((id) => missions[id].map)],
  ['tile faces', Object.values(tileFaces)],
];

test.each(families)('where they come from: %s', (family, all) => {
  const counts = (['rulebook', 'public', 'reconstructed'] as const).map(
    (provenance) => all.filter((one) => one.provenance === provenance).length,
  );
  expect(readme).toContain(`| ${[family, all.length, ...counts].join(' | ')} |`);
});

test.each(legends)('how hard and how long it is, and on which tiles: $mission', ({ mission, tiles }) => {
  const { difficulty, minutes } = missions[mission];
  expect(readme).toContain(`| \`${mission}\` | ${difficulty} | ${minutes} | ${tiles} |`);
});

test('how many matches are recorded', () => {
  const files = readdirSync(new URL('./fixtures', import.meta.url));
  expect(readme).toContain(`${files.length} files`);
});
