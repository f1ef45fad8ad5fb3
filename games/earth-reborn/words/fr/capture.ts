/** What the chapters of capture and torture say. */
import { count, of, to } from '@necropole/kernel/french';
import type {
  CaptureEvents,
  CaptureFacts,
  CaptureQuestions,
  CaptureRefusals,
  CaptureVerb,
} from '../../said/capture.ts';
import type { AnswersOf, EventsOf, FactsOf, QuestionsOf, RefusalsOf } from '../spoken.ts';
import { nameOf, target } from './names.ts';

export const questions: QuestionsOf<CaptureQuestions> = {
  seize: ({ figure, target: at }) => `Avec quelle force ${nameOf(figure)} se jette sur ${target(at)}, pour capturer ?`,
  'stand-free': ({ figure }) => `${nameOf(figure)} est libre : dans quelle direction ?`,
  execute: ({ figure, prisoner }) => `Avec quelle section ${nameOf(figure)} achève ${nameOf(prisoner)} ?`,
  torture: ({ figure, prisoner }) => `Avec combien de PC ${nameOf(figure)} torture ${nameOf(prisoner)} ?`,
  values: ({ figure, large }) =>
    `De quelles valeurs ${nameOf(figure)} se sert : les siennes, ou celles ${of(nameOf(large))} ?`,
};

export const answers: AnswersOf<CaptureVerb> = {
  capture: (figure = '') => `Capturer ${nameOf(figure)}`,
  execute: (figure = '') => `Assassiner ${nameOf(figure)}`,
  release: (square = '') => `Rendre la liberté, en ${square}`,
  'hand-over': (figure = '') => `Confier la garde ${of(nameOf(figure))}`,
  'take-over': (figure = '') => `Prendre la garde ${of(nameOf(figure))}`,
  trade: (figure = '') => `Échanger les prisonniers : ${nameOf(figure)} contre l’autre`,
  torture: (figure = '') => `Torturer ${nameOf(figure)}`,
  'get-out': (square = '') => `Sortir de la grande figurine, en ${square}`,
  'get-in': (figure = '') => `Prendre place dans ${nameOf(figure)} et piloter`,
  rely: (figure = '') => `Les valeurs ${of(nameOf(figure))}`,
};

const cardValues = { fire: 'tir', science: 'science', technical: 'technique', search: 'fouille' } as const;

export const facts: FactsOf<CaptureFacts> = {
  'capture-odds': ({ percent }) => `capture : ${percent} %`,
  'torture-dice': ({ dice }) => count(dice, 'dé noir', 'dés noirs'),
  'torture-yield': ({ hundredths }) => `${`${hundredths / 100}`.replace('.', ',')} point d’espionnage en moyenne`,
  'card-value': ({ value, dice, automatic }) =>
    `${cardValues[value]} : ${[count(dice, 'dé', 'dés'), ...(automatic > 0 ? [count(automatic, 'point automatique', 'points automatiques')] : [])].join(' et ')}`,
};

export const refusals: RefusalsOf<CaptureRefusals> = {
  'not-wounded': ({ figure }) => `${nameOf(figure)} tient bon : on ne capture que les blessés.`,
  'carries-nobody': ({ figure }) => `${nameOf(figure)} ne porte rien et ne mène personne.`,
  'has-prisoner': ({ figure, prisoner }) => `${nameOf(figure)} mène déjà ${nameOf(prisoner)}.`,
  'square-taken': ({ figure }) => `${nameOf(figure)} s’y trouve.`,
  'only-salemites': () => 'Seuls les Salémites torturent.',
  'has-pilot': ({ figure, pilot }) => `${nameOf(pilot)} est déjà aux commandes : ${nameOf(figure)} n’a qu’un pilote.`,
  'only-combined': () => 'On ne change de pilote que par un mouvement combiné : l’un sort, l’autre entre.',
};

export const events: EventsOf<CaptureEvents> = {
  'capture-announced': ({ figure, by }) => `${nameOf(by)} veut capturer ${nameOf(figure)}.`,
  captured: ({ figure, by }) => `${nameOf(by)} capture ${nameOf(figure)}.`,
  'capture-fails': ({ figure, damage, needed }) =>
    `La capture ${of(nameOf(figure))} échoue : ${damage} de dommages, quand ${needed} auraient tué.`,
  freed: ({ figure, from, at }) => `${nameOf(figure)} échappe ${to(nameOf(from))} et se retrouve en ${at}.`,
  unchanged: ({ figure, wounds, command }) =>
    `Rien n’a changé pour ${nameOf(figure)} : face blessée, ${count(wounds, 'compteur', 'compteurs')} sur la carte et ${command} PC dépensés dans ce tour.`,
  'prisoner-handed': (params) =>
    `${nameOf(params.from)} confie la garde ${of(nameOf(params.figure))} ${to(nameOf(params.to))}.`,
  executed: ({ figure, by }) => `${nameOf(by)} assassine ${nameOf(figure)}.`,
  'led-off': ({ figure, by }) => `${nameOf(by)} emmène ${nameOf(figure)} hors du plan.`,
  'climbs-in': ({ figure, large }) => `${nameOf(figure)} prend place dans ${nameOf(large)}, et pilote.`,
  'climbs-out': ({ figure, large, at }) =>
    `${nameOf(figure)} quitte les commandes ${of(nameOf(large))} et sort en ${at}.`,
  'large-freed': ({ figure, at }) => `Plus de pilote pour ${nameOf(figure)}, de nouveau libre en ${at}.`,
  tortures: ({ figure, prisoner, points, dice }) =>
    `${nameOf(figure)} torture ${nameOf(prisoner)} avec ${count(dice.length, 'dé', 'dés')} : ${count(points, 'point', 'points')} d’espionnage.`,
};
