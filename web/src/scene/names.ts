/** What a screen reader says of a scene. */
import {
  badgesOf,
  type EdgeState,
  nameOfCard,
  type Scene,
  type SceneCard,
  type SceneEdge,
  type SceneSpace,
} from '@necropole/kernel';
import type { Marks } from './marks.ts';
import type { Say } from './plan.ts';
import type { Stood } from './standing.ts';
import { countOf, type Thing } from './things.ts';
import type { SceneWords } from './words/index.ts';

/** "Galleria, Room 2. Green entrance. Athlete, Walker. Galleria: Hammer. Answers: go to Galleria 2." */
export function nameOfSpace(
  space: SceneSpace,
  scene: Scene,
  marks: Marks,
  say: Say,
  words: SceneWords,
  componentName: (id: string) => string,
  /** The thing that answers for the space: itself, or the only one on it that does. */
  answering = space.id,
): string {
  const group = scene.ground.groups.find(({ id }) => id === space.group);
  const name = group === undefined ? say(space.label) : `${say(group.label)}, ${say(space.label)}`;
  const signs = [...(group?.badges ?? []), ...badgesOf(space, scene.spaceStates?.[space.id])].flatMap(
    ({ symbol, label }) => (symbol === 'number' || label === undefined ? [] : [say(label)]),
  );
  const stands = standingAt(space.id, scene, say, words, componentName);
  const beside = group === undefined ? '' : standingAt(group.id, scene, say, words, componentName);
  return [
    name,
    signs.join(', '),
    stands === '' ? words.empty : stands,
    group === undefined || beside === '' ? '' : words.track(say(group.label), beside),
    ...stateOf(answering, marks, words),
  ]
    .filter((one) => one !== '')
    .map(sentence)
    .join(' ');
}

/** All that stands and lies at a place, and how far its tracks are. */
function standingAt(
  place: string,
  scene: Scene,
  say: Say,
  words: SceneWords,
  componentName: (id: string) => string,
): string {
  const isHere = ({ at }: { readonly at?: string }): boolean => at === place;
  const pieces = piecesAt(place, scene, say);
  const cards = scene.piles.filter(isHere).flatMap((pile) =>
    pile.cards.map((card, i) => {
      const name = nameOfLying(card, words, componentName);
      const on = counted(piecesAt(nameOfCard(pile, i), scene, say), words);
      return on === '' ? name : words.holding(name, on);
    }),
  );
  const dice = (scene.dice ?? []).filter(isHere).map(({ label }) => say(label));
  const tracks = scene.tracks
    .filter(isHere)
    .flatMap(({ label, to, markers }) =>
      words.track(say(label), markers.map(({ value }) => `${value} / ${to}`).join(', ')),
    );
  return [counted([...pieces, ...cards, ...dice], words), ...tracks].filter((one) => one !== '').join(', ');
}

function piecesAt(place: string, { pieces }: Scene, say: Say): readonly string[] {
  return pieces
    .filter(({ at }) => at === place)
    .flatMap(({ label, count = 1 }) => Array.from({ length: count }, () => say(label)));
}

/** What a thing is to the question: its only answer by name, how many it has, or that it is refused. */
function stateOf(id: string, marks: Marks, words: SceneWords): readonly string[] {
  if (!marks.lit.has(id)) return marks.refused.has(id) ? [words.refused] : [];
  const [only, ...others] = marks.answers?.get(id) ?? [];
  if (only === undefined) return [words.answers];
  return [others.length === 0 ? words.track(words.answersBy, only) : words.answerCount(others.length + 1)];
}

/** "Front door, closed. Answers the question." Its label says what it is and how it stands. */
export function nameOfEdge(
  edge: SceneEdge,
  now: EdgeState | undefined,
  marks: Marks,
  say: Say,
  words: SceneWords,
): string {
  const signs = badgesOf(edge, now).flatMap((badge) => (badge.label === undefined ? [] : [say(badge.label)]));
  return [say(now?.label ?? edge.label), ...signs, ...stateOf(edge.id, marks, words)].join(', ');
}

export function nameOfThing(
  { thing, heap }: Stood,
  marks: Marks,
  say: Say,
  words: SceneWords,
  componentName: (id: string) => string,
  /** The name of the group that it lies beside; empty for what stands on a space. */
  beside = '',
): string {
  const names = (heap.length === 0 ? [thing] : heap).flatMap((one) =>
    Array.from({ length: countOf([one]) }, () => nameOf(one, say, words, componentName)),
  );
  const badges =
    'piece' in thing
      ? (thing.piece.badges ?? []).flatMap(({ label }) => (label === undefined ? [] : [say(label)]))
      : [];
  const beneath = 'piece' in thing && thing.on !== undefined ? nameOfLying(thing.on.card, words, componentName) : '';
  const place = beneath !== '' ? [words.on(beneath)] : beside === '' ? [] : [words.beside(beside)];
  const state = stateOf(thing.id, marks, words);
  const active = state.length === 0 && marks.active.has(thing.id) ? [words.active] : [];
  return [counted(names, words), ...place, ...badges, ...state, ...active].join(', ');
}

function nameOf(thing: Thing, say: Say, words: SceneWords, componentName: (id: string) => string): string {
  if ('piece' in thing) return say(thing.piece.label);
  if ('die' in thing) return say(thing.die.label);
  const card = nameOfLying(thing.card, words, componentName);
  return `${card} (${say(thing.pile)})`;
}

/** The name of a card as it lies: of one that is known and face down, both. */
export function nameOfLying(
  { id, faceDown }: SceneCard,
  words: Pick<SceneWords, 'faceDown'>,
  componentName: (id: string) => string,
): string {
  if (id === null) return words.faceDown;
  return faceDown === true ? `${componentName(id)}, ${words.faceDown}` : componentName(id);
}

/** Names that come up several times are said once, with their number. */
function counted(names: readonly string[], words: SceneWords): string {
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
