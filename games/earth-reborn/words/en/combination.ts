/** What the chapters of combination and levels say. */
import { count, list } from '@necropole/kernel/english';
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
  join: ({ figure, order }) => `Does somebody join the ${orderNames[order]} order of ${nameOf(figure)}?`,
  defend: ({ figure }) => `${nameOf(figure)} may defend on several arcs: which one counts?`,
  'attack-arc': ({ figure, target }) => `${nameOf(figure)} attacks ${nameOf(target)} by the stairs: on which arc?`,
  pace: ({ figure }) => `${nameOf(figure)} joins the move: with how many CP?`,
  'next-mover': () => 'Who moves now?',
  receiver: () => 'Who receives the card?',
  'share-critical': ({ figure }) => `A critical hit of ${nameOf(figure)}: whom does it wound?`,
};

export const answers: AnswersOf<CombinationVerb> = {
  join: (figure = '', weapon = '') =>
    weapon === '' ? `${nameOf(figure)} joins` : `${nameOf(figure)} joins with ${weaponName(weapon)}`,
  defend: (arc = '') => `The ${arcNames[arc as MeleeArc] ?? arc} arc`,
  attack: (arc = '') => `The ${arcNames[arc as MeleeArc] ?? arc} arc`,
  pace: (command = '1') => `${command} CP`,
  next: (figure = '') => nameOf(figure),
  receive: (figure = '') => nameOf(figure),
  wound: (figure = '') => nameOf(figure),
};

export const facts: FactsOf<CombinationFacts> = {
  'joins-with-points': ({ figure, points }) =>
    `${nameOf(figure)} will have ${count(points, 'movement point', 'movement points')}.`,
};

export const refusals: RefusalsOf<CombinationRefusals> = {
  'no-gold-section': ({ order }) => `No free gold ${orderNames[order]} section is assigned.`,
  'no-tile': ({ figure }) => `${nameOf(figure)} has received no tile in this turn.`,
  'not-beside-captor': ({ captor }) => `One has to stand beside ${nameOf(captor)}, who leads the prisoner.`,
  'one-icon': () => 'An element with a single position icon serves one character.',
  'not-same-room': () => 'All search the same room.',
  'not-beside-bearer': ({ bearer }) => `One has to stand beside ${nameOf(bearer)}, who bears the equipment.`,
  'not-gold': () => 'Whoever joins uses a gold section.',
  'not-combined': () => 'That weapon is not combined with others.',
};

export const events: EventsOf<CombinationEvents> = {
  joins: (params) => `${nameOf(params.figure)} joins the ${orderNames[params.order]} order of ${nameOf(params.with)}.`,
  'rolled-together': (params) => {
    const sure =
      params.automatic === 0 ? '' : ` and ${count(params.automatic, 'automatic result', 'automatic results')}`;
    return `Together: ${list(params.figures.map(nameOf))} have ${count(params.dice, 'die', 'dice')}${sure}.`;
  },
  'moves-next': ({ figure, points }) =>
    `${nameOf(figure)} moves now, with ${count(points, 'movement point', 'movement points')}.`,
  'killed-together': (params) => `${list(params.figures.map(nameOf))} have killed ${nameOf(params.dead)} together.`,
  defends: ({ figure, arc }) => `${nameOf(figure)} defends on the ${arcNames[arc]} arc.`,
};
