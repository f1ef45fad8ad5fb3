/** Something is shared out over several at once, and sent as so many answers. */
import { beforeEach, describe, expect, it } from 'vitest';
import { change, evenly, forget, goesOn, planned, send, spared } from './share-out.svelte.ts';

const sharing = { symbol: 'd-6', left: 5, given: [], next: ['rat-1', 'rat-2', 'rat-3'] };

beforeEach(forget);

describe('sharing out', () => {
  it('begins with even shares, the first has what is left over', () => {
    expect([...evenly(sharing).values()]).toEqual([2, 2, 1]);
    expect(goesOn(sharing)).toBe(false);
    expect([...planned()]).toEqual([...evenly(sharing)]);
  });

  it('never gives more than there is, nor less than nothing', () => {
    goesOn(sharing);
    change(sharing, 'rat-1', 1);
    expect(planned().get('rat-1')).toBe(2);
    for (let i = 0; i < 4; i++) change(sharing, 'rat-3', -1);
    expect([planned().get('rat-3'), spared(sharing)]).toEqual([0, 1]);
    change(sharing, 'rat-1', 1);
    expect([planned().get('rat-1'), spared(sharing)]).toEqual([3, 0]);
  });

  it('goes on by itself where the next question is the one that was to come', () => {
    goesOn(sharing);
    send(sharing);
    const second = { ...sharing, left: 3, next: ['rat-2', 'rat-3'] };
    expect(goesOn(second)).toBe(true);
    send(second);
    const third = { ...sharing, left: 1, next: ['rat-3'] };
    expect(goesOn(third)).toBe(true);
    send(third);
    // The next volley is another matter.
    expect(goesOn(sharing)).toBe(false);
  });

  it('begins anew where something else is asked', () => {
    goesOn(sharing);
    send(sharing);
    expect(goesOn({ ...sharing, left: 4, next: ['rat-2', 'rat-3'] })).toBe(false);
    expect([...planned()]).toEqual([
      ['rat-2', 2],
      ['rat-3', 2],
    ]);
  });
});
