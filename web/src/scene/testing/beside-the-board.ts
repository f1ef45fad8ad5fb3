/** What stands beside the board, as markup: drawn without a browser, for tests. */
import type { Scene, SceneNote, ScenePiece, ScenePile, SceneSheet } from '@necropole/kernel';
import '../parts/all.ts';
import { render } from 'svelte/server';
import type { Marks } from '../marks.ts';
import Note from '../Note.svelte';
import Pile from '../Pile.svelte';
import type { Say } from '../plan.ts';
import Sheet from '../Sheet.svelte';
import { sceneWords } from '../words/index.ts';

const words = sceneWords.en;
const say: Say = ({ key, params = [] }) => [key, ...params].join(' ');

export function markupOfNote(note: SceneNote): string {
  return render(Note, { props: { note, say, words } }).body;
}

export function markupOfPile(pile: ScenePile, pieces: readonly ScenePiece[], marks: Marks): string {
  return render(Pile, { props: { pile, pieces, say, words, marks, componentName: (id: string) => id } }).body;
}

export function markupOfSheet(sheet: SceneSheet, scene: Scene): string {
  return render(Sheet, { props: { sheet, scene, say, words, componentName: (id: string) => id } }).body;
}
