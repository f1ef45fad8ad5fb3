import { provesFor, type Situation } from '@necropole/kernel/testing';
import { expect } from 'vitest';
import { modulesOf } from '../content/modules.ts';
import { rulebook } from '../rulebook/index.ts';
import type { Er } from '../shape.ts';
import { door, laid, offered, strike, tileWith } from '../testing/laid.ts';

const proves = provesFor(rulebook);
const BLANK = 2;
const HIT = 3;
const blanks = (count: number): readonly number[] => Array.from({ length: count }, () => BLANK);
const fighter = tileWith('melee 4 black', 'move 1 red');
const mover = tileWith('move 4 black', 'move 2 black');
const modules = modulesOf(3).filter((module) => module !== 'duel');

const thrown = (match: Situation<Er>): readonly (readonly [number, number])[] =>
  match.events('rolled').map(({ params }) => [params.dice.length, params.automatic]);

proves('ER-17.17', 'a weapon adds to the arc that is used, in attack and in defence', () => {
  const match = laid({
    modules,
    figures: {
      'nick-bolter': { at: 'c3', facing: 'right', tiles: [fighter], equipment: ['riot-baton'] },
      'jack-saw': { at: 'd3', facing: 'left', equipment: ['meat-hook'] },
    },
    activated: 'nick-bolter',
    dice: blanks(3 + 5),
  }).play('melee:jack-saw', strike(fighter, 'melee 4 black', 1));
  // Nick 2 and the baton 1 + 1, Jack Saw 4 and the hook 1 + 1.
  expect(thrown(match)).toEqual([
    [3, 1],
    [5, 1],
  ]);
  expect(match.events('wields').map(({ params }) => params.item)).toEqual(['riot-baton-1', 'meat-hook-1']);
});

proves('ER-17.17', 'of several weapons each side chooses one', () => {
  const match = laid({
    modules,
    figures: {
      'nick-bolter': { at: 'c3', facing: 'right', tiles: [fighter], equipment: ['riot-baton', 'power-fist'] },
      'jeff-deeler': { at: 'd3', facing: 'left', equipment: ['iron-bar', 'meat-hook'] },
    },
    activated: 'nick-bolter',
    dice: blanks(4 + 4),
  }).answer('melee:jeff-deeler');
  expect(offered(match, 'wield')).toEqual(['wield:riot-baton-1', 'wield:power-fist-1']);
  match.play('wield:power-fist-1', strike(fighter, 'melee 4 black', 1));
  expect(offered(match, 'wield')).toEqual(['wield:iron-bar-1', 'wield:meat-hook-1']);
  match.answer('wield:meat-hook-1');
  expect(thrown(match)).toEqual([
    [4, 1],
    [4, 1],
  ]);
});

proves('ER-42.6', 'Kevlar counts in place of the armour on the card', () => {
  const match = laid({
    modules,
    figures: {
      'jack-saw': { at: 'c3', facing: 'right', tiles: [fighter] },
      'james-woo': { at: 'd3', facing: 'right', equipment: ['kevlar-armour'] },
      vasquez: { at: 'a6' },
    },
    activated: 'jack-saw',
    dice: [HIT, HIT, HIT, HIT, HIT],
  }).play('melee:james-woo', strike(fighter, 'melee 4 black', 2));
  expect(match.events('defence-valued')).toMatchObject([{ cite: 'ER-42.6', params: { defence: 5 } }]);
  expect(match.events('wounded')).toEqual([]);
});

proves('ER-42.12', 'the equipment card opens what a magnetic card opens', () => {
  const at = (equipment: readonly 'magnetic-card'[]): Situation<Er> =>
    laid({
      modules,
      tiles: [
        ['officers-bedroom', 0, 0],
        ['wide-corridor-1', 0, 4],
      ],
      size: [4, 6],
      doors: [door([1, 3], 'down', { kind: 'sliding', magnetic: true })],
      figures: { vasquez: { at: 'b5', tiles: [mover], equipment }, 'zombie-1': { at: 'd6' } },
      activated: 'vasquez',
    }).answer('move:1');
  expect(at([]).refuses('open:door-1').cite).toBe('ER-9.1');
  expect(at(['magnetic-card']).answer('open:door-1').events('door-opened')[0]?.cite).toBe('ER-42.12');
});
