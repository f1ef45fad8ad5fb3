/** What a screen reader says of a scene. */
import type { Scene, SceneEdge, SceneSpace } from '@necropole/kernel';
import type { TableWords } from '../words/index.ts';
import type { Marks } from './marks.ts';
import type { Say } from './plan.ts';
import type { Stood } from './standing.ts';
import { countOf, type Thing } from './things.ts';

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
  const here = scene.pieces
    .filter(({ at }) => at === space.id)
    .flatMap(({ label, count = 1 }) => Array.from({ length: count }, () => say(label)));
  const dice = (scene.dice ?? []).filter(({ at }) => at === space.id).map(({ label }) => say(label));
  const cards = scene.piles
    .filter(({ at }) => at === space.id)
    .flatMap((pile) => pile.cards.map(({ id }) => (id === null ? words.faceDown : componentName(id))));
  const state = marks.lit.has(space.id) ? words.answers : marks.refused.has(space.id) ? words.refused : null;
  const stands = counted([...here, ...cards, ...dice], words);
  return [
    name,
    ...(signs.length > 0 ? [signs.join(', ')] : []),
    stands === '' ? words.empty : stands,
    ...(state === null ? [] : [state]),
  ]
    .map(sentence)
    .join(' ');
}

/** "Front door, closed. Answers the question." Its label says what it is and how it stands. */
export function nameOfEdge({ id, label, badges }: SceneEdge, marks: Marks, say: Say, words: TableWords): string {
  const state = marks.lit.has(id) ? [words.answers] : marks.refused.has(id) ? [words.refused] : [];
  const signs = (badges ?? []).flatMap((badge) => (badge.label === undefined ? [] : [say(badge.label)]));
  return [say(label), ...signs, ...state].join(', ');
}

export function nameOfThing(
  { thing, heap }: Stood,
  marks: Marks,
  say: Say,
  words: TableWords,
  componentName: (id: string) => string,
): string {
  const names = (heap.length === 0 ? [thing] : heap).flatMap((one) =>
    Array.from({ length: countOf([one]) }, () => nameOf(one, say, words, componentName)),
  );
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
  return [counted(names, words), ...badges, ...state].join(', ');
}

function nameOf(thing: Thing, say: Say, words: TableWords, componentName: (id: string) => string): string {
  if ('piece' in thing) return say(thing.piece.label);
  if ('die' in thing) return say(thing.die.label);
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
