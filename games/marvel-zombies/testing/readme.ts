/** What the README counts and names: `npm run readme` writes it from `content/` and `fixtures/`. */
import { readdirSync } from 'node:fs';
import { provenancePart, type ReadmeParts, tablePart } from '@necropole/kernel/testing';
import { citizenCards, citizenIds } from '../content/citizens/index.ts';
import { heroCards, heroIds } from '../content/heroes/index.ts';
import { zombieHeroIds } from '../content/ids.ts';
import { missionIds, missions } from '../content/missions/index.ts';
import { plasmaShot, thrownHand } from '../content/sentinel-hand.ts';
import { spawnCardIds, spawnCards } from '../content/spawn/index.ts';
import { tileFaces } from '../content/tiles/index.ts';
import { traitKinds, traits } from '../content/traits/index.ts';
import { zombieHeroCards } from '../content/zombie-heroes/index.ts';
import { goalWords } from '../words/en/mission-cards.ts';

function missionRow(id: (typeof missionIds)[number]): readonly (string | number)[] {
  const { difficulty, minutes, map, goals, exit } = missions[id];
  const tiles = map.floors.map((floor) => floor.tiles.map((row) => row.join(' ')).join(' / ')).join(' + ');
  const wanted = goals.map((goal) => lowered(goalWords[goal.id]));
  return [`\`${id}\``, difficulty, minutes, tiles, [...wanted, ...(exit ? ['leave with all'] : [])].join('; ')];
}

function lowered(text: string): string {
  return text.charAt(0).toLowerCase() + text.slice(1);
}

export const readmeParts: ReadmeParts = {
  missions: tablePart(['mission', 'difficulty', 'minutes', 'tiles', 'what it asks for'], missionIds.map(missionRow)),
  components: provenancePart([
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
  ]),
  recorded: `${readdirSync(new URL('../fixtures', import.meta.url)).length} files`,
};
