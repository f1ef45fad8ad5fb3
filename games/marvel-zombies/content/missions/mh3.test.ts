import { pourOut, provesFor } from '@necropole/kernel/testing';
import { expect } from 'vitest';
import { rulebook } from '../../rulebook/index.ts';
import { layCitizen, onMission, putCitizen, putZombieHero } from '../../testing/missions.ts';
import { citizenAt, enemiesAt, hero } from '../../testing/standing.ts';
import type { Board, World } from '../../world.ts';
import { secretMissionIds } from '../ids.ts';
import { spawnCards } from '../spawn/index.ts';
import { missions } from './index.ts';

const proves = provesFor(rulebook);

proves('MZ-29.1', 'MH3 has the tokens of the book', () => {
  expect([missions.mh3.difficulty, missions.mh3.minutes]).toEqual(['medium', 75]);
  const { world } = onMission('mh3');
  expect([world.citizenCards.length, world.points.length, world.elevator]).toEqual([6, 3, 'upper']);
  expect(world.opened.filter((open) => open)).toHaveLength(2);
});

/** Nobody is left but one citizen, beside Storm; Psylocke is dead or not. */
function lastCitizen(world: World, board: Board): void {
  for (const pile of world.citizenCards) {
    pourOut(pile, world.citizenDeck);
  }
  putCitizen(world, board, '10V.cerebro', 'trish-tilby');
  world.marks.push('killed:dark-phoenix');
}

proves('MZ-29.2', 'MH3 is won at once with everybody rescued and both zombie heroes dead, in any order', () => {
  const match = onMission('mh3', { change: lastCitizen }).play('hero:wolverine', 'rescue:trish-tilby');
  expect(match.events('goal-done')).toMatchObject([{ cite: 'MZ-29.2', params: { goal: 'rescue-everybody' } }]);
  expect(match.outcome).toBeNull();
  const both = onMission('mh3', {
    change(world, board) {
      lastCitizen(world, board);
      world.marks.push('killed:psylocke');
    },
  }).play('hero:wolverine', 'rescue:trish-tilby');
  expect(both.outcome?.id).toBe('mission-accomplished');
  const hidden = onMission('mh3', {
    change(world, board) {
      putCitizen(world, board, '10V.cerebro', 'trish-tilby');
      world.marks.push('killed:dark-phoenix', 'killed:psylocke');
    },
  }).play('hero:wolverine', 'rescue:trish-tilby');
  expect(hidden.outcome).toBeNull();
});

proves('MZ-29.2', 'MH3: a kill of Psylocke counts', () => {
  const match = onMission('mh3', {
    dice: [5, 5, 5, 5],
    change(world, board) {
      world.marks.push('killed:dark-phoenix');
      putZombieHero(world, board, '10V.cerebro', 'psylocke');
      for (const each of world.heroes) each.power = 4;
    },
  }).play('hero:wolverine', 'attack:adamantium-claws:10V.cerebro', 'power:1', 'roll');
  expect(match.events('goal-done')).toMatchObject([{ params: { goal: 'kill-psylocke-and-dark-phoenix' } }]);
});

proves('MZ-29.3', 'MH3 has no Hidden Citizen cards', () => {
  const { spawnDeck } = onMission('mh3').world;
  expect(spawnDeck.cards).toHaveLength(40);
  expect(spawnDeck.cards.filter((id) => spawnCards[id].kind === 'hidden-citizen')).toEqual([]);
});

proves('MZ-29.4', 'MH3: Psylocke and Dark Phoenix stand on the board, and the deck has four', () => {
  const match = onMission('mh3');
  expect(enemiesAt(match, '12V.danger-north-west')).toBe('psylocke');
  expect(enemiesAt(match, '17V.landing-east')).toBe('dark-phoenix');
  expect(match.world.zombieHeroDeck.cards).toHaveLength(4);
  expect(match.world.zombieHeroesInPlay.cards).toEqual(['psylocke', 'dark-phoenix']);
});

proves(['MZ-29.5', 'MZ-29.6'], 'MH3: no citizen on 17V, none on 13V, whose symbols draw nothing', () => {
  const match = onMission('mh3', { closed: true, all: '13V.laboratory-north-east' });
  const tiles = match.board.citizenZones.map((zone) => match.board.tileOf[zone]);
  expect(tiles).not.toContain('17V');
  expect(tiles).not.toContain('13V');
  match.play('hero:wolverine', 'move:13V.laboratory-south-east', 'move:13V.laboratory-south-west');
  expect(match.events('spawn-card')).toEqual([]);
});

proves('MZ-29.7', 'MH3: leaving the start zone and coming back draws nothing for its symbol', () => {
  const match = onMission('mh3', { closed: true });
  match.play('hero:wolverine', 'move:10V.cerebro-walkway', 'move:10V.cerebro');
  expect(match.events('spawn-card')).toEqual([]);
});

proves('MZ-29.8', 'MH3: both secret missions lie among the six cards', () => {
  const { citizenCards } = onMission('mh3').world;
  const cards = citizenCards.flatMap((pile) => pile.cards);
  expect(cards.filter((card) => (secretMissionIds as readonly string[]).includes(card))).toHaveLength(2);
});

proves('MZ-29.9', 'MH3: an open room shows no citizen, entering their zone does', () => {
  const match = onMission('mh3', {
    closed: true,
    all: '10V.corridor-west',
    change: (world, board) => layCitizen(world, board, '10V.vault', 'senator-kelly'),
  }).play('hero:wolverine', 'open:10V.corridor-west/10V.vault');
  expect(citizenAt(match, 'senator-kelly')).toBeNull();
  match.answer('move:10V.vault');
  expect(citizenAt(match, 'senator-kelly')).toBe('10V.vault');
  expect(match.events('citizen-revealed')).toMatchObject([{ cite: 'MZ-29.9' }]);
});

proves('MZ-29.10', 'MH3: a rescue gives 5 experience to the rescuer', () => {
  const match = onMission('mh3', {
    change: (world, board) => putCitizen(world, board, '10V.cerebro', 'senator-kelly'),
  }).play('hero:wolverine', 'rescue:senator-kelly');
  expect(match.world.heroes.map(({ xp }) => xp)).toEqual([5, 0, 0, 0]);
  expect(hero(match, 'wolverine').citizen.cards).toEqual(['senator-kelly']);
});

proves('MZ-29.11', 'MH3: a secret mission brings a zombie hero to the initial point, and is over', () => {
  const match = onMission('mh3', {
    all: '10V.corridor-west',
    change: (world, board) => layCitizen(world, board, '10V.vault', 'secret-mission-1'),
  }).play('hero:wolverine', 'open:10V.corridor-west/10V.vault', 'move:10V.vault');
  expect(match.events('zombie-hero-appears')).toMatchObject([
    { cite: 'MZ-29.11', params: { zone: '12V.corridor-east' } },
  ]);
  expect(match.world.secretMissions).toEqual([]);
});

proves('MZ-29.12', 'MH3 and MH6: the first call of the elevator brings a spawn card along, a later one none', () => {
  for (const [id, zone, floor] of [
    ['mh3', '11V.corridor-middle', 'upper'],
    ['mh6', '17V.landing-east', 'basement'],
  ] as const) {
    const match = onMission(id, { all: zone }).play('hero:wolverine', 'call');
    const shaft = id === 'mh3' ? '11V.shaft' : '17V.shaft';
    const loads = match.events('spawn-card').filter(({ cite }) => cite === 'MZ-29.12');
    expect(loads.map(({ params }) => params.zone)).toEqual([shaft]);
    const again = onMission(id, {
      all: zone,
      change(world) {
        world.elevator = floor;
        world.marks.push('elevator-called');
      },
    }).play('hero:wolverine', 'call');
    expect(again.events('spawn-card')).toEqual([]);
  }
});

proves('MZ-7.1', 'MH3 is won at once when the last card that is turned over hides nobody', () => {
  const match = onMission('mh3', {
    all: '10V.corridor-west',
    change(world, board) {
      layCitizen(world, board, '10V.vault', 'too-late-1');
      for (const pile of world.citizenCards.filter(({ cards }) => !cards.includes('too-late-1'))) {
        pourOut(pile, world.citizenDeck);
      }
      world.marks.push('killed:dark-phoenix', 'killed:psylocke');
    },
  }).play('hero:wolverine', 'open:10V.corridor-west/10V.vault');
  expect(match.outcome).toBeNull();
  match.answer('move:10V.vault');
  expect(match.events('too-late')).toHaveLength(1);
  expect(match.outcome).toMatchObject({ id: 'mission-accomplished', cite: 'MZ-7.1' });
});
