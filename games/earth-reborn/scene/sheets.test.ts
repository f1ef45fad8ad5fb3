import { viewFor } from '@necropole/kernel/app';
import { expect, it } from 'vitest';
import { blackDie, yellowDie } from '../signs/dice.ts';
import { laid } from '../testing/laid.ts';
import { labelWords } from '../words/fr/labels.ts';
import { sceneOf } from './index.ts';

it('the CP that may still be put on a character are those of the rules: a traitor’s own most, and CP of its own', () => {
  const match = laid({
    figures: {
      vasquez: { at: 'a1' },
      'cherokee-bill': { at: 'h4', state: 'wounded', spent: 2 },
      'jack-saw': { at: 'h6', spent: 1 },
    },
    change(world) {
      for (const figure of world.figures) {
        if (figure.id === 'cherokee-bill') [figure.seat, figure.home] = [0, 1];
        if (figure.id === 'jack-saw') figure.granted = 2;
      }
    },
  });
  const { tracks } = sceneOf(viewFor(match.match, [0]));
  const track = (id: string) => tracks.find((one) => one.id === `command-${id}`);
  const seen = ['cherokee-bill', 'jack-saw', 'vasquez'].map((id) => [track(id)?.markers[0]?.value, track(id)?.to]);
  expect(seen).toEqual([
    [6 - 2, 6],
    [4 + 2 - 1, 6],
    [5, 5],
  ]);
});

it('in French, what is said of a woman agrees with her', () => {
  const { sheets } = sceneOf(
    viewFor(
      laid({
        figures: {
          vasquez: { at: 'a1', state: 'wounded' },
          'nick-bolter': { at: 'b1' },
          'jessica-hollister': { at: 'h4', state: 'dead' },
        },
        activated: 'vasquez',
      }).match,
      [0],
    ),
  );
  const said = (id: string) => {
    const { key, params = [] } = sheets.find((sheet) => sheet.id === id)?.brief ?? { key: '' };
    return (labelWords as Record<string, (...params: readonly unknown[]) => string>)[key]?.(...params);
  };
  expect(['vasquez', 'nick-bolter', 'jessica-hollister'].map(said)).toEqual(['blessée · engagée', 'prêt', 'Morte']);
});

it('each die shows its own face: the yellow one hits, the black one search points', () => {
  expect([1, 2, 3].map(yellowDie)).toEqual([
    { face: 'y-critical', hits: true },
    { face: 'y-blank', hits: false },
    { face: 'y-hit', hits: true },
  ]);
  expect([1, 6].map(blackDie)).toEqual([{ face: 'k-nothing' }, { face: 'k-spy' }]);
});
