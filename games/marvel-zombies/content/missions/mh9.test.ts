import { provesFor } from '@necropole/kernel/testing';
import { expect } from 'vitest';
import { cardWith } from '../../positions/piles.ts';
import { rulebook } from '../../rulebook/index.ts';
import { objectiveIn, onMission, putCitizen, putZombieHero } from '../../testing/missions.ts';
import { citizenAt, enemiesAt } from '../../testing/standing.ts';
import { type Board, RESERVE, type World } from '../../world.ts';
import { type SpawnCardId, zombieHeroIds } from '../ids.ts';
import { spawnCards } from '../spawn/index.ts';
import { missions } from './index.ts';

const proves = provesFor(rulebook);
const PARLOUR_DOOR = 'open:13R.parlour/14R.hall-west';

proves('MZ-36.1', 'MH9 has the tokens of the book', () => {
  expect([missions.mh9.difficulty, missions.mh9.minutes]).toEqual(['hard', 120]);
  const { world } = onMission('mh9');
  expect([world.objectives.length, world.citizenCards.length, world.points.length]).toEqual([4, 8, 3]);
  expect(world.opened.filter((open) => open)).toHaveLength(1);
  expect(world.elevator).not.toBeNull();
});

proves('MZ-36.2', 'MH9 is won with six zombie heroes dead and every hero at red', () => {
  const last = (xp: number) =>
    onMission('mh9', {
      dice: [5, 5, 5, 5, 5],
      change(world, board) {
        for (const id of zombieHeroIds) if (id !== 'iceman') world.marks.push(`killed:${id}`);
        putZombieHero(world, board, '14R.entrance', 'iceman');
        for (const hero of world.heroes) {
          hero.xp = hero.id === 'storm' ? xp : 43;
          hero.power = 4;
        }
      },
    }).play('hero:wolverine', 'attack:adamantium-claws:14R.entrance', 'power:2', 'roll');
  const one = last(42);
  expect(one.events('goal-done')).toMatchObject([{ cite: 'MZ-36.2', params: { goal: 'kill-zombie-heroes' } }]);
  expect(one.outcome).toBeNull();
  expect(last(43).outcome?.id).toBe('mission-accomplished');
});

proves('MZ-36.3', 'MH9: 14 cards lie face down, among them all Zombie Hero cards; 28 are in the deck', () => {
  const match = onMission('mh9');
  const laid = match.world.spawnLaid.flatMap((pile) => pile.cards);
  expect(laid).toHaveLength(14);
  expect(laid.filter((id) => spawnCards[id].kind === 'zombie-hero')).toHaveLength(6);
  expect(match.world.spawnDeck.cards).toHaveLength(28);
  const seen = match.view(0).world.spawnLaid.map((pile) => pile.cards[0]);
  expect(new Set(seen)).toEqual(new Set([null]));
});

proves('MZ-36.4', 'MH9: the hall has neither citizens nor spawn cards', () => {
  const match = onMission('mh9', { closed: true });
  const hall = (zone: number): boolean => match.board.rooms[match.board.roomOf[zone] ?? -1] === 'hall';
  expect(match.board.citizenZones.some(hall)).toBe(false);
  expect(match.board.laidZones.some(hall)).toBe(false);
  match.play('hero:wolverine', 'move:14R.hall-west', 'move:14R.hall-back');
  expect(match.events('spawn-card')).toEqual([]);
});

proves('MZ-36.5', 'MH9: a rescue gives 5 experience to the rescuer, a red objective 5 to all', () => {
  const rescue = onMission('mh9', {
    change: (world, board) => putCitizen(world, board, '14R.entrance', 'senator-kelly'),
  }).play('hero:wolverine', 'rescue:senator-kelly');
  expect(rescue.world.heroes.map(({ xp }) => xp)).toEqual([5, 0, 0, 0]);
  const taken = onMission('mh9', { all: '13R.study' }).answer('hero:wolverine');
  taken.answer(objectiveIn(taken, '13R.study'));
  expect(taken.world.heroes.map(({ xp }) => xp)).toEqual([5, 5, 5, 5]);
});

/** Lays this card in the parlour, in exchange for the one that lies there. */
function layInParlour(world: World, board: Board, card: SpawnCardId): void {
  const here = world.spawnLaid[board.laidZones.indexOf(board.plan.places['13R.parlour'] ?? -1)];
  const from = [world.spawnDeck, ...world.spawnLaid].find(({ cards }) => cards.includes(card));
  const lying = here?.cards[0];
  if (here === undefined || from === undefined || lying === undefined) throw new Error('Nothing lies in the parlour');
  from.cards[from.cards.indexOf(card)] = lying;
  here.cards[0] = card;
}

function openParlour(card: SpawnCardId) {
  return onMission('mh9', {
    closed: true,
    all: '14R.hall-west',
    change: (world, board) => layInParlour(world, board, card),
  }).play('hero:wolverine', PARLOUR_DOOR);
}

proves('MZ-36.6', 'MH9: opening a room turns over the card that lies there, and draws none', () => {
  const card = cardWith('normal', 'brute', 'blue', 1);
  const match = openParlour(card);
  expect(match.events('spawn-card')).toMatchObject([{ cite: 'MZ-36.6', params: { card, zone: '13R.parlour' } }]);
  expect(enemiesAt(match, '13R.parlour')).toBe('1 brute');
  expect(match.world.spawnDeck.cards).toHaveLength(28);
  expect(match.world.spawnDiscard.cards).toEqual([card]);
});

proves('MZ-36.7', 'MH9: a Zombie Hero card that was turned over leaves the match', () => {
  const card = spawnCardsOf('zombie-hero');
  const match = openParlour(card);
  expect(match.events('zombie-hero-appears')).toHaveLength(1);
  expect(match.world.spawnDiscard.cards).toEqual([]);
  expect(match.world.spawnBox.cards).toEqual([card]);
});

function spawnCardsOf(kind: 'zombie-hero'): SpawnCardId {
  return (Object.keys(spawnCards) as SpawnCardId[]).find((id) => spawnCards[id].kind === kind) ?? 'spawn-1';
}

proves('MZ-36.8', 'MH9: without a hero upstairs enemies move, citizens live and cards are drawn there', () => {
  const match = onMission('mh9', {
    phase: 'end-of-players-phase',
    horde: { '17V.lounge-east': { walker: 1 } },
    change(world, board) {
      world.opened[board.plan.openingPlaces['17V.landing-east/17V.lounge-east'] ?? -1] = true;
      putCitizen(world, board, '18V.bedroom-4', 'senator-kelly');
      world.horde.runner = world.horde.runner.map(() => RESERVE);
    },
  });
  expect(match.events('floor-asleep')).toEqual([]);
  expect(match.events('enemies-move')).toContainEqual(
    expect.objectContaining({ params: expect.objectContaining({ from: '17V.lounge-east' }) }),
  );
  expect(citizenAt(match, 'senator-kelly')).not.toBeNull();
  expect(match.events('spawn-card').map(({ params }) => params.zone)).toContain('17V.landing-alcove');
});
