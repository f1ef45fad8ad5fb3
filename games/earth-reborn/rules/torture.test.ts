import { provesFor, type Situation } from '@necropole/kernel/testing';
import { expect } from 'vitest';
import { modulesOf } from '../content/modules.ts';
import type { ArrangedFigure } from '../positions/arrange.ts';
import { rulebook } from '../rulebook/index.ts';
import type { Er } from '../shape.ts';
import { citesOf, figure, type Laid, laid, offered, tileWith } from '../testing/laid.ts';

const proves = provesFor(rulebook);
const [NOTHING, THREE, FLIP, SPY] = [1, 3, 4, 6];
const modules = modulesOf(8).filter((module) => module !== 'duel');
const four = tileWith('interaction 4 black', 'move 2 black');
const redFour = tileWith('interaction 4 red', 'move 2 black');

/** Jessica leads Vasquez, in the torture room or in the corridor below it. */
function questioned(at: string, dice: readonly number[], captor: Partial<ArrangedFigure> = {}, more: Laid = {}) {
  return laid({
    modules,
    activated: 'jessica-hollister',
    missionPoints: [5, 5],
    tiles: [
      ['torture-room', 0, 0],
      ['wide-corridor-1', 0, 4],
    ],
    size: [4, 6],
    dice,
    ...more,
    figures: {
      vasquez: { at: null, state: 'captured' },
      'jessica-hollister': { at, tiles: [four], prisoner: 'vasquez', ...captor },
      ...more.figures,
    },
  });
}

function rolled(match: Situation<Er>): number {
  return match.events('tortures')[0]?.params.dice.length ?? 0;
}

function torture(match: Situation<Er>, command: number, tile = four): Situation<Er> {
  return match.play('torture:vasquez', `spend:${tile}.4:${command}`);
}

proves(['ER-30.25', 'ER-30.26'], 'an interaction order of 1 to 4 CP: a black die for each, the first too', () => {
  const match = questioned('b5', [NOTHING]).answer('torture:vasquez');
  expect(match.question).toMatchObject({ key: 'torture', cite: 'ER-30.25' });
  expect(offered(match, 'spend')).toEqual([1, 2, 3, 4].map((command) => `spend:${four}.4:${command}`));
  match.answer(`spend:${four}.4:1`);
  expect(rolled(match)).toBe(1);
  expect(figure(match, 'jessica-hollister').spent).toBe(1);
  expect(rolled(torture(questioned('b5', [1, 1, 1, 1]), 4))).toBe(4);
  const without = questioned('b5', [], { tiles: [tileWith('move 4 black', 'move 2 black')] });
  expect(without.refuses('torture:vasquez')).toMatchObject({ key: 'no-section' });
});

proves('ER-30.25', 'only Salemites, whoever commands them; and nobody without a prisoner', () => {
  const led = laid({
    modules,
    activated: 'nick-bolter',
    figures: {
      'nick-bolter': { at: 'b3', tiles: [four], prisoner: 'jeff-deeler' },
      'jeff-deeler': { at: null, state: 'captured' },
    },
  });
  expect(led.refuses('torture:jeff-deeler')).toMatchObject({ key: 'only-salemites', cite: 'ER-30.25' });
  const traitor = laid({
    modules,
    activated: 'franck-einstein',
    figures: {
      'franck-einstein': { at: 'b3', seat: 0, tiles: [four], prisoner: 'jeff-deeler' },
      'jeff-deeler': { at: null, state: 'captured' },
    },
  });
  expect(traitor.refuses('torture:jeff-deeler')).toMatchObject({ key: 'only-salemites' });
  const alone = questioned('b5', [], { prisoner: null }, { figures: { vasquez: { at: 'a6' } } });
  expect(offered(alone, 'torture')).toEqual([]);
});

proves(['ER-30.26', 'ER-43.2', 'ER-42.4'], 'two more with the kit, two more in the torture room', () => {
  const dice = (count: number) => Array<number>(count).fill(NOTHING);
  expect(rolled(torture(questioned('b5', dice(3), { equipment: ['torture-kit'] }), 1))).toBe(3);
  expect(rolled(torture(questioned('b3', dice(3)), 1))).toBe(3);
  const both = torture(questioned('b3', dice(5), { equipment: ['torture-kit'] }), 1);
  expect(rolled(both)).toBe(5);
  expect(citesOf(both, 'dice-added')).toEqual(['ER-42.4', 'ER-43.2']);
  expect(citesOf(both, 'tortures')).toEqual(['ER-30.26']);
});

proves(['ER-31.1', 'ER-24.6'], 'only spy icons count, each a spy point', () => {
  const match = torture(questioned('b5', [SPY, SPY, SPY, FLIP]), 4);
  expect(match.events('tortures')).toMatchObject([{ cite: 'ER-31.1', params: { points: 3 } }]);
  expect([match.question.key, match.waiting]).toEqual(['espionage', [1]]);
  match.play('mission-point', 'mission-point', 'mission-point');
  expect(match.world.missionPoints).toEqual([5, 8]);
  expect(torture(questioned('b5', [THREE, THREE, FLIP, NOTHING]), 4).question.key).toBe('orders');
  expect(match.world.search).toBeNull();
});

proves('ER-31.2', 'as often as there are sections and CP', () => {
  const match = torture(questioned('b5', [NOTHING, SPY], { tiles: [four, redFour] }), 1);
  match.answer('torture:vasquez');
  expect(match.question).toMatchObject({ key: 'torture', cite: 'ER-31.2' });
  match.play(`spend:${redFour}.4:1`, 'mission-point');
  expect(match.events('tortures')).toHaveLength(2);
});
