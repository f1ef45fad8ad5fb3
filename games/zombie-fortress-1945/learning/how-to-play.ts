/** How to play, on one page. Every picture is a table that the rules allow, with three players. */
import { type HowToPlay, mark, type Picture } from '@necropole/kernel';
import type { FieldTable } from '../positions/field.ts';
import type { FortressTable } from '../positions/fortress.ts';
import { inTheField, inTheFortress } from '../positions/position.ts';
import type { PhaseName, Zf } from '../shape.ts';

const SEATS = 3;

/** The race is on: every star still has its event. */
const race: FieldTable = {
  at: ['b7', 'k3', 'g8'],
  othersAsDrawn: true,
  carried: { 'usa-soldier-1': ['stg44.1'], 'usa-soldier-2': ['grenades.1'] },
  soviets: 4,
};

/** The American team has come upon the dead. */
const encounter: FieldTable = {
  ...race,
  at: ['c6', 'k3', 'g8'],
  events: { c6: 'encounter-3.1' },
  bowl: ['zombie.1', 'giant.1', 'zombie.2'],
};

/** Two teams are below; the third came too late, and leads the dead. */
const fortress: FortressTable = {
  at: ['north-corridor', 'cells', null],
  rooms: { 'eagle-room': 'battery.1', 'crank-room': 'doctor.1', 'battery-room': 'eagle.1' },
  everyRoom: true,
  carried: { 'usa-soldier-1': ['stg44.1'], 'usa-soldier-2': ['grenades.1'] },
  packs: [{ kind: 'wanderer', at: 'hall-2' }],
};

type More = Partial<Picture<Zf>>;

function above(said: FieldTable, crop: readonly string[], more: More = {}, phase: PhaseName = 'field-turn') {
  return { position: inTheField(SEATS, phase, said), seed: 'one page', seat: 0, crop, ...more } as const;
}

function below(said: FortressTable, crop: readonly string[], more: More = {}, phase: PhaseName = 'fortress-turn') {
  return { position: inTheFortress(SEATS, phase, said), seed: 'one page', seat: 0, crop, ...more } as const;
}

/** Fights begin where the marker is turned up. */
const inFight = (answers: readonly string[], crop: readonly string[], more: More = {}) =>
  above(
    encounter,
    crop,
    { ...more, answers: ['announce', 'wield:usa-soldier-1.1', 'ready', ...answers] },
    'field-event',
  );

const allFire = [
  'fire:usa-soldier-1:3',
  'fire:usa-soldier-3:3',
  'fire:usa-soldier-4:3',
  'fire:usa-soldier-5:3',
  'done',
];

export const howToPlay: HowToPlay<Zf> = {
  aim: {
    id: 'aim',
    title: { fr: 'Le château, le docteur', en: 'The castle, the doctor' },
    text: {
      fr: 'Cours au château avant les Soviétiques. Puis trouve le docteur dans les souterrains, et ressors vivant.',
      en: 'Race to the castle before the Soviets. Then find the doctor in the fortress beneath it, and get out alive.',
    },
    cite: 'ZF-1.2',
    picture: above(race, [], {
      marks: [mark.go('usa', 'b7', 'c7', 'c6', 'd5', 'e5', 'f4', 'g4')],
    }),
  },
  won: [
    {
      id: 'inside',
      title: { fr: 'D’abord, entrer', en: 'First, get in' },
      text: { fr: 'Toutes les équipes sauf une entrent au château.', en: 'All teams but one get into the castle.' },
      cite: 'ZF-2.5',
      picture: above(race, ['race']),
    },
    {
      id: 'points',
      title: { fr: 'Puis sortir, aux points', en: 'Then out, on points' },
      text: {
        fr: '1 par vivant, 2 par prisonnier, 3 pour le docteur, sa fille, ou Hulk vaincu.',
        en: '1 for each of the living, 2 a prisoner, 3 for the doctor, his daughter, or Hulk beaten.',
      },
      cite: 'ZF-9.13',
      picture: below({ ...fortress, destruction: 3 }, ['lift-room', 'north-corridor'], {
        marks: [mark.go('usa', 'north-corridor', 'lift-room')],
      }),
    },
  ],
  lost: [
    {
      id: 'soviets',
      title: { fr: 'Les Soviétiques', en: 'The Soviets' },
      text: {
        fr: 'Un 6 au mouvement les avance. Là avant deux équipes : tous perdent.',
        en: 'Each 6 for movement brings them on. In before two teams: everybody has lost.',
      },
      cite: 'ZF-2.9',
      picture: above({ ...race, soviets: 8 }, ['soviets']),
    },
    {
      id: 'explosion',
      title: { fr: 'L’explosion', en: 'The explosion' },
      text: {
        fr: 'Docteur pris ou Hulk mort, chaque 6 la rapproche. En bas, on y reste.',
        en: 'With the doctor taken or Hulk dead, each 6 brings it on. Whoever is below is lost.',
      },
      cite: 'ZF-9.1',
      picture: below({ ...fortress, destruction: 5 }, ['destruction']),
    },
    {
      id: 'too-late',
      title: { fr: 'Trop tard ? Les morts', en: 'Too late? The dead' },
      text: {
        fr: 'Le joueur de la dernière équipe mène les zombies, et gagne si nul ne sort.',
        en: 'The last team is lost: its player leads the zombies, and wins if nobody gets out.',
      },
      cite: 'ZF-6.2',
      picture: below(fortress, ['hall-2', 'north-corridor'], {
        marks: [mark.go('pack-1', 'hall-2', 'north-corridor')],
      }),
    },
  ],
  turn: [
    {
      id: 'march',
      title: { fr: 'Lance le dé, marche', en: 'Roll, and march' },
      text: {
        fr: 'Le dé donne tes points. Route, plaine ou ville : 1 ; bois : 2 ; montagne : 3.',
        en: 'The die gives your points. Road, plain or town: 1; wood: 2; mountain: 3.',
      },
      cite: 'ZF-2.22',
      picture: above(race, ['b7', 'c6', 'd5', 'c8'], { answers: ['roll'], lit: [{ key: 'march:*' }] }),
    },
    {
      id: 'event',
      title: { fr: 'Retourne l’événement', en: 'Turn up the event' },
      text: {
        fr: 'Tu t’arrêtes, et toi seul le vois : une arme, un engin… ou des morts. Aux grilles, toujours des morts.',
        en: 'You stop, and you alone see it: a weapon, a vehicle… or the dead. They are at every gate.',
      },
      cite: 'ZF-3.6',
      picture: above(encounter, ['c6', 'd5', 'b6'], {}, 'field-event'),
    },
    {
      id: 'fire',
      title: { fr: 'Tire, case par case', en: 'Fire, box by box' },
      text: {
        fr: 'Les morts avancent de 3 à 1. Quatre tirent, partagent leurs dés : chaque 6 touche.',
        en: 'The dead come from box 3 to 1. Four fire, and share out their dice: each 6 hits.',
      },
      cite: 'ZF-9.29',
      picture: inFight([...allFire, 'dice:3'], ['box-3', 'box-2', 'box-1', 'team-box']),
    },
    {
      id: 'assault',
      title: { fr: 'L’assaut', en: 'The assault' },
      text: {
        fr: 'Ils sont là : un dé chacun, en même temps, 5 ou 6 blesse. Deux blessures tuent un homme.',
        en: 'They are upon you: a die each, all at once, 5 or 6 hurts. Two wounds kill a man.',
      },
      cite: 'ZF-10.18',
      picture: inFight(['done', 'advance', 'done', 'advance', 'done', 'advance'], ['team-box']),
    },
    {
      id: 'below',
      title: { fr: 'En bas : salle par salle', en: 'Below: room by room' },
      text: {
        fr: 'Une serrure s’ouvre sur 5 ou 6. Chaque salle cache un marqueur, que le maître des zombies a posé.',
        en: 'A lock opens on 5 or 6. Each room hides a marker, which the zombie master has laid there.',
      },
      cite: 'ZF-6.12',
      picture: below(fortress, ['north-corridor', 'infirmary', 'archives', 'hall-2'], {
        lit: [{ key: 'test:*' }],
      }),
    },
  ],
  more: [
    {
      id: 'die',
      title: { fr: 'Le dé de mouvement', en: 'The movement die' },
      text: {
        fr: '5 : deux hexagones, quel que soit le terrain. 6 : rien, et les Soviétiques avancent.',
        en: '5: two hexes, whatever the terrain. 6: nothing, and the Soviets advance.',
      },
      cite: 'ZF-2.14',
      picture: { symbols: ['d-5', 'i-boot', 'd-6', 't-soviet'] },
    },
    {
      id: 'weapons',
      title: { fr: 'Une arme : trois nombres', en: 'A weapon: three numbers' },
      text: {
        fr: 'Ses dés en case 3, 2, 1 ; * : pas de tir. Le combat fini, un dé : sur 1, elle est souvent perdue.',
        en: 'Its dice at box 3, 2, 1; *: no fire. After the fight a die: on a 1, mostly, the weapon is lost.',
      },
      cite: 'ZF-12.19',
      picture: inFight([], ['usa-soldier-1', 'usa-soldier-2']),
    },
  ],
  signs: [
    't-event',
    't-gate',
    't-unknown',
    't-soldier',
    't-medic',
    'i-wound',
    't-zombie',
    't-dog',
    't-elite',
    't-giant',
    't-wander',
    't-mutant',
  ],
};
