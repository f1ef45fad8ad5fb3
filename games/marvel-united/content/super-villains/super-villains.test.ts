import { provesFor, type Situation } from '@necropole/kernel/testing';
import { expect, test } from 'vitest';
import { rulebook } from '../../rulebook/index.ts';
import type { Mu } from '../../shape.ts';
import { hero, type Laid, laid, tokensAt } from '../../testing/laid.ts';
import { type Sides, sides } from '../../testing/sides.ts';
import type { SuperVillainId } from '../ids.ts';
import { superVillainIds, superVillains } from './index.ts';

const proves = provesFor(rulebook);
const VILLAIN = 2;

/** The Villain plays plan 7 (3 Locations, to the Heroes; BAM!; C, T, C), and holds this Super-Villain card. */
function planned(card: SuperVillainId, wanted: Sides = {}, laidOut: Laid = {}): Situation<Mu> {
  const hand = wanted.hand ?? [7];
  return laid({
    mode: 'super-villain',
    phase: 'villain-turn',
    ...laidOut,
    change: sides({ deck: [], ...wanted, villain: [card], hand }),
  }).answer('plan:1');
}

/** Captain Carter's turn ends, and the Villain holds this card. */
function turnEnds(card: SuperVillainId, laidOut: Laid = {}, wanted: Sides = {}): Situation<Mu> {
  const match = laid({
    mode: 'super-villain',
    hands: { 'hero-1': ['captain-carter.a-1', 'captain-carter.ma-1'] },
    ...laidOut,
    change: sides({ hand: [7], ...wanted, villain: [card] }),
  }).play('play:1', 'end');
  return match.question.key === 'location-effect' ? match.answer('pass') : match;
}

test('twelve cards, of public knowledge', () => {
  expect(superVillainIds).toHaveLength(12);
  for (const id of superVillainIds) expect(superVillains[id].provenance).toBe('public');
});

proves('MU-13.13', 'Misdirection: the tokens of the plan are put where the Villain likes, here or next door', () => {
  const match = planned('misdirection').answer('super:1').answer(0, 'card:1').answer(1, 'card:1');
  expect(match.waiting).toEqual([VILLAIN]);
  expect(match.question).toMatchObject({ key: 'place-bystander', params: { bystander: 'civilian' } });
  expect(match.options()).toEqual([
    'location:project-pegasus',
    'location:alchemax-headquarters',
    'location:tva-headquarters',
  ]);
  match.play('location:tva-headquarters', 'location:tva-headquarters', 'location:tva-headquarters');
  expect(tokensAt(match, 'tva-headquarters')).toBe('TCC');
  expect(tokensAt(match, 'project-pegasus')).toBe('');
});

proves('MU-13.13', 'Saw That Coming: no Action token is used until the next Villain turn', () => {
  const tokens = { move: 1, attack: 0, heroic: 0, wild: 1 };
  const laidOut: Laid = { hands: { 'hero-1': ['captain-carter.a-1', 'captain-carter.ha-1'] } };
  const match = planned('saw-that-coming', { first: { tokens } }, laidOut);
  match.answer('super:1').answer(0, 'card:2').answer(1, 'card:1').answer('play:1');
  expect(match.options().filter((key) => key.startsWith('move:'))).toEqual([]);
  const free = planned('saw-that-coming', { first: { tokens } }, laidOut);
  free.play('pass', 'pass').answer(0, 'card:2').answer(1, 'card:1').answer('play:1');
  expect(free.options().filter((key) => key.startsWith('move:'))).toHaveLength(2);
});

proves('MU-13.13', 'Saw That Coming: with the next Villain turn it is over', () => {
  const match = planned(
    'saw-that-coming',
    {
      first: { tokens: { move: 1, attack: 0, heroic: 0, wild: 0 } },
      more: (world) => {
        world.noTokens = true;
      },
    },
    { hands: { 'hero-1': ['captain-carter.a-1', 'captain-carter.ha-1'] } },
  );
  match.play('pass', 'pass').answer(0, 'card:2').answer(1, 'card:1').answer('play:1');
  expect(match.options().filter((key) => key.startsWith('move:'))).toHaveLength(2);
});

proves('MU-13.13', 'Saw That Coming: a token recharges no Equipment either', () => {
  const struck = (...supers: readonly string[]) => {
    const match = planned(
      'saw-that-coming',
      {
        first: { tokens: { move: 0, attack: 1, heroic: 0, wild: 0 } },
        more: ({ heroes }) => heroes[0]?.equipment.push({ id: 'spear-of-bashenga', ready: false }),
      },
      { heroes: ['black-panther', 'mighty-thor'] },
    );
    return match
      .play(...supers)
      .answer(0, 'card:1')
      .answer(1, 'card:1');
  };
  expect(struck('super:1').question.key).toBe('play-card');
  expect(struck('pass', 'pass').question.key).toBe('recharge');
});

proves('MU-13.13', 'Covert Operation: up to two plans go under the deck, and as many are drawn', () => {
  const match = planned('covert-operation', { hand: [7, 8, 9], deck: [1, 2, 3] }).answer('super:1');
  expect(match.question.key).toBe('choose-plan');
  match.play('plan:1', 'plan:1');
  expect(match.world.villain.deck.cards).toEqual([9, 8].map((n) => `cosmic-ghost-rider.plan-${n}`));
  expect(match.world.villain.hand.cards).toEqual([3, 2, 1].map((n) => `cosmic-ghost-rider.plan-${n}`));
  const none = planned('covert-operation', { hand: [7, 8], deck: [1] }).play('super:1', 'pass');
  expect(none.world.villain.hand.cards).toHaveLength(2);
});

proves('MU-13.11', 'Now You See Me: the BAM! effect strikes next door, where the Villain says', () => {
  const match = planned('now-you-see-me', {}, { at: { 'hero-2': 'project-pegasus' } }).answer('super:1');
  expect(match.waiting).toEqual([VILLAIN]);
  expect(match.options()).toEqual(['location:project-pegasus', 'location:tva-headquarters']);
  match.answer('location:project-pegasus');
  expect(match.events('damage-coming').map(({ params }) => params.hero)).toEqual(['hero-2']);
  expect(match.events('bam-activated')[0]?.params.at).toBe('project-pegasus');
  const still = planned('now-you-see-me', { hand: [5] });
  expect(still.events('super-villain-card')).toEqual([]);
  expect(still.refuses('super:1').key).toBe('other-trigger');
});

proves('MU-12.12', 'Now You See Me: a Stunned Villain has no BAM! to strike with, and nothing is asked', () => {
  const match = planned('now-you-see-me', {
    more: ({ villain }) => {
      villain.stunned = true;
    },
  }).answer('super:1');
  expect(match.events('bam-cancelled')).toHaveLength(1);
  expect(match.phase).not.toBe('villain-turn');
});

proves('MU-13.12', 'Caught Alone: the one Hero where the plan leads the Villain takes 2 damage', () => {
  const match = planned('caught-alone', {}, { at: { 'hero-2': 'london' } }).play('pass', 'super:1');
  expect(match.events('damage-coming').map(({ params }) => [params.hero, params.damage])).toEqual([['hero-1', 2]]);
  const two = planned('caught-alone').answer('pass');
  expect(two.refuses('super:1').key).toBe('other-trigger');
});

proves('MU-13.13', 'Flexible Plans: any number from 0 to 6 replaces the movement', () => {
  const match = planned('flexible-plans').answer('super:1');
  expect(match.options()).toEqual(['way:0', 'way:1', 'way:2', 'way:3', 'way:4', 'way:5', 'way:6']);
  match.answer('way:5');
  expect(match.world.villain.at).toBe('united-nations-headquarters');
});

proves('MU-13.11', 'Personal Nemesis: of two Heroes or more the Villain picks one, who takes 1 damage', () => {
  const match = planned('personal-nemesis').play('pass', 'super:1');
  expect(match.options()).toEqual(['hero:hero-1', 'hero:hero-2']);
  match.answer('hero:hero-2');
  expect(match.events('damage-coming')[0]?.params).toMatchObject({ hero: 'hero-2', damage: 1 });
  const alone = planned('personal-nemesis', {}, { at: { 'hero-2': 'london' } }).answer('pass');
  expect(alone.refuses('super:1').key).toBe('other-trigger');
});

proves(['MU-13.11', 'MU-13.14'], 'Terror in the Streets: two tokens of choice for each Location without any', () => {
  const full = { london: 'C', 'project-pegasus': 'C', 'alchemax-headquarters': 'C', 'tva-headquarters': 'C' } as const;
  const match = turnEnds('terror-in-the-streets', { tokens: full }).answer('super:1');
  expect(match.question).toMatchObject({ key: 'choose-way-at', params: { location: 'kun-lun' } });
  match.play('way:one-of-each', 'way:two-civilians');
  expect(tokensAt(match, 'kun-lun')).toBe('TC');
  expect(tokensAt(match, 'united-nations-headquarters')).toBe('CC');
  expect(tokensAt(match, 'london')).toBe('C');
});

proves(['MU-13.14', 'MU-9.19'], 'Nasty Surprise: a cleared Threat comes back, without a Threat token', () => {
  const threats = { london: ['cosmic-ghost-rider.threat-sinners-gather-1'] } as const;
  const match = turnEnds('nasty-surprise', { threats }).answer('super:1');
  expect(match.options()).toHaveLength(5);
  match.answer('card:cosmic-ghost-rider.threat-sinners-gather-2');
  expect(match.options()).not.toContain('location:london');
  match.answer('location:kun-lun');
  expect(match.world.places[1]?.threats).toMatchObject([
    { card: 'cosmic-ghost-rider.threat-sinners-gather-2', token: false },
  ]);
  const beside = turnEnds('nasty-surprise', {
    threats: { 'alchemax-headquarters': ['cosmic-ghost-rider.threat-sinners-gather-1'] },
  });
  expect(beside.refuses('super:1').key).toBe('other-trigger');
});

proves(['MU-13.11', 'MU-13.13'], 'Sabotage: all tokens are taken, one is discarded, the others are dealt out', () => {
  const match = planned('sabotage', {
    first: { tokens: { move: 1, attack: 0, heroic: 0, wild: 2 } },
    more: ({ heroes }) => {
      for (const { tokens, id } of heroes) if (id === 'hero-2') tokens.attack = 1;
    },
  }).answer('super:1');
  expect(match.options()).toEqual(['token:move', 'token:attack', 'token:wild']);
  match.answer('token:wild');
  expect(match.question).toMatchObject({ key: 'share-token', params: { symbol: 'move' } });
  match.play('hero:hero-2', 'hero:hero-2', 'hero:hero-1');
  expect(hero(match).tokens).toEqual({ move: 0, attack: 1, heroic: 0, wild: 0 });
  expect(hero(match, 'hero-2').tokens).toEqual({ move: 1, attack: 0, heroic: 0, wild: 1 });
  expect(planned('sabotage').refuses('super:1').key).toBe('other-trigger');
});

proves('MU-13.14', 'Getting Stronger? Me Too!: 2 Health for the Villain while a Hero holds 4 cards', () => {
  const four = ['captain-carter.a-1', 'captain-carter.ma-1', 'captain-carter.ma-2', 'captain-carter.ha-1'] as const;
  const match = turnEnds('getting-stronger-me-too', { hands: { 'hero-1': four } });
  const { health } = match.world.villain;
  match.answer('super:1');
  expect(match.world.villain.health).toBe(health + 2);
  expect(turnEnds('getting-stronger-me-too').refuses('super:1').key).toBe('other-trigger');
  // Whom nothing hurts has no Health to gain.
  const immortus = turnEnds('getting-stronger-me-too', { villain: 'immortus', hands: { 'hero-1': four } });
  expect(immortus.answer('super:1').world.villain.health).toBe(0);
});

proves('MU-13.12', 'More Crisis!: a Crisis token on a Location or a Hero', () => {
  const match = planned('more-crisis').play('super:1', 'way:location', 'location:kun-lun');
  expect(match.world.places[1]?.crisis).toBe(1);
  const onHero = planned('more-crisis').play('super:1', 'way:hero', 'hero:hero-2');
  expect(hero(onHero, 'hero-2').crisis).toBe(1);
});
