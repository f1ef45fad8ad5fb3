/** What stands on the identity cards: the skills and attacks of the heroes. */

import type { ComponentWords } from '@necropole/kernel';
import type { HeroAttackId, HeroId, SkillId } from '../../content/ids.ts';
import { heroCardsWith } from '../hero-cards.ts';
import { attackText } from './attacks.ts';

const extraAction: ComponentWords = { name: '+1 Action', text: '1 more action in each turn.' };

const attacks: Readonly<Record<HeroAttackId, string>> = {
  'adamantium-claws': 'Adamantium Claws',
  'twin-pistols': 'Twin Pistols',
  shrapnel: 'Shrapnel',
  lightning: 'Lightning',
  'steel-fists': 'Steel Fists',
  'powerful-blows': 'Powerful Blows',
};

const skills: Readonly<Record<Exclude<SkillId, `${HeroId}-action`>, ComponentWords>> = {
  'berserker-rage': {
    name: 'Berserker Rage',
    text: 'With the Adamantium Claws: +1 to the result of each die for every wound you have suffered. Each 6 or more rolls 1 more die, which may bring others.',
  },
  onslaught: {
    name: 'Onslaught',
    text: 'Once per enemies’ phase, when enemies enter your zone, you may spend 1 power for a free attack with the Adamantium Claws.',
  },
  'healing-factor': {
    name: 'Healing Factor',
    text: 'At the end of each round, give yourself back as much health as you like.',
  },
  shapeshifter: {
    name: 'Shapeshifter',
    text: 'Enemies never slow you down: leaving a zone always costs you 1 action.',
  },
  unseen: {
    name: 'Unseen',
    text: 'Once per turn, if you have not attacked in it: spend 1 power, and enemies pay you no attention until the end of the round, or until you attack.',
  },
  assassination: {
    name: 'Assassination',
    text: 'Once per turn, spend 1 power before an attack: strike its enemies in any order, and each has 1 endurance less (minimum 1).',
  },
  magnetism: {
    name: 'Magnetism',
    text: 'Once per turn, spend 1 power: move a walker, brute or runner in sight at range 0–2 to a zone next to its own.',
  },
  'scrap-shield': {
    name: 'Scrap Shield',
    text: 'Once per phase, when you or a hero in sight at range 0–1 would be wounded, you may spend 1 power to cancel 1 of these wounds.',
  },
  'master-of-magnetism': {
    name: 'Master of Magnetism',
    text: 'The range of Shrapnel is 1 more. Once per turn, a free attack with Shrapnel.',
  },
  gust: { name: 'Gust', text: 'Once per turn, spend 1 power: drive all enemies of your zone into a zone next to it.' },
  'riding-the-winds': {
    name: 'Riding the Winds',
    text: 'Your move actions may cross 1 zone more; a zone with enemies ends them.',
  },
  'wrath-of-the-sky': {
    name: 'Wrath of the Sky',
    text: 'Once per turn, spend 1 power before an attack with Lightning: roll as many base dice as there are walkers, brutes and runners in the target zone, if that is more.',
  },
  'organic-steel': {
    name: 'Organic Steel',
    text: 'Once per phase, when you would be wounded, you may spend 1 power to cancel up to 2 of these wounds.',
  },
  fastball: {
    name: 'Fastball',
    text: 'Once per turn, spend 1 power: throw another hero of your zone into a zone in sight at range 1–2.',
  },
  'battering-ram': {
    name: 'Battering Ram',
    text: 'Once per turn, a free move that enemies do not slow down; then a free attack with the Steel Fists where you arrive.',
  },
  bruiser: {
    name: 'Bruiser',
    text: 'Against your Powerful Blows enemies have 1 endurance less (minimum 1). Once per turn, open a door for free.',
  },
  absorption: {
    name: 'Absorption',
    text: 'Once per turn, spend 1 power: until the end of the round you have the attack or an unlocked skill of a hero in sight at range 0–1.',
  },
  'superhuman-resilience': { name: 'Superhuman Resilience', text: 'Once per turn, 1 free attack or 1 free move.' },
};

export const heroCardWords: Readonly<Record<SkillId | HeroAttackId, ComponentWords>> = {
  ...skills,
  ...heroCardsWith(extraAction, (attack) => ({ name: attacks[attack.id], text: attackText(attack) })),
};
