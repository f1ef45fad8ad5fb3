/** What the Locations are called, with the article that melts into « de » and « à », and their effects. */
import type { LocationId } from '../../content/ids.ts';

/** A Location: its name with its article; its effects. */
export interface LocationWords {
  readonly name: string;
  /** Its End of Turn effect. */
  readonly ends: string;
  /** What always holds here. */
  readonly always?: string;
}

export const locationWords: Readonly<Record<LocationId, LocationWords>> = {
  niffleheim: {
    name: 'Niffleheim',
    ends: 'gagnez 1 pion Attaque.',
    always: 'qui commence son tour ici y ignore une icône.',
  },
  muspelheim: {
    name: 'Muspelheim',
    ends: 'gagnez 1 pion Action Héroïque.',
    always: 'qui commence son tour ici avec 3 cartes ou plus ne pioche pas.',
  },
  london: {
    name: 'Londres',
    ends: 'avec un autre Héros ici, gagnez 1 pion Déplacement, Attaque ou Action Héroïque.',
  },
  'kun-lun': {
    name: 'K’un-Lun',
    ends: 'avec 1 ou 2 cartes en main, piochez-en 1 ; ou bien défaussez 1 carte pour gagner 1 pion Joker.',
  },
  'project-pegasus': {
    name: 'le Projet PEGASUS',
    ends: 'déplacez ici un Sbire où qu’il soit, et infligez-lui 1 dégât.',
  },
  'alchemax-headquarters': {
    name: 'le siège d’Alchemax',
    ends: 'couvrez d’un pion Crise une icône de la dernière carte Héros pour gagner 1 pion Joker.',
  },
  'tva-headquarters': {
    name: 'le siège de la TVA',
    ends: 'échangez deux de vos cartes face visible de l’Intrigue.',
  },
  'united-nations-headquarters': {
    name: 'le siège des Nations unies',
    ends: 'déplacez 1 Civil d’un Lieu quelconque vers un autre.',
  },
  'shield-helicarrier': {
    name: 'l’Héliporteur du SHIELD',
    ends: 'déplacez-vous dans n’importe quel autre Lieu.',
  },
};
