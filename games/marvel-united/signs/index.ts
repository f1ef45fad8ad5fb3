/** The table of signs: what each event is to the eye, and by which rules of the book it happens. */
import type { Signs } from '@necropole/kernel';
import type { Mu } from '../shape.ts';
import { heroEvents } from './heroes.ts';
import { villainEvents } from './villain.ts';

export const signs: Signs<Mu> = {
  events: { ...heroEvents, ...villainEvents },
  answers: {
    hero: null,
    card: 'i-card',
    location: null,
    equipment: 'i-gear',
    plan: 'i-plan',
    super: 'i-card',
    play: 'i-card',
    support: 'i-people',
    move: 'a-move',
    attack: 'a-attack',
    rescue: 'a-heroic',
    place: 'a-heroic',
    special: 'i-card',
    use: 'i-gear',
    recharge: 'i-gear',
    end: 'i-clock',
    accept: null,
    pass: null,
    draw: 'i-card',
    enemy: null,
    bystander: null,
    token: null,
    symbol: null,
    mission: 'i-objective',
    way: null,
  },
  ending: ['end'],
  // An effect that is out of reach is nothing to think about.
  goingOn: [{ at: 'location-effect', verb: 'pass' }],
  deadly: ['would-ko', 'would-empty-hand'],
  forecasts: {
    'would-hurt': ({ who, damage }) => [{ of: who, symbol: 'i-bam', count: damage }],
    'would-ko': ({ who, damage }) => [
      { of: who, symbol: 'i-bam', count: damage },
      { of: who, symbol: 'i-skull' },
    ],
    'would-empty-hand': ({ who }) => [{ of: who, symbol: 'i-skull' }],
    'ko-at-end': ({ who }) => [{ of: who, symbol: 'i-skull' }],
    'bam-aims': ({ who, damage, crisis, ko }) => [
      ...(damage > 0 ? [{ of: who, symbol: 'i-bam', count: damage }] : []),
      ...(crisis > 0 ? [{ of: who, symbol: 't-crisis', count: crisis }] : []),
      ...(ko ? [{ of: who, symbol: 'i-skull' }] : []),
    ],
  },
};
