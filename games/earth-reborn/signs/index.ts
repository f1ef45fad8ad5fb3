/** The table of signs: what each event is to the eye, and by which rules of the book it happens. */

import { type Mark, mark, type Signs, sign, unmarked } from '@necropole/kernel';
import type { CharacterId } from '../content/characters/index.ts';
import { bidsShown } from '../scene/bidding.ts';
import type { Er } from '../shape.ts';
import { captureAnswers, captureEvents } from './capture.ts';
import { yellowDie } from './dice.ts';
import { interactionAnswers, interactionEvents } from './interaction.ts';
import { largeFigureAnswers, largeFigureEvents, markerEvents } from './large-figures.ts';
import { searchAnswers, searchEvents } from './search.ts';

type Who = { readonly figure: CharacterId };

/** Of a way over several levels what is walked on the last of them: only one is seen at a time. */
function onLastLevel(path: readonly string[]): readonly string[] {
  const levelOf = (square = ''): string | undefined => square.split('.')[1];
  const last = levelOf(path.at(-1));
  return path.slice(path.findLastIndex((square) => levelOf(square) !== last) + 1);
}

const onFigure = ({ figure }: Who): readonly Mark[] => [mark.change(figure)];
const onDoor = ({ door }: { readonly door: string }): readonly Mark[] => [mark.change(door)];
const onTarget = ({ target }: { readonly target: string }): readonly Mark[] => [mark.change(target)];
const struckBy = ({ figure, by }: Who & { readonly by: CharacterId }): readonly Mark[] => [mark.strike(figure, by)];

const bad = { tone: 'bad' } as const;
const heading = { heading: true } as const;
const withDice = {
  shows: ({ dice }: { readonly dice: readonly number[] }) => ({ dice: dice.map(yellowDie) }),
};

/** By which rules, with which symbol, in which beat, with which marks; and what else there is. */
const initiativeEvents = {
  'turn-begins': sign.grave('ER-5.5', 'i-clock', null, () => [mark.change('turns')], heading),
  'tiles-drawn': sign.quiet(['ER-5.6', 'ER-5.7', 'ER-42.13'], 'i-bag', 'initiative', unmarked),
  'bag-refilled': sign.told('ER-5.8', 'i-bag', 'initiative', () => [mark.change('bag')]),
  'tiles-swapped': sign.told('ER-5.9', 'i-card', 'initiative', unmarked),
  'command-received': sign.quiet('ER-5.10', 'i-cp', 'initiative', unmarked),
  'initiative-given': sign.told(['ER-5.11', 'ER-5.12', 'ER-15.7'], 'i-init', 'initiative', unmarked),
  'activation-begins': sign.quiet('ER-6.2', 'i-cp', 'initiative', unmarked),
} satisfies Partial<Signs<Er>['events']>;

const activationEvents = {
  activated: sign.told('ER-6.3', 'i-cp', null, onFigure, heading),
  reactivated: sign.told('ER-6.4', 'i-cp', null, onFigure, heading),
  'tile-drawn': sign.told(['ER-6.5', 'ER-6.11'], 'i-bag', null, unmarked),
  'tile-bought': sign.told(['ER-6.7', 'ER-6.11'], 'i-card', null, unmarked),
  passed: sign.told(['ER-6.9', 'ER-6.10'], 'i-cross', null, unmarked),
  'tile-assigned': sign.told(['ER-6.13', 'ER-6.14'], 'i-card', 'orders', ({ figure, tile }) => [
    mark.change(figure),
    mark.change(tile),
  ]),
  'command-placed': sign.told(
    [
      'ER-6.18',
      'ER-6.19',
      'ER-7.4',
      'ER-8.3',
      'ER-8.4',
      'ER-8.5',
      'ER-10.7',
      'ER-15.26',
      'ER-42.14',
      'ER-15.27',
      'ER-31.7',
      'ER-31.13',
      'ER-22.2',
      'ER-22.6',
    ],
    'i-cp',
    'orders',
    onFigure,
  ),
  'awaits-orders': sign.quiet('ER-6.16', 'i-clock', 'orders', onFigure),
  'awaits-deployment': sign.quiet('ER-6.17', 'i-clock', 'orders', onFigure),
  'door-slides-shut': sign.told(['ER-6.12', 'ER-23.11'], 'i-door', 'round-over', onDoor),
  'goes-back': sign.told('ER-8.12', 'o-move', 'round-over', ({ figure, from, to }) => [mark.go(figure, from, to)]),
} satisfies Partial<Signs<Er>['events']>;

const finalEvents = {
  'goal-met': sign.grave('ER-7.7', 'i-objective', null, () => [mark.change('goal')]),
  'final-phase': sign.told('ER-7.7', 'i-clock', null, unmarked, heading),
  'cards-disengaged': sign.quiet('ER-7.8', 'i-people', 'final', unmarked),
  'tiles-cleared': sign.quiet('ER-7.9', 'i-card', 'final', unmarked),
  'command-returned': sign.quiet(['ER-7.10', 'ER-7.11'], 'i-cp', 'final', unmarked),
  'tile-discarded': sign.quiet(['ER-7.12', 'ER-7.13'], 'i-card', 'final', unmarked),
  'tiles-kept': sign.told('ER-7.14', 'i-card', 'final', unmarked),
  'turn-ends': sign.quiet(['ER-7.15', 'ER-7.16'], 'i-clock', 'final', unmarked),
} satisfies Partial<Signs<Er>['events']>;

const moveEvents = {
  'move-begins': sign.quiet(['ER-8.1', 'ER-8.3', 'ER-30.21'], 'o-move', 'move', onFigure),
  moved: sign.seen(
    ['ER-8.6', 'ER-8.9', 'ER-11.11', 'ER-28.2', 'ER-28.3', 'ER-28.8', 'ER-34.1'],
    'o-move',
    'move',
    ({ figure, path }) => [mark.go(figure, ...onLastLevel(path))],
  ),
  'door-opened': sign.told(
    ['ER-8.15', 'ER-8.18', 'ER-9.1', 'ER-15.33', 'ER-23.11', 'ER-42.12'],
    'i-door',
    'move',
    onDoor,
  ),
  'door-closed': sign.told(['ER-8.16', 'ER-9.2'], 'i-door', 'move', onDoor),
  'card-handed': sign.told('ER-9.5', 't-card', 'move', ({ from, to }) => [mark.change(from), mark.change(to)]),
  'card-taken': sign.told(['ER-9.6', 'ER-12.2', 'ER-30.7', 'ER-30.13'], 't-card', 'move', ({ figure, from }) => [
    mark.change(figure, { cause: from }),
  ]),
  'left-map': sign.grave(['ER-9.9', 'ER-9.10', 'ER-9.11', 'ER-28.9'], 'i-exit', null, ({ from }) => [
    mark.change(from),
  ]),
  faces: sign.seen(['ER-8.14', 'ER-15.20', 'ER-28.5', 'ER-30.11', 'ER-30.12', 'ER-30.15'], 'i-turn', 'move', onFigure),
  'points-lost': sign.quiet('ER-8.2', 'o-move', 'move', onFigure),
} satisfies Partial<Signs<Er>['events']>;

const meleeEvents = {
  attacks: sign.told(
    ['ER-10.1', 'ER-10.2', 'ER-15.29', 'ER-28.13', 'ER-31.18', 'ER-34.5'],
    'o-melee',
    'fight',
    ({ figure, defender }) => [mark.strike(defender, figure)],
  ),
  'strikes-at': sign.told(['ER-12.3', 'ER-12.5', 'ER-12.10', 'ER-13.2', 'ER-31.18'], 'o-melee', 'fight', onTarget),
  rolled: sign.seen(
    [
      'ER-10.6',
      'ER-10.8',
      'ER-10.15',
      'ER-12.6',
      'ER-18.14',
      'ER-19.1',
      'ER-32.3',
      'ER-19.3',
      'ER-19.7',
      'ER-21.2',
      'ER-21.3',
      'ER-21.4',
      'ER-21.5',
      'ER-21.8',
      'ER-21.9',
    ],
    'd-6',
    'fight',
    onFigure,
    withDice,
  ),
  'defence-valued': sign.quiet(['ER-10.11', 'ER-10.12', 'ER-30.2', 'ER-42.6'], 'i-armour', 'fight', onFigure),
  'critical-wounds': sign.told(['ER-10.10', 'ER-19.4', 'ER-30.3', 'ER-31.20'], 'i-wound', 'fight', struckBy, bad),
  wounded: sign.told(['ER-10.13', 'ER-10.16', 'ER-19.5', 'ER-42.6', 'ER-42.7'], 'i-wound', 'fight', struckBy, bad),
  'holds-out': sign.told(['ER-10.13', 'ER-6.21', 'ER-19.5', 'ER-42.6', 'ER-42.7'], 'i-armour', 'fight', onFigure),
  'card-turned': sign.grave(['ER-11.6', 'ER-11.7'], 'i-wound', 'fight', onFigure, bad),
  died: sign.grave(
    ['ER-11.8', 'ER-12.1', 'ER-30.14'],
    'i-skull',
    'fight',
    ({ figure, at }) => [mark.strike(at, figure)],
    bad,
  ),
  'marker-left': sign.quiet(['ER-11.10', 'ER-17.12', 'ER-40.7'], 'i-skull', 'fight', onFigure),
  destroyed: sign.grave(
    [
      'ER-9.3',
      'ER-12.7',
      'ER-12.9',
      'ER-13.1',
      'ER-13.3',
      'ER-13.4',
      'ER-13.6',
      'ER-13.7',
      'ER-19.7',
      'ER-29.2',
      'ER-29.3',
    ],
    'o-melee',
    'fight',
    onTarget,
  ),
  'stands-firm': sign.told(['ER-12.8', 'ER-19.7'], 'i-armour', 'fight', onTarget),
} satisfies Partial<Signs<Er>['events']>;

const against = ({ figure, by }: Who & { readonly by: CharacterId }): readonly Mark[] => [
  mark.change(figure, { cause: by }),
];

const duelEvents = {
  'initiative-contested': sign.told('ER-15.5', 'i-init', 'duel', unmarked),
  'initiative-decided': sign.quiet('ER-15.6', 'i-init', 'duel', unmarked),
  'bids-shown': sign.grave(['ER-15.1', 'ER-15.2', 'ER-15.4'], 'i-seal', 'duel', unmarked, {
    shows: (params) => ({ bids: bidsShown(params) }),
  }),
  'chances-lost': sign.quiet(['ER-15.12', 'ER-15.13'], 'i-eye', 'duel', unmarked),
  'interception-asked': sign.grave(
    ['ER-15.9', 'ER-15.10', 'ER-15.11', 'ER-15.15', 'ER-15.17'],
    'i-eye',
    'duel',
    against,
  ),
  'interception-failed': sign.quiet('ER-15.21', 'i-cross', 'duel', against),
  paused: sign.seen(['ER-15.14', 'ER-15.22'], 'i-clock', 'duel', against),
  resumes: sign.told(['ER-15.25', 'ER-15.30', 'ER-15.31'], 'o-move', 'resume', onFigure),
  'activation-cut-short': sign.told(['ER-15.32', 'ER-30.8', 'ER-31.15'], 'i-skull', 'resume', onFigure),
} satisfies Partial<Signs<Er>['events']>;

const fireEvents = {
  fires: sign.told(
    ['ER-18.2', 'ER-18.4', 'ER-18.6', 'ER-18.7', 'ER-18.8', 'ER-21.1', 'ER-28.12', 'ER-34.6', 'ER-43.3'],
    'o-shoot',
    'fire',
    onFigure,
  ),
  'targeting-rolled': sign.seen(['ER-18.9', 'ER-18.10', 'ER-18.16', 'ER-43.4'], 'o-shoot', 'fire', onFigure, withDice),
  'target-hit': sign.told(['ER-18.11', 'ER-20.1'], 'o-shoot', 'fire', onFigure),
  'target-missed': sign.told(['ER-18.12', 'ER-20.2'], 'o-shoot', 'fire', onFigure),
  'out-of-ammunition': sign.told('ER-18.13', 'i-card', 'fire', onFigure, bad),
  'ammunition-lasts': sign.quiet('ER-43.9', 'i-card', 'fire', onFigure),
  'shot-counted': sign.quiet('ER-18.19', 'i-card', 'fire', unmarked),
  reloaded: sign.told(['ER-18.17', 'ER-18.18'], 'i-card', 'orders', onFigure),
  exploded: sign.grave(
    ['ER-21.1', 'ER-43.3', 'ER-43.7', 'ER-43.11', 'ER-42.9'],
    'i-cross',
    'fire',
    ({ figure, squares }) => squares.map((square) => mark.strike(square, figure)),
  ),
  'caught-in-blast': sign.told(['ER-21.2', 'ER-21.3', 'ER-34.7', 'ER-43.3'], 'i-cross', 'fire', struckBy, bad),
  'stun-rolled': sign.seen('ER-43.16', 'o-shoot', 'fire', onFigure, withDice),
  paralysed: sign.told('ER-43.16', 'i-clock', 'fire', struckBy, bad),
  'smoke-spreads': sign.told('ER-42.17', 'i-eye', 'fire', ({ at }) => [mark.change(at)]),
  'smoke-clears': sign.told('ER-42.17', 'i-eye', 'final', ({ at }) => [mark.change(at)]),
} satisfies Partial<Signs<Er>['events']>;

const combinationEvents = {
  joins: sign.told(
    ['ER-31.3', 'ER-31.6', 'ER-31.10', 'ER-33.1', 'ER-33.4', 'ER-33.7', 'ER-33.12', 'ER-33.14', 'ER-33.15'],
    'i-people',
    'orders',
    onFigure,
  ),
  'moves-next': sign.told(['ER-31.14', 'ER-31.15', 'ER-31.16'], 'o-move', 'move', onFigure),
  'killed-together': sign.told('ER-31.21', 'i-skull', 'fight', unmarked),
  'rolled-together': sign.told(['ER-31.9', 'ER-32.2', 'ER-33.15'], 'i-people', 'fight', unmarked),
  defends: sign.told(['ER-31.19', 'ER-34.5'], 'i-people', 'fight', onFigure),
} satisfies Partial<Signs<Er>['events']>;

const equipmentEvents = {
  wields: sign.told('ER-17.17', 'i-cross', 'fight', onFigure),
  'equipment-handed': sign.told(
    ['ER-17.10', 'ER-17.13', 'ER-17.14', 'ER-18.20', 'ER-30.7', 'ER-30.13'],
    'i-card',
    'equipment',
    ({ from, to }) => [mark.change(from), mark.change(to)],
  ),
  abandoned: sign.told('ER-17.6', 'i-card', 'equipment', onFigure),
  'card-leaves': sign.quiet(
    ['ER-17.9', 'ER-18.19', 'ER-23.2', 'ER-30.7', 'ER-41.4', 'ER-42.9', 'ER-43.11', 'ER-43.18'],
    'i-card',
    'equipment',
    unmarked,
  ),
} satisfies Partial<Signs<Er>['events']>;

export const signs: Signs<Er> = {
  events: {
    ...initiativeEvents,
    ...activationEvents,
    ...finalEvents,
    ...moveEvents,
    ...meleeEvents,
    ...duelEvents,
    ...fireEvents,
    ...combinationEvents,
    ...equipmentEvents,
    ...interactionEvents,
    ...largeFigureEvents,
    ...markerEvents,
    ...searchEvents,
    ...captureEvents,
  },
  aside: ['fire/wall-', 'melee/wall-'],
  answers: {
    ...interactionAnswers,
    ...searchAnswers,
    ...captureAnswers,
    ...largeFigureAnswers,
    keep: 'i-check',
    swap: 'i-card',
    activate: 'i-cp',
    draw: 'i-bag',
    buy: 'i-card',
    pass: null,
    tile: 'i-card',
    assign: 'i-card',
    move: 'o-move',
    melee: 'o-melee',
    done: 'i-check',
    go: 'o-move',
    open: 'i-door',
    close: 'i-door',
    hand: 't-card',
    take: 't-card',
    leave: 'i-exit',
    face: 'i-turn',
    strike: 'o-melee',
    decline: null,
    discard: 'i-card',
    contest: 'i-init',
    let: null,
    bid: 'i-cp',
    intercept: 'i-eye',
    fire: 'o-shoot',
    reload: 'i-card',
    shoot: 'o-shoot',
    aim: 'd-6',
    arc: 'i-eye',
    blast: 'i-cross',
    zone: 'i-cross',
    join: 'i-people',
    defend: 'i-people',
    attack: 'o-melee',
    wound: 'i-skull',
    pace: 'o-move',
    next: 'o-move',
    receive: 'i-card',
    wield: 'i-cross',
    exchange: 'i-card',
    loot: 'i-card',
    give: 'i-card',
    get: 'i-card',
    abandon: 'i-card',
  },
  ending: ['done', 'keep'],
  between: ['swap', 'morale', 'contest', 'bid', 'round', 'buy', 'discard'],
  deadly: [],
  stops: { 'may-intercept': ({ figure, at }) => ({ at, symbol: 'i-eye', by: figure }) },
};
