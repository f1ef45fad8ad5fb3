/** Everything that the game says in English. */
import type { Words } from '@necropole/kernel';
import type { Mz } from '../../shape.ts';
import { asLabels } from '../spoken.ts';
import { citizensWords } from './citizens.ts';
import { eventsWords } from './events.ts';
import { heroesWords } from './heroes.ts';
import { hordeWords } from './horde.ts';
import { labelsWords } from './labels.ts';
import { missionTitles } from './mission-cards.ts';
import { missionsWords } from './missions.ts';
import { reasonsWords } from './reasons.ts';
import { rulesWords } from './rules.ts';
import { sentinelHandWords } from './sentinel-hand.ts';
import { spawnWords } from './spawn.ts';
import { traitsWords } from './traits.ts';
import { zombieHeroesWords } from './zombie-heroes.ts';

export const en: Words<Mz> = {
  ...rulesWords,
  roles: { heroes: 'Heroes' },
  missions: missionTitles,
  questions: { ...rulesWords.questions, ...heroesWords.questions, ...traitsWords.questions },
  facts: reasonsWords.facts,
  refusals: {
    ...reasonsWords.refusals,
    ...heroesWords.refusals,
    ...traitsWords.refusals,
    ...missionsWords.refusals,
  },
  events: {
    ...eventsWords,
    ...heroesWords.events,
    ...traitsWords.events,
    ...spawnWords.events,
    ...missionsWords.events,
  },
  components: {
    ...heroesWords.components,
    ...traitsWords.components,
    ...citizensWords.components,
    ...zombieHeroesWords.components,
    ...hordeWords,
    ...spawnWords.components,
    ...sentinelHandWords,
    ...missionsWords.components,
  },
  labels: asLabels(labelsWords),
};
