/** What the chapters of combination and levels say. */
import { count, list, of } from '@necropole/kernel/french';
import type { MeleeArc } from '../../content/kinds.ts';
import type {
  CombinationEvents,
  CombinationFacts,
  CombinationQuestions,
  CombinationRefusals,
  CombinationVerb,
} from '../../said/combination.ts';
import type { AnswersOf, EventsOf, FactsOf, QuestionsOf, RefusalsOf } from '../spoken.ts';
import { arcNames, nameOf, orderNames, weaponName } from './names.ts';

export const questions: QuestionsOf<CombinationQuestions> = {
  join: ({ figure, order }) => `Quelqu’un se joint à l’ordre de ${orderNames[order]} ${of(nameOf(figure))} ?`,
  defend: ({ figure }) => `${nameOf(figure)} peut se défendre sur plusieurs arcs : lequel compte ?`,
  'attack-arc': ({ figure, target }) => `${nameOf(figure)} attaque ${nameOf(target)} par l’escalier : sur quel arc ?`,
  pace: ({ figure }) => `${nameOf(figure)} se joint au mouvement : avec combien de PC ?`,
  'next-mover': () => 'Qui se déplace maintenant ?',
  receiver: () => 'Qui reçoit la carte ?',
  'share-critical': ({ figure }) => `Une touche critique ${of(nameOf(figure))} : qui blesse-t-elle ?`,
};

export const answers: AnswersOf<CombinationVerb> = {
  join: (figure = '', weapon = '') =>
    weapon === '' ? `${nameOf(figure)} se joint à l’ordre` : `${nameOf(figure)} se joint, avec ${weaponName(weapon)}`,
  defend: (arc = '') => `L’arc ${arcNames[arc as MeleeArc] ?? arc}`,
  attack: (arc = '') => `L’arc ${arcNames[arc as MeleeArc] ?? arc}`,
  pace: (command = '1') => `${command} PC`,
  next: (figure = '') => nameOf(figure),
  receive: (figure = '') => nameOf(figure),
  wound: (figure = '') => nameOf(figure),
};

export const facts: FactsOf<CombinationFacts> = {
  'joins-with-points': ({ figure, points }) =>
    `${nameOf(figure)} aura ${count(points, 'point de mouvement', 'points de mouvement')}.`,
};

export const refusals: RefusalsOf<CombinationRefusals> = {
  'no-gold-section': ({ order }) => `Aucune section ${orderNames[order]} dorée et libre n’est affectée.`,
  'no-tile': ({ figure }) => `${nameOf(figure)} n’a pas encore reçu de tuile ce tour.`,
  'not-beside-captor': ({ captor }) => `Il faut être à côté ${of(nameOf(captor))}, qui garde le prisonnier.`,
  'one-icon': () => 'Un élément à une seule icône de position sert à un seul personnage.',
  'not-same-room': () => 'Tous fouillent la même salle.',
  'not-beside-bearer': ({ bearer }) => `Il faut être à côté ${of(nameOf(bearer))}, qui porte l’équipement.`,
  'not-gold': () => 'Qui se joint à un ordre emploie une section dorée.',
  'not-combined': () => 'Cette arme ne se combine pas avec d’autres.',
};

export const events: EventsOf<CombinationEvents> = {
  joins: (params) =>
    `${nameOf(params.figure)} se joint à l’ordre de ${orderNames[params.order]} ${of(nameOf(params.with))}.`,
  'rolled-together': (params) => {
    const sure =
      params.automatic === 0 ? '' : ` et ${count(params.automatic, 'résultat automatique', 'résultats automatiques')}`;
    return `Ensemble, ${list(params.figures.map(nameOf))} ont ${count(params.dice, 'dé', 'dés')}${sure}.`;
  },
  'moves-next': ({ figure, points }) =>
    `C’est à ${nameOf(figure)} de se déplacer, avec ${count(points, 'point de mouvement', 'points de mouvement')}.`,
  'killed-together': (params) => `${list(params.figures.map(nameOf))} ont tué ${nameOf(params.dead)} ensemble.`,
  defends: ({ figure, arc }) => `${nameOf(figure)} se défend sur l’arc ${arcNames[arc]}.`,
};
