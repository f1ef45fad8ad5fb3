import { provesFor } from '@necropole/kernel/testing';
import { expect } from 'vitest';
import type { MarkerId } from '../content/ids.ts';
import { markerKinds } from '../content/markers/index.ts';
import { rulebook } from '../rulebook/index.ts';
import { citesOf, itemsOf, laid, teamAt } from '../testing/laid.ts';

const proves = provesFor(rulebook);

/** The American team turns up this marker in c6. */
function turned(marker: MarkerId, wanted: Parameters<typeof laid>[0] = {}) {
  return laid({ at: ['c6'], events: { c6: marker }, phase: 'field-event', ...wanted });
}

proves('ZF-3.6', 'a hidden event stops the march, and is turned up', () => {
  const match = laid({ at: ['c5'], events: { c6: 'vg-5.1' }, dice: [4] })
    .answer('roll')
    .answer('march:c6');
  expect(match.events('event-turned')).toMatchObject([{ cite: 'ZF-3.6', params: { at: 'c6' } }]);
  expect(match.world.turn.left).toBe(0);
});

proves('ZF-3.7', 'what lies face up stops nobody', () => {
  const match = laid({ at: ['c5'], lying: { c6: ['vg-5.1'] }, dice: [4] }).answer('roll');
  expect(match.option('march:c6').facts?.map(({ key }) => key)).toEqual(['price', 'castle-away']);
  match.answer('march:c6');
  expect(match.question.key).toBe('march');
});

proves(['ZF-3.8', 'ZF-3.18'], 'what is found nobody else is shown, whatever it is', () => {
  const seenOf = (marker: MarkerId) => {
    const match = turned(marker, { seats: 3 }).answer('give:usa-soldier-1');
    expect(itemsOf(match, 'usa-soldier-1')).toEqual([marker]);
    expect(match.view(0).world.teams[0]?.members[0]?.items.cards).toEqual([marker]);
    const told = match.events().map(({ type, cite }) => [type, cite]);
    return { told, others: [match.view(1), match.view(2), match.view()].map(({ world }) => world.teams[0]) };
  };
  const weapon = seenOf('vg-5.1');
  expect(weapon.others[0]?.members[0]?.items.cards).toEqual([null]);
  expect(seenOf('coffin.1')).toEqual(weapon);
  expect(seenOf('evangeline.1')).toEqual(weapon);
  expect(turned('vg-5.1').refuses('announce')).toMatchObject({ key: 'kept-secret', cite: 'ZF-3.8' });
});

proves(['ZF-3.9', 'ZF-4.1'], 'a transport is announced to everybody', () => {
  const match = turned('kuebelwagen.1');
  expect(match.refuses('give:usa-soldier-1')).toMatchObject({ key: 'to-be-announced', cite: 'ZF-3.9' });
  expect(match.options()).toEqual(['announce']);
  match.answer('announce');
  expect(match.events('transport-found')).toMatchObject([{ cite: 'ZF-3.9', params: { transport: 'kuebelwagen' } }]);
  match.answer('roll');
  while (match.waiting[0] === 1) match.answer(match.offers('halt') ? 'halt' : 'leave');
  expect(match.question).toMatchObject({ key: 'board', cite: 'ZF-4.1' });
});

proves(['ZF-3.10', 'ZF-3.12', 'ZF-3.15'], 'an encounter is seen by all: its zombies come, and its marker goes', () => {
  const match = turned('encounter-5.1');
  expect(match.refuses('leave')).toMatchObject({ key: 'to-be-announced', cite: 'ZF-3.10' });
  match.answer('announce');
  expect(match.events('announced')).toMatchObject([{ cite: 'ZF-3.10', params: { marker: 'encounter-5' } }]);
  expect(match.events('encounter')).toMatchObject([{ cite: 'ZF-3.12', params: { zombies: 5 } }]);
  expect(match.world.fights[0]?.counters.cards).toHaveLength(5);
  expect(citesOf(match, 'marker-removed')).toEqual(['ZF-3.15']);
  expect(match.world.events.every(({ marker }) => marker.cards.length === 0)).toBe(true);
});

proves('ZF-3.10', 'before it is entered a marker shows nothing, not even its number', () => {
  const match = laid({ at: ['c5'], events: { c6: 'encounter-5.1' }, dice: [2] }).answer('roll');
  expect(match.option('march:c6').facts?.map(({ key }) => key)).toEqual(['price', 'castle-away', 'stops-here']);
  expect(match.view(0).world.events.find(({ at }) => at === 'c6')?.marker.cards).toEqual([null]);
  match.answer('march:c6').answer('announce');
  expect(match.events('announced')).toMatchObject([{ cite: 'ZF-3.10' }]);
});

proves('ZF-3.11', 'five kinds of yellow events', () => {
  const inField = markerKinds.filter(({ yellow }) => yellow > 0);
  const kinds = inField.map((marker) => {
    if (marker.family === 'encounter' || marker.family === 'transport') return marker.family;
    if (marker.family === 'companion') return marker.infects === true ? 'coffin' : 'person';
    return 'object';
  });
  expect(new Set(kinds)).toEqual(new Set(['encounter', 'object', 'transport', 'person', 'coffin']));
});

proves(['ZF-3.13', 'ZF-3.14'], 'the next player clockwise leads the zombies', () => {
  for (const [turn, leader] of [
    [0, 1],
    [2, 0],
  ] as const) {
    const match = laid({
      seats: 3,
      turn,
      at: ['c6', 'a2', 'c6'],
      events: { c6: 'encounter-3.1' },
      phase: 'field-event',
    });
    match.answer('announce').answer('done');
    expect(match.events('fight-begins')).toMatchObject([{ cite: 'ZF-3.14', params: { leader } }]);
    expect(match.waiting).toEqual([leader]);
    expect(match.question.cite).toBe('ZF-3.13');
  }
});

proves('ZF-3.16', 'an object is given to a member or left, and only the coffin and Evangeline come along', () => {
  const match = turned('medic-kit.1');
  expect(match.question).toMatchObject({ key: 'found', cite: 'ZF-3.16' });
  expect(match.offers('leave')).toBe(true);
  expect(match.offers('give:usa-medic-2')).toBe(true);
  expect(turned('coffin.1', { seats: 3 }).refuses('leave').key).toBe('comes-along');
  expect(turned('evangeline.1').refuses('leave').key).toBe('comes-along');
});

proves('ZF-3.19', 'ice axes work from the moment they are found', () => {
  const match = turned('ice-axes.1', { dice: [6, 1] }).answer('give:usa-soldier-1');
  expect(match.events('found')).toMatchObject([{ cite: 'ZF-3.19' }]);
  match.answer('roll');
  teamAt(match).at = 'd2';
  match.answer('roll');
  expect(match.offers('climb:e2')).toBe(true);
});

proves(['ZF-3.20', 'ZF-3.21'], 'what is left lies face up, and whoever ends a march there may take it', () => {
  const left = turned('mg42.1').answer('leave');
  expect(left.events('left-behind')).toMatchObject([{ cite: 'ZF-3.20', params: { thing: 'mg42' } }]);
  expect(left.view().world.lying).toMatchObject([{ at: 'c6', things: { cards: ['mg42.1'] } }]);
  const taken = laid({ at: ['c5'], lying: { c6: ['mg42.1'] }, dice: [1] })
    .answer('roll')
    .answer('march:c6');
  expect(taken.question).toMatchObject({ key: 'pick-up', cite: 'ZF-3.21' });
  taken.answer('take:mg42.1:usa-soldier-2');
  expect(itemsOf(taken, 'usa-soldier-2')).toEqual(['mg42.1']);
  expect(taken.waiting).toEqual([1]);
});

proves(['ZF-3.22', 'ZF-3.23'], 'one weapon a member, grenades and mines besides; another one only in exchange', () => {
  const match = turned('mg42.1', { carried: { 'usa-soldier-1': ['vg-5.1', 'mine.1', 'grenades.1'] } });
  expect(match.refuses('give:usa-soldier-1')).toMatchObject({ key: 'hands-full', cite: 'ZF-3.22' });
  expect(match.refuses('swap:usa-soldier-2')).toMatchObject({ key: 'hands-free', cite: 'ZF-3.23' });
  match.answer('swap:usa-soldier-1');
  expect([...itemsOf(match, 'usa-soldier-1')].sort()).toEqual(['grenades.1', 'mg42.1', 'mine.1']);
  expect(match.events('left-behind')).toMatchObject([{ cite: 'ZF-3.23', params: { thing: 'vg-5', at: 'c6' } }]);
  expect(turned('mine.1', { carried: { 'usa-soldier-1': ['vg-5.1'] } }).offers('give:usa-soldier-1')).toBe(true);
});

proves('ZF-3.22', 'whoever has come to carry two weapons makes order before setting out', () => {
  const match = laid({ carried: { 'usa-soldier-1': ['vg-5.1', 'mg42.1'] }, dice: [2] });
  expect(match.refuses('roll')).toMatchObject({ key: 'too-many-weapons', cite: 'ZF-3.22' });
  match.answer('hand:usa-soldier-1.2:usa-soldier-2').answer('roll');
});

proves('ZF-3.24', 'in one’s own turn things change hands freely, weapon for weapon too', () => {
  const match = laid({ carried: { 'usa-soldier-1': ['vg-5.1'], 'usa-soldier-2': ['mg42.1', 'medic-kit.1'] } });
  expect(match.refuses('hand:usa-soldier-1.1:usa-soldier-2')).toMatchObject({ key: 'hands-full' });
  expect(match.question.options().map(({ key }) => key)).not.toContain('hand:usa-soldier-1.1:usa-soldier-1');
  expect(match.refuses('trade:usa-soldier-1.1:usa-soldier-2.2')).toMatchObject({ key: 'not-a-weapon' });
  match.answer('trade:usa-soldier-1.1:usa-soldier-2.1');
  expect(itemsOf(match, 'usa-soldier-1')).toEqual(['mg42.1']);
  match.answer('hand:usa-soldier-2.1:usa-medic-1');
  expect(match.events('handed-on')).toMatchObject([{ cite: 'ZF-3.24' }]);
  expect(match.view(1).world.teams[0]?.members.flatMap(({ items }) => items.cards)).toEqual([null, null, null]);
});

proves('ZF-3.24', 'not for ever in one turn', () => {
  const match = laid({ members: [2], carried: { 'usa-soldier-1': ['medic-kit.1'] } });
  for (const [from, to] of [
    [1, 2],
    [2, 1],
    [1, 2],
  ])
    match.answer(`hand:usa-soldier-${from}.1:usa-soldier-${to}`);
  expect(match.refuses('hand:usa-soldier-2.1:usa-soldier-1')).toMatchObject({ key: 'handed-enough', cite: 'ZF-3.24' });
});

proves('ZF-3.25', 'a medic carries a weapon like anybody', () => {
  const match = turned('mg42.1').answer('give:usa-medic-1');
  expect(itemsOf(match, 'usa-medic-1')).toEqual(['mg42.1']);
});

proves('ZF-4.16', 'Evangeline joins whoever finds her', () => {
  const match = turned('evangeline.1');
  expect(match.question.cite).toBe('ZF-4.16');
  match.answer('give:usa-soldier-1');
  expect(itemsOf(match, 'usa-soldier-1')).toEqual(['evangeline.1']);
});

proves('ZF-4.19', 'whoever finds the coffin keeps it and says nothing; with two players there is none', () => {
  const match = turned('coffin.1', { seats: 3 });
  expect(match.question.cite).toBe('ZF-4.19');
  expect(match.refuses('announce').key).toBe('kept-secret');
  match.answer('give:usa-soldier-1');
  expect(match.view(1).world.teams[0]?.members[0]?.items.cards).toEqual([null]);
  const { world } = laid();
  expect([...world.aside.cards, ...world.events.flatMap(({ marker }) => marker.cards)]).not.toContain('coffin.1');
});
