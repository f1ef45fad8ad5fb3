/** Words that a newcomer cannot guess, where they stand in sentences. */
import type { GlossaryEntry } from '@necropole/kernel';

export const glossary: readonly GlossaryEntry[] = [
  {
    id: 'overkill',
    forms: { fr: ['Massacre', 'Massacres'], en: ['Overkill', 'Overkills'] },
    text: {
      fr: 'Le crâne vert du dé : un pas gratuit, tout de suite, si tu veux.',
      en: 'The green skull of the die: a free move, at once, if you like.',
    },
    cite: 'TEZ-9.5',
  },
  {
    id: 'overrun',
    forms: { fr: ['Submergé', 'Submergée', 'submergé', 'submergée'], en: ['Overrun', 'overrun'] },
    text: {
      fr: 'Un Zombie arrive dans ta Pièce : 1 blessure, et au prochain tour tu pars sans le frapper.',
      en: 'A Zombie comes into your room: 1 wound, and next turn you leave without striking it.',
    },
    cite: 'TEZ-14.7',
  },
  {
    id: 'bite',
    forms: { fr: ['Morsure', 'Morsures'], en: ['Bite', 'Bites'] },
    text: {
      fr: 'La réserve est vide : l’Humain le moins blessé prend 1 blessure.',
      en: 'The reserve is empty: the Human with the fewest wounds suffers 1.',
    },
    cite: 'TEZ-14.1',
  },
  {
    id: 'eaten-alive',
    forms: { fr: ['Dévoré vif', 'Dévorée vive', 'dévoré vif', 'dévorée vive'], en: ['Eaten Alive', 'eaten alive'] },
    text: {
      fr: 'Blessures et munitions se touchent : un Survivant te remplace, et ton personnage rejoint la horde.',
      en: 'Wounds and ammo meet: a survivor takes your place, and your character joins the horde.',
    },
    cite: 'TEZ-7.6',
  },
  {
    id: 'noise',
    forms: { fr: ['bruit', 'Bruit'], en: ['noise', 'Noise'] },
    text: {
      fr: 'Ta carte porte le symbole de la Boutique où tu es : il vient plus de Zombies.',
      en: 'Your card bears the symbol of the store that you are in: more Zombies come.',
    },
    cite: 'TEZ-12.2',
  },
  {
    id: 'horde',
    forms: { fr: ['action Horde', 'piste Horde', 'Piste Horde'], en: ['horde action', 'horde marker'] },
    text: {
      fr: 'Ce que fait la carte Zombie quand il y a du bruit ; son jeton monte ensuite.',
      en: 'What the Zombie card does on noise; its marker then goes up.',
    },
    cite: 'TEZ-12.5',
  },
  {
    id: 'running',
    forms: { fr: ['Course'], en: ['Running'] },
    text: {
      fr: 'Prends ce que donne la Pièce, et continue ton tour.',
      en: 'Take what the room gives, and go on with your turn.',
    },
    cite: 'TEZ-10.4',
  },
  {
    id: 'stopping',
    forms: { fr: ['Arrêt'], en: ['Stopping'] },
    text: {
      fr: 'Prends ce que donne la Pièce, et ton tour s’arrête là.',
      en: 'Take what the room gives, and your turn ends there.',
    },
    cite: 'TEZ-10.7',
  },
  {
    id: 'empty',
    forms: { fr: ['vide'], en: ['empty'] },
    text: {
      fr: 'Sans Zombie : cartes, jetons et Humains n’y changent rien.',
      en: 'Without a Zombie: cards, tokens and Humans make no difference.',
    },
    cite: 'TEZ-19.1',
  },
  {
    id: 'margin',
    forms: { fr: ['marge'], en: ['margin'] },
    text: {
      fr: 'Ce qui reste entre tes blessures et tes munitions. À 0, tu es Dévoré vif.',
      en: 'What is left between your wounds and your ammo. At 0 you are Eaten Alive.',
    },
    cite: 'TEZ-7.5',
  },
];
