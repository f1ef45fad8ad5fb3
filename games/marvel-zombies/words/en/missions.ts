/** What the missions say. */

import type { FamilyWords } from '@necropole/kernel';
import { count } from '@necropole/kernel/english';
import type { MissionId, MissionOfferId } from '../../content/ids.ts';
import type { MissionsSaid } from '../../content/missions/said.ts';
import { heroNames } from '../hero-names.ts';
import { goalWords, missionOfferWords, missionRuleCards } from './mission-cards.ts';
import { inZone, objective, point, zombieHero } from './names.ts';

export const missionsWords: FamilyWords<MissionsSaid, MissionId | MissionOfferId> = {
  questions: {},
  facts: {},
  refusals: {
    'windows-shut': () => 'all windows stay shut in this mission',
    'secrets-missing': (params) => `both secret missions must be taken first (${params.taken} of 2)`,
    'leaves-without-citizen': (params) => `${heroNames[params.who]} may not leave without a citizen`,
    'holds-no-citizen': (params) => `${heroNames[params.who]} holds no citizen`,
    'citizen-does-not-fight': () => 'this citizen does not fight',
    'reserve-empty': () => 'none left in the reserve',
    'holds-no-token': (params) => `${heroNames[params.who]} holds no objective token`,
    'nobody-to-exchange-with': () => 'nobody in this zone to exchange with',
    'not-on-a-red-point': () => 'no red spawn point of the house here',
    'hand-broken': () => 'the Sentinel Hand is not charged',
    'hand-not-here': () => 'the Sentinel Hand is not in this zone',
    'juggernaut-out-of-reach': (params) => `Juggernaut is not in sight at range 0–${params.range}`,
    'cannot-leave': () => 'no way out for the actions left',
  },
  events: {
    'goal-waits': (params) => `“${goalWords[params.goal]}”: done, and counts once the goals before it are met.`,
    'reserve-thinned': (params) =>
      `${heroNames[params.who]}’s citizen keeps ${count(params.enemies.length, 'enemy', 'enemies')} of the reserve away for good.`,
    'token-kept': (params) => `${heroNames[params.who]} keeps the ${objective(params.token)}.`,
    'token-passed': (params) =>
      `${heroNames[params.from]} hands the ${objective(params.token)} to ${heroNames[params.to]}.`,
    'point-moved': (params) =>
      `${heroNames[params.who]} blows up ${point(params.point)}: it moves, ${inZone(params.zone)}.`,
    'laid-down': (params) => `${zombieHero(params.zombieHero)} goes down, but is not dead.`,
    'stands-up': (params) => `${zombieHero(params.zombieHero)} stands up again.`,
    'hand-charged': () => 'The Sentinel Hand is charged!',
    'hand-carried': (params) => `${heroNames[params.who]} carries the Sentinel Hand: now ${inZone(params.zone)}.`,
  },
  components: { ...missionRuleCards, ...missionOfferWords },
};
