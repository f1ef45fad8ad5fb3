/** What stands on the heroic traits. */

import type { ComponentWords } from '@necropole/kernel';
import type { TraitKind } from '../../content/ids.ts';

export const traitCardWords: Readonly<Record<TraitKind, ComponentWords>> = {
  fury: { name: 'Fury', text: 'Before a melee attack: 2 more dice.' },
  'precise-aim': { name: 'Precise Aim', text: 'Before an attack: +1 to the result of each die.' },
  'second-chance': {
    name: 'Second Chance',
    text: 'After rolling the dice of your attack: roll those that missed once more.',
  },
  'hunters-eye': { name: 'Hunter’s Eye', text: 'Before an attack: 1 more die, and strike its enemies in any order.' },
  'weak-spot': { name: 'Weak Spot', text: 'Before an attack: its enemies have 1 endurance less (minimum 1).' },
  flurry: { name: 'Flurry', text: 'In your turn, spend 1 power: a free attack.' },
  'power-surge': { name: 'Power Surge', text: 'In your turn: your power rises to its maximum.' },
  sprint: { name: 'Sprint', text: 'In your turn: a free move, then another if no enemy is where you arrive.' },
  'slip-away': {
    name: 'Slip Away',
    text: 'In your turn, among enemies: go to a zone next to yours for free. They do not slow you down.',
  },
  'break-in': {
    name: 'Break-in',
    text: 'In your turn: open a door or window for free, then, if no enemy is in your zone, a free move.',
  },
  shockwave: {
    name: 'Shockwave',
    text: 'In your turn: drive the walkers, brutes and runners of your zone into a zone next to it.',
  },
  'take-down': { name: 'Take-down', text: 'In your turn: eliminate a walker or a runner in sight at range 0–1.' },
  'second-wind': { name: 'Second Wind', text: 'In your turn, without enemies in your zone: regain 1 health.' },
  rally: { name: 'Rally', text: 'In your turn: you and another hero in sight each gain 2 power.' },
  'call-out': { name: 'Over Here!', text: 'In your turn: a citizen in sight at range 1–2 comes into your zone.' },
  dodge: { name: 'Dodge', text: 'When you would be wounded: cancel 1 wound.' },
  'force-of-will': {
    name: 'Iron Will',
    text: 'When you would be wounded, spend 2 power: cancel all wounds that fall together.',
  },
  'counter-blow': {
    name: 'Counter-blow',
    text: 'When enemies enter your zone: eliminate a walker or a runner among them.',
  },
};
