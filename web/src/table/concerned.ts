/** Whom an answer concerns that stands nowhere on the board, such as the end of a turn: the pieces that its facts name. */
import type { Scene } from '@necropole/kernel';
import type { SeenOption } from '@necropole/kernel/app';
import { isAllowed, targetOf } from './answers.ts';

/** The names of the pieces of the scene that are concerned, each once. */
export function concernedBy(option: SeenOption | null, { pieces }: Pick<Scene, 'pieces'>): readonly string[] {
  if (option === null || !isAllowed(option) || targetOf(option) !== null) return [];
  const named = new Set(option.facts.flatMap(({ params }) => Object.values(params)));
  const found = pieces.filter(
    ({ id, component }) => named.has(id) || (component !== undefined && named.has(component)),
  );
  return found.map(({ id }) => id);
}
