/** What scenes have where somebody fights: rates, lines between two, panels; floors with a frame; doors locked from one side. */
import type { Ground, Rates, Scene, SceneFloor, ScenePoint } from '../../index.ts';

/** What of a fight would be drawn where it cannot be, or tells what is not so. */
export function illFought(scene: Scene): readonly string[] {
  return [
    ...illRated(scene),
    ...illLinked(scene),
    ...unframed(scene.ground),
    ...illLocked(scene.ground),
    ...illStated(scene),
  ];
}

/** The rate that counts is one of them; and each has a distance above it. */
function illRated({ pieces, sheets }: Scene): readonly string[] {
  const rows = sheets.flatMap(({ rows = [], rateHeads }) => rows.map((row) => ({ ...row, heads: rateHeads?.length })));
  const isOff = ({ values, now }: Rates): boolean => now !== undefined && values[now] === undefined;
  return [
    ...[...pieces, ...rows].flatMap(({ id, rates }) =>
      rates === undefined || !isOff(rates) ? [] : [`the rate of ${id} that counts is none of its rates`],
    ),
    ...rows.flatMap(({ id, rates, heads }) =>
      rates === undefined || heads === undefined || heads === rates.values.length
        ? []
        : [`${id} has ${rates.values.length} rates under ${heads} distances`],
    ),
  ];
}

/** A line is between two pieces of one band; and panels stand in one. */
function illLinked({ ground, pieces, links = [] }: Scene): readonly string[] {
  const bands = new Set(ground.spaces.filter(({ kind }) => kind === 'band').map(({ id }) => id));
  const bandOf = new Map(pieces.flatMap(({ id, at }) => (bands.has(at) ? [[id, at] as const] : [])));
  return [
    ...links.flatMap(({ id, from, to }) =>
      from !== to && bandOf.has(from) && bandOf.get(from) === bandOf.get(to)
        ? []
        : [`${id} is between ${from} and ${to}, which are no two pieces of one band`],
    ),
    ...pieces.flatMap(({ id, form }) =>
      form === 'panel' && !bandOf.has(id) ? [`${id} is a panel, and stands in no band`] : [],
    ),
  ];
}

/** A floor's own frame lies on the board, and holds its spaces. */
function unframed({ width, height, floors = [], spaces }: Ground): readonly string[] {
  const near = Math.max(width, height) * 1e-6;
  const isIn = ({ x, y }: ScenePoint, box: NonNullable<SceneFloor['box']>): boolean =>
    x >= box.x - near && y >= box.y - near && x <= box.x + box.width + near && y <= box.y + box.height + near;
  return floors.flatMap(({ floor, box }) => {
    if (box === undefined) return [];
    const corners = [box, { x: box.x + box.width, y: box.y + box.height }];
    const board = { x: 0, y: 0, width, height };
    const outside = spaces.filter((space) => space.floor === floor && !space.outline.every((at) => isIn(at, box)));
    return [
      ...(corners.every((at) => isIn(at, board)) ? [] : [`the frame of floor ${floor} lies outside the board`]),
      ...outside.map(({ id }) => `${id} lies outside the frame of floor ${floor}`),
    ];
  });
}

/** Where a door is locked from is a space beside it. */
function illLocked({ width, height, edges = [], spaces }: Ground): readonly string[] {
  const near = Math.max(width, height) * 1e-6;
  return edges.flatMap(({ id, lockedFrom, from, to }) => {
    if (lockedFrom === undefined) return [];
    const outline = spaces.find((space) => space.id === lockedFrom)?.outline ?? [];
    const middle = { x: (from.x + to.x) / 2, y: (from.y + to.y) / 2 };
    const isBeside = outline.some((a, i) => isBetween(a, outline[(i + 1) % outline.length] ?? a, middle, near));
    return isBeside ? [] : [`${id} is locked from ${lockedFrom}, which does not lie beside it`];
  });
}

function isBetween(a: ScenePoint, b: ScenePoint, at: ScenePoint, near: number): boolean {
  const off =
    Math.hypot(at.x - a.x, at.y - a.y) + Math.hypot(at.x - b.x, at.y - b.y) - Math.hypot(b.x - a.x, b.y - a.y);
  return off <= near;
}

/** One floor at most is the one where all happens; and only of bands there is one that all is about. */
function illStated({ ground, spaceStates = {}, floorStates = {} }: Scene): readonly string[] {
  const now = Object.entries(floorStates).filter(([, state]) => state.now === true);
  const bands = new Set(ground.spaces.filter(({ kind }) => kind === 'band').map(({ id }) => id));
  const others = Object.entries(spaceStates).filter(
    ([id, { state, note }]) => (state === 'now' || note !== undefined) && !bands.has(id),
  );
  return [
    ...(now.length > 1 ? [`floors ${now.map(([floor]) => floor).join(' and ')} open both by themselves`] : []),
    ...others.map(([id]) => `${id} is told of as a band, and is none`),
  ];
}
