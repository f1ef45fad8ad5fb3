/** How maps and goals are written down. */
import type { Happening, Phrase, PhrasePhase } from '../../phrases/phrase.ts';
import type { FloorFaceId } from '../floor/index.ts';
import type { Clan, LaidDoor, LaidFace } from '../kinds.ts';

/** A face of a tile at its upper left square, turned clockwise. */
export function lay(
  face: FloorFaceId,
  x: number,
  y: number,
  turns: LaidFace['turns'] = 0,
  level = 0,
): LaidFace<FloorFaceId> {
  return { face, x, y, turns, level };
}

type DoorMarks = Partial<Pick<LaidDoor, 'squares' | 'magnetic' | 'level'>>;

export const large: DoorMarks = { squares: 2 };
export const magnetic: DoorMarks = { magnetic: true };

export function wooden(x: number, y: number, side: LaidDoor['side'], ...marks: readonly DoorMarks[]): LaidDoor {
  return Object.assign({ x, y, side, level: 0, squares: 1, kind: 'wooden', magnetic: false } as const, ...marks);
}

export function sliding(x: number, y: number, side: LaidDoor['side'], ...marks: readonly DoorMarks[]): LaidDoor {
  return Object.assign({ x, y, side, level: 0, squares: 1, kind: 'sliding', magnetic: false } as const, ...marks);
}

/** A happening that ends the match. */
export function wins(clan: Clan, happening: Happening): Phrase {
  return { phase: null, conditions: [{ asks: 'happening', happening }], test: null, effects: [{ does: 'win', clan }] };
}

/** A happening that brings MP, as often as it comes. */
export function scores(clan: Clan, points: number, happening: Happening, phase: PhrasePhase | null = null): Phrase {
  return {
    phase,
    conditions: [{ asks: 'happening', happening }],
    test: null,
    effects: [{ does: 'mission-points', points, clan }],
  };
}

/** Who wins if nothing has ended the match before. */
export function atTheEnd(winner: Clan | 'most-mission-points'): Phrase {
  const effect =
    winner === 'most-mission-points'
      ? ({ does: 'most-mission-points-win' } as const)
      : ({ does: 'win', clan: winner } as const);
  return { phase: 'end-of-match', conditions: [], test: null, effects: [effect] };
}
