/** What may be spent at a question, and what an answer spends. */
import { chipsIn, type PoolChip, type Scene, type ScenePool } from '@necropole/kernel';
import type { SeenOption, SeenQuestion } from '@necropole/kernel/app';

/** The pools that the seat which is asked may spend from: its own, and those of nobody in particular. */
export function poolsFor({ pools = [], sheets }: Scene, { seat }: Pick<SeenQuestion, 'seat'>): readonly ScenePool[] {
  return pools.filter(({ at }) => at === undefined || sheets.some((sheet) => sheet.id === at && sheet.seat === seat));
}

/** The chips that an answer spends. */
export function chipsSpent(scene: Scene, { pays = [] }: SeenOption): readonly PoolChip[] {
  if (pays.length === 0) return [];
  const chips = new Map(chipsIn(scene).map((chip) => [chip.id, chip]));
  return pays.flatMap((id) => chips.get(id) ?? []);
}
