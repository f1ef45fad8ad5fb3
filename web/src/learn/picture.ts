/** What a picture of the page "How to play" shows: a part of the board, or what lies beside it. */
import {
  nameOfCard,
  type Picture,
  type Scene,
  type SceneCard,
  type SceneNote,
  type ScenePile,
  type SceneTrack,
} from '@necropole/kernel';
import type { Pictured } from '@necropole/kernel/app';
import type { Marks } from '../scene/marks.ts';
import { marksOf } from '../table/marks.ts';

/** Things beside the board, in the order in which the picture names them. */
export type Beside =
  | { readonly kind: 'note'; readonly note: SceneNote }
  | { readonly kind: 'track'; readonly track: SceneTrack }
  | { readonly kind: 'deck'; readonly pile: ScenePile }
  | { readonly kind: 'card'; readonly card: SceneCard; readonly id: string };

/** What of these lies beside the board. */
export function besideTheBoard(scene: Scene, crop: readonly string[]): readonly Beside[] {
  return crop.flatMap((ref): readonly Beside[] => {
    const note = scene.notes.find(({ id }) => id === ref);
    if (note !== undefined) return [{ kind: 'note', note }];
    const track = scene.tracks.find(({ id, at }) => id === ref && isBeside(scene, at));
    if (track !== undefined) return [{ kind: 'track', track }];
    const pile = scene.piles.find(({ id }) => id === ref);
    if (pile?.kind === 'deck') return [{ kind: 'deck', pile }];
    const cards = scene.piles.flatMap((one) =>
      one.cards.map((card, i) => ({ card, id: nameOfCard(one, i), pile: one })),
    );
    return cards
      .filter((one) => one.pile === pile || one.id === ref)
      .map(({ card, id }) => ({ kind: 'card', card, id }));
  });
}

/** Tracks lie on a sheet, on the board itself, or over the whole of it: beside it, that is. */
function isBeside({ sheets }: Scene, at: string | undefined): boolean {
  return at === undefined || sheets.some(({ id }) => id === at);
}

/** The light of a picture: what is asked, the way that is shown, and a ring around what is struck or changes. */
export function marksIn({ scene, question }: Pictured, { marks = [] }: Picture): Marks {
  const asked = marksOf(scene, question, { answer: null, thing: null, refused: null });
  const way = marks.find((one) => one.kind === 'go');
  const ringed = marks.flatMap((one) => (one.kind === 'go' ? [] : [one.kind === 'strike' ? one.at : one.of]));
  return {
    ...asked,
    blocking: new Set(ringed),
    path: way === undefined ? null : { through: way.through, cost: way.through.length - 1 },
  };
}
