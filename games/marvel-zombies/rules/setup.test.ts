import { EVERYBODY, NOBODY } from '@necropole/kernel';
import { provesFor, situation } from '@necropole/kernel/testing';
import { expect } from 'vitest';
import { heroCards, heroIds } from '../content/heroes/index.ts';
import { type HeroId, type MissionId, secretMissionIds } from '../content/ids.ts';
import type { Skill } from '../content/kinds.ts';
import { missionIds, missions } from '../content/missions/index.ts';
import { marvelZombies } from '../index.ts';
import { rulebook } from '../rulebook/index.ts';
import { legends } from '../testing/legends.ts';
import { placeOf } from '../world.ts';
import { listenersNow } from './listeners.ts';
import { colourOf } from './opening.ts';
import { skillsOf } from './printed.ts';
import { refuseHeroes } from './setup.ts';

const proves = provesFor(rulebook);

/** A match at its first question. */
function begin(mission: MissionId, seats = 1, heroes: readonly HeroId[] = [], seed = 'set-up') {
  const options = heroes.length === 0 ? {} : { heroes: heroes.join(',') };
  return situation(marvelZombies, { config: { mode: 'heroic', mission, seats, options, seed } });
}

proves('MZ-5.1', 'one to six players share the heroes out', () => {
  expect(marvelZombies.modes[0]?.seats).toEqual([1, 6]);
  const seats = (players: number) => begin('mh0', players).world.heroes.map(({ seat }) => seat);
  expect(seats(1)).toEqual([0, 0, 0, 0]);
  expect(seats(3)).toEqual([0, 0, 1, 2]);
  expect(seats(6)).toEqual([0, 1, 2, 3, 4, 5]);
  expect(refuseHeroes(2, 'storm')?.en).toMatch(/2 seats/);
});

proves('MZ-5.2', 'the extra spawn point of MH1 comes with the fifth hero, and not before', () => {
  const extra = missions.mh1.map.points.find(({ from }) => from === 'five-heroes')?.id;
  const points = (players: number) => begin('mh1', players).world.points.map(({ id }) => id);
  expect(points(4)).not.toContain(extra);
  expect(points(5)).toContain(extra);
});

proves('MZ-5.3', 'a single hero meets the same mission as four', () => {
  const alone = begin('mh2', 1, ['storm']);
  const four = begin('mh2');
  expect(alone.world.heroes.map(({ id }) => id)).toEqual(['storm']);
  expect(alone.world.points).toEqual(four.world.points);
  expect(alone.world.objectives.map(({ zone }) => zone)).toEqual(four.world.objectives.map(({ zone }) => zone));
});

proves('MZ-5.4', 'tiles, tokens and figures lie as the map of the mission shows', () => {
  for (const mission of missionIds) {
    const { world, board } = begin(mission);
    const map = missions[mission].map;
    const named = (zone: number): string => board.plan.zones[zone]?.id ?? '';
    expect(new Set(board.tileOf)).toEqual(new Set(map.floors.flatMap(({ tiles }) => tiles.flat())));
    expect(board.floors).toEqual(map.floors.map(({ floor }) => floor));
    const points = map.points.filter(({ from }) => from !== 'five-heroes');
    expect(world.points.map(({ id, zone }) => [id, named(zone)])).toEqual(points.map(({ id, zone }) => [id, zone]));
    expect(world.objectives.map(({ zone }) => named(zone))).toEqual(map.objectives.map(({ zone }) => zone));
    expect(world.citizens.map(({ id, zone }) => [id, named(zone)])).toEqual(
      map.citizens.map(({ id, zone }) => [id, zone]),
    );
    expect(world.zombieHeroesInPlay.cards).toEqual(map.zombieHeroes.map(({ id }) => id));
    expect(map.zombieHeroes.map(({ id }) => named(placeOf(world, id)))).toEqual(
      map.zombieHeroes.map(({ zone }) => zone),
    );
    expect(world.zombieHeroes.filter((place) => place >= 0)).toHaveLength(map.zombieHeroes.length);
    expect(world.exit === null ? null : named(world.exit)).toBe(map.exit);
    expect(world.hand === null ? null : named(world.hand.zone)).toBe(map.hand);
    expect(world.elevator).toBe(map.elevator);
    expect(board.laidZones.map(named)).toEqual(map.laidCards);
    const locked = board.plan.openings.flatMap(({ id }, i) => (board.locks[i] ? [`${id} ${board.locks[i]}`] : []));
    expect(locked.sort()).toEqual(map.locked.map(({ opening, colour }) => `${opening} ${colour}`).sort());
  }
});

proves('MZ-5.4', 'what lies and stands there is what the legend of the mission counts', () => {
  for (const told of legends) {
    const { mission } = told;
    const { world } = begin(mission, 5);
    const four = begin(mission, 4);
    const [atStart, byEvent, withFive] = told.points;
    expect(four.world.points.map(({ active }) => active).toSorted()).toEqual([
      ...new Array<boolean>(byEvent).fill(false),
      ...new Array<boolean>(atStart).fill(true),
    ]);
    expect(world.points).toHaveLength(atStart + byEvent + withFive);
    expect(new Set(four.board.tileOf)).toEqual(new Set(told.tiles.split(/[ /+]+/)));
    expect(new Set(world.heroes.map(({ zone }) => zone)).size).toBe(told.starts);
    if (told.objectives !== null) expect(world.objectives).toHaveLength(told.objectives);
    const colours = (known: number): readonly string[] =>
      world.objectives
        .filter(({ face }) => face.known[0] === known)
        .flatMap(({ face }) => face.cards.map(colourOf))
        .filter((colour) => colour !== 'red')
        .toSorted();
    expect([mission, colours(EVERYBODY), colours(NOBODY)]).toEqual([mission, told.shown, told.hidden]);
    expect([world.exit !== null, world.hand !== null, world.elevator !== null]).toEqual([
      told.exit,
      told.hand,
      told.elevator,
    ]);
    if (told.citizens !== null) expect(world.citizenCards).toHaveLength(told.citizens);
    if (told.open !== null) expect(world.opened.filter(Boolean)).toHaveLength(told.open);
    expect(four.board.locks.filter((colour) => colour !== null)).toHaveLength(told.locked);
    const figures = [...world.zombieHeroesInPlay.cards, ...world.citizens.map(({ id }) => id)];
    expect([mission, figures]).toEqual([mission, told.figures]);
  }
});

proves('MZ-5.5', 'both Secret Missions are out of the deck, except where the mission lays them', () => {
  expect(begin('mh0').world.citizenBox.cards).toEqual(secretMissionIds);
  const { world } = begin('mh3');
  expect(world.citizenBox.cards).toEqual([]);
  expect(world.citizenCards.flatMap(({ cards }) => cards)).toEqual(expect.arrayContaining([...secretMissionIds]));
});

proves('MZ-5.6', 'one citizen card that nobody knows lies in each zone with the symbol, at random', () => {
  const cards = (seed: string) => begin('mh4', 1, [], seed).world.citizenCards;
  expect(cards('one')).toHaveLength(begin('mh4').board.citizenZones.length);
  for (const pile of cards('one')) expect([pile.cards.length, pile.known]).toEqual([1, [NOBODY]]);
  expect(cards('one').map((pile) => pile.cards)).not.toEqual(cards('two').map((pile) => pile.cards));
});

proves('MZ-5.8', 'four decks lie face down, each shuffled', () => {
  const decks = (seed: string) => {
    const { spawnDeck, zombieHeroDeck, traitDeck, citizenDeck } = begin('mh1', 1, [], seed).world;
    return [spawnDeck, zombieHeroDeck, traitDeck, citizenDeck];
  };
  const others = decks('two');
  decks('one').forEach((deck, i) => {
    expect(new Set(deck.known)).toEqual(new Set([NOBODY]));
    expect(deck.cards).not.toEqual(others[i]?.cards);
  });
});

proves(
  ['MZ-6.1', 'MZ-6.2', 'MZ-6.3', 'MZ-6.5'],
  'heroes start unhurt, without experience or power, none activated',
  () => {
    const { heroes } = begin('mh0', 6).match.rests[0]?.world ?? { heroes: [] };
    expect(heroes).toHaveLength(6);
    for (const { health, power, xp, activated } of heroes)
      expect([health, power, xp, activated]).toEqual([3, 0, 0, false]);
  },
);

proves('MZ-6.1', 'and at the blue level: with one skill and three actions, and spawn cards are read at blue', () => {
  const match = begin('mh0', 1, heroIds);
  for (const hero of match.world.heroes) {
    expect([hero.id, hero.xp]).toEqual([hero.id, 0]);
    expect(skillsOf(match.world, hero).map(({ level }) => level)).toEqual(['blue']);
  }
  for (const id of heroIds) {
    match.answer(`hero:${id}`);
    expect(match.events('turn-begins').at(-1)?.params).toEqual({ who: id, actions: 3 });
    const unlocked = heroCards[id].skills.filter((skill) =>
      listenersNow(match.world, match.board, hookOf(skill)).some(({ component }) => component === skill),
    );
    expect(unlocked.map(({ level }) => level).filter((level) => level !== 'blue')).toEqual([]);
    match.answer('end');
  }
  expect(match.events('spawn-card').map(({ params }) => params.level)).toContain('blue');
  expect(new Set(match.events('spawn-card').map(({ params }) => params.level))).toEqual(new Set(['blue']));
});

/** One of the hooks that a skill hears. */
function hookOf({ queries, flows }: Skill): string {
  return Object.keys({ ...queries, ...flows })[0] ?? '';
}

proves('MZ-6.4', 'heroes start in the start zones, where nothing spawns', () => {
  for (const mission of missionIds) {
    const match = begin(mission);
    const { world, board } = match;
    const at = new Set(world.heroes.map(({ zone }) => board.plan.zones[zone]?.id));
    expect(at).toEqual(new Set(missions[mission].map.starts));
    expect(match.events('building-opened')).toEqual([]);
    expect(match.events('spawn-card')).toEqual([]);
  }
});

proves('MZ-11.3', 'doors and windows are closed, but for those that the mission opens', () => {
  for (const mission of missionIds) {
    const { world, board } = begin(mission);
    const open = board.plan.openings.filter((_, i) => world.opened[i]).map(({ id }) => id);
    expect(open.sort()).toEqual([...missions[mission].map.open].sort());
  }
});
