/** What bots judge by can be said, and pointed at, in every game. */
import { namesIn } from '@necropole/kernel';
import { Match, viewFor } from '@necropole/kernel/app';
import { playAtRandom } from '@necropole/kernel/testing';
import { expect, test } from 'vitest';
import { games } from './index.ts';

const LONGEST = 80;
const MATCHES = 3;
const MOST_ANSWERS = 120;

test.each(games.map((game) => [game.id, game] as const))('%s has words and things for every reason', (_, game) => {
  const reasons = game.learning?.reasons ?? {};
  const unseen = new Set(Object.keys(reasons));
  const wrong = new Set<string>();
  for (const { id: mode, missions, seats } of game.modes) {
    for (let number = 0; number < MATCHES; number++) {
      const config = { mode, mission: missions[number % Math.max(1, missions.length)] ?? null, options: {} };
      const match = Match.start(game, { ...config, seats: seats[1], seed: `advice ${number}` });
      playAtRandom(match, `${mode} ${number}`, MOST_ANSWERS, () => {
        const seat = match.open[0]?.seat;
        if (seat === undefined || match.answers % 7 !== 0) return;
        const view = viewFor(match, [seat]);
        const named = new Set(namesIn(game.scene(view)));
        for (const { id, value, refs } of game.bot?.terms?.(view, seat) ?? []) {
          unseen.delete(id);
          if (reasons[id] === undefined) wrong.add(`${id} has no words`);
          if (!Number.isFinite(value)) wrong.add(`${id} is ${value}`);
          for (const ref of refs) if (!named.has(ref)) wrong.add(`${id} points at ${ref}, which the scene has not`);
        }
      });
    }
  }
  expect([...wrong]).toEqual([]);
  expect([...unseen]).toEqual([]);
  for (const [id, { better, worse }] of Object.entries(reasons)) {
    for (const text of [better.fr, better.en, worse.fr, worse.en]) {
      expect(text.length, id).toBeLessThanOrEqual(LONGEST);
      expect(text, id).not.toMatch(/\.$|^[A-ZÀ-Ý]/);
      // A bot that is asked why says the same of itself.
      expect(text, id).not.toMatch(/(^|\s)(you|your|tu|te|toi|ton|ta|tes|vous|votre|vos|t’\S+)(\s|$)/i);
    }
  }
});
