/** The player cards as data: faces, tracks, and what is known of the real ones. */
import { describe, expect, test } from 'vitest';
import { characterIds, characters, hordeActionIds, hordeActions } from './index.ts';

const cards = characterIds.map((id) => characters[id]);

describe('the 14 player cards', () => {
  test('each is listed under its own name, with two faces of its own', () => {
    expect(cards).toHaveLength(14);
    for (const id of characterIds) {
      expect(characters[id].id).toBe(id);
      expect(characters[id].human.id).toBe(id);
      expect(characters[id].zombie.id).toBe(`${id}-zombie`);
    }
  });

  test('every face does something', () => {
    for (const face of cards.flatMap(({ human, zombie }) => [human, zombie])) {
      const hooks = { ...face.queries, ...face.flows };
      expect(Object.keys(hooks).length, face.id).toBeGreaterThan(0);
    }
  });

  test('what the book or a photograph shows is marked so, and the rest is ours', () => {
    const known = cards.flatMap(({ human, zombie }) => [human, zombie]).filter((f) => f.provenance !== 'reconstructed');
    expect(known.map(({ id, provenance }) => `${id}: ${provenance}`)).toEqual([
      'athlete: rulebook',
      'doctor: public',
      'popstar: public',
      'teenager: public',
    ]);
  });
});

describe('the horde tracks', () => {
  test('have five spaces, no action twice, and no two are equal', () => {
    for (const { horde } of cards) expect(new Set(horde).size).toBe(5);
    expect(new Set(cards.map(({ horde }) => horde.join())).size).toBe(cards.length);
  });

  test('rise from space to space: from the least to one that nobody else has', () => {
    for (const { id, horde } of cards) {
      const mights = horde.map((action) => hordeActions[action].might);
      expect([...mights].sort(), id).toEqual(mights);
      expect([mights[0], mights[2], mights[3], mights[4]], id).toEqual([1, 2, 3, 4]);
    }
    const last = cards.map(({ horde }) => horde[4]);
    expect(new Set(last).size).toBe(cards.length);
    for (const { horde } of cards) expect(horde.slice(0, 4).some((action) => last.includes(action))).toBe(false);
  });

  test('are these', () => {
    expect(Object.fromEntries(cards.map(({ id, horde }) => [id, horde.join(' ')]))).toEqual({
      athlete: 'lurch howl ambush stampede dead-heat',
      doctor: 'panic drag-down infest smother gangrene',
      'fry-cook': 'swarm drag-down ambush frenzy feast',
      greaser: 'lurch swarm pound surround hot-pursuit',
      hippie: 'scavenge howl infest smother love-in',
      janitor: 'ransack infest pound frenzy closing-time',
      'mall-cop': 'panic swarm ambush surround manhunt',
      mechanic: 'ransack lurch pound stampede sabotage',
      photographer: 'panic howl ambush surround paparazzi',
      popstar: 'swarm howl infest stampede encore',
      scientist: 'scavenge panic drag-down smother outbreak',
      survivalist: 'lurch ransack howl frenzy hunting-party',
      teacher: 'scavenge ransack drag-down surround confiscation',
      teenager: 'swarm ransack pound smother riot',
    });
  });

  test('share every other action between three and five of them', () => {
    for (const action of hordeActionIds) {
      expect(hordeActions[action].id).toBe(action);
      const tracks = cards.filter(({ horde }) => horde.includes(action)).length;
      if (hordeActions[action].might === 4) expect(tracks, action).toBe(1);
      else expect([3, 4, 5], action).toContain(tracks);
    }
  });
});
