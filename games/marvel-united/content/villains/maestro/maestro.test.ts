import { describe, expect, test } from 'vitest';
import { placeOf, threatInPlay } from '../../../reading.ts';
import { laid, tokensAt } from '../../../testing/laid.ts';
import type { World } from '../../../world.ts';
import { fourWilds, hands, oneBeforeTheEnd, plan, settle } from '../testing/turns.ts';
import { maestro } from './index.ts';

const HALL = 'maestro.threat-trophy-hall-1';
const REACTOR = 'maestro.threat-gamma-reactor-1';
const SOLDIERS = 'maestro.threat-dog-soldiers-1';
const CHAMPION = 'maestro.threat-pit-champion-1';
const COLLECTOR = 'maestro.threat-tribute-collector-1';
const villain = 'maestro';

/** So much Rage, and so many Trophies. */
const fierce =
  (rage: number, trophies = 0) =>
  (world: World): void => {
    world.villain.crisis = rage;
    world.villain.track = trophies;
  };

describe('Maestro', () => {
  test('BAM! deals 1 damage to each Hero where he is, and 2 with Rage, of which he spends 1', () => {
    const at = { 'hero-1': 'project-pegasus', 'hero-2': 'project-pegasus' } as const;
    const calm = settle(plan('4', { villain, at }));
    expect(calm.events('card-lost')).toHaveLength(2);
    const raging = settle(plan('4', { villain, at, change: fierce(2) }));
    expect(raging.events('card-lost')).toHaveLength(4);
    expect(raging.world.villain.crisis).toBe(1);
  });

  test('BAM! with nobody there makes him rage, and so does an Overflow', () => {
    expect(plan('4', { villain }).world.villain.crisis).toBe(1);
    const overflowing = plan('4', { villain, tokens: { 'project-pegasus': 'CCCC' } });
    expect(overflowing.events('overflow')).toHaveLength(1);
    expect(overflowing.world.villain.crisis).toBe(2);
  });

  test('the first damage of a turn makes him rage, whoever deals it; the second one does not', () => {
    const match = fourWilds({
      villain,
      villainAt: 'alchemax-headquarters',
      completed: ['rescue-civilians', 'defeat-thugs'],
    });
    match.play('attack:villain', 'attack:villain');
    expect(match.world.villain).toMatchObject({ health: maestro.health[0] - 2, crisis: 1 });
  });

  test('a KO is a Trophy, and no BAM!; the last Trophy loses the match', () => {
    const wanted = {
      villain,
      villainAt: 'alchemax-headquarters',
      hands: { 'hero-1': ['captain-carter.ww-1'] },
      decks: { 'hero-1': [] },
    } as const;
    const match = laid(wanted).play('play:1', 'end', 'pass');
    expect(match.world.villain.track).toBe(1);
    expect(match.events('bam-activated')).toHaveLength(0);
    const last = laid({ ...wanted, change: fierce(0, oneBeforeTheEnd(maestro)) }).play('play:1', 'end', 'pass');
    expect(last.outcome?.id).toBe('plot-come-true');
  });

  test('a cleared Threat takes a Trophy from him', () => {
    const match = fourWilds({ villain, threats: { 'alchemax-headquarters': [SOLDIERS] }, change: fierce(0, 2) });
    match.play(`place:${SOLDIERS}`, `place:${SOLDIERS}`, `place:${SOLDIERS}`);
    expect(match.world.villain.track).toBe(1);
    const none = fourWilds({ villain, threats: { 'alchemax-headquarters': [SOLDIERS] } });
    none.play(`place:${SOLDIERS}`, `place:${SOLDIERS}`, `place:${SOLDIERS}`);
    expect(none.world.villain.track).toBe(0);
  });

  test('a Location in ruins has no End of Turn effect, until a Civilian is rescued there', () => {
    const ruined = (world: World): void => {
      placeOf(world, 'alchemax-headquarters').crisis = 1;
    };
    const match = fourWilds({ villain, change: ruined, tokens: { 'alchemax-headquarters': 'C' } });
    match.answer('end');
    expect(match.refuses('accept').key).toBe('location-in-ruins');
    const mended = fourWilds({ villain, change: ruined, tokens: { 'alchemax-headquarters': 'C' } });
    mended.play('rescue:alchemax-headquarters', 'end');
    expect(mended.offers('accept')).toBe(true);
  });
});

describe('plans of Maestro', () => {
  test('World Breaker: his Location is in ruins, its Civilians are gone, and he has a Trophy', () => {
    const match = plan('1', { villain, tokens: { london: 'TCC' } });
    expect(placeOf(match.world, 'london').crisis).toBe(1);
    expect(match.events('bystander-discarded')).toHaveLength(2);
    expect(match.world.villain.track).toBe(1);
    const empty = plan('1', { villain, tokens: { london: 'T' } });
    expect(empty.world.villain.track).toBe(0);
    expect(placeOf(empty.world, 'london').crisis).toBe(1);
  });

  test('one plan takes him to the Heroes nearest the other way round', () => {
    const match = plan('10', { villain, at: { 'hero-1': 'kun-lun', 'hero-2': 'tva-headquarters' } });
    expect(match.world.villain.at).toBe('tva-headquarters');
  });

  test('Thunderous Leap: he leaps to where most Heroes are, and hits there at once', () => {
    const match = plan('11', {
      villain,
      heroes: ['captain-carter', 'mighty-thor', 'loki'],
      at: { 'hero-1': 'kun-lun' },
    });
    settle(match);
    expect(match.events('villain-moved').map(({ params }) => params.to)).toEqual(['london', 'alchemax-headquarters']);
    expect(match.events('bam-activated')).toHaveLength(1);
    expect(match.events('card-lost').map(({ params }) => params.hero)).toEqual(['hero-2', 'hero-3']);
  });
});

describe('Threats of Maestro', () => {
  test('Trophy Hall: a KO is worth two Trophies', () => {
    const match = laid({
      villain,
      threats: { london: [HALL] },
      hands: { 'hero-1': ['captain-carter.ww-1'] },
      decks: { 'hero-1': [] },
    });
    match.play('play:1', 'end', 'pass');
    expect(match.world.villain.track).toBe(2);
  });

  test('Trophy Hall: four attacks tear it down, and three Trophies go with it', () => {
    const match = fourWilds({ villain, threats: { 'alchemax-headquarters': [HALL] }, change: fierce(0, 3) });
    match.play(`place:${HALL}`, `place:${HALL}`, `place:${HALL}`);
    expect(match.world.villain.track).toBe(3);
    match.answer(`place:${HALL}`);
    expect(match.world.villain.track).toBe(0);
    expect(match.events('token-on-threat').every(({ cite }) => cite === 'MU-9.13')).toBe(true);
  });

  test('Gamma Reactor: the third BAM! bursts it, here and next door', () => {
    const heat = (crisis: number) =>
      plan('4', {
        villain,
        at: { 'hero-1': 'kun-lun', 'hero-2': 'tva-headquarters' },
        threats: { 'united-nations-headquarters': [REACTOR] },
        change(world) {
          const found = threatInPlay(world, REACTOR);
          if (found !== null) found.threat.crisis = crisis;
        },
      });
    const cool = heat(1);
    expect(cool.events('card-lost')).toHaveLength(0);
    expect(threatInPlay(cool.world, REACTOR)?.threat.crisis).toBe(2);
    const burst = settle(heat(2));
    expect(burst.events('card-lost').map(({ params }) => params.hero)).toEqual(['hero-2', 'hero-2']);
    expect(threatInPlay(burst.world, REACTOR)?.threat.crisis).toBe(0);
  });

  test('Gamma Reactor: shut down, it delays the Villain', () => {
    const match = fourWilds({ villain, threats: { 'alchemax-headquarters': [REACTOR] } });
    match.play(`place:${REACTOR}`, `place:${REACTOR}`, `place:${REACTOR}`);
    expect(match.world.delay).toBe(1);
  });

  test('Dog Soldiers: a Thug here needs two damage of one turn', () => {
    const tokens = { 'alchemax-headquarters': 'T', 'tva-headquarters': 'T' } as const;
    const match = fourWilds({ villain, tokens, threats: { 'alchemax-headquarters': [SOLDIERS] } });
    match.answer('attack:thug@alchemax-headquarters');
    expect(tokensAt(match, 'alchemax-headquarters')).toBe('T');
    match.answer('attack:thug@alchemax-headquarters');
    expect(tokensAt(match, 'alchemax-headquarters')).toBe('');
    match.play('move:tva-headquarters', 'attack:thug@tva-headquarters');
    expect(tokensAt(match, 'tva-headquarters')).toBe('');
  });

  test('Dog Soldiers: what a Thug took in another Hero’s turn is forgotten', () => {
    const match = fourWilds({
      villain,
      tokens: { 'alchemax-headquarters': 'T' },
      threats: { 'alchemax-headquarters': [SOLDIERS] },
      change(world) {
        placeOf(world, 'alchemax-headquarters').strain = 1;
      },
    }).answer('attack:thug@alchemax-headquarters');
    expect(tokensAt(match, 'alchemax-headquarters')).toBe('T');
  });

  test('Dog Soldiers: what a Thug took in a Hero’s turn is forgotten in the Villain’s', () => {
    const wounded = (strain: number) =>
      plan('6', {
        villain,
        heroes: ['cosmic-ghost-rider', 'captain-carter'],
        at: { 'hero-2': 'london' },
        told: ['cosmic-ghost-rider.spirit-of-vengeance-1'],
        tokens: { 'alchemax-headquarters': 'T' },
        threats: { 'alchemax-headquarters': [SOLDIERS] },
        change(world) {
          placeOf(world, 'alchemax-headquarters').strain = strain;
        },
      }).play('card:1', 'enemy:thug@alchemax-headquarters');
    expect(wounded(1).events('thug-hit')).toHaveLength(1);
    expect(wounded(1).events('thug-defeated')).toEqual([]);
  });

  test('Dog Soldiers: another joins them when Maestro stops here', () => {
    const match = plan('4', { villain, threats: { 'project-pegasus': [SOLDIERS] } });
    expect(match.events('threat-triggered')).toHaveLength(1);
    expect(tokensAt(match, 'project-pegasus')).toBe('TC');
  });

  test('Pit Champion: the Hero with the most cards in hand, here or next door, takes the blow', () => {
    const match = plan('4', {
      villain,
      at: { 'hero-1': 'tva-headquarters' },
      threats: { 'tva-headquarters': [CHAMPION] },
      hands: { 'hero-1': ['captain-carter.ww-1'], 'hero-2': ['mighty-thor.ww-1', 'mighty-thor.w-1'] },
    });
    match.answer(1, 'card:1');
    expect(hands(match)).toEqual([2, 1]);
  });

  test('Tribute Collector: a Civilian here feeds Maestro', () => {
    const threats = { 'tva-headquarters': [COLLECTOR] } as const;
    const fed = plan('4', { villain, threats, tokens: { 'tva-headquarters': 'C' } });
    expect(fed.world.villain.health).toBe(maestro.health[0] + 1);
    expect(tokensAt(fed, 'tva-headquarters')).toBe('');
    expect(plan('4', { villain, threats }).world.villain.health).toBe(maestro.health[0]);
  });
});
