import { pourOut, provesFor } from '@necropole/kernel/testing';
import { expect } from 'vitest';
import { cardsOf } from '../../positions/piles.ts';
import { rulebook } from '../../rulebook/index.ts';
import {
  giveCitizen,
  objectiveIn,
  onMission,
  putZombieHero,
  stackSpawn,
  takeFaces,
  toNextRound,
  turnOf,
} from '../../testing/missions.ts';
import { citizenAt, enemiesAt, hero } from '../../testing/standing.ts';
import { RESERVE, type World } from '../../world.ts';
import { spawnCards } from '../spawn/index.ts';
import { missions } from './index.ts';

const proves = provesFor(rulebook);
const [WEST, EAST] = ['13R.library-north', '15R.dining-south'];

proves('MZ-35.1', 'MH8 is hard, takes 90 minutes, and lies on six tiles', () => {
  expect([missions.mh8.difficulty, missions.mh8.minutes]).toEqual(['hard', 90]);
  expect(missions.mh8.map.floors.map(({ tiles }) => tiles)).toEqual([
    [
      ['13R', '14R', '15R'],
      ['16R', '17R', '18R'],
    ],
  ]);
});

/** Wolverine and Mystique each hold a charge, on the two red points. */
function charged(world: World): void {
  takeFaces(world, 'red-1', 'red-2');
  world.heroes.slice(0, 2).forEach((each, i) => {
    each.tokens.push(i === 0 ? 'red-1' : 'red-2');
  });
}

proves('MZ-35.2', 'MH8: Trish Tilby and both points, then the exit', () => {
  const match = onMission('mh8', { at: { wolverine: WEST, mystique: EAST, magneto: '13R.parlour' }, change: charged });
  match.play('hero:magneto', 'rescue:trish-tilby', 'end', 'hero:wolverine', 'mission:move-point', 'end');
  expect(match.events('goal-done').map(({ params }) => params.goal)).toEqual(['rescue-trish-tilby']);
  match.play('hero:mystique', 'mission:move-point');
  expect(match.events('goal-done')).toMatchObject([
    { cite: 'MZ-35.2', params: { goal: 'rescue-trish-tilby' } },
    { cite: 'MZ-35.2', params: { goal: 'move-points' } },
  ]);
  const early = onMission('mh8', {
    all: '18R.road',
    change: (world) => world.marks.push('rescued:trish-tilby', 'moved:red-1'),
  }).play('hero:wolverine', 'end');
  expect(early.refuses('leave')).toMatchObject({ key: 'exit-not-yet' });
  const ready = onMission('mh8', {
    all: '18R.road',
    change(world) {
      world.marks.push('rescued:trish-tilby', 'moved:red-1', 'moved:red-2');
      for (const each of world.heroes.slice(1)) each.zone = RESERVE;
    },
  }).play('hero:wolverine', 'end', 'leave');
  expect(ready.outcome?.id).toBe('mission-accomplished');
});

proves('MZ-35.3', 'MH8: no Zombie Hero cards in the spawn deck', () => {
  const { spawnDeck } = onMission('mh8').world;
  expect(spawnDeck.cards).toHaveLength(36);
  expect(spawnDeck.cards.filter((id) => spawnCards[id].kind === 'zombie-hero')).toEqual([]);
});

proves('MZ-35.4', 'MH8: Trish Tilby stands on the board, and her card is in no deck', () => {
  const match = onMission('mh8', { all: '13R.parlour' });
  expect(citizenAt(match, 'trish-tilby')).toBe('13R.parlour');
  expect(match.world.citizenDeck.cards).not.toContain('trish-tilby');
  match.play('hero:wolverine', 'rescue:trish-tilby');
  expect(hero(match, 'wolverine').citizen.cards).toEqual(['trish-tilby']);
});

proves('MZ-35.5', 'MH8: the house stands open, with nothing in it to draw or to reveal', () => {
  const match = onMission('mh8', { closed: true, all: '14R.front-steps' });
  const tiles = match.board.citizenZones.map((zone) => match.board.tileOf[zone]);
  expect(tiles.filter((tile) => ['13R', '14R', '15R'].includes(tile ?? ''))).toEqual([]);
  match.play('hero:wolverine', 'move:14R.entrance', 'move:14R.hall-west', 'move:13R.parlour');
  expect(match.events('spawn-card')).toEqual([]);
  expect(match.events('building-opened')).toEqual([]);
});

proves('MZ-35.6', 'MH8: the blue point brings a zombie hero if there is none, and otherwise gets its card', () => {
  const spawned = (inPlay: boolean) =>
    onMission('mh8', {
      phase: 'spawn-point',
      change(world, board) {
        stackSpawn(world, ...cardsOf('normal', 'brute').slice(0, 4));
        if (inPlay) putZombieHero(world, board, '18R.road', 'iceman');
      },
    });
  const none = spawned(false);
  expect(none.events('zombie-hero-appears')).toMatchObject([{ cite: 'MZ-35.6', params: { zone: '16R.path-1' } }]);
  expect(none.events('spawn-card').map(({ params }) => params.zone)).not.toContain('16R.path-1');
  const one = spawned(true);
  expect(one.events('zombie-hero-appears')).toEqual([]);
  expect(one.events('spawn-card').map(({ params }) => params.zone)).toContain('16R.path-1');
});

proves('MZ-35.7', 'MH8: Trish Tilby stays where she is', () => {
  const match = onMission('mh8', { phase: 'citizens', all: '14R.hall-back' });
  expect(citizenAt(match, 'trish-tilby')).toBe('13R.parlour');
  expect(match.events('citizen-moves')).toEqual([]);
});

proves('MZ-35.8', 'MH8 is lost when Trish Tilby is devoured, on the board or given up', () => {
  const bitten = onMission('mh8', { phase: 'enemies-first-actions', horde: { '13R.parlour': { walker: 1 } } });
  expect(bitten.outcome).toMatchObject({ id: 'mission-failed', cite: 'MZ-35.8', winners: [] });
  const given = onMission('mh8', {
    phase: 'enemies-first-actions',
    at: { wolverine: '18R.road' },
    horde: { '18R.road': { walker: 1 } },
    change(world) {
      const [wolverine] = world.heroes;
      world.citizens = [];
      if (wolverine !== undefined) {
        pourOut(world.citizensFaceUp, world.citizenBox);
        giveCitizen(world, wolverine, 'trish-tilby');
      }
    },
  }).answer('sacrifice');
  expect(given.outcome).toMatchObject({ id: 'mission-failed', cite: 'MZ-35.8' });
});

proves('MZ-35.9', 'MH8: a red objective gives 5 experience to all, and its taker keeps the token', () => {
  const match = onMission('mh8', { all: '16R.greenhouse-south' }).answer('hero:mystique');
  match.answer(objectiveIn(match, '16R.greenhouse-south'));
  expect(match.world.heroes.map(({ xp, tokens }) => [xp, tokens.length])).toEqual([
    [5, 0],
    [5, 1],
    [5, 0],
    [5, 0],
  ]);
});

proves('MZ-35.10', 'MH8: 1 action passes a token on, in either direction, between heroes of one zone', () => {
  const match = onMission('mh8', {
    at: { storm: '18R.road' },
    change: ({ heroes: [wolverine] }) => wolverine?.tokens.push('red-1'),
  }).answer('hero:wolverine');
  match.play('mission:give-token', 'hero:magneto');
  expect(hero(match, 'magneto').tokens).toEqual(['red-1']);
  expect(match.world.turn.actions).toBe(2);
  expect(match.refuses('mission:give-token')).toMatchObject({
    key: 'holds-no-token',
    cite: 'MZ-35.10',
    refs: ['wolverine'],
  });
  match.answer('mission:take-token');
  expect(hero(match, 'wolverine').tokens).toEqual(['red-1']);
  turnOf(match, 'storm');
  expect(match.refuses('mission:take-token')).toMatchObject({
    key: 'nobody-to-exchange-with',
    cite: 'MZ-35.10',
    refs: ['storm'],
  });
});

proves('MZ-35.11', 'MH8: a charge moves the red point of the house under the hero, and is spent', () => {
  const match = onMission('mh8', { at: { wolverine: WEST, magneto: EAST }, change: charged });
  match.play('hero:magneto');
  expect(match.refuses('mission:move-point')).toMatchObject({
    key: 'holds-no-token',
    cite: 'MZ-35.11',
    refs: ['magneto'],
  });
  match.play('end', 'hero:mystique');
  expect(match.refuses('mission:move-point')).toMatchObject({ key: 'not-on-a-red-point', cite: 'MZ-35.11' });
  match.play('end', 'hero:wolverine', 'mission:move-point');
  expect(hero(match, 'wolverine').tokens).toEqual([]);
  expect(match.world.turn.actions).toBe(2);
});

proves('MZ-35.12', 'MH8: the first point goes to the initial point, the second to the blue one', () => {
  const match = onMission('mh8', { at: { wolverine: EAST, mystique: WEST }, change: charged });
  match.play('hero:wolverine', 'mission:move-point', 'end', 'hero:mystique', 'mission:move-point');
  expect(match.events('point-moved').map(({ params }) => [params.point, params.zone])).toEqual([
    ['red-2', '17R.gate-2'],
    ['red-1', '16R.path-1'],
  ]);
});

proves(['MZ-35.12', 'MZ-20.13'], 'MH8: a moved point gets its card right after the point that it has joined', () => {
  const match = onMission('mh8', {
    at: { wolverine: EAST, mystique: WEST },
    change(world, board) {
      charged(world);
      putZombieHero(world, board, '15R.common-room', 'iceman');
      stackSpawn(world, ...cardsOf('normal', 'brute').slice(0, 4));
    },
  }).play('hero:wolverine', 'mission:move-point');
  expect(match.world.points.map(({ id }) => id)).toEqual(['initial', 'red-2', 'blue', 'red-1']);
  turnOf(match, 'mystique').play('mission:move-point');
  expect(match.world.points.map(({ id }) => id)).toEqual(['initial', 'red-2', 'blue', 'red-1']);
  const zones = toNextRound(match)
    .events('spawn-card')
    .map(({ params }) => params.zone);
  expect(zones).toEqual(['17R.gate-2', '17R.gate-2', '16R.path-1', '16R.path-1']);
});

proves('MZ-35.13', 'MH8: a moved point still gets its card', () => {
  const match = onMission('mh8', {
    at: { wolverine: WEST },
    change(world) {
      charged(world);
      stackSpawn(world, ...cardsOf('normal', 'brute').slice(0, 4));
    },
  }).play('hero:wolverine', 'mission:move-point');
  const cards = toNextRound(match)
    .events('spawn-card')
    .filter(({ params }) => params.zone === '17R.gate-2');
  expect(cards).toHaveLength(2);
  expect(enemiesAt(match, '17R.gate-2')).toContain('brute');
});
