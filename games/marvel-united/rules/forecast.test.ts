/** What is told before a choice: beside the cards, the actions, the end of a turn, and damage. */
import { type Fact, knowers } from '@necropole/kernel';
import type { Situation } from '@necropole/kernel/testing';
import { describe, expect, test } from 'vitest';
import { cosmicGhostRider } from '../content/villains/cosmic-ghost-rider.ts';
import { fourWilds } from '../content/villains/testing/turns.ts';
import type { Mu } from '../shape.ts';
import { type Laid, laid } from '../testing/laid.ts';
import { sides } from '../testing/sides.ts';
import type { World } from '../world.ts';
import { plansSeenBy } from './plans-to-come.ts';

const CAPTAIN_MARVEL = 'immortus.threat-captain-marvel-1';
const NOVA = 'immortus.threat-nova-1';
const TACHYON = 'immortus.threat-tachyon-field-generator-1';
const DOG_SOLDIERS = 'maestro.threat-dog-soldiers-1';

/** The facts of one kind, beside an answer or the question. */
function told(facts: readonly Fact<Mu>[] | undefined, key: Fact<Mu>['key']): readonly object[] {
  return (facts ?? []).filter((fact) => fact.key === key).map(({ params }) => params);
}

const beside = (match: Situation<Mu>, answer: string, key: Fact<Mu>['key']) => told(match.option(answer).facts, key);

describe('a card', () => {
  test('with what the card before lends, and how long the Villain waits', () => {
    const match = laid({
      hands: { 'hero-1': ['captain-carter.ma-1', 'captain-carter.h-1'] },
      decks: { 'hero-1': [] },
      told: ['mighty-thor.ww-1'],
    });
    expect(beside(match, 'play:1', 'with-previous')).toEqual([{ symbols: ['move', 'attack', 'wild', 'wild'] }]);
    expect(told(match.question.context?.(), 'cards-until-villain')).toEqual([{ cards: 2 }]);
    expect(beside(match, 'play:1', 'last-card')).toEqual([]);
  });

  test('the last one of the hand is a KO to come, and the end of the turn says so', () => {
    const match = laid({ hands: { 'hero-1': ['captain-carter.ma-1'] }, decks: { 'hero-1': [] } });
    expect(beside(match, 'play:1', 'last-card')).toEqual([{ who: 'captain-carter' }]);
    match.answer('play:1');
    expect(beside(match, 'end', 'ko-at-end')).toEqual([{ who: 'captain-carter' }]);
    match.play('end', 'pass');
    expect(match.events('knocked-out')).toHaveLength(1);
  });

  test('face down it gives only what the card before lends', () => {
    const match = laid({
      hands: { 'hero-1': ['captain-carter.ma-1', 'captain-carter.h-1'] },
      told: ['mighty-thor.ww-1'],
      change(world) {
        for (const hero of world.heroes) hero.plays.faceDown = true;
      },
    });
    expect(beside(match, 'play:1', 'with-previous')).toEqual([{ symbols: ['wild', 'wild'] }]);
    expect(beside(match, 'play:1', 'face-down')).toHaveLength(1);
    match.answer('play:1');
    expect(told(match.question.context?.(), 'symbols')).toEqual([{ symbols: ['wild', 'wild'] }]);
  });
});

describe('the end of a turn before the Villain plays', () => {
  const DOOMBOT = 'emperor-doom.threat-doombot-1';
  const wanted: Laid = {
    villain: 'emperor-doom',
    threats: { 'alchemax-headquarters': [DOOMBOT] },
    hands: { 'hero-1': ['captain-carter.h-1', 'captain-carter.ma-1'] },
    decks: { 'hero-1': [] },
  };
  /** Not the first Villain turn, in which a starting card must be played. */
  const oneCard = [
    { by: 'hero-1', card: 'captain-carter.h-2', hidden: null, support: false, covered: [] },
  ] as unknown as World['storyline'];
  const aim = { card: DOOMBOT, who: 'captain-carter', damage: 1, crisis: 0, ko: true };
  /** At the end of the actions, when so many Hero cards have been played since the last plan. */
  const acting = (since: number, more: Laid = {}) =>
    laid({
      ...wanted,
      ...more,
      change(world, board) {
        world.since = since;
        more.change?.(world, board);
      },
    }).answer('play:1');

  test('names the Threat whose BAM! aims at this Hero, and the KO that it would be', () => {
    expect(beside(acting(2), 'end', 'bam-aims')).toEqual([{ ...aim, perhaps: true }]);
    expect(beside(acting(2, { at: { 'hero-2': 'kun-lun' } }), 'end', 'bam-aims')).toEqual([{ ...aim, perhaps: false }]);
  });

  test('and so does a plan with BAM! to a Villain player, one without names nobody', () => {
    const { villain, threats } = wanted as Required<Pick<Laid, 'villain' | 'threats'>>;
    const change = sides({ hand: [2, 12], more: (world) => world.storyline.push(...oneCard) });
    const match = laid({ villain, threats, mode: 'super-villain', phase: 'villain-turn', change });
    const told = beside(match, 'plan:1', 'bam-aims');
    expect(told).toMatchObject([{ who: 'captain-carter' }, { who: 'mighty-thor' }]);
    expect(beside(match, 'plan:2', 'bam-aims')).toEqual([]);
  });

  test('and none that is Stunned or aims at nobody here, or while the Villain waits', () => {
    const stun: Laid['change'] = (world) => {
      for (const { threats } of world.places) for (const threat of threats) threat.stunned = true;
    };
    expect(beside(acting(2, { change: stun }), 'end', 'bam-aims')).toEqual([]);
    expect(beside(acting(2, { at: { 'hero-1': 'kun-lun' } }), 'end', 'bam-aims')).toEqual([]);
    expect(beside(acting(0), 'end', 'bam-aims')).toEqual([]);
  });
});

describe('an action', () => {
  test('the last token of a Mission completes it', () => {
    const here = 'alchemax-headquarters';
    const match = fourWilds({ tokens: { [here]: 'CCT' }, missions: { 'rescue-civilians': 8 } });
    expect(beside(match, `rescue:${here}`, 'mission-completes')).toEqual([{ mission: 'rescue-civilians', nth: 1 }]);
    match.answer(`rescue:${here}`);
    expect(beside(match, `rescue:${here}`, 'mission-over')).toEqual([{ mission: 'rescue-civilians' }]);
  });

  test('a Mission that a Threat holds back fills up, and is not completed', () => {
    const here = 'alchemax-headquarters';
    const match = fourWilds({
      villain: 'immortus',
      tokens: { [here]: 'C' },
      threats: { london: [TACHYON] },
      missions: { 'rescue-civilians': 8 },
    });
    expect(beside(match, `rescue:${here}`, 'mission-held')).toHaveLength(1);
    expect(beside(match, `rescue:${here}`, 'mission-completes')).toEqual([]);
    match.answer(`rescue:${here}`);
    expect(match.events('mission-completed')).toEqual([]);
  });

  test('the first blow to Nova is of no use, and the next one is', () => {
    const match = fourWilds({ villain: 'immortus', threats: { 'alchemax-headquarters': [NOVA] } });
    expect(beside(match, `attack:${NOVA}`, 'damage-without-effect')).toEqual([{ component: NOVA }]);
    match.answer(`attack:${NOVA}`);
    expect(beside(match, `attack:${NOVA}`, 'threat-after')).toEqual([{ card: NOVA, now: 2, goal: 0 }]);
  });

  test('a Thug beside Dog Soldiers holds out once', () => {
    const here = 'alchemax-headquarters';
    const match = fourWilds({ villain: 'maestro', tokens: { [here]: 'T' }, threats: { [here]: [DOG_SOLDIERS] } });
    expect(beside(match, `attack:thug@${here}`, 'thug-holds')).toEqual([{ damage: 1, needed: 2 }]);
    match.answer(`attack:thug@${here}`);
    expect(beside(match, `attack:thug@${here}`, 'thug-holds')).toEqual([]);
  });

  test('Captain Marvel strikes back: damage, or a KO at one card in hand; once a turn', () => {
    const threats = { 'alchemax-headquarters': [CAPTAIN_MARVEL] } as const;
    const match = fourWilds({ villain: 'immortus', threats });
    expect(beside(match, `attack:${CAPTAIN_MARVEL}`, 'would-hurt')).toEqual([{ who: 'captain-carter', damage: 1 }]);
    match.play(`attack:${CAPTAIN_MARVEL}`, 'card:1');
    expect(beside(match, `attack:${CAPTAIN_MARVEL}`, 'would-hurt')).toEqual([]);
    const last = fourWilds({
      villain: 'immortus',
      threats,
      hands: { 'hero-1': ['captain-carter.ww-1'] },
      decks: { 'hero-1': ['captain-carter.h-1'] },
    });
    expect(beside(last, `attack:${CAPTAIN_MARVEL}`, 'would-ko')).toEqual([{ who: 'captain-carter', damage: 1 }]);
    last.answer(`attack:${CAPTAIN_MARVEL}`);
    expect(told(last.question.context?.(), 'would-ko')).toEqual([{ who: 'captain-carter', damage: 1 }]);
    last.answer('card:1');
    expect(last.events('knocked-out')).toHaveLength(1);
    const empty = fourWilds({
      villain: 'immortus',
      threats,
      hands: { 'hero-1': ['captain-carter.ww-1'] },
      decks: { 'hero-1': [] },
    });
    expect(beside(empty, `attack:${CAPTAIN_MARVEL}`, 'would-ko')).toEqual([]);
  });
});

describe('the end of a turn', () => {
  test('what would be lost, and the effect of the Location', () => {
    const match = fourWilds({ at: { 'hero-1': 'tva-headquarters' } });
    expect(beside(match, 'end', 'would-be-lost')).toEqual([{ symbols: ['wild', 'wild', 'wild', 'wild'] }]);
    expect(beside(match, 'end', 'no-effect-here')).toMatchObject([{ why: { key: 'too-few-cards-told' } }]);
    match.answer('move:alchemax-headquarters');
    expect(beside(match, 'end', 'effect-here')).toEqual([{ location: 'alchemax-headquarters' }]);
  });

  test('a Threat covers the effect', () => {
    const card = 'cosmic-ghost-rider.threat-sinners-gather-1';
    const match = fourWilds({ threats: { 'alchemax-headquarters': [card] } });
    expect(beside(match, 'end', 'no-effect-here')).toMatchObject([{ why: { key: 'threat-covers' } }]);
  });

  test('the Overflow that waits', () => {
    const match = laid({
      phase: 'hero-actions',
      change(world) {
        world.overflow.waiting.push({ at: 'london', unplaced: 1, chained: false });
      },
    });
    expect(beside(match, 'end', 'overflow-due')).toEqual([{ places: ['london'] }]);
    match.play('end', 'pass');
    expect(match.events('overflow').map(({ params }) => params)).toEqual([{ at: 'london' }]);
  });

  test('nothing of the next plan is told while other Heroes play before the Villain', () => {
    expect(beside(fourWilds({}), 'end', 'villain-could-go')).toEqual([]);
  });

  test('where the plans that nobody has seen could lead the Villain, and what has too little room', () => {
    const told: readonly (`mighty-thor.${string}` | 'plan')[] = ['plan', 'mighty-thor.m-1', 'mighty-thor.ww-1'];
    const match = fourWilds({ told, tokens: { 'united-nations-headquarters': 'CCC' } });
    const [next] = beside(match, 'end', 'villain-could-go') as readonly [{ places: { at: string; plans: number }[] }];
    const seen = match.world.storyline[0]?.card;
    const unseen = cosmicGhostRider.plans.filter(({ id }) => seen !== `cosmic-ghost-rider.plan-${id}`);
    expect(next.places.reduce((sum, { plans }) => sum + plans, 0)).toBe(unseen.length);
    expect(next.places.find(({ at }) => at === 'london')?.plans).toBe(unseen.filter(({ move }) => move === 0).length);
    const [full] = beside(match, 'end', 'could-overflow') as readonly [{ places: readonly string[] }];
    expect(full.places).toEqual(['united-nations-headquarters']);
  });

  test('of a plan that the Heroes have looked at there is one stop', () => {
    const match = fourWilds({
      told: ['plan', 'mighty-thor.m-1', 'mighty-thor.ww-1'],
      plan: ({ id }) => id === '2',
      change(world, board) {
        const { known } = world.villain.deck;
        known[known.length - 1] = board.heroMask;
      },
    });
    expect(beside(match, 'end', 'villain-could-go')).toEqual([{ places: [{ at: 'kun-lun', plans: 1 }], of: 1 }]);
  });
});

test('what only another player has seen of the plans is not told', () => {
  const match = fourWilds({
    told: ['plan', 'mighty-thor.m-1', 'mighty-thor.ww-1'],
    change(world) {
      const { known } = world.villain.deck;
      known[known.length - 1] = knowers(1);
    },
  });
  expect(beside(match, 'end', 'villain-could-go')).toMatchObject([{ of: 11 }]);
});

describe('damage on its way', () => {
  test('is told to whoever may ignore it', () => {
    const match = laid({
      heroes: ['captain-carter', 'loki'],
      phase: 'villain-turn',
      plan: ({ id }) => id === '2',
      told: ['loki.illusory-double-1'],
      at: { 'hero-2': 'kun-lun' },
      hands: { 'hero-2': ['loki.ww-1'] },
    });
    expect(match.question.key).toBe('may-use');
    expect(told(match.question.context?.(), 'would-ko')).toEqual([{ who: 'loki', damage: 1 }]);
  });
});

describe('damage to one of several Heroes', () => {
  test('says for whom it is a KO', () => {
    const match = laid({
      phase: 'villain-turn',
      plan: ({ id }) => id === '3',
      tokens: { 'alchemax-headquarters': 'T' },
      threats: { 'alchemax-headquarters': ['cosmic-ghost-rider.threat-hellbound-riders-1'] },
      hands: { 'hero-2': ['mighty-thor.m-1'] },
    });
    expect(beside(match, 'hero:hero-1', 'would-hurt')).toEqual([{ who: 'captain-carter', damage: 1 }]);
    expect(beside(match, 'hero:hero-2', 'would-ko')).toEqual([{ who: 'mighty-thor', damage: 1 }]);
  });
});

describe('the plans to come', () => {
  test('what one Hero alone has seen of them is told to no other', () => {
    const { world, board } = laid({ mode: 'super-villain' });
    const [under] = world.villain.deck.cards;
    world.villain.deck.known[0] = knowers(1);
    expect(plansSeenBy(world, board.heroMask).villain.deck.cards).not.toContain(under);
    expect(plansSeenBy(world, knowers(1)).villain.deck.cards).toContain(under);
    world.villain.deck.known[0] = board.heroMask;
    expect(plansSeenBy(world, board.heroMask).villain.deck.cards).toContain(under);
  });
});
