/** What a screen reader says of parts that few scenes have. */
import type { Label, Scene, ScenePiece } from '@necropole/kernel';
import type { Marks } from './marks.ts';
import type { Say } from './plan.ts';
import type { SceneWords } from './words/index.ts';
import { partWords } from './words/parts.ts';

/** What is said beside the name of a piece, and of a space. */
export interface Spoken {
  readonly piece: (piece: ScenePiece, marks: Marks, say: Say, words: SceneWords) => readonly string[];
  readonly space: (space: string, scene: Scene, marks: Marks, say: Say, words: SceneWords) => readonly string[];
}

export const spoken: Spoken = {
  piece({ id, aboard, secret, wields, rates, brief }, marks, say, words) {
    const own = partWords(words);
    const given = marks.given?.get(id);
    const labels = [aboard?.label, wields?.label].filter((label): label is Label => label !== undefined).map(say);
    return [
      ...labels,
      ...(rates === undefined ? [] : [own.rates(rates.values.map((value) => value ?? '–').join(', '))]),
      ...(brief === undefined ? [] : [say(brief)]),
      ...(secret === true ? [own.secret] : []),
      ...(given?.named === true ? [given.text ?? ''] : []),
      ...(given?.count === undefined || given.named === true ? [] : [own.given(given.count, given.text ?? '')]),
    ];
  },

  space(space, { spaceStates, pieces, links = [] }, marks, say, words) {
    const own = partWords(words);
    const { state, note } = spaceStates?.[space] ?? {};
    const here = new Map(pieces.filter(({ at }) => at === space).map(({ id, label }) => [id, say(label)]));
    const cost = marks.lit.has(space) ? marks.costs?.get(space) : undefined;
    return [
      ...(state === 'destroyed' ? [own.destroyed] : []),
      ...(note === undefined ? [] : [say(note)]),
      ...links.flatMap(({ from, to }) =>
        here.has(from) ? [own.strikes(here.get(from) ?? '', here.get(to) ?? '')] : [],
      ),
      ...(cost === undefined ? [] : [own.costs(cost)]),
    ];
  },
};
