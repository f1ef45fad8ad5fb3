/** Every lesson can be followed, refused, left and played on. */
import { anyGame } from '@necropole/kernel';
import { configOfPosition, Match } from '@necropole/kernel/app';
import { lessonConformance } from '@necropole/kernel/testing';
import { expect, test } from 'vitest';
import { marvelZombies } from '../index.ts';
import { firstMatch } from './lessons/first-match.ts';

lessonConformance(marvelZombies);

test('the dice of the first match go as its words have it', () => {
  const game = anyGame(marvelZombies);
  const config = configOfPosition(game, firstMatch.id, firstMatch.seed);
  if (config === null) throw new Error('The first match has no position');
  const match = Match.start(game, config);
  const told = (keys: readonly string[]): readonly string[] => {
    const before = match.told.length;
    for (const key of keys) expect(match.answer(0, key), key).toEqual({ ok: true });
    return match.told.slice(before).map(({ type, params }) => `${type} ${Object.values(params).join(' ')}`);
  };
  const [near, far] = ['12V.danger-south-west', '12V.danger-north-east'];
  const strike = [`attack:adamantium-claws:${near}`, 'roll'];
  expect(told(['hero:wolverine', 'move:12V.danger-south-east', `move:${near}`, ...strike, 'end'])).toContain(
    `enemy-killed wolverine brute-0 ${near}`,
  );
  const lightning = told(['hero:storm', 'rescue:shanna', `attack:lightning:${far}`, 'power:3', 'roll']);
  expect(lightning.filter((event) => event.startsWith('enemy-killed storm'))).toHaveLength(4);
  const phase = told(['end']);
  expect(phase).toContain('wounded wolverine 1 2');
  expect(phase).toContain('enemies-spawned walker 2 12V.corridor-west');
  expect(told(['hero:wolverine', ...strike, 'move:12V.danger-north-west', 'objective:objective-1'])).toContain(
    'level-reached wolverine yellow',
  );
});
