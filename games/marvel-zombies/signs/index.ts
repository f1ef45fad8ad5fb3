/** The table of signs: what each event is to the eye, and by which rules of the book it happens. */
import type { Signs } from '@necropole/kernel';
import type { Mz } from '../shape.ts';
import { componentEvents } from './components.ts';
import { enemyEvents } from './enemies.ts';
import { heroEvents } from './heroes.ts';

export const signs: Signs<Mz> = {
  events: { ...heroEvents, ...enemyEvents, ...componentEvents },
  answers: {
    hero: null,
    move: 'i-move',
    open: 'i-door-open',
    trait: 'i-trait',
    attack: 'i-attack',
    rescue: 'i-citizen',
    power: 'i-power',
    objective: 'i-objective',
    call: 'i-elevator',
    ride: 'i-elevator',
    hand: 'i-hand',
    use: 'i-power',
    play: 'i-trait',
    citizen: 'i-citizen',
    mission: 'i-objective',
    secret: 'i-objective',
    end: 'i-stop',
    leave: 'i-exit',
    stay: null,
    roll: null,
    keep: null,
    discard: null,
    wound: 'i-wound',
    sacrifice: 'i-citizen',
    suffer: 'i-wound',
    way: null,
    zone: null,
    strike: 'i-attack',
    enemy: null,
    card: 'i-card',
    skill: null,
    die: null,
    'gain-trait': 'i-trait',
    heal: 'i-health',
    accept: null,
    pass: null,
  },
  ending: ['end'],
  goingOn: ['hero', 'roll'],
  deadly: ['lethal'],
  forecasts: {
    'will-be-attacked': ({ who, wounds }) => [{ of: who, symbol: 'i-wound', count: wounds }],
    'citizen-will-be-attacked': ({ citizen }) => [{ of: citizen, symbol: 'i-wound' }],
    lethal: ({ who }) => [{ of: who, symbol: 'i-skull' }],
  },
};
