/** Everything that the game says in English. */
import { joinWords, type Words } from '@necropole/kernel';
import type { Mz } from '../../shape.ts';
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
  ...joinWords(
    rulesWords,
    reasonsWords,
    { events: eventsWords },
    heroesWords,
    traitsWords,
    citizensWords,
    zombieHeroesWords,
    { components: hordeWords },
    spawnWords,
    { components: sentinelHandWords },
    missionsWords,
  ),
  labels: labelsWords,
};
