import { expect, it } from 'vitest';
import * as forApps from './app.ts';
import * as forGames from './index.ts';

it('what is behind one door of the kernel is not behind the other', () => {
  expect(Object.keys(forGames).filter((name) => name in forApps)).toEqual([]);
});

it('a game gets neither matches nor chance, nor what lies hidden', () => {
  for (const name of ['Match', 'streamsOf', 'hiddenPlaces', 'viewFor', 'playReplay']) {
    expect(forApps).toHaveProperty(name);
    expect(forGames).not.toHaveProperty(name);
  }
});
