/** The recorded matches: one for every way in which each mission can end. */
import { endingsOf, recordedMatches } from '@necropole/kernel/testing';
import { expect, test } from 'vitest';
import { marvelZombies } from './index.ts';

recordedMatches(marvelZombies, new URL('./fixtures/', import.meta.url));

test('only MH5 and MH8 can fail by their own rule', () => {
  const failing = endingsOf(marvelZombies).filter(({ outcome }) => outcome === 'mission-failed');
  expect(failing.map(({ mission }) => mission)).toEqual(['mh5', 'mh8']);
});
