import { label } from '@necropole/kernel';
import { viewFor } from '@necropole/kernel/app';
import { type Situation, situation } from '@necropole/kernel/testing';
import { expect, it } from 'vitest';
import { tinyEpicZombies } from '../index.ts';
import type { Tez } from '../shape.ts';
import { stand } from '../testing/mall.ts';
import { zombieTurn } from '../testing/zombie-turns.ts';
import { en } from '../words/en/index.ts';
import { sceneOf } from './index.ts';

/** The steps as a player reads them: the one under way between brackets. */
function steps({ match }: Situation<Tez>): string {
  const shown = sceneOf(viewFor(match, [0])).steps ?? [];
  return shown
    .map(({ label: name, state, of }) => {
      const text = [label(en, name.key, ...(name.params ?? [])), ...(of === undefined ? [] : [of.join('/')])].join(' ');
      return state === 'now' ? `[${text}]` : text;
    })
    .join(' ');
}

it('counts the Moves of the Human whose turn it is', () => {
  const match = stand({ mode: 'cooperative' });
  expect(steps(match)).toBe('[The Doctor moves 0/3] Search Zombies');
  match.play('move:courtyard.north', 'move:courtyard.centre');
  expect(steps(match)).toBe('[The Doctor moves 2/3] Search Zombies');
});

it('lights the Zombie turn, with what came before it', () => {
  const match = zombieTurn();
  expect(steps(match)).toBe('Moves Search [Zombies]');
  expect(sceneOf(viewFor(match.match, [0])).steps?.map(({ state }) => state)).toEqual(['done', 'done', 'now']);
});

it('shows the choices of the set-up before the first turn', () => {
  const versus = situation(tinyEpicZombies, { config: { mode: 'cooperative-versus', seats: 3 } });
  expect(steps(versus)).toBe('[Zombie card] Characters First cards');
  versus.answer(versus.options()[0] ?? '');
  expect(steps(versus)).toBe('Zombie card [Characters] First cards');
  expect(steps(situation(tinyEpicZombies, { config: { mode: 'solo', seats: 1 } }))).toBe('[Characters]');
});
