/** What the chapters of capture and torture say. */
import { count } from '@necropole/kernel/english';
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
  seize: ({ figure, target: at }) => `How hard does ${nameOf(figure)} go for ${target(at)}, to capture?`,
  'stand-free': ({ figure }) => `${nameOf(figure)} is free: facing which way?`,
  execute: ({ figure, prisoner }) => `With which section does ${nameOf(figure)} kill ${nameOf(prisoner)}?`,
  torture: ({ figure, prisoner }) => `With how many CP does ${nameOf(figure)} torture ${nameOf(prisoner)}?`,
  values: ({ figure, large }) => `Whose values does ${nameOf(figure)} use: their own, or those of ${nameOf(large)}?`,
};

export const answers: AnswersOf<CaptureVerb> = {
  capture: (figure = '') => `Capture ${nameOf(figure)}`,
  execute: (figure = '') => `Kill the prisoner, ${nameOf(figure)}`,
  release: (square = '') => `Free the prisoner onto ${square}`,
  'hand-over': (figure = '') => `Hand over the prisoner, ${nameOf(figure)}`,
  'take-over': (figure = '') => `Take over the prisoner, ${nameOf(figure)}`,
  trade: (figure = '') => `Exchange prisoners: ${nameOf(figure)} for the other`,
  torture: (figure = '') => `Torture ${nameOf(figure)}`,
  'get-out': (square = '') => `Get out onto ${square}`,
  'get-in': (figure = '') => `Get into ${nameOf(figure)} and pilot it`,
  rely: (figure = '') => `The values of ${nameOf(figure)}`,
};

const cardValues = { fire: 'fire', science: 'science', technical: 'technical', search: 'search' } as const;

export const facts: FactsOf<CaptureFacts> = {
  'capture-odds': ({ percent }) => `captures: ${percent}%`,
  'torture-dice': ({ dice }) => count(dice, 'black die', 'black dice'),
  'torture-yield': ({ hundredths }) => `${hundredths / 100} spy points on average`,
  'card-value': ({ value, dice, automatic }) =>
    `${cardValues[value]}: ${[count(dice, 'die', 'dice'), ...(automatic > 0 ? [count(automatic, 'automatic point', 'automatic points')] : [])].join(' and ')}`,
};

export const refusals: RefusalsOf<CaptureRefusals> = {
  'not-wounded': ({ figure }) => `${nameOf(figure)} is not wounded: only the wounded are captured.`,
  'carries-nobody': ({ figure }) => `${nameOf(figure)} carries nothing, and leads nobody.`,
  'has-prisoner': ({ figure, prisoner }) => `${nameOf(figure)} has a prisoner already: ${nameOf(prisoner)}.`,
  'square-taken': ({ figure }) => `${nameOf(figure)} stands there.`,
  'only-salemites': () => 'Only Salemites torture.',
  'has-pilot': ({ figure, pilot }) => `${nameOf(pilot)} is in ${nameOf(figure)}: it has only one pilot.`,
  'only-combined': () => 'The pilot is changed only by a combined move: one gets out, the other in.',
};

export const events: EventsOf<CaptureEvents> = {
  'capture-announced': ({ figure, by }) => `${nameOf(by)} means to capture ${nameOf(figure)}.`,
  captured: ({ figure, by }) => `${nameOf(by)} captures ${nameOf(figure)}.`,
  'capture-fails': ({ figure, damage, needed }) =>
    `${nameOf(figure)} is not captured: ${damage} of damage, and ${needed} would have killed.`,
  freed: ({ figure, from, at }) => `${nameOf(figure)} is free from ${nameOf(from)}, on ${at}.`,
  unchanged: ({ figure, wounds, command }) =>
    `${nameOf(figure)} is as before: wounded, ${count(wounds, 'counter', 'counters')} on the card, and ${command} CP spent in this turn.`,
  'prisoner-handed': ({ figure, from, to }) =>
    `${nameOf(from)} hands over a prisoner to ${nameOf(to)}: ${nameOf(figure)}.`,
  executed: ({ figure, by }) => `${nameOf(by)} kills the prisoner, ${nameOf(figure)}.`,
  'led-off': ({ figure, by }) => `${nameOf(by)} leads ${nameOf(figure)} off the map.`,
  'climbs-in': ({ figure, large }) => `${nameOf(figure)} gets into ${nameOf(large)}, and pilots it.`,
  'climbs-out': ({ figure, large, at }) => `${nameOf(figure)} gets out of ${nameOf(large)}, onto ${at}.`,
  'large-freed': ({ figure, at }) => `${nameOf(figure)} has no pilot any more: it is free, on ${at}.`,
  tortures: ({ figure, prisoner, points, dice }) =>
    `${nameOf(figure)} tortures ${nameOf(prisoner)} with ${count(dice.length, 'die', 'dice')}: ${count(points, 'spy point', 'spy points')}.`,
};
