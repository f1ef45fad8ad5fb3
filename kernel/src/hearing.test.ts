import { describe, expect, it } from 'vitest';
import { hearing } from './hearing.ts';
import type { Component } from './hooks.ts';
import type { Scratch } from './testing/toys/scratch-game.ts';

type Piece = Component<Scratch>;

const plain: Piece = { id: 'plain', provenance: 'reconstructed' };
const asked: Piece = { id: 'asked', provenance: 'reconstructed', queries: { value: (n) => n + 1 } };
const acting: Piece = { id: 'acting', provenance: 'reconstructed', flows: { *moment() {} } };
const both: Piece = { ...asked, id: 'both', flows: { *moment() {} } };

const cards = { plain, 'the-asked': asked, 'the-acting': acting, 'the-both': both };

describe('who hears a hook', () => {
  const hearersOf = hearing(Object.values(cards), ({ hears, among, held }) => ({
    alone: hears(acting),
    held: held(cards, (name) => `holder of ${name}`),
    names: [...among(cards)].map(([name, { id }]) => `${name} ${id}`),
  }));

  it('is found among queries and among flows, by the name that the world has for it', () => {
    expect(hearersOf('value')?.names).toEqual(['the-asked asked', 'the-both both']);
    expect(hearersOf('moment')?.names).toEqual(['the-acting acting', 'the-both both']);
    expect([hearersOf('value')?.alone, hearersOf('moment')?.alone]).toEqual([false, true]);
  });

  it('is nobody where no component hears it', () => {
    expect(hearersOf('silence')).toBeNull();
    expect(hearersOf('constructor')).toBeNull();
  });

  it('is a listener as it stands where the holder is always the same', () => {
    expect(hearersOf('value')?.held.get('the-both')).toEqual({ component: both, holder: 'holder of the-both' });
    expect(hearersOf('value')?.held.get('the-acting')).toBeUndefined();
  });
});

it('is found once for each hook, before anybody asks', () => {
  let times = 0;
  const hearersOf = hearing([both, asked, acting], () => {
    times += 1;
    return times;
  });
  expect([hearersOf('value'), hearersOf('moment'), hearersOf('value')]).toEqual([1, 2, 1]);
  expect(times).toBe(2);
});
