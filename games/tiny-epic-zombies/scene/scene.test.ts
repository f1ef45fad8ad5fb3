import { contains, type Point } from '@necropole/boards';
import { anyGame, type Scene } from '@necropole/kernel';
import { type Match, viewFor } from '@necropole/kernel/app';
import { audiencesOf, playAtRandom } from '@necropole/kernel/testing';
import { describe, expect, it } from 'vitest';
import { tinyEpicZombies } from '../index.ts';
import type { Tez } from '../shape.ts';
import { stand } from '../testing/mall.ts';
import type { ModeId } from '../world.ts';
import { sceneOf } from './index.ts';
import { modes, startMatch } from './testing/random-matches.ts';

const ANSWERS = 250;
/** Looking at every answer for every audience would take long and find no more. */
const EVERY = 9;

function scenesOf(match: Match<Tez>): readonly Scene[] {
  return audiencesOf(match).map((seats) => sceneOf(viewFor(match, seats)));
}

function everyFew(match: Match<Tez>, seed: string, look: (match: Match<Tez>) => void): void {
  let calls = 0;
  playAtRandom(match, seed, ANSWERS, () => {
    if (calls % EVERY === 0 || match.outcome !== null) look(match);
    calls += 1;
  });
}

it('shows nothing between wounds and ammo that have run past each other', () => {
  const match = stand({ at: { 'human-1': 'departmart.2' }, wounds: { 'human-1': 5 }, ammo: { 'human-1': 4 } });
  const track = sceneOf(match.view(0)).tracks.find(({ id }) => id === 'track-human-1');
  expect(track?.markers.map(({ value }) => value)).toEqual([4, 4]);
});

describe.each(modes)('the scene of a %s match for %i', (mode, seats) => {
  it('shows the whole mall from the first question on', () => {
    const match = startMatch(mode, seats, 'first look');
    for (const scene of scenesOf(match)) {
      const { groups, spaces } = scene.ground;
      expect(groups).toHaveLength(9);
      expect(spaces).toHaveLength(29);
      expect(spaces.map(({ id }) => id)).toEqual(match.table.board.mall.zones.map(({ id }) => id));
      for (const { outline, middle } of spaces) {
        expect(
          contains(
            outline.map(({ x, y }): Point => [x, y]),
            [middle.x, middle.y],
          ),
        ).toBe(true);
      }
      expect(scene.pieces.filter(({ token }) => token === 't-walker')).toHaveLength(8);
      expect(scene.sheets).toHaveLength(match.table.world.humans.length + 1);
    }
  });

  it('stays on the same ground all along', () => {
    const match = startMatch(mode, seats, 'ground');
    const [first] = scenesOf(match);
    everyFew(match, 'ground', () => {
      for (const { ground } of scenesOf(match)) expect(ground).toBe(first?.ground);
    });
  });

  it('keeps the offered player cards to those who choose', () => {
    const match = startMatch(mode, seats, 'offers');
    const shown = (audience: readonly number[]): number =>
      sceneOf(viewFor(match, audience))
        .piles.filter(({ id }) => id.startsWith('offer-'))
        .flatMap(({ cards }) => cards)
        .filter(({ id }) => id !== null).length;
    expect(shown([])).toBe(0);
    for (const [seat] of audiencesOf(match)) {
      if (seat === undefined) continue;
      const mine = match.open.some((question) => question.seat === seat);
      expect(shown([seat]) > 0).toBe(mine);
    }
  });
});

describe('the goals of a scene', () => {
  const goals = (mode: ModeId, seats: number) => {
    const match = startMatch(mode, seats, 'goals');
    playAtRandom(match, 'goals', 12, () => {});
    return sceneOf(viewFor(match, [])).notes.filter(({ done }) => done !== undefined);
  };

  it.each([
    ['solo', 1, 'Compétitif', 'Competitive'],
    ['competitive', 2, 'Coopératif', 'Cooperative'],
  ] as const)('of a %s match say nothing of the other side of their cards', (mode, seats, french, english) => {
    const { fr, en } = anyGame(tinyEpicZombies).words;
    const components = goals(mode, seats).map(({ component = '' }) => component);
    expect(components).toHaveLength(3);
    expect(components.filter((id) => fr.components[id]?.text.includes(french) !== false)).toEqual([]);
    const placed = components.filter((id) => id.includes('-at-')).map((id) => fr.components[id]?.text ?? '');
    expect(placed.filter((text) => !/(engrenage|risque biologique) \d \(\p{L}/u.test(text))).toEqual([]);
    expect(components.filter((id) => en.components[id]?.text.includes(english) !== false)).toEqual([]);
  });
});

describe('the cards of a scene', () => {
  it('says the family of a card only where the card is known', () => {
    const match = startMatch('cooperative-versus', 3, 'families');
    playAtRandom(match, 'families', 60, () => {});
    for (const scene of scenesOf(match)) {
      const cards = scene.piles.flatMap((pile) => pile.cards);
      expect(cards.filter(({ id, family }) => id === null && family !== undefined)).toEqual([]);
    }
  });

  it('shows the hand to the Zombie player alone', () => {
    const match = startMatch('cooperative-versus', 3, 'hand');
    playAtRandom(match, 'hand', 12, () => {});
    const known = (audience: readonly number[]): number =>
      sceneOf(viewFor(match, audience))
        .piles.filter(({ id }) => id === 'hand')
        .flatMap(({ cards }) => cards)
        .filter(({ id }) => id !== null).length;
    expect([known([0]), known([1]), known([])]).toEqual([0, 0, 0]);
    expect(known([2])).toBe(match.table.world.hand.cards.length);
    expect(known([2])).toBeGreaterThan(0);
  });
});
