import { provesFor, type Situation } from '@necropole/kernel/testing';
import { expect, test } from 'vitest';
import { rulebook } from '../rulebook/index.ts';
import type { Tez } from '../shape.ts';
import { citesOf, human, type Standing, stand, story, untilTurn, zombieRooms } from '../testing/mall.ts';
import { setUpAs } from '../testing/set-ups.ts';
import { allButOne, allRoomsOf, zombieTurn } from '../testing/zombie-turns.ts';
import { reserveOf } from '../world.ts';

const proves = provesFor(rulebook);

/** The game answers a blue card that Human 1 has revealed in the courtyard. */
function byTheGame(said: Standing = {}) {
  return zombieTurn({ mode: 'cooperative', ...said });
}

// ── Set-up ────────────────────────────────────────────────────────────────────────────────────────────────────────

proves('TEZ-16.1', '3 survivors for Easy, 2 for Normal, 1 for Hard, 0 for Epic', () => {
  const survivors = (difficulty: string) => setUpAs('cooperative', 2, 'seed', { difficulty }).world.survivors;
  expect(['easy', 'normal', 'hard', 'epic'].map(survivors)).toEqual([3, 2, 1, 0]);
  for (const seats of [3, 4]) {
    expect(setUpAs('cooperative', seats, 'seed', { difficulty: 'easy' }).world.survivors).toBe(3);
  }
});

proves('TEZ-16.2', 'in Epic the first death is fatal, and so is the first fall of the barricade', () => {
  const epic: Standing = { options: { difficulty: 'epic' } };
  const death = byTheGame({ ...epic, at: { 'human-2': 'departmart.1' }, wounds: { 'human-2': 8 } });
  expect(death.outcome).toMatchObject({ id: 'devoured-without-survivors', winners: [] });
  const fall = byTheGame({ ...epic, zombies: allRoomsOf('departmart'), barricade: 1 });
  expect(fall.outcome).toMatchObject({ id: 'barricade-fell-without-survivors', winners: [] });
});

proves('TEZ-16.3', 'one Zombie card is drawn at random, and nobody chooses it', () => {
  const drawn = Array.from({ length: 60 }, (_, i) => {
    const match = setUpAs('cooperative', 4, `seed-${i}`);
    expect(match.questionOf(0).key).toBe('choose-character');
    const { zombieCards, offers, box } = match.world;
    expect(zombieCards).toHaveLength(1);
    const [card] = zombieCards.map(({ character }) => character);
    expect([...offers, box].flatMap(({ cards }) => cards)).not.toContain(card);
    return card;
  });
  expect(new Set(drawn).size).toBe(14);
});

proves('TEZ-16.4', 'that card has no horde marker, and noise no horde action; its permanent ability is on', () => {
  const match = byTheGame({ at: { 'human-1': 'departmart.3' }, zombieCards: ['popstar'] });
  expect(match.events('noise')).toHaveLength(1);
  expect(match.events('horde-action')).toEqual([]);
  expect(match.world.zombieCards).toEqual([{ character: 'popstar', marker: 0 }]);
  expect(match.events('ability-acts')).toMatchObject([{ params: { character: 'popstar' } }]);
  expect(match.question.key).toBe('turn');
});

proves('TEZ-16.5', 'each Human starts with a random face-down card: 24 less one each are left in the deck', () => {
  for (const seats of [2, 3, 4]) {
    const match = untilTurn(setUpAs('cooperative', seats));
    expect(match.world.deck.cards).toHaveLength(24 - seats);
    for (const [seat, each] of match.world.humans.entries()) {
      expect(each.search.cards).toHaveLength(1);
      expect(match.view(seat).world.humans[seat]?.search.cards).toEqual([null]);
    }
    expect(citesOf(match, 'card-drawn')).toEqual(Array(seats).fill('TEZ-16.5'));
  }
  const first = Array.from({ length: 20 }, (_, i) => untilTurn(setUpAs('cooperative', 2, `seed-${i}`)));
  expect(new Set(first.map((match) => human(match, 'human-1').search.cards[0])).size).toBeGreaterThan(8);
});

// ── The Humans ────────────────────────────────────────────────────────────────────────────────────────────────────

/** Everything that the active Human is offered and refused, and why. */
function offered(match: Situation<Tez>) {
  return match.match.open[0]?.options.map(({ key, refusal }) => [key, refusal?.key ?? 'allowed', refusal?.cite]);
}

proves('TEZ-16.6', 'a Human turn offers, refuses and does the same as against a Zombie player', () => {
  const script = [
    'move:departmart.2',
    'melee',
    'take:axe-1',
    'supply:2',
    'move:courtyard.east',
    'move:courtyard.centre',
    'pass',
    'draw',
    'return',
  ];
  const turnIn = (mode: 'cooperative' | 'cooperative-versus') => {
    const match = stand({
      mode,
      at: { 'human-1': 'departmart.1', 'human-2': 'departmart.3' },
      zombies: ['departmart.2', 'richs-galleria.3', 'amps-electronics.3'],
      ammo: { 'human-1': 6 },
      wounds: { 'human-2': 1 },
      holds: { 'human-1': ['grenade-1', 'uzi-1'] },
      lying: { departmart: ['axe-1', 'frequency-6'] },
      stock: ['machete-1', 'crowbar-1'],
      dice: [5],
    });
    const seen = [offered(match), ...script.map((key) => offered(match.play(key)))];
    return [...seen, story(match)];
  };
  expect(turnIn('cooperative')).toEqual(turnIn('cooperative-versus'));
});

proves(
  'TEZ-16.7',
  'the card of a devoured Human turns over, without a marker: from now on its ability acts as well',
  () => {
    const match = byTheGame({
      at: { 'human-1': 'departmart.1', 'human-2': 'echo-ridge-food-court.1' },
      wounds: { 'human-2': 8 },
    });
    expect(match.events('card-turned')).toMatchObject([{ cite: 'TEZ-16.7', params: { character: 'fry-cook' } }]);
    expect(match.events('horde-marker-placed')).toEqual([]);
    expect(match.world.zombieCards).toEqual([
      { character: 'mall-cop', marker: 0 },
      { character: 'fry-cook', marker: 0 },
    ]);
    expect(match.world.survivors).toBe(1);
    // The Zombie Fry Cook: an Overrun costs 2 wounds.
    expect(human(match, 'human-1').wounds).toBe(2);
  },
);

// ── The Zombies ───────────────────────────────────────────────────────────────────────────────────────────────────

proves('TEZ-16.8', 'without noise, 1 Zombie comes into each of the two stores of the symbol', () => {
  const match = byTheGame({ at: { 'human-1': 'amps-electronics.1' } });
  expect(zombieRooms(match)).toEqual(['echo-ridge-food-court.1', 'departmart.1']);
  expect(match.events('zombies-come')).toMatchObject([{ cite: 'TEZ-16.8', params: { symbol: 'blue', count: 2 } }]);
  expect(reserveOf(match.world)).toBe(16);
});

proves('TEZ-16.9', 'on noise, 2 Zombies come into each of the two stores of the symbol', () => {
  const match = byTheGame({ at: { 'human-1': 'departmart.3' } });
  expect(zombieRooms(match)).toEqual([
    'echo-ridge-food-court.1',
    'echo-ridge-food-court.2',
    'departmart.1',
    'departmart.2',
  ]);
  expect(match.events('zombies-come')).toMatchObject([{ cite: 'TEZ-16.9', params: { symbol: 'blue', count: 4 } }]);
});

proves(
  'TEZ-16.10',
  'the share of a full store strikes the barricade, or overflows; the other gets no more for it',
  () => {
    const central = byTheGame({ zombies: allRoomsOf('departmart') });
    expect(zombieRooms(central)).toEqual(['echo-ridge-food-court.1', ...allRoomsOf('departmart')]);
    expect(central.world.barricade).toBe(1);

    const purple = byTheGame({
      mall: { SE: 'amps-electronics', W: 'richs-galleria' },
      revealed: 'frequency-1',
      zombies: allRoomsOf('amps-electronics'),
    }).play('store:amps-electronics');
    expect(purple.events('zombie-added').map(({ params }) => params.room)).toEqual([
      'parking-deck-z.1',
      'hoards-collectibles.1',
    ]);
  },
);

proves('TEZ-16.11', 'one Zombie in the reserve and two stores: the active Human says which is first', () => {
  for (const [first, room] of [
    ['departmart', 'departmart.1'],
    ['echo-ridge-food-court', 'echo-ridge-food-court.1'],
  ] as const) {
    const match = byTheGame({ active: 'human-2', zombies: allButOne, wounds: { 'human-1': 1 } });
    expect(match.waiting).toEqual([1]);
    expect(match.question).toMatchObject({ key: 'first-store', cite: 'TEZ-16.11' });
    expect(match.options()).toEqual(['store:echo-ridge-food-court', 'store:departmart']);
    match.play(`store:${first}`);
    expect(match.events('zombie-added').map(({ params }) => params.room)).toEqual([room]);
    expect(human(match, 'human-2').wounds).toBe(1);
  }
});

proves('TEZ-16.11', 'nobody is asked where the order cannot matter', () => {
  expect(byTheGame().events('zombie-added')).toHaveLength(2);
  expect(byTheGame({ zombies: allRoomsOf('departmart') }).question.key).toBe('turn');
  const overflow = byTheGame({ zombies: allRoomsOf('echo-ridge-food-court') });
  expect(overflow.question.key).toBe('first-store');
  const overrunAndBlow = byTheGame({
    at: { 'human-2': 'echo-ridge-food-court.1' },
    zombies: allRoomsOf('departmart'),
  });
  expect(overrunAndBlow.question.key).toBe('first-store');
});

test('whoever is asked for the order reads what hangs on it', () => {
  const decides = (match: Situation<Tez>) => match.question.context?.();
  const of = (what: string) => [{ key: 'order-decides', params: { what } }];
  expect(decides(byTheGame({ zombies: allButOne }))).toEqual(of('bites'));
  expect(
    decides(byTheGame({ at: { 'human-2': 'echo-ridge-food-court.1' }, zombies: allRoomsOf('departmart') })),
  ).toEqual(of('sequence'));
});

proves('TEZ-16.12', 'the active Human draws the next card, unseen by anybody', () => {
  const deck = byTheGame({ deck: ['axe-1', 'uzi-1', 'machete-1'], searchCards: { 'human-2': 'grenade-1' } });
  expect(human(deck, 'human-1').search.cards).toEqual(['axe-1']);
  expect(human(deck, 'human-2').search.cards).toEqual(['grenade-1']);
  expect(deck.world.deck.cards).toHaveLength(2);
  expect(deck.view(0, 1).world.humans[0]?.search.cards).toEqual([null]);
  expect(citesOf(deck, 'card-drawn')).toEqual(['TEZ-16.12']);
});
