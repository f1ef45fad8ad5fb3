import { provesFor, type Situation } from '@necropole/kernel/testing';
import { expect, it } from 'vitest';
import type { CharacterId } from '../content/characters/index.ts';
import { modulesOf } from '../content/modules.ts';
import type { ArrangedFigure } from '../positions/arrange.ts';
import { rulebook } from '../rulebook/index.ts';
import { sceneOf } from '../scene/index.ts';
import type { Er } from '../shape.ts';
import {
  citesOf,
  door,
  figure,
  type Laid,
  laid,
  offered,
  placeOf,
  shoot,
  squareCalled,
  strike,
  tileWith,
} from '../testing/laid.ts';

const proves = provesFor(rulebook);
const [CRITICAL, BLANK, HIT, TWO] = [1, 2, 3, 5];
const everything = modulesOf(8);
const modules = everything.filter((module) => module !== 'duel');
const fighter = tileWith('melee 4 black', 'move 1 red');
const allRound = tileWith('move 2 black', 'melee 1 gold', 'interaction 4 black');
const mover = tileWith('move 4 black', 'move 2 black');

/** Somebody who was captured. */
const taken = { at: null, state: 'captured' } as const satisfies ArrangedFigure;

/** Jack Saw, four dice, before the back of Woo, who is wounded: armour 2, and 2 more wounds would kill him. */
function seized(dice: readonly number[], more: Laid = {}): Situation<Er> {
  return laid({
    modules,
    activated: 'jack-saw',
    dice,
    ...more,
    figures: {
      'james-woo': { at: 'd3', facing: 'right', state: 'wounded' },
      'jack-saw': { at: 'c3', facing: 'right', tiles: [fighter] },
      ...more.figures,
    },
  });
}

function capture(match: Situation<Er>, victim: CharacterId = 'james-woo', command = 1): Situation<Er> {
  return match.play(`capture:${victim}`, strike(fighter, 'melee 4 black', command));
}

/** Jessica leads Vasquez. */
function leading(more: Laid = {}): Situation<Er> {
  return laid({
    modules,
    ...(more.phase === undefined ? { activated: 'jessica-hollister' } : {}),
    ...more,
    figures: {
      vasquez: { ...taken, wounds: 1 },
      'jessica-hollister': { at: 'c3', facing: 'right', tiles: [allRound], prisoner: 'vasquez' },
      ...more.figures,
    },
  });
}

// ── The attempt ──────────────────────────────────────────────────────────────────────────────────────────────────────

proves('ER-30.1', 'a wounded, adjacent enemy: not a healthy one, nor one farther off, nor a friend', () => {
  const match = seized([TWO, TWO, TWO, TWO], {
    figures: {
      vasquez: { at: 'c4', facing: 'up' },
      'nick-bolter': { at: 'f3', state: 'wounded' },
      'jeff-deeler': { at: 'c2', state: 'wounded' },
    },
  });
  expect(offered(match, 'capture')).toEqual(['capture:james-woo']);
  expect(match.refuses('capture:vasquez')).toMatchObject({ key: 'not-wounded', cite: 'ER-30.1' });
  expect(match.refuses('capture:nick-bolter')).toMatchObject({ key: 'not-adjacent' });
  match.answer('capture:james-woo');
  expect([match.question.key, match.question.cite]).toEqual(['seize', 'ER-30.1']);
  match.answer(strike(fighter, 'melee 4 black', 1));
  const told = match.events().map(({ type }) => type as string);
  expect(told.indexOf('capture-announced')).toBeLessThan(told.indexOf('rolled'));
});

it('is not offered where the scenario does not bring it in', () => {
  expect(offered(seized([], { modules: modulesOf(6) }), 'capture')).toEqual([]);
});

proves(
  ['ER-30.2', 'ER-30.3'],
  'damage that would have killed captures; one wound less does not; no wound either way',
  () => {
    const success = capture(seized([TWO, TWO, BLANK, BLANK]));
    expect(figure(success, 'james-woo')).toMatchObject({ state: 'captured', wounds: 0 });
    const failure = capture(seized([TWO, HIT, BLANK, BLANK]));
    expect(figure(failure, 'james-woo')).toMatchObject({ state: 'wounded', wounds: 0 });
    expect(failure.events('capture-fails')).toMatchObject([{ cite: 'ER-30.3', params: { damage: 1, needed: 2 } }]);
    const hurt = { 'james-woo': { at: 'd3', facing: 'right', state: 'wounded', wounds: 1 } } as const;
    expect(figure(capture(seized([TWO, HIT, BLANK, BLANK], { figures: hurt })), 'james-woo').state).toBe('captured');
  },
);

proves('ER-30.3', 'the captor’s criticals count and do not wound; the victim’s wound the captor', () => {
  const criticals = capture(seized([CRITICAL, CRITICAL, BLANK, BLANK]));
  expect(figure(criticals, 'james-woo')).toMatchObject({ state: 'captured', wounds: 0 });
  const one = capture(seized([CRITICAL, BLANK, BLANK, BLANK]));
  expect(figure(one, 'james-woo')).toMatchObject({ state: 'wounded', wounds: 0 });
  // Facing him Woo rolls a die.
  const facing = { 'james-woo': { at: 'd3', facing: 'left', state: 'wounded' } } as const;
  const answered = capture(seized([TWO, TWO, TWO, TWO, CRITICAL], { figures: facing }));
  expect([figure(answered, 'jack-saw').wounds, figure(answered, 'james-woo').state]).toEqual([1, 'captured']);
});

proves('ER-30.3', 'a captor who falls to them captures nobody', () => {
  const match = capture(
    seized([TWO, TWO, TWO, CRITICAL], {
      figures: {
        'james-woo': { at: 'd3', facing: 'left', state: 'wounded' },
        'jack-saw': { at: 'c3', facing: 'right', state: 'wounded', wounds: 2, tiles: [fighter] },
      },
    }),
  );
  expect([figure(match, 'jack-saw').state, figure(match, 'james-woo').state]).toEqual(['dead', 'wounded']);
  expect(citesOf(match, 'capture-fails')).toEqual(['ER-30.3']);
});

proves('ER-30.4', 'whoever carries nothing captures nobody', () => {
  const match = seized([], {
    activated: 'zombie-1',
    figures: { 'jack-saw': { at: 'a1' }, 'zombie-1': { at: 'c3', facing: 'right', tiles: [fighter] } },
  });
  expect(match.refuses('capture:james-woo')).toMatchObject({ key: 'carries-nobody', cite: 'ER-30.4' });
});

proves('ER-30.5', 'the figure leaves the board for the captor’s card', () => {
  const match = capture(seized([TWO, TWO, TWO, TWO]));
  expect(figure(match, 'jack-saw').prisoner).toBe('james-woo');
  expect(figure(match, 'james-woo').at).toBe(-1);
  const { pieces, sheets } = sceneOf(match.view(0));
  expect(pieces.map(({ id }) => id)).toEqual(['jack-saw']);
  const sheet = sheets.find(({ id }) => id === 'james-woo');
  expect(sheet?.brief).toMatchObject({ key: 'prisoner-of' });
});

// ── Weight and equipment ─────────────────────────────────────────────────────────────────────────────────────────────

proves(['ER-30.6', 'ER-17.6'], 'a prisoner weighs 1: whoever carries as much as possible abandons equipment', () => {
  const load = {
    'jack-saw': { at: 'c3', facing: 'right', tiles: [fighter], equipment: ['u43', 'torture-kit'] },
  } as const;
  const match = capture(seized([TWO, TWO, TWO, TWO], { figures: load }));
  expect(match.question).toMatchObject({ key: 'abandon', cite: 'ER-30.6', params: { weight: 4, capacity: 3 } });
  match.answer('abandon:torture-kit-1');
  expect(figure(match, 'jack-saw')).toMatchObject({ prisoner: 'james-woo', items: [{ face: 'u43-1' }] });
  const lighter = { 'jack-saw': { at: 'c3', facing: 'right', tiles: [fighter], equipment: ['u43'] } } as const;
  expect(capture(seized([TWO, TWO, TWO, TWO], { figures: lighter })).question.key).toBe('orders');
});

proves('ER-30.7', 'the captor takes what fits besides the prisoner; the rest goes under the deck', () => {
  const match = capture(
    seized([TWO, TWO, TWO, TWO], {
      figures: {
        'james-woo': {
          at: 'd3',
          facing: 'right',
          state: 'wounded',
          magneticCards: 1,
          equipment: ['revolver', 'combat-knife', 'u43'],
        },
        'jack-saw': { at: 'c3', facing: 'right', tiles: [fighter], equipment: ['torture-kit'] },
      },
    }),
  );
  // 1 and 1 of 3 are carried: 1 is left.
  expect(match.question).toMatchObject({ key: 'loot', cite: 'ER-30.7' });
  expect(match.refuses('get:u43-1')).toMatchObject({ key: 'too-heavy', cite: 'ER-30.7' });
  match.answer('get:revolver-1');
  match.play('done', 'take:james-woo');
  expect(figure(match, 'jack-saw').items.map(({ face }) => face)).toEqual(['torture-kit-1', 'revolver-1']);
  expect([figure(match, 'jack-saw').magneticCards, figure(match, 'james-woo').magneticCards]).toEqual([1, 0]);
  expect(figure(match, 'james-woo').items).toEqual([]);
  expect(citesOf(match, 'goes-under-deck')).toEqual(['ER-30.7', 'ER-30.7']);
});

proves('ER-30.7', 'a card that nobody wants is lost with the rest; without searches equipment leaves the game', () => {
  const figures = {
    'james-woo': { at: 'd3', facing: 'right', state: 'wounded', magneticCards: 1, equipment: ['revolver'] },
  } as const;
  const some = modules.filter((module) => module !== 'search');
  const match = capture(seized([TWO, TWO, TWO, TWO], { figures, modules: some })).play('done', 'decline');
  expect([figure(match, 'jack-saw').magneticCards, figure(match, 'james-woo').magneticCards]).toEqual([0, 0]);
  expect(citesOf(match, 'card-leaves')).toEqual(['ER-30.7']);
});

// ── What a prisoner does not ─────────────────────────────────────────────────────────────────────────────────────────

proves(
  ['ER-30.8', 'ER-6.4'],
  'a prisoner is not activated, and nobody waits for it: the others are reactivated',
  () => {
    const match = leading({
      phase: 'round',
      active: 0,
      figures: { 'nick-bolter': { at: 'h6', engaged: true }, 'zombie-1': { at: 'h1' } },
    });
    expect(offered(match, 'activate')).toEqual(['activate:nick-bolter']);
    expect(citesOf(match.answer('activate:nick-bolter'), 'reactivated')).toEqual(['ER-6.4']);
  },
);

proves('ER-30.8', 'a prisoner brings in no CP', () => {
  const bonus = (prisoner: boolean): number => {
    const match = laid({
      modules,
      phase: 'receive-command',
      turn: 2,
      figures: {
        'nick-bolter': { at: 'h6' },
        vasquez: prisoner ? taken : { at: 'a1', state: 'wounded' },
        'jessica-hollister': { at: 'c3', prisoner: prisoner ? 'vasquez' : null },
      },
    });
    return match.events('command-received').find(({ params }) => params.seat === 0)?.params.bonus ?? -1;
  };
  expect([bonus(false), bonus(true)]).toEqual([3 + 1, 3]);
});

proves(['ER-30.8', 'ER-26.14'], 'no jamming marker for a prisoner', () => {
  const match = leading({
    phase: 'jam-radio',
    figures: { 'nick-bolter': { at: 'h6' }, 'jeff-deeler': { at: 'a1', equipment: ['radio-jammer'] } },
    on: { face: 'radio-jammer-1', by: 1 },
  });
  match.answer(1, 'jam:1');
  expect(match.question.key).toBe('retune');
  expect(figure(match, 'vasquez').markers[1]?.cards).toEqual([]);
});

proves('ER-30.8', 'captured by whoever has paused it, the activated character does nothing more in the round', () => {
  const red = tileWith('melee 2 red', 'move 2 black');
  const match = laid({
    modules: everything,
    activated: 'james-woo',
    figures: {
      'james-woo': { at: 'd3', facing: 'right', state: 'wounded', tiles: [mover] },
      'jack-saw': { at: 'b3', facing: 'right', tiles: [red] },
      'nick-bolter': { at: 'h6', facing: 'down' },
    },
    dice: [TWO, TWO, TWO, TWO],
  });
  match.play('move:1', 'go:c3').answer(1, 'intercept:jack-saw').answer(0, 'face:right');
  match.answer(1, 'bid:1').answer(0, 'bid:0').answer(1, 'capture:james-woo');
  match.answer(strike(red, 'melee 2 red', 1)).answer('done');
  expect(citesOf(match, 'activation-cut-short')).toEqual(['ER-30.8']);
  expect([match.question.key, match.waiting]).toEqual(['round', [1]]);
});

// ── From hand to hand ────────────────────────────────────────────────────────────────────────────────────────────────

/** Jessica has stopped on the square of a friend. */
function meeting(friend: CharacterId, other: Partial<ArrangedFigure> = {}, more: Laid['figures'] = {}): Situation<Er> {
  return leading({ figures: { [friend]: { at: 'd3', facing: 'up', ...other }, ...more } }).play(
    'move:1',
    'go:d3',
    `exchange:${friend}`,
  );
}

proves(['ER-30.9', 'ER-17.6'], 'a prisoner passes to a friend, who is the captor then and looks at the weight', () => {
  const match = meeting('jeff-deeler', { equipment: ['rifle', 'light-bolter'] });
  const before = figure(match, 'jeff-deeler').items.length;
  match.play('hand-over:vasquez', 'done');
  expect([figure(match, 'jessica-hollister').prisoner, figure(match, 'jeff-deeler').prisoner]).toEqual([
    null,
    'vasquez',
  ]);
  expect(citesOf(match, 'prisoner-handed')).toEqual(['ER-30.9']);
  expect(match.question).toMatchObject({ key: 'abandon', cite: 'ER-30.9', params: { weight: 5, capacity: 4 } });
  match.answer(offered(match, 'abandon')[0] ?? '');
  expect(figure(match, 'jeff-deeler').items).toHaveLength(before - 1);
});

proves(['ER-30.9', 'ER-30.4'], 'not to somebody who carries nothing; and once in an exchange', () => {
  expect(meeting('zombie-1').refuses('hand-over:vasquez')).toMatchObject({ key: 'carries-nobody', cite: 'ER-30.9' });
  const match = meeting('jeff-deeler').answer('hand-over:vasquez');
  expect(match.refuses('take-over:vasquez')).toMatchObject({ key: 'handed-already', cite: 'ER-30.9' });
});

proves(['ER-30.10', 'ER-31.2'], 'two captors do not give theirs away, but exchange them', () => {
  const match = meeting('jeff-deeler', { prisoner: 'nick-bolter' }, { 'nick-bolter': taken });
  expect(match.refuses('hand-over:vasquez')).toMatchObject({ key: 'has-prisoner', cite: 'ER-30.10' });
  expect(match.refuses('take-over:nick-bolter')).toMatchObject({ key: 'has-prisoner', cite: 'ER-30.10' });
  match.play('trade:vasquez', 'done');
  expect(figure(match, 'jessica-hollister').prisoner).toBe('nick-bolter');
  expect(figure(match, 'jeff-deeler').prisoner).toBe('vasquez');
  expect(citesOf(match, 'prisoner-handed')).toEqual(['ER-31.2', 'ER-31.2']);
});

proves('ER-30.10', 'whoever has a prisoner captures nobody else', () => {
  const figures = {
    vasquez: taken,
    'jack-saw': { at: 'c3', facing: 'right', tiles: [fighter], prisoner: 'vasquez' },
  } as const;
  expect(seized([], { figures }).refuses('capture:james-woo')).toMatchObject({ key: 'has-prisoner', cite: 'ER-30.10' });
});

// ── Free again ───────────────────────────────────────────────────────────────────────────────────────────────────────

proves('ER-30.11', 'in a move order, for nothing, onto a free square beside; the prisoner’s player has it face', () => {
  const match = leading({ figures: { 'zombie-1': { at: 'c2' } } }).answer('move:1');
  expect(offered(match, 'release')).toEqual(['release:d3', 'release:c4', 'release:b3']);
  expect(match.refuses('release:c2')).toMatchObject({ key: 'square-taken', cite: 'ER-30.11' });
  match.answer('release:d3');
  expect([match.question.key, match.waiting]).toEqual(['stand-free', [0]]);
  match.answer(0, 'face:left');
  expect([placeOf(match, 'vasquez'), figure(match, 'vasquez').facing]).toEqual(['d3', 'left']);
  expect(match.question).toMatchObject({ key: 'move', params: { points: 5 } });
  expect(figure(match, 'jessica-hollister').prisoner).toBeNull();
});

proves('ER-30.11', 'not through a wall or a closed door, nor onto what nobody enters', () => {
  const match = leading({
    tiles: [
      ['torture-room', 0, 0],
      ['wide-corridor-1', 0, 4],
    ],
    size: [4, 6],
    doors: [door([1, 3], 'down')],
    figures: { 'jessica-hollister': { at: 'b4', facing: 'down', tiles: [allRound], prisoner: 'vasquez' } },
  }).answer('move:1');
  expect(match.refuses('release:b5')).toMatchObject({ key: 'door-between', cite: 'ER-30.11' });
});

proves(['ER-30.11', 'ER-15.10'], 'whoever is free sees again: the captor may be intercepted at once', () => {
  const match = leading({ modules: everything }).play('move:1', 'release:d3').answer(0, 'face:left');
  expect([match.question.key, match.waiting]).toEqual(['intercept', [0]]);
  expect(offered(match, 'intercept')).toEqual(['intercept:vasquez']);
});

/** Nick before the back of Jessica, who is wounded and leads Vasquez: 3 wounds would kill her. */
function rescue(dice: readonly number[], more: Laid = {}): Situation<Er> {
  return laid({
    modules,
    activated: 'nick-bolter',
    dice,
    ...more,
    figures: {
      'nick-bolter': { at: 'b3', facing: 'right', tiles: [fighter] },
      vasquez: { ...taken, wounds: 1, spent: 2, engaged: true, tiles: [mover], placed: [2, 0, 0, 0] },
      'jessica-hollister': {
        at: 'c3',
        facing: 'right',
        state: 'wounded',
        wounds: 2,
        prisoner: 'vasquez',
        magneticCards: 1,
        equipment: ['torture-kit', 'colt-m7'],
      },
      'jeff-deeler': { at: 'h6' },
      ...more.figures,
    },
  });
}

proves(['ER-30.12', 'ER-30.16'], 'the captor dies: the prisoner stands on that square, as it was before', () => {
  const match = rescue([TWO, TWO]).play('melee:jessica-hollister', strike(fighter, 'melee 4 black', 1));
  expect([match.question.key, match.waiting]).toEqual(['stand-free', [0]]);
  match.answer(0, 'face:up');
  expect([placeOf(match, 'vasquez'), placeOf(match, 'jessica-hollister')]).toEqual(['c3', 'c3']);
  expect(figure(match, 'vasquez')).toMatchObject({
    state: 'wounded',
    wounds: 1,
    spent: 2,
    engaged: true,
    facing: 'up',
  });
  expect(figure(match, 'vasquez').tiles.cards).toEqual([mover]);
  expect(figure(match, 'vasquez').placed).toEqual([2, 0, 0, 0]);
  expect(citesOf(match, 'freed')).toEqual(['ER-30.12']);
});

proves('ER-30.13', 'what the captor carried: the prisoner takes first, then whoever came to the rescue', () => {
  const match = rescue([TWO, TWO]).play('melee:jessica-hollister', strike(fighter, 'melee 4 black', 1), 'face:up');
  expect(match.question).toMatchObject({ key: 'loot', cite: 'ER-30.13', params: { figure: 'vasquez' } });
  match.play('get:colt-m7-1', 'done', 'decline');
  expect(match.question).toMatchObject({ key: 'loot', cite: 'ER-30.13', params: { figure: 'nick-bolter' } });
  match.play('get:torture-kit-1', 'take:jessica-hollister');
  expect(figure(match, 'vasquez').items.map(({ face }) => face)).toEqual(['colt-m7-1']);
  expect(figure(match, 'nick-bolter')).toMatchObject({ magneticCards: 1, items: [{ face: 'torture-kit-1' }] });
});

proves(['ER-30.12', 'ER-30.13'], 'shot: who stands beside shares, who shoots from afar does not', () => {
  const gun = tileWith('fire 4 black', 'move 2 black');
  const shot = (at: string): Situation<Er> =>
    rescue([TWO, TWO, TWO, TWO], {
      figures: { 'nick-bolter': { at, facing: 'right', tiles: [gun], equipment: ['rifle'] } },
    })
      .play('fire:rifle-1:jessica-hollister', shoot(gun, 'fire 4 black', 1), 'aim:2')
      .play('face:up', 'done', 'decline');
  expect(shot('b3').question).toMatchObject({ key: 'loot', cite: 'ER-30.13', params: { figure: 'nick-bolter' } });
  expect(shot('a3').question.key).toBe('orders');
});

proves(
  'ER-30.14',
  'a captor kills the prisoner for 1 CP, without a die; the marker lies on the captor’s square',
  () => {
    const match = leading().answer('execute:vasquez');
    expect(match.question).toMatchObject({ key: 'execute', cite: 'ER-30.14' });
    expect(match.options()).toEqual([strike(allRound, 'melee 1 gold', 1)]);
    match.answer(strike(allRound, 'melee 1 gold', 1));
    expect(figure(match, 'vasquez').state).toBe('dead');
    expect([placeOf(match, 'vasquez'), figure(match, 'jessica-hollister').spent]).toEqual(['c3', 1]);
    expect(figure(match, 'jessica-hollister').prisoner).toBeNull();
    expect(citesOf(match, 'died')).toEqual(['ER-30.14']);
    const unarmed = leading({
      figures: {
        'jessica-hollister': { at: 'c3', prisoner: 'vasquez', tiles: [tileWith('search 2 gold', 'move 4 black')] },
      },
    });
    expect(unarmed.refuses('execute:vasquez')).toMatchObject({ key: 'no-section' });
  },
);

proves('ER-30.15', 'the captor is captured: its prisoner is free where it stood, and it leads nobody', () => {
  const match = rescue([TWO, TWO]).play('capture:jessica-hollister', strike(fighter, 'melee 4 black', 1));
  match.answer(0, 'face:down');
  expect(figure(match, 'nick-bolter').prisoner).toBe('jessica-hollister');
  expect(figure(match, 'jessica-hollister')).toMatchObject({ state: 'captured', prisoner: null, at: -1 });
  expect([placeOf(match, 'vasquez'), figure(match, 'vasquez').state]).toEqual(['c3', 'wounded']);
  expect(citesOf(match, 'freed')).toEqual(['ER-30.15']);
});

proves('ER-30.12', 'where somebody else stands, the prisoner is free as near as can be', () => {
  const match = rescue([TWO, TWO], {
    change: (world, board) => {
      // Deeler has stopped on Jessica’s square.
      const deeler = world.figures.find(({ id }) => id === 'jeff-deeler');
      if (deeler !== undefined) deeler.at = squareCalled(board, 'c3');
    },
  }).play('melee:jessica-hollister', strike(fighter, 'melee 4 black', 1), 'face:up');
  expect(['c2', 'c4', 'd3']).toContain(placeOf(match, 'vasquez'));
});

proves('ER-30.17', 'whoever leaves the map takes the prisoner along, who counts as captured', () => {
  const match = leading({
    modules,
    itsMap: true,
    figures: { 'jessica-hollister': { at: 'p5', facing: 'right', tiles: [allRound], prisoner: 'vasquez' } },
  }).play('move:1', 'leave');
  expect(figure(match, 'vasquez')).toMatchObject({ state: 'captured', at: -1 });
  expect(match.events('led-off')).toMatchObject([{ cite: 'ER-30.17', params: { figure: 'vasquez' } }]);
  // Vasquez has not left the map of her own: that would have won.
  expect(match.outcome).toBeNull();
});

// ── Traitors ─────────────────────────────────────────────────────────────────────────────────────────────────────────

proves(['ER-30.11', 'ER-40.5'], 'a captor who changes sides sets a friend free', () => {
  const match = laid({
    modules,
    activated: 'vasquez',
    dice: [TWO, TWO, TWO],
    figures: {
      vasquez: { at: 'b3', facing: 'right' },
      'james-woo': taken,
      'franck-einstein': { at: 'd3', facing: 'left', seat: 1, prisoner: 'james-woo' },
    },
  }).answer('ability:vasquez.1');
  expect([match.question.key, match.waiting]).toEqual(['stand-free', [0]]);
  match.answer(0, 'face:left');
  expect(figure(match, 'franck-einstein')).toMatchObject({ seat: 0, prisoner: null });
  expect(['d2', 'd4', 'c3', 'e3']).toContain(placeOf(match, 'james-woo'));
});

proves(['ER-30.11', 'ER-40.19'], 'bought for a turn and captured, Bill is free when he is a Salemite again', () => {
  const match = laid({
    modules,
    phase: 'final',
    turn: 2,
    figures: {
      'nick-bolter': { at: 'a1' },
      'cherokee-bill': { ...taken, seat: 0 },
      'jessica-hollister': { at: 'c3', prisoner: 'cherokee-bill' },
    },
    change(world) {
      for (const one of world.figures) if (one.id === 'cherokee-bill') one.home = 1;
    },
  });
  while (match.question.key === 'discard') match.answer('keep');
  expect([match.question.key, match.waiting]).toEqual(['stand-free', [1]]);
  match.answer(1, 'face:down');
  expect(figure(match, 'cherokee-bill')).toMatchObject({ seat: 1, state: 'wounded' });
});

// ── A large captor ───────────────────────────────────────────────────────────────────────────────────────────────────

const mammothLeads = (more: Laid = {}): Situation<Er> =>
  laid({
    modules,
    ...more,
    figures: {
      mammoth: { at: 'd3', facing: 'up', prisoner: 'zombie-2', tiles: [mover], state: 'wounded', wounds: 3 },
      'zombie-2': taken,
      'jack-saw': { at: 'f3', facing: 'left', tiles: [fighter] },
      'james-woo': { at: 'a6' },
    },
  });

proves('ER-30.11', 'a large captor frees on any of the squares around its base', () => {
  const match = mammothLeads({ activated: 'mammoth' }).answer('move:1');
  expect([...offered(match, 'release')].sort()).toEqual(
    ['d2', 'e2', 'c3', 'c4', 'd5', 'e5', 'f4'].map((square) => `release:${square}`).sort(),
  );
  expect(match.refuses('release:f3')).toMatchObject({ key: 'square-taken' });
  expect(placeOf(match.play('release:f4', 'face:up'), 'zombie-2')).toBe('f4');
});

proves(['ER-30.12', 'ER-40.7'], 'whom it led is free where its player laid the marker', () => {
  const match = mammothLeads({ activated: 'jack-saw', dice: [CRITICAL, BLANK, BLANK, BLANK, BLANK, BLANK] });
  match.play('melee:mammoth', strike(fighter, 'melee 4 black', 1), 'fall:e4', 'face:down');
  expect([placeOf(match, 'mammoth'), placeOf(match, 'zombie-2')]).toEqual(['e4', 'e4']);
  expect(figure(match, 'zombie-2').state).toBe('wounded');
});
