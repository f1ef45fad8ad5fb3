/** What the Locations are called, with the article that melts into « de » and « à », and their effects. */
import type { LocationId } from '../../content/ids.ts';

/** A Location: its name with its article; its effects. */
export interface LocationWords {
  readonly name: string;
  /** How it is called on the board, where there is little room. */
  readonly onBoard: string;
  /** Its End of Turn effect, in two lines of 24 letters. */
  readonly short: string;
  /** Its End of Turn effect. */
  readonly ends: string;
  /** What always holds here. */
  readonly always?: string;
  /** The same, in 24 letters. */
  readonly alwaysShort?: string;
}

export const locationWords: Readonly<Record<LocationId, LocationWords>> = {
  niffleheim: {
    name: 'Niffleheim',
    onBoard: 'Niffleheim',
    short: '1 pion Attaque',
    alwaysShort: 'Au début : 1 icône ôtée',
    ends: 'gagnez 1 pion Attaque.',
    always: 'qui commence son tour ici y ignore une icône.',
  },
  muspelheim: {
    name: 'Muspelheim',
    onBoard: 'Muspelheim',
    short: '1 pion Action Héroïque',
    alwaysShort: '3 cartes : sans pioche',
    ends: 'gagnez 1 pion Action Héroïque.',
    always: 'qui commence son tour ici avec 3 cartes ou plus ne pioche pas.',
  },
  london: {
    name: 'Londres',
    onBoard: 'Londres',
    short: 'À deux Héros ou plus : gagner 1 pion',
    ends: 'avec un autre Héros ici, gagnez 1 pion Déplacement, Attaque ou Action Héroïque.',
  },
  'kun-lun': {
    name: 'K’un-Lun',
    onBoard: 'K’un-Lun',
    short: '1 ou 2 cartes : piocher, ou 1 carte contre 1 Joker',
    ends: 'avec 1 ou 2 cartes en main, piochez-en 1 ; ou bien défaussez 1 carte pour gagner 1 pion Joker.',
  },
  'project-pegasus': {
    name: 'le Projet PEGASUS',
    onBoard: 'PEGASUS',
    short: 'Un Sbire vient ici et subit 1 dégât',
    ends: 'déplacez ici un Sbire où qu’il soit, et infligez-lui 1 dégât.',
  },
  'alchemax-headquarters': {
    name: 'le siège d’Alchemax',
    onBoard: 'Alchemax',
    short: 'Une Crise sur une icône : gagner 1 Joker',
    ends: 'couvrez d’un pion Crise une icône de la dernière carte Héros pour gagner 1 pion Joker.',
  },
  'tva-headquarters': {
    name: 'le siège de la TVA',
    onBoard: 'TVA',
    short: 'Échanger deux de ses cartes de l’Intrigue',
    ends: 'échangez deux de vos cartes face visible de l’Intrigue.',
  },
  'united-nations-headquarters': {
    name: 'le siège des Nations unies',
    onBoard: 'Nations unies',
    short: 'Déplacer un Civil vers un autre Lieu',
    ends: 'déplacez 1 Civil d’un Lieu quelconque vers un autre.',
  },
  'shield-helicarrier': {
    name: 'l’Héliporteur du SHIELD',
    onBoard: 'Héliporteur',
    short: 'Se rendre dans un autre Lieu',
    ends: 'déplacez-vous dans n’importe quel autre Lieu.',
  },
};
