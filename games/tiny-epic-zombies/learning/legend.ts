/** What each sign of the table means, in a sentence. Abilities of rooms and objectives say it on their cards. */
import { alike, type LegendEntry } from '@necropole/kernel';

const entrance = (fr: string, en: string, symbol: string): LegendEntry => ({
  symbol,
  group: 'sign',
  name: { fr: `Entrée ${fr}`, en: `${en} entrance` },
  text: {
    fr: 'Une carte de ce symbole fait entrer des Zombies ici, et tu y fais du bruit.',
    en: 'A card with this symbol brings Zombies in here, and you make noise.',
  },
  cite: 'TEZ-12.11',
});

export const legend: readonly LegendEntry[] = [
  {
    symbol: 'number',
    group: 'sign',
    name: { fr: 'Numéro', en: 'Number' },
    text: {
      fr: 'Pièce 1, 2 ou 3 : un Zombie va dans la plus basse qui est libre.',
      en: 'Room 1, 2 or 3: a Zombie goes to the lowest one that is free.',
    },
    cite: 'TEZ-12.14',
  },
  entrance('verte', 'Green', 'e-green'),
  entrance('bleue', 'Blue', 'e-blue'),
  entrance('violette', 'Purple', 'e-purple'),
  entrance('orange', 'Orange', 'e-orange'),
  {
    symbol: 'ability-gain-ammo',
    group: 'sign',
    name: { fr: 'Munitions', en: 'Ammo' },
    text: {
      fr: 'Boutique sans Zombie : 1 munition, et le tour continue.',
      en: 'No Zombie in the store: 1 ammo, and your turn goes on.',
    },
    cite: 'TEZ-10.4',
  },
  {
    symbol: 'i-passage',
    group: 'sign',
    name: { fr: 'Passage secret', en: 'Secret passage' },
    text: {
      fr: 'Mène d’un pas à toute autre Pièce qui a ce signe.',
      en: 'One move leads to any other room with this sign.',
    },
    cite: 'TEZ-10.11',
  },
  {
    symbol: 'i-supplies',
    group: 'sign',
    name: { fr: 'Place d’un Stock', en: 'Place of a supply token' },
    text: {
      fr: 'Le jeton Stock de ce numéro commence ici, et y revient.',
      en: 'The token of this number starts here, and comes back.',
    },
    cite: 'TEZ-5.3',
  },
  {
    symbol: 'i-flask',
    group: 'sign',
    name: { fr: 'Fiole', en: 'Flask' },
    text: {
      fr: 'Certains objectifs se jouent aux fioles : leur carte le dit.',
      en: 'Some objectives are played at the flasks: their card says so.',
    },
    cite: 'TEZ-19.3',
  },
  {
    symbol: 'i-bio',
    group: 'sign',
    name: { fr: 'Risque biologique', en: 'Biohazard' },
    text: {
      fr: 'Certains objectifs se jouent aux risques biologiques, de 1 à 4.',
      en: 'Some objectives are played at the biohazards, 1 to 4.',
    },
    cite: 'TEZ-19.3',
  },
  {
    symbol: 'i-gear',
    group: 'sign',
    name: { fr: 'Engrenage', en: 'Gear' },
    text: {
      fr: 'Certains objectifs se jouent aux engrenages, de 1 à 4.',
      en: 'Some objectives are played at the gears, 1 to 4.',
    },
    cite: 'TEZ-19.3',
  },
  {
    symbol: 't-walker',
    group: 'token',
    name: { fr: 'Un Zombie', en: 'A Zombie' },
    text: {
      fr: 'Entre dans sa Pièce et tu le frappes. Jamais deux dans une Pièce.',
      en: 'Enter its room and you strike it. Never two in one room.',
    },
    cite: 'TEZ-9.2',
  },
  {
    symbol: 't-crate',
    group: 'token',
    name: { fr: 'Jeton Stock', en: 'Supply token' },
    text: {
      fr: 'Porte-le au Patio : la Barricade monte de 2, et tu pioches un objet.',
      en: 'Bring it to the courtyard: barricade up by 2, and you draw an item.',
    },
    cite: 'TEZ-10.17',
  },
  {
    symbol: 't-survivor',
    group: 'token',
    name: { fr: 'Survivant', en: 'Survivor' },
    text: {
      fr: 'Une seconde chance : il part quand un Humain ou la Barricade tombe.',
      en: 'A second chance: one goes when a Human or the barricade falls.',
    },
    cite: 'TEZ-7.14',
  },
  {
    symbol: 't-trap',
    group: 'token',
    name: { fr: 'Piège', en: 'Trap' },
    text: {
      fr: 'Armé, il attend un Zombie. Gris, il ne fait rien.',
      en: 'Armed, it waits for a Zombie. Grey, it does nothing.',
    },
    cite: 'TEZ-5.2',
  },
  {
    symbol: 't-moto',
    group: 'token',
    name: { fr: 'Moto', en: 'Motorcycle' },
    text: {
      fr: 'Boutique sans Zombie : elle t’emmène plus loin.',
      en: 'No Zombie in the store: it takes you further.',
    },
    cite: 'TEZ-5.1',
  },
  {
    symbol: 't-police-car',
    group: 'token',
    name: { fr: 'Voiture de police', en: 'Police car' },
    text: {
      fr: 'Boutique sans Zombie : elle t’emmène à une entrée.',
      en: 'No Zombie in the store: it takes you to an entrance.',
    },
    cite: 'TEZ-5.1',
  },
  ...alike(
    {
      group: 'token',
      text: {
        fr: 'Un jeton d’objectif : sa carte dit ce qu’on en fait.',
        en: 'A token of an objective: its card says what to do with it.',
      },
      cite: 'TEZ-10.26',
    },
    ['t-vial', 'Fiole de remède', 'Vial'],
    ['t-part', 'Pièce d’hélico', 'Helicopter part'],
    ['t-can', 'Bidon', 'Fuel can'],
    ['t-stranded', 'Égaré', 'Stranded survivor'],
    ['t-breaker', 'Disjoncteur', 'Breaker'],
    ['t-lock', 'Cadenas', 'Padlock'],
    ['t-radio', 'Radio de secours', 'Radio'],
  ),
  {
    symbol: 't-hidden',
    group: 'token',
    name: { fr: 'Pas encore choisi', en: 'Not chosen yet' },
    text: { fr: 'Cet Humain choisit encore son personnage.', en: 'This Human is still to choose a character.' },
    cite: 'TEZ-4.12',
  },
  {
    symbol: 'i-attack',
    group: 'card',
    name: { fr: 'Arme de mêlée', en: 'Melee weapon' },
    text: { fr: 'Elle change tes coups : une seule à la fois.', en: 'It changes your blows: one at a time.' },
    cite: 'TEZ-11.6',
  },
  {
    symbol: 'i-shoot',
    group: 'card',
    name: { fr: 'Arme à distance', en: 'Ranged weapon' },
    text: { fr: 'Elle change tes tirs : une seule à la fois.', en: 'It changes your shots: one at a time.' },
    cite: 'TEZ-11.6',
  },
  {
    symbol: 'i-wound',
    group: 'track',
    name: { fr: 'Blessures', en: 'Wounds' },
    text: {
      fr: 'Montent de gauche à droite, jusqu’aux munitions.',
      en: 'They climb from left to right, up to the ammo.',
    },
    cite: 'TEZ-7.1',
  },
  {
    symbol: 'i-ammo',
    group: 'track',
    name: { fr: 'Munitions restantes', en: 'Ammo left' },
    text: {
      fr: 'Chaque tir en prend une : elles vont vers les blessures.',
      en: 'Each shot takes one: they go towards the wounds.',
    },
    cite: 'TEZ-7.3',
  },
  {
    symbol: 'i-barricade',
    group: 'track',
    name: { fr: 'Barricade', en: 'The barricade' },
    text: {
      fr: 'Une Boutique pleine la frappe. À 0, un Survivant part.',
      en: 'A full store strikes it. At 0 a survivor goes.',
    },
    cite: 'TEZ-13.7',
  },
  {
    symbol: 'i-claws',
    group: 'track',
    name: { fr: 'Horde', en: 'Horde marker' },
    text: {
      fr: 'Le bruit réveille l’action montrée, puis le jeton monte.',
      en: 'Noise wakes the action shown, then the marker goes up.',
    },
    cite: 'TEZ-12.5',
  },
  {
    symbol: 'm-overkill',
    group: 'die',
    name: { fr: 'Massacre', en: 'Overkill' },
    text: { fr: 'Un pas gratuit, tout de suite, si tu veux.', en: 'A free move, at once, if you like.' },
    cite: 'TEZ-9.5',
  },
  {
    symbol: 'm-blank',
    group: 'die',
    name: { fr: 'Rien', en: 'Nothing' },
    text: { fr: 'Le Zombie tombe, et cela ne te coûte rien.', en: 'The Zombie falls, and it costs you nothing.' },
    cite: 'TEZ-9.4',
  },
  {
    symbol: 'm-wound1',
    group: 'die',
    name: { fr: '1 blessure', en: '1 wound' },
    text: { fr: 'Le Zombie tombe, et tu as 1 blessure.', en: 'The Zombie falls, and you have 1 wound.' },
    cite: 'TEZ-9.12',
  },
  {
    symbol: 'm-wound2',
    group: 'die',
    name: { fr: '2 blessures', en: '2 wounds' },
    text: { fr: 'Le Zombie tombe, et tu as 2 blessures.', en: 'The Zombie falls, and you have 2 wounds.' },
    cite: 'TEZ-9.12',
  },
];
