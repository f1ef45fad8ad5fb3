/** What each fact promises, and how it is seen that it holds. */
import type { Promises } from '@necropole/kernel';
import { commandOf, commandOpenFor, figureOf, shareSquare } from './reading.ts';
import type { Er } from './shape.ts';

export const promises: Promises<Er> = {
  tile: 'tells',
  'attack-thing': 'tells',
  'fire-at-thing': 'tells',
  'shatter-thing': 'tells',
  'open-door': 'tells',
  'close-door': 'tells',
  'ends-move': 'tells',
  'goes-to': 'tells',
  'leaves-in-vain': 'tells',
  'card-value': 'tells',
  'beside-enemy': 'tells',
  'own-command': { isSo: ({ command }, { world, seat }) => commandOf(world, seat) === command },
  'command-after': 'tells',
  'command-open': 'tells',
  'seen-by': 'tells',
  'duel-for-initiative': 'tells',
  'duel-because': 'tells',
  'command-left': { isSo: ({ figure, left }, { world }) => commandOpenFor(figureOf(world, figure)) === left },
  // Others may be asked to join before the move begins.
  'gives-points': {
    comesTrue: ({ points }, { after, next }) =>
      next.some(({ key }) => key === 'join') ? null : moveIn(after) === points,
  },
  'costs-points': {
    comesTrue({ points }, { world, after, next, heard }) {
      // A mine on the way may kill, or set somebody free who stands in the way.
      if (heard('mine-goes-off').length > 0) return null;
      const [before, left] = [moveIn(world), moveIn(after)];
      const isOther = world.round?.interception?.figure !== after.round?.interception?.figure;
      return isOther || before === null || left === null || next.some(({ key }) => key !== 'move')
        ? null
        : before - left === points;
    },
  },
  'shared-with': {
    comesTrue({ figure }, { world, after, next, board }) {
      const id = world.round?.interception?.figure ?? world.round?.combined?.mover ?? world.round?.figure;
      // Whoever is intercepted on the way has not come there yet.
      return id === undefined || next.some(({ key }) => key !== 'move')
        ? null
        : shareSquare(board, figureOf(after, id), figureOf(after, figure));
    },
  },
  // Whoever could is asked; a square before theirs may be another’s.
  'may-intercept': { comesTrue: (_, { next }) => next.some(({ key }) => key === 'intercept') },
  'joins-with-points': {
    comesTrue({ figure, points }, { heard }) {
      const [next] = heard('moves-next');
      return next === undefined || next.figure !== figure ? null : next.points === points;
    },
  },
  strength: {
    comesTrue({ dice, automatic }, { heard }) {
      const [rolled] = heard('rolled');
      // Several attackers roll together.
      if (rolled === undefined || heard('rolled-together').length > 0) return null;
      return rolled.dice.length === dice && rolled.automatic === automatic;
    },
  },
  'opposing-strength': {
    comesTrue({ dice, automatic }, { heard }) {
      const rolled = heard('rolled')[1];
      return rolled === undefined || heard('rolled-together').length > 0
        ? null
        : rolled.dice.length === dice && rolled.automatic === automatic;
    },
  },
  'best-odds': 'tells',
  'duel-terms': 'tells',
  'on-tile': 'tells',
  'wound-odds': 'tells',
  'fall-odds': 'tells',
  'own-risk': 'tells',
  'break-odds': {
    comesTrue({ percent }, { heard }) {
      if (percent === 100) return heard('destroyed').length === 1;
      return percent === 0 ? heard('destroyed').length === 0 : null;
    },
  },
  distance: 'tells',
  'hit-odds': {
    comesTrue({ percent }, { heard }) {
      if (heard('targeting-rolled').length === 0) return null;
      if (percent === 100) return heard('target-hit').length === 1;
      return percent === 0 ? heard('target-hit').length === 0 : null;
    },
  },
  'ammunition-risk': {
    comesTrue: ({ percent }, { heard }) => (percent === 0 ? heard('out-of-ammunition').length === 0 : null),
  },
  'damage-dice': {
    comesTrue({ dice, automatic }, { heard }) {
      const [rolled] = heard('rolled');
      // Where the automatic hits are enough, no die is rolled.
      if (rolled === undefined || rolled.dice.length === 0 || heard('rolled-together').length > 0) return null;
      return rolled.dice.length === dice && rolled.automatic === automatic;
    },
  },
  armour: 'tells',
  'in-blast': {
    comesTrue({ figure }, { heard }) {
      const caught = heard('caught-in-blast');
      // Where the shooter still says who comes first, not all have been reached.
      return heard('exploded').length === 0 || caught.length === 0 ? null : caught.some((one) => one.figure === figure);
    },
  },
  sheltered: 'tells',
  weighs: 'tells',
  // Whoever attacks still spends CP on it.
  'weapon-strength': {
    comesTrue({ figure, dice, automatic }, { heard }) {
      const rolled = heard('rolled').find((one) => one.figure === figure);
      return rolled === undefined || heard('rolled-together').length > 0
        ? null
        : rolled.dice.length === dice && rolled.automatic === automatic;
    },
  },
  'capture-odds': {
    comesTrue({ percent }, { heard }) {
      if (percent === 100) return heard('died').length === 0 ? heard('captured').length === 1 : null;
      return percent === 0 ? heard('captured').length === 0 : null;
    },
  },
  'torture-dice': {
    comesTrue({ dice }, { heard }) {
      const [torture] = heard('tortures');
      return torture === undefined ? null : torture.dice.length === dice;
    },
  },
  'torture-yield': 'tells',
  phrase: 'tells',
  'top-card': { isSo: ({ equipment }, { world }) => world.deck.up.at(-1) === equipment },
  'may-find': 'tells',
  'search-dice': {
    comesTrue({ dice, automatic }, { heard }) {
      const [searched] = heard('searches');
      return searched === undefined ? null : searched.dice.length === dice && searched.automatic === automatic;
    },
  },
  'find-factor': 'tells',
  face: 'tells',
  frequency: 'tells',
  'frequency-does': 'tells',
  'test-dice': {
    comesTrue({ yellow, black, automatic, threshold }, { heard }) {
      const [tested] = heard('tested');
      if (tested === undefined) return null;
      const isSame = tested.yellow.length === yellow && tested.black.length === black;
      return isSame && tested.automatic === automatic && tested.threshold === threshold;
    },
  },
  'test-odds': {
    comesTrue({ percent }, { heard }) {
      // Somebody may still join.
      if (heard('tested').length === 0) return null;
      if (percent === 100) return heard('test-failed').length === 0;
      return percent === 0 ? heard('test-failed').length === 1 : null;
    },
  },
};

/** The movement points that whoever acts has left. */
function moveIn({ round }: Er['world']): number | null {
  return (round?.interception ?? round)?.move?.left ?? null;
}
