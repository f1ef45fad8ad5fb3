/** What the judgement of a position is made of, in points that turn the odds alike: what advice is given with. */
import type { Seat, Term } from '@necropole/kernel';
import type { SeenHuman, TezView } from '../scene/seen.ts';
import { type Position, positionOf } from './errands.ts';
import {
  A_MARGIN,
  MOVES_A_TURN,
  stepsLeft,
  strengthOfBarricade,
  threatOfStore,
  turnsLeft,
  waysToGo,
  weaknessOf,
} from './judging.ts';

/** The parts of how it stands for a seat. The Zombies want the reverse of what the Humans want. */
export function terms(view: TezView, seat: Seat): readonly Term[] {
  const { world, board } = view;
  if (world.objectives.length === 0) return [];
  const position = positionOf(world, board);
  const zombies = seat === board.zombieSeat;
  const own = world.humans.filter((human) => !board.competitive || human.seat === seat);
  const humans = own.length > 0 ? own : world.humans;
  const found = [...workOf(position, humans), ...livesIn(position, humans)];
  return zombies ? found.map((term) => ({ ...term, id: `zombies-${term.id}`, value: -term.value })) : found;
}

function workOf(position: Position, humans: readonly SeenHuman[]): readonly Term[] {
  const { world, board } = position;
  const at = board.competitive ? world.humans.indexOf(humans[0] as SeenHuman) : 0;
  const open = world.objectives.filter(({ done }) => done[at] !== true);
  const cards = humans.reduce((sum, human) => sum + cardsOf(human), 0);
  return [
    {
      id: 'objectives',
      value: -stepsLeft(position, humans, at) / A_MARGIN,
      refs: open.map(({ id }) => `objective-${id}`),
    },
    {
      id: 'ways',
      // What cards spare is a reason of its own.
      value: -(waysToGo(position, humans) + cards) / A_MARGIN,
      refs: humans.map(({ id }) => id),
    },
    { id: 'cards', value: cards / A_MARGIN, refs: humans.map(({ id }) => id) },
    { id: 'time', value: (MOVES_A_TURN * turnsLeft(position)) / A_MARGIN, refs: ['deck'] },
  ];
}

/** What a life changes in the odds, about in the middle of a match. */
const A_LIFE = 0.8;

function livesIn({ world, board, horde, ...position }: Position, humans: readonly SeenHuman[]): readonly Term[] {
  const crowded = board.stores.filter((_, store) => (horde.inStore[store] ?? 0) > 1);
  const threat = horde.inStore.reduce((sum, zombies) => sum + (threatOfStore[zombies] ?? 0), 0);
  const weak = (human: SeenHuman): number => weaknessOf({ world, board, horde, ...position }, human);
  return [
    { id: 'barricade', value: A_LIFE * (strengthOfBarricade[world.barricade] ?? 0), refs: ['barricade'] },
    ...(board.competitive ? [] : [{ id: 'survivors', value: A_LIFE * world.survivors, refs: ['survivors'] }]),
    { id: 'crowds', value: -A_LIFE * threat, refs: crowded },
    ...humans.flatMap((human): readonly Term[] => [
      { id: 'wounds', of: human.id, value: -A_LIFE * weak(human), refs: [`track-${human.id}`] },
      ...(board.competitive
        ? [{ id: 'survivors', of: human.id, value: A_LIFE * human.survivors, refs: [human.id] }]
        : []),
    ]),
  ];
}

function cardsOf({ melee, ranged, backpack }: SeenHuman): number {
  return melee.cards.length + ranged.cards.length + backpack.cards.length;
}
