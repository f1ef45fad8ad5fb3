/** The worked examples of the book, from the positions in which they can be played. */
import { provesFor, type Situation, situation } from '@necropole/kernel/testing';
import { expect } from 'vitest';
import { kindOf, type MarkerKindId } from '../content/markers/index.ts';
import { zombieFortress } from '../index.ts';
import type { Zf } from '../shape.ts';
import { boxesOf, itemsOf } from '../testing/laid.ts';
import { rulebook } from './index.ts';

const proves = provesFor(rulebook);

const example = (id: string, ...dice: readonly number[]): Situation<Zf> =>
  situation(zombieFortress, { example: id, dice });

proves.example('ZF-example-6-door', 'two points to enter the infirmary, one to go on in the corridor', () => {
  const match = example('ZF-example-6-door', 2).answer('roll');
  expect(match.option('march:hall-1').facts).toEqual([{ key: 'zone-price', params: { points: 1, doors: 0 } }]);
  expect(match.option('march:infirmary').facts).toContainEqual({ key: 'zone-price', params: { points: 2, doors: 1 } });
  match.answer('march:infirmary');
  expect(match.events('went').map(({ cite }) => cite)).toEqual(['ZF-6.10']);
});

proves.example('ZF-example-6-crank', 'the crank is refused for its own room, and allowed for another', () => {
  const match = example('ZF-example-6-crank');
  const lay = (kind: MarkerKindId): string => {
    const place = match.world.specials.cards.findIndex((marker) => kindOf(marker) === kind);
    return `slot:${place + 1}`;
  };
  match.answer(lay('doctor'));
  expect(match.question.params).toEqual({ room: 'crank-room' });
  expect(match.refuses(lay('crank'))).toMatchObject({ key: 'own-room', cite: 'ZF-5.17' });
  match.answer(lay('battery'));
  expect(match.question.params).toEqual({ room: 'battery-room' });
  expect(match.offers(lay('crank'))).toBe(true);
});

proves.example('ZF-example-7-coffin', 'only weapons are set before the liquid, and the coffin is still there', () => {
  const match = example('ZF-example-7-coffin').answer('announce');
  expect(match.options()).toEqual(['done']);
  match.answer('done');
  expect(itemsOf(match, 'usa-soldier-1')).toEqual(['coffin.1']);
});

proves.example('ZF-example-9-panic', 'one damage kills an ordinary zombie of an encounter that has woken', () => {
  const match = example('ZF-example-9-panic', 1, 6, 1).play(
    'roll',
    'march:north-corridor',
    'fire:usa-soldier-1:3',
    'done',
    'dice:2',
  );
  expect(match.events('zombie-killed')).toMatchObject([{ cite: 'ZF-9.11', params: { counter: 'zombie.1' } }]);
});

proves.example('ZF-example-11-dogs', 'the dog alone is fought; the others come on when the team is next active', () => {
  const match = example('ZF-example-11-dogs', 5, 1, 6).answer('announce');
  match.play('done', 'leap:1', 'advance');
  expect(boxesOf(match)).toEqual([1, 2, 2]);
  match.play('done', 'advance');
  // The next activation, Great Britain's: close combat against the dog, and nobody else moves.
  expect(match.events('zombie-killed')).toMatchObject([{ params: { counter: 'dog.1' } }]);
  expect(boxesOf(match)).toEqual([null, 2, 2]);
  match.answer('roll');
  // One activation later fire is open again, and they come on.
  expect(match.question.key).toBe('volley');
  match.play('done', 'advance', 'done', 'advance');
  expect(boxesOf(match)).toEqual([null, 0, 0]);
});

proves.example('ZF-example-12-hulk', 'each team fights and flees in its own turn, the zombies between them', () => {
  const rounds = [1, 1, 1, 1, 1, 1];
  const match = example('ZF-example-12-hulk', 3, ...rounds, 3, ...rounds, 3, ...rounds);
  const meet = (way: string): void => {
    match.play('roll', 'march:eagle-room');
    for (let box = 3; box > 0; box--) match.play('done', 'advance');
    match.answer(way);
  };
  expect(match.waiting).toEqual([1]);
  meet('way:archives:north-passage');
  expect(match.waiting).toEqual([2]);
  meet('way:radio-room:hall-2');
  expect(match.waiting).toEqual([3]);
  match.answer('done');
  expect(match.waiting).toEqual([0]);
  meet('way:archives:north-passage');
  expect(match.events('fled').map(({ params }) => params.team)).toEqual(['great-britain', 'japan', 'usa']);
  expect(match.world.fortress.hulk).toEqual({ at: 'eagle-room', hp: 9 });
});
