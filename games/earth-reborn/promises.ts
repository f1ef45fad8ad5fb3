/** What each fact promises, and how it is seen that it holds. */
import type { Promises } from '@necropole/kernel';
import { commandLeftFor, commandOf, figureOf } from './reading.ts';
import type { Er } from './shape.ts';

export const promises: Promises<Er> = {
  tile: 'tells',
  'own-command': { isSo: ({ command }, { world, seat }) => commandOf(world, seat) === command },
  'command-left': { isSo: ({ figure, left }, { world }) => commandLeftFor(figureOf(world, figure)) === left },
  'gives-points': { comesTrue: ({ points }, { after }) => after.round?.move?.left === points },
  'costs-points': {
    comesTrue({ points }, { world, after }) {
      const [before, left] = [world.round?.move?.left, after.round?.move?.left];
      return before === undefined || left === undefined ? null : before - left === points;
    },
  },
  'shared-with': {
    comesTrue({ figure }, { world, after }) {
      const id = world.round?.figure;
      return id === undefined ? null : figureOf(after, id).at === figureOf(after, figure).at;
    },
  },
  strength: {
    comesTrue({ dice, automatic }, { heard }) {
      const [rolled] = heard('rolled');
      return rolled === undefined ? null : rolled.dice.length === dice && rolled.automatic === automatic;
    },
  },
  'opposing-strength': {
    comesTrue({ dice, automatic }, { heard }) {
      const rolled = heard('rolled')[1];
      return rolled === undefined ? null : rolled.dice.length === dice && rolled.automatic === automatic;
    },
  },
  'wound-odds': 'tells',
  'fall-odds': 'tells',
  'own-risk': 'tells',
  'break-odds': {
    comesTrue({ percent }, { heard }) {
      if (percent === 100) return heard('destroyed').length === 1;
      return percent === 0 ? heard('destroyed').length === 0 : null;
    },
  },
};
