/** Storyline, as a game of the kernel: a toy of cards, with all that the table has for such games. */
import { type Game, mark, sign } from '@necropole/kernel';
import { bareGame } from '../../../kernel/src/testing/toys/bare-game.ts';
import { art } from './art/index.ts';
import { friendName } from './names.ts';
import { plan, setUp, turn } from './rules.ts';
import { sceneOf } from './scene.ts';
import type { Storyline } from './shape.ts';
import { whereabouts } from './whereabouts.ts';
import { en } from './words/en.ts';
import { fr } from './words/fr.ts';
import { copyWorld, invariantsOf } from './world.ts';

export const game: Game<Storyline> = {
  ...bareGame<Storyline>({
    id: 'storyline',
    prefix: 'STORY',
    seats: [1, 2],
    outcomes: ['told', 'spoilt'],
    bound: 200,
    cites: 5,
    facts: ['left', 'after'],
  }),
  words: { fr, en },
  art,
  setup: ({ seats }) => ({ world: setUp(), board: { seats }, phase: 'turn' }),
  phases: { turn, plan },
  copy: copyWorld,
  invariants: invariantsOf,
  scene: sceneOf,
  whereabouts,
  signs: {
    events: {
      played: sign.told('STORY-1.1', 'i-card', null, ({ card }) => [mark.change(card)], {
        heading: true,
        shows: ({ card }) => ({ card }),
      }),
      moved: sign.told('STORY-1.2', 'a-move', null, ({ friend, from, to }) => [mark.go(friendName(friend), from, to)]),
      helped: sign.told('STORY-1.2', 'a-help', null, ({ now }) => [mark.change('helped', { by: 1, to: now })]),
      struck: sign.told('STORY-1.2', 'a-strike', null, ({ at }) => [mark.change(at)]),
      averted: sign.told('STORY-1.2', 'a-help', null, () => [mark.change('averted')]),
      gained: sign.told('STORY-1.3', 'a-wild', null, ({ friend }) => [mark.change(friendName(friend))]),
      planned: sign.told('STORY-1.4', 'i-plan', null, ({ from, to }) => [mark.go('raven', from, to)], {
        heading: true,
      }),
      scandal: sign.told('STORY-1.4', 'i-outcry', null, ({ card }) => [mark.change(card)]),
    },
    answers: { play: 'i-card', move: 'a-move', help: 'a-help', strike: 'a-strike', avert: 'a-help', end: null },
    deadly: [],
  },
};
