import { provesFor } from '@necropole/kernel/testing';
import { expect } from 'vitest';
import { cardsOf } from '../../positions/piles.ts';
import { rulebook } from '../../rulebook/index.ts';
import {
  answerFor,
  giveCitizen,
  layFace,
  objectiveIn,
  onMission,
  putCitizen,
  putZombieHero,
  stackSpawn,
  takeFaces,
  toNextChoice,
  toNextRound,
} from '../../testing/missions.ts';
import { enemiesAt, hero } from '../../testing/standing.ts';
import { heroAt } from '../../testing/turns.ts';
import type { Board, World } from '../../world.ts';
import { missions } from './index.ts';

const proves = provesFor(rulebook);
const HAND = '17R.court-2';

proves('MZ-38.1', 'MH10 has the tokens of the book', () => {
  expect([missions.mh10.difficulty, missions.mh10.minutes]).toEqual(['hard', 120]);
  const { world } = onMission('mh10');
  expect([world.objectives.length, world.citizenCards.length, world.points.length]).toEqual([5, 10, 3]);
  expect(world.hand).not.toBeNull();
  expect(world.elevator).not.toBeNull();
});

/** Wolverine holds blue, Mystique green, Magneto Bolivar Trask. */
function holders(world: World): void {
  takeFaces(world, 'blue', 'green');
  world.marks.push('rescued:bolivar-trask');
  const [wolverine, mystique, magneto] = world.heroes;
  wolverine?.tokens.push('blue');
  mystique?.tokens.push('green');
  if (magneto !== undefined) giveCitizen(world, magneto, 'bolivar-trask');
}

/** And the Hand is charged; Juggernaut stands there. */
function armed(zone: string) {
  return (world: World, board: Board): void => {
    holders(world);
    world.marks.push('hand-charged');
    if (world.hand !== null) world.hand.charged = true;
    putZombieHero(world, board, zone, 'juggernaut');
  };
}

proves(['MZ-38.2', 'MZ-38.11'], 'MH10: the charged Hand eliminates Juggernaut at range 0 or 1, and that wins', () => {
  for (const zone of [HAND, '17R.court-1']) {
    const match = onMission('mh10', { all: HAND, change: armed(zone) });
    match.play('hero:storm', 'mission:fire-at-juggernaut');
    expect(match.events('enemy-killed')).toMatchObject([{ cite: 'MZ-38.11', params: { enemy: 'juggernaut' } }]);
    expect(match.outcome?.id).toBe('mission-accomplished');
    expect(match.events('goal-done').every(({ cite }) => cite === 'MZ-38.2')).toBe(true);
    expect(match.world.zombieHeroBox.cards).toEqual(['juggernaut']);
  }
  const far = onMission('mh10', { all: HAND, change: armed('16R.path-3') }).answer('hero:storm');
  expect(far.refuses('mission:fire-at-juggernaut')).toMatchObject({
    key: 'juggernaut-out-of-reach',
    cite: 'MZ-38.11',
  });
  const away = onMission('mh10', { all: '17R.gate-2', change: armed('17R.gate-2') }).answer('hero:storm');
  expect(away.refuses('mission:fire-at-juggernaut')).toMatchObject({
    key: 'hand-not-here',
    cite: 'MZ-38.11',
    refs: ['hand'],
  });
});

proves('MZ-38.3', 'MH10: Bolivar Trask lies on 16R or 18R', () => {
  const { world, board } = onMission('mh10');
  const tiles = board.citizenZones.flatMap((zone, i) =>
    world.citizenCards[i]?.cards.includes('bolivar-trask') ? [board.tileOf[zone]] : [],
  );
  expect(tiles).toHaveLength(1);
  expect(['16R', '18R']).toContain(tiles[0]);
  expect(board.citizenZones.filter((zone) => ['16R', '18R'].includes(board.tileOf[zone] ?? ''))).toHaveLength(2);
});

proves('MZ-38.4', 'MH10: Juggernaut stands in the hall, his card beside the board', () => {
  const match = onMission('mh10');
  expect(enemiesAt(match, '14R.hall-back')).toBe('juggernaut');
  expect(match.world.zombieHeroesInPlay.cards).toEqual(['juggernaut']);
  expect(match.world.zombieHeroDeck.cards).toHaveLength(5);
});

/** Wolverine strikes Juggernaut down. */
function struckDown() {
  return onMission('mh10', {
    dice: [5, 5, 5, 5, 5],
    at: { wolverine: '17R.gate-2' },
    change(world, board) {
      putZombieHero(world, board, '17R.gate-2', 'juggernaut');
      for (const each of world.heroes) each.power = 4;
      world.points = world.points.filter(({ id }) => id === 'blue');
      stackSpawn(world, ...cardsOf('normal', 'brute').slice(0, 2));
    },
  }).play('hero:wolverine', 'attack:adamantium-claws:17R.gate-2', 'power:2', 'roll');
}

proves('MZ-38.5', 'MH10: who would die lies down, and gives no experience', () => {
  const match = struckDown();
  expect(match.world.down).toEqual(['juggernaut']);
  expect(enemiesAt(match, '17R.gate-2')).toBe('juggernaut');
  expect(hero(match, 'wolverine').xp).toBe(0);
  expect(match.events('enemy-killed')).toEqual([]);
});

proves('MZ-38.6', 'MH10: while down he is no target, slows nobody and does not act; then he stands up', () => {
  const match = struckDown();
  expect(match.refuses('attack:adamantium-claws:17R.gate-2')).toMatchObject({
    key: 'no-enemy-there',
    cite: 'MZ-23.4',
    refs: ['17R.gate-2'],
  });
  expect(match.option('move:17R.gate-1').facts).toEqual([{ key: 'action-cost', params: { actions: 1 } }]);
  const health = match.world.heroes.map((each) => each.health);
  toNextRound(match);
  expect(match.world.heroes.map((each) => each.health)).toEqual(health);
  expect(match.events('stands-up')).toMatchObject([{ cite: 'MZ-38.6' }]);
  expect(match.world.down).toEqual([]);
});

proves('MZ-38.6', 'MH10: laid down during an enemies’ phase, he stands up at the end of the following one', () => {
  const match = onMission('mh10', {
    phase: 'enemies-first-actions',
    dice: [5, 5, 5, 5, 5],
    all: '18R.road',
    at: { wolverine: '17R.gate-2' },
    change(world, board) {
      putZombieHero(world, board, '17R.gate-1', 'juggernaut');
      Object.assign(world.heroes[0] ?? {}, { xp: 19, power: 4 });
      world.points = world.points.filter(({ id }) => id === 'blue');
    },
  });
  expect(match.question).toMatchObject({ key: 'may-use', params: { component: 'onslaught' } });
  answerFor(match, 'accept', 'power:2', 'roll');
  expect(match.events('laid-down')).toHaveLength(1);
  toNextChoice(match);
  expect([match.world.round, match.world.down]).toEqual([2, ['juggernaut']]);
  expect(match.events('stands-up')).toEqual([]);
  const { health } = hero(match, 'wolverine');
  toNextRound(match);
  expect([match.world.round, match.world.down]).toEqual([3, []]);
  expect(match.events('stands-up')).toHaveLength(1);
  expect(hero(match, 'wolverine').health).toBe(health);
  toNextRound(match);
  expect(match.events('stands-up')).toHaveLength(1);
});

proves('MZ-38.11', 'MH10: the charged Hand finishes him where he lies', () => {
  const match = onMission('mh10', {
    all: HAND,
    change(world, board) {
      armed(HAND)(world, board);
      world.down = ['juggernaut'];
    },
  }).answer('hero:storm');
  expect(match.refuses(`attack:lightning:${HAND}`)).toMatchObject({
    key: 'no-enemy-there',
    cite: 'MZ-23.4',
    refs: ['17R.court-2'],
  });
  match.answer('mission:fire-at-juggernaut');
  expect(match.outcome?.id).toBe('mission-accomplished');
});

proves('MZ-38.7', 'MH10: the Hand begins empty, and cannot even be thrown', () => {
  const match = onMission('mh10', { all: HAND, horde: { [HAND]: { walker: 1 } } }).answer('hero:wolverine');
  expect(match.world.hand?.charged).toBe(false);
  expect(match.refuses('hand:thrown-hand')).toMatchObject({
    key: 'hand-broken',
    cite: 'MZ-38.7',
    refs: ['hand'],
  });
  expect(match.refuses('hand:plasma-shot')).toMatchObject({
    key: 'hand-broken',
    cite: 'MZ-38.7',
    refs: ['hand'],
  });
});

proves('MZ-38.8', 'MH10: red rewards its taker; blue and green reward all, and are kept', () => {
  const taking = (face: 'red-1' | 'blue' | 'green') => {
    const match = onMission('mh10', {
      all: '15R.dining-south',
      change: (world, board) => layFace(world, board, '15R.dining-south', face),
    }).answer('hero:wolverine');
    match.answer(objectiveIn(match, '15R.dining-south'));
    return match.world.heroes.map(({ xp, tokens }) => [xp, ...tokens]);
  };
  expect(taking('red-1')).toEqual([[5], [0], [0], [0]]);
  expect(taking('blue')).toEqual([[5, 'blue'], [5], [5], [5]]);
  expect(taking('green')).toEqual([[5, 'green'], [5], [5], [5]]);
});

proves('MZ-38.9', 'MH10: the Hand is charged once all three stand around it', () => {
  const match = onMission('mh10', {
    at: { wolverine: '17R.court-1', mystique: HAND, magneto: '17R.court-3' },
    change: holders,
  });
  match.play('hero:wolverine', `move:${HAND}`, 'end');
  expect(match.world.hand?.charged).toBe(false);
  match.play('hero:magneto', `move:${HAND}`);
  expect(match.world.hand?.charged).toBe(true);
  expect(match.events('hand-charged')).toMatchObject([{ cite: 'MZ-38.9' }]);
});

/** All three around the Hand, who have just charged it; walkers stand in the next zone. */
function justCharged(...dice: readonly number[]) {
  return onMission('mh10', {
    all: HAND,
    at: { wolverine: '17R.court-1' },
    horde: { '17R.court-3': { walker: 5 } },
    dice,
    change: holders,
  }).play('hero:wolverine', `move:${HAND}`);
}

proves(
  'MZ-38.9',
  'MH10: after a shot the Hand stays empty while they stay, and is charged when they meet again',
  () => {
    const match = justCharged(4, 1, 1, 1).play('hand:plasma-shot:17R.court-3', 'end');
    expect(match.world.hand?.charged).toBe(false);
    match.play('hero:storm', 'move:17R.court-1', `move:${HAND}`, 'end');
    expect(match.world.hand?.charged).toBe(false);
    match.play('hero:mystique', 'move:17R.court-1');
    expect(match.world.hand?.charged).toBe(false);
    match.play(`move:${HAND}`);
    expect(match.world.hand?.charged).toBe(true);
    expect(match.events('hand-charged')).toHaveLength(2);
  },
);

proves(
  ['MZ-38.9', 'MZ-38.10'],
  'MH10: an empty Hand that was charged before may be carried to those who charge it',
  () => {
    const match = onMission('mh10', {
      all: '17R.court-1',
      at: { storm: HAND },
      change(world) {
        holders(world);
        world.marks.push('hand-charged');
      },
    }).play('hero:storm', 'mission:carry-hand', 'move:17R.court-1');
    expect(match.world.hand).toEqual({ zone: match.board.plan.places['17R.court-1'], charged: true });
  },
);

proves('MZ-38.9', 'MH10: a devoured engineer charges nothing until he is rescued again', () => {
  const match = justCharged(4, 1, 1, 1).play('hand:plasma-shot:17R.court-3', 'end');
  expect(match.world.marks).toContain('around-hand');
  while (match.events('citizen-devoured').length === 0) {
    const [seat = 0] = match.waiting;
    const options = match.options(seat);
    match.answer(seat, ['sacrifice', 'end', 'wound:magneto'].find((key) => options.includes(key)) ?? options[0] ?? '');
  }
  expect(match.world.marks).not.toContain('around-hand');
});

proves('MZ-38.7', 'MH10: emptied by its shot it is not thrown either', () => {
  const match = justCharged(4, 1, 1, 1);
  expect(match.refuses('hand:thrown-hand')).toMatchObject({
    key: 'hand-charged',
    cite: 'MZ-25.24',
    refs: ['hand'],
  });
  match.play('hand:plasma-shot:17R.court-3');
  expect(match.refuses('hand:thrown-hand')).toMatchObject({ key: 'hand-broken', cite: 'MZ-38.7' });
  expect(match.refuses('mission:fire-at-juggernaut')).toMatchObject({
    key: 'hand-broken',
    cite: 'MZ-38.11',
    refs: ['hand'],
  });
});

proves('MZ-38.10', 'MH10: for 1 more action a hero takes the charged Hand along', () => {
  const match = onMission('mh10', { all: HAND, change: armed('14R.hall-back') }).answer('hero:wolverine');
  match.play('mission:carry-hand', 'move:17R.court-1');
  expect(heroAt(match, 'wolverine')).toBe('17R.court-1');
  expect(match.world.hand?.zone).toBe(match.board.plan.places['17R.court-1']);
  expect(match.world.turn.actions).toBe(1);
  expect(match.refuses('mission:carry-hand')).toMatchObject({
    key: 'cannot-leave',
    cite: 'MZ-38.10',
    refs: ['wolverine'],
  });
  match.answer('move:17R.court-west');
  expect(match.world.hand?.zone).toBe(match.board.plan.places['17R.court-1']);
});

proves('MZ-38.10', 'MH10: enemies slow the carrier down as they slow anybody', () => {
  const match = onMission('mh10', {
    all: HAND,
    horde: { [HAND]: { walker: 1 } },
    change: armed('14R.hall-back'),
  }).play('hero:wolverine', 'mission:carry-hand', 'move:17R.court-1');
  expect(match.world.turn.actions).toBe(0);
  const empty = onMission('mh10', { all: HAND }).answer('hero:wolverine');
  expect(empty.refuses('mission:carry-hand')).toMatchObject({ key: 'hand-broken', cite: 'MZ-38.10', refs: ['hand'] });
});

proves('MZ-38.12', 'MH10: the blue point never gets a card, and 3 walkers come there in the end phase', () => {
  const match = onMission('mh10', {
    phase: 'spawn-point',
    change(world) {
      world.points = world.points.filter(({ id }) => id === 'blue');
    },
  });
  expect(match.events('spawn-card')).toEqual([]);
  expect(match.events('enemies-spawned')).toMatchObject([
    { cite: 'MZ-38.12', params: { kind: 'walker', count: 3, zone: '11R.shaft' } },
  ]);
});

proves('MZ-38.2', 'MH10: to rescue Bolivar Trask is a goal, and nobody else', () => {
  const rescued = (id: 'bolivar-trask' | 'senator-kelly') =>
    onMission('mh10', { all: HAND, change: (world, board) => putCitizen(world, board, HAND, id) })
      .play('hero:wolverine', `rescue:${id}`)
      .events('goal-done')
      .map(({ params }) => params.goal);
  expect(rescued('bolivar-trask')).toEqual(['rescue-bolivar-trask']);
  expect(rescued('senator-kelly')).toEqual([]);
});

proves('MZ-38.9', 'MH10: the Hand is charged when the engineer is rescued beside it, with both cells there', () => {
  const match = onMission('mh10', {
    all: HAND,
    change(world, board) {
      takeFaces(world, 'blue', 'green');
      world.heroes[0]?.tokens.push('blue', 'green');
      putCitizen(world, board, HAND, 'bolivar-trask');
    },
  }).answer('hero:storm');
  expect(match.world.hand?.charged).toBe(false);
  match.answer('rescue:bolivar-trask');
  expect(match.world.hand?.charged).toBe(true);
});
