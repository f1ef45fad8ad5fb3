import { along, areBeside, clockwiseFrom, oppositeIn } from '@necropole/boards';
import { provesFor, situation } from '@necropole/kernel/testing';
import { expect } from 'vitest';
import { cardsOf, heroIds } from '../content/heroes/index.ts';
import { locationIds, locations } from '../content/locations/index.ts';
import { missionGoals } from '../content/missions.ts';
import { kindOf, lettersOf } from '../content/names.ts';
import { slotsOf } from '../content/symbols.ts';
import { threatIds, threats, villainIds, villains } from '../content/villains/index.ts';
import { marvelUnited } from '../index.ts';
import { heroesIn } from '../reading.ts';
import { rulebook } from '../rulebook/index.ts';
import type { Mu, MuTable } from '../shape.ts';
import { gameWith, hero } from '../testing/laid.ts';

const proves = provesFor(rulebook);

/** A match as it begins, with these choices. */
function begun(seats: number, options: { readonly [name: string]: string } = {}, seed = 'set-up') {
  return situation<Mu>(marvelUnited, { config: { mode: 'cooperative', mission: null, seats, options, seed } });
}

const two = { heroes: 'captain-carter,mighty-thor' };

proves(['MU-4.1', 'MU-4.2'], 'three Missions, each once, and none of what they cover holds', () => {
  const { world } = begun(2, two);
  expect(world.missions.map(({ id }) => id).sort()).toEqual(['clear-threats', 'defeat-thugs', 'rescue-civilians']);
  expect(world.completed).toEqual([]);
});

proves(
  ['MU-4.3', 'MU-4.5', 'MU-4.6'],
  'the Villain chosen, with Health by the number of Heroes, the track on 0',
  () => {
    expect([1, 2, 3, 4].map((seats) => begun(seats).world.villain.health)).toEqual([4, 4, 6, 8]);
    const doom = begun(2, { ...two, villain: 'emperor-doom' });
    expect(doom.board.villain).toBe('emperor-doom');
    expect(doom.world.villain.track).toBe(0);
  },
);

proves(['MU-4.7', 'MU-4.9'], 'six Locations in a circle, with the tokens that are printed on them', () => {
  const { world, board } = begun(2, two);
  expect(new Set(board.ring).size).toBe(6);
  expect(board.ring.every((at) => board.ring.filter((other) => areBeside(board.ring, at, other)).length === 2)).toBe(
    true,
  );
  for (const { id, slots } of world.places) expect(slots).toEqual(slotsOf(locations[id].slots));
  expect(world.places.map(({ crisis }) => crisis)).toEqual([0, 0, 0, 0, 0, 0]);
  const other = begun(2, two, 'another');
  expect(other.board.ring).not.toEqual(board.ring);
});

proves(['MU-4.11', 'MU-4.12', 'MU-4.15'], 'a Threat with its token in each Location, and none left over', () => {
  const { world } = begun(2, two);
  expect(world.places.map(({ threats }) => threats.length)).toEqual([1, 1, 1, 1, 1, 1]);
  expect(world.places.every(({ threats }) => threats[0]?.token === true)).toBe(true);
  expect(world.aside).toEqual([]);
});

proves('MU-4.13', 'Purple Man has one Health more than there are Heroes', () => {
  const healthOf = (seats: number) =>
    begun(seats, { villain: 'emperor-doom' })
      .world.places.flatMap(({ threats }) => threats)
      .find(({ card }) => card.includes('purple-man'))?.health;
  expect([2, 3, 4].map(healthOf)).toEqual([3, 4, 5]);
});

proves(['MU-5.2', 'MU-5.3', 'MU-5.4'], 'the Villain anywhere, the Heroes opposite, and no Threat is triggered', () => {
  const starts = Array.from({ length: 24 }, (_, i) => begun(2, two, `start ${i}`));
  for (const { world, board } of starts) {
    expect(heroesIn(world, oppositeIn(board.ring, world.villain.at))).toHaveLength(2);
  }
  expect(new Set(starts.map(({ world, board }) => board.ring.indexOf(world.villain.at))).size).toBeGreaterThan(3);
  expect(starts[0]?.events('threat-triggered')).toEqual([]);
});

proves(
  ['MU-5.5', 'MU-5.6', 'MU-5.10'],
  'decks of their own; Starting Hand cards come into the first hand of three',
  () => {
    const match = begun(2, two);
    for (const each of match.world.heroes) {
      expect([...each.deck.cards, ...each.hand.cards].sort()).toEqual([...cardsOf(each.who ?? 'loki')].sort());
      expect(each.hand.cards).toHaveLength(3);
    }
    expect(hero(match).hand.cards.map(kindOf)).toContain('not-on-my-watch');
    expect(hero(match, 'hero-2').hand.cards.map(kindOf)).toContain('storm-borne');
    expect(match.question).toMatchObject({ key: 'who-begins', cite: 'MU-12.24' });
  },
);

proves('MU-12.24', 'who begins is asked once, and any player answers', () => {
  const match = begun(3);
  match.play('hero:loki').answer(1, 'hero:ironheart').answer(2, 'hero:black-panther');
  expect(match.waiting).toEqual([0, 1, 2]);
  match.answer(2, 'hero:hero-1');
  expect(match.events('begins-first').map(({ params }) => params.who)).toEqual(['loki']);
});

proves('MU-12.1', 'an Anti-Hero is never on both sides', () => {
  const match = begun(2, { villain: 'cosmic-ghost-rider' });
  expect(match.refuses('hero:cosmic-ghost-rider')).toMatchObject({ key: 'hero-is-villain', cite: 'MU-12.1' });
  const other = begun(2, { villain: 'maestro' });
  expect(other.offers('hero:cosmic-ghost-rider')).toBe(true);
  other.play('hero:cosmic-ghost-rider');
  expect(other.refuses('hero:cosmic-ghost-rider')).toMatchObject({ key: 'hero-taken' });
});

proves('MU-5.12', 'Hero players see each other’s hands', () => {
  const match = begun(2, two);
  expect(match.view(1).world.heroes[0]?.hand.cards).toEqual(hero(match).hand.cards);
});

// ── Challenges ────────────────────────────────────────────────────────────────────────────────────────────────────

const removedBy = (challenge: string) =>
  begun(2, { ...two, challenge }).world.removed.map((card) => [card.split('.')[0], lettersOf(card)]);

proves(['MU-10.25', 'MU-10.26', 'MU-10.27'], 'each Hero gives up a Wild, a double Wild, or both', () => {
  expect(removedBy('none')).toEqual([]);
  expect(removedBy('moderate')).toEqual([
    ['captain-carter', 'W'],
    ['mighty-thor', 'W'],
  ]);
  expect(removedBy('hard')).toEqual([
    ['captain-carter', 'WW'],
    ['mighty-thor', 'WW'],
  ]);
  expect(removedBy('both')).toEqual([
    ['captain-carter', 'W'],
    ['captain-carter', 'WW'],
    ['mighty-thor', 'W'],
    ['mighty-thor', 'WW'],
  ]);
});

proves(
  ['MU-10.28', 'MU-11.2'],
  'with both Wilds gone Equipment costs a card of two symbols, of the player’s choice',
  () => {
    const match = begun(1, { heroes: 'captain-carter', challenge: 'both', equipment: 'all' });
    expect(match.question).toMatchObject({ key: 'remove-card', cite: 'MU-10.28', params: { why: 'equipment' } });
    expect(match.options()).toEqual([
      'card:captain-carter.mh-1',
      'card:captain-carter.ma-1',
      'card:captain-carter.ha-1',
    ]);
    match.play('card:captain-carter.ha-1');
    expect(match.world.removed).toHaveLength(3);
  },
);

proves('MU-2.1', '1 to 4 Heroes, and one player more where somebody holds the Villain', () => {
  const seats = Object.fromEntries(marvelUnited.modes.map((mode) => [mode.id, mode.seats]));
  expect(seats['cooperative']).toEqual([1, 4]);
  expect(seats['super-villain']).toEqual([2, 5]);
});

proves('MU-3.1', 'the box: Heroes, Villains, Locations, their cards, and what the Missions ask for', () => {
  expect([heroIds.length, villainIds.length, locationIds.length]).toEqual([7, 4, 8]);
  for (const id of heroIds) expect(new Set(cardsOf(id)).size).toBe(12);
  for (const id of villainIds) {
    const { plans, threats } = villains[id];
    expect(new Set(plans.map((plan) => plan.id)).size).toBe(12);
    expect(threats.reduce((sum, { copies }) => sum + copies, 0)).toBe(6);
  }
  expect(missionGoals).toEqual({ 'rescue-civilians': 9, 'defeat-thugs': 9, 'clear-threats': 4 });
});

proves('MU-4.4', 'what the back of the dashboard wants done comes before any choice', () => {
  const match = situation<Mu>(
    gameWith({
      'cosmic-ghost-rider': {
        *setUp({ world }: MuTable) {
          world.villain.track = 3;
        },
      },
    }),
    { config: { mode: 'cooperative', mission: null, seats: 2, options: {} } },
  );
  expect(match.question.key).toBe('choose-hero');
  expect(match.world.villain.track).toBe(3);
});

proves('MU-4.8', 'no Location of the box has anything to set up but its slots', () => {
  for (const id of locationIds) {
    const { slots, endOfTurn } = locations[id];
    expect(slots).toMatch(/^[TC]+-+$/);
    expect(['gives', 'judge', 'resolve']).toEqual(expect.arrayContaining(Object.keys(endOfTurn)));
    expect(Object.keys(locations[id])).not.toContain('setUp');
  }
});

proves('MU-5.7', 'a “bottom of the deck” card lies under the shuffled deck', () => {
  for (const seed of ['one', 'two', 'three']) {
    const match = situation<Mu>(gameWith({ 'agent-of-chaos': { back: 'bottom-of-deck' } }), {
      config: { mode: 'cooperative', mission: null, seats: 1, options: { heroes: 'loki' }, seed },
    });
    expect(hero(match).deck.cards[0]).toBe('loki.agent-of-chaos-1');
    expect(match.view().world.heroes[0]?.deck.cards[0]).toBe('loki.agent-of-chaos-1');
  }
});

proves('MU-5.11', 'whoever looks on sees the whole dashboard and every Threat', () => {
  const match = begun(2, two);
  const seen = match.view().world;
  expect(seen.places).toEqual(match.world.places);
  expect([seen.villain.health, seen.villain.track]).toEqual([match.world.villain.health, match.world.villain.track]);
});

proves('MU-6.12', 'clockwise is the same everywhere: the way the Villain moves', () => {
  const { board } = begun(2, two);
  const [first, second, , , , last] = board.ring;
  expect(along(board.ring, first as 'london', 1)).toBe(second);
  expect(along(board.ring, last as 'london', 1)).toBe(first);
  expect(clockwiseFrom(board.ring, first as 'london')).toEqual(board.ring);
});

proves('MU-9.10', 'each Threat is constant, activated by BAM!, or triggered where the Villain stops', () => {
  for (const id of threatIds) {
    const { bam, stop, queries, flows } = threats[id];
    expect([bam, stop, queries, flows].some((each) => each !== undefined)).toBe(true);
  }
  const some = (does: (id: (typeof threatIds)[number]) => unknown) => threatIds.some((id) => does(id) !== undefined);
  expect([some((id) => threats[id].bam), some((id) => threats[id].stop), some((id) => threats[id].queries)]).toEqual([
    true,
    true,
    true,
  ]);
});
