/** What a screen reader says of a scene. */
import {
  badgesOf,
  type EdgeState,
  nameOfCard,
  nameOfSlot,
  type Scene,
  type SceneCard,
  type SceneEdge,
  type SceneSlot,
  type SceneSpace,
} from '@necropole/kernel';
import type { Marks } from './marks.ts';
import { drawers } from './parts/drawers.ts';
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
    wordsOf(space, scene, say, words),
    stands === '' ? words.empty : stands,
    group === undefined || beside === '' ? '' : words.track(say(group.label), beside),
    ...(drawers().spoken?.space(space.id, scene, marks, say, words) ?? []),
    ...stateOf(answering, marks, words),
  ]
    .filter((one) => one !== '')
    .map(sentence)
    .join(' ');
}

/** What is printed on a space, and whether it holds now. */
function wordsOf({ id, words: printed }: SceneSpace, { spaceStates }: Scene, say: Say, words: SceneWords): string {
  if (printed === undefined) return '';
  const lines = printed.lines.map(say).join(' ');
  const last = printed.always === undefined ? '' : `. ${say(printed.always)} (${words.always})`;
  if (spaceStates?.[id]?.words === 'covered') return `${lines} (${words.covered})${last}`;
  return `${printed.state === 'always' ? `${lines} (${words.always})` : lines}${last}`;
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
      const name = nameOfFace(card, say, words, componentName);
      const on = counted(piecesAt(nameOfCard(pile, i), scene, say), words);
      return on === '' ? name : words.holding(name, on);
    }),
  );
  const dice = (scene.dice ?? []).filter(isHere).map(({ label }) => say(label));
  const tracks = scene.tracks.filter(isHere).flatMap(({ label, to, markers, end, asleep, done }) => {
    const values = markers.map(({ value }) => `${value} / ${to}`);
    const states = [
      ...(done === true ? [words.done] : []),
      ...(asleep === true ? [words.asleep] : []),
      ...(end?.label === undefined ? [] : [say(end.label)]),
    ];
    return words.track(say(label), [...values, ...states].join(', '));
  });
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
  edge: Pick<SceneEdge, 'id' | 'label' | 'badges'>,
  now: EdgeState | undefined,
  marks: Marks,
  say: Say,
  words: SceneWords,
): string {
  const signs = badgesOf(edge, now).flatMap((badge) => (badge.label === undefined ? [] : [say(badge.label)]));
  return [say(now?.label ?? edge.label), ...signs, ...stateOf(edge.id, marks, words)].join(', ');
}

/** "Harbour, place 2. Answers the question." A slot of its own name, or by its number. */
export function nameOfSlotIn(
  space: SceneSpace,
  slot: SceneSlot | null,
  index: number,
  marks: Marks,
  say: Say,
  words: SceneWords,
): string {
  const own = slot?.label === undefined ? words.slot(index + 1) : say(slot.label);
  return [say(space.label), own, ...stateOf(nameOfSlot(space.id, index), marks, words)].join(', ');
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
      ? [
          ...(thing.piece.badges ?? []).flatMap(({ label }) => (label === undefined ? [] : [say(label)])),
          ...(drawers().spoken?.piece(thing.piece, marks, say, words) ?? []),
        ]
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
  const card = nameOfFace(thing.card, say, words, componentName);
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

/** What a card gives, what of that is covered, and how far it has come. */
export function detailsOfCard(
  { badges = [], covered = [], of }: SceneCard,
  say: Say,
  words: Pick<SceneWords, 'covered' | 'progress'>,
): readonly string[] {
  const gives = badges.flatMap(({ label }, i) => {
    if (label === undefined) return [];
    return [covered.includes(i) ? `${say(label)} (${words.covered})` : say(label)];
  });
  return of === undefined ? gives : [...gives, words.progress(of.have, of.need)];
}

/** The name of a card as it lies, with all that is on its face. */
function nameOfFace(card: SceneCard, say: Say, words: SceneWords, componentName: (id: string) => string): string {
  return [nameOfLying(card, words, componentName), ...detailsOfCard(card, say, words)].join(', ');
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
