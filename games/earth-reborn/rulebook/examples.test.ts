import { edgeAt } from '@necropole/boards';
import { viewFor } from '@necropole/kernel/app';
import { provesFor, type Situation, situation } from '@necropole/kernel/testing';
import { expect, test } from 'vitest';
import type { CharacterId } from '../content/characters/index.ts';
import { orderTileOf } from '../content/order-tiles.ts';
import { earthReborn } from '../index.ts';
import { wallName } from '../map.ts';
import { phraseInEnglish } from '../phrases/english.ts';
import type { Phrase } from '../phrases/phrase.ts';
import {
  fireFour,
  goldFire,
  longMove,
  meleeFour,
  meleeThree,
  otherFireFour,
  redFire,
  redMelee,
} from '../positions/printed.ts';
import { equipmentOf } from '../rules/equipment.ts';
import { searchCards } from '../rules/search-deck.ts';
import type { Er } from '../shape.ts';
import { figure, offered, placeOf, shoot, strike, tileWith } from '../testing/laid.ts';
import { naming } from '../words/en/naming.ts';
import { rulebook } from './index.ts';

const proves = provesFor(rulebook);
const [CRITICAL, BLANK, HIT, TWO, AMMUNITION] = [1, 2, 3, 5, 6];

const example = (id: string, dice?: readonly number[]): Situation<Er> =>
  situation(earthReborn, { example: id, ...(dice === undefined ? {} : { dice }) });

function bids(match: Situation<Er>, asker: number, bid: number, against: number): Situation<Er> {
  return match.answer(asker, `bid:${bid}`).answer(1 - asker, `bid:${against}`);
}

// ── Pages 6 and 7 ────────────────────────────────────────────────────────────────────────────────────────────────────

proves.example('ER-example-6-coveted-tile', 'the last tile of the bag empties the discard pile', () => {
  const match = example('ER-example-6-coveted-tile').answer('draw');
  expect(match.world.discard.cards).toEqual([]);
  expect(match.refuses('buy')).toMatchObject({ key: 'nothing-to-buy', cite: 'ER-6.8' });
});

proves.example('ER-example-6-second-tile', 'Vasquez is reactivated, and receives a second tile', () => {
  const match = example('ER-example-6-second-tile').play('activate:vasquez', 'assign:1');
  expect(figure(match, 'vasquez').tiles.cards).toHaveLength(2);
});

proves.example('ER-example-6-awaiting-orders', 'a zombie without a tile lets Jeff Deeler be reactivated', () => {
  const match = example('ER-example-6-awaiting-orders');
  expect(match.refuses('activate:jeff-deeler').cite).toBe('ER-6.4');
  match.play('activate:zombie-2', 'done', 'pass', 'activate:jeff-deeler');
  expect(match.question.key).toBe('orders');
});

proves.example(
  'ER-example-7-round-of-activation',
  'awaiting deployment, awaiting orders, and a zombie with its 3 CP',
  () => {
    const match = example('ER-example-7-round-of-activation', [BLANK, BLANK, BLANK]);
    match.play('activate:franck-einstein', 'assign:1', 'done', 'activate:jack-saw', 'done', 'pass');
    match.play('activate:zombie-2', 'assign:1', 'move:2', 'go:b6', 'face:left', 'melee:vasquez');
    match.answer(strike(longMove, 'melee 1 red', 1));
    expect(figure(match, 'zombie-2').spent).toBe(3);
    expect(match.refuses('move:1')).toMatchObject({ key: 'beyond-maximum', cite: 'ER-7.3' });
    expect(match.events('awaits-deployment')).toHaveLength(1);
    expect(match.events('awaits-orders')).toHaveLength(1);
  },
);

proves.example('ER-example-7-unmerged-melee', 'melee 2 and melee 3 are two orders, never one of 5', () => {
  const match = example('ER-example-7-unmerged-melee').answer('melee:nick-bolter');
  expect(offered(match, 'strike')).toEqual([
    ...[1, 2].map((n) => strike(redMelee, 'melee 2 red', n)),
    ...[1, 2, 3].map((n) => strike(meleeThree, 'melee 3 red', n)),
  ]);
});

// ── Pages 8 and 9 ────────────────────────────────────────────────────────────────────────────────────────────────────

proves.example('ER-example-8-four-orders', '4 CP give Vasquez 24 points', () => {
  expect(example('ER-example-8-four-orders').answer('move:4').world.round?.move?.left).toBe(24);
});

proves.example('ER-example-8-split-move', 'a move of 1, a melee, a move of 2 with the rest of the section', () => {
  const match = example('ER-example-8-split-move', []);
  const tile = figure(match, 'vasquez').tiles.cards[0] ?? 'order-0';
  match.play('move:1', 'go:c2', 'face:right', 'melee:zombie-1', strike(tile, 'melee 2 black', 1), 'move:2');
  expect(figure(match, 'vasquez').placed).toEqual([3, 0, 0, 1]);
  expect(match.world.round?.move?.left).toBe(12);
});

proves.example('ER-example-8-merged-move', 'three sections, 5 CP, 30 points', () => {
  const match = example('ER-example-8-merged-move').answer('move:5');
  expect(match.world.round?.move?.left).toBe(30);
});

proves.example('ER-example-8-facing', 'towards one of the four sides, never askew', () => {
  const match = example('ER-example-8-facing').answer('move:1');
  expect(offered(match, 'face')).toEqual(['face:up', 'face:right', 'face:down', 'face:left']);
});

proves.example(
  'ER-example-8-who-opens',
  'Einstein and Deeler open the door before them; Nick has no card, Jack Saw no door',
  () => {
    const opens = (id: string, seat: number, door: string): boolean => {
      const match = example('ER-example-8-who-opens');
      if (seat === 1) match.answer('pass');
      return match.play(`activate:${id}`, 'move:1').offers(`open:${door}`);
    };
    expect(opens('franck-einstein', 0, 'door-1')).toBe(true);
    expect(opens('nick-bolter', 0, 'door-2')).toBe(false);
    expect(opens('jeff-deeler', 1, 'door-2')).toBe(true);
    expect(opens('jack-saw', 1, 'door-2')).toBe(false);
  },
);

proves.example('ER-example-9-ways-and-prices', 'six ways and their price, doors included', () => {
  const id = 'ER-example-9-ways-and-prices';
  const vasquez = (command: number): Situation<Er> => example(id).play('activate:vasquez', `move:${command}`);
  const left = (match: Situation<Er>): number | undefined => match.world.round?.move?.left;
  // 13 points with a sliding door: 3 CP, and not 2.
  const short = vasquez(2).play('go:h6', 'open:door-7');
  expect(short.refuses('go:e9').key).toBe('too-far');
  const far = vasquez(3).play('go:h6', 'open:door-7', 'go:e9');
  expect(left(far)).toBe(18 - 13);
  expect(vasquez(1).answer('go:h6').refuses('open:door-7')).toMatchObject({ key: 'no-points', cite: 'ER-9.7' });
  // 8 points: 2 CP.
  expect(left(vasquez(2).answer('go:k5'))).toBe(12 - 8);
  expect(vasquez(1).refuses('go:k5').key).toBe('too-far');
  // 14 points, with the door closed behind her: 3 CP.
  const hidden = vasquez(3).play('go:i5', 'open:door-4', 'go:i4', 'close:door-4', 'go:l2');
  expect(left(hidden)).toBe(18 - 14);
  // The tables of the mess hall are within a dotted line.
  expect(hidden.refuses('go:j2')).toMatchObject({ key: 'barred-there', cite: 'ER-8.11' });
  // 4 points, and no card for that door.
  const locked = vasquez(1).answer('go:g5');
  expect(left(locked)).toBe(6 - 4);
  expect(locked.refuses('open:door-2')).toMatchObject({ key: 'no-magnetic-card', cite: 'ER-9.1' });
  // Einstein: 11 points, 3 CP and not 2.
  const einstein = (command: number): Situation<Er> =>
    example(id).play('activate:franck-einstein', `move:${command}`, 'go:h6', 'open:door-7');
  expect(einstein(2).refuses('go:e9').key).toBe('too-far');
  expect(left(einstein(3).answer('go:e9'))).toBe(15 - 11);
  // Deeler has a card: 5 points, 2 CP and not 1.
  const deeler = (command: number): Situation<Er> =>
    example(id).play('pass', 'activate:jeff-deeler', `move:${command}`, 'go:g5', 'open:door-2');
  expect(deeler(1).refuses('go:g4').key).toBe('too-far');
  expect(left(deeler(2).answer('go:g4'))).toBe(8 - 5);
});

// ── Pages 10 to 12 ───────────────────────────────────────────────────────────────────────────────────────────────────

proves.example('ER-example-10-four-squares', 'all four can be attacked, whatever the facing', () => {
  const match = example('ER-example-10-four-squares', [BLANK, BLANK]);
  expect(offered(match, 'melee')).toHaveLength(4);
  match.play('melee:nick-bolter', strike(meleeFour, 'melee 4 black', 1));
});

proves.example(
  'ER-example-10-arcs-of-jack-saw',
  '4 dice in front and on the left, 2 on the right, 2 hits behind',
  () => {
    const thrown = (target: string): readonly unknown[] => {
      const match = example('ER-example-10-arcs-of-jack-saw').play(
        `melee:${target}`,
        strike(meleeFour, 'melee 4 black', 1),
      );
      const { dice, automatic } = match.events('rolled')[0]?.params ?? { dice: [], automatic: 0 };
      return [dice.length, automatic];
    };
    expect(thrown('vasquez')).toEqual([4, 0]);
    expect(thrown('franck-einstein')).toEqual([4, 0]);
    expect(thrown('james-woo')).toEqual([2, 0]);
    expect(thrown('nick-bolter')).toEqual([0, 2]);
  },
);

proves.example(
  'ER-example-11-who-fights-whom',
  'not slantwise, not through a door; once it is open, in the same round',
  () => {
    const match = example('ER-example-11-who-fights-whom', [BLANK, BLANK, BLANK, BLANK, BLANK]);
    expect(match.refuses('melee:vasquez').key).toBe('not-adjacent');
    expect(match.refuses('melee:franck-einstein').key).toBe('door-between');
    match.play('move:1', 'open:door-1', 'face:up', 'melee:franck-einstein', strike(meleeFour, 'melee 4 black', 4));
    expect(match.events('attacks')).toHaveLength(1);
  },
);

proves.example('ER-example-11-nick-against-jeff', 'a critical and two hits against 5: one wound', () => {
  const match = example('ER-example-11-nick-against-jeff', [CRITICAL, AMMUNITION]);
  const tile = figure(match, 'nick-bolter').tiles.cards[0] ?? 'order-0';
  match.play('melee:jeff-deeler', strike(tile, 'melee 1 gold', 1));
  expect(match.events('defence-valued')[0]?.params.defence).toBe(5);
  expect(figure(match, 'jeff-deeler').wounds).toBe(1);
});

proves.example(
  'ER-example-11-jessica-against-woo',
  '7 hits against 3 turn his card over; his critical wounds her',
  () => {
    const match = example('ER-example-11-jessica-against-woo', [TWO, TWO, TWO, HIT, CRITICAL]);
    match.play('melee:james-woo', strike(meleeFour, 'melee 4 black', 4));
    expect(match.events('wounded')[0]?.params.wounds).toBe(4);
    expect(figure(match, 'james-woo')).toMatchObject({ state: 'wounded', wounds: 0 });
    expect(figure(match, 'jessica-hollister').wounds).toBe(1);
  },
);

proves.example('ER-example-11-jack-saw-against-nick', 'two criticals and 8 hits against 5: five wounds', () => {
  const match = example('ER-example-11-jack-saw-against-nick', [CRITICAL, CRITICAL, TWO, TWO, TWO, TWO, HIT]);
  match.play('melee:nick-bolter', strike(meleeThree, 'melee 3 red', 3));
  expect(figure(match, 'nick-bolter')).toMatchObject({ state: 'wounded', wounds: 1 });
});

proves.example('ER-example-12-one-blow', 'six wounds kill Vasquez', () => {
  // From behind she has nothing but armour 2: 8 hits.
  const match = example('ER-example-12-one-blow', [TWO, TWO, TWO, TWO]);
  match.play('melee:vasquez', strike(meleeFour, 'melee 4 black', 1));
  expect(match.events('wounded')[0]?.params.wounds).toBe(6);
  expect(match.outcome).toMatchObject({ id: 'salemite-wins' });
});

proves.example('ER-example-12-what-can-be-destroyed', 'a door, screens, crates and a wall', () => {
  const id = 'ER-example-12-what-can-be-destroyed';
  // Vasquez: the wooden door without a die; the screens on her right take dice.
  const vasquez = example(id, []).play('activate:vasquez', 'melee:door-1', strike(meleeFour, 'melee 4 black', 1));
  expect(vasquez.world.doors[0]).toBe('broken');
  // Zombie 1: 3 dice for 1 CP, 5 for 3; the sliding door takes 5.
  const zombie = example(id, [CRITICAL, TWO, BLANK]).play('pass', 'activate:zombie-1', 'melee:door-2');
  zombie.answer(strike(meleeThree, 'melee 3 red', 1));
  expect(zombie.world.doors[1]).toBe('broken');
  // The wall beside it: 9 at most with 1 CP.
  const wall = example(id, [CRITICAL, CRITICAL, CRITICAL]).play('pass', 'activate:zombie-2');
  const [side = ''] = offered(wall, 'melee').filter((key) => key.startsWith('melee:wall'));
  wall.play(side, strike(redMelee, 'melee 2 red', 1));
  expect(wall.events('stands-firm').map(({ params }) => params.hits)).toEqual([9]);
  // Jessica: all the crates at once.
  const black = tileWith('melee 3 black', 'fire 3 gold');
  const jessica = example(id, [TWO, TWO, TWO]).play('pass', 'activate:jessica-hollister');
  const [crates = ''] = offered(jessica, 'melee').filter((key) => key.startsWith('melee:element'));
  jessica.play(crates, strike(black, 'melee 3 black', 3));
  expect(jessica.world.wrecked).toHaveLength(1);
});

// ── Pages 15 and 16 ──────────────────────────────────────────────────────────────────────────────────────────────────

proves.example(
  'ER-example-15-scenario-2-initiative',
  'NORAD has the initiative each turn, and the Salemites may contest it',
  () => {
    const match = example('ER-example-15-scenario-2-initiative').answer('contest');
    bids(match, 1, 3, 2);
    expect(match.world.initiative).toBe(1);
    match.play('pass', 'pass');
    while (match.question.key === 'discard') match.answer('keep');
    expect(match.events('initiative-given').at(-1)).toMatchObject({ params: { seat: 0 }, cite: 'ER-15.7' });
    expect(match.question.key).toBe('contest');
  },
);

proves.example('ER-example-16-vasquez-intercepted', 'her way, square by square', () => {
  const match = example('ER-example-16-vasquez-intercepted', [TWO, TWO, TWO, TWO, BLANK]);
  // Jessica and Jack Saw see her activated; Jessica loses the duel.
  match.answer('activate:vasquez');
  expect(match.options()).toEqual(['let', 'intercept:jessica-hollister', 'intercept:jack-saw']);
  bids(match.play('intercept:jessica-hollister', 'face:right'), 1, 1, 2);
  match.play('assign:1', 'move:3');
  expect(match.world.round?.move?.left).toBe(18);
  // 1: still in his sight, not for the first time.
  match.answer('go:d3');
  expect(match.question.key).toBe('move');
  // 2: beside him for the first time.
  match.answer('go:e3');
  expect(match.question.key).toBe('intercept');
  expect(match.options()).toEqual(['let', 'intercept:jack-saw']);
  bids(match.play('intercept:jack-saw', 'face:down'), 1, 2, 1);
  match.play('assign:1', 'melee:vasquez', strike(redMelee, 'melee 2 red', 2));
  expect(match.events('rolled')[0]?.params.dice).toHaveLength(5);
  expect(match.events('wounded')[0]?.params.wounds).toBe(4);
  expect(figure(match, 'vasquez').state).toBe('wounded');
  match.answer('done');
  expect(match.question).toMatchObject({ key: 'move', params: { points: 16 } });
  // 3 to 8: out of reach, beside him again, in his sight: nothing is a first time.
  for (const square of ['f3', 'f4', 'g4', 'g3', 'g2', 'h2']) {
    match.answer(`go:${square}`);
    expect(match.question.key, square).toBe('move');
  }
  // 9: the door opens, and Jeff Deeler sees her.
  match.answer('open:door-1');
  expect(match.options()).toEqual(['let', 'intercept:jeff-deeler']);
  bids(match.play('intercept:jeff-deeler', 'face:right'), 1, 1, 1);
  // 10 to 15: never beside him.
  for (const square of ['i2', 'i3', 'i4', 'i5', 'j5', 'k5']) {
    match.answer(`go:${square}`);
    expect(match.question.key, square).toBe('move');
  }
  expect(match.world.round?.move?.left).toBe(3);
  expect(placeOf(match, 'vasquez')).toBe('k5');
});

test('each example that can be played is one of the printed ones', () => {
  expect(rulebook.examples.length).toBeGreaterThan(15);
});

// ── Pages 22 and 23 ──────────────────────────────────────────────────────────────────────────────────────────────────

const interaction = (match: Situation<Er>, who: CharacterId, command: number): string => {
  const tile = figure(match, who).tiles.cards[0] ?? 'order-0';
  const at = orderTileOf(tile).sections.findIndex(({ type }) => type === 'interaction');
  return `spend:${tile}.${at + 1}:${command}`;
};

proves.example('ER-example-22-phrase-read', 'activation, 1 Salemite CP, a corpse, science, 4 points: a zombie', () => {
  const match = example('ER-example-22-phrase-read');
  const [said] = match.option('interact:zombie-serum-1.1').facts ?? [];
  expect(said?.key === 'phrase' ? phraseInEnglish(said.params.phrase as Phrase, naming) : '').toBe(
    'Activation phase, 1 Salemite CP, facing a corpse, science test of 4: the corpse becomes a zombie.',
  );
  match.play('done', 'activate:james-woo');
  expect(match.refuses('interact:zombie-serum-2.1')).toMatchObject({ key: 'other-clan', cite: 'ER-22.1' });
});

proves.example('ER-example-22-who-can-interact', 'only Woo stands on the icon and faces as it shows', () => {
  const refused = (who: CharacterId) => example('ER-example-22-who-can-interact').answer(`activate:${who}`);
  const screens = 'interact:video-surveillance.1';
  expect(refused('vasquez').refuses(screens)).toMatchObject({ key: 'wrong-facing', cite: 'ER-22.10' });
  expect(refused('franck-einstein').refuses(screens)).toMatchObject({ key: 'not-on-icon', cite: 'ER-22.10' });
  expect(offered(refused('james-woo'), 'interact')).toEqual([screens]);
});

proves.example('ER-example-23-serum', 'Jeff rolls 4 dice with 4 CP, and 4 points raise the frozen corpse', () => {
  const match = example('ER-example-23-serum', [HIT, HIT, TWO, BLANK]);
  match.answer('interact:zombie-serum-1.1').answer(interaction(match, 'jeff-deeler', 4));
  expect(match.events('tested')[0]?.params).toMatchObject({ points: 4, threshold: 4, automatic: 0 });
  match.answer('face:down');
  expect(placeOf(match, 'zombie-1')).toBe('b1');
  expect(match.refuses('interact:zombie-serum-1.1')).toMatchObject({ key: 'no-corpse' });
  const dark = situation(earthReborn, {
    example: 'ER-example-23-serum',
    change: (world) => {
      world.unpowered = [0];
    },
  });
  expect(dark.refuses('interact:zombie-serum-1.1')).toMatchObject({ key: 'no-power', cite: 'ER-23.8' });
});

proves.example('ER-example-23-missiles', 'Jessica rolls 3 dice with 4 CP: 7 points, 2 time markers', () => {
  const match = example('ER-example-23-missiles', [CRITICAL, TWO, TWO, CRITICAL, CRITICAL, CRITICAL]);
  match.answer('interact:missile-room.1').answer(interaction(match, 'jessica-hollister', 4));
  expect(match.events('tested')[0]?.params).toMatchObject({ points: 7, threshold: 6 });
  expect(match.world.running).toMatchObject([{ markers: 2, brings: 'launch' }]);
  match.play('done', 'activate:james-woo', 'interact:missile-room.1').answer(interaction(match, 'james-woo', 4));
  expect(match.world.running).toEqual([]);
  const final = (unpowered: number[]) =>
    situation(earthReborn, {
      example: 'ER-example-23-missiles',
      phase: 'keep-tiles',
      change(world) {
        world.running = [{ tile: 0, face: null, by: 1, markers: 2, brings: 'launch' }];
        world.unpowered = unpowered;
        world.round = null;
      },
    });
  expect(final([]).world.running).toMatchObject([{ markers: 1 }]);
  expect(final([0]).world.running).toMatchObject([{ markers: 2 }]);
});

// ── Pages 17 to 21 ───────────────────────────────────────────────────────────────────────────────────────────────────

const FOUR = 'fire 4 black';

proves.example(
  'ER-example-17-kinds-of-equipment',
  'firearms, melee weapons, explosive weapons, special equipment',
  () => {
    const match = example('ER-example-17-kinds-of-equipment');
    const families = match.world.figures.flatMap(({ items }) => items.map((item) => equipmentOf(item).family));
    expect(new Set(families)).toEqual(new Set(['firearm', 'melee-weapon', 'explosive', 'special']));
  },
);

proves.example('ER-example-17-carrying-capacity', 'Nick carries 4 of 6: 2 more fit, 3 more do not', () => {
  const id = 'ER-example-17-carrying-capacity';
  const fits = example(id).play('move:2', 'go:b1', 'exchange:vasquez', 'get:sniper-rifle-1', 'done');
  expect(fits.question.key).toBe('move');
  const heavy = example(id).play('move:2', 'go:c1', 'exchange:james-woo', 'get:grenade-launcher-1', 'done');
  expect(heavy.question).toMatchObject({ key: 'abandon', params: { weight: 7, capacity: 6 } });
  heavy.answer('abandon:heavy-machine-gun-1');
  expect(figure(heavy, 'nick-bolter').items.map(({ face }) => face)).toEqual(['grenade-launcher-1']);
});

const farFrom = (match: Situation<Er>): number | undefined => match.events('fires')[0]?.params.distance;

proves.example('ER-example-18-distances', '3 from Jack Saw to Woo, 4 from Nick to Jack Saw, 7 from Vasquez', () => {
  const shots = (id: string, key: string, way: string): number | undefined => {
    const match = example('ER-example-18-distances');
    if (id === 'jack-saw') match.answer('pass');
    match.play(`activate:${id}`, key, way);
    return farFrom(match.question.key === 'aim' ? match.answer('aim:0') : match);
  };
  expect(shots('jack-saw', 'fire:light-bolter-1:james-woo', shoot(redFire, 'fire 4 red', 1))).toBe(3);
  expect(shots('nick-bolter', 'fire:heavy-machine-gun-1:jack-saw', shoot(fireFour, FOUR, 1))).toBe(4);
  expect(shots('vasquez', 'fire:sniper-rifle-1:jack-saw', shoot(otherFireFour, FOUR, 1))).toBe(7);
});

proves.example(
  'ER-example-20-jack-saw-fires',
  '3 CP: a sure hit, 4 dice, a critical and 5 hits against 3: 3 wounds',
  () => {
    const match = example('ER-example-20-jack-saw-fires', [CRITICAL, TWO, AMMUNITION, HIT]);
    match.play('fire:light-bolter-1:james-woo', shoot(redFire, 'fire 4 red', 3));
    expect(match.events('target-hit')[0]?.cite).toBe('ER-20.1');
    expect(match.events('critical-wounds')[0]?.params.wounds).toBe(1);
    expect(match.events('wounded')[0]?.params.wounds).toBe(2);
    expect(figure(match, 'james-woo').wounds).toBe(3);
    // The symbol does not count in damage.
    expect(figure(match, 'jack-saw').items[0]?.engaged).toBe(false);
  },
);

proves.example(
  'ER-example-20-walls-and-doors-as-targets',
  'right before one at distance 0; farther away, to the square before it',
  () => {
    const id = 'ER-example-20-walls-and-doors-as-targets';
    const near = example(id, [HIT, HIT, BLANK, BLANK]).play(
      'activate:nick-bolter',
      'fire:heavy-machine-gun-1:door-1',
      shoot(fireFour, FOUR, 1),
    );
    expect([farFrom(near), near.world.doors[0]]).toEqual([0, 'broken']);
    const far = example(id, [HIT, CRITICAL, TWO, BLANK]).play('activate:vasquez', 'fire:sniper-rifle-1:door-2');
    far.play(shoot(otherFireFour, FOUR, 1), 'aim:1');
    // A critical is worth three: 5 against a magnetic door of 4.
    expect([farFrom(far), far.world.doors[1]]).toEqual([1, 'broken']);
  },
);

proves.example(
  'ER-example-20-nick-fires',
  '2 + 2 dice make 4 at distance 4; out of ammunition, 5 dice of damage all the same',
  () => {
    const match = example('ER-example-20-nick-fires', [
      AMMUNITION,
      HIT,
      HIT,
      BLANK,
      ...[1, 2, 3, 4, 5].map(() => BLANK),
    ]);
    match.play('fire:heavy-machine-gun-1:jack-saw', shoot(fireFour, FOUR, 4, 2), 'aim:4');
    expect(match.events('targeting-rolled')[0]?.params).toMatchObject({ points: 4, distance: 4 });
    expect(match.events('target-hit')).toHaveLength(1);
    expect(figure(match, 'nick-bolter').items[0]?.engaged).toBe(true);
    expect(match.events('rolled')[0]?.params.dice).toHaveLength(5);
    // Had it missed, the last CP would have been lost too.
    const missed = example('ER-example-20-nick-fires', [BLANK, BLANK, HIT, TWO]);
    missed.play('fire:heavy-machine-gun-1:jack-saw', shoot(fireFour, FOUR, 4, 2), 'aim:4');
    expect(missed.events('target-missed')[0]?.cite).toBe('ER-20.2');
    expect(figure(missed, 'nick-bolter').spent).toBe(4);
  },
);

proves.example('ER-example-20-vasquez-fires', '5 dice and one more at distance 7: a perfect shot is enough', () => {
  const match = example('ER-example-20-vasquez-fires', [CRITICAL, ...Array<number>(5 + 3 + 2).fill(BLANK)]);
  match.play('fire:sniper-rifle-1:jack-saw', shoot(otherFireFour, FOUR, 4, 1), 'aim:6');
  expect(match.events('targeting-rolled')[0]?.params).toMatchObject({ isPerfect: true, distance: 7 });
  expect(match.events('target-hit')[0]?.cite).toBe('ER-18.11');
});

proves.example(
  'ER-example-21-grenade',
  'the door falls, the wall does not, Jack Saw takes 5; 2 rolls in the red zone, 5 in the orange one',
  () => {
    const doorFalls = [TWO, TWO, TWO, BLANK, BLANK, BLANK];
    const wallStands = [CRITICAL, CRITICAL, TWO, BLANK, BLANK, BLANK];
    const dice = [HIT, BLANK, BLANK, ...doorFalls, ...wallStands, HIT, HIT, HIT, ...Array<number>(9).fill(BLANK)];
    const match = example('ER-example-21-grenade', dice);
    match.play('fire:grenades-1:d4', shoot(fireFour, FOUR, 4), 'aim:3');
    expect(match.events('targeting-rolled')[0]?.params).toMatchObject({ points: 3, distance: 3 });
    expect(match.world.doors).toEqual(['broken']);
    expect(match.events('stands-firm')[0]?.params).toMatchObject({ hits: 8, defence: 10 });
    expect(match.events('wounded')[0]?.params).toMatchObject({ figure: 'jack-saw', wounds: 5 });
    const rolls = match.events('rolled').map(({ params }) => params);
    expect(rolls.filter(({ automatic }) => automatic === 0).map((roll) => roll.dice.length)).toEqual([6, 6]);
    // For the table no die is needed.
    expect(rolls.filter(({ automatic }) => automatic === 4).map((roll) => roll.dice.length)).toEqual([3, 3, 3, 0, 3]);
    expect(match.world.wrecked).toHaveLength(1);
    // If the door had stood, nothing would have come to Jack Saw.
    const sheltered = example('ER-example-21-grenade', [HIT, ...Array<number>(2 + 6 + 6 + 3 + 3).fill(BLANK)]);
    sheltered.play('fire:grenades-1:d4', shoot(fireFour, FOUR, 4), 'aim:3');
    expect(sheltered.events('caught-in-blast')).toEqual([]);
  },
);

// ── Page 25 ──────────────────────────────────────────────────────────────────────────────────────────────────────────

const [POINTS_TWO, FLIP, SHUFFLE, SPY] = [2, 4, 5, 6];

/** Vasquez searches with 2 CP, four dice: 8 points, flip, shuffle, spy. */
function searched(id: string, seed = 'search-2'): Situation<Er> {
  const match = situation(earthReborn, { example: id, config: { seed }, dice: [FLIP, SHUFFLE, POINTS_TWO, SPY] });
  const tile = figure(match, 'vasquez').tiles.cards[0] ?? 'order-0';
  const at = orderTileOf(tile).sections.findIndex(({ type }) => type === 'search');
  return match.play('search', `spend:${tile}.${at + 1}:2`);
}

proves.example('ER-example-25-holding-the-deck', 'all see the top of the deck, nobody what lies beneath', () => {
  const match = searched('ER-example-25-holding-the-deck');
  for (const seats of [[0], [1], []]) {
    const { deck } = viewFor(match.match, seats).world;
    expect(deck.up).toEqual([null, null, null, 'ammunition']);
    expect(deck.down).toEqual([null, null, null, null]);
    expect(deck.pile.cards).toEqual([null, null, null, null]);
  }
  match.answer('pass-card');
  expect(viewFor(match.match, [1]).world.deck.up).toEqual(['ammunition', null, null, 'time-bomb']);
});

proves.example('ER-example-25-flipping-the-deck', 'the order is reversed, and every card turned', () => {
  const match = searched('ER-example-25-flipping-the-deck').answer('flip');
  expect(match.world.deck.pile.cards).toEqual([
    'equipment-18/back',
    'equipment-3/front',
    'equipment-24/back',
    'equipment-29/back',
  ]);
  expect(searchCards.top(match.world.deck)).toBe('titanium-claws');
  expect(match.refuses('flip')).toMatchObject({ key: 'no-icon', cite: 'ER-25.2' });
});

proves.example(
  'ER-example-25-vasquez-searches',
  '8 points, an icon of each: 4 cards passed, the secret files for 4',
  () => {
    const match = searched('ER-example-25-vasquez-searches');
    expect(match.world.search).toMatchObject({ who: ['vasquez'], points: 8, flips: 1, shuffles: 1, spies: 1 });
    expect(match.refuses('take-card')).toMatchObject({ key: 'not-found-here' });
    match.play('pass-card', 'pass-card', 'flip');
    expect(searchCards.top(match.world.deck)).toBe('rifle');
    match.play('pass-card', 'shuffle').answer(1, 'leave-deck').play('arrange', 'arrange:1');
    const lay = (card: string, side: string): void => {
      const slot = match.world.looked.pile.cards.findIndex((laid) => laid.startsWith(`${card}/`));
      match.answer(`lay:${slot + 1}:${side}`);
    };
    const held = match.world.looked.pile.cards.map((laid) => laid.slice(0, laid.indexOf('/')));
    const claws = held.includes('equipment-18') ? 'equipment-18' : 'equipment-29';
    lay(held.find((card) => card !== claws && card !== 'equipment-24') ?? '', 'front');
    lay('equipment-24', 'front');
    lay(claws, 'back');
    expect(searchCards.top(match.world.deck)).toBe('titanium-claws');
    match.answer('pass-card');
    expect(match.world.search?.points).toBe(4);
    match.answer('take-card');
    expect(figure(match, 'vasquez').items.map(({ face }) => face)).toEqual(['sniper-rifle-1', 'secret-files-1']);
    expect(match.world.search).toBeNull();
  },
);

// ── Page 26 ──────────────────────────────────────────────────────────────────────────────────────────────────────────

proves.example('ER-example-26-ability-twice', 'Woo spies twice for 2 CP each; a third time would be 6 of 5', () => {
  const match = example('ER-example-26-ability-twice').play('ability:james-woo.1', 'mission-point');
  match.play('ability:james-woo.1', 'mission-point');
  expect(match.world.missionPoints).toEqual([7, 5]);
  expect(figure(match, 'james-woo').spent).toBe(4);
  expect(match.refuses('ability:james-woo.1')).toMatchObject({ key: 'beyond-maximum', params: { left: 1 } });
  match.play('done', 'pass', 'activate:nick-bolter', ...Array<string>(7).fill('ability:nick-bolter.1'));
  expect([match.world.missionPoints[0], match.world.command[0]]).toEqual([0, 10 - 4 + 7 * 4]);
});

proves.example(
  'ER-example-32-combined-fire',
  '5 dice at distance 5 and 2 at distance 2; both hit: 6 dice of damage',
  () => {
    const match = example('ER-example-32-combined-fire', [
      HIT,
      HIT,
      HIT,
      HIT,
      HIT,
      HIT,
      HIT,
      ...Array<number>(6).fill(BLANK),
    ]);
    match.play('fire:grenade-launcher-1:e3', shoot(redFire, 'fire 4 red', 2));
    match.play('join:vasquez:sniper-rifle-1', shoot(goldFire, 'fire 3 gold', 1), 'aim:2', 'aim:5');
    const aimed = match.events('targeting-rolled').map(({ params }) => [params.dice.length, params.distance]);
    expect(aimed).toEqual([
      [2, 2],
      [5, 5],
    ]);
    expect(match.events('rolled-together')[0]?.params).toMatchObject({ dice: 6, automatic: 0 });
  },
);

// ── Page 27 ──────────────────────────────────────────────────────────────────────────────────────────────────────────

proves.example('ER-example-27-jammer-on', 'Nick rolls a die more for the second CP, and the jammer is on', () => {
  const match = example('ER-example-27-jammer-on', [HIT, HIT, HIT]).answer('interact:radio-jammer-1.1');
  match.answer(interaction(match, 'nick-bolter', 2));
  expect(match.events('tested')[0]?.params).toMatchObject({ points: 3, threshold: 3 });
  expect(figure(match, 'nick-bolter').items[0]).toMatchObject({ on: true });
  expect(match.world.running).toMatchObject([{ by: 0 }]);
});

/** NORAD hands these out, to the Salemites in their order. */
function jam(match: Situation<Er>, ...frequencies: readonly string[]): Situation<Er> {
  for (const frequency of frequencies) {
    const at = match.world.radio[0]?.cards.findIndex((marker) => marker.startsWith(frequency)) ?? -1;
    match.answer(0, `jam:${at + 1}`);
  }
  return match;
}

proves.example(
  'ER-example-27-frequencies',
  'five markers, the sixth aside, which Cherokee Bill’s is swapped for',
  () => {
    const match = jam(example('ER-example-27-frequencies'), 'overheard', 'clear', 'clear', 'jammed', 'jammed');
    expect(match.world.radio[0]?.cards).toHaveLength(1);
    match.answer(1, 'swap-markers:cherokee-bill:spare-1');
    expect(figure(match, 'cherokee-bill').markers[0]?.cards[0]).toMatch(/^overheard/);
  },
);

proves.example(
  'ER-example-27-revealed',
  'Deeler is overheard at his third CP and goes on to 5; Kendall spends 3',
  () => {
    const match = jam(example('ER-example-27-revealed'), 'overheard', 'clear', 'jammed', 'jammed', 'clear');
    match.answer(1, 'keep');
    if (match.waiting[0] === 0) match.answer('pass');
    match.answer('activate:jeff-deeler');
    expect(match.refuses('move:3')).toMatchObject({ key: 'marker-hidden', cite: 'ER-27.1' });
    match.answer('tune').answer(0, 'mission-point');
    expect(match.world.missionPoints).toEqual([6, 5]);
    match.play('move:3', 'face:right', 'done', 'pass', 'activate:john-kendall', 'tune');
    expect(match.events('frequency-shown').map(({ params }) => params.frequency)).toEqual(['overheard', 'clear']);
    expect(offered(match, 'move')).toContain('move:3');
  },
);

// ── Pages 28 and 29 ──────────────────────────────────────────────────────────────────────────────────────────────────

proves.example('ER-example-28-mammoth-forward', 'with 1 CP the Mammoth goes forward four squares', () => {
  const match = example('ER-example-28-mammoth-forward').play('move:1');
  expect(offered(match, 'ahead').at(-1)).toBe('ahead:4');
  expect(placeOf(match.answer('ahead:4'), 'mammoth')).toBe('e3');
});

proves.example('ER-example-28-mammoth-blocked', 'the weights stop it, until it has destroyed them', () => {
  const match = example('ER-example-28-mammoth-blocked').play('move:1');
  expect(match.refuses('ahead:1')).toMatchObject({ key: 'way-barred', params: { why: 'element' }, cite: 'ER-28.2' });
  const again = example('ER-example-28-mammoth-blocked', [TWO, TWO, TWO, TWO]);
  const [weights = ''] = offered(again, 'melee').filter((key) => key.startsWith('melee:element'));
  again.play(weights, strike(meleeFour, 'melee 4 black', 1), 'move:1', 'ahead:2');
  expect(placeOf(again, 'mammoth')).toBe('c3');
});

proves.example('ER-example-28-mammoth-backward', 'with 1 CP the Mammoth goes backward two squares', () => {
  const match = example('ER-example-28-mammoth-backward').play('move:1');
  expect(offered(match, 'back')).toEqual(['back:1', 'back:2']);
  expect(placeOf(match.answer('back:2'), 'mammoth')).toBe('c3');
});

proves.example('ER-example-28-mammoth-turns', 'a quarter or half a turn for 1 point, and none for nothing', () => {
  const match = example('ER-example-28-mammoth-turns').play('move:1');
  for (const turn of ['rotate:up', 'rotate:left'])
    expect(match.option(turn).facts).toEqual([{ key: 'costs-points', params: { points: 1 } }]);
  match.play('rotate:left', 'rotate:down');
  expect([figure(match, 'mammoth').facing, match.question.params]).toMatchObject(['down', { points: 2 }]);
  expect(match.refuses('face:up').cite).toBe('ER-28.6');
});

proves.example(
  'ER-example-28-mammoth-looks',
  'from its two front squares: one enemy in the red arc, one in the orange, one out of sight',
  () => {
    const arcAgainst = (id: CharacterId): string => {
      const match = example('ER-example-28-mammoth-looks').answer(`fire:built-in:${id}`);
      const { facts = [] } = match.option(shoot(fireFour, 'fire 4 black', 1));
      return facts.flatMap((fact) => (fact.key === 'damage-dice' ? [fact.params.arc] : [])).join();
    };
    expect([arcAgainst('jack-saw'), arcAgainst('zombie-1')]).toEqual(['red', 'orange']);
    const match = example('ER-example-28-mammoth-looks');
    expect(match.refuses('fire:built-in:zombie-2')).toMatchObject({ key: 'not-in-sight', cite: 'ER-28.11' });
  },
);

proves.example(
  'ER-example-29-mammoth-on-two-rooms',
  '2 CP of the command post, 4 for an MP in the officers’ quarters; then it says which room it searches',
  () => {
    const match = example('ER-example-29-mammoth-on-two-rooms').answer('convert');
    expect(match.events('command-gained').map(({ params }) => params.points)).toEqual([2, 4]);
    expect(match.world.missionPoints).toEqual([4, 5]);
    if (match.waiting[0] === 1) match.answer('pass');
    match.play('activate:mammoth', 'search');
    expect(match.options()).toEqual(['room:officers-quarters', 'room:command-post']);
    expect(match.answer('room:officers-quarters').question.key).toBe('rummage');
  },
);

proves.example(
  'ER-example-29-mammoth-breaks-walls',
  'a long wall, two short ones, a large door, a wall and a door, two small doors',
  () => {
    const start = (): Situation<Er> => example('ER-example-29-mammoth-breaks-walls').answer('ability:mammoth.1');
    const wall = (x: number): string => wallName(edgeAt(start().board.grid, x, 4, 'up'));
    const beside = (first: string): readonly string[] => start().answer(`shatter:${first}`).options();
    expect(beside(wall(6))).toEqual(expect.arrayContaining(['alone', `also:${wall(7)}`]));
    expect(beside('door-3')).toContain('alone');
    expect(beside(wall(3))).toEqual(expect.arrayContaining(['also:door-2', 'also:door-3']));
    expect(beside('door-1')).toEqual(expect.arrayContaining(['alone', `also:${wall(0)}`, 'also:door-2']));
    expect(beside('door-1')).not.toContain('also:door-3');
    const match = example('ER-example-29-mammoth-breaks-walls', [TWO, TWO, BLANK]);
    match.play('ability:mammoth.1', 'shatter:door-3', 'alone');
    const [tested] = match.events('tested');
    expect(tested?.params).toMatchObject({ yellow: [TWO, TWO, BLANK], points: 4, threshold: 4 });
    expect(match.world.doors).toEqual(['closed', 'closed', 'broken']);
  },
);

// ── Page 31 ──────────────────────────────────────────────────────────────────────────────────────────────────────────

proves.example(
  'ER-example-31-torture',
  '3 CP, the room and the kit: seven dice, two spy points; then Einstein takes over, and has seven too',
  () => {
    const [NOTHING, THREE, SPY] = [1, 3, 6];
    const match = example('ER-example-31-torture', [
      ...[SPY, THREE, NOTHING, SPY, THREE, THREE, NOTHING],
      ...Array<number>(7).fill(NOTHING),
    ]).answer('torture:vasquez');
    const three = interaction(match, 'jessica-hollister', 3);
    expect(match.option(three).facts).toContainEqual({ key: 'torture-dice', params: { dice: 7 } });
    match.answer(three);
    expect(match.events('tortures')[0]?.params).toMatchObject({ points: 2, dice: { length: 7 } });
    match.play('mission-point', 'mission-point', 'done', 'pass', 'activate:franck-einstein');
    expect(match.world.missionPoints).toEqual([5, 7]);
    match.play('move:1', 'go:b3', 'exchange:jessica-hollister', 'take-over:vasquez', 'get:torture-kit-1', 'done');
    match.play('go:a3', 'face:up', 'torture:vasquez').answer(interaction(match, 'franck-einstein', 3));
    expect(figure(match, 'franck-einstein').prisoner).toBe('vasquez');
    expect(match.events('tortures')[1]?.params).toMatchObject({ figure: 'franck-einstein', dice: { length: 7 } });
  },
);
