/**
 * The special abilities of the characters (pages 26, 40 and 41), as icon phrases: those of the healthy side and those of the
 * wounded one. Where the book tells nothing of a wounded side, or leaves out a number, it is ours and says so.
 */
import { activation, command, type Phrase, science, throwOf } from '../phrases/phrase.ts';
import type { CharacterId } from './characters/index.ts';

export interface Ability {
  readonly character: CharacterId;
  readonly cites: readonly string[];
  readonly healthy: readonly Phrase[];
  /** Where another statement tells of the wounded side. */
  readonly woundedCite?: string;
  /** None: it is lost. */
  readonly wounded: readonly Phrase[];
}

const morale = (clan: 'norad' | 'salemite'): Phrase =>
  activation([{ asks: 'mission-points', amount: 1, clan }], null, { does: 'command', points: 4 });

const charm = (price: number, threshold: number): Phrase =>
  activation(
    [command(price), { asks: 'sight', of: { character: 'franck-einstein' } }],
    throwOf(3, 'yellow', threshold),
    { does: 'change-sides', who: 'franck-einstein', to: 'norad', until: 'end' },
  );

const espionage = (price: number): Phrase =>
  activation([command(price), { asks: 'room-type', types: ['science', 'officers'] }], null, {
    does: 'spy-points',
    points: 1,
  });

const wallBlast = (price: number): Phrase =>
  activation([command(price)], throwOf(3, 'yellow', 4), { does: 'blast-walls-and-doors' });

/** The book leaves out the threshold: it is that of the serum. */
const reanimation = activation([command(2), { asks: 'facing-corpse' }], science(4), { does: 'raise-zombie' });

const zombieLeader = (points: number): Phrase => ({
  phase: 'initiative',
  conditions: [{ asks: 'sight', of: 'zombie' }],
  test: null,
  effects: [{ does: 'zombie-command', points, whom: 'each' }],
});

const sawnDoor = activation([command(1)], null, { does: 'destroy-door', arcs: ['dark-blue'] });
const sawnWall = activation([command(2)], throwOf(6, 'yellow', 10), { does: 'destroy-wall', arcs: ['dark-blue'] });

const information = (price: number, points: number): Phrase =>
  activation(
    [{ asks: 'commanded-by', clan: 'salemite' }, command(price, 'norad'), { asks: 'engaging' }],
    throwOf(2, 'black', 4),
    { does: 'spy-points', points },
  );

const turnedCoat = activation(
  [{ asks: 'commanded-by', clan: 'salemite' }, command(2, 'norad'), { asks: 'engaging' }],
  null,
  { does: 'change-sides', who: 'cherokee-bill', to: 'norad', until: 'final' },
);
const lastWords = activation(
  [{ asks: 'commanded-by', clan: 'salemite' }, command(2, 'norad'), { asks: 'engaging' }],
  null,
  { does: 'spy-points', points: 2 },
);

export const abilities: readonly Ability[] = [
  { character: 'nick-bolter', cites: ['ER-40.1'], healthy: [morale('norad')], wounded: [morale('norad')] },
  { character: 'vasquez', cites: ['ER-40.4', 'ER-22.15'], healthy: [charm(2, 5)], wounded: [charm(1, 3)] },
  // The wounded side is ours: it costs more.
  { character: 'mammoth', cites: ['ER-29.2', 'ER-22.15'], healthy: [wallBlast(1)], wounded: [wallBlast(2)] },
  { character: 'james-woo', cites: ['ER-40.9'], healthy: [espionage(2)], wounded: [espionage(3)] },
  { character: 'jessica-hollister', cites: ['ER-40.11'], healthy: [morale('salemite')], wounded: [morale('salemite')] },
  {
    character: 'franck-einstein',
    cites: ['ER-40.13', 'ER-40.14'],
    healthy: [information(2, 2)],
    wounded: [information(3, 1)],
  },
  {
    character: 'cherokee-bill',
    cites: ['ER-40.19', 'ER-40.21'],
    healthy: [turnedCoat],
    wounded: [lastWords],
    woundedCite: 'ER-40.21',
  },
  { character: 'john-kendall', cites: ['ER-41.1'], healthy: [reanimation], wounded: [reanimation] },
  { character: 'jeff-deeler', cites: ['ER-41.7'], healthy: [zombieLeader(2)], wounded: [zombieLeader(3)] },
  // The wounded side is ours: the saw is no longer up to walls.
  { character: 'jack-saw', cites: ['ER-41.11', 'ER-22.15'], healthy: [sawnWall, sawnDoor], wounded: [sawnDoor] },
];
