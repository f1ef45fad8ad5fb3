import { game as storyline } from '@necropole/games/testing/storyline';
import { anyGame, label, type Scene, type SceneSpace } from '@necropole/kernel';
import { Match, viewFor } from '@necropole/kernel/app';
import { beforeAll, describe, expect, it } from 'vitest';
import { loadStatic } from '../../tools/compile.ts';
import { artOf } from '../../tools/drawings.ts';
import { footOfCard } from './card-foot.ts';
import { layCards } from './laid-cards.ts';
import { bring } from './parts/drawers.ts';
import { interiorNow, planOf, type Say } from './plan.ts';
import { wordsIn } from './space-words.ts';
import { standOn } from './standing.ts';
import { misplacedTags } from './testing/markup.ts';
import { planWay } from './ways.ts';

bring({ planWay, layCards, wordsIn });

const game = anyGame(storyline);
const say: Say = ({ key, params = [] }) => label(game.words.en, key, ...params);

function sceneAfter(...answers: string[]): Scene {
  const match = Match.start(game, { mode: 'only', mission: null, seats: 1, options: {}, seed: 'placed' });
  for (const key of answers) match.answer(0, key);
  return game.scene(viewFor(match, [0]));
}

const scene = sceneAfter();
const plan = planOf(scene, say);
const harbour = scene.ground.spaces.find(({ id }) => id === 'harbour');

describe('what is placed by hand', () => {
  it('stands there: tokens in slots, the card of a location, as large as it is wide', () => {
    const stood = new Map(standOn(plan, scene).stood.map((one) => [one.thing.id, one]));
    const slots = harbour?.slots;
    const [first] = typeof slots === 'object' ? slots : [];
    expect(stood.get('bystander-1')).toMatchObject({ ...first?.at, size: 36 });
    const fire = stood.get('fire');
    expect([fire?.x, fire?.y]).toEqual([harbour?.cardAt?.at.x, harbour?.cardAt?.at.y]);
    expect(((fire?.size ?? 0) * 46) / 64).toBeCloseTo(66);
  });

  it('is kept clear of by figures, and so are the words', () => {
    const space = plan.spaceById.get('harbour');
    const words = space === undefined ? null : interiorNow(space, scene).words;
    expect(words).toMatchObject({ lines: ['Two or more', 'here: 1 token'], always: false });
    const { y = 0 } = standOn(plan, scene).stood.find(({ thing }) => thing.id === 'friend-1') ?? {};
    expect(y + 20).toBeLessThan(words?.box.y ?? 0);
  });

  it('has a last line where something holds whatever lies on the others, and a floor of its own colour', () => {
    const lasting = (space: SceneSpace): SceneSpace => ({
      ...space,
      tint: 'raven',
      words: { lines: [{ key: 'hand', params: [1] }], always: { key: 'hand', params: [2] }, width: 190 },
    });
    const ground = { ...scene.ground, spaces: scene.ground.spaces.map(lasting) };
    const [space] = planOf({ ...scene, ground }, say).spaces;
    expect(space?.tint).toBe('var(--raven)');
    const words = space === undefined ? null : interiorNow(space, scene).words;
    const label = (count: number) => say({ key: 'hand', params: [count] });
    expect([words?.lines, words?.last]).toEqual([[label(1)], label(2)]);
    expect(words?.box.height).toBe(10 + 2 * 13.5);
  });

  it.each([2, 3])('lies one under the other where there are %i cards, each low enough to be read', (count) => {
    const [fire] = scene.piles.filter(({ at }) => at === 'harbour');
    const piles = Array.from({ length: count }, (_, i) => ({
      id: `more-${i}`,
      label: { key: 'hand', params: [1] },
      kind: 'deck' as const,
      at: 'harbour',
      cards: fire?.cards.map((card) => ({ ...card, id: `more-${i}` })) ?? [],
    }));
    const stood = standOn(plan, { ...scene, piles }).stood.filter(({ thing }) => 'card' in thing);
    expect(stood.map(({ x }) => x)).toEqual(Array.from({ length: count }, () => harbour?.cardAt?.at.x));
    const edges = stood.map(({ y, size, low = 0 }) => [y - (low * size) / 64, y + (low * size) / 64] as const);
    edges.slice(1).forEach(([top], i) => {
      expect(top).toBeGreaterThan(edges[i]?.[1] ?? Infinity);
    });
    const room = 1.2 * (stood[0]?.size ?? 0);
    expect((edges.at(-1)?.[1] ?? 0) - (edges[0]?.[0] ?? 0)).toBeLessThan(room);
    for (const { low = 0 } of stood) expect(low).toBeGreaterThan(11);
  });

  it('shows what is seen behind it, in the lines of its furniture', () => {
    const seen = [{ symbol: 'a-wild', at: { x: 400, y: 40 }, size: 46 }];
    const ground = { ...scene.ground, spaces: scene.ground.spaces.map((space) => ({ ...space, scenery: seen })) };
    const [space] = planOf({ ...scene, ground }, say).spaces;
    expect(space === undefined ? '' : interiorNow(space, scene).furniture).toBe(
      '<use href="#a-wild" x="377" y="17" width="46" height="46"/>',
    );
  });

  it('breaks words that have no room into two lines', () => {
    const park = plan.spaceById.get('park');
    expect(park === undefined ? [] : interiorNow(park, scene).words?.lines).toHaveLength(2);
  });
});

describe('the foot of a card', () => {
  const sign = { symbol: 'a-wild' };

  it.each([
    [
      'numbers',
      {
        badges: [
          { ...sign, text: '4' },
          { ...sign, text: '1' },
        ],
      },
    ],
    ['places', { of: { token: 'a-wild', have: 1, need: 5 } }],
    ['both', { badges: [sign, { ...sign, text: '2' }], of: { token: 'a-wild', have: 1, need: 3 } }],
  ])('has room for all its signs: %s', (_, more) => {
    const signs = footOfCard({ id: 'card', ...more });
    signs.slice(1).forEach(({ x, size }, i) => {
      const before = signs[i];
      const badge = 'badges' in more ? more.badges[i] : undefined;
      const end = badge !== undefined && 'text' in badge ? (before?.textAt ?? 0) + 4 : (before?.x ?? 0);
      expect(x - size / 2).toBeGreaterThan(end);
    });
    const [first, last] = [signs[0], signs.at(-1)];
    expect((first?.x ?? 0) - (first?.size ?? 0) / 2).toBeGreaterThan(-21);
    expect((last?.x ?? 0) + (last?.size ?? 0) / 2).toBeLessThan(21);
  });
});

describe('a ring that leads one way', () => {
  it('has an arrow at the outer end of every side between two places, the way it leads', () => {
    const [ring] = plan.ways;
    expect([ring?.path, ring?.arrows.length]).toEqual(['', 6]);
    const [fromTop] = ring?.arrows ?? [];
    // From the harbour to the market, clockwise: to the right and down.
    expect(fromTop?.at.map(Math.round)).toEqual([611, 13]);
    expect(fromTop?.turn).toBeCloseTo(30);
  });
});

describe('a row of tokens', () => {
  it('has a place for each, one row under the other', () => {
    const [helped, averted] = plan.tokenRows;
    expect([helped?.places.length, averted?.places.length]).toEqual([4, 2]);
    expect((averted?.middle[1] ?? 0) - (helped?.middle[1] ?? 0)).toBe(76);
  });
});

describe('the picture', () => {
  let drawing: Awaited<ReturnType<typeof loadStatic>>;
  beforeAll(async () => {
    drawing = await loadStatic('placed');
  });

  it('shows covered words, tokens that were counted, how far a card is, and no slot that is not asked about', () => {
    const shown = sceneAfter('play:leap', 'avert:fire', 'help:bystander-1');
    const picture = { scene: shown, art: artOf(game), words: game.words.en, language: 'en', theme: 'night' } as const;
    const lit = {
      lit: new Set(['harbour#3']),
      refused: new Set<string>(),
      hovered: null,
      active: new Set<string>(),
      blocking: new Set<string>(),
      path: null,
    };
    const svg = drawing.pictureOfScene({ ...picture, marks: lit });
    expect(misplacedTags(svg)).toEqual([]);
    expect([svg.split('class="space-words covered"').length - 1, svg.split('data-slot="').length - 1]).toEqual([2, 1]);
    expect(svg).toContain('aria-label="Harbour, place 3, answers the question"');
    expect(svg.includes('>1/4</tspan>')).toBe(true);
  });

  it('has the row along the foot below the board: its cards, its bracket, and who comes next', () => {
    const shown = sceneAfter('play:leap');
    const [row] = shown.piles.filter(({ along }) => along === 'foot');
    const picture = { scene: shown, art: artOf(game), words: game.words.en, language: 'en', theme: 'night' } as const;
    const heightOf = (svg: string) => Number(/viewBox="([^"]+)"/.exec(svg)?.[1]?.split(' ')[3]);
    const svg = drawing.pictureOfScene(picture);
    const bare = drawing.pictureOfScene({ ...picture, scene: { ...shown, piles: [] } });
    const [, foot = ''] = svg.split('class="foot-picture"');
    expect(misplacedTags(svg)).toEqual([]);
    expect(heightOf(svg)).toBeGreaterThan(heightOf(bare) + 150);
    expect(foot.split('class="mini-card').length - 1).toBe(row?.cards.length);
    expect(foot.split('class="foot-next').length - 1).toBe(row?.next?.length);
    expect(foot).toContain('class="foot-bracket"');
    expect(bare).not.toContain('class="foot-');
  });
});
