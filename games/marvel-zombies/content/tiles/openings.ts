/**
 * What stands between two zones, told from the names of the zones: what tile faces draw inside of them, and what the
 * boards of the printed examples do.
 */
import { smallBoards } from '../../positions/plans.ts';
import type { OpeningKind } from './faces.ts';
import { tileFaces } from './index.ts';
import { openingsDrawn } from './layout.ts';

const kinds: ReadonlyMap<string, OpeningKind> = new Map([
  ...Object.values(tileFaces).flatMap((face) => openingsDrawn(face)), // order: only looked up
  ...smallBoards.flatMap(({ plan }) => plan.openings.map(({ id, kind }) => [id, kind as OpeningKind] as const)),
]);

/** The kind of an opening by its name; between two tiles there are only doors. */
export function openingKindOf(id: string): OpeningKind {
  return kinds.get(id) ?? 'door';
}
