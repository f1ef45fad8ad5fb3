/** What a screen reader says of a scene. */
import type { Scene, SceneSpace } from '@necropole/kernel';
import type { TableWords } from '../words/index.ts';
import type { Marks } from './marks.ts';
import type { Say } from './plan.ts';
import type { Stood, Thing } from './standing.ts';

/** "Galleria, Room 2. Runs: one more move. Athlete, Walker. Answers the question." */
export function nameOfSpace(
  space: SceneSpace,
  scene: Scene,
  marks: Marks,
  say: Say,
  words: TableWords,
  componentName: (id: string) => string,
): string {
  const group = scene.groups.find(({ id }) => id === space.group);
  const name = group === undefined ? say(space.label) : `${say(group.label)}, ${say(space.label)}`;
  const signs = (space.badges ?? []).flatMap(({ symbol, label }) =>
    symbol === 'number' || label === undefined ? [] : [say(label)],
  );
  const here = scene.pieces.filter(({ at }) => at === space.id).map(({ label }) => say(label));
  const cards = scene.piles
    .filter(({ at }) => at === space.id)
    .flatMap((pile) => pile.cards.map(({ id }) => (id === null ? words.faceDown : componentName(id))));
  const state = marks.lit.has(space.id) ? words.answers : marks.refused.has(space.id) ? words.refused : null;
  const stands = counted([...here, ...cards], words);
  return [
    name,
    ...(signs.length > 0 ? [signs.join(', ')] : []),
    stands === '' ? words.empty : stands,
    ...(state === null ? [] : [state]),
  ]
    .map(sentence)
    .join(' ');
}

export function nameOfThing(
  { thing, count }: Stood,
  marks: Marks,
  say: Say,
  words: TableWords,
  componentName: (id: string) => string,
): string {
  const name = nameOf(thing, say, words, componentName);
  const badges =
    'piece' in thing
      ? (thing.piece.badges ?? []).flatMap(({ label }) => (label === undefined ? [] : [say(label)]))
      : [];
  const state = marks.lit.has(thing.id)
    ? [words.answers]
    : marks.refused.has(thing.id)
      ? [words.refused]
      : marks.active.has(thing.id)
        ? [words.active]
        : [];
  return [count > 1 ? words.several(count, name) : name, ...badges, ...state].join(', ');
}

function nameOf(thing: Thing, say: Say, words: TableWords, componentName: (id: string) => string): string {
  if ('piece' in thing) return say(thing.piece.label);
  const card = thing.card.id === null ? words.faceDown : componentName(thing.card.id);
  return `${card} (${say(thing.pile)})`;
}

/** Names that come up several times are said once, with their number. */
function counted(names: readonly string[], words: TableWords): string {
  return [...new Set(names)]
    .map((name) => {
      const count = names.filter((other) => other === name).length;
      return count > 1 ? words.several(count, name) : name;
    })
    .join(', ');
}

function sentence(text: string): string {
  const start = text.charAt(0).toLocaleUpperCase() + text.slice(1);
  return /[.!?]$/.test(start) ? start : `${start}.`;
}
