/** What is said once, in any match, when it first happens; what the lesson says so stands with it. */
import type { LaterNote } from '@necropole/kernel';

export const firstTimes: readonly LaterNote[] = [
  {
    id: 'bam',
    on: { event: 'bam-activated' },
    say: {
      title: { fr: 'BAM !', en: 'BAM!' },
      text: {
        fr: 'L’effet BAM ! de la fiche du Vilain agit d’abord, puis celui des Menaces, dans le sens horaire.',
        en: 'The BAM! effect of the Villain’s dashboard comes first, then those of the Threats, clockwise.',
      },
    },
    point: [{ param: 'at' }],
    learnt: { symbol: 'i-bam', name: { fr: 'BAM !', en: 'BAM!' } },
    teaches: ['MU-6.1', 'MU-6.2'],
  },
  {
    id: 'overflow',
    on: { event: 'overflow' },
    say: {
      title: { fr: 'Affluence', en: 'Overflow' },
      text: {
        fr: 'Un pion n’a pas trouvé de place dans ce Lieu : l’effet Affluence du Vilain agit, une fois.',
        en: 'A token found no slot in this Location: the Villain’s Overflow effect comes, once.',
      },
    },
    point: [{ param: 'at' }],
    learnt: { symbol: 'i-overflow', name: { fr: 'l’affluence', en: 'overflow' } },
    teaches: ['MU-6.10', 'MU-6.13'],
  },
  {
    id: 'knocked-out',
    on: { event: 'knocked-out' },
    say: {
      title: { fr: 'K.O.', en: 'Knocked out' },
      text: {
        fr: 'Plus de carte en main : K.O., et le BAM ! du Vilain agit. Le Héros se relève à son prochain tour.',
        en: 'No card left in hand: KO, and the Villain’s BAM! comes. The Hero stands up on their next turn.',
      },
    },
    point: [{ param: 'hero' }],
    learnt: { symbol: 'i-stun', name: { fr: 'le K.O.', en: 'the KO' } },
    teaches: ['MU-10.14', 'MU-10.15', 'MU-10.20'],
  },
  {
    id: 'threat',
    on: { event: 'threat-triggered' },
    say: {
      title: { fr: 'Une Menace agit', en: 'A Threat acts' },
      text: {
        fr: 'Une Menace agit tant qu’elle est là. Pose sur elle les icônes qu’elle demande pour l’écarter.',
        en: 'A Threat acts as long as it is there. Put the symbols that it asks for on it to clear it.',
      },
    },
    point: [{ param: 'card' }],
    learnt: { symbol: 'i-threat', name: { fr: 'les Menaces', en: 'Threats' } },
    teaches: ['MU-8.9'],
  },
  {
    id: 'under-pressure',
    on: { event: 'under-pressure' },
    say: {
      title: { fr: 'Sous pression', en: 'Under Pressure' },
      text: {
        fr: 'Première Mission accomplie : désormais, le Vilain joue ses plans plus souvent.',
        en: 'First Mission completed: from now on the Villain plays plans more often.',
      },
    },
    point: [{ ref: 'storyline' }],
    learnt: { symbol: 'i-hourglass', name: { fr: 'sous pression', en: 'under pressure' } },
    teaches: ['MU-10.3'],
  },
  {
    id: 'open-to-damage',
    on: { event: 'villain-open-to-damage' },
    say: {
      title: { fr: 'Le Vilain est à portée', en: 'The Villain is open' },
      text: {
        fr: 'Deux Missions accomplies : les Héros peuvent enfin blesser le Vilain, dès maintenant.',
        en: 'Two Missions completed: the Heroes can hurt the Villain at last, from now on.',
      },
    },
    point: [{ ref: 'villain-health' }],
    learnt: { symbol: 'i-lock', name: { fr: 'blesser le Vilain', en: 'hurting the Villain' } },
    teaches: ['MU-10.4', 'MU-10.5'],
  },
  {
    id: 'damage',
    on: { event: 'card-lost' },
    say: {
      title: { fr: 'Un dégât, une carte', en: 'A damage, a card' },
      text: {
        fr: 'Chaque dégât remet une carte de la main sous le paquet. Main vide : K.O.',
        en: 'Each damage puts a card of the hand under the deck. An empty hand is a KO.',
      },
    },
    point: [{ param: 'hero' }],
    learnt: { symbol: 'i-card', name: { fr: 'les dégâts', en: 'damage' } },
    teaches: ['MU-10.9', 'MU-10.14'],
  },
];
