/** The invariants count every pawn, card and token of the box: a world with one lost, doubled or astray is told so. */
import { playAtRandom, situation } from '@necropole/kernel/testing';
import { describe, expect, test } from 'vitest';
import { tinyEpicZombies } from '../index.ts';
import { copyWorld, type World } from '../world.ts';
import { invariantsOf } from './invariants.ts';

function played(mode: 'cooperative' | 'competitive') {
  const { match } = situation(tinyEpicZombies, {
    config: { mode, mission: null, seats: 2, options: {}, seed: 'invariants' },
  });
  playAtRandom(match, 'invariants', 12, () => {});
  return match.table;
}

const team = played('cooperative');
const rivals = played('competitive');
const NOWHERE = 'nowhere' as never;

const planted: readonly (readonly [string, (world: World) => void, RegExp])[] = [
  ['a Human twice', ({ humans }) => humans.push(...humans.slice(0, 1)), /a Human is there twice/],
  ['a Human astray', ({ humans: [human] }) => human && Object.assign(human, { room: NOWHERE }), /stands nowhere/],
  ['a Zombie too many', ({ zombies }) => zombies.push(null), /there are 19 Zombies/],
  ['a search card lost', ({ deck }) => deck.cards.pop(), /search cards/],
  ['a search card of another box', ({ deck: { cards } }) => cards.splice(0, 1, NOWHERE), /not of the box: nowhere/],
  ['a player card lost', ({ box }) => box.cards.pop(), /player cards/],
  ['a token lost', ({ tokens }) => tokens.pop(), /the tokens in play are/],
  ['a token twice', ({ tokens }) => tokens.push(...tokens.slice(0, 1)), /the tokens in play are/],
  ['a token astray', ({ tokens: [token] }) => token && Object.assign(token, { at: NOWHERE }), /lies nowhere/],
  ['an objective twice', ({ objectives }) => objectives.push(...objectives.slice(0, 1)), /in play twice/],
  ['a supply astray', ({ supplies }) => Object.assign(supplies, [NOWHERE]), /a supply lies nowhere/],
  ['a trap astray', ({ traps }) => Object.assign(traps, [NOWHERE]), /a trap lies nowhere/],
  ['the vehicle astray', ({ vehicle }) => Object.assign(vehicle, { room: NOWHERE }), /the vehicle stands nowhere/],
  ['cards beside no store', ({ lying }) => lying.pop(), /beside 7 stores/],
  ['a survivor of one’s own', ({ humans: [human] }) => human && Object.assign(human, { survivors: 1 }), /of their own/],
];

describe('the invariants', () => {
  test.each([team, rivals])('hold where nothing is wrong', ({ world, board }) => {
    expect(world.tokens.length).toBeGreaterThan(1);
    expect(invariantsOf(copyWorld(world), board)).toEqual([]);
  });

  test.each(planted)('find %s', (_, plant, says) => {
    const world = copyWorld(team.world);
    plant(world);
    expect(invariantsOf(world, team.board).join('; ')).toMatch(says);
  });

  test('find a survivor that nobody took', () => {
    const world = copyWorld(rivals.world);
    for (const human of world.humans) human.survivors = 0;
    world.taken = 3;
    expect(invariantsOf(world, rivals.board).join('; ')).toMatch(/there are 3 survivors, not 4/);
  });
});
