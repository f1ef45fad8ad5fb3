import { provesFor } from '@necropole/kernel/testing';
import { expect } from 'vitest';
import { rulebook } from '../rulebook/index.ts';
import type { Standing } from '../testing/standing.ts';
import { heroAt, inTurnOf } from '../testing/turns.ts';

const proves = provesFor(rulebook);

/** Two heroes at the exit of the first mission, whose objective has been taken or not. */
function atExit(taken: boolean, said: Standing = {}) {
  return inTurnOf('colossus', {
    heroes: { colossus: 'street-2', storm: 'street-2' },
    change(world) {
      world.exit = 1;
      for (const objective of world.objectives) objective.taken = taken;
    },
    ...said,
  });
}

proves('MZ-26.2', 'at the end of the turn a hero leaves for free, unless enemies are at the exit', () => {
  const match = atExit(true).play('move:street-1', 'move:street-2', 'power', 'end');
  expect(match.question.key).toBe('leave-by-exit');
  match.answer('leave');
  expect(heroAt(match, 'colossus')).toBeNull();
  const held = atExit(true, { horde: { 'street-2': { walker: 1 } } }).answer('end');
  expect(held.refuses('leave')).toMatchObject({ key: 'exit-enemies', cite: 'MZ-26.2', refs: ['walker-0'] });
  held.answer('stay');
  expect(heroAt(held, 'colossus')).toBe('street-2');
});

proves('MZ-26.2', 'the end of a turn at the exit says that one may leave then', () => {
  const says = (match: ReturnType<typeof atExit>): boolean =>
    (match.option('end').facts ?? []).some(({ key }) => key === 'may-leave');
  const match = atExit(true);
  expect(says(match)).toBe(true);
  expect(says(match.play('move:street-1'))).toBe(false);
  expect(says(atExit(false))).toBe(false);
  expect(says(atExit(true, { horde: { 'street-2': { walker: 1 } } }))).toBe(false);
  expect(match.play('move:street-2', 'end').offers('leave')).toBe(true);
});

proves('MZ-26.2', 'the way there says that it leads to the exit, and leaving how many are out then', () => {
  const match = atExit(true, { heroes: { colossus: 'street-1', storm: 'street-2' } });
  const keys = (option: string) => match.option(option).facts?.map(({ key }) => key);
  expect(keys('move:street-2')).toContain('exit-there');
  match.play('move:street-2');
  expect(keys('move:street-1')).not.toContain('exit-there');
  expect(match.play('end').option('leave').facts).toEqual([{ key: 'out-then', params: { out: 1, heroes: 2 } }]);
  expect(match.play('leave').events('hero-left')[0]?.params).toEqual({ who: 'colossus', out: 1, heroes: 2 });
});

proves('MZ-26.3', 'the match is won when all have left, and not before', () => {
  const match = atExit(true).play('end', 'leave');
  expect(match.outcome).toBeNull();
  match.play('hero:storm', 'end', 'leave');
  expect(match.outcome).toMatchObject({ id: 'mission-accomplished', winners: [0] });
});

proves('MZ-26.4', 'the exit is the last goal', () => {
  const match = atExit(false).answer('end');
  expect(match.refuses('leave')).toMatchObject({ key: 'exit-not-yet', cite: 'MZ-26.4' });
});

proves('MZ-26.5', 'whoever has left does not act again', () => {
  const match = atExit(true).play('end', 'leave', 'hero:storm', 'move:street-3', 'end');
  expect(match.world.round).toBe(2);
  expect(match.refuses('hero:colossus')).toMatchObject({ key: 'safe-outside', cite: 'MZ-26.2', refs: ['colossus'] });
});
