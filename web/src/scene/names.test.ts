import type { Label, Scene } from '@necropole/kernel';
import { describe, expect, it } from 'vitest';
import { type Marks, noMarks } from './marks.ts';
import { nameOfSpace, nameOfThing } from './names.ts';
import { planOf } from './plan.ts';
import { standOn } from './standing.ts';
import { ringOfLocations } from './testing/locations.ts';
import { house } from './testing/scenes.ts';
import { label } from './testing/shapes.ts';
import { sceneWords } from './words/index.ts';

const say = ({ key, params = [] }: Label): string => [key, ...params].join(' ');
const componentName = (id: string): string => `the ${id}`;

const floors = house().ground;

/** A room of a floor that bears a sign, has a track and people on it, and a card beside it. */
const scene: Scene = {
  ...house(),
  ground: {
    ...floors,
    groups: floors.groups.map((group) => ({ ...group, badges: [{ symbol: 'e-green', label: label('green sign') }] })),
  },
  pieces: [1, 2].map((i) => ({ id: `guest-${i}`, at: 'floor-0', token: 't-guest', label: label('guest') })),
  piles: [{ id: 'beside', label: label('shelf'), kind: 'hand', at: 'floor-0', cards: [{ id: 'hammer' }] }],
  tracks: [
    {
      id: 'fence',
      label: label('fence'),
      at: 'room-0-0',
      from: 0,
      to: 9,
      markers: [{ id: 'level', token: 'i-level', value: 7, label: label('level') }],
    },
  ],
};

function nameOf(id: string, marks: Partial<Marks> = {}, answering = id): string {
  const space = scene.ground.spaces.find((one) => one.id === id);
  if (space === undefined) throw new Error(`There is no ${id}`);
  return nameOfSpace(space, scene, { ...noMarks, ...marks }, say, sceneWords.en, componentName, answering);
}

describe('the name of a space', () => {
  it('tells the sign of its group, its tracks, and what lies there and beside its group', () => {
    expect(nameOf('room-0-0')).toBe('Floor 0, room-0-0. Green sign. Fence: 7 / 9. Floor 0: 2 × guest, the hammer.');
  });

  it('tells its only answer, or how many it has', () => {
    const lit = new Set(['room-0-1']);
    const named = (names: readonly string[]) => nameOf('room-0-1', { lit, answers: new Map([['room-0-1', names]]) });
    expect(named(['go there'])).toMatch(/ Answers: go there\.$/);
    expect(named(['go there', 'search it'])).toMatch(/ 2 answers\.$/);
    expect(nameOf('room-0-1', { refused: lit })).toMatch(/ Refused\.$/);
  });

  it('tells the answer of the only thing on it that has one', () => {
    const marks = { lit: new Set(['guest-1']), answers: new Map([['guest-1', ['wake the guest']]]) };
    expect(nameOf('room-0-1', marks, 'guest-1')).toMatch(/ Answers: wake the guest\.$/);
  });
});

describe('what stands on a card', () => {
  const ring = ringOfLocations();
  const stood = new Map(standOn(planOf(ring, say), ring).stood.map((one) => [one.thing.id, one]));

  it('is told with the card where that lies', () => {
    const [place] = ring.ground.spaces;
    if (place === undefined) throw new Error('There is no location');
    expect(nameOfSpace(place, ring, noMarks, say, sceneWords.en, componentName)).toContain(
      'the threat-card-0 with Civil, Sbire',
    );
  });

  it('says on which one it stands', () => {
    const captive = stood.get('captive-1');
    if (captive === undefined) throw new Error('Nobody is on the card');
    expect(nameOfThing(captive, noMarks, say, sceneWords.en, componentName)).toBe('Civil, on the threat-card-0');
  });
});

it('what lies beside a group says beside which', () => {
  const hammer = standOn(planOf(scene, say), scene).stood.find(({ thing }) => thing.id === 'hammer');
  if (hammer === undefined) throw new Error('There is no hammer');
  expect(nameOfThing(hammer, noMarks, say, sceneWords.en, componentName, 'Floor 0')).toBe(
    'the hammer (shelf), beside Floor 0',
  );
});
