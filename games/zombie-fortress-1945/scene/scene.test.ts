import { EVERYBODY, type Scene, type ScenePiece, type Seat } from '@necropole/kernel';
import { viewFor } from '@necropole/kernel/app';
import type { Situation } from '@necropole/kernel/testing';
import { describe, expect, it } from 'vitest';
import { art } from '../art/index.ts';
import { ways, zones } from '../content/fortress/plan.ts';
import type { Zf } from '../shape.ts';
import { fightAgainst, laid } from '../testing/laid.ts';
import { type Below, below } from '../testing/underground.ts';
import { FIELD } from './field.ts';
import { FORTRESS } from './fortress.ts';
import { sceneOf } from './index.ts';

function seenIn({ match }: Situation<Zf>, ...seats: readonly Seat[]): Scene {
  return sceneOf(viewFor(match, seats));
}

function piece({ pieces }: Scene, id: string): ScenePiece | undefined {
  return pieces.find((one) => one.id === id);
}

describe('before the first turn', () => {
  it('whoever chooses is the one whose sheet is lit', () => {
    const table = laid({
      seats: 3,
      phase: 'choose-town',
      change({ teams }) {
        for (const team of teams) team.at = team.seat === 0 ? 'c6' : null;
      },
    });
    const lit = () => seenIn(table, 0).sheets.flatMap(({ id, active }) => (active ? [id] : []));
    expect(lit()).toEqual(['great-britain']);
    table.answer('town:stahleck');
    expect(lit()).toEqual(['japan']);
  });

  it('each camp has its face, and it is said that they are alike', () => {
    const table = laid({
      phase: 'choose-camp',
      change(world) {
        world.teams = [];
      },
    });
    expect(table.question.context?.()).toEqual([{ key: 'camps-alike', params: { soldiers: 6, medics: 2 } }]);
    expect(table.option('camp:japan').called).toEqual({ key: 'names-camp', params: { camp: 'japan' } });
    expect(art.pictureOf('japan')).toBe('b-team-jp');
  });
});

describe('who leads the dead', () => {
  it('in a fight of the race whoever is next: they speak for them, and are told by their camp', () => {
    const table = fightAgainst(['zombie.1', 'zombie.2', 'zombie.3'], { seats: 3 });
    expect(seenIn(table, 0).sheets.find(({ id }) => id === 'dead')).toMatchObject({ seat: 1 });
    expect(table.events('fight-begins')).toMatchObject([{ params: { leader: 1, player: 'great-britain' } }]);
  });
});

describe('the field', () => {
  it('has a hex for each of the map, roads through them, and a gate on either side of the castle', () => {
    const { ground, pieces } = seenIn(laid(), 0);
    const hexes = ground.spaces.filter(({ kind }) => kind === 'hex');
    expect(hexes).toHaveLength(130);
    expect(hexes.filter(({ quiet }) => quiet !== true).map(({ id }) => id)).toEqual([
      'a2',
      'a7',
      'g4',
      'g10',
      'm2',
      'm7',
    ]);
    expect(ground.ways?.[0]).toMatchObject({ kind: 'road', through: expect.arrayContaining(['a2', 'g4']) });
    expect(pieces.filter(({ token }) => token === 't-gate').map(({ at }) => at)).toEqual(['f4', 'h4']);
  });

  it('shows the face of an event to nobody but whoever knows it', () => {
    const table = laid({
      events: { c6: 'mg42.1' },
      change({ events }) {
        const [event] = events.filter(({ at }) => at === 'c6');
        if (event !== undefined) event.marker.known = [1 << 1];
      },
    });
    expect(piece(seenIn(table, 0), 'event-c6')).toMatchObject({ token: 't-event', tint: 'event' });
    expect(piece(seenIn(table, 1), 'event-c6')).toMatchObject({ token: 'w-mg42', secret: true });
  });

  it('marks what a team carries that not everybody knows, for whoever knows it alone', () => {
    const table = laid({
      carried: { 'usa-soldier-1': ['mg42.1', 'grenades.1'] },
      change({ teams }) {
        const items = teams[0]?.members[0]?.items;
        if (items !== undefined) items.known = [1 << 0, EVERYBODY];
      },
    });
    const things = (seat: number) => seenIn(table, seat).piles.find(({ id }) => id === 'things-usa-soldier-1')?.cards;
    expect(things(0)).toMatchObject([{ id: 'mg42.1', secret: { key: 'yours-alone' } }, { id: 'grenades.1' }]);
    expect(things(0)?.[1]).not.toHaveProperty('secret');
    expect(things(1)?.[0]).toEqual({ id: null });
  });

  it('stays below when the last team there is gone', () => {
    const opened = (rounds: number) => {
      const view = viewFor(laid().match, [0]);
      const { fortress } = view.world;
      const over = { ...view, world: { ...view.world, teams: [], fortress: { ...fortress, rounds } } };
      const { floorStates = {} } = sceneOf(over);
      return Object.keys(floorStates).filter((floor) => floorStates[floor]?.now === true);
    };
    expect(opened(4)).toEqual([`${FORTRESS}`]);
    expect(opened(0)).toEqual([`${FIELD}`]);
  });

  it('shows how many grenades a counter of two still has', () => {
    const left = (turnedOver: readonly 'grenades.1'[]) => {
      const table = laid({
        carried: { 'usa-soldier-1': ['grenades.1', 'grenade.1'] },
        change: (world) => {
          world.turnedOver = [...turnedOver];
        },
      });
      const [row] = seenIn(table, 0).piles.filter(({ id }) => id === 'things-usa-soldier-1');
      return row?.cards.map(({ badges = [] }) => badges.map(({ text }) => text));
    };
    expect(left([])).toEqual([['2'], []]);
    expect(left(['grenades.1'])).toEqual([['1'], []]);
  });

  it('shows what lies open, what a team rides in, and how many men it has', () => {
    const scene = seenIn(
      laid({ lying: { b2: ['stg44.1'] }, aboard: ['kuebelwagen.1'], members: [3], at: ['c3', 'm2'] }),
      1,
    );
    expect(piece(scene, 'stg44.1')).toMatchObject({ at: 'b2', token: 'w-stg44', component: 'stg44' });
    expect(piece(scene, 'usa')).toMatchObject({ at: 'c3', figure: 1, aboard: { symbol: 'v-jeep' } });
    expect(piece(scene, 'usa')?.badges).toMatchObject([{ symbol: 'number', text: '3' }]);
  });

  it('has one clock: the Soviets', () => {
    const { tracks } = seenIn(laid({ soviets: 7 }), 0);
    expect(tracks).toMatchObject([{ id: 'soviets', to: 10, markers: [{ value: 7 }] }]);
  });
});

describe('a sheet', () => {
  const table = () => laid({ carried: { 'usa-soldier-1': ['stg44.1'] }, wounded: ['usa-soldier-2'], members: [3] });
  const rows = (scene: Scene) => scene.sheets.find(({ id }) => id === 'usa')?.rows;

  it('has a row for each member: what they wield with its three rates, and their wounds', () => {
    expect(rows(seenIn(table(), 0))).toMatchObject([
      { id: 'usa-soldier-1', wields: { symbol: 'w-stg44' }, rates: { values: [4, 4, 5] } },
      { id: 'usa-soldier-2', wields: { symbol: 'w-basic' }, badges: [{ symbol: 'i-wound' }] },
      { id: 'usa-soldier-3' },
    ]);
  });

  it('tells others that something is carried, and not what', () => {
    const scene = seenIn(table(), 1);
    expect(rows(scene)?.[0]?.wields).toMatchObject({ symbol: 't-event' });
    expect(rows(scene)?.[0]?.rates).toBeUndefined();
    expect(scene.piles.find(({ id }) => id === 'things-usa-soldier-1')?.cards).toEqual([{ id: null }]);
  });
});

describe('the battle box', () => {
  /** Three counters against the first team: its fight begins at the gate. */
  const fight = () =>
    laid({
      at: ['e5', 'm2'],
      members: [2],
      bowl: ['giant.1', 'dog.1', 'zombie.1', 'zombie.2'],
      dice: [1, 1],
    })
      .play('roll')
      .play('march:f4');

  it('opens by itself, with the counters face down to the team and known to whoever leads them', () => {
    const table = fight();
    const scene = seenIn(table, 0);
    expect(scene.floorStates).toMatchObject({ 0: { now: true } });
    expect(scene.spaceStates?.['box-3']).toMatchObject({ state: 'now' });
    const counters = (of: Scene) => of.pieces.filter(({ id }) => id.startsWith('counter-')).map(({ token }) => token);
    expect(counters(scene)).toEqual(['t-unknown', 't-unknown', 't-unknown', 't-unknown']);
    expect(new Set(counters(seenIn(table, 1)))).toEqual(new Set(['t-giant', 't-dog', 't-zombie']));
  });

  it('has a panel for each member, with the rate that counts at the box that is fired at', () => {
    const scene = seenIn(fight(), 0);
    expect(scene.pieces.filter(({ form }) => form === 'panel')).toMatchObject([
      { id: 'usa-soldier-1', at: 'team-box', figure: 1, rates: { values: [2, 2, 2], now: 0 } },
      { id: 'usa-soldier-2', at: 'team-box' },
    ]);
  });

  it('makes room for the band that all is about', () => {
    const heights = (scene: Scene) =>
      scene.ground.spaces
        .filter(({ kind }) => kind === 'band')
        .map(({ outline: [top, , foot] }) => Math.round((foot?.y ?? 0) - (top?.y ?? 0)));
    const shooting = heights(seenIn(fight(), 0));
    expect(Math.max(...shooting.slice(0, 3))).toBe(shooting[0]);
    const assault = fight();
    for (const one of assault.world.fights) Object.assign(one, { assault: true, boxes: one.boxes.map(() => 0) });
    expect(heights(seenIn(assault, 0))[3]).toBeGreaterThan(500);
  });
});

describe('the fortress', () => {
  const opened = () =>
    laid({
      phase: 'take-green-markers',
      change(world) {
        world.master = 1;
        world.fortress.entries = [4];
        world.fortress.destroyed = ['archives.north-corridor'];
        world.fortress.hulk = { at: 'cells', hp: 9 };
      },
    });

  it('has every zone by its kind, a door where the plan has one, and walls elsewhere', () => {
    const { ground } = seenIn(opened(), 0);
    const doors = ground.edges?.filter(({ kind }) => kind === 'door') ?? [];
    expect(doors).toHaveLength(ways.filter(({ door }) => door !== 'open').length);
    expect(ground.spaces.filter(({ floor }) => floor === 1)).toHaveLength(zones.length);
    expect(ground.spaces.find(({ id }) => id === 'eagle-room')).toMatchObject({ kind: 'room', tone: 'green' });
    expect(ground.spaces.find(({ id }) => id === 'hall-3')).toMatchObject({ kind: 'rotunda', badges: [{ text: '3' }] });
    expect(doors.filter(({ lockedFrom }) => lockedFrom === 'lift-room')).toHaveLength(4);
  });

  it('tells what is destroyed, and lets the destruction sleep until it starts', () => {
    const scene = seenIn(opened(), 0);
    expect(scene.spaceStates?.['hall-4']).toEqual({ state: 'destroyed' });
    expect(scene.edgeStates?.['archives.north-corridor']).toMatchObject({ state: 'broken' });
    expect(piece(scene, 'hulk')).toMatchObject({ at: 'cells', token: 't-mutant', badges: [{ text: '9' }] });
    expect(scene.tracks).toMatchObject([{ id: 'destruction', asleep: true }]);
  });
});

describe('the goals below', () => {
  const goals = (wanted: Below = {}, seat = 0) => {
    const { notes = [] } = seenIn(below({ at: ['hall-1', 'hall-1'], ...wanted }), seat);
    return Object.fromEntries(notes.map((note) => [note.id, note]));
  };
  /** Who knows the marker of a room. */
  const knows =
    (...known: readonly (readonly [string, number])[]) =>
    ({ rooms }: Situation<Zf>['world']) => {
      for (const { at, marker } of rooms) marker.known = marker.cards.map(() => new Map(known).get(at) ?? 0);
    };

  it('say from the first turn on what opens the way out, and how long it takes at most', () => {
    expect(goals()['escape']?.lines).toEqual([{ key: 'way-opens' }, { key: 'opens-by-clock', params: [16] }]);
    expect(goals({ options: { clock: 'off' } })['escape']?.lines).toEqual([{ key: 'way-opens' }]);
    const { spaceStates } = seenIn(below(), 0);
    expect(spaceStates?.['lift-room']?.badges).toMatchObject([{ label: { key: 'way-out', params: ['shut'] } }]);
  });

  it('tell the doctor who was lost with his team from Hulk who was killed', () => {
    const fate = (beatHulk: boolean) =>
      goals({
        change({ fortress, teams: [team] }) {
          fortress.doctor = 'dead';
          if (team !== undefined) team.beatHulk = beatHulk;
        },
      })['doctor'];
    expect(fate(false)).toMatchObject({ lines: [{ params: ['lost'] }, {}], done: false });
    expect(fate(true)).toMatchObject({ lines: [{ params: ['dead'] }, {}], done: true });
  });

  it('name the green rooms that are left, and no more than whoever looks knows', () => {
    const where = (seat: number) =>
      goals(
        { rooms: { 'crank-room': 'doctor.1', 'battery-room': 'mg42.1' }, change: knows(['battery-room', 1]) },
        seat,
      )['doctor']?.lines[0];
    expect(where(0)).toEqual({ key: 'doctor-in', params: ['crank-room'] });
    expect(where(1)).toEqual({ key: 'doctor-in-either', params: ['crank-room', 'battery-room'] });
  });

  it('count the rooms whose event lies face down, and those alone', () => {
    const rooms = { 'crank-room': 'doctor.1', kitchen: 'model.1', cells: 'mg42.1' } as const;
    const closed = goals({ rooms, change: knows(['kitchen', EVERYBODY], ['cells', 1]) })['doctor'];
    expect(closed?.lines[1]).toEqual({ key: 'rooms-closed', params: [2] });
  });
});

describe('the card of a fight', () => {
  const lines = (wanted: Situation<Zf>) => seenIn(wanted, 0).notes?.find(({ id }) => id === 'fight')?.lines;

  it('counts the volleys that are still to come, and zombies alone', () => {
    const table = fightAgainst(['zombie.1', 'zombie.2', 'herb.1']);
    expect(lines(table)?.[1]).toEqual({ key: 'volleys-left', params: [3] });
    const comes = table.play('done');
    expect(lines(comes)?.[1]).toEqual({ key: 'volleys-left', params: [2] });
    for (const { counters } of comes.world.fights) counters.known = counters.known.map(() => EVERYBODY);
    expect(lines(comes)?.[0]).toMatchObject({ key: 'killed-of', params: [0, 2] });
  });
});
