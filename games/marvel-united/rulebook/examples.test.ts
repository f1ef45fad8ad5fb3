import { provesFor, situation } from '@necropole/kernel/testing';
import { expect } from 'vitest';
import { battlePlans } from '../content/battle-plans/index.ts';
import { lettersOf } from '../content/names.ts';
import { actionSymbols } from '../content/symbols.ts';
import { villains } from '../content/villains/index.ts';
import { marvelUnited } from '../index.ts';
import { openSymbols } from '../rules/symbols.ts';
import { filled, hero, tokensAt } from '../testing/laid.ts';
import { rulebook } from './index.ts';

const proves = provesFor(rulebook);

const example = (id: string) => situation(marvelUnited, { example: id });

// ── Set-up ────────────────────────────────────────────────────────────────────────────────────────────────────────

proves.example('MU-example-4-health', 'Cosmic Ghost Rider has 8 Health tokens against 4 Heroes', () => {
  const { world, board } = example('MU-example-4-health');
  expect([board.villain, world.heroes.length, world.villain.health]).toEqual(['cosmic-ghost-rider', 4, 8]);
});

proves.example('MU-example-4-purple-man', 'Purple Man has 5 Health tokens against 4 Heroes', () => {
  const { world } = example('MU-example-4-purple-man');
  const threats = world.places.flatMap((place) => place.threats);
  expect(world.heroes).toHaveLength(4);
  expect(threats.find(({ card }) => card.includes('purple-man'))?.health).toBe(5);
});

// ── The Villain's turn ────────────────────────────────────────────────────────────────────────────────────────────

proves.example('MU-example-5-movement', 'two Locations clockwise, and the Threat there strikes', () => {
  const match = example('MU-example-5-movement');
  expect(match.events('villain-moved').map(({ params }) => params)).toMatchObject([
    { from: 'london', to: 'project-pegasus', steps: 2 },
  ]);
  expect(match.events('threat-triggered').map(({ params }) => params)).toEqual([
    { card: 'immortus.threat-yondu-1', at: 'project-pegasus' },
  ]);
  // At once, before the rest of the card.
  expect(match.question).toMatchObject({ key: 'lose-card', params: { who: 'mighty-thor' } });
  expect(match.events('plan-special')).toEqual([]);
});

proves.example(
  'MU-example-6-special-effect',
  'whoever is where Immortus is, is discarded and counts for no Mission',
  () => {
    const match = example('MU-example-6-special-effect');
    expect(match.events('bystander-discarded').map(({ params }) => [params.bystander, params.at])).toEqual([
      ['thug', 'project-pegasus'],
      ['thug', 'project-pegasus'],
      ['civilian', 'project-pegasus'],
    ]);
    expect(tokensAt(match, 'project-pegasus')).toBe('');
    expect([filled(match, 'defeat-thugs'), filled(match, 'rescue-civilians')]).toEqual([3, 2]);
  },
);

proves.example('MU-example-6-overflow', 'three tokens, one without room, and the Overflow: five steps', () => {
  const match = example('MU-example-6-overflow');
  const steps = match
    .events()
    .filter(({ type }) => ['bystander-added', 'no-room', 'overflow', 'plan-face-down'].includes(type))
    .map(({ type, params }) => [type, ...('bystander' in params ? [params.bystander] : []), ...at(params)]);
  expect(steps).toEqual([
    ['bystander-added', 'thug', 'kun-lun'],
    ['bystander-added', 'civilian', 'kun-lun'],
    ['bystander-added', 'thug', 'alchemax-headquarters'],
    ['no-room', 'civilian', 'alchemax-headquarters'],
    ['overflow', 'alchemax-headquarters'],
    ['plan-face-down'],
  ]);
  expect(tokensAt(match, 'project-pegasus')).toBe('');
});

const at = (params: object): readonly unknown[] => ('at' in params ? [params.at] : []);

// ── A Hero's turn ─────────────────────────────────────────────────────────────────────────────────────────────────

proves.example('MU-example-7-captain-carter', '1 attack, 2 moves and 1 Heroic action, in any order', () => {
  const match = example('MU-example-7-captain-carter').answer('play:1');
  const open = openSymbols(match.world.turn);
  const counted = actionSymbols.map((symbol) => open.filter((each) => each === symbol).length);
  expect(counted).toEqual([2, 1, 1, 0]);
  match.play(
    'move:project-pegasus',
    'attack:thug@project-pegasus',
    'rescue:project-pegasus',
    'move:alchemax-headquarters',
  );
  expect(openSymbols(match.world.turn)).toEqual([]);
  expect(match.refuses('attack:thug@alchemax-headquarters').cite).toBe('MU-8.1');
});

proves.example(
  'MU-example-7-mighty-thor',
  '2 Heroic actions of hers and 1 attack of Loki’s; not his special effect',
  () => {
    const match = example('MU-example-7-mighty-thor').answer('play:1');
    expect(match.world.turn.chips.map(({ symbol, from }) => [symbol, from])).toEqual([
      ['heroic', 'own'],
      ['heroic', 'own'],
      ['attack', 'previous'],
    ]);
    match.play('rescue:alchemax-headquarters', 'attack:thug@alchemax-headquarters', 'rescue:alchemax-headquarters');
    expect(() => match.option('special')).toThrow('No option "special"');
    expect(tokensAt(match, 'alchemax-headquarters')).toBe('');
  },
);

proves.example(
  'MU-example-8-special-effect',
  'a move of hers, her special effect, then the attack that was lent',
  () => {
    const match = example('MU-example-8-special-effect').answer('play:1');
    match.play('move:project-pegasus', 'special', 'enemy:thug@project-pegasus');
    expect(match.world.turn.chips.map(({ from, state }) => [from, state])).toEqual([
      ['own', 'spent'],
      ['previous', 'open'],
      ['previous', 'open'],
    ]);
    match.answer('attack:thug@project-pegasus');
    expect(tokensAt(match, 'project-pegasus')).toBe('T');
  },
);

proves.example('MU-example-8-helicarrier', 'it takes him away, and the turn is over', () => {
  const match = example('MU-example-8-helicarrier').play('play:1', 'end');
  expect(match.question).toMatchObject({ key: 'location-effect', params: { location: 'shield-helicarrier' } });
  match.play('accept', 'location:kun-lun');
  expect(hero(match).at).toBe('kun-lun');
  // K'un-Lun has no Threat, and could be used by whoever ends a turn there.
  expect(match.events('location-effect').map(({ params }) => params.location)).toEqual(['shield-helicarrier']);
  expect(match.question).toMatchObject({ key: 'play-card', params: { who: 'captain-carter' } });
});

// ── Equipment ─────────────────────────────────────────────────────────────────────────────────────────────────────

proves.example('MU-example-11-end-of-turn', 'with 2 cards: 1 card more, or 1 fewer and a token', () => {
  const ending = () => example('MU-example-11-end-of-turn').play('play:1', 'end', 'accept');
  expect(hero(ending()).hand.cards).toHaveLength(2);
  const drawing = ending().answer('way:draw');
  expect(hero(drawing).hand.cards).toHaveLength(3);
  const giving = ending().play('way:discard', 'card:1');
  expect([hero(giving).hand.cards.length, hero(giving).tokens.wild]).toEqual([1, 1]);
});

proves.example('MU-example-11-spear', 'a Thug next door for the spear, and a token to recharge it', () => {
  const match = example('MU-example-11-spear').answer('play:1');
  const spear = () => hero(match).equipment.find(({ id }) => id === 'spear-of-bashenga')?.ready;
  match.answer('use:spear-of-bashenga');
  expect(match.options()).toEqual(['bystander:thug@tva-headquarters']);
  match.answer('bystander:thug@tva-headquarters');
  expect([tokensAt(match, 'tva-headquarters'), filled(match, 'defeat-thugs'), spear()]).toEqual(['', 1, false]);
  expect(match.refuses('use:spear-of-bashenga').cite).toBe('MU-11.6');
  // Captain Carter's turn, then hers again.
  match.play('end', 'pass', 'play:1', 'end', 'pass');
  expect(match.question).toMatchObject({ key: 'recharge', params: { who: 'black-panther' } });
  match.answer('recharge:attack');
  expect([spear(), hero(match).tokens.attack]).toEqual([true, 0]);
});

// ── Super-Villain mode ────────────────────────────────────────────────────────────────────────────────────────────

proves.example('MU-example-13-tie', 'the Heroes say which of them takes the damage', () => {
  const match = example('MU-example-13-tie').answer('plan:3');
  expect(match.waiting).toEqual([0, 1]);
  expect(match.options(0)).toEqual(['hero:hero-1', 'hero:hero-2']);
  match.answer(1, 'hero:hero-1');
  expect(match.questionOf(0)).toMatchObject({ key: 'lose-card', params: { who: 'captain-carter' } });
});

proves.example('MU-example-13-wild-tokens', '2 Wild tokens more than the dashboard shows', () => {
  const match = example('MU-example-13-wild-tokens');
  expect(match.world.toShare).toHaveLength(villains['cosmic-ghost-rider'].tokens.length + 2);
  expect(match.world.toShare.slice(-2)).toEqual(['wild', 'wild']);
});

// ── The Commander ─────────────────────────────────────────────────────────────────────────────────────────────────

proves.example('MU-example-14-commander', 'the table of the book, choice by choice', () => {
  const match = example('MU-example-14-commander');
  for (const who of ['ironheart', 'spider-man-2099', 'loki', 'black-panther']) {
    match.answer(`hero:${who}`);
    for (let i = 0; i < 3; i++) match.answer(match.options()[0] ?? '');
  }
  match.play('plan:fresh-legs', 'plan:covering-fire');
  const { world } = match;
  expect(world.battlePlans.map((id) => battlePlans[id].cost)).toEqual([1, 1]);
  expect(hero(match)).toMatchObject({
    who: 'captain-carter',
    equipment: [{ id: 'captain-carters-shield', ready: true }],
  });
  expect(match.events('cards-drawn')[0]?.params.cards).toBe(3);
  const support = [...(world.support?.deck.cards ?? []), ...(world.support?.row ?? [])];
  // The double Wild card of a Commander, and for the Equipment the next in line.
  expect(world.removed).toEqual(['captain-carter.ww-1', 'captain-carter.w-1']);
  expect(world.support?.row).toHaveLength(2);
  expect(support).toContain('spider-man-2099.paralyzing-venom-1');
  expect(support.map((card) => lettersOf(card))).toEqual(Array.from({ length: 12 }, () => null));
});
