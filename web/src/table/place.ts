/** What is said of a place that somebody points at: its name and signs, what stands there, and what its cards do. */
import { placeUnder, type Scene } from '@necropole/kernel';
import { noMarks } from '../scene/marks.ts';
import { nameOfSpace } from '../scene/names.ts';
import type { Speech } from './speech.ts';

export interface Place {
  /** In words; empty where nothing is known of it. */
  readonly name: string;
  /** The pieces that are pointed at, and the cards that lie there open, each with what it does. */
  readonly cards: readonly { readonly name: string; readonly text: string }[];
}

const nowhere: Place = { name: '', cards: [] };

/** The place of a space or a group, or the one where a piece stands; `pointed` are the pieces that are meant. */
export function placeOf(
  scene: Scene,
  thing: string | null,
  pointed: readonly string[],
  { voice, things }: Speech,
): Place {
  if (thing === null) return nowhere;
  const piece = scene.pieces.find(({ id }) => id === thing);
  const at = piece === undefined ? thing : placeUnder(scene, piece.at);
  const space = scene.ground.spaces.find(({ id }) => id === at);
  const group = scene.ground.groups.find(({ id }) => id === at);
  const own = scene.pieces.flatMap(({ id, component }) =>
    component !== undefined && pointed.includes(id) ? [component] : [],
  );
  const lying = scene.piles.filter((pile) => pile.at === at).flatMap(({ cards: all }) => all.map(({ id }) => id));
  const cards = [...new Set([...own, ...lying.filter((id) => id !== null)])]
    .map((id) => ({ name: voice.componentName(id), text: voice.componentText(id) }))
    .filter(({ text }) => text !== '');
  if (space !== undefined)
    return { name: nameOfSpace(space, scene, noMarks, voice.label, things, voice.componentName), cards };
  return group === undefined ? nowhere : { name: voice.label(group.label), cards };
}
