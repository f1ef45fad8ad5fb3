import { completed, Match } from '@necropole/kernel/app';
import { expect, test } from 'vitest';
import { LIFT_ROOM } from '../content/fortress/plan.ts';
import { stepsBetween } from '../content/fortress/ways.ts';
import type { Zf } from '../shape.ts';
import { game } from './infected-tables.ts';

/** A table, played by the first answer until somebody has turned. */
function turned(seed: string): Match<Zf> {
  const config = { mode: 'race', mission: null, seats: 3, options: {}, seed };
  const match = Match.start(game, completed(game, config), { light: true }) as unknown as Match<Zf>;
  for (let answers = 0; answers < 20 && !match.table.world.teams.some(({ state }) => state === 'turned'); answers++) {
    const [question] = match.open;
    match.answer(question?.seat ?? 0, question?.options[0]?.key ?? '');
  }
  return match;
}

test.each(['a', 'b', 'c', 'd', 'e', 'f'])('on table %s one team turns, and has another to hunt', (seed) => {
  const { teams, fortress, master } = turned(seed).table.world;
  expect(teams.filter(({ state }) => state === 'turned')).toHaveLength(1);
  expect(fortress.packs.filter(({ kind }) => kind === 'turned')).toHaveLength(1);
  const hunted = teams.filter(({ state }) => state === 'arrived');
  expect(hunted.map(({ at }) => stepsBetween(at as never, LIFT_ROOM) >= 2)).toEqual([true]);
  expect(master).toBe(2);
});
