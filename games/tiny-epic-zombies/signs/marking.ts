/** How the rows of the table name what they mark and show: the ids of the scene, the faces of the melee die. */
import { type Mark, mark, type Shown, type ShownDie } from '@necropole/kernel';
import type { CharacterId, ObjectiveId, SearchCardId } from '../content/ids.ts';
import type { DieFace } from '../rules/melee-die.ts';

export const good = { tone: 'good' } as const;
export const bad = { tone: 'bad' } as const;

/** The event shows its card. */
export const withCard = { shows: ({ card }: { readonly card: SearchCardId | null }): Shown => ({ card }) };

const faces: Readonly<Record<DieFace, ShownDie>> = {
  overkill: { face: 'm-overkill' },
  nothing: { face: 'm-blank' },
  'one-wound': { face: 'm-wound1' },
  'two-wounds': { face: 'm-wound2' },
};

/** The event shows the melee die. */
export const withDie = { shows: ({ face }: { readonly face: DieFace }): Shown => ({ dice: [faces[face]] }) };

/** Whoever it is about is marked: their sheet shows their character. */
export const theirs = ({ who }: { readonly who: CharacterId }): readonly Mark[] => [mark.change(who)];

/** The sheet of the Zombie side. */
export const zombies = (): readonly Mark[] => [mark.change('zombies')];

/** The card is marked, and the store that it comes from or goes to. */
export const cardAt = ({ card, store }: { readonly card: SearchCardId; readonly store: string }): readonly Mark[] => [
  mark.change(card, { cause: store }),
];

export const inStore = ({ store }: { readonly store: string }): readonly Mark[] => [mark.change(store)];

export const inRoom = ({ room }: { readonly room: string }): readonly Mark[] => [mark.change(room)];

/** A token is marked where it lies, and whoever has to do with it. */
export const token = ({ who, token: of }: { readonly who: CharacterId; readonly token: string }): readonly Mark[] => [
  mark.change(of, { cause: who }),
];

/** Two numbers of one Human's track change together, as its two markers lie on it. */
export const trackOf = (human: string, by: number): readonly Mark[] => [mark.change(`track-${human}`, { by })];

export const noteOf = (objective: ObjectiveId): Mark => mark.change(`objective-${objective}`);
