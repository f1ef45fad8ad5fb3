/** What each sign of the table means, in a sentence. Villains, Threats and Locations say it on their cards. */
import type { LegendEntry } from '@necropole/kernel';

export const legend: readonly LegendEntry[] = [
  {
    symbol: 'a-move',
    group: 'sign',
    name: { fr: 'Déplacement', en: 'Move' },
    text: { fr: 'Va dans un Lieu voisin, d’un côté ou de l’autre.', en: 'Go to a neighbouring Location, either way.' },
    cite: 'MU-8.2',
  },
  {
    symbol: 'a-attack',
    group: 'sign',
    name: { fr: 'Attaque', en: 'Attack' },
    text: { fr: '1 dégât à un ennemi de ton Lieu.', en: '1 damage to an enemy in your Location.' },
    cite: 'MU-8.3',
  },
  {
    symbol: 'a-heroic',
    group: 'sign',
    name: { fr: 'Action héroïque', en: 'Heroic action' },
    text: {
      fr: 'Sauve un Civil ici, ou pose un pion sur la Menace.',
      en: 'Rescue a Civilian here, or put a token on the Threat.',
    },
    cite: 'MU-8.8',
  },
  {
    symbol: 'a-wild',
    group: 'sign',
    name: { fr: 'Joker', en: 'Wild' },
    text: {
      fr: 'Vaut un déplacement, une attaque ou une action héroïque.',
      en: 'Worth a move, an attack or a Heroic action.',
    },
    cite: 'MU-8.12',
  },
  {
    symbol: 't-civilian',
    group: 'token',
    name: { fr: 'Civil', en: 'Civilian' },
    text: {
      fr: 'Sauve-le d’une action héroïque : une Mission avance.',
      en: 'Rescue one with a Heroic action: a Mission advances.',
    },
    cite: 'MU-9.6',
  },
  {
    symbol: 't-thug',
    group: 'token',
    name: { fr: 'Malfrat', en: 'Thug' },
    text: {
      fr: 'Une attaque le met hors de combat : une Mission avance.',
      en: 'One attack defeats it: a Mission advances.',
    },
    cite: 'MU-8.4',
  },
  {
    symbol: 't-threat',
    group: 'token',
    name: { fr: 'Menace écartée', en: 'Threat cleared' },
    text: {
      fr: 'Chaque Menace écartée remplit une case de cette Mission.',
      en: 'Each Threat that is cleared fills a slot of this Mission.',
    },
    cite: 'MU-9.14',
  },
  {
    symbol: 't-crisis',
    group: 'token',
    name: { fr: 'Pion Crise', en: 'Crisis token' },
    text: {
      fr: 'Rien par lui-même : les textes qui le nomment disent quoi.',
      en: 'Nothing by itself: the texts that name it say what it does.',
    },
    cite: 'MU-12.11',
  },
  {
    symbol: 'i-bam',
    group: 'card',
    name: { fr: 'BAM !', en: 'BAM!' },
    text: {
      fr: 'L’effet du Vilain, puis celui des Menaces, en sens horaire.',
      en: 'The Villain’s effect, then those of the Threats, clockwise.',
    },
    cite: 'MU-6.1',
  },
  {
    symbol: 'i-clockwise',
    group: 'card',
    name: { fr: 'Le Vilain avance', en: 'The Villain moves' },
    text: { fr: 'D’autant de Lieux, en sens horaire.', en: 'That many Locations, clockwise.' },
    cite: 'MU-5.26',
  },
  {
    symbol: 'i-civilian',
    group: 'card',
    name: { fr: 'Civils en plus', en: 'More Civilians' },
    text: { fr: 'La carte en pose autant près du Vilain.', en: 'The card adds that many near the Villain.' },
    cite: 'MU-6.7',
  },
  {
    symbol: 'i-thug',
    group: 'card',
    name: { fr: 'Malfrats en plus', en: 'More Thugs' },
    text: { fr: 'La carte en pose autant près du Vilain.', en: 'The card adds that many near the Villain.' },
    cite: 'MU-6.7',
  },
  {
    symbol: 'i-overflow',
    group: 'sign',
    name: { fr: 'Affluence', en: 'Overflow' },
    text: {
      fr: 'Lieu plein : un pion de plus déclenche l’effet du Vilain.',
      en: 'A full Location: one token more sets off the Villain’s effect.',
    },
    cite: 'MU-6.10',
  },
  {
    symbol: 'i-health',
    group: 'track',
    name: { fr: 'Vie', en: 'Health' },
    text: { fr: 'Chaque dégât en retire 1.', en: 'Each damage takes 1 away.' },
    cite: 'MU-8.5',
  },
  {
    symbol: 'i-card',
    group: 'track',
    name: { fr: 'Cartes en main', en: 'Cards in hand' },
    text: {
      fr: 'Ta vie aussi : chaque dégât en prend une. Sans carte, K.O.',
      en: 'Your health too: each damage takes one. Without any: KO.',
    },
    cite: 'MU-10.9',
  },
  {
    symbol: 'i-crisis',
    group: 'track',
    name: { fr: 'Piste du Vilain', en: 'The Villain’s track' },
    text: {
      fr: 'Au bout, son complot aboutit : c’est perdu.',
      en: 'At its end the plot comes true, and you have lost.',
    },
    cite: 'MU-5.17',
  },
  {
    symbol: 'i-skull',
    group: 'track',
    name: { fr: 'Le bout', en: 'The end' },
    text: { fr: 'Ce qui attend ici est à craindre.', en: 'What waits here is to be feared.' },
    cite: 'MU-5.17',
  },
  {
    symbol: 'i-lock',
    group: 'sign',
    name: { fr: 'Intouchable', en: 'Untouchable' },
    text: { fr: 'Aucun dégât avant deux Missions accomplies.', en: 'No damage before two Missions are completed.' },
    cite: 'MU-5.15',
  },
  {
    symbol: 'i-shield',
    group: 'sign',
    name: { fr: 'Invulnérable', en: 'Invulnerable' },
    text: { fr: 'Ignore les dégâts que dit son effet.', en: 'Ignores the damage that the effect states.' },
    cite: 'MU-12.8',
  },
  {
    symbol: 'i-stun',
    group: 'sign',
    name: { fr: 'Étourdi', en: 'Stunned' },
    text: {
      fr: 'Son BAM ! ne fait rien au prochain tour du Vilain.',
      en: 'The BAM! does nothing in the next Villain turn.',
    },
    cite: 'MU-12.12',
  },
  {
    symbol: 'i-hourglass',
    group: 'sign',
    name: { fr: 'Cadence changée', en: 'Changed pace' },
    text: { fr: 'Le prochain plan vient plus tôt ou plus tard.', en: 'The next plan comes earlier or later.' },
    cite: 'MU-12.2',
  },
  {
    symbol: 'i-plan',
    group: 'card',
    name: { fr: 'Plan diabolique', en: 'Master Plan' },
    text: {
      fr: 'Une carte du Vilain, toutes les trois cartes Héros.',
      en: 'A card of the Villain, after every three Hero cards.',
    },
    cite: 'MU-9.1',
  },
  {
    symbol: 'i-threat',
    group: 'card',
    name: { fr: 'Menace', en: 'Threat' },
    text: { fr: 'Gêne son Lieu jusqu’à ce qu’elle soit écartée.', en: 'Troubles its Location until it is cleared.' },
    cite: 'MU-9.10',
  },
];
