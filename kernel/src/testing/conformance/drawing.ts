/** Nothing is drawn outside its place: shapes held against each other, and against the board. */
import {
  type Ground,
  nameOfCard,
  type Scene,
  type SceneEdge,
  type ScenePile,
  type ScenePoint,
  type SceneSpace,
  type SceneTrack,
  slotsIn,
} from '../../index.ts';

/** Looks at what is drawn; at a ground once. */
export class Drawn {
  private readonly grounds = new WeakMap<Ground, readonly string[]>();

  /** What of a scene would be drawn where it cannot be. */
  misdrawn(scene: Scene): readonly string[] {
    const { ground, tracks, piles } = scene;
    const wrong = this.grounds.get(ground) ?? [...misshapen(ground), ...unbuilt(ground), ...outOfPlace(ground)];
    this.grounds.set(ground, wrong);
    return [
      ...wrong,
      ...misstated(scene),
      ...unslotted(scene),
      ...tracks.flatMap(offTrack),
      ...piles.flatMap(illRow),
      ...piles.flatMap(illMarked),
    ];
  }
}

/** Spaces and groups lie on the board, what belongs to a group lies in it, and a middle lies in its own space alone. */
function misshapen({ width, height, groups, spaces, floors }: Ground): readonly string[] {
  const near = nearness(width, height);
  const board = [
    { x: 0, y: 0 },
    { x: width, y: 0 },
    { x: width, y: height },
    { x: 0, y: height },
  ];
  const wrong: string[] = [];
  for (const { id, outline } of [...groups, ...spaces]) {
    if (outline.length < 3) wrong.push(`${id} has no outline`);
    else if (!outline.every((point) => holds(board, point, near))) wrong.push(`${id} is drawn outside the board`);
  }
  const outlines = new Map(groups.map(({ id, outline }) => [id, outline]));
  for (const { id, group, outline, middle, floor } of spaces) {
    const around = group === undefined ? board : outlines.get(group);
    if (around === undefined) wrong.push(`${id} belongs to ${group}, which the scene has not`);
    else if (!outline.every((point) => holds(around, point, near))) wrong.push(`${id} is drawn outside ${group}`);
    if (outline.length > 2 && !holds(outline, middle, near)) wrong.push(`the middle of ${id} lies outside of it`);
    if (floor !== undefined && floors?.some((one) => one.floor === floor) !== true) {
      wrong.push(`${id} lies on floor ${floor}, which the scene has not`);
    }
  }
  return wrong;
}

/** So much higher than wide is a card. */
const CARD = 62 / 46;

/** What is placed in a space by hand lies in it: slots and names, cards and words from side to side. */
function outOfPlace({ width, height, spaces }: Ground): readonly string[] {
  const near = nearness(width, height);
  return spaces.flatMap((space) => {
    const { id, outline, cardAt, nameAt, words, scenery = [] } = space;
    const places: readonly (readonly [string, ScenePoint | undefined])[] = [
      ...slotsIn(space).map((slot, i) => [`slot ${i}`, slot?.at] as const),
      ...cornersOf(cardAt?.at, cardAt?.width ?? 0, (cardAt?.width ?? 0) * CARD).map(
        (at) => ['the place for cards', at] as const,
      ),
      ['the name', nameAt],
      ...scenery.map(({ symbol, at }) => [`the scenery ${symbol}`, at] as const),
      ...cornersOf(words?.at, words?.width ?? 0, 0).map((at) => ['the place for words', at] as const),
    ];
    const outside = places.filter(([, at]) => at !== undefined && !holds(outline, at, near));
    return [...new Set(outside.map(([what]) => `${what} of ${id} lies outside of it`))];
  });
}

function cornersOf(at: ScenePoint | undefined, width: number, height: number): readonly ScenePoint[] {
  if (at === undefined) return [];
  return [-0.5, 0.5].flatMap((x) => [-0.5, 0.5].map((y) => ({ x: at.x + x * width, y: at.y + y * height })));
}

/** Only a row lies along the foot of the table, and beside nothing else; only there cards come next and count together. */
function illRow({ id, kind, at, along, next, bracket, cards }: ScenePile): readonly string[] {
  if (along === 'strip')
    return kind !== 'row' && at === undefined ? [] : [`${id} belongs to the strip, and is no hand or deck of its own`];
  if (along === 'foot')
    return kind === 'row' && at === undefined ? [] : [`${id} lies along the foot, and is no row of its own`];
  const isMeant = next !== undefined || bracket !== undefined || cards.some(({ live }) => live === true);
  return isMeant ? [`${id} has places to come or cards that count, and does not lie along the foot`] : [];
}

/** What covers a sign of a card covers one that is there; and none has come further than it needs to. */
function illMarked(pile: ScenePile): readonly string[] {
  return pile.cards.flatMap(({ badges = [], covered = [], of }, index) => {
    const name = nameOfCard(pile, index);
    return [
      ...covered
        .filter((i) => !isWithin(i, 0, badges.length - 1))
        .map((i) => `sign ${i} of ${name} is covered, which it has not`),
      ...(of === undefined || isWithin(of.have, 0, of.need) ? [] : [`${name} has come to ${of.have} of ${of.need}`]),
    ];
  });
}

/** Edges run along the outlines of their floor; ways lead through spaces. */
function unbuilt({ width, height, spaces, edges = [], ways = [] }: Ground): readonly string[] {
  const near = nearness(width, height);
  const names = new Set(spaces.map(({ id }) => id));
  const isAlong = ({ from, to, floor }: SceneEdge): boolean => {
    const beside = spaces.filter((space) => onFloor(space, floor)).map(({ outline }) => outline);
    return [from, to].every((end) => beside.some((outline) => isOn(outline, end, near)));
  };
  return [
    ...edges.filter((edge) => !isAlong(edge)).map(({ id }) => `${id} runs along the outline of no space`),
    ...ways.flatMap(({ id, through }) =>
      through.filter((space) => !names.has(space)).map((space) => `${id} leads through ${space}, which is no space`),
    ),
  ];
}

function onFloor({ floor }: SceneSpace, wanted: number | undefined): boolean {
  return floor === undefined || wanted === undefined || floor === wanted;
}

/** How things stand is told of parts that the ground has; and from a space one sees spaces. */
function misstated({ ground, spaceStates = {}, edgeStates = {}, floorStates = {} }: Scene): readonly string[] {
  const { spaces, edges = [], floors = [] } = ground;
  const names = new Set(spaces.map(({ id }) => id));
  const lost = (family: string, states: object, parts: ReadonlySet<string>): readonly string[] =>
    Object.keys(states)
      .filter((part) => !parts.has(part))
      .map((part) => `it is told how the ${family} ${part} stands, which the ground has not`);
  return [
    ...lost('space', spaceStates, names),
    ...lost('edge', edgeStates, new Set(edges.map(({ id }) => id))),
    ...lost('floor', floorStates, new Set(floors.map(({ floor }) => String(floor)))),
    ...Object.entries(spaceStates).flatMap(([id, { sees = [] }]) =>
      sees.filter((space) => !names.has(space)).map((space) => `from ${id} one sees ${space}, which is no space`),
    ),
  ];
}

/**
 * A piece in a slot has it for itself, and the slot is there; one that covers several squares stands on a board of them;
 * one that faces somewhere faces one of its ways.
 */
function unslotted({ ground: { spaces }, pieces, piles }: Scene): readonly string[] {
  const cards = piles.flatMap((pile) =>
    pile.cards.map((card, index) => [nameOfCard(pile, index), card.slots ?? 0] as const),
  );
  const onCards = new Map(cards);
  const slots = new Map([...spaces.map((space) => [space.id, slotsIn(space).length] as const), ...cards]);
  const taken = new Set<string>();
  return pieces.flatMap(({ id, at, slot, size = 1, facing, ways = 4 }) => {
    const wrong: string[] = [];
    if (size > 1 && onCards.has(at)) wrong.push(`${id} covers ${size} squares, and stands on the card ${at}`);
    if (slot !== undefined && !isWithin(slot, 0, (slots.get(at) ?? 0) - 1)) {
      wrong.push(`${id} stands in slot ${slot}, which ${at} has not`);
    }
    if (slot !== undefined && taken.has(`${at} ${slot}`)) wrong.push(`${id} stands in a slot of ${at} that is taken`);
    if (slot !== undefined) taken.add(`${at} ${slot}`);
    if (facing !== undefined && !isWithin(facing, 0, ways - 1))
      wrong.push(`${id} faces ${facing}, one of no ${ways} ways`);
    return wrong;
  });
}

function isWithin(number: number, least: number, most: number): boolean {
  return Number.isInteger(number) && number >= least && number <= most;
}

function offTrack({ id, from, to, markers, bands = [], form, done }: SceneTrack): readonly string[] {
  const isOff = (value: number): boolean => !(value >= from && value <= to);
  return [
    ...markers.filter(({ value }) => isOff(value)).map((marker) => `${marker.id} stands off the track ${id}`),
    ...(bands.some((band) => isOff(band.from)) ? [`a band begins off the track ${id}`] : []),
    ...(form === 'tokens' && (markers.length !== 1 || from !== 0)
      ? [`the tokens of ${id} are counted by no one marker`]
      : []),
    ...(done === true && markers.some(({ value }) => value < to) ? [`the track ${id} is done, and not full`] : []),
  ];
}

// ── Points and outlines ───────────────────────────────────────────────────────────────────────────────────────────

/** What is nearer than this is at the same point. */
function nearness(width: number, height: number): number {
  return Math.max(width, height) * 1e-6;
}

/** Does a point lie in an outline, or on it? */
function holds(outline: readonly ScenePoint[], point: ScenePoint, near: number): boolean {
  if (isOn(outline, point, near)) return true;
  let inside = false;
  for (const [a, b] of sidesOf(outline)) {
    if (a.y > point.y !== b.y > point.y && point.x < a.x + ((point.y - a.y) / (b.y - a.y)) * (b.x - a.x)) {
      inside = !inside;
    }
  }
  return inside;
}

function isOn(outline: readonly ScenePoint[], point: ScenePoint, near: number): boolean {
  return sidesOf(outline).some(([a, b]) => distanceTo(a, b, point) <= near);
}

function sidesOf(outline: readonly ScenePoint[]): readonly (readonly [ScenePoint, ScenePoint])[] {
  return outline.map((a, i) => [a, outline[(i + 1) % outline.length] ?? a] as const);
}

function distanceTo(a: ScenePoint, b: ScenePoint, { x, y }: ScenePoint): number {
  const [dx, dy] = [b.x - a.x, b.y - a.y];
  const length = dx * dx + dy * dy;
  const share = length === 0 ? 0 : Math.min(1, Math.max(0, ((x - a.x) * dx + (y - a.y) * dy) / length));
  return Math.hypot(x - a.x - share * dx, y - a.y - share * dy);
}
