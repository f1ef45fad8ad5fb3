import { game as ambush } from '@necropole/games/testing/ambush';
import { game as storyline } from '@necropole/games/testing/storyline';
import { anyGame, type Scene } from '@necropole/kernel';
import { Match, questionsFor, viewFor } from '@necropole/kernel/app';
import { describe, expect, test } from 'vitest';
import { wallCharacter } from './box-drawing.ts';
import { phrasesOf } from './phrases.ts';
import { sceneText } from './scene-text.ts';
import { questionText, tableText } from './table-text.ts';
import { lantern } from './testing/lantern.ts';

const match = Match.start(lantern, { mode: 'duel', mission: null, seats: 2, options: {}, seed: 'scene' });
const scene = lantern.scene(viewFor(match, [0]));

test('a board is drawn with walls, names and pieces', () => {
  expect(sceneText(scene, phrasesOf(lantern, 'en'), 64)).toMatchInlineSnapshot(`
    "┏━ Attic ━━━━━━━━━━━━━━━━━━━━━━┯━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━┓
    ┃                              │                               ┃
    ┃                              │                               ┃
    ┃                              │                               ┃
    ┃            Garret            │            Turret             ┃
    ┃              K1              │              K2               ┃
    ┃                              │                               ┃
    ┃                              │                               ┃
    ┃                              │                               ┃
    ┣━ Cellar ━━━━━━━━━━━━━━━━━━━━━┷━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━┫
    ┃                                                              ┃
    ┃                                                              ┃
    ┃                                                              ┃
    ┃                         Wine cellar                          ┃
    ┃                             Ra×3                             ┃
    ┃                                                              ┃
    ┃                                                              ┃
    ┃                                                              ┃
    ┗━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━┛

    K1 Keeper 1, K2 Keeper 2, Ra Rat
    Attic · Garret: Keeper 1 · Turret: Keeper 2, lamp: 1 more for
      every card
    Cellar · Wine cellar: Rat×3"
  `);
});

test('a name too long for one line of its space takes several, and leaves room for the pieces', () => {
  const phrases = phrasesOf(lantern, 'en');
  const label: typeof phrases.label = (one) =>
    phrases.label(one).replace('Garret', 'Garret under the old and leaking eaves');
  const rows = sceneText(scene, { ...phrases, label }, 64).split('\n');
  const first = rows.findIndex((row) => row.includes('Garret under the old and'));
  expect(rows.slice(first, first + 3).map((row) => row.slice(1, 31).trim())).toEqual([
    'Garret under the old and',
    'leaking eaves',
    'K1',
  ]);
});

test('a narrow terminal gets a list', () => {
  expect(sceneText(scene, phrasesOf(lantern, 'fr'), 40)).toMatchInlineSnapshot(`
    "Grenier
      Soupente : Gardien 1
      Tourelle : Gardien 2, lampe : 1 de
        plus pour chaque carte
    Cave
      Cave à vin : Rat×3"
  `);
});

test('a scene without outlines gets a list, one without spaces nothing', () => {
  const on = (spaces: Scene['ground']['spaces']): Scene => ({ ...scene, ground: { ...scene.ground, spaces } });
  const bare = on(scene.ground.spaces.map((space) => ({ ...space, outline: [] })));
  expect(sceneText(bare, phrasesOf(lantern, 'en'), 100)).toContain('Wine cellar: Rat×3');
  expect(sceneText(on([]), phrasesOf(lantern, 'en'), 100)).toBe('');
});

test('sheets, tracks, cards and notes stand below', () => {
  const seated: Scene = {
    ...scene,
    tracks: scene.tracks.flatMap((track) => [
      track,
      { ...track, id: 'own', at: 'keeper-2', to: 9, markers: track.markers.slice(1) },
    ]),
    sheets: scene.sheets.map((sheet, seat) => ({ ...sheet, active: seat === 0, lines: [{ key: 'draught-text' }] })),
  };
  const text = tableText(seated, phrasesOf(lantern, 'en'), { columns: 40, colour: false });
  expect(text.slice(text.indexOf('Beside'))).toMatchInlineSnapshot(`
    "Beside the board
      Aim
        The most light wins.

    Tracks
      Light 0–27  2···························  Keeper 1 0, Keeper 2 0
      Keeper 2, Light 0–9  ●·········  Keeper 2 0

    Cards
      Keeper 1, hand: Candle, Torch, Spark
      Keeper 2, hand: 3 cards face down
      Cards played: empty
      Laid aside: 3 cards

    Sheets
    ▶ Keeper 1 (seat 1)
        Lights of 1 and 2 go out.
      Keeper 2 (seat 2)
        Lights of 1 and 2 go out.

    "
  `);
});

test('a card that is known and lies face down is told so, on a deck and in a hand', () => {
  const card = { id: 'candle', faceDown: true } as const;
  const laid: Scene = {
    ...scene,
    piles: [
      { id: 'deck', label: { key: 'shown' }, kind: 'deck', cards: [card] },
      { id: 'row', label: { key: 'hand' }, kind: 'row', cards: [{ id: 'torch' }, card, { id: null }] },
    ],
  };
  const text = tableText(laid, phrasesOf(lantern, 'en'), { columns: 80, colour: false });
  expect(text).toContain('Cards played: 1 card, top: Candle (face down)');
  expect(text).toContain('hand: Torch, Candle (face down), 1 card face down');
});

test('what stands on a card is told with it, whether or not the card is known', () => {
  const piece = (id: string, at: string) => ({ id, at, token: 'rat', label: { key: 'rat' } });
  const laid: Scene = {
    ...scene,
    pieces: [piece('a', 'torch'), piece('b', 'torch'), piece('c', 'row-2'), piece('d', 'candle')],
    piles: [
      { id: 'deck', label: { key: 'shown' }, kind: 'deck', cards: [{ id: null }, { id: 'candle' }] },
      { id: 'row', label: { key: 'hand' }, kind: 'row', cards: [{ id: 'torch' }, { id: null }, { id: null }] },
    ],
  };
  const text = tableText(laid, phrasesOf(lantern, 'en'), { columns: 80, colour: false });
  expect(text).toContain('Cards played: 2 cards, top: Candle (Rat)');
  expect(text).toContain('hand: Torch (Rat×2), 1 card face down (Rat), 1 card face down');
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

test('the steps of a turn stand in one line, the one under way between brackets', () => {
  const steps = [
    { id: 'bid', symbol: 'lamp', label: { key: 'hand' }, state: 'done' },
    { id: 'turn', symbol: 'lamp', label: { key: 'keeper', params: [1] }, state: 'now', of: [1, 3] },
    { id: 'end', symbol: 'lamp', label: { key: 'shown' }, state: 'next' },
  ] as const;
  const phrases = phrasesOf(lantern, 'en');
  const [line] = tableText({ ...scene, steps }, phrases, { columns: 80, colour: false }).split('\n');
  expect(line).toBe('hand › [Keeper 1 1/3] › Cards played');
  const { steps: _, ...stepless } = scene;
  expect(tableText(stepless, phrases, { columns: 80, colour: false })).toMatch(/^Board/);
});

test('floors are named, doors say which spaces they part, and a stack counts as many as it says', () => {
  const side = (x: number) => [
    { x, y: 0 },
    { x: x + 10, y: 0 },
    { x: x + 10, y: 10 },
    { x, y: 10 },
  ];
  const room = (id: string, x: number) => ({
    id,
    kind: 'room' as const,
    outline: side(x),
    middle: { x: x + 5, y: 5 },
    label: { key: 'keeper', params: [x] },
    floor: 1,
  });
  const door = {
    id: 'door',
    kind: 'door',
    from: { x: 10, y: 2 },
    to: { x: 10, y: 8 },
    label: { key: 'hand' },
  } as const;
  const house = {
    ...scene,
    ground: {
      width: 20,
      height: 10,
      groups: [],
      spaces: [room('left', 0), room('right', 10)],
      edges: [door],
      floors: [{ floor: 1, label: { key: 'shown' } }],
    },
    spaceStates: { right: { badges: [{ symbol: 'lamp', label: { key: 'lamp' } }] } },
    pieces: [{ id: 'heap', at: 'left', token: 't-walker', label: { key: 'shown' }, count: 4 }],
  } as const;
  const text = sceneText(house, phrasesOf(lantern, 'en'), 80);
  expect(text.split('\n')[0]).toBe('Cards played');
  expect(text).toContain('hand (Keeper 10 – Keeper 0)');
  expect(text).toContain('Cards played×4');
  expect(text).toContain('Keeper 10: lamp: 1 more for every card');
  const opened = { ...house, edgeStates: { door: { state: 'open', label: { key: 'shown' } } } } as const;
  expect(sceneText(opened, phrasesOf(lantern, 'en'), 80)).toContain('Cards played (Keeper 10 – Keeper 0)');
});

describe('a scene of cards', () => {
  const toy = anyGame(storyline);
  const story = Match.start(toy, { mode: 'only', mission: null, seats: 1, options: {}, seed: 'cards' });
  for (const key of ['play:dash', 'end', 'play:claw']) story.answer(0, key);
  const seen = toy.scene(viewFor(story, [0]));
  const english = phrasesOf(toy, 'en');
  const screen = { columns: 100, colour: false };

  test('tells the row along the foot, what counts in it and what comes next', () => {
    expect(tableText(seen, english, screen)).toContain(
      'Storyline: *Assault* (strike, move), *Claws* (move, help) [your symbols] › the Raven',
    );
  });

  test('tells what may be spent over the answers, and what each spends', () => {
    const [question] = questionsFor(story, [0]);
    const text = question === undefined ? '' : questionText(question, english, screen, false, seen).text;
    expect(text).toContain('Assault: strike, move');
    expect(text).toMatch(/Go to Market · spends move\n/);
    expect(text).toMatch(/Go to Market \(token\) · spends move\n/);
  });

  test('tells the words of places, whether they hold, and where a ring leads', () => {
    const text = tableText(seen, english, screen);
    expect(text).toContain('Harbour: Two or more here: 1 token (covered)');
    expect(text).toContain('Mill: No rogue comes here (always)');
    expect(text).toContain('Harbour → Market → Tower → Mill → Bridge → Park → Harbour');
    expect(text).toContain('Fire at the docks (0/2)');
    expect(text).toContain('Plan 0–7 (at its end: Plans left: 0. Then all is spoilt.)');
    expect(text).toContain('Out of reach');
  });

  test('tells the line that holds whatever lies on the others', () => {
    const always = { key: 'does-mill', params: [] };
    const spaces = seen.ground.spaces.map((space) =>
      space.words === undefined ? space : { ...space, words: { ...space.words, always } },
    );
    const text = tableText({ ...seen, ground: { ...seen.ground, spaces } }, english, screen);
    expect(text).toContain('1 token (covered), No rogue comes here (always)');
  });
});

describe('a scene of hexes and bands', () => {
  const toy = anyGame(ambush);
  const english = phrasesOf(toy, 'en');
  const screen = { columns: 100, colour: false };
  const at = (...keys: readonly string[]): string => {
    const walk = Match.start(toy, { mode: 'only', mission: null, seats: 1, options: {}, seed: 'bands' });
    for (const key of keys) walk.answer(0, key);
    return tableText(toy.scene(viewFor(walk, [0])), english, screen);
  };

  test('tells whoever belongs to a sheet, with what, and what that does at each distance', () => {
    expect(at()).toContain('Bo: Bow 3 2 –');
    expect(at()).toContain('known to you alone');
  });

  test('draws the one floor where all happens, with the rate that counts', () => {
    expect(at()).toMatch(/^Field$/m);
    const text = at('go:b3');
    expect(text).toMatch(/^Clash$/m);
    expect(text).not.toMatch(/^Field$/m);
    expect(text).toContain('Distance 3: Each 5 or 6 hits');
    expect(text).toContain('Bow [3] 2 –');
  });

  test('tells who strikes whom', () => {
    const walk = Match.start(toy, { mode: 'only', mission: null, seats: 1, options: {}, seed: 'bands' });
    walk.answer(0, 'go:b3');
    const scene = toy.scene(viewFor(walk, [0]));
    const links = [{ id: 'blow', from: 'ada', to: 'rat-1', badge: { symbol: 'd-5', text: '33%' } }];
    expect(tableText({ ...scene, links }, english, screen)).toContain('Ada → Rat 1 (33%)');
  });
});
