import { provesFor, type Situation, situation } from '@necropole/kernel/testing';
import { expect } from 'vitest';
import type { PlanCardId } from '../content/ids.ts';
import type { PlanCard } from '../content/kinds.ts';
import { villains } from '../content/villains/index.ts';
import { marvelUnited } from '../index.ts';
import { heroesIn } from '../reading.ts';
import { rulebook } from '../rulebook/index.ts';
import type { Mu, MuTable, PhaseName, Rule } from '../shape.ts';
import { citesOf, hero, type Laid, laid, tokensAt } from '../testing/laid.ts';
import { type Sides, sides } from '../testing/sides.ts';
import { blow, strike } from './damage.ts';
import { removePlan } from './plans.ts';
import { playAnotherPlan } from './villain-turn.ts';

const proves = provesFor(rulebook);
const VILLAIN = 2;
const END_OF_TRACK = villains['cosmic-ghost-rider'].track?.[0] ?? 0;

/** Plans that these tests play, by their numbers: whatever the Villain's own are like. */
const laidPlans: readonly PlanCard[] = [
  { id: '2', move: 1, bam: true, special: null, tokens: ['C', 'TT', 'C'] },
  { id: '3', move: 1, bam: true, special: null, tokens: ['T', 'C', 'T'] },
  { id: '7', move: 3, bam: true, special: null, tokens: ['C', 'T', 'C'] },
];

const plans = villains['cosmic-ghost-rider'].plans.map((own) => laidPlans.find(({ id }) => id === own.id) ?? own);

/** Captain Carter and Mighty Thor against a Villain player, who is about to play. */
function against(wanted: Sides, laidOut: Laid = {}): Situation<Mu> {
  const made = { 'cosmic-ghost-rider': { plans } };
  return laid({ mode: 'super-villain', phase: 'villain-turn', made, ...laidOut, change: sides(wanted) });
}

/** A match of two Heroes and a Villain player in which the Villain turn is this rule, and nothing else. */
function only(rule: (table: MuTable) => Rule, wanted: Sides, mode = 'super-villain'): Situation<Mu> {
  const start = laid({ mode: mode as 'super-villain', change: sides(wanted) });
  return situation(
    {
      ...marvelUnited,
      phases: {
        ...marvelUnited.phases,
        *'villain-turn'(table): Rule<PhaseName> {
          table.world.acting = 'villain';
          yield* rule(table);
          return 'hero-turn';
        },
      },
    },
    {
      config: start.match.config,
      phase: 'villain-turn',
      change(world, board) {
        Object.assign(world, structuredClone(start.world));
        Object.assign(board, start.board);
      },
    },
  );
}

const hit = (table: MuTable) => {
  const heroes = heroesIn(table.world, 'alchemax-headquarters');
  return strike(table, [{ heroes, damage: 1, one: true }], blow('cosmic-ghost-rider', 'villain'));
};

proves('MU-13.1', 'without a plan in hand the Villain has won; an empty deck alone is no loss', () => {
  const match = against({ hand: [], deck: [] });
  expect(match.outcome).toMatchObject({ id: 'plans-exhausted', cite: 'MU-13.1', winners: [VILLAIN] });
  expect(against({ hand: [7], deck: [] }).outcome).toBeNull();
});

proves(['MU-13.2', 'MU-5.13', 'MU-5.17'], 'the Villain’s last Health, and the Plot, end it as ever', () => {
  const won = laid({
    mode: 'super-villain',
    hands: { 'hero-1': ['captain-carter.a-1', 'captain-carter.ma-1'] },
    villainAt: 'alchemax-headquarters',
    completed: ['rescue-civilians', 'defeat-thugs'],
    change: (world) => {
      world.villain.health = 1;
    },
  });
  won.answer('play:1').answer('attack:villain');
  expect(won.outcome).toMatchObject({ id: 'villain-defeated', winners: [0, 1] });
  const lost = against(
    {
      hand: [1],
      more: ({ villain }) => {
        villain.track = END_OF_TRACK - 1;
      },
    },
    { tokens: { london: 'T' }, villainAt: 'london' },
  ).answer('plan:1');
  expect(lost.outcome).toMatchObject({ id: 'plot-come-true', winners: [VILLAIN] });
});

proves('MU-13.3', 'in the first turn too the Villain draws a plan, then plays one of the hand', () => {
  const match = against({ hand: [7, 8], deck: [1, 9] });
  expect(match.question).toMatchObject({ key: 'play-plan', cite: 'MU-13.3' });
  expect(match.options()).toEqual(['plan:1', 'plan:2', 'plan:3']);
  expect(match.world.villain.hand.cards).toEqual([7, 8, 9].map((n) => `cosmic-ghost-rider.plan-${n}`));
  match.answer('plan:2');
  expect(match.world.storyline.map(({ card }) => card)).toEqual(['cosmic-ghost-rider.plan-8']);
  expect(match.world.villain.hand.cards).toHaveLength(2);
});

proves('MU-13.4', 'with an empty deck the Villain plays from hand without drawing', () => {
  const match = against({ hand: [7, 8], deck: [] });
  expect(match.question).toMatchObject({ key: 'play-plan', cite: 'MU-13.4' });
  expect(match.options()).toEqual(['plan:1', 'plan:2']);
  expect(match.events('plan-drawn')).toEqual([]);
});

proves('MU-13.5', 'the card is resolved from top to bottom', () => {
  const match = against({ hand: [3], deck: [] }, { villainAt: 'london' }).answer('plan:1');
  const order = ['plan-played', 'villain-moved', 'bam-activated', 'bystander-added', 'villain-turn-ended'];
  const told = match.events().filter(({ type }) => order.includes(type));
  expect([...new Set(told.map(({ type }) => type))]).toEqual(order);
  expect(citesOf(match, 'plan-played')).toEqual(['MU-13.5']);
});

proves('MU-13.6', 'a starting plan is played in the first turn, and no other', () => {
  const match = against({ hand: [2, 1], deck: [3, 4] }, { villain: 'emperor-doom' });
  expect(match.refuses('plan:1')).toMatchObject({ key: 'starting-card-first', cite: 'MU-13.6' });
  expect(match.refuses('plan:3').cite).toBe('MU-13.6');
  expect(match.options()).toEqual(['plan:2']);
});

proves(
  'MU-13.7',
  'to lay a plan face down the Villain draws first, then chooses; without any, the Villain wins',
  () => {
    const ending = (wanted: Sides): Situation<Mu> =>
      laid({
        mode: 'super-villain',
        villain: 'immortus',
        hands: { 'hero-1': ['captain-carter.a-1'] },
        decks: { 'hero-1': [] },
        threats: { 'alchemax-headquarters': ['immortus.threat-nova-1'] },
        change: sides(wanted),
      }).play('play:1', 'end');
    const match = ending({ hand: [7, 8], deck: [9] });
    expect(match.waiting).toEqual([VILLAIN]);
    expect(match.question).toMatchObject({ key: 'lay-plan-face-down', cite: 'MU-13.7' });
    expect(match.options()).toEqual(['plan:1', 'plan:2', 'plan:3']);
    match.answer('plan:3');
    const told = match.world.storyline[1];
    expect(told).toMatchObject({ by: 'villain', card: null });
    expect(told?.hidden?.cards).toEqual(['immortus.plan-9']);
    expect(match.view(0, 1).world.storyline[1]?.hidden?.cards).toEqual([null]);
    const none = ending({ hand: [], deck: [] });
    expect(none.outcome).toMatchObject({ id: 'plans-exhausted', cite: 'MU-13.7', winners: [VILLAIN] });
  },
);

proves('MU-13.8', 'with an empty deck the Villain removes a card of the hand, by choice', () => {
  const remove = (table: MuTable) => removePlan(table, 'MU-13.8');
  const match = only(remove, { hand: [7, 8], deck: [] });
  expect(match.question).toMatchObject({ key: 'remove-plan', cite: 'MU-13.8' });
  match.answer('plan:2');
  expect(match.world.villain.hand.cards).toEqual(['cosmic-ghost-rider.plan-7']);
  expect(match.world.villain.gone.cards).toContain('cosmic-ghost-rider.plan-8' as PlanCardId);
  const full = only(remove, { hand: [7, 8], deck: [9] });
  expect(full.world.villain.hand.cards).toHaveLength(2);
  expect(full.world.villain.deck.cards).toEqual([]);
});

proves(
  'MU-13.9',
  'one more plan is only laid face down, after a draw; where the game plays the Villain it is played',
  () => {
    const match = only(playAnotherPlan, { hand: [7, 8], deck: [9] });
    expect(match.question.key).toBe('lay-plan-face-down');
    match.answer('plan:1');
    expect(citesOf(match, 'plan-face-down')).toEqual(['MU-13.9']);
    expect(match.events('plan-played')).toEqual([]);
    expect(match.events('villain-moved')).toEqual([]);
    const solo = only(playAnotherPlan, {}, 'cooperative');
    expect(solo.events('plan-played')).toHaveLength(1);
    expect(solo.events('villain-moved')).toHaveLength(1);
  },
);

proves(
  ['MU-13.10', 'MU-13.11'],
  'of several Heroes the Hero players choose; a Super-Villain card may give the choice away',
  () => {
    const match = only(function* (table) {
      yield* hit(table);
    }, {});
    expect(match.waiting).toEqual([0, 1]);
    expect(match.questionOf(0)).toMatchObject({ key: 'choose-one-hero', cite: 'MU-13.10' });
    match.answer(1, 'hero:hero-1').answer(0, 'card:1');
    expect(match.events('card-lost').map(({ params }) => params.hero)).toEqual(['hero-1']);
    const nemesis = against({ villain: ['personal-nemesis'], hand: [7], deck: [] }).play('plan:1', 'pass', 'super:1');
    expect(nemesis.waiting).toEqual([VILLAIN]);
    expect(nemesis.question).toMatchObject({ key: 'choose-one-hero', cite: 'MU-13.11' });
    nemesis.answer('hero:hero-2');
    expect(nemesis.events('damage-coming')[0]?.params).toMatchObject({ hero: 'hero-2', damage: 1 });
  },
);

proves('MU-13.12', 'one Super-Villain card in a turn, the Villain’s or a Hero’s; it is gone once played', () => {
  const match = against(
    { villain: ['saw-that-coming', 'personal-nemesis', 'terror-in-the-streets'], hand: [7], deck: [] },
    { hands: { 'hero-1': ['captain-carter.a-1', 'captain-carter.ma-1'] } },
  ).answer('plan:1');
  expect(match.refuses('super:2').key).toBe('other-trigger');
  match.answer('super:1');
  expect(citesOf(match, 'super-villain-card')).toEqual(['MU-13.12']);
  expect(match.world.villain.cards.cards).toEqual(['personal-nemesis', 'terror-in-the-streets']);
  expect(match.world.superVillains.cards).not.toContain('saw-that-coming');
  expect(match.question.key).toBe('lose-card'); // the BAM!, and no question when the plan had moved the Villain
  match.answer(0, 'card:1').answer(1, 'card:1');
  expect(match.question.key).toBe('play-card');
  match.play('play:1', 'end', 'pass');
  expect(match.question).toMatchObject({ key: 'super-villain-card', params: { moment: 'hero-turn-ends' } });
});

proves(
  'MU-13.12',
  'after one at the end of a Hero’s turn there may be another in the Villain turn that follows',
  () => {
    const match = laid({
      mode: 'super-villain',
      hands: { 'hero-1': ['captain-carter.a-1', 'captain-carter.ma-1'] },
      told: ['captain-carter.ha-1', 'mighty-thor.m-1'],
      tokens: {
        london: 'C',
        'project-pegasus': 'C',
        'alchemax-headquarters': 'C',
        'tva-headquarters': 'C',
        'kun-lun': 'C',
      },
      change: sides({ villain: ['terror-in-the-streets', 'saw-that-coming'], hand: [7, 8] }),
    }).play('play:1', 'end', 'pass', 'super:1', 'way:two-thugs', 'plan:1');
    expect(match.question).toMatchObject({ key: 'super-villain-card', params: { moment: 'plan' } });
    match.answer('super:1');
    expect(match.events('super-villain-card')).toHaveLength(2);
  },
);

proves('MU-13.13', 'a card played with a plan alters it', () => {
  const match = against({ villain: ['flexible-plans'], hand: [7], deck: [] }).answer('plan:1');
  expect(match.question).toMatchObject({ key: 'super-villain-card', cite: 'MU-13.13', params: { moment: 'plan' } });
  match.play('super:1', 'way:1');
  expect(match.world.villain.at).toBe('kun-lun');
});

proves('MU-13.14', 'at the end of a Hero’s turn it comes after the Location effect', () => {
  const match = laid({
    mode: 'super-villain',
    at: { 'hero-1': 'kun-lun' },
    hands: { 'hero-1': ['captain-carter.a-1', 'captain-carter.ma-1'] },
    change: sides({ villain: ['terror-in-the-streets'], hand: [7] }),
  }).play('play:1', 'end');
  expect(match.question.key).toBe('location-effect');
  match.play('accept', 'way:draw');
  expect(match.waiting).toEqual([VILLAIN]);
  expect(match.question).toMatchObject({ key: 'super-villain-card', cite: 'MU-13.14' });
  match.play('super:1', 'way:two-thugs');
  const told = match.events().map(({ type }) => type);
  expect(told.indexOf('location-effect')).toBeLessThan(told.indexOf('super-villain-card'));
});

proves('MU-13.15', 'a Hero plays a Super-Hero card when its Trigger is met; it is resolved at once, and gone', () => {
  const match = against({ heroes: { 'hero-1': ['get-ready'] }, hand: [7], deck: [] }).answer('plan:1');
  expect(match.waiting).toEqual([0]);
  expect(match.question).toMatchObject({ key: 'super-hero-card', cite: 'MU-13.15' });
  match.answer('super:1');
  expect(hero(match).tokens.wild).toBe(1);
  expect(hero(match).cards.cards).toEqual([]);
  expect(match.world.superHeroes.cards).not.toContain('get-ready');
  const elsewhere = against({ heroes: { 'hero-1': ['get-ready'] }, hand: [3], deck: [] }).answer('plan:1');
  expect(elsewhere.events('super-hero-card')).toEqual([]);
  expect(elsewhere.waiting).not.toContain(VILLAIN);
});

proves('MU-13.16', 'a part of the plan is cancelled, and the rest is resolved', () => {
  const match = against(
    { heroes: { 'hero-1': ['crowd-control'] }, hand: [2], deck: [] },
    { at: { 'hero-1': 'project-pegasus' }, tokens: { 'project-pegasus': 'CCCC', 'kun-lun': 'CC' } },
  ).answer('plan:1');
  expect(match.question).toMatchObject({ key: 'super-hero-card', params: { moment: 'overflow' } });
  const before = match.world.villain.track;
  match.answer('super:1');
  expect(citesOf(match, 'overflow-cancelled')).toEqual(['MU-13.16']);
  expect(match.events('overflow').map(({ params }) => params.at)).toEqual(['kun-lun']);
  expect(match.world.villain.track).toBe(before);
  expect(tokensAt(match, 'london')).toBe('C');
});

proves('MU-13.17', 'a Super-Hero card is no card of the hand: damage does not take it, and it prevents no KO', () => {
  const match = against(
    { heroes: { 'hero-1': ['crowd-control'] }, hand: [7], deck: [] },
    { at: { 'hero-2': 'london' }, hands: { 'hero-1': ['captain-carter.a-1'] } },
  ).play('plan:1', 'pass', 'pass', 'card:1');
  expect(hero(match).ko).toBe(true);
  expect(hero(match).cards.cards).toEqual(['crowd-control']);
});

proves('MU-13.18', 'the Villain responds first, then each Hero in turn order, with no limit among them', () => {
  const match = against({
    villain: ['personal-nemesis'],
    heroes: { 'hero-1': ['get-ready'], 'hero-2': ['strategic-retreat'] },
    hand: [7],
    deck: [],
    more: ({ turn }) => {
      turn.hero = 1;
    },
  }).play('plan:1', 'pass');
  expect(match.question).toMatchObject({ key: 'super-villain-card', params: { moment: 'plan-moves' } });
  match.play('super:1', 'hero:hero-1', 'pass', 'pass', 'card:1');
  expect(match.question).toMatchObject({ key: 'super-hero-card', cite: 'MU-13.18', params: { who: 'mighty-thor' } });
  match.play('super:1', 'location:london');
  expect(match.question).toMatchObject({ cite: 'MU-13.18', params: { who: 'captain-carter' } });
  match.answer('super:1');
  expect(match.events('super-hero-card').map(({ params }) => params.card)).toEqual(['strategic-retreat', 'get-ready']);
});

proves('MU-13.19', 'an effect on the Master Plan deck does not reach the Villain’s hand', () => {
  const match = laid({
    mode: 'super-villain',
    heroes: ['spider-man-2099', 'mighty-thor'],
    hands: { 'hero-1': ['spider-man-2099.lyla-1', 'spider-man-2099.ma-1'] },
    change: sides({ hand: [7, 8], deck: [1, 2, 9] }),
  }).play('play:1', 'special', 'way:mislay-plan');
  expect(match.world.villain.hand.cards).toEqual(['cosmic-ghost-rider.plan-7', 'cosmic-ghost-rider.plan-8']);
  expect(match.view(0).world.villain.hand.cards).toEqual([null, null]);
  expect(match.world.villain.deck.cards[0]).toBe('cosmic-ghost-rider.plan-9');
});
