/** Cards that change what somebody rolls, or whom a weapon pierces (pages 42 and 43). */
import { provesFor, type Situation } from '@necropole/kernel/testing';
import { expect } from 'vitest';
import { modulesOf } from '../content/modules.ts';
import { rulebook } from '../rulebook/index.ts';
import type { Er } from '../shape.ts';
import { figure, type Laid, laid, offered, placeOf, shoot, tileWith } from '../testing/laid.ts';
import { corpsesBefore } from './corpses.ts';

const proves = provesFor(rulebook);
const [PERFECT, BLANK, HIT, TWO] = [1, 2, 3, 5];
const gun = tileWith('fire 4 black', 'move 2 black');
const quiet = modulesOf(9).filter((module) => module !== 'duel' && module !== 'jamming');

function table(more: Laid): Situation<Er> {
  return laid({ modules: quiet, ...more });
}

proves('ER-42.7', 'the bazooka meets 2 less of the Mammoth’s armour', () => {
  const match = table({
    activated: 'jeff-deeler',
    dice: [PERFECT, TWO, TWO, HIT, BLANK, BLANK],
    figures: {
      'jeff-deeler': { at: 'a3', facing: 'right', tiles: [gun], equipment: ['bazooka'] },
      mammoth: { at: 'f3', facing: 'right' },
    },
  });
  const [aimed = ''] = offered(match, 'fire').filter((key) => key.endsWith(':f3'));
  match.play(aimed, shoot(gun, 'fire 4 black', 1), 'aim:1', 'zone:red');
  // Five hits: its armour of 6 would hold.
  expect(match.events('wounded')).toMatchObject([{ cite: 'ER-42.7', params: { figure: 'mammoth', wounds: 1 } }]);
});

proves('ER-41.5', 'a dead zombie does not rise again, whoever else has died there does', () => {
  const before = (id: 'zombie-2' | 'nick-bolter'): number => {
    const match = table({
      activated: 'john-kendall',
      figures: { 'john-kendall': { at: 'c3', facing: 'right' }, [id]: { at: 'd3', state: 'dead' } },
    });
    return corpsesBefore(match, figure(match, 'john-kendall')).length;
  };
  expect([before('zombie-2'), before('nick-bolter')]).toEqual([0, 1]);
});

proves('ER-41.6', 'no answer moves the marker of the dead', () => {
  const match = table({
    activated: 'john-kendall',
    figures: {
      'john-kendall': { at: 'd3', facing: 'right', tiles: [gun] },
      'nick-bolter': { at: 'd3', state: 'dead', equipment: ['rifle'] },
    },
  }).play('move:1');
  expect(match.options().filter((key) => key.includes('nick-bolter'))).toEqual(['loot:nick-bolter']);
  match.play('go:e3', 'face:right');
  expect(placeOf(match, 'nick-bolter')).toBe('d3');
});
