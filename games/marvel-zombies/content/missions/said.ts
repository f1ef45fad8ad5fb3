/** What the missions tell and refuse, beyond what the rules do. */
import type { EnemyId, GoalId, HeroId, MissionId, ObjectiveCardId, SpawnPointId, ZombieHeroId } from '../ids.ts';

type Who = { who: HeroId };

export interface MissionsSaid {
  questions: object;
  facts: object;
  refusals: {
    /** This mission keeps all windows shut. */
    'windows-shut': object;
    /** Both secret missions must be taken first. */
    'secrets-missing': { taken: number };
    /** Nobody leaves without a citizen. */
    'leaves-without-citizen': Who;
    'holds-no-citizen': Who;
    'citizen-does-not-fight': object;
    'reserve-empty': object;
    'holds-no-token': Who;
    'nobody-to-exchange-with': object;
    'not-on-a-red-point': object;
    'hand-broken': object;
    'hand-not-here': object;
    'juggernaut-out-of-reach': { range: number };
    'cannot-leave': object;
  };
  events: {
    /** Done, but before its turn: it counts once the goals before it are met. */
    'goal-waits': { mission: MissionId; goal: GoalId };
    /** Figures of the reserve are out of the match. */
    'reserve-thinned': Who & { enemies: readonly EnemyId[] };
    'token-kept': Who & { token: ObjectiveCardId };
    'token-passed': { from: HeroId; to: HeroId; token: ObjectiveCardId };
    'point-moved': Who & { point: SpawnPointId; zone: string };
    'laid-down': { zombieHero: ZombieHeroId };
    'stands-up': { zombieHero: ZombieHeroId };
    'hand-charged': object;
    'hand-carried': Who & { zone: string };
  };
}
