/** What the chapters of mission points, espionage and search say. */
import { bare, capital, count } from '@necropole/kernel/french';
import type { SearchEvents, SearchFacts, SearchQuestions, SearchRefusals, SearchVerb } from '../../said/search.ts';
import type { AnswersOf, EventsOf, FactsOf, QuestionsOf, RefusalsOf } from '../spoken.ts';
import { equipmentNames } from './equipment-names.ts';
import { blackDice } from './interaction.ts';
import { itemName, nameOf, Seat, verb } from './names.ts';

const points = (n: number): string => count(n, 'point de fouille', 'points de fouille');
const cards = (n: number): string => count(n, 'carte', 'cartes');
const spies = (n: number): string => count(n, 'point d’espionnage', 'points d’espionnage');
const sides: Readonly<Record<string, string>> = { front: 'recto', back: 'verso' };

const frequencies = { clear: 'libre', overheard: 'écoutée', jammed: 'brouillée' } as const;
const marked = (name: string): string =>
  name.startsWith('spare-') ? `le marqueur de reste (${name.slice('spare-'.length)})` : nameOf(name);

export const questions: QuestionsOf<SearchQuestions> = {
  rummage: ({ figure }) => `Combien de PC ${nameOf(figure)} dépense pour fouiller ?`,
  search: (params) => `${nameOf(params.figure)} fouille, avec ${points(params.points)}. Et maintenant ?`,
  cut: () => 'La pioche de fouille est mélangée. Coupez-vous ?',
  espionage: (params) => `${capital(spies(params.points))} : pour quoi ?`,
  arrange: (params) => `${capital(cards(params.cards))} en main : laquelle remettre, la plus basse d’abord ?`,
  jam: ({ figure }) => `Quel marqueur de brouillage pour ${nameOf(figure)} ?`,
  retune: () => 'Vos radios sont brouillées. Échangez-vous deux marqueurs, sans les voir ?',
  morale: ({ figure, command }) => `${nameOf(figure)} : changer 1 PM en ${command} PC ?`,
};

export const answers: AnswersOf<SearchVerb> = {
  search: () => 'Fouiller la salle',
  'pass-card': () => 'Passer la carte sous la pioche',
  flip: () => 'Retourner la pioche',
  shuffle: () => 'Mélanger la pioche',
  'take-card': () => 'Prendre la carte',
  stop: () => 'Rien de plus',
  cut: () => 'Couper',
  'leave-deck': () => 'La laisser ainsi',
  'mission-point': () => 'Gagner 1 PM',
  'keep-points': () => 'Plus tard dans cette fouille',
  arrange: (number = '') => (number === '' ? 'Espionner' : `Regarder ${3 * Number(number)} cartes`),
  lay: (slot = '', side = '') => `Carte ${slot}, côté ${sides[side] ?? side}`,
  jam: (slot = '') => `Marqueur ${slot}`,
  'swap-markers': (one = '', other = '') => `${nameOf(one)} et ${marked(other)}`,
  tune: (figure = '') => `Révéler le marqueur de brouillage${figure === '' ? '' : ` : ${nameOf(figure)}`}`,
  recall: () => 'Reprendre la tuile',
  convert: () => 'Dépenser 1 PM',
};

export const facts: FactsOf<SearchFacts> = {
  'top-card': (params) => `sur le dessus : ${bare(equipmentNames[params.equipment])}`,
  'may-find': ({ fitting, faces }) => `${fitting} faces sur ${faces} se trouvent dans une telle salle`,
  'search-dice': ({ dice, automatic }) =>
    automatic === 0 ? count(dice, 'dé noir', 'dés noirs') : `${count(dice, 'dé noir', 'dés noirs')} et ${automatic}`,
  'find-factor': (params) => `coûte ${points(params.points)}`,
  frequency: (params) => capital(frequencies[params.frequency]),
  'frequency-does': ({ frequency, bonus }) =>
    ({
      clear: 'sans effet',
      overheard: `au-delà de ${bonus} PC : un point d’espionnage pour vous`,
      jammed: `dépense ${bonus} PC au plus`,
    })[frequency],
  face: (params) => capital(bare(equipmentNames[params.equipment])),
};

export const refusals: RefusalsOf<SearchRefusals> = {
  'nothing-to-search': () => 'On ne fouille pas ici.',
  'too-few-search-points': ({ have, need }) => `Il faut ${points(need)} ; il y en a ${have}.`,
  'not-found-here': (params) =>
    `Cela ne se trouve pas dans une telle salle : ${bare(equipmentNames[params.equipment])}.`,
  'deck-empty': () => 'La pioche de fouille est vide.',
  'no-icon': () => 'Aucun dé ne montre plus cette icône.',
  'marker-hidden': ({ figure, bonus }) =>
    `Au-delà de ${bonus} PC, il faut d’abord révéler le marqueur de brouillage : ${nameOf(figure)}.`,
  'radio-jammed': ({ figure, bonus }) => `Fréquence brouillée, ${bonus} PC au plus : ${nameOf(figure)}.`,
  'marker-not-due': ({ figure }) => `Pas de quoi dépasser le bonus, le marqueur reste caché : ${nameOf(figure)}.`,
  'own-soil': () => 'Chez soi, une fouille ne rapporte pas de PM.',
};

export const events: EventsOf<SearchEvents> = {
  'deck-cut': ({ seat }) => `${Seat(seat)} ${verb(seat, 'coupe', 'coupent')} la pioche de fouille.`,
  searches: (params) => {
    const sure = params.automatic === 0 ? '' : `, et ${params.automatic} sans dé`;
    const fallen = params.dice.length === 0 ? 'aucun dé' : blackDice(params.dice);
    return `${nameOf(params.figure)} fouille : ${fallen}${sure}. ${capital(points(params.points))}.`;
  },
  'card-passed': ({ figure, equipment }) => `${nameOf(figure)} passe ${equipmentNames[equipment]}.`,
  'deck-flipped': ({ figure }) => `${nameOf(figure)} retourne la pioche de fouille.`,
  'deck-shuffled': ({ figure }) => `${nameOf(figure)} mélange la pioche de fouille.`,
  'card-found': ({ figure, item }) => `${nameOf(figure)} trouve ${itemName(item)}.`,
  'search-over': ({ figure }) => `${nameOf(figure)} arrête la fouille.`,
  'goes-under-deck': ({ item }) => `Sous la pioche de fouille : ${bare(itemName(item))}.`,
  'spy-points-gained': (params) =>
    `${Seat(params.seat)} ${verb(params.seat, 'gagne', 'gagnent')} ${spies(params.points)}.`,
  'cards-looked-at': (params) =>
    `${Seat(params.seat)} ${verb(params.seat, 'regarde', 'regardent')} ${cards(params.count)} du dessus de la pioche.`,
  'markers-handed-out': ({ seat }) =>
    `${Seat(seat)} ${verb(seat, 'distribue', 'distribuent')} des marqueurs de brouillage.`,
  'markers-swapped': ({ seat }) => `${Seat(seat)} ${verb(seat, 'échange', 'échangent')} deux marqueurs de brouillage.`,
  'markers-withdrawn': ({ seat }) =>
    `${Seat(seat)} ne ${verb(seat, 'brouille', 'brouillent')} plus rien : les marqueurs partent.`,
  'frequency-shown': ({ figure, frequency }) => `${nameOf(figure)} révèle sa fréquence : ${frequencies[frequency]}.`,
  'tile-recalled': ({ figure }) => `Une tuile revient derrière l’écran : ${nameOf(figure)}.`,
  'cards-arranged': (params) =>
    `${Seat(params.seat)} ${verb(params.seat, 'remet', 'remettent')} ${cards(params.count)} sur la pioche.`,
};
