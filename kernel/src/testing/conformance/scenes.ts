/**
 * Point 11: the scene is sound. A name means one thing, everything lies on something that is there and where the world
 * says, and nothing is named that whoever looks does not know. `whereabouts.ts` holds it against the world, `drawing.ts`
 * what is drawn against its place, `kept-names.ts` one scene against the next.
 */
import { hiddenPlaces, type Match, questionsFor, viewFor } from '../../app.ts';
import { chipsIn, nameOfCard, type Scene, type ScenePile, type View } from '../../index.ts';
import { misforetold, mispointed } from '../mispointed.ts';
import { illFought } from './fighting.ts';
import { unnamedParts } from './parts.ts';
import { type Audience, audiencesOf } from './sights.ts';
import type { Suite } from './suite.ts';
import { misplaced } from './whereabouts.ts';

/** What one audience is shown. */
export interface Shown {
  readonly audience: Audience;
  readonly view: View;
  readonly scene: Scene;
}

/** What every audience is shown now. */
export function shownAt({ game }: Suite, match: Match): readonly Shown[] {
  return audiencesOf(match).map((audience) => {
    const view = viewFor(match, audience.seats);
    return { audience, view, scene: game.scene(view) };
  });
}

/** Holds the scene of every audience against itself, the world, and the questions that the audience reads. */
export function checkScenes(suite: Suite, match: Match, shown: readonly Shown[]): void {
  for (const one of shown) {
    const { audience, view, scene } = one;
    const wrong = [
      ...misnamed(scene),
      ...mislaid(scene),
      ...suite.drawn.misdrawn(scene),
      ...illFought(scene),
      ...unnamedParts(scene, suite.game.art),
      ...misplaced(scene, suite.game.whereabouts(view)),
      ...unknownIn(match, one),
      ...questionsFor(match, audience.seats).flatMap((question) => [
        ...mispointed(scene, question),
        ...misforetold(scene, question, suite.game.signs),
      ]),
    ];
    for (const message of wrong) suite.report(11, `${audience.name}: ${message}`, match);
  }
  const [first] = shown;
  if (first !== undefined && isBuiltElse(suite, first)) {
    suite.report(11, `${first.audience.name}: the scene differs when it is built after those of the others`, match);
  }
}

/**
 * Two things of one name are one thing twice: a figure and its sheet, somebody and its row on a sheet, a card and the piece that
 * it is about. Ways, steps and links cannot be pointed at, and have names of their own.
 */
function misnamed(scene: Scene): readonly string[] {
  const { ground, pieces, piles, tracks, sheets, notes, dice = [], steps = [], pools = [], links = [] } = scene;
  const { groups, spaces, edges = [], ways = [], fixtures = [] } = ground;
  const rows = sheets.flatMap((sheet) => sheet.rows ?? []);
  const markers = tracks.flatMap((track) => track.markers);
  const spent = [...pools, ...pools.flatMap(({ from }) => from), ...chipsIn(scene)];
  const things = [groups, spaces, edges, fixtures, pieces, piles, tracks, markers, notes, dice, spent]
    .flat()
    .map(({ id }) => id);
  const figures = new Map(pieces.map(({ id, figure }) => [id, figure]));
  const about = new Map(pieces.map(({ id, component }) => [id, component]));
  const taken = new Set(things);
  const named = new Set([...things, ...idsOf(sheets)]);
  const others = [
    ...sheets.filter(({ id, figure }) => taken.has(id) && !(figures.has(id) && figures.get(id) === figure)),
    ...rows.filter(({ id }) => named.has(id) && !figures.has(id)),
    ...cardsIn(scene).filter(({ id, component }) => named.has(id) && about.get(id) !== component),
  ];
  const apart = [sheets, rows, cardsIn(scene), ways, steps, links].map(idsOf);
  const families = [things, ...apart];
  const twice = [...families.flatMap(repeated), ...idsOf(others)];
  return twice.length === 0 ? [] : [`two things of the scene are called ${[...new Set(twice)].join(', ')}`];
}

function idsOf(things: readonly { readonly id: string }[]): readonly string[] {
  return things.map(({ id }) => id);
}

function repeated(ids: readonly string[]): readonly string[] {
  return new Set(ids).size === ids.length ? [] : ids.filter((id, i) => ids.indexOf(id) !== i);
}

function cardsIn({ piles }: Scene): readonly { readonly id: string; readonly component: string | null }[] {
  return piles.flatMap((pile) => pile.cards.map(({ id }, i) => ({ id: nameOfCard(pile, i), component: id })));
}

/** Whatever lies somewhere lies on a thing of the same scene; pieces may also stand on cards, on those that are seen. */
function mislaid(scene: Scene): readonly string[] {
  const { ground, sheets, pieces, piles, tracks, dice = [], pools = [] } = scene;
  const { groups, spaces, edges = [], fixtures = [] } = ground;
  const squares = new Set(idsOf(spaces));
  const places = new Set(idsOf([groups, spaces, sheets, edges].flat()));
  const cards = new Set(idsOf(cardsIn(scene)));
  const owners = new Set(idsOf(sheets));
  const covered = new Set(piles.flatMap(beneath));
  return [
    ...[piles, tracks, dice, pieces.filter(({ at }) => !cards.has(at))]
      .flat()
      .flatMap(({ id, at }) =>
        at === undefined || places.has(at) ? [] : [`${id} lies at ${at}, which the scene has not`],
      ),
    ...pools.flatMap(({ id, at }) =>
      at === undefined || owners.has(at) ? [] : [`${id} is spent from by ${at}, which is no sheet`],
    ),
    ...[
      ...fixtures,
      ...(scene.fields ?? []).map((field) => ({ ...field, id: `A field that is ${field.tone}` })),
    ].flatMap(({ id, spaces: over }) =>
      over.every((space) => squares.has(space)) ? [] : [`${id} lies over spaces that the scene has not`],
    ),
    ...pieces.flatMap(({ id, at }) => (covered.has(at) ? [`${id} stands on ${at}, which lies beneath others`] : [])),
  ];
}

/** The cards of a deck that are not seen: all but its top. */
function beneath(pile: ScenePile): readonly string[] {
  return pile.kind === 'deck' ? pile.cards.slice(0, -1).map((_, index) => nameOfCard(pile, index)) : [];
}

/**
 * No card that is hidden from the audience is named where cards lie and pieces stand, alone or at the end of another
 * name, unless the same word stands for something that it may see. What is written beside the board is told to all.
 */
function unknownIn(match: Match, { audience, view, scene: { pieces, piles, dice, pools } }: Shown): readonly string[] {
  const names = namesIn([pieces, piles, dice, pools]);
  const named = hiddenPlaces(match.table.world).flatMap(({ known, among, get }) => {
    const card = get();
    const isHidden = ((known | among) & audience.mask) === 0;
    return isHidden && typeof card === 'string' && names.has(card) ? [card] : [];
  });
  if (named.length === 0) return [];
  const seen = namesIn(view);
  return named
    .filter((card) => !seen.has(card))
    .map((card) => `the scene names ${card}, a card that is hidden from it`);
}

/** Every name in some plain data, and what stands in each after its signs: of `laid-spear-2`, `spear-2` and `2`. */
function namesIn(data: unknown): ReadonlySet<string> {
  const names = new Set(JSON.stringify(data).match(/[\w:./-]+(?=")/g));
  for (const name of [...names]) for (const { index } of name.matchAll(/[-:./]/g)) names.add(name.slice(index + 1));
  return names;
}

/** A scene is made of its view alone: made again after those of the others, it is the same. */
function isBuiltElse({ game }: Suite, { view, scene }: Shown): boolean {
  return JSON.stringify(game.scene(view)) !== JSON.stringify(scene);
}
