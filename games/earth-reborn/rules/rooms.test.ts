/** The rooms of the glossary (pages 41 and 42): what they add, heal, launch and send, and whom they keep. */
import { provesFor, type Situation } from '@necropole/kernel/testing';
import { expect } from 'vitest';
import type { CharacterId } from '../content/characters/index.ts';
import type { FloorFaceId } from '../content/floor/index.ts';
import { modulesOf } from '../content/modules.ts';
import { edgesNow, WALL } from '../map.ts';
import { rulebook } from '../rulebook/index.ts';
import type { Er } from '../shape.ts';
import { citesOf, figure, type Laid, laid, offered, placeOf, squareCalled, tileWith } from '../testing/laid.ts';

const proves = provesFor(rulebook);
const [BLANK, TWO] = [2, 5];
const NOTHING = 1;
const hands = tileWith('interaction 4 black');
const seeker = tileWith('search 4 black');
const mover = tileWith('move 4 black', 'move 2 black');
const modules = modulesOf(7).filter((module) => module !== 'duel');

/** A room above a corridor, with somebody who is activated in it. */
function inside(face: FloorFaceId, id: CharacterId, at: string, more: Omit<Laid, 'tiles'> = {}): Situation<Er> {
  return laid({
    tiles: [
      [face, 0, 0],
      ['wide-corridor-1', 0, 4],
    ],
    size: [4, 6],
    modules,
    missionPoints: [5, 5],
    activated: id,
    ...more,
    figures: { [id]: { at, facing: 'up', tiles: [hands] }, ...more.figures },
  });
}

/** Answers with the first section, and the fewest CP that it takes. */
function spend(match: Situation<Er>): Situation<Er> {
  return match.answer(offered(match, 'spend')[0] ?? '');
}

const yellowDice = (match: Situation<Er>): number => match.events('tested')[0]?.params.yellow.length ?? -1;

// ── Dice ─────────────────────────────────────────────────────────────────────────────────────────────────────────────

proves('ER-41.18', 'the robot workshop: two dice more in technical tests, one more in a search on its icon', () => {
  const test = inside('robot-workshop', 'nick-bolter', 'b1', {
    dice: [TWO, BLANK, BLANK, BLANK],
    figures: { 'nick-bolter': { at: 'b1', tiles: [hands], equipment: ['infrared-goggles'] } },
  }).answer('interact:infrared-goggles-1.1');
  spend(test);
  expect([yellowDice(test), citesOf(test, 'dice-added')]).toEqual([4, ['ER-41.18']]);
  const searched = (at: string, dice: number): readonly string[] => {
    const match = inside('robot-workshop', 'nick-bolter', at, {
      deck: ['rifle-1', 'mines-1'],
      dice: Array<number>(dice).fill(NOTHING),
      figures: { 'nick-bolter': { at, facing: 'right', tiles: [seeker] } },
    }).answer('search');
    return citesOf(spend(match), 'dice-added');
  };
  expect([searched('c2', 2), searched('b1', 1)]).toEqual([['ER-41.18'], []]);
  // A short section of its wall is broken from the start.
  const { world, board } = test;
  const open = edgesNow(world, board).filter((edge) => (edge & WALL) !== 0).length;
  const whole = inside('officers-bedroom', 'nick-bolter', 'b3');
  expect(open).toBe(edgesNow(whole.world, whole.board).filter((edge) => (edge & WALL) !== 0).length - 1);
});

proves('ER-41.25', 'the chemistry lab: two dice more in science tests, while there is power', () => {
  const test = (unpowered: readonly number[], dice: number): Situation<Er> => {
    const match = inside('chemistry-lab', 'james-woo', 'a2', {
      dice: Array<number>(dice).fill(BLANK),
      figures: { 'james-woo': { at: 'a2', tiles: [hands], equipment: ['toxic-gas-capsule'] } },
      change: (world) => void world.unpowered.push(...unpowered),
    }).answer('interact:toxic-gas-capsule-1.1');
    return spend(match);
  };
  expect(citesOf(test([], 4), 'dice-added')).toEqual(['ER-41.25']);
  expect(citesOf(test([0], 2), 'dice-added')).toEqual([]);
});

// ── What they do ─────────────────────────────────────────────────────────────────────────────────────────────────────

proves('ER-41.24', 'the infirmary gives 2 life points, to oneself or to somebody on an icon of the room', () => {
  const match = inside('infirmary', 'james-woo', 'b2', {
    dice: [TWO, TWO, BLANK],
    figures: {
      'james-woo': { at: 'b2', facing: 'up', tiles: [hands] },
      vasquez: { at: 'd1', facing: 'down', wounds: 3 },
      'nick-bolter': { at: 'a1', wounds: 3 },
    },
  }).answer('interact:infirmary.1');
  spend(match);
  expect(citesOf(match, 'triggers')).toEqual(['ER-41.24']);
  expect(match.options()).toEqual(['heal:james-woo', 'heal:vasquez']);
  match.answer('heal:vasquez');
  expect([figure(match, 'vasquez').wounds, figure(match, 'james-woo').spent]).toEqual([1, 1]);
});

proves('ER-42.1', 'the satellite room: on its icon 2 CP and a technical test bring a spy point', () => {
  const match = inside('satellite-room', 'nick-bolter', 'b2', { dice: [TWO, TWO] }).answer('interact:satellite-room.1');
  spend(match).answer('mission-point');
  expect(citesOf(match, 'triggers')).toEqual(['ER-42.1']);
  expect([figure(match, 'nick-bolter').spent, match.world.missionPoints[0]]).toEqual([2, 6]);
  const aside = inside('satellite-room', 'nick-bolter', 'a2');
  expect(aside.refuses('interact:satellite-room.1')).toMatchObject({ key: 'not-on-icon', cite: 'ER-22.10' });
});

proves('ER-42.2', 'missiles: 2 CP and 6 points start a timer of 2; a launch that is no goal brings nothing', () => {
  const launch = (points: readonly number[], command: number): Situation<Er> => {
    const match = inside('missile-room', 'nick-bolter', 'b3', { dice: points }).answer('interact:missile-room.1');
    return match.answer(offered(match, 'spend').find((key) => key.endsWith(`:${command}`)) ?? '');
  };
  expect(launch([TWO, TWO], 2).world.running).toEqual([]);
  const match = launch([TWO, TWO, TWO, BLANK], 4);
  expect(citesOf(match, 'triggers')).toEqual(['ER-42.2']);
  expect(match.world.running).toMatchObject([{ markers: 2, brings: 'launch' }]);
  const over = inside('missile-room', 'nick-bolter', 'b3', {
    phase: 'keep-tiles',
    change: (world) => void world.running.push({ tile: 0, face: null, by: 0, markers: 1, brings: 'launch' }),
  });
  expect(over.events('timer-over')).toMatchObject([{ params: { of: 'missile-room' } }]);
  expect(over.world.missionPoints).toEqual([5, 5]);
});

proves(['ER-42.5', 'ER-9.11'], 'on a sewer exit one more point leads off the map', () => {
  const onExit = (from: string): Situation<Er> =>
    laid({
      tiles: [
        ['wide-corridor-1', 0, 0],
        ['wide-corridor-2', 4, 0],
        ['sewer-exit-1', 8, 0],
      ],
      size: [9, 2],
      figures: { vasquez: { at: from, facing: 'right', tiles: [mover] }, 'zombie-1': { at: 'a2', facing: 'left' } },
      activated: 'vasquez',
      change: (_, board) => void Object.assign(board, { scenario: 'last-chance-chapel' }),
    }).play('move:1', 'go:i1');
  const match = onExit('d1');
  expect(match.world.round?.move?.left).toBe(1);
  expect(figure(match.answer('leave'), 'vasquez').state).toBe('left');
  expect(onExit('c1').refuses('leave')).toMatchObject({ key: 'no-points', cite: 'ER-42.5' });
});

// ── Corpses ──────────────────────────────────────────────────────────────────────────────────────────────────────────

/** Kendall, who raises zombies for 2 CP. */
function kendall(
  face: FloorFaceId,
  at: string,
  facing: 'up' | 'left' | 'right' | 'down',
  more: Omit<Laid, 'tiles'> = {},
) {
  return inside(face, 'john-kendall', at, {
    ...more,
    figures: { 'john-kendall': { at, facing }, ...more.figures },
  });
}

const RAISE = 'ability:john-kendall.1';
const dice = [TWO, TWO, TWO];
const dark: Laid['change'] = (world) => void world.unpowered.push(0);

proves(['ER-41.19', 'ER-41.3'], 'the cryogenic chamber keeps one corpse, from its icon, while there is power', () => {
  const match = kendall('cryogenic-chamber', 'b2', 'up', { dice }).answer(RAISE);
  expect(match.question.cite).toBe('ER-41.19');
  match.answer('face:down');
  expect([placeOf(match, 'zombie-1'), citesOf(match, 'zombie-rises')]).toEqual(['b1', ['ER-41.3']]);
  // Its tomb is empty.
  expect(match.world.emptied).toEqual([squareCalled(match.board, 'b1')]);
  match.world.figures = match.world.figures.filter(({ id }) => id !== 'zombie-1');
  expect(match.refuses(RAISE)).toMatchObject({ key: 'no-corpse', cite: 'ER-41.2' });
  expect(kendall('cryogenic-chamber', 'b2', 'up', { change: dark }).refuses(RAISE)).toMatchObject({ key: 'no-power' });
  expect(kendall('cryogenic-chamber', 'a1', 'right').refuses(RAISE)).toMatchObject({ key: 'no-corpse' });
});

proves('ER-41.22', 'each tomb of the cemetery is a corpse for whoever faces it', () => {
  expect(kendall('cemetery', 'b1', 'right').refuses(RAISE)).toMatchObject({ key: 'no-corpse', cite: 'ER-41.2' });
  const match = kendall('cemetery', 'b1', 'left', { dice }).answer(RAISE);
  expect(match.question.cite).toBe('ER-41.22');
  expect(placeOf(match.answer('face:down'), 'zombie-1')).toBe('a1');
});

proves('ER-41.26', 'the zombie lab: two corpses for each icon, as one chooses, while there is power', () => {
  const match = kendall('zombie-lab', 'b2', 'left', { dice }).answer(RAISE);
  expect([match.question.cite, match.options()]).toEqual(['ER-41.26', ['raise:a1', 'raise:a2']]);
  expect(placeOf(match.play('raise:a1', 'face:down'), 'zombie-1')).toBe('a1');
  const other = kendall('zombie-lab', 'c2', 'right', { dice }).answer(RAISE);
  expect(other.options()).toEqual(['raise:d1', 'raise:d2']);
  expect(kendall('zombie-lab', 'b2', 'left', { change: dark }).refuses(RAISE)).toMatchObject({ key: 'no-power' });
});

proves('ER-41.27', 'the morgue: one corpse for each icon, power or not', () => {
  const raised = (at: string): string => {
    const match = kendall('morgue', at, 'up', { dice, change: dark }).answer(RAISE);
    expect(match.question.cite).toBe('ER-41.27');
    return placeOf(match.answer('face:down'), 'zombie-1');
  };
  expect([raised('a2'), raised('c2')]).toEqual(['a1', 'c1']);
});

proves('ER-41.15', 'nobody is raised under somebody who stands there', () => {
  const over = (more: Laid['figures']): Situation<Er> =>
    kendall('officers-bedroom', 'b2', 'right', {
      figures: { 'john-kendall': { at: 'b2', facing: 'right' }, vasquez: { at: 'c2', state: 'dead' }, ...more },
    });
  expect(over({ 'nick-bolter': { at: 'c2', facing: 'right' } }).refuses(RAISE)).toMatchObject({
    key: 'corpse-covered',
    cite: 'ER-41.15',
    refs: ['nick-bolter'],
  });
  expect(over({}).options()).toContain(RAISE);
});
