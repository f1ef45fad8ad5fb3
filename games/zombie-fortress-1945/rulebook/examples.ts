/** The worked examples printed in the book, each with the position from which it can be played. The book has no pictures of them. */
import type { Example } from '@necropole/kernel';
import type { FortressTable } from '../positions/fortress.ts';
import { inTheField, inTheFortress } from '../positions/position.ts';
import type { Zf } from '../shape.ts';

/** One of the three ways to lay out the special rooms (ZF-5.18). */
const keys: FortressTable['rooms'] = { 'crank-room': 'battery.1', 'battery-room': 'crank.1' };
const hidden: FortressTable['rooms'] = { ...keys, 'eagle-room': 'doctor.1' };

export const examples: readonly Example<Zf>[] = [
  {
    id: 'ZF-example-6-door',
    page: 6,
    proves: ['ZF-6.10'],
    title: {
      fr: 'Entrer dans une pièce par une porte coûte 2 points',
      en: 'To enter a room through a door costs 2 points',
    },
    position: inTheFortress(3, 'fortress-turn', {
      at: ['north-corridor', 'lift-room'],
      rooms: hidden,
      everyRoom: true,
    }),
  },
  {
    id: 'ZF-example-6-crank',
    page: 6,
    proves: ['ZF-5.17'],
    title: {
      fr: 'La manivelle ne peut pas être placée dans la pièce de la manivelle',
      en: 'The crank may not lie in the room of the crank',
    },
    position: inTheFortress(3, 'take-green-markers', { at: ['lift-room', 'lift-room'] }),
  },
  {
    id: 'ZF-example-7-coffin',
    page: 7,
    proves: ['ZF-7.12'],
    title: {
      fr: 'Le liquide corrosif ne détruit pas le cercueil',
      en: 'The corrosive liquid does not destroy the coffin',
    },
    position: inTheFortress(3, 'fortress-event', {
      at: ['infirmary', 'lift-room'],
      rooms: { ...hidden, infirmary: 'liquid.1' },
      everyRoom: true,
      carried: { 'usa-soldier-1': ['coffin.1'] },
    }),
  },
  {
    id: 'ZF-example-9-panic',
    page: 9,
    proves: ['ZF-9.11'],
    title: {
      fr: 'Dans la panique, un zombie ordinaire d’une rencontre a 1 point de vie',
      en: 'In the panic an ordinary zombie of an encounter has 1 life point',
    },
    position: inTheFortress(3, 'fortress-turn', {
      at: ['hall-1', 'lift-room'],
      packs: [{ kind: 'encounter', at: 'north-corridor', zombies: 3 }],
      bowl: ['zombie.1', 'zombie.2', 'zombie.3'],
      destruction: 1,
    }),
  },
  {
    id: 'ZF-example-11-dogs',
    page: 11,
    proves: ['ZF-11.5', 'ZF-11.6', 'ZF-11.7'],
    title: {
      fr: 'Les chiens passent de la case 3 à la case 1, puis l’assaut : les autres zombies n’avancent que deux activations plus tard',
      en: 'Dogs go from box 3 to box 1, then the assault: the other zombies come on two activations later',
    },
    position: inTheField(2, 'field-event', {
      at: ['c6'],
      events: { c6: 'encounter-3.1' },
      othersAsDrawn: true,
      members: [1],
      bowl: ['dog.1', 'zombie.1', 'zombie.2'],
    }),
  },
  {
    id: 'ZF-example-12-hulk',
    page: 12,
    proves: ['ZF-12.5', 'ZF-12.6', 'ZF-12.12'],
    title: {
      fr: 'Les équipes A, B et C attaquent Hulk chacune à leur tour, puis s’enfuient de 2 zones',
      en: 'Teams A, B and C attack Hulk each in its turn, then flee 2 zones',
    },
    position: inTheFortress(4, 'fortress-turn', {
      at: ['archives', 'archives', 'radio-room'],
      members: [1, 1, 1],
      hulk: { at: 'eagle-room', hp: 9 },
      rooms: keys,
      destroyed: ['eagle-room.archives', 'eagle-room.radio-room'],
      turn: 1,
    }),
  },
];
