/** Small screens: what the question is about comes into view. */
import { placeUnder, type Scene } from '@necropole/kernel';
import type { SeenQuestion } from '@necropole/kernel/app';
import { isAllowed, targetOf } from './answers.ts';

/** Nobody sees more at once. */
const MOST = 12;

/** The spaces that answer, and last the one where whoever is asked stands. */
export function spacesAsked({ options, refs }: SeenQuestion, scene: Scene): readonly string[] {
  const lit = options
    .filter(isAllowed)
    .map(targetOf)
    .filter((one) => one !== null);
  const standing = scene.pieces.filter(({ id }) => refs.includes(id)).flatMap(({ at }) => placeUnder(scene, at) ?? []);
  return [...lit.slice(0, MOST), ...standing];
}

/** The board reveals what takes the focus; nothing takes it. */
export function revealOnBoard(box: ParentNode, spaces: readonly string[]): void {
  for (const id of spaces) {
    const space = box.querySelector(`[data-space="${CSS.escape(id)}"]`);
    space?.dispatchEvent(new FocusEvent('focus'));
    space?.dispatchEvent(new FocusEvent('blur'));
  }
}
