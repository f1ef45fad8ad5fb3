import { provesFor } from '@necropole/kernel/testing';
import { expect } from 'vitest';
import { tinyEpicZombies } from '../index.ts';
import { rulebook } from '../rulebook/index.ts';
import { stand, story, strollAndEnd, untilTurn } from '../testing/mall.ts';
import { seeded } from '../testing/set-ups.ts';

const proves = provesFor(rulebook);

proves('TEZ-6.7', 'any of the Humans may go first', () => {
  const first = seeded(40, ({ world }) => world.turn.human);
  expect([...new Set(first)].sort()).toEqual([0, 1, 2, 3]);
});

proves('TEZ-6.8', '3 Humans play once each: 3 Zombie turns', () => {
  const match = stand({ humans: ['doctor', 'fry-cook', 'popstar'] });
  for (const who of ['doctor', 'fry-cook', 'popstar']) {
    expect(match.question.params).toMatchObject({ who });
    untilTurn(strollAndEnd(match));
  }
  const turns = story(match).filter((type) => type === 'turn-begins' || type === 'zombie-turn');
  const each = ['turn-begins', 'zombie-turn'];
  expect(turns).toEqual([...each, ...each, ...each, 'turn-begins']);
});

proves('TEZ-6.9', 'when the Humans run out of time the Zombie side wins, 2 objectives done or not', () => {
  const outOfTime = {
    lastTurns: 1,
    done: ['call-the-cdc', 'escape-the-mall'] as const,
    searchCards: { 'human-1': null, 'human-2': null },
    deck: [],
    hand: [],
  };
  const player = strollAndEnd(stand({ mode: 'cooperative-versus', ...outOfTime }));
  expect(player.outcome).toMatchObject({ id: 'out-of-time', winners: [2] });
  for (const mode of ['cooperative', 'competitive', 'solo'] as const) {
    const game = strollAndEnd(stand({ mode, ...outOfTime }));
    expect(game.outcome).toMatchObject({ id: 'out-of-time', winners: [] });
  }
});

proves('TEZ-6.9', 'every way to end a match is a victory of the Humans, of one of them, or of the Zombies', () => {
  const outcomes = new Set(tinyEpicZombies.modes.flatMap((mode) => mode.outcomes));
  expect([...outcomes].sort()).toEqual([
    'all-survivors-taken',
    'barricade-fell-without-survivors',
    'devoured-without-own-survivor',
    'devoured-without-survivors',
    'leader-of-the-survivors',
    'objectives-completed',
    'out-of-time',
  ]);
});
