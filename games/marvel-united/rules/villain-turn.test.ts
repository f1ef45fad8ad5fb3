import { provesFor } from '@necropole/kernel/testing';
import { expect } from 'vitest';
import { rulebook } from '../rulebook/index.ts';
import type { MuTable } from '../shape.ts';
import { citesOf, filled, type Laid, laid, tokensAt } from '../testing/laid.ts';
import { clearThreat } from './threats.ts';

const proves = provesFor(rulebook);

const GATHER = 'cosmic-ghost-rider.threat-sinners-gather-1';
const GATHER_TOO = 'cosmic-ghost-rider.threat-sinners-gather-2';
const PANIC = 'cosmic-ghost-rider.threat-panic-in-the-streets-1';
const RIDERS = 'cosmic-ghost-rider.threat-hellbound-riders-1';

/** The Villain turn with this plan, as far as nobody has to answer. */
const turn = (wanted: Laid) => laid({ phase: 'villain-turn', ...wanted });

// ── The Villain's turn ────────────────────────────────────────────────────────────────────────────────────────────

proves('MU-5.24', 'the top card of the deck joins the Storyline at its right end, face up', () => {
  const match = turn({ plan: ({ move }) => move === 3, told: ['plan', 'captain-carter.ma-1'] });
  expect(match.world.storyline.map(({ by }) => by)).toEqual(['villain', 'hero-1', 'villain']);
  expect(match.world.storyline[2]?.card).toBe(match.events('plan-played')[0]?.params.card);
  expect(match.world.villain.deck.cards).toHaveLength(10);
});

proves('MU-5.25', 'movement, BAM!, tokens: each is finished before the next', () => {
  const match = turn({
    plan: ({ move, bam, special }) => move === 2 && bam && special === null,
    tokens: { 'project-pegasus': 'T' },
  });
  const order = match.events().map(({ type }) => type);
  const places = ['villain-moved', 'bam-activated', 'bystander-discarded', 'bystander-added', 'villain-turn-ended'];
  expect(places.map((type) => order.indexOf(type as never))).toEqual(
    places.map((type) => order.indexOf(type as never)).sort((a, b) => a - b),
  );
  expect(order).not.toContain('plan-special');
  // The BAM! struck where the Villain had gone.
  expect(match.events('bam-activated')[0]?.params.at).toBe('project-pegasus');
});

proves('MU-5.25', 'a special effect comes before Thugs and Civilians', () => {
  const match = turn({ plan: ({ special }) => special === 'cosmic-hellfire' })
    .play('card:1')
    .answer(1, 'card:1');
  const order = match.events().map(({ type }) => type);
  expect(order.indexOf('plan-special')).toBeLessThan(order.indexOf('bystander-added'));
  expect(order.lastIndexOf('card-lost')).toBeLessThan(order.indexOf('bystander-added'));
});

// ── Moving ────────────────────────────────────────────────────────────────────────────────────────────────────────

proves('MU-5.26', 'two Locations clockwise', () => {
  const match = turn({ plan: ({ move }) => move === 2 });
  expect(match.events('villain-moved')[0]?.params).toMatchObject({ from: 'london', to: 'project-pegasus', steps: 2 });
});

proves('MU-5.26', 'past the end of the ring', () => {
  const match = turn({ plan: ({ move }) => move === 4, villainAt: 'tva-headquarters' });
  expect(match.world.villain.at).toBe('project-pegasus');
});

proves(
  'MU-5.26',
  'to where most Heroes are: the first such Location clockwise, the Villain’s own if it alone has the most',
  () => {
    const led = (at: NonNullable<Laid['at']>) =>
      turn({
        villain: 'emperor-doom',
        heroes: ['captain-carter', 'loki', 'ironheart'],
        plan: ({ id }) => id === '12',
        at,
      }).world.villain.at;
    expect(led({ 'hero-1': 'kun-lun' })).toBe('alchemax-headquarters');
    expect(led({ 'hero-1': 'kun-lun', 'hero-2': 'london' })).toBe('kun-lun');
    expect(led({ 'hero-1': 'london', 'hero-2': 'london' })).toBe('london');
  },
);

proves('MU-5.27', 'a "!" Threat where the Villain stops is triggered before the BAM!', () => {
  const match = turn({ plan: ({ move, bam }) => move === 2 && bam, threats: { 'project-pegasus': [PANIC] } });
  const order = match.events().map(({ type }) => type);
  expect(order.indexOf('threat-triggered')).toBeLessThan(order.indexOf('bam-activated'));
  const added = match.events('bystander-added').filter(({ cite }) => cite === 'MU-5.27');
  expect(added.map(({ params }) => params.at)).toEqual(['kun-lun', 'alchemax-headquarters']);
});

proves('MU-5.28', 'a movement of 0 triggers the Threat on the spot', () => {
  const match = turn({ plan: ({ move }) => move === 0, threats: { london: [PANIC] } });
  expect(citesOf(match, 'villain-moved')).toEqual(['MU-5.28']);
  expect(match.events('threat-triggered')).toHaveLength(1);
});

proves('MU-5.29', 'a Threat that the Villain passes is not triggered', () => {
  const match = turn({ plan: ({ move }) => move === 2, threats: { 'kun-lun': [PANIC] } });
  expect(match.events('threat-triggered')).toEqual([]);
});

// ── BAM! ──────────────────────────────────────────────────────────────────────────────────────────────────────────

proves(['MU-6.1', 'MU-6.2'], 'the dashboard, then the Threats clockwise from the Villain on', () => {
  const match = turn({
    plan: ({ move, bam }) => move === 2 && bam,
    threats: { london: [GATHER], 'project-pegasus': [GATHER_TOO], 'tva-headquarters': [RIDERS] },
  });
  const order = match.events().flatMap(({ type, params }) => {
    if (type === 'bam-activated') return ['dashboard'];
    return type === 'threat-activated' && 'at' in params ? [params.at] : [];
  });
  expect(order).toEqual(['dashboard', 'project-pegasus', 'tva-headquarters', 'london']);
});

proves('MU-6.3', 'a plan without BAM! activates nothing', () => {
  const match = turn({ plan: ({ bam }) => !bam, threats: { london: [GATHER] } });
  expect(match.events('bam-activated')).toEqual([]);
  expect(match.events('threat-activated')).toEqual([]);
});

proves('MU-6.5', 'a Threat without a BAM! text does nothing then', () => {
  const match = turn({ plan: ({ move, bam }) => move === 2 && bam, threats: { london: [PANIC] } });
  expect(match.events('bam-activated')).toHaveLength(1);
  expect(match.events('threat-activated')).toEqual([]);
});

// ── Thugs and Civilians ───────────────────────────────────────────────────────────────────────────────────────────

/** Movement of 3: T C before, nothing where he is, T C after. The Heroes keep out of his way. */
const example: Laid = {
  plan: ({ move, tokens }) => move === 3 && tokens[1] === '',
  at: { 'hero-1': 'united-nations-headquarters', 'hero-2': 'united-nations-headquarters' },
};

proves('MU-6.8', 'first the Location before the Villain, then the Villain’s, then the next', () => {
  const match = turn({ plan: ({ move, tokens }) => move === 4 && tokens[1] === 'C' });
  expect(match.events('bystander-added').map(({ params }) => [params.at, params.bystander])).toEqual([
    ['alchemax-headquarters', 'thug'],
    ['tva-headquarters', 'civilian'],
    ['united-nations-headquarters', 'thug'],
  ]);
});

proves('MU-6.9', 'in each Location Thugs before Civilians', () => {
  const match = turn(example);
  expect(match.events('bystander-added').map(({ params }) => [params.at, params.bystander])).toEqual([
    ['project-pegasus', 'thug'],
    ['project-pegasus', 'civilian'],
    ['tva-headquarters', 'thug'],
    ['tva-headquarters', 'civilian'],
  ]);
  expect(citesOf(match, 'bystander-added')).toEqual(['MU-6.9', 'MU-6.9', 'MU-6.9', 'MU-6.9']);
  expect(tokensAt(match, 'alchemax-headquarters')).toBe('');
});

proves('MU-6.10', 'what finds no slot is not placed, and the Location overflows', () => {
  const match = turn({ ...example, tokens: { 'tva-headquarters': 'TTC' } });
  expect(tokensAt(match, 'tva-headquarters')).toBe('TTTC');
  expect(match.events('no-room').map(({ params }) => params)).toEqual([
    { bystander: 'civilian', at: 'tva-headquarters' },
  ]);
  expect(match.events('overflow').map(({ params }) => params.at)).toEqual(['tva-headquarters']);
});

proves('MU-4.10', 'any free slot takes any token', () => {
  const match = turn({ ...example, tokens: { 'project-pegasus': 'CC' } });
  // Its printed marks are a Civilian and a Thug; both Civilians keep their places.
  expect(tokensAt(match, 'project-pegasus')).toBe('TCCC');
});

// ── Overflow ──────────────────────────────────────────────────────────────────────────────────────────────────────

proves('MU-6.13', 'two tokens without room are one Overflow', () => {
  const match = turn({ ...example, tokens: { 'tva-headquarters': 'TTCC' } });
  expect(match.events('no-room')).toHaveLength(2);
  expect(citesOf(match, 'overflow')).toEqual(['MU-6.13']);
  expect(match.world.villain.track).toBe(1);
});

proves('MU-6.14', 'several, clockwise from the Location before the Villain', () => {
  const match = turn({ ...example, tokens: { 'project-pegasus': 'TTC', 'tva-headquarters': 'TTC' } });
  expect(match.events('overflow').map(({ params }) => params.at)).toEqual(['project-pegasus', 'tva-headquarters']);
  expect(citesOf(match, 'overflow')).toEqual(['MU-6.14', 'MU-6.14']);
});

proves('MU-6.15', 'only once all tokens were placed', () => {
  const match = turn({ ...example, tokens: { 'project-pegasus': 'TTC' } });
  const order = match.events().map(({ type }) => type);
  expect(order.indexOf('overflow')).toBeGreaterThan(order.lastIndexOf('bystander-added'));
  expect(citesOf(match, 'overflow')).toEqual(['MU-6.15']);
});

proves('MU-9.8', 'a discarded Thug advances no Mission', () => {
  const match = turn({ plan: ({ move, bam }) => move === 2 && bam, tokens: { 'project-pegasus': 'TT' } });
  expect(match.events('bystander-discarded')).toHaveLength(2);
  expect(filled(match, 'defeat-thugs')).toBe(0);
});

proves('MU-5.32', 'a plan without a movement triggers no Threat', () => {
  const without = (move: number | null) =>
    turn({
      plan: ({ id }) => id === '1',
      threats: { london: [PANIC] },
      made: {
        'cosmic-ghost-rider': { plans: [{ id: '1', move, bam: false, special: null, tokens: ['', '', ''] }] },
      },
    });
  expect(without(null).events('threat-triggered')).toEqual([]);
  expect(without(null).events('villain-moved')).toEqual([]);
  expect(without(0).events('threat-triggered')).toHaveLength(1);
});

proves('MU-6.4', 'a Threat that has left play when its turn comes is skipped', () => {
  const match = turn({
    plan: ({ move, bam }) => move === 0 && bam,
    threats: { 'kun-lun': [GATHER], 'tva-headquarters': [RIDERS], 'united-nations-headquarters': [GATHER_TOO] },
    made: { 'sinners-gather': { bam: (table: MuTable) => clearThreat(table, RIDERS, null) } },
  });
  expect(match.events('threat-activated').map(({ params }) => params.card)).toEqual([GATHER, GATHER_TOO]);
  expect(match.events('threat-skipped').map(({ params }) => params.card)).toEqual([RIDERS]);
  expect(match.events('bystander-added').filter(({ cite }) => cite === 'MU-6.2')).toEqual([]);
});

proves('MU-6.4', 'the order is fixed when it begins: a Threat that rides ahead is not activated again', () => {
  const surfer = 'immortus.threat-silver-surfer-1';
  const nova = 'immortus.threat-nova-1';
  const starfox = 'immortus.threat-starfox-1';
  const match = turn({
    villain: 'immortus',
    heroes: ['captain-carter'],
    plan: ({ move, bam }) => move === 0 && bam,
    at: { 'hero-1': 'tva-headquarters' },
    threats: { 'kun-lun': [surfer], 'project-pegasus': [nova], 'tva-headquarters': [starfox] },
    made: { nova: { bam: (table: MuTable) => clearThreat(table, starfox, null) } },
  }).play('card:1');
  expect(match.events('threat-activated').map(({ params }) => params.card)).toEqual([surfer, nova]);
  expect(match.events('threat-skipped').map(({ params }) => params.card)).toEqual([starfox]);
});

proves('MU-7.1', 'nobody acts before the plan is resolved', () => {
  const match = turn({ plan: ({ move, bam }) => move === 2 && bam, tokens: { 'alchemax-headquarters': 'TC' } });
  const order = match.events().map(({ type }) => type);
  expect(order.indexOf('villain-turn-ended')).toBeLessThan(order.indexOf('turn-begins'));
  const struck = turn({ plan: ({ special }) => special === 'cosmic-hellfire' });
  expect(struck.question.key).toBe('lose-card');
  expect(struck.options()).toEqual(['card:1', 'card:2', 'card:3']);
});
