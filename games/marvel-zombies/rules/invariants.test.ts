/** The invariants count every figure, card and token of the box: a world with one lost, doubled or astray is told so. */
import { copyPile, lay, type Pile, takeTop } from '@necropole/kernel';
import { situation } from '@necropole/kernel/testing';
import { describe, expect, test } from 'vitest';
import { marvelZombies } from '../index.ts';
import { copyWorld, type World } from '../world.ts';
import { invariantsOf } from './invariants.ts';

const { world: sound, board } = situation(marvelZombies, {
  config: { mode: 'heroic', mission: 'mh10', seats: 2, options: {}, seed: 'invariants' },
});

const NOWHERE = 9999;

const planted: readonly (readonly [string, (world: World) => void, RegExp])[] = [
  ['a hero twice', ({ heroes }) => heroes.push(...heroes.slice(0, 1)), /hero \w+ is there twice/],
  ['a walker too few', ({ horde }) => horde.walker.pop(), /there are 34 walkers/],
  ['a zombie hero too many', ({ zombieHeroes }) => zombieHeroes.push(-1), /there are 7 zombie heroes/],
  ['a trait lost', ({ traitDeck }) => traitDeck.cards.pop(), /there are 44 traits cards/],
  ['a spawn card doubled', ({ spawnDeck: { cards } }) => cards.splice(0, 1, ...cards.slice(1, 2)), /in two places/],
  [
    'a citizen card of another box',
    ({ citizenDeck: { cards } }) => cards.splice(0, 1, 'nobody' as never),
    /not of the box/,
  ],
  ['a zombie hero card astray', ({ zombieHeroesInPlay: { cards } }) => cards.pop(), /its card are not together/],
  [
    'a citizen without a card',
    ({ citizens }) => citizens.push({ id: 'ka-zar', zone: 0, hidden: null }),
    /ka-zar stands on the board without a card/,
  ],
  [
    'a card without its citizen',
    ({ citizenDeck, citizensFaceUp }) => give(citizenDeck, citizensFaceUp),
    /without their/,
  ],
  ['a card that hides nobody', ({ spawnDeck, hiddenCards }) => give(spawnDeck, hiddenCards), /hides nobody/],
  ['a place of citizens too few', (world) => drop(world.citizenCards, world.citizenDeck), /places of citizens/],
  ['two citizen cards in one place', (world) => give(world.citizenDeck, world.citizenCards[0]), /in one place/],
  ['an objective twice', ({ objectives }) => objectives.push(...objectives.slice(0, 1)), /objective-1 is there twice/],
  ['an objective without a face', ({ objectives }) => objectives[0]?.face.cards.pop(), /has 0 faces/],
  [
    'two objectives with one face',
    ({ objectives: [first, second] }) => first && second && Object.assign(second, { face: copyPile(first.face) }),
    /objective token is in two places/,
  ],
  [
    'a token that is held and lies there',
    ({ heroes: [hero], objectives: [objective] }) => hero?.tokens.push(...(objective?.face.cards ?? [])),
    /is held and lies on the board/,
  ],
  [
    'a token held twice',
    ({ heroes }) => heroes.slice(0, 2).map(({ tokens }) => tokens.push('red-7')),
    /hold one token/,
  ],
  ['a spawn point twice', ({ points }) => points.push(...points.slice(0, 1)), /spawn point initial is there twice/],
  ['a spawn point astray', ({ points: [point] }) => point && Object.assign(point, { zone: NOWHERE }), /lies nowhere/],
  ['the exit astray', (world) => Object.assign(world, { exit: NOWHERE }), /exit lies nowhere/],
  ['the Hand astray', (world) => Object.assign(world, { hand: { zone: NOWHERE, charged: true } }), /Hand lies nowhere/],
  ['a door too few', ({ opened }) => opened.pop(), /openings/],
];

function give<C extends string>(from: Pile<C>, onto?: Pile<C>): void {
  if (onto !== undefined) lay(onto, takeTop(from));
}

/** Takes a place away; its card is not lost. */
function drop<C extends string>(places: Pile<C>[], onto: Pile<C>): void {
  const place = places.pop();
  if (place !== undefined) give(place, onto);
}

describe('the invariants', () => {
  test('hold where nothing is wrong', () => expect(invariantsOf(copyWorld(sound), board)).toEqual([]));

  test('let the card of one who is rescued wait beside the board, in a hero’s turn, but not two', () => {
    const world = copyWorld(sound);
    world.turn.hero = world.heroes[0]?.id ?? null;
    give(world.citizenDeck, world.citizensFaceUp);
    expect(invariantsOf(world, board)).toEqual([]);
    give(world.citizenDeck, world.citizensFaceUp);
    expect(invariantsOf(world, board).join()).toMatch(/without their/);
  });

  test.each(planted)('find %s', (_, plant, says) => {
    const world = copyWorld(sound);
    world.turn.hero = null;
    plant(world);
    expect(invariantsOf(world, board).join('; ')).toMatch(says);
  });
});
