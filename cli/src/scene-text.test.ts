import { Match, viewFor } from '@necropole/kernel';
import { expect, test } from 'vitest';
import { wallCharacter } from './box-drawing.ts';
import { phrasesOf } from './phrases.ts';
import { sceneText } from './scene-text.ts';
import { tableText } from './table-text.ts';
import { lantern } from './testing/lantern.ts';

const match = Match.start(lantern, { mode: 'duel', mission: null, seats: 2, options: {}, seed: 'scene' });
const scene = lantern.scene(viewFor(match, [0]));

test('a board is drawn with walls, names and pieces', () => {
  expect(sceneText(scene, phrasesOf(lantern, 'en'), 64)).toMatchInlineSnapshot(`
    "┏━ Attic ━━━━━━━━━━━━━━━━━━━━━━┯━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━┓
    ┃                              │                               ┃
    ┃                              │                               ┃
    ┃            Garret            │            Turret             ┃
    ┃              F1              │              F2               ┃
    ┃                              │                               ┃
    ┃                              │                               ┃
    ┣━ Cellar ━━━━━━━━━━━━━━━━━━━━━┷━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━┫
    ┃                                                              ┃
    ┃                                                              ┃
    ┃                         Wine cellar                          ┃
    ┃                             Ra×3                             ┃
    ┃                                                              ┃
    ┃                                                              ┃
    ┃                                                              ┃
    ┗━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━┛

    F1 Figure 1, F2 Figure 2, Ra Rat
    Attic · Garret: Figure 1 · Turret: Figure 2, light 2
    Cellar · Wine cellar: Rat×3"
  `);
});

test('a narrow terminal gets a list', () => {
  expect(sceneText(scene, phrasesOf(lantern, 'fr'), 40)).toMatchInlineSnapshot(`
    "Grenier
      Soupente : Figure 1
      Tourelle : Figure 2, lumière 2
    Cave
      Cave à vin : Rat×3"
  `);
});

test('a scene without outlines gets a list, one without spaces nothing', () => {
  const bare = { ...scene, spaces: scene.spaces.map((space) => ({ ...space, outline: [] })) };
  expect(sceneText(bare, phrasesOf(lantern, 'en'), 100)).toContain('Wine cellar: Rat×3');
  expect(sceneText({ ...scene, spaces: [] }, phrasesOf(lantern, 'en'), 100)).toBe('');
});

test('sheets, tracks, cards and notes stand below', () => {
  const text = tableText(scene, phrasesOf(lantern, 'en'), { columns: 40, colour: false });
  expect(text.slice(text.indexOf('Beside'))).toMatchInlineSnapshot(`
    "Beside the board
      Aim
        the highest sum

    Tracks
      Figure 1, sum 0–20  ●····················  Figure 1 0
      Figure 2, sum 0–20  ●····················  Figure 2 0

    Cards
      Figure 1, hand: card-8, card-9,
        card-4
      Figure 2, hand: 3 cards face down
      shown cards: empty

    Sheets
    ▶ Figure 1 (seat 1)
        yours
      Figure 2 (seat 2)
        of another

    "
  `);
});

test('every way in which walls can meet has a character', () => {
  const weights = [0, 1, 2] as const;
  for (const up of weights)
    for (const right of weights)
      for (const down of weights)
        for (const left of weights) {
          if (up + right + down + left > 0) expect(wallCharacter(up, right, down, left)).not.toBe(' ');
        }
});
