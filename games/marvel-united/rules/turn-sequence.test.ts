import { provesFor, type Situation } from '@necropole/kernel/testing';
import { expect } from 'vitest';
import { rulebook } from '../rulebook/index.ts';
import type { Mu } from '../shape.ts';
import { citesOf, type Laid, laid } from '../testing/laid.ts';
import { accelerateVillain, delayVillain, threshold } from './turn-sequence.ts';

const proves = provesFor(rulebook);

const HERE = 'alchemax-headquarters';
const three = { heroes: ['captain-carter', 'mighty-thor', 'loki'] } as const satisfies Laid;

/** The active Hero plays their first card and does nothing with it. */
function idle(match: Situation<Mu>): Situation<Mu> {
  match.play('play:1');
  while (match.question.key === 'act') match.play(match.offers('end') ? 'end' : 'special');
  return match.question.key === 'location-effect' ? match.play('pass') : match;
}

proves('MU-5.23', 'the match opens with a Villain turn', () => {
  const match = laid({ phase: 'first-hands', plan: ({ move }) => move === 2 }).answer(0, 'hero:hero-2');
  expect(match.world.storyline.map(({ by }) => by)).toEqual(['villain']);
  expect(citesOf(match, 'villain-turn')).toEqual(['MU-5.23']);
  expect(match.events('turn-begins').map(({ params }) => params.who)).toEqual(['mighty-thor']);
});

proves('MU-9.1', 'a plan after three Hero cards', () => {
  const match = idle(laid({ ...three, told: ['plan', 'mighty-thor.m-1'] }));
  expect(match.events('villain-turn')).toEqual([]);
  idle(match);
  expect(citesOf(match, 'villain-turn')).toEqual(['MU-9.1']);
});

proves('MU-9.2', 'a face-down card counts, too', () => {
  const match = laid({
    told: ['plan', 'mighty-thor.m-1', 'captain-carter.ma-1'],
    change: ({ heroes }) => Object.assign(heroes[0]?.plays ?? {}, { faceDown: true }),
  });
  idle(match);
  expect(citesOf(match, 'villain-turn')).toEqual(['MU-9.2']);
});

proves('MU-9.4', 'the pace of the moment counts when the turn ends', () => {
  const match = laid({
    told: ['plan', 'mighty-thor.m-1', 'captain-carter.ma-1'],
    hands: { 'hero-1': ['captain-carter.ha-1', 'captain-carter.a-1'] },
    missions: { 'rescue-civilians': 8 },
    tokens: { [HERE]: 'C' },
  });
  match.play('play:1', `rescue:${HERE}`, 'end', 'pass');
  // Three cards lie there, and since this turn two are enough.
  expect(citesOf(match, 'villain-turn')).toEqual(['MU-9.4']);
});

proves(['MU-12.2', 'MU-12.4'], 'Delayed, the Villain waits for one card more, once', () => {
  const match = laid({
    told: ['plan', 'mighty-thor.m-1', 'captain-carter.ma-1'],
    change: (world) => (world.delay = 1),
  });
  idle(match);
  expect(match.events('villain-turn')).toEqual([]);
  idle(match);
  expect(citesOf(match, 'villain-turn')).toEqual(['MU-12.2']);
  expect(citesOf(match, 'pace-ordinary')).toEqual(['MU-12.4']);
  expect(threshold(match.world)).toBe(3);
});

proves('MU-12.3', 'Accelerated, the Villain comes one card earlier', () => {
  const match = idle(laid({ told: ['plan', 'mighty-thor.m-1'], change: (world) => (world.delay = -1) }));
  expect(citesOf(match, 'villain-turn')).toEqual(['MU-12.3']);
});

proves(['MU-12.5', 'MU-12.6'], 'opposite tokens cancel one by one, others add up', () => {
  const match = laid();
  const { table } = match.match;
  delayVillain(table, 1);
  delayVillain(table, 1);
  expect(threshold(match.world)).toBe(5);
  accelerateVillain(table, 1);
  expect(threshold(match.world)).toBe(4);
  accelerateVillain(table, 1);
  accelerateVillain(table, 1);
  expect(threshold(match.world)).toBe(2);
  expect(citesOf(match, 'villain-delayed')).toEqual(['MU-12.2', 'MU-12.6']);
  expect(citesOf(match, 'villain-accelerated')).toEqual(['MU-12.5', 'MU-12.5', 'MU-12.3']);
});

proves('MU-12.7', 'Accelerated beyond the threshold, the Villain plays at the end of the turn', () => {
  const match = laid({ told: ['plan', 'mighty-thor.m-1', 'captain-carter.ma-1'] }).play('play:1');
  accelerateVillain(match.match.table, 1);
  expect(match.question.key).toBe('act');
  expect(match.events('villain-turn')).toEqual([]);
  while (match.question.key === 'act') match.play('end');
  if (match.question.key === 'location-effect') match.play('pass');
  expect(citesOf(match, 'villain-turn')).toEqual(['MU-12.7']);
});
