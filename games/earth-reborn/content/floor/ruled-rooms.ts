/**
 * The rooms of which the glossary tells a rule (pages 41 and 42): their phrases, and from where they are used. Thresholds that
 * the book leaves out are ours: patients’ room, infirmary, satellite room, video surveillance.
 */
import { byId, type Provenance } from '@necropole/kernel';
import {
  activation,
  type Condition,
  command,
  lasting,
  type Phrase,
  science,
  technical,
  technicalAndScience,
} from '../../phrases/phrase.ts';
import type { RuledRoomId } from '../ids.ts';

/**
 * From where a phrase of a room serves: on a position icon, facing as it shows (ER-22.10); on any square of the room (ER-22.11); or on
 * the squares of its vault.
 */
export type UsedFrom = 'position-icon' | 'anywhere' | 'vault';

export interface RoomPhrase {
  readonly phrase: Phrase;
  readonly from: UsedFrom;
}

export interface RuledRoom<I extends RuledRoomId = RuledRoomId> {
  readonly id: I;
  readonly provenance: Provenance;
  readonly cites: readonly string[];
  readonly phrases: readonly RoomPhrase[];
  /** How many position icons its tile has. */
  readonly positions: number;
  /** The corpses that lie in it: each belongs to a position icon, or is faced. */
  readonly corpses?: { readonly count: number; readonly from: 'position-icon' | 'facing'; readonly power: boolean };
}

function on(from: UsedFrom, ...phrases: readonly Phrase[]): readonly RoomPhrase[] {
  return phrases.map((phrase) => ({ phrase, from }));
}

const power: Condition = { asks: 'power' };

/** Both jammers have the same phrase; this one needs power. */
const jammer = activation([power, command(1)], technical(3), { does: 'switch' });
const jamming: Phrase = {
  phase: 'initiative',
  conditions: [power, { asks: 'on' }],
  test: null,
  effects: [{ does: 'jam' }],
};

const all: readonly RuledRoom[] = [
  {
    id: 'armoury',
    provenance: 'rulebook',
    cites: ['ER-41.17'],
    phrases: on('anywhere', lasting({ does: 'more-dice', dice: 1, die: 'black', for: 'searches' })),
    positions: 0,
  },
  {
    id: 'robot-workshop',
    provenance: 'rulebook',
    cites: ['ER-41.18'],
    phrases: [
      ...on('position-icon', lasting({ does: 'more-dice', dice: 1, die: 'black', for: 'searches' })),
      ...on('anywhere', lasting({ does: 'more-dice', dice: 2, die: 'yellow', for: 'technical-tests' })),
    ],
    positions: 1,
  },
  {
    id: 'cryogenic-chamber',
    provenance: 'rulebook',
    cites: ['ER-41.19'],
    phrases: [],
    positions: 1,
    corpses: { count: 1, from: 'position-icon', power: true },
  },
  {
    id: 'patients-room',
    provenance: 'reconstructed',
    cites: ['ER-41.20'],
    phrases: on(
      'anywhere',
      activation([command(1)], science(3), { does: 'heal', points: 1, whom: 'adjacent-in-red-arc' }),
    ),
    positions: 0,
  },
  {
    id: 'cemetery',
    provenance: 'rulebook',
    cites: ['ER-41.22'],
    phrases: [],
    positions: 0,
    corpses: { count: 5, from: 'facing', power: false },
  },
  {
    id: 'generator',
    provenance: 'rulebook',
    cites: ['ER-41.23', 'ER-22.15'],
    phrases: on('position-icon', activation([command(1)], technical(3), { does: 'cut-power', where: 'building' })),
    positions: 1,
  },
  {
    id: 'infirmary',
    provenance: 'reconstructed',
    cites: ['ER-41.24'],
    phrases: on(
      'position-icon',
      activation([power, command(1)], technicalAndScience(4), { does: 'heal', points: 2, whom: 'on-position-icon' }),
    ),
    positions: 3,
  },
  {
    id: 'chemistry-lab',
    provenance: 'rulebook',
    cites: ['ER-41.25'],
    phrases: on('anywhere', lasting({ does: 'more-dice', dice: 2, die: 'yellow', for: 'science-tests' }, power)),
    positions: 0,
  },
  {
    id: 'zombie-lab',
    provenance: 'rulebook',
    cites: ['ER-41.26'],
    phrases: [],
    positions: 2,
    corpses: { count: 4, from: 'position-icon', power: true },
  },
  {
    id: 'morgue',
    provenance: 'rulebook',
    cites: ['ER-41.27'],
    phrases: [],
    positions: 2,
    corpses: { count: 2, from: 'position-icon', power: false },
  },
  {
    // Two phrases on the tile, one for each clan; what counts is the player (ER-41.28).
    id: 'command-post',
    provenance: 'rulebook',
    cites: ['ER-41.28'],
    phrases: on('anywhere', {
      phase: 'initiative',
      conditions: [{ asks: 'room-held' }],
      test: null,
      effects: [{ does: 'command', points: 2 }],
    }),
    positions: 0,
  },
  {
    id: 'officers-quarters',
    provenance: 'rulebook',
    cites: ['ER-41.29'],
    phrases: on('anywhere', {
      phase: 'initiative',
      conditions: [{ asks: 'mission-points', amount: 1 }, { asks: 'room-held' }],
      test: null,
      effects: [{ does: 'command', points: 4 }],
    }),
    positions: 0,
  },
  {
    id: 'safe-room',
    provenance: 'rulebook',
    cites: ['ER-41.30'],
    phrases: on('vault', lasting({ does: 'more-dice', dice: 2, die: 'black', for: 'searches' })),
    positions: 0,
  },
  {
    id: 'communication-room',
    provenance: 'rulebook',
    cites: ['ER-41.31', 'ER-26.8'],
    phrases: [...on('position-icon', jammer), ...on('anywhere', jamming)],
    positions: 3,
  },
  {
    id: 'satellite-room',
    provenance: 'reconstructed',
    cites: ['ER-42.1'],
    phrases: on('position-icon', activation([power, command(2)], technical(4), { does: 'spy-points', points: 1 })),
    positions: 1,
  },
  {
    id: 'missile-room',
    provenance: 'rulebook',
    cites: ['ER-42.2', 'ER-22.15'],
    phrases: on(
      'position-icon',
      activation([power, command(2)], technical(6), { does: 'switch' }, { does: 'timer', turns: 2, brings: 'launch' }),
    ),
    positions: 2,
  },
  {
    id: 'video-surveillance',
    provenance: 'reconstructed',
    cites: ['ER-42.3'],
    phrases: on('position-icon', activation([power, command(1)], technical(3), { does: 'command', points: 4 })),
    positions: 2,
  },
  {
    id: 'torture-room',
    provenance: 'rulebook',
    cites: ['ER-42.4'],
    phrases: on('anywhere', lasting({ does: 'more-dice', dice: 2, die: 'black', for: 'tortures', clan: 'salemite' })),
    positions: 0,
  },
];

export const ruledRooms: Readonly<Record<RuledRoomId, RuledRoom>> = byId(all);
