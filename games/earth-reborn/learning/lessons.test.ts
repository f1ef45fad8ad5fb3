/** Every lesson can be followed, refused, left and played on. */
import { anyGame } from '@necropole/kernel';
import { configOfPosition, Match } from '@necropole/kernel/app';
import { lessonConformance } from '@necropole/kernel/testing';
import { expect, it } from 'vitest';
import { earthReborn } from '../index.ts';
import { traitors } from './lessons/traitors.ts';

lessonConformance(earthReborn);

it('has the jammed marker lit for Jack Saw, who has no bonus', () => {
  const game = anyGame(earthReborn);
  const config = configOfPosition(game, traitors.id, traitors.seed);
  const [question] = config === null ? [] : Match.start(game, config).open;
  expect(question?.asking.params).toEqual({ figure: 'jack-saw' });
  expect(question?.options[0]?.called?.params).toEqual({ frequency: 'jammed' });
});
