import { provesFor } from '@necropole/kernel/testing';
import { expect } from 'vitest';
import type { HeroCardId } from '../content/ids.ts';
import { cosmicGhostRider } from '../content/villains/cosmic-ghost-rider.ts';
import { rulebook } from '../rulebook/index.ts';
import { citesOf, filled, hero, type Laid, laid, tokensAt } from '../testing/laid.ts';
import { threshold } from './turn-sequence.ts';

const proves = provesFor(rulebook);

const PANIC = 'cosmic-ghost-rider.threat-panic-in-the-streets-1';
const GATHER = 'cosmic-ghost-rider.threat-sinners-gather-1';
const RIDERS = 'cosmic-ghost-rider.threat-hellbound-riders-1';
const HERE = 'alchemax-headquarters';

/** Captain Carter has played a card: she stands at Alchemax, in her action step. */
function playing(card: HeroCardId, wanted: Laid = {}) {
  return laid({ ...wanted, hands: { 'hero-1': [card, 'captain-carter.a-1', 'captain-carter.ha-1'] } }).play('play:1');
}

/** A Threat of the table that is nearly cleared. */
const nearly = (card: typeof PANIC, at: number): Pick<Laid, 'change'> => ({
  change(world) {
    const threat = world.places[at]?.threats.find((each) => each.card === card);
    if (threat !== undefined) threat.filled = 2;
  },
});

// ── The Missions ──────────────────────────────────────────────────────────────────────────────────────────────────

proves('MU-9.5', 'all three advance side by side', () => {
  const match = playing('captain-carter.ma-1', {
    told: ['mighty-thor.hh-1'],
    tokens: { [HERE]: 'TC' },
    threats: { [HERE]: [PANIC] },
    ...nearly(PANIC, 3),
  });
  match.play(`attack:thug@${HERE}`, `rescue:${HERE}`, `place:${PANIC}`);
  expect(match.world.missions.map(({ filled: count }) => count)).toEqual([1, 1, 1]);
});

proves(
  ['MU-9.6', 'MU-9.7', 'MU-9.20'],
  'a token goes to its Mission, and to the reserve once that is completed',
  () => {
    const match = playing('captain-carter.ha-1', { tokens: { [HERE]: 'TC' }, completed: ['rescue-civilians'] });
    match.play(`rescue:${HERE}`, `attack:thug@${HERE}`);
    expect([filled(match, 'rescue-civilians'), filled(match, 'defeat-thugs')]).toEqual([0, 1]);
    expect(citesOf(match, 'mission-advanced')).toEqual(['MU-9.7']);
    const other = playing('captain-carter.ha-1', { tokens: { [HERE]: 'C' } }).play(`rescue:${HERE}`);
    expect(citesOf(other, 'mission-advanced')).toEqual(['MU-9.6']);
  },
);

// ── Clearing Threats ──────────────────────────────────────────────────────────────────────────────────────────────

proves('MU-9.11', 'a Henchman is cleared by attacks alone', () => {
  const match = playing('captain-carter.ha-1', {
    threats: { [HERE]: [RIDERS] },
    change(world) {
      const threat = world.places[3]?.threats[0];
      if (threat !== undefined) threat.health = 1;
    },
  });
  expect(match.refuses(`place:${RIDERS}`)).toMatchObject({ key: 'threat-is-henchman', cite: 'MU-9.11' });
  match.play(`attack:${RIDERS}`);
  expect(citesOf(match, 'threat-cleared')).toEqual(['MU-9.11']);
  expect(filled(match, 'clear-threats')).toBe(1);
});

proves(['MU-9.12', 'MU-9.14'], 'the third Heroic token clears another Threat; its token goes to the Mission', () => {
  const match = playing('captain-carter.ha-1', { threats: { [HERE]: [PANIC] }, ...nearly(PANIC, 3) });
  match.play(`place:${PANIC}`);
  expect(citesOf(match, 'threat-cleared')).toEqual(['MU-9.12']);
  expect(match.world.places[3]?.threats).toEqual([]);
  expect(match.world.aside).toContain(PANIC);
  expect(filled(match, 'clear-threats')).toBe(1);
});

proves('MU-9.13', 'a Threat that asks for another kind of token takes actions of that kind', () => {
  const mast = 'emperor-doom.threat-broadcast-mast-1';
  const match = playing('captain-carter.ma-1', { villain: 'emperor-doom', threats: { [HERE]: [mast] } });
  match.play(`place:${mast}`);
  expect(citesOf(match, 'token-on-threat')).toEqual(['MU-9.13']);
  expect(match.refuses(`place:${mast}`)).toMatchObject({ key: 'no-symbol', params: { action: 'move' } });
});

proves('MU-9.15', 'the effect of a cleared Threat ends at once', () => {
  const prism = 'emperor-doom.threat-prism-of-obedience-1';
  const match = playing('captain-carter.ha-1', {
    villain: 'emperor-doom',
    threats: { [HERE]: [prism] },
    change(world) {
      const threat = world.places[3]?.threats[0];
      if (threat !== undefined) threat.filled = 2;
      Object.assign(world.heroes[1] ?? {}, { crisis: 2 });
    },
  });
  match.play(`place:${prism}`, 'end', 'pass');
  expect(citesOf(match, 'threat-cleared')).toEqual(['MU-9.15']);
  // With the Prism two Crisis tokens would have made Thor obey.
  expect(match.events('hero-obeys')).toEqual([]);
  expect(hero(match, 'hero-2').crisis).toBe(2);
});

proves('MU-9.17', 'a Threat that is moved takes its token along, and frees what it covered', () => {
  const match = playing('captain-carter.ma-1', {
    at: { 'hero-1': 'project-pegasus' },
    threats: { 'tva-headquarters': [RIDERS] },
  });
  match.play('end', 'accept', `enemy:${RIDERS}`);
  expect(match.world.places[4]?.threats).toEqual([]);
  expect(match.world.places[2]?.threats).toMatchObject([{ card: RIDERS, token: true, health: 2 }]);
});

proves('MU-9.18', 'two Threats in one Location: one is left, and the effect stays hidden', () => {
  const match = playing('captain-carter.ha-1', {
    threats: { [HERE]: [PANIC, GATHER] },
    ...nearly(PANIC, 3),
  });
  match.play(`place:${PANIC}`, 'end');
  expect(match.events('location-effect')).toEqual([]);
  const both = laid({
    phase: 'villain-turn',
    plan: ({ move, bam }) => move === 2 && bam,
    threats: { 'kun-lun': [RIDERS, GATHER] },
  });
  expect(both.events('threat-activated').map(({ params }) => params.card)).toEqual([RIDERS, GATHER]);
  expect(citesOf(both, 'threat-activated')).toEqual(['MU-9.18', 'MU-9.18']);
});

proves(['MU-9.19', 'MU-4.14'], 'a Henchman who comes back has full Health, no token, and counts all the same', () => {
  const purpleMan = 'emperor-doom.threat-purple-man-1';
  const match = laid({
    heroes: ['captain-carter', 'mighty-thor', 'loki'],
    villain: 'emperor-doom',
    phase: 'villain-turn',
    plan: ({ special }) => special === 'the-voice-returns',
    at: { 'hero-1': 'project-pegasus', 'hero-2': 'tva-headquarters', 'hero-3': 'tva-headquarters' },
    change: ({ villain }) => Object.assign(villain, { stunned: true }),
  });
  const [back] = match.world.places[2]?.threats ?? [];
  expect(back).toMatchObject({ card: purpleMan, health: 4, token: false });
  expect(citesOf(match, 'threat-enters')).toEqual(['MU-4.14']);
});

// ── Completing Missions ───────────────────────────────────────────────────────────────────────────────────────────

proves(
  ['MU-10.1', 'MU-10.2', 'MU-10.3', 'MU-9.3'],
  'the ninth Civilian completes the Mission at once, and the Villain is Under Pressure',
  () => {
    const match = playing('captain-carter.ha-1', { missions: { 'rescue-civilians': 8 }, tokens: { [HERE]: 'C' } });
    expect(threshold(match.world)).toBe(3);
    match.play(`rescue:${HERE}`);
    expect(match.world.completed).toEqual(['rescue-civilians']);
    expect(match.events('under-pressure')).toHaveLength(1);
    expect(threshold(match.world)).toBe(2);
    match.play('end', 'pass', 'play:1', 'end', 'pass');
    expect(citesOf(match, 'villain-turn')).toEqual(['MU-9.3']);
  },
);

proves(['MU-10.4', 'MU-10.5'], 'the second Mission opens the Villain to damage, in the same turn', () => {
  const match = playing('captain-carter.ha-1', {
    missions: { 'rescue-civilians': 8 },
    completed: ['defeat-thugs'],
    tokens: { [HERE]: 'C' },
    villainAt: HERE,
  });
  expect(match.refuses('attack:villain').cite).toBe('MU-5.15');
  match.play(`rescue:${HERE}`, 'attack:villain');
  expect(citesOf(match, 'villain-hit')).toEqual(['MU-10.5']);
});

proves(['MU-10.6', 'MU-10.7'], 'the third Mission lets each player draw a card; nobody who is KO’d', () => {
  const match = playing('captain-carter.ha-1', {
    heroes: ['captain-carter', 'mighty-thor', 'loki'],
    missions: { 'rescue-civilians': 8 },
    completed: ['defeat-thugs', 'clear-threats'],
    tokens: { [HERE]: 'C' },
    change(world) {
      const loki = world.heroes[2];
      if (loki === undefined) return;
      loki.ko = true;
      loki.deck.cards.push(...loki.hand.cards.splice(0));
      loki.deck.known.push(...loki.hand.known.splice(0));
    },
  });
  match.play(`rescue:${HERE}`).answer(0, 'draw').answer(1, 'pass');
  expect(match.question.key).toBe('act');
  expect(citesOf(match, 'cards-drawn').filter((cite) => cite === 'MU-10.6')).toHaveLength(1);
  expect(hero(match, 'hero-3').hand.cards).toEqual([]);
});

proves('MU-10.8', 'two at once: the players choose the first', () => {
  const generator = 'immortus.threat-tachyon-field-generator-1';
  const match = playing('captain-carter.ha-1', {
    villain: 'immortus',
    missions: { 'rescue-civilians': 9, 'defeat-thugs': 9 },
    threats: { [HERE]: [generator] },
    change(world) {
      const threat = world.places[3]?.threats[0];
      if (threat !== undefined) threat.filled = 2;
    },
  });
  match.play(`place:${generator}`);
  expect(match.question).toMatchObject({ key: 'mission-first', cite: 'MU-10.8' });
  match.answer(1, 'mission:defeat-thugs');
  expect(match.world.completed).toEqual(['defeat-thugs', 'rescue-civilians']);
});

// ── Winning and losing ────────────────────────────────────────────────────────────────────────────────────────────

proves('MU-5.13', 'the Villain’s last Health token wins the match', () => {
  const match = playing('captain-carter.ha-1', {
    completed: ['defeat-thugs', 'clear-threats'],
    villainAt: HERE,
    change: ({ villain }) => Object.assign(villain, { health: 1 }),
  }).play('attack:villain');
  expect(match.outcome).toEqual({ id: 'villain-defeated', cite: 'MU-5.13', winners: [0, 1] });
});

proves(['MU-5.14', 'MU-5.16'], 'a Heroic Goal wins too, at the third Mission and not before', () => {
  const match = playing('captain-carter.ha-1', {
    villain: 'immortus',
    missions: { 'rescue-civilians': 8, 'defeat-thugs': 8 },
    completed: ['clear-threats'],
    tokens: { [HERE]: 'TC' },
  });
  match.play(`rescue:${HERE}`);
  expect(match.outcome).toBeNull();
  match.play(`attack:thug@${HERE}`);
  expect(match.outcome).toMatchObject({ id: 'heroic-goal-met', cite: 'MU-5.14' });
});

proves('MU-5.16', 'a Heroic Goal met with one Mission completed gives no victory; with the second it does', () => {
  const match = playing('captain-carter.ha-1', {
    missions: { 'rescue-civilians': 8, 'defeat-thugs': 8 },
    tokens: { [HERE]: 'TC' },
    made: { 'cosmic-ghost-rider': { goal: () => true } },
  });
  match.play(`rescue:${HERE}`);
  expect([match.world.completed.length, match.outcome]).toEqual([1, null]);
  match.play(`attack:thug@${HERE}`);
  expect(match.outcome).toMatchObject({ id: 'heroic-goal-met' });
});

proves('MU-5.17', 'a Plot that comes true loses it', () => {
  const match = laid({
    phase: 'villain-turn',
    plan: ({ move, bam }) => move === 2 && bam,
    tokens: { 'project-pegasus': 'TT' },
    change: ({ villain }) => Object.assign(villain, { track: (cosmicGhostRider.track?.[0] ?? 0) - 2 }),
  });
  expect(match.outcome).toMatchObject({ id: 'plot-come-true', cite: 'MU-5.17', winners: [] });
  expect(tokensAt(match, 'project-pegasus')).toBe('');
});

proves('MU-5.18', 'a plan to draw and none left loses it; the last one is played', () => {
  const last = laid({
    phase: 'villain-turn',
    change({ villain }) {
      villain.gone.cards.push(...villain.deck.cards.splice(0, 11));
      villain.gone.known.push(...villain.deck.known.splice(0, 11));
      villain.at = 'london';
    },
  });
  expect(last.outcome).toBeNull();
  const none = laid({
    phase: 'villain-turn',
    change({ villain }) {
      villain.gone.cards.push(...villain.deck.cards.splice(0));
      villain.gone.known.push(...villain.deck.known.splice(0));
    },
  });
  expect(none.outcome).toMatchObject({ id: 'plans-exhausted', cite: 'MU-5.18' });
});

proves(['MU-5.19', 'MU-5.20'], 'a Hero who begins a turn without a single card loses it', () => {
  const none = laid({ hands: { 'hero-1': [] }, decks: { 'hero-1': [] } });
  expect(none.outcome).toMatchObject({ id: 'hero-exhausted', cite: 'MU-5.19' });
  const deckOnly = laid({ hands: { 'hero-1': [] }, decks: { 'hero-1': ['captain-carter.a-1'] } });
  expect(deckOnly.outcome).toBeNull();
  const handOnly = laid({ hands: { 'hero-1': ['captain-carter.a-1'] }, decks: { 'hero-1': [] } });
  expect(handOnly.outcome).toBeNull();
});

proves('MU-5.22', 'what brings both, the Heroes win', () => {
  const match = playing('captain-carter.ha-1', {
    completed: ['defeat-thugs', 'clear-threats'],
    villainAt: HERE,
    change: ({ villain }) => Object.assign(villain, { health: 1, track: 99 }),
  }).play('attack:villain');
  expect(match.outcome).toMatchObject({ id: 'villain-defeated', cite: 'MU-5.22' });
});

proves('MU-9.9', 'a Thug defeated and a Civilian rescued by the effect of a card count as much', () => {
  const match = laid({
    heroes: ['black-panther'],
    hands: { 'hero-1': ['black-panther.panther-leap-1', 'black-panther.a-1'] },
    tokens: { 'tva-headquarters': 'TC' },
  }).play('play:1', 'special', 'location:tva-headquarters');
  expect(match.events('mission-advanced').map(({ params }) => params.mission)).toEqual([
    'defeat-thugs',
    'rescue-civilians',
  ]);
});
