/** The names of the skills and attacks of the six identity cards. */
import type { HeroId } from '../ids.ts';

export type SkillId =
  | 'berserker-rage'
  | 'onslaught'
  | 'healing-factor'
  | 'shapeshifter'
  | 'unseen'
  | 'assassination'
  | 'magnetism'
  | 'scrap-shield'
  | 'master-of-magnetism'
  | 'gust'
  | 'riding-the-winds'
  | 'wrath-of-the-sky'
  | 'organic-steel'
  | 'fastball'
  | 'battering-ram'
  | 'bruiser'
  | 'absorption'
  | 'superhuman-resilience'
  | `${HeroId}-action`;

/** The attacks of the heroes. */
export type HeroAttackId =
  | 'adamantium-claws'
  | 'twin-pistols'
  | 'shrapnel'
  | 'lightning'
  | 'steel-fists'
  | 'powerful-blows';
