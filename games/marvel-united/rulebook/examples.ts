/**
 * The worked examples printed in the book, each with the position from which it can be played.
 *
 * Their pictures are lost: each table is made for what its sentence says. The decks that it does not speak of are shuffled.
 */
import type { Example, Position } from '@necropole/kernel';
import type { Arrangement } from '../positions/arrange.ts';
import { fromATable } from '../positions/position.ts';
import { setUp } from '../rules/setup.ts';
import type { Mu } from '../shape.ts';
import type { ModeId } from '../world.ts';

/** As the set-up of the book begins: its choices are still to be made. */
function fromTheBeginning(mode: ModeId, seats: number, options: Readonly<Record<string, string>>): Position<Mu> {
  return { config: { mode, mission: null, seats, options }, setUp };
}

/** Threats of Cosmic Ghost Rider, out of the way of what the examples show. */
const threatsAside = {
  london: ['cosmic-ghost-rider.threat-hellbound-riders-1'],
  'united-nations-headquarters': ['cosmic-ghost-rider.threat-sinners-gather-1'],
} as const satisfies Arrangement['threats'];

/** Threats of Immortus where he does not stop in the examples. */
const champions = {
  london: ['immortus.threat-nova-1'],
  'tva-headquarters': ['immortus.threat-silver-surfer-1'],
  'united-nations-headquarters': ['immortus.threat-tachyon-field-generator-1'],
} as const satisfies Arrangement['threats'];

/** Two Locations, the special effect, and a Thug and a Civilian on either side. */
const infinityWatch: Arrangement['plan'] = ({ special }) => special === 'infinity-watch-assemble';

export const examples: readonly Example<Mu>[] = [
  {
    id: 'MU-example-4-health',
    page: 4,
    proves: ['MU-4.5'],
    title: {
      fr: 'Contre 4 Héros, Cosmic Ghost Rider commence avec 8 pions Vie',
      en: 'Against 4 Heroes, Cosmic Ghost Rider begins with 8 Health tokens',
    },
    position: fromTheBeginning('cooperative', 4, { villain: 'cosmic-ghost-rider' }),
  },
  {
    id: 'MU-example-4-purple-man',
    page: 4,
    proves: ['MU-4.13'],
    title: {
      fr: 'Purple Man a une Vie de plus qu’il n’y a de Héros : 5 contre 4 Héros',
      en: 'Purple Man has one Health more than there are Heroes: 5 against 4 Heroes',
    },
    position: fromTheBeginning('cooperative', 4, { villain: 'emperor-doom' }),
  },
  {
    id: 'MU-example-5-movement',
    page: 5,
    proves: ['MU-5.26', 'MU-5.27'],
    title: {
      fr: 'Immortus avance de 2 Lieux en sens horaire et déclenche la Menace « ! » de sa destination',
      en: 'Immortus advances 2 Locations clockwise and triggers the “!” Threat of his destination',
    },
    position: fromATable('immortus', ['mighty-thor', 'loki'], 'villain-turn', {
      villainAt: 'london',
      at: { 'hero-1': 'alchemax-headquarters', 'hero-2': 'tva-headquarters' },
      threats: { ...champions, 'project-pegasus': ['immortus.threat-yondu-1'] },
      plan: infinityWatch,
    }),
  },
  {
    id: 'MU-example-6-special-effect',
    page: 6,
    proves: ['MU-6.6'],
    title: {
      fr: '« Infinity Watch, rassemblement » : les Malfrats et les Civils du Lieu d’Immortus sont défaussés',
      en: '“Infinity Watch, Assemble”: the Thugs and Civilians in the Location of Immortus are discarded',
    },
    position: fromATable('immortus', ['mighty-thor', 'loki'], 'villain-turn', {
      villainAt: 'london',
      threats: champions,
      tokens: { 'project-pegasus': 'TTC' },
      missions: { 'defeat-thugs': 3, 'rescue-civilians': 2 },
      plan: infinityWatch,
    }),
  },
  {
    id: 'MU-example-6-overflow',
    page: 6,
    proves: ['MU-6.7', 'MU-6.9', 'MU-6.10', 'MU-6.11', 'MU-6.15'],
    title: {
      fr: 'Un Malfrat (1) et un Civil (2) avant Immortus, rien chez lui, un Malfrat (3) après lui ; pour le dernier Civil (4), l’Affluence (5)',
      en: 'A Thug (1) and a Civilian (2) before Immortus, nothing where he is, a Thug (3) after him; for the last Civilian (4), the Overflow (5)',
    },
    position: fromATable('immortus', ['mighty-thor', 'loki'], 'villain-turn', {
      villainAt: 'london',
      threats: champions,
      tokens: { 'kun-lun': 'C', 'alchemax-headquarters': 'TTC' },
      plan: infinityWatch,
    }),
  },
  {
    id: 'MU-example-7-captain-carter',
    page: 7,
    proves: ['MU-7.8', 'MU-7.10', 'MU-7.15'],
    title: {
      fr: 'Captain Carter après Spider-Man 2099 : 1 attaque, 2 déplacements et 1 action héroïque, dans n’importe quel ordre',
      en: 'Captain Carter after Spider-Man 2099: 1 attack, 2 moves and 1 Heroic action, in any order',
    },
    position: fromATable('cosmic-ghost-rider', ['captain-carter', 'spider-man-2099'], 'hero-turn', {
      told: ['plan', 'spider-man-2099.ma-1'],
      hands: { 'hero-1': ['captain-carter.mh-1', 'captain-carter.a-1', 'captain-carter.super-soldier-1'] },
      at: { 'hero-1': 'kun-lun', 'hero-2': 'tva-headquarters' },
      tokens: { 'project-pegasus': 'CT', 'alchemax-headquarters': 'T' },
      threats: threatsAside,
    }),
  },
  {
    id: 'MU-example-7-mighty-thor',
    page: 7,
    proves: ['MU-7.8', 'MU-7.14', 'MU-7.16'],
    title: {
      fr: 'Mighty Thor après Loki : ses 2 actions héroïques et 1 attaque, mais pas l’effet spécial de Loki',
      en: 'Mighty Thor after Loki: her 2 Heroic actions and 1 attack, but not Loki’s special effect',
    },
    position: fromATable('cosmic-ghost-rider', ['mighty-thor', 'loki'], 'hero-turn', {
      told: ['plan', 'mighty-thor.ma-1', 'loki.god-of-stories-1'],
      hands: { 'hero-1': ['mighty-thor.hh-1', 'mighty-thor.m-1', 'mighty-thor.aa-1'] },
      tokens: { 'alchemax-headquarters': 'TCC' },
      threats: threatsAside,
    }),
  },
  {
    id: 'MU-example-8-special-effect',
    page: 8,
    proves: ['MU-8.13', 'MU-7.10'],
    title: {
      fr: 'Une action de sa carte, puis son effet spécial, puis une action de la carte précédente',
      en: 'An action of one’s card, then its special effect, then an action of the previous card',
    },
    position: fromATable('cosmic-ghost-rider', ['captain-carter', 'spider-man-2099'], 'hero-turn', {
      told: ['plan', 'spider-man-2099.ma-1'],
      hands: { 'hero-1': ['captain-carter.ricochet-2', 'captain-carter.a-1', 'captain-carter.mh-1'] },
      at: { 'hero-1': 'kun-lun', 'hero-2': 'tva-headquarters' },
      tokens: { 'project-pegasus': 'TTT' },
      threats: threatsAside,
    }),
  },
  {
    id: 'MU-example-8-helicarrier',
    page: 8,
    proves: ['MU-8.22', 'MU-8.25'],
    title: {
      fr: 'Spider-Man 2099 quitte l’Héliporteur par son effet Fin du tour, et n’a pas celui du Lieu où il arrive',
      en: 'Spider-Man 2099 leaves the Helicarrier by its End of Turn effect, and does not get that of where he arrives',
    },
    position: fromATable('cosmic-ghost-rider', ['spider-man-2099', 'captain-carter'], 'hero-turn', {
      ring: [
        'london',
        'kun-lun',
        'project-pegasus',
        'shield-helicarrier',
        'tva-headquarters',
        'united-nations-headquarters',
      ],
      told: ['plan', 'captain-carter.ma-1'],
      at: { 'hero-1': 'shield-helicarrier', 'hero-2': 'shield-helicarrier' },
      tokens: { 'shield-helicarrier': 'CTT' },
      threats: threatsAside,
    }),
  },
  {
    id: 'MU-example-11-end-of-turn',
    page: 11,
    proves: ['MU-11.10'],
    title: {
      fr: 'La Fin du tour de K’un-Lun : avec 1 ou 2 cartes en main, en piocher 1, ou en défausser 1 pour 1 pion',
      en: 'The End of Turn of K’un-Lun: with 1 or 2 cards in hand, draw 1, or discard 1 for 1 token',
    },
    position: fromATable('cosmic-ghost-rider', ['loki', 'ironheart'], 'hero-turn', {
      told: ['plan', 'ironheart.mh-1'],
      hands: { 'hero-1': ['loki.mh-1', 'loki.ma-1'] },
      at: { 'hero-1': 'kun-lun', 'hero-2': 'kun-lun' },
      tokens: { 'kun-lun': 'C' },
      threats: threatsAside,
    }),
  },
  {
    id: 'MU-example-11-spear',
    page: 11,
    proves: ['MU-11.6', 'MU-11.8', 'MU-11.11'],
    title: {
      fr: 'Shuri vainc un Malfrat d’un Lieu adjacent avec sa Lance de Bashenga, et la recharge plus tard pour 1 pion',
      en: 'Shuri defeats a Thug in an adjacent Location with her Spear of Bashenga, and recharges it later for 1 token',
    },
    position: fromATable('cosmic-ghost-rider', ['black-panther', 'captain-carter'], 'hero-turn', {
      told: ['plan'],
      hands: {
        'hero-1': ['black-panther.a-1', 'black-panther.mh-1', 'black-panther.ma-1'],
        'hero-2': ['captain-carter.a-1', 'captain-carter.mh-1', 'captain-carter.ma-1'],
      },
      carried: { 'hero-1': ['spear-of-bashenga', 'solid-light-shield'] },
      actionTokens: { 'hero-1': { attack: 1 } },
      tokens: { 'tva-headquarters': 'T' },
      threats: threatsAside,
    }),
  },
  {
    id: 'MU-example-13-tie',
    page: 13,
    proves: ['MU-13.10'],
    title: {
      fr: 'Plusieurs Héros peuvent subir le dégât : les joueurs Héros choisissent lequel',
      en: 'Several Heroes may take the damage: the Hero players choose which one',
    },
    position: fromATable(
      'cosmic-ghost-rider',
      ['captain-carter', 'mighty-thor'],
      'villain-turn',
      {
        villainAt: 'london',
        at: { 'hero-1': 'tva-headquarters', 'hero-2': 'tva-headquarters' },
        tokens: { 'tva-headquarters': 'T' },
        threats: { 'tva-headquarters': ['cosmic-ghost-rider.threat-hellbound-riders-1'] },
        plan: ({ move, bam }) => move === 1 && bam,
        plansInHand: 2,
      },
      'super-villain',
    ),
  },
  {
    id: 'MU-example-13-wild-tokens',
    page: 13,
    proves: ['MU-13.20'],
    title: {
      fr: 'Pour équilibrer la partie, 2 pions Joker de plus à partager au départ',
      en: 'To balance the match, 2 more Wild tokens to share out at the start',
    },
    position: fromTheBeginning('super-villain', 3, {
      villain: 'cosmic-ghost-rider',
      heroes: 'captain-carter,mighty-thor',
      wilds: '2',
    }),
  },
  {
    id: 'MU-example-14-commander',
    page: 14,
    proves: ['MU-14.1', 'MU-14.2', 'MU-14.4', 'MU-14.5', 'MU-14.6', 'MU-14.7', 'MU-14.8'],
    title: {
      fr: 'Captain Carter et son Bouclier, trois cartes en main, quatre Héros de Soutien et deux Plans de bataille de coût 1',
      en: 'Captain Carter with her Shield, three cards in hand, four Support Heroes and two Battle Plans of cost 1',
    },
    position: fromTheBeginning('commander', 1, {
      villain: 'cosmic-ghost-rider',
      heroes: 'captain-carter',
      equipment: 'all',
      budget: '2',
    }),
  },
];
