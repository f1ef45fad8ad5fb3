import { putCard } from '@necropole/kernel';
import { pourOut, provesFor } from '@necropole/kernel/testing';
import { expect } from 'vitest';
import { cardOf, cardWith } from '../../positions/piles.ts';
import { rulebook } from '../../rulebook/index.ts';
import {
  giveCitizen,
  layCitizen,
  objectiveIn,
  onMission,
  putCitizen,
  stackSpawn,
  takeFaces,
} from '../../testing/missions.ts';
import { enemiesAt, hero } from '../../testing/standing.ts';
import { countIn, GONE, RESERVE, type World } from '../../world.ts';
import { hordeKinds, secretMissionIds } from '../ids.ts';
import { spawnCards } from '../spawn/index.ts';
import { missions } from './index.ts';

const proves = provesFor(rulebook);
const START = '11V.monitor-room';

proves('MZ-34.1', 'MH7 has the tokens of the book', () => {
  expect([missions.mh7.difficulty, missions.mh7.minutes]).toEqual(['medium', 90]);
  const { world, board } = onMission('mh7');
  expect([world.citizenCards.length, world.objectives.length, world.elevator]).toEqual([6, 1, 'basement']);
  expect(world.points.map(({ active }) => active)).toEqual([true, true, false, false]);
  expect(board.locks.filter((lock) => lock !== null)).toEqual(['blue']);
  expect(world.opened.filter((open) => open)).toHaveLength(2);
});

/** Nobody is left but those whom the test puts somewhere. */
function emptyReserve(world: World): void {
  for (const kind of hordeKinds) {
    world.horde[kind] = world.horde[kind].map((place) => (place === RESERVE ? GONE : place));
  }
}

/** All zombie heroes are out of the match, with their cards. */
function noZombieHeroes(world: World): void {
  world.zombieHeroes = world.zombieHeroes.map(() => GONE);
  pourOut(world.zombieHeroDeck, world.zombieHeroBox);
}

proves('MZ-34.2', 'MH7 is won by the beacon and the last enemy, on the board and in the reserve alike', () => {
  const attack = (spared: boolean) =>
    onMission('mh7', {
      horde: { [START]: { walker: 1 } },
      dice: [5, 5, 5],
      change(world) {
        takeFaces(world, 'red-1');
        emptyReserve(world);
        noZombieHeroes(world);
        if (spared) world.horde.runner[0] = RESERVE;
      },
    }).play('hero:wolverine', `attack:adamantium-claws:${START}`, 'roll');
  const match = attack(false);
  expect(match.outcome?.id).toBe('mission-accomplished');
  expect(match.events('goal-done').map(({ cite, params }) => [cite, params.goal])).toEqual([
    ['MZ-34.2', 'take-beacon'],
    ['MZ-34.2', 'kill-everything'],
  ]);
  expect(attack(true).outcome).toBeNull();
});

proves('MZ-34.3', 'MH7: the zombie hero deck has six cards', () => {
  expect(onMission('mh7').world.zombieHeroDeck.cards).toHaveLength(6);
});

proves('MZ-34.4', 'MH7: no Hidden Citizen and no Too Late cards', () => {
  const { spawnDeck, citizenDeck, citizenCards } = onMission('mh7').world;
  expect(spawnDeck.cards).toHaveLength(40);
  expect(spawnDeck.cards.filter((id) => spawnCards[id].kind === 'hidden-citizen')).toEqual([]);
  const cards = [...citizenDeck.cards, ...citizenCards.flatMap((pile) => pile.cards)];
  expect(cards.filter((id) => id.startsWith('too-late'))).toEqual([]);
});

proves('MZ-34.5', 'MH7: both secret missions lie among the six cards', () => {
  const cards = onMission('mh7').world.citizenCards.flatMap((pile) => pile.cards);
  expect(cards).toHaveLength(6);
  expect(cards.filter((card) => (secretMissionIds as readonly string[]).includes(card))).toHaveLength(2);
});

proves('MZ-34.6', 'MH7: 13V stands open, and draws nothing', () => {
  const match = onMission('mh7', { closed: true, all: '13V.laboratory-north-east' });
  expect(match.board.citizenZones.map((zone) => match.board.tileOf[zone])).not.toContain('13V');
  match.play('hero:wolverine', 'move:13V.laboratory-south-east', 'move:13V.laboratory-south-west');
  expect(match.events('spawn-card')).toEqual([]);
});

proves('MZ-34.7', 'MH7: the beacon gives 5 experience to all', () => {
  const match = onMission('mh7', { all: '10V.cerebro' }).answer('hero:wolverine');
  match.answer(objectiveIn(match, '10V.cerebro'));
  expect(match.world.heroes.map(({ xp }) => xp)).toEqual([5, 5, 5, 5]);
});

proves('MZ-34.8', 'MH7: who falls before the beacon goes back to the reserve, who falls after it is gone', () => {
  const attack = (beacon: boolean) =>
    onMission('mh7', {
      horde: { [START]: { walker: 2 } },
      dice: [5, 5, 1],
      change: (world) => takeFaces(world, ...(beacon ? (['red-1'] as const) : [])),
    }).play('hero:wolverine', `attack:adamantium-claws:${START}`, 'roll').world;
  expect(countIn(attack(false), 'walker', RESERVE)).toBe(35);
  expect(countIn(attack(true), 'walker', RESERVE)).toBe(33);
  expect(countIn(attack(true), 'walker', GONE)).toBe(2);
});

/** The spawn step after the beacon, with these cards on top. */
function spawning(change: (world: World) => void) {
  return onMission('mh7', {
    phase: 'spawn-point',
    all: '15V.fuel-store',
    change(world) {
      takeFaces(world, 'red-1');
      world.points = world.points.filter(({ id }) => id === 'initial');
      change(world);
    },
  });
}

proves(
  ['MZ-34.9', 'MZ-34.10'],
  'MH7: a card of a kind that is gone is passed over, others spawn from the reserve',
  () => {
    const brute = cardOf('normal', 'brute');
    const walker = cardWith('normal', 'walker', 'blue', 2);
    const match = spawning((world) => {
      world.horde.brute = world.horde.brute.map(() => GONE);
      stackSpawn(world, brute, walker);
    });
    expect(match.events('spawn-card').map(({ params }) => params.card)).toEqual([walker]);
    expect(match.events('card-passed-over')).toMatchObject([{ cite: 'MZ-34.9', params: { card: brute } }]);
    expect(match.world.spawnDiscard.cards).toEqual([brute, walker]);
    expect(enemiesAt(match, '12V.corridor-east')).toBe('2 walkers');
  },
);

/** So many brutes are left: one beside the heroes, the others in the reserve. All runners are gone. */
function brutesLeft(world: World, reserve: number): void {
  const [hero] = world.heroes;
  world.horde.runner = world.horde.runner.map(() => GONE);
  world.horde.brute = world.horde.brute.map((_, i) => (i === 0 ? (hero?.zone ?? 0) : i <= reserve ? RESERVE : GONE));
}

proves('MZ-34.10', 'MH7: with none left in the reserve, those on the board act once more, and nobody comes', () => {
  const match = spawning((world) => {
    brutesLeft(world, 0);
    stackSpawn(world, cardOf('normal', 'runner'), cardOf('normal', 'brute'));
  });
  expect(match.events('card-passed-over')).toHaveLength(1);
  expect(match.events('extra-activation')).toMatchObject([{ params: { kind: 'brute' } }]);
  expect(match.events('enemies-spawned')).toEqual([]);
  expect(match.question).toMatchObject({ key: 'take-wound', params: { zone: '15V.fuel-store', left: 1 } });
  expect(enemiesAt(match, '12V.corridor-east')).toBe('');
});

proves('MZ-34.10', 'MH7: with enough left in the reserve they come, and those on the board do not act', () => {
  const match = spawning((world) => {
    brutesLeft(world, 2);
    stackSpawn(world, cardOf('normal', 'runner'), cardWith('normal', 'brute', 'blue', 1));
  });
  expect(enemiesAt(match, '12V.corridor-east')).toBe('1 brute');
  expect(match.events('extra-activation')).toEqual([]);
  expect(match.events('enemies-attack')).toEqual([]);
  expect(match.question.key).toBe('choose-hero');
});

proves('MZ-34.10', 'MH7: with too few in the reserve those come, and then all of them act', () => {
  const match = spawning((world) => {
    for (const hero of world.heroes) hero.xp = 43;
    brutesLeft(world, 1);
    stackSpawn(world, cardOf('normal', 'runner'), cardOf('normal', 'brute'));
  });
  expect(match.events('enemies-spawned')).toMatchObject([{ params: { kind: 'brute', count: 1 } }]);
  expect(match.events('extra-activation')).toHaveLength(1);
  expect(match.question).toMatchObject({ key: 'take-wound', params: { zone: '15V.fuel-store', left: 1 } });
});

proves('MZ-21.4', 'MH7: an Extra Activation of a kind that is in the reserve only is drawn, and wakes nobody', () => {
  const card = cardOf('extra-activation', 'brute');
  const match = spawning((world) => stackSpawn(world, card, cardOf('normal', 'walker')));
  expect(match.events('spawn-card').map(({ params }) => params.card)).toEqual([card]);
  expect(match.events('no-such-enemy')).toMatchObject([{ params: { kind: 'brute' } }]);
});

proves('MZ-34.11', 'MH7: when no card can do anything, none is drawn', () => {
  const match = spawning((world) => {
    emptyReserve(world);
    world.horde.runner[0] = RESERVE;
    noZombieHeroes(world);
    const { spawnDeck, spawnBox } = world;
    const isRunner = (id: (typeof spawnDeck.cards)[number]): boolean => {
      const card = spawnCards[id];
      return 'horde' in card && card.horde === 'runner';
    };
    for (const card of spawnDeck.cards.filter(isRunner)) putCard([spawnDeck], card, spawnBox);
  });
  expect(match.events('spawn-card')).toEqual([]);
  expect(match.world.spawnDiscard.cards).toEqual([]);
});

proves('MZ-34.12', 'MH7: a rescue gives 5 experience to the rescuer', () => {
  const match = onMission('mh7', {
    change: (world, board) => putCitizen(world, board, START, 'senator-kelly'),
  }).play('hero:wolverine', 'rescue:senator-kelly');
  expect(match.world.heroes.map(({ xp }) => xp)).toEqual([5, 0, 0, 0]);
});

/** In the turn of Wolverine, who holds this citizen. */
function holding(citizen: 'senator-kelly' | 'callisto') {
  return onMission('mh7', {
    change: ({ heroes: [wolverine], ...world }) => {
      if (wolverine !== undefined) giveCitizen({ heroes: [], ...world }, wolverine, citizen);
    },
  }).answer('hero:wolverine');
}

proves('MZ-34.13', 'MH7: a citizen card takes 3 walkers out of the reserve, for free', () => {
  const match = holding('senator-kelly');
  expect(match.refuses('mission:spare-brutes-and-runners')).toMatchObject({
    key: 'citizen-does-not-fight',
    cite: 'MZ-34.13',
    refs: ['senator-kelly'],
  });
  match.answer('mission:spare-walkers');
  expect([countIn(match.world, 'walker', RESERVE), countIn(match.world, 'walker', GONE)]).toEqual([32, 3]);
  expect([hero(match, 'wolverine').xp, match.world.turn.actions]).toEqual([0, 3]);
  expect(hero(match, 'wolverine').citizen.cards).toEqual([]);
  expect(match.events('citizen-devoured')).toEqual([]);
  expect(match.refuses('mission:spare-walkers')).toMatchObject({ key: 'holds-no-citizen', cite: 'MZ-34.13' });
});

proves('MZ-34.13', 'MH7: a fighting citizen takes any 3 brutes and runners instead', () => {
  const match = holding('callisto').play('mission:spare-brutes-and-runners', 'enemy:brute-0', 'enemy:runner-0');
  match.answer('enemy:brute-1');
  expect([countIn(match.world, 'brute', GONE), countIn(match.world, 'runner', GONE)]).toEqual([2, 1]);
  expect(match.events('reserve-thinned')).toMatchObject([{ cite: 'MZ-34.13' }]);
});

/** Beside the vault, where a secret mission lies; the other one was seen in the corridor, and taken or not. */
function atVault(card: 'secret-mission-1' | 'secret-mission-2') {
  return onMission('mh7', {
    closed: true,
    all: '10V.corridor-west',
    change(world, board) {
      layCitizen(world, board, '10V.vault', card);
      world.entered[board.rooms.indexOf('basement-corridor')] = true;
    },
  });
}

proves(['MZ-34.15', 'MZ-34.16'], 'MH7: a secret mission revealed wakes its point, and is there to be taken', () => {
  const active = (card: 'secret-mission-1' | 'secret-mission-2'): readonly string[] => {
    const match = atVault(card).play('hero:wolverine', 'open:10V.corridor-west/10V.vault');
    expect(match.refuses(`secret:${card}`)).toMatchObject({
      key: 'not-in-this-zone',
      cite: 'MZ-34.15',
      refs: ['10V.vault'],
    });
    return match.world.points.filter((point) => point.active).map(({ id }) => id);
  };
  expect(active('secret-mission-1')).toEqual(['initial', 'red-1', 'green']);
  expect(active('secret-mission-2')).toEqual(['initial', 'red-1', 'blue']);
});

proves('MZ-34.14', 'MH7: the blue door opens once both secret missions are taken, not only seen', () => {
  const door = 'open:10V.cerebro-walkway/10V.corridor-west';
  const at = (...taken: readonly boolean[]) =>
    onMission('mh7', {
      all: '10V.corridor-west',
      change(world) {
        secretMissionIds.forEach((id, i) => {
          putCard(world.citizenCards, id, world.citizensFaceUp);
          world.secretMissions.push({ id, zone: 0, taken: taken[i] === true });
        });
      },
    }).answer('hero:wolverine');
  expect(at(false, false).refuses(door)).toMatchObject({
    key: 'secrets-missing',
    cite: 'MZ-34.14',
    refs: ['10V.cerebro-walkway/10V.corridor-west'],
  });
  expect(at(true, false).refuses(door)).toMatchObject({ key: 'secrets-missing', params: { taken: 1 } });
  expect(at(true, true).offers(door)).toBe(true);
});
