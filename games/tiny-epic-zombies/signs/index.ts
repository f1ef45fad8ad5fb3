/** The table of signs: what each event is to the eye, and by which rules of the book it happens. */
import type { Signs } from '@necropole/kernel';
import type { Tez } from '../shape.ts';
import { componentEvents } from './components.ts';
import { humanEvents } from './humans.ts';
import { zombieEvents } from './zombies.ts';

export const signs: Signs<Tez> = {
  events: { ...humanEvents, ...zombieEvents, ...componentEvents },
  answers: {
    keep: null,
    deal: 'i-card',
    move: 'i-move',
    stay: null,
    melee: 'i-attack',
    shoot: 'i-shoot',
    use: null,
    token: 'i-objective',
    supply: 'i-supplies',
    take: 'i-hand',
    exchange: 'i-hand',
    item: 'i-backpack',
    drop: 'i-hand',
    end: 'i-stop',
    store: null,
    draw: 'i-card',
    decline: null,
    return: null,
    horde: 'i-claws',
    human: null,
    room: null,
    card: 'i-card',
    pass: null,
    accept: null,
    heal: 'i-health',
    reload: 'i-ammo',
    suffer: 'i-wound',
  },
  ending: ['end'],
  aside: ['drop'],
  deadly: ['lethal'],
  forecasts: { 'would-overrun': ({ who }) => [{ of: who, symbol: 'i-wound' }] },
};
