/** The player that records matches: it plays to the end, and the same match again. */
import { type Line, Match, streamsOf } from '@necropole/kernel/app';
import { expect, test } from 'vitest';
import { tinyEpicZombies } from '../index.ts';
import { chooseAnswer } from './determined-player.ts';

function played(mode: string, seats: number): readonly Line[] {
  const match = Match.start(tinyEpicZombies, { mode, mission: null, seats, options: {}, seed: 'determined' });
  const chance = streamsOf('determined/players').dice;
  while (match.outcome === null) {
    const seat = match.open[0]?.seat ?? 0;
    const look = match.fork([seat], 'look');
    const question = look.open.find((open) => open.seat === seat);
    if (question === undefined) throw new Error(`seat ${seat} is asked nothing in its fork`);
    expect(match.answer(seat, chooseAnswer(look, question, chance))).toEqual({ ok: true });
  }
  return match.lines;
}

test.each(tinyEpicZombies.modes)(
  '$id: every answer is allowed, and the same match is played twice',
  ({ id, seats }) => {
    expect(played(id, seats[1])).toEqual(played(id, seats[1]));
  },
);
