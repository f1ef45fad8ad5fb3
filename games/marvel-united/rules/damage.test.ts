import { provesFor } from '@necropole/kernel/testing';
import { expect } from 'vitest';
import type { HeroCardId } from '../content/ids.ts';
import { heroById } from '../reading.ts';
import { rulebook } from '../rulebook/index.ts';
import type { MuTable } from '../shape.ts';
import { citesOf, hero, type Laid, laid } from '../testing/laid.ts';
import { ALL_DAMAGE, type Hero } from '../world.ts';
import { moveHero } from './actions.ts';
import { addCrisis, removeCrisis } from './crisis.ts';
import { blow, discardCards, hurt, makeInvulnerable, strike } from './damage.ts';
import { drawCards } from './drawing.ts';
import { rechargeNow } from './equipment.ts';
import { bindNextCard } from './playing.ts';
import { gainTokens } from './tokens.ts';

const proves = provesFor(rulebook);

const HERE = 'alchemax-headquarters';
const RIDERS = 'cosmic-ghost-rider.threat-hellbound-riders-1';

/** The Villain goes to where the Heroes stand, and strikes: 1 damage to each. */
const struck = (wanted: Laid = {}) =>
  laid({
    phase: 'villain-turn',
    villainAt: 'project-pegasus',
    plan: ({ move, bam }) => move === 1 && bam,
    ...wanted,
  });

const one = ['captain-carter.a-1'] as const satisfies readonly HeroCardId[];
const thor = ['mighty-thor.m-1'] as const satisfies readonly HeroCardId[];

// ── Damage ────────────────────────────────────────────────────────────────────────────────────────────────────────

proves(['MU-10.9', 'MU-10.10', 'MU-10.11'], 'a card of the player’s choice goes to the very bottom of the deck', () => {
  const match = struck({ hands: { 'hero-1': ['captain-carter.a-1', 'captain-carter.w-1', 'captain-carter.ma-1'] } });
  expect(match.question).toMatchObject({ key: 'lose-card', cite: 'MU-10.10' });
  match.answer(0, 'card:2');
  expect(hero(match).hand.cards).toEqual(['captain-carter.a-1', 'captain-carter.ma-1']);
  expect(hero(match).deck.cards[0]).toBe('captain-carter.w-1');
  expect(citesOf(match, 'damage-coming')).toContain('MU-10.9');
  expect(citesOf(match, 'card-lost')).toEqual(['MU-10.11']);
});

proves('MU-10.12', 'damage without a card to take is lost', () => {
  const match = struck({
    heroes: ['captain-carter'],
    hands: { 'hero-1': one },
    threats: { [HERE]: [RIDERS] },
    tokens: { [HERE]: 'TT' },
  });
  match.play('card:1');
  // The Riders strike too, but whoever is KO'd is out of it.
  expect(match.events('knocked-out')).toHaveLength(1);
});

proves(['MU-10.13', 'MU-10.17'], 'all lose their cards first; then each KO activates the BAM! once', () => {
  const match = struck({ hands: { 'hero-1': one, 'hero-2': thor } });
  match.answer(0, 'card:1').answer(1, 'card:1');
  const order = match.events().flatMap(({ type }) => (type === 'card-lost' || type === 'knocked-out' ? [type] : []));
  expect(order).toEqual(['card-lost', 'card-lost', 'knocked-out', 'knocked-out']);
  expect(citesOf(match, 'knocked-out')).toEqual(['MU-10.13', 'MU-10.13']);
  expect(citesOf(match, 'bam-activated')).toEqual(['MU-6.1', 'MU-10.17', 'MU-10.17']);
});

// ── KO ────────────────────────────────────────────────────────────────────────────────────────────────────────────

proves(['MU-10.14', 'MU-10.15'], 'an empty hand is a KO at once, and the dashboard acts alone', () => {
  const match = struck({ heroes: ['captain-carter'], hands: { 'hero-1': one }, threats: { london: [RIDERS] } });
  match.play('card:1');
  expect(citesOf(match, 'knocked-out')).toEqual(['MU-10.14']);
  expect(citesOf(match, 'bam-activated')).toEqual(['MU-6.1', 'MU-10.15']);
  expect(match.events('threat-activated')).toHaveLength(1);
});

proves('MU-10.14', 'a Hero KO’d in their own turn does nothing more in it', () => {
  const match = laid({
    heroes: ['mighty-thor', 'captain-carter'],
    hands: { 'hero-1': ['mighty-thor.price-of-the-hammer-1', 'mighty-thor.m-1'] },
    decks: { 'hero-1': [] },
  });
  match.play('play:1', 'special', 'hero:hero-2', 'card:1');
  expect(hero(match).ko).toBe(true);
  expect(match.events('location-effect')).toEqual([]);
  expect(match.events('turn-begins').map(({ params }) => params.who)).toEqual(['mighty-thor', 'captain-carter']);
});

proves('MU-10.14', 'the KO of another Hero does not end the turn of the one whose turn it is', () => {
  const match = laid({
    hands: { 'hero-1': ['captain-carter.super-soldier-1', 'captain-carter.a-1'], 'hero-2': thor },
    made: {
      'super-soldier': {
        resolve: (table: MuTable) =>
          strike(table, [{ heroes: [heroById(table.world, 'hero-2')], damage: 1 }], blow('super-soldier', 'other')),
      },
    },
  }).play('play:1', 'special');
  match.answer(1, 'card:1');
  expect(hero(match, 'hero-2').ko).toBe(true);
  expect([match.waiting, match.question.key]).toEqual([[0], 'act']);
});

proves('MU-10.16', 'the BAM! of a KO may KO another', () => {
  const match = struck({
    hands: { 'hero-1': one, 'hero-2': ['mighty-thor.m-1', 'mighty-thor.aa-1'] },
  });
  match.answer(0, 'card:1').answer(1, 'card:1');
  // Carter is down; the BAM! that this brings takes Thor's last card.
  match.answer(1, 'card:1');
  expect(match.events('knocked-out').map(({ params }) => params.who)).toEqual(['captain-carter', 'mighty-thor']);
  expect(citesOf(match, 'bam-activated')).toEqual(['MU-6.1', 'MU-10.15', 'MU-10.16']);
});

const fallen: Laid['change'] = (world) => {
  const hero2 = world.heroes[1];
  if (hero2 === undefined) return;
  hero2.ko = true;
  hero2.deck.cards.push(...hero2.hand.cards.splice(0));
  hero2.deck.known.push(...hero2.hand.known.splice(0));
};

proves(['MU-10.18', 'MU-10.19', 'MU-12.22'], 'no effect touches a KO’d Hero, who counts nowhere', () => {
  const match = struck({ change: fallen });
  match.play('card:1');
  expect(match.events('damage-coming').map(({ params }) => params.who)).toEqual(['captain-carter']);
  // London asks for another Hero: one who is KO'd is none.
  const london = laid({
    at: { 'hero-1': 'london', 'hero-2': 'london' },
    villainAt: 'tva-headquarters',
    change: fallen,
  }).play('play:1', 'end');
  expect(london.refuses('accept')).toMatchObject({ key: 'alone-here', cite: 'MU-12.22' });
});

proves('MU-10.18', 'whatever a card would do to a KO’d Hero does not happen', () => {
  const match = laid({
    hands: { 'hero-1': ['captain-carter.super-soldier-1', 'captain-carter.a-1'] },
    actionTokens: { 'hero-2': { move: 1 } },
    made: {
      'super-soldier': {
        *resolve(table: MuTable, carter: Hero) {
          const thor = heroById(table.world, 'hero-2');
          drawCards(table, thor, 2, 'MU-8.13');
          gainTokens(table, thor, 'wild', 1, 'MU-8.13');
          addCrisis(table, thor, 1);
          removeCrisis(table, thor, 1);
          makeInvulnerable(table, thor, 1);
          bindNextCard(table, thor, 'random');
          rechargeNow(table, thor, 'mjolnir');
          yield* moveHero(table, thor, 'london', 'MU-8.13');
          yield* discardCards(table, thor, 1, 'MU-8.13');
          yield* strike(table, [{ heroes: [thor], damage: 1 }], blow('super-soldier', 'other'));
          gainTokens(table, carter, 'wild', 1, 'MU-8.13');
        },
      },
    },
    change(world, board) {
      fallen?.(world, board);
      Object.assign(world.heroes[1] ?? {}, { crisis: 2, equipment: [{ id: 'mjolnir', ready: false }] });
    },
  }).play('play:1');
  const before = structuredClone(hero(match, 'hero-2'));
  const told = match.events().length;
  match.answer('special');
  expect(hero(match, 'hero-2')).toEqual(before);
  expect(
    match
      .events()
      .slice(told)
      .map(({ type }) => type),
  ).toEqual(['special-effect', 'tokens-gained']);
});

proves(['MU-10.19', 'MU-10.9'], 'of those aimed at, one who has fallen since cannot be chosen', () => {
  const match = laid({
    hands: { 'hero-1': ['captain-carter.super-soldier-1', 'captain-carter.a-1', 'captain-carter.w-1'] },
    made: {
      'super-soldier': {
        resolve: (table: MuTable) =>
          strike(table, [{ heroes: table.world.heroes, damage: 1, one: true }], blow('super-soldier', 'other')),
      },
    },
    change: fallen,
  }).play('play:1', 'special');
  expect([match.waiting, match.question.key]).toEqual([[0], 'lose-card']);
});

proves(['MU-10.20', 'MU-10.21'], 'a KO’d Hero stands up, draws three, then one more, and plays the turn', () => {
  const match = laid({
    heroes: ['captain-carter'],
    change(world) {
      const carter = world.heroes[0];
      if (carter === undefined) return;
      carter.ko = true;
      carter.deck.cards.push(...carter.hand.cards.splice(0));
      carter.deck.known.push(...carter.hand.known.splice(0));
    },
  });
  expect(hero(match)).toMatchObject({ ko: false });
  expect(hero(match).hand.cards).toHaveLength(4);
  expect(citesOf(match, 'cards-drawn')).toEqual(['MU-10.21', 'MU-7.4']);
  expect(match.question.key).toBe('play-card');
});

proves('MU-5.21', 'with an empty deck a KO’d Hero has lost; with two cards they draw two', () => {
  const two = laid({
    heroes: ['captain-carter'],
    hands: { 'hero-1': [] },
    decks: { 'hero-1': ['captain-carter.a-1', 'captain-carter.w-1'] },
    change: ({ heroes }) => Object.assign(heroes[0] ?? {}, { ko: true }),
  });
  expect(hero(two).hand.cards).toHaveLength(2);
  expect(citesOf(two, 'cards-drawn')).toEqual(['MU-5.21']);
  const none = laid({
    heroes: ['captain-carter'],
    hands: { 'hero-1': [] },
    decks: { 'hero-1': [] },
    change: ({ heroes }) => Object.assign(heroes[0] ?? {}, { ko: true }),
  });
  expect(none.outcome).toMatchObject({ id: 'hero-exhausted', cite: 'MU-5.21' });
});

const lastCard: Laid = { heroes: ['captain-carter'], hands: { 'hero-1': one }, decks: { 'hero-1': [] } };

proves('MU-10.22', 'whoever plays the last card finishes the turn, and is KO’d then', () => {
  const match = laid({ ...lastCard, tokens: { [HERE]: 'T' } }).play('play:1', `attack:thug@${HERE}`, 'end');
  expect(match.question.key).toBe('location-effect');
  expect(match.events('knocked-out')).toEqual([]);
  match.play('pass');
  expect(citesOf(match, 'knocked-out')).toEqual(['MU-10.22']);
});

proves('MU-10.23', 'not with a card in hand again', () => {
  const match = laid({
    ...lastCard,
    hands: { 'hero-1': ['captain-carter.a-1'] },
    decks: { 'hero-1': [] },
    completed: ['defeat-thugs', 'clear-threats'],
    missions: { 'rescue-civilians': 8 },
    tokens: { [HERE]: 'C' },
    told: [],
    change({ heroes }) {
      const carter = heroes[0];
      if (carter === undefined) return;
      carter.tokens.heroic = 1;
    },
  }).play('play:1');
  hero(match).deck.cards.push('captain-carter.w-1');
  hero(match).deck.known.push(0xffff);
  match.play(`rescue:${HERE}`, 'draw', 'end', 'pass');
  expect(citesOf(match, 'hand-regained')).toEqual(['MU-10.23']);
  expect(match.events('knocked-out')).toEqual([]);
});

// ── Invulnerable, unpreventable ───────────────────────────────────────────────────────────────────────────────────

proves('MU-12.8', 'an Invulnerable Hero ignores so much damage, and is struck all the same', () => {
  const match = struck({
    heroes: ['captain-carter'],
    change: ({ heroes }) => Object.assign(heroes[0] ?? {}, { guard: 1 }),
  });
  expect(citesOf(match, 'damage-ignored')).toEqual(['MU-12.8']);
  expect(match.events('card-lost')).toEqual([]);
  expect(match.events('damage-coming')).toHaveLength(1);
});

proves('MU-12.8', 'so much damage and no more, until the Hero’s next turn begins', () => {
  const match = laid({
    heroes: ['captain-carter'],
    hands: { 'hero-1': ['captain-carter.super-soldier-1', 'captain-carter.a-1', 'captain-carter.w-1'] },
    made: {
      'super-soldier': {
        *resolve(table: MuTable, carter: Hero) {
          makeInvulnerable(table, carter, 1);
          for (let i = 0; i < 2; i++) {
            yield* hurt(table, [{ hero: carter, damage: 1 }], blow('super-soldier', 'other'));
          }
        },
      },
    },
    // What was left of it when the turn began is gone.
    change: ({ heroes }) => Object.assign(heroes[0] ?? {}, { guard: 5 }),
  }).play('play:1', 'special');
  expect(match.events('damage-ignored')).toHaveLength(1);
  expect(match.question.key).toBe('lose-card');
});

proves(['MU-10.14', 'MU-12.20'], 'whoever is KO’d is not Invulnerable any more', () => {
  const match = laid({
    phase: 'villain-turn',
    plan: ({ special }) => special === 'cosmic-hellfire',
    hands: { 'hero-2': thor },
    change: ({ heroes }) => Object.assign(heroes[1] ?? {}, { guard: ALL_DAMAGE }),
  })
    .answer(0, 'card:1')
    .answer(1, 'card:1');
  expect(hero(match, 'hero-2')).toMatchObject({ ko: true, guard: 0 });
});

proves('MU-12.20', 'nothing lessens unpreventable damage', () => {
  const match = laid({
    heroes: ['captain-carter'],
    phase: 'villain-turn',
    plan: ({ special }) => special === 'cosmic-hellfire',
    change: ({ heroes }) => Object.assign(heroes[0] ?? {}, { guard: ALL_DAMAGE }),
  });
  expect(match.question.key).toBe('lose-card');
  match.play('card:1');
  expect(match.events('damage-ignored')).toEqual([]);
});

proves('MU-12.9', 'whoever is Invulnerable may still step in front of another', () => {
  const match = struck({
    told: ['captain-carter.not-on-my-watch-1'],
    change: ({ heroes }) => Object.assign(heroes[0] ?? {}, { guard: ALL_DAMAGE }),
  });
  match.answer(0, 'accept');
  expect(match.events('damage-redirected').map(({ params }) => params)).toEqual([
    { from: 'mighty-thor', to: 'captain-carter', hero: 'hero-1' },
  ]);
  expect(match.events('card-lost')).toEqual([]);
});

proves('MU-10.24', 'damage after the last card was played takes nothing, and hastens no KO', () => {
  const match = laid({
    heroes: ['captain-carter'],
    hands: { 'hero-1': ['captain-carter.super-soldier-1'] },
    decks: { 'hero-1': [] },
    made: {
      'super-soldier': {
        resolve: (table: MuTable, carter: Hero) =>
          hurt(table, [{ hero: carter, damage: 2 }], blow('super-soldier', 'other')),
      },
    },
  }).play('play:1', 'special');
  expect(match.question.key).toBe('act');
  expect(match.events('knocked-out')).toEqual([]);
  match.play('end', 'pass');
  expect(match.events('knocked-out')).toHaveLength(1);
});
