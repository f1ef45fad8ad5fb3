import { provesFor, type Situation } from '@necropole/kernel/testing';
import { expect, test } from 'vitest';
import type { RoomId, StoreFaceId } from '../content/stores/index.ts';
import { rulebook } from '../rulebook/index.ts';
import type { Tez } from '../shape.ts';
import { cardsBeside, citesOf, human, type Standing, stand, story, untilTurn, zombieRooms } from '../testing/mall.ts';
import { reserveOf } from '../world.ts';
import { cardsHeld } from './holding.ts';

const proves = provesFor(rulebook);

/** The first Human at wounds 3, ammo 4 walks into the Zombie of departmart.2, on the first of 3 moves. */
function lastFight(die: 5 | 6, said: Standing = {}): Situation<Tez> {
  const match = stand({
    at: { 'human-1': 'departmart.1' },
    wounds: { 'human-1': 3 },
    ammo: { 'human-1': 4 },
    zombies: ['departmart.2'],
    dice: [die],
    ...said,
  });
  return match.play('move:departmart.2', 'melee');
}

const withoutBlue: readonly StoreFaceId[] = [
  'crafts-and-colors',
  'first-place-sporting-goods',
  'richs-galleria',
  'parking-deck-z',
  'hoards-collectibles',
  'amps-electronics',
];
/** All 18 Zombies, in the stores without the blue symbol. */
const everyZombie = withoutBlue.flatMap((store): RoomId[] => [`${store}.1`, `${store}.2`, `${store}.3`]);

/** The Zombie turn of the first Human, with a blue card and an empty reserve: somebody is bitten. */
function biting(said: Standing): Situation<Tez> {
  return stand({ phase: 'zombie-turn', revealed: 'axe-1', zombies: everyZombie, ...said });
}

/** The second Human, in the courtyard, is one wound from the end, and the first has more wounds. */
const nearlyBitten: Standing = { wounds: { 'human-1': 5, 'human-2': 3 }, ammo: { 'human-2': 4 } };

// ── When ──────────────────────────────────────────────────────────────────────────────────────────────────────────

proves('TEZ-7.6', 'wounds 3, ammo 4, suffer 1: Eaten Alive at once', () => {
  const match = lastFight(5);
  expect(match.events('devoured')).toEqual([
    { type: 'devoured', cite: 'TEZ-7.6', params: { who: 'doctor', human: 'human-1' } },
  ]);
  expect(story(match)[story(match).indexOf('devoured') - 1]).toBe('wounded');
});

proves('TEZ-7.7', 'wounds 3, ammo 4, suffer 2: Eaten Alive, once', () => {
  const match = lastFight(6);
  expect(citesOf(match, 'devoured')).toEqual(['TEZ-7.7']);
  expect(match.world.survivors).toBe(1);
  expect(match.events('new-character')).toHaveLength(1);
});

proves('TEZ-7.8', 'wounds 3, ammo 4, shoot: Eaten Alive, after a warning', () => {
  const match = stand({
    at: { 'human-1': 'departmart.1' },
    wounds: { 'human-1': 3 },
    ammo: { 'human-1': 4 },
    zombies: ['departmart.3'],
  });
  match.play('move:departmart.2');
  expect(match.option('shoot:departmart.3').facts).toContainEqual({ key: 'lethal', params: { percent: 100 } });
  match.play('shoot:departmart.3');
  expect(citesOf(match, 'devoured')).toEqual(['TEZ-7.8']);
  expect(zombieRooms(match)).toEqual([]);
});

proves('TEZ-7.9', 'a Bite, an Overrun or an Event devours outside one’s own turn', () => {
  const bitten = biting({ ...nearlyBitten, at: { 'human-2': 'departmart.3' } }).play('store:departmart');
  expect(bitten.events('bitten')[0]?.params).toEqual({ who: 'fry-cook' });
  expect(bitten.events('devoured').map(({ params }) => params.human)).toEqual(['human-2']);

  const overrun = stand({
    ...nearlyBitten,
    phase: 'zombie-turn',
    revealed: 'axe-1',
    at: { 'human-2': 'departmart.1' },
  }).play('store:departmart');
  expect(overrun.events('overrun')[0]?.params).toEqual({ who: 'fry-cook', room: 'departmart.1' });
  expect(overrun.events('devoured').map(({ params }) => params.human)).toEqual(['human-2']);

  const blast = stand({
    phase: 'search',
    at: { 'human-1': 'departmart.1' },
    wounds: { 'human-1': 3 },
    ammo: { 'human-1': 4 },
    searchCards: { 'human-1': 'explosion-1' },
  });
  expect(blast.events('devoured').map(({ params }) => params.human)).toEqual(['human-1']);
  for (const match of [bitten, overrun, blast]) expect(story(match)).not.toContain('turn-cut-short');
});

// ── What is dropped ───────────────────────────────────────────────────────────────────────────────────────────────

proves('TEZ-7.10', '2 weapons and 2 backpack cards lie face up beside the store of the death', () => {
  const held = ['crowbar-1', 'revolver-1', 'grenade-1', 'adrenaline-1'] as const;
  const match = lastFight(5, { holds: { 'human-1': held }, lying: { departmart: ['axe-1'] } });
  expect(cardsBeside(match, 'departmart')).toEqual(['axe-1', ...held]);
  expect(cardsHeld(human(match, 'human-1'))).toEqual([]);
  expect(match.events('dropped-all')).toEqual([
    { type: 'dropped-all', cite: 'TEZ-7.10', params: { who: 'doctor', cards: held, store: 'departmart' } },
  ]);
  const seen = match.view().world.lying[match.board.stores.indexOf('departmart')];
  expect(seen?.cards).toEqual(['axe-1', ...held]);
});

proves('TEZ-7.11', 'carried supply and objective tokens are dropped there too', () => {
  const match = lastFight(5, { supplies: ['human-1', null], tokens: { 'can-2': 'human-1', 'can-3': 'human-2' } });
  expect(match.world.supplies).toEqual(['departmart', 'departmart.2']);
  const places = Object.fromEntries(match.world.tokens.map(({ id, at }) => [id, at]));
  expect(places).toMatchObject({ 'can-2': 'departmart', 'can-3': 'human-2' });
  expect(match.events('tokens-dropped')).toEqual([
    {
      type: 'tokens-dropped',
      cite: 'TEZ-7.11',
      params: { who: 'doctor', tokens: ['supply-1', 'can-2'], store: 'departmart' },
    },
  ]);
});

proves('TEZ-7.12', 'who dies in the courtyard chooses a store for what they drop', () => {
  const match = biting({ ...nearlyBitten, holds: { 'human-2': ['grenade-1', 'crowbar-1'] } });
  match.answer('store:departmart');
  expect(match.waiting).toEqual([1]);
  expect(match.question).toMatchObject({ key: 'drop-all-where', cite: 'TEZ-7.12', params: { who: 'fry-cook' } });
  expect(match.options()).toEqual(match.board.stores.map((store) => `store:${store}`));
  match.answer('store:hoards-collectibles');
  expect(cardsBeside(match, 'hoards-collectibles')).toEqual(['crowbar-1', 'grenade-1']);
  expect(cardsHeld(human(match, 'human-2'))).toEqual([]);
});

test('who dies in the courtyard with nothing to drop is not asked where', () => {
  const match = biting(nearlyBitten);
  match.answer('store:departmart');
  expect(match.events('devoured')).toHaveLength(1);
  expect(match.question.key).not.toBe('drop-all-where');
});

// ── What it costs ─────────────────────────────────────────────────────────────────────────────────────────────────

proves('TEZ-7.13', 'no survivor left: the Humans have lost', () => {
  const match = lastFight(5, { survivors: 0 });
  expect(citesOf(match, 'no-survivor-left')).toEqual(['TEZ-7.13']);
  expect(match.outcome).toMatchObject({ id: 'devoured-without-survivors', winners: [2] });
});

proves('TEZ-7.14', '2 survivors: 1 leaves the match', () => {
  const match = lastFight(5, { survivors: 2 });
  expect(match.outcome).toBeNull();
  expect(match.world.survivors).toBe(1);
  expect(match.events('survivor-lost')).toEqual([{ type: 'survivor-lost', cite: 'TEZ-7.14', params: { left: 1 } }]);
});

proves('TEZ-7.15', 'the last survivor is lost and the match goes on; the next death ends it', () => {
  const match = stand({
    humans: ['doctor', 'fry-cook', 'popstar'],
    active: 'human-3',
    phase: 'zombie-turn',
    revealed: 'axe-1',
    survivors: 1,
    at: { 'human-1': 'departmart.1', 'human-2': 'departmart.2' },
    wounds: { 'human-1': 8, 'human-2': 8 },
  });
  match.answer('store:departmart');
  expect(match.events('devoured').map(({ params }) => params.human)).toEqual(['human-1']);
  expect(match.world.survivors).toBe(0);
  expect(match.outcome).toBeNull();
  match.answer('store:departmart');
  expect(match.outcome?.id).toBe('devoured-without-survivors');
});

// ── What becomes of the Human ─────────────────────────────────────────────────────────────────────────────────────

proves('TEZ-7.16', 'the pawn goes back to the courtyard', () => {
  const match = lastFight(5);
  expect(human(match, 'human-1').room).toBe('courtyard.centre');
  expect(citesOf(match, 'pawn-returned')).toEqual(['TEZ-7.16']);
});

proves(['TEZ-7.17', 'TEZ-7.18'], 'the card joins the Zombie side with a marker on 1, the first card stays on 4', () => {
  const match = lastFight(5, { zombieCards: [{ character: 'teenager', marker: 4 }] });
  expect(match.world.zombieCards).toEqual([
    { character: 'teenager', marker: 4 },
    { character: 'doctor', marker: 1 },
  ]);
  expect(match.events('card-turned')).toEqual([
    { type: 'card-turned', cite: 'TEZ-7.17', params: { character: 'doctor' } },
  ]);
  expect(match.events('horde-marker-placed')).toEqual([
    { type: 'horde-marker-placed', cite: 'TEZ-7.18', params: { character: 'doctor' } },
  ]);
});

proves('TEZ-7.19', 'from now on both permanent abilities apply', () => {
  // The Zombie Athlete sends new Zombies to the rooms with Humans. The Fry Cook dies of the first: with his Zombie face
  // added, whoever is Overrun with fewer than 3 wounds suffers 1 more.
  const match = stand({
    humans: ['fry-cook', 'doctor', 'popstar'],
    zombieCards: ['athlete'],
    active: 'human-3',
    phase: 'zombie-turn',
    revealed: 'axe-1',
    at: { 'human-1': 'departmart.2', 'human-2': 'departmart.3' },
    wounds: { 'human-1': 8 },
  });
  match.play('store:departmart', 'store:departmart');
  expect(match.events('zombie-added').map(({ params }) => params.room)).toEqual(['departmart.2', 'departmart.3']);
  expect(citesOf(match, 'ability-joins')).toEqual(['TEZ-7.19']);
  expect(human(match, 'human-2').wounds).toBe(2);
});

proves('TEZ-7.20', 'with 3 Zombie cards already, the fourth leaves the match', () => {
  const match = lastFight(5, { zombieCards: ['teenager', 'greaser', 'janitor'] });
  expect(match.world.zombieCards.map(({ character }) => character)).toEqual(['teenager', 'greaser', 'janitor']);
  expect(match.events('card-leaves')).toEqual([
    { type: 'card-leaves', cite: 'TEZ-7.20', params: { character: 'doctor' } },
  ]);
  expect(story(match)).not.toContain('ability-joins');
  expect(match.world.box.cards).not.toContain('doctor');
});

proves(['TEZ-7.21', 'TEZ-7.22'], 'one new character from the box, unasked, at 0 wounds and 9 ammo', () => {
  const match = lastFight(5, { box: ['hippie'], holds: { 'human-1': ['crowbar-1'] } });
  expect(human(match, 'human-1')).toMatchObject({ character: 'hippie', wounds: 0, ammo: 9 });
  expect(cardsHeld(human(match, 'human-1'))).toEqual([]);
  expect(match.world.box.cards).not.toContain('hippie');
  expect(match.events('new-character')).toEqual([
    { type: 'new-character', cite: 'TEZ-7.21', params: { who: 'hippie', human: 'human-1', before: 'doctor' } },
  ]);
  expect(citesOf(match, 'tracks-reset')).toEqual(['TEZ-7.22']);
  // Nobody sees the box beforehand.
  expect(
    stand()
      .view(0)
      .world.box.cards.every((card) => card === null),
  ).toBe(true);
});

// ── What becomes of the turn ──────────────────────────────────────────────────────────────────────────────────────

proves('TEZ-7.23', 'dead on move 1: moves 2 and 3 are lost', () => {
  const match = lastFight(5, { zombies: ['departmart.2', 'departmart.3'], lying: { departmart: ['axe-1'] } });
  expect(citesOf(match, 'turn-cut-short')).toEqual(['TEZ-7.23']);
  expect(match.question.key).not.toBe('turn');
  untilTurn(match);
  expect(match.question.params).toMatchObject({ who: 'fry-cook' });
  expect(match.events('moved')).toHaveLength(1);
});

proves('TEZ-7.24', 'the search card is revealed all the same, and the Zombie turn takes place', () => {
  const match = lastFight(5, { searchCards: { 'human-1': 'golf-club-1' } });
  expect(match.events('revealed')).toEqual([
    { type: 'revealed', cite: 'TEZ-7.24', params: { who: 'popstar', card: 'golf-club-1' } },
  ]);
  untilTurn(match);
  const after = story(match).slice(story(match).indexOf('revealed'));
  expect(after.filter((type) => type !== 'zombies-come')).toEqual([
    'revealed',
    'card-laid',
    'zombie-turn',
    'no-noise-courtyard',
    'zombie-added',
    'zombie-added',
    'card-dealt',
    'zombie-turn-over',
    'turn-begins',
  ]);
  expect(human(match, 'human-1').search.cards).toHaveLength(1);
});

proves('TEZ-7.25', 'the card goes from the courtyard to one of the 4 central stores, and makes no noise', () => {
  // Revealed in departmart, a blue card would have been noise.
  const match = lastFight(5, { searchCards: { 'human-1': 'axe-1' } });
  expect(match.waiting).toEqual([0]);
  expect(match.question).toMatchObject({ key: 'search-where', cite: 'TEZ-7.25' });
  const { N, E, S, W } = match.board.positions;
  expect(match.options()).toEqual([N, E, S, W].map((store) => `store:${store}`));
  untilTurn(match.answer(`store:${W}`));
  expect(cardsBeside(match, W)).toEqual(['axe-1']);
  expect(story(match)).toContain('no-noise-courtyard');
  expect(story(match)).not.toContain('noise');
});

proves('TEZ-7.26', 'dead outside one’s own turn, the face-down card stays where it is, unseen', () => {
  const match = biting({ ...nearlyBitten, at: { 'human-2': 'departmart.3' }, searchCards: { 'human-2': 'machete-1' } });
  match.answer('store:departmart');
  expect(human(match, 'human-2').character).not.toBe('fry-cook');
  expect(human(match, 'human-2').search.cards).toEqual(['machete-1']);
  expect(match.events('dropped-all')[0]?.params.cards).toEqual([]);
  expect(story(match)).not.toContain('revealed');
  expect(match.view(1).world.humans[1]?.search.cards).toEqual([null]);
});

proves('TEZ-7.27', 'the first of 2 Zombies devours somebody: the second is still added, the card still dealt', () => {
  const match = stand({
    ...nearlyBitten,
    phase: 'zombie-turn',
    revealed: 'axe-1',
    at: { 'human-2': 'departmart.1' },
  });
  match.answer('store:departmart');
  expect(match.events('devoured')).toHaveLength(1);
  expect(match.question).toMatchObject({ key: 'add-zombie', params: { left: 1 } });
  untilTurn(match.answer('store:departmart'));
  expect(zombieRooms(match)).toEqual(['departmart.1', 'departmart.2']);
  expect(match.events('card-dealt')).toHaveLength(1);
  expect(match.question.params).toMatchObject({ moves: 3 });
});

proves('TEZ-7.28', 'an objective at 2 is still at 2 after a death, and what was done is done', () => {
  const match = lastFight(5, { progress: { 'thin-the-herd': 2 }, done: ['call-the-cdc'] });
  expect(match.events('devoured')).toHaveLength(1);
  const entries = Object.fromEntries(match.world.objectives.map(({ id, progress, done }) => [id, [progress, done]]));
  expect(entries['thin-the-herd']).toEqual([[2], [false]]);
  expect(entries['call-the-cdc']?.[1]).toEqual([true]);
  expect(reserveOf(match.world)).toBe(18);
});

proves('TEZ-7.9', 'the death of another Human does not stop one’s own turn', () => {
  const match = stand({
    objectives: ['restore-the-power', 'call-the-cdc', 'thin-the-herd'],
    tokens: { 'breaker-1': 'departmart.1' },
    at: { 'human-1': 'departmart.2', 'human-2': 'departmart.1' },
    wounds: { 'human-2': 8 },
  });
  match.play('move:departmart.1', 'token:breaker-1');
  expect(match.events('devoured').map(({ params }) => params.human)).toEqual(['human-2']);
  expect(match.events('turn-cut-short')).toEqual([]);
  expect(match.question).toMatchObject({ key: 'turn', params: { who: 'doctor', moves: 2 } });
});
