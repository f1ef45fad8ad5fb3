import { describe, expect, test } from 'vitest';
import { placeOf } from '../../reading.ts';
import { filled, hero, laid, tokensAt } from '../../testing/laid.ts';
import { heroIds } from '../heroes/index.ts';
import { fallsBefore, played, villainActs } from '../testing/turns.ts';
import { equipment, equipmentIds } from './index.ts';

const RIDERS = 'cosmic-ghost-rider.threat-hellbound-riders-1';
const HERE = 'alchemax-headquarters';
const BESIDE = 'tva-headquarters';

/** Does each Equipment of the first Hero lie face up? */
const ready = (match: ReturnType<typeof played>) => hero(match).equipment.map((each) => each.ready);

test('Heroes have the Equipment that is known of them; the others may have one of five', () => {
  const owned = heroIds.map((who) => equipmentIds.filter((id) => equipment[id].owner === who));
  expect(owned).toEqual([
    ['captain-carters-shield'],
    [],
    ['scepter'],
    ['mjolnir'],
    ['spear-of-bashenga', 'solid-light-shield'],
    [],
    ['hellfire-chain', 'hell-cycle'],
  ]);
  expect(equipmentIds.filter((id) => equipment[id].owner === null)).toHaveLength(5);
});

describe('Captain Carter’s Shield', () => {
  const carried = { equipment: ['captain-carters-shield'] } as const;

  test('thrown next door in her turn', () => {
    const match = played('captain-carter.a-1', { ...carried, tokens: { [HERE]: 'T', [BESIDE]: 'TT' } });
    match.answer('use:captain-carters-shield');
    expect(match.options()).toEqual([`enemy:thug@${BESIDE}`]);
    match.answer(`enemy:thug@${BESIDE}`);
    expect([tokensAt(match, HERE), tokensAt(match, BESIDE)]).toEqual(['T', 'T']);
    expect(match.refuses('use:captain-carters-shield').key).toBe('equipment-used');
  });

  test('whom she rescues brings it back; whom another Hero rescues does not', () => {
    const match = played('captain-carter.mh-1', { ...carried, tokens: { [HERE]: 'C', [BESIDE]: 'T' } });
    match.play('use:captain-carters-shield', `enemy:thug@${BESIDE}`);
    expect(ready(match)).toEqual([false]);
    match.answer(`rescue:${HERE}`);
    expect(ready(match)).toEqual([true]);
    const other = laid({
      heroes: ['ironheart', 'captain-carter'],
      hands: { 'hero-1': ['ironheart.mh-1', 'ironheart.ma-1'] },
      tokens: { [HERE]: 'C' },
      change: (world) => world.heroes[1]?.equipment.push({ id: 'captain-carters-shield', ready: false }),
    });
    other.play('play:1', `rescue:${HERE}`);
    expect(hero(other, 'hero-2').equipment[0]?.ready).toBe(false);
  });

  test('not with nobody next door', () => {
    const match = played('captain-carter.a-1', { ...carried, tokens: { [HERE]: 'T' } });
    expect(match.refuses('use:captain-carters-shield').key).toBe('no-enemy-next-door');
  });

  test('kept for the Villain turn, it takes 1 damage of a Hero beside her, once', () => {
    const match = villainActs('captain-carter', { ...carried, plan: ({ move }) => move === 3 });
    match.answer(0, 'pass').answer(0, 'card:1').answer(0, 'accept');
    expect(match.events('card-lost').map(({ params }) => params.hero)).toEqual(['hero-1']);
    expect(match.events('damage-ignored')[0]?.params).toMatchObject({ hero: 'hero-2', damage: 1 });
    expect(ready(match)).toEqual([false]);
  });

  test('not for a Hero elsewhere, nor once it was thrown', () => {
    const plan = ({ move }: { move: unknown }) => move === 3;
    const apart = villainActs('captain-carter', { ...carried, plan, at: { 'hero-1': BESIDE } });
    expect(apart.questionOf(1).key).toBe('lose-card');
    const thrown = villainActs('captain-carter', {
      ...carried,
      plan,
      change(world) {
        for (const { equipment: own } of world.heroes) for (const each of own) each.ready = false;
      },
    });
    expect(thrown.questionOf(0).key).toBe('lose-card');
  });

  test('not in a Hero’s turn, and not against unpreventable damage', () => {
    const inTurn = fallsBefore('captain-carter', {
      change: (world) => world.heroes[1]?.equipment.push({ id: 'captain-carters-shield', ready: true }),
    });
    expect(inTurn.questionOf(1).key).toBe('lose-card');
    const hellfire = villainActs('captain-carter', {
      ...carried,
      plan: ({ special }) => special === 'cosmic-hellfire',
    });
    expect(hellfire.questionOf(0).key).toBe('lose-card');
  });
});

test('Scepter: a Thug near Loki is a Civilian from now on, and he has a Wild symbol; no Mission advances', () => {
  const match = played('loki.mh-1', { equipment: ['scepter'], tokens: { [BESIDE]: 'TC', london: 'T' } });
  match.answer('use:scepter');
  expect(match.options()).toEqual([`bystander:thug@${BESIDE}`]);
  match.answer(`bystander:thug@${BESIDE}`);
  expect([tokensAt(match, BESIDE), filled(match, 'defeat-thugs'), ready(match)]).toEqual(['CC', 0, [false]]);
  expect(match.world.turn.chips.map(({ symbol }) => symbol)).toEqual(['move', 'heroic', 'wild']);
  expect(played('loki.mh-1', { equipment: ['scepter'], tokens: { london: 'T' } }).refuses('use:scepter').key).toBe(
    'no-thug-here',
  );
});

test('Mjolnir: 2 damage to one enemy here or next door', () => {
  const match = played('mighty-thor.m-1', {
    equipment: ['mjolnir'],
    tokens: { [HERE]: 'T' },
    threats: { [BESIDE]: [RIDERS] },
  });
  match.answer('use:mjolnir');
  expect(match.options()).toEqual([`enemy:thug@${HERE}`, `enemy:${RIDERS}`]);
  match.answer(`enemy:${RIDERS}`);
  expect(placeOf(match.world, BESIDE).threats[0]?.health).toBe(1);
  expect(ready(match)).toEqual([false]);
  expect(played('mighty-thor.m-1', { equipment: ['mjolnir'] }).refuses('use:mjolnir').key).toBe('no-enemy-here');
});

describe('Spear of Bashenga', () => {
  const carried = { equipment: ['spear-of-bashenga'] } as const;

  test('defeats a Thug here or next door', () => {
    const match = played('black-panther.a-1', { ...carried, tokens: { [HERE]: 'T', [BESIDE]: 'T', london: 'T' } });
    match.answer('use:spear-of-bashenga');
    expect(match.options()).toEqual([`bystander:thug@${HERE}`, `bystander:thug@${BESIDE}`]);
    match.answer(`bystander:thug@${BESIDE}`);
    expect([tokensAt(match, BESIDE), filled(match, 'defeat-thugs'), ready(match)]).toEqual(['', 1, [false]]);
  });

  test('an Attack or a Wild token recharges it when her turn begins', () => {
    const match = laid({
      heroes: ['black-panther', 'captain-carter'],
      change(world) {
        for (const one of world.heroes.slice(0, 1)) {
          one.equipment.push({ id: 'spear-of-bashenga', ready: false });
          Object.assign(one.tokens, { attack: 1, move: 1 });
        }
      },
    });
    expect(match.options()).toEqual(['recharge:attack', 'pass']);
    expect(match.refuses('recharge:wild').key).toBe('no-tokens-to-use');
    match.answer('recharge:attack');
    expect([hero(match).tokens.attack, ready(match)]).toEqual([0, [true]]);
  });
});

test('Solid Light Shield: a Hero here or next door ignores 2 damage until their next turn', () => {
  const match = played('black-panther.a-1', {
    heroes: ['black-panther', 'captain-carter', 'loki'],
    equipment: ['solid-light-shield'],
    at: { 'hero-2': BESIDE, 'hero-3': 'london' },
  });
  match.answer('use:solid-light-shield');
  expect(match.options()).toEqual(['hero:hero-1', 'hero:hero-2']);
  match.answer('hero:hero-2');
  expect([hero(match, 'hero-2').guard, ready(match)]).toEqual([2, [false]]);
});

describe('Hellfire Chain', () => {
  const table = {
    equipment: ['hellfire-chain'],
    villainAt: HERE,
    completed: ['defeat-thugs', 'rescue-civilians'],
    tokens: { [HERE]: 'TTT' },
  } as const;

  test('two targets here, 1 damage each', () => {
    const match = played('cosmic-ghost-rider.m-1', table).answer('use:hellfire-chain');
    expect(match.options()).toEqual([`enemy:thug@${HERE}`, 'enemy:villain']);
    match.play(`enemy:thug@${HERE}`, `enemy:thug@${HERE}`);
    expect([tokensAt(match, HERE), match.question.key, ready(match)]).toEqual(['T', 'act', [false]]);
  });

  test('nobody but a Thug twice', () => {
    const match = played('cosmic-ghost-rider.m-1', table);
    const { health } = match.world.villain;
    match.play('use:hellfire-chain', 'enemy:villain');
    expect(match.options()).toEqual([`enemy:thug@${HERE}`, 'pass']);
    match.answer('pass');
    expect([match.world.villain.health, tokensAt(match, HERE)]).toEqual([health - 1, 'TTT']);
  });

  test('not without a target', () => {
    const match = played('cosmic-ghost-rider.m-1', { equipment: ['hellfire-chain'], tokens: { [BESIDE]: 'T' } });
    expect(match.refuses('use:hellfire-chain').key).toBe('no-enemy-here');
  });
});

test('Hell Cycle: two moves, and each Thug that he defeats fuels it anew', () => {
  const match = played('cosmic-ghost-rider.ma-1', { equipment: ['hell-cycle'], tokens: { [HERE]: 'TT' } });
  match.answer('use:hell-cycle');
  expect(match.world.turn.chips.map(({ symbol }) => symbol)).toEqual(['move', 'attack', 'move', 'move']);
  expect(ready(match)).toEqual([false]);
  match.answer(`attack:thug@${HERE}`);
  expect(ready(match)).toEqual([true]);
});

test('Hell Cycle: a Thug that another Hero defeats does nothing for it', () => {
  const match = laid({
    heroes: ['captain-carter', 'cosmic-ghost-rider'],
    villain: 'maestro',
    hands: { 'hero-1': ['captain-carter.a-1', 'captain-carter.mh-1'] },
    tokens: { [HERE]: 'T' },
    change(world) {
      for (const one of world.heroes.slice(1)) one.equipment.push({ id: 'hell-cycle', ready: false });
    },
  });
  match.play('play:1', `attack:thug@${HERE}`);
  expect(hero(match, 'hero-2').equipment[0]?.ready).toBe(false);
});

describe('Grapnel Line', () => {
  test('a move where the two cards show none; it is never turned over', () => {
    const match = played('spider-man-2099.h-1', { equipment: ['grapnel-line'] });
    expect(match.world.turn.chips.map(({ symbol, from }) => `${symbol} ${from}`)).toEqual([
      'heroic own',
      'move effect',
    ]);
    expect(ready(match)).toEqual([true]);
    expect(match.options().some((key) => key.startsWith('use'))).toBe(false);
  });

  test('none where one of them does', () => {
    const match = played('spider-man-2099.h-1', { equipment: ['grapnel-line'], told: ['captain-carter.mh-1'] });
    expect(match.world.turn.chips.map(({ symbol }) => symbol)).toEqual(['heroic', 'move', 'heroic']);
  });
});

test('Grapnel Line: nobody else swings on it', () => {
  const match = laid({
    heroes: ['captain-carter', 'spider-man-2099'],
    hands: { 'hero-1': ['captain-carter.a-1', 'captain-carter.mh-1'] },
    change: (world) => world.heroes[1]?.equipment.push({ id: 'grapnel-line', ready: true }),
  });
  match.answer('play:1');
  expect(match.world.turn.chips.map(({ symbol }) => symbol)).toEqual(['attack']);
});

describe('Energy Barrier', () => {
  const table = { equipment: ['energy-barrier'], plan: ({ move }: { move: unknown }) => move === 3 } as const;

  test('takes 1 damage of a blow in the Villain turn, and stores it', () => {
    const match = villainActs('ironheart', table);
    match.answer(0, 'accept').answer(1, 'card:1');
    expect(match.events('card-lost').map(({ params }) => params.hero)).toEqual(['hero-2']);
    expect(match.events('equipment-used')[0]?.params.equipment).toBe('energy-barrier');
    expect([hero(match).tokens.attack, ready(match)]).toEqual([1, [false]]);
  });

  test('of a Hero next door too; the one who carries it gets the token', () => {
    const match = villainActs('ironheart', { ...table, at: { 'hero-1': BESIDE } }).answer(0, 'accept');
    expect(match.events('card-lost')).toEqual([]);
    expect([hero(match).tokens.attack, hero(match, 'hero-2').tokens.attack]).toEqual([1, 0]);
  });

  test('the player may keep it, and nobody is asked about unpreventable damage', () => {
    const kept = villainActs('ironheart', table).answer(0, 'pass');
    expect([kept.questionOf(0).key, ready(kept)]).toEqual(['lose-card', [true]]);
    const hellfire = villainActs('ironheart', { ...table, plan: ({ special }) => special === 'cosmic-hellfire' });
    expect(hellfire.questionOf(0).key).toBe('lose-card');
  });

  test('not in a Hero’s turn, not for a Hero farther away, and not once it is turned over', () => {
    const inTurn = fallsBefore('ironheart', {
      change: (world) => world.heroes[1]?.equipment.push({ id: 'energy-barrier', ready: true }),
    });
    expect(inTurn.questionOf(1).key).toBe('lose-card');
    const far = villainActs('ironheart', { ...table, at: { 'hero-1': 'london' } });
    expect(far.waiting).toEqual([1]);
    const used = villainActs('ironheart', {
      ...table,
      change(world) {
        for (const { equipment: own } of world.heroes) for (const each of own) each.ready = false;
      },
    });
    expect(used.questionOf(0).key).toBe('lose-card');
  });
});

test('Evacuation Drone: a Civilian of each Location next door', () => {
  const tokens = { [HERE]: 'C', [BESIDE]: 'CC', 'project-pegasus': 'CT', london: 'C' };
  const match = played('ironheart.ma-1', { equipment: ['evacuation-drone'], tokens });
  match.answer('use:evacuation-drone');
  expect(Object.keys(tokens).map((at) => tokensAt(match, at as typeof HERE))).toEqual(['C', 'C', 'T', 'C']);
  expect([filled(match, 'rescue-civilians'), ready(match)]).toEqual([2, [false]]);
  const onOneSide = played('ironheart.ma-1', { equipment: ['evacuation-drone'], tokens: { [BESIDE]: 'C' } });
  expect(tokensAt(onOneSide.answer('use:evacuation-drone'), BESIDE)).toBe('');
  const nobody = played('ironheart.ma-1', { equipment: ['evacuation-drone'], tokens: { [HERE]: 'C' } });
  expect(nobody.refuses('use:evacuation-drone').key).toBe('no-civilian-next-door');
});

describe('Comm Link', () => {
  test('a symbol that is not used becomes another Hero’s token', () => {
    const match = played('ironheart.ma-1', { equipment: ['comm-link'] }).answer('use:comm-link');
    expect(match.options()).toEqual(['symbol:move', 'symbol:attack']);
    match.play('symbol:attack', 'hero:hero-2');
    expect(hero(match, 'hero-2').tokens.attack).toBe(1);
    expect(match.world.turn.chips.map(({ state }) => state)).toEqual(['open', 'spent']);
  });

  test('once a turn, and it is never turned over', () => {
    const match = played('ironheart.ma-1', { equipment: ['comm-link'] });
    match.play('use:comm-link', 'symbol:attack', 'hero:hero-2');
    expect(ready(match)).toEqual([true]);
    expect(match.refuses('use:comm-link').key).toBe('called-already');
  });

  test('not without a symbol, nor without a Hero to call', () => {
    const spent = played('ironheart.h-1', { equipment: ['comm-link'], tokens: { [HERE]: 'C' } });
    expect(spent.answer(`rescue:${HERE}`).refuses('use:comm-link').key).toBe('no-symbol-to-change');
    const alone = played('ironheart.h-1', { equipment: ['comm-link'], heroes: ['ironheart'] });
    expect(alone.refuses('use:comm-link').key).toBe('no-other-hero');
  });
});

describe('Trauma Kit', () => {
  test('three cards in hand again, and it leaves the game', () => {
    const match = played('ironheart.h-1', {
      equipment: ['trauma-kit'],
      hand: [],
      decks: { 'hero-1': ['ironheart.ma-1', 'ironheart.mh-1', 'ironheart.ha-1', 'ironheart.overclock-1'] },
    });
    match.answer('use:trauma-kit');
    expect([hero(match).hand.cards.length, hero(match).equipment]).toEqual([3, []]);
    expect(match.events('equipment-gone')).toHaveLength(1);
  });

  test('also for whoever is beside, and for nobody elsewhere', () => {
    const wanted = (at: 'alchemax-headquarters' | 'london') =>
      played('ironheart.h-1', {
        equipment: ['trauma-kit'],
        at: { 'hero-2': at },
        change: (world) => world.heroes[1]?.hand.cards.splice(1),
      });
    const beside = wanted(HERE).answer('use:trauma-kit');
    expect(hero(beside, 'hero-2').hand.cards).toHaveLength(3);
    expect(wanted('london').refuses('use:trauma-kit').key).toBe('hand-full-enough');
  });

  test('not where all hands are full', () => {
    const match = played('ironheart.h-1', { equipment: ['trauma-kit'] });
    expect(match.refuses('use:trauma-kit').key).toBe('hand-full-enough');
  });
});
