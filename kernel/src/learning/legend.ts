/** What signs and words mean, where they stand. */
import type { Bilingual } from '../rulebook.ts';
import type { Badge, Scene } from '../scene.ts';
import { chipsIn, nameOfCard } from '../scene-names.ts';

/** A sign: a symbol of the game's art or of the app's, on the board, a card, a die or a track. Its text has at most 80 signs. */
export interface LegendEntry {
  readonly symbol: string;
  readonly group: 'sign' | 'token' | 'die' | 'card' | 'track';
  readonly name: Bilingual;
  readonly text: Bilingual;
  readonly cite: string;
}

/** Signs that mean the same but for their names, each as symbol, French and English. */
export function alike(
  meaning: Omit<LegendEntry, 'symbol' | 'name'>,
  ...signs: readonly (readonly [symbol: string, fr: string, en: string])[]
): readonly LegendEntry[] {
  return signs.map(([symbol, fr, en]) => ({ ...meaning, symbol, name: { fr, en } }));
}

/** A word of the game that a newcomer cannot guess. */
export interface GlossaryEntry {
  readonly id: string;
  /** The word as it stands in sentences; the first of its forms in a text is underlined. */
  readonly forms: { readonly fr: readonly string[]; readonly en: readonly string[] };
  readonly text: Bilingual;
  readonly cite: string;
  /** The printed example that shows it, where there is one: it can be played. */
  readonly example?: string;
}

/** A sign where it stands: what bears it, by its id in the scene, and the component whose words tell of it, if there is one. */
export interface SceneSign {
  readonly symbol: string;
  readonly at: string;
  readonly component?: string;
}

/** Every sign that a scene shows: badges, tokens, markers, dice, chips, and what stands before the lines of sheets. Figures have names. */
export function signsIn(scene: Scene): readonly SceneSign[] {
  const { ground, pieces, piles, tracks, sheets, dice = [] } = scene;
  const { groups, spaces, edges = [] } = ground;
  const on = (at: string, badges: readonly Badge[] = []): readonly SceneSign[] =>
    badges.map(({ symbol }) => ({ symbol, at }));
  const states = [scene.spaceStates, scene.edgeStates].flatMap((all) => Object.entries(all ?? {}));
  return [
    ...[...groups, ...spaces, ...edges].flatMap(({ id, badges }) => on(id, badges)),
    ...spaces.flatMap(({ id, words }) => on(id, words?.badges)),
    ...states.flatMap(([id, { badges }]) => on(id, badges)),
    ...pieces.flatMap(({ id, token, figure, component, badges }) => [
      ...(figure === undefined ? [{ symbol: token, at: id, ...(component === undefined ? {} : { component }) }] : []),
      ...on(id, badges),
    ]),
    ...piles.flatMap((pile) =>
      pile.cards.flatMap(({ badges, of }, i) => [
        ...on(nameOfCard(pile, i), badges),
        ...(of === undefined ? [] : [{ symbol: of.token, at: nameOfCard(pile, i) }]),
      ]),
    ),
    ...tracks.flatMap(({ id, markers, end }) => [
      ...markers.filter(({ figure }) => figure === undefined).map(({ token }) => ({ symbol: token, at: id })),
      ...on(id, end === undefined ? [] : [end]),
    ]),
    ...dice.map(({ id, face }) => ({ symbol: typeof face === 'number' ? `d-${face}` : face, at: id })),
    ...chipsIn(scene).map(({ id, symbol }) => ({ symbol, at: id })),
    ...sheets.flatMap(({ id, lines }) =>
      lines.flatMap(({ symbol }) => (symbol === undefined ? [] : [{ symbol, at: id }])),
    ),
  ];
}
