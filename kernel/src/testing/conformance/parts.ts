/** The parts of scenes that few games have, and that a game's art has to name: what draws them comes only then. */
import { type Art, nameOfCard, type Scene, type ScenePart, slotsIn } from '../../index.ts';

/** Does a scene have this part? */
const isIn: { readonly [P in ScenePart]: (scene: Scene) => boolean } = {
  terrain: ({ ground }) => ground.spaces.some(({ terrain }) => terrain !== undefined),
  ways: ({ ground }) => (ground.ways ?? []).length > 0,
  edges: ({ ground }) => (ground.edges ?? []).length > 0,
  floors: ({ ground }) => (ground.floors ?? []).length > 1,
  locations: ({ ground, tracks }) =>
    tracks.some(({ form }) => form === 'tokens') ||
    ground.spaces.some(
      (space) =>
        isLocation(space.kind) || slotsIn(space).length > 0 || space.words !== undefined || space.scenery !== undefined,
    ),
  cards: ({ piles, pieces }) => {
    const names = new Set(piles.flatMap((pile) => pile.cards.map((_, index) => nameOfCard(pile, index))));
    const places = piles.flatMap(({ cards }) => cards.map(({ slots = 0 }) => slots));
    return places.some((slots) => slots > 0) || pieces.some(({ at }) => names.has(at));
  },
  foot: ({ piles }) => piles.some(({ along }) => along === 'foot'),
  pools: ({ pools = [] }) => pools.length > 0,
  dice: ({ dice = [] }) => dice.length > 0,
  rails: ({ tracks }) => tracks.some(({ at }) => at === undefined),
  paving: ({ ground, spaceStates = {} }) =>
    ground.spaces.some(({ kind, tone }) => kind === 'corridor' || kind === 'rotunda' || tone !== undefined) ||
    Object.values(spaceStates).some(({ state }) => state === 'destroyed'),
  bands: ({ ground, pieces, links = [] }) =>
    ground.spaces.some(({ kind }) => kind === 'band') ||
    pieces.some(({ form }) => form === 'panel') ||
    links.length > 0,
  aboard: ({ pieces }) => pieces.some(({ aboard, secret }) => aboard !== undefined || secret === true),
  rates: ({ sheets }) => sheets.some(({ rows = [] }) => rows.length > 0),
  rooms: ({ ground: { groups, edges = [], fixtures = [] } }) =>
    fixtures.length > 0 ||
    groups.some(({ ground }) => ground !== undefined) ||
    edges.some(({ make }) => make !== undefined),
  sides: ({ pieces, fields = [] }) => fields.length > 0 || pieces.some(({ sides }) => sides !== undefined),
  sections: ({ piles, sheets }) =>
    piles.some(({ along, cards }) => along === 'strip' || cards.some(({ sections }) => sections !== undefined)) ||
    sheets.some(({ values, sides, card, turned }) => [values, sides, card, turned].some((one) => one !== undefined)),
};

function isLocation(kind: Scene['ground']['spaces'][number]['kind']): boolean {
  return kind === 'location' || kind === 'centre';
}

/** The parts of a scene that the art does not name. */
export function unnamedParts(scene: Scene, { parts }: Art): readonly string[] {
  return Object.entries(isIn)
    .filter(([part, has]) => !parts.some((named) => named === part) && has(scene))
    .map(([part]) => `the scene has ${part}, which the art does not name among its parts`);
}
