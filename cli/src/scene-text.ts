/** Any scene as text: its board drawn with walls, or listed where there is no room for a drawing. */
import {
  type Badge,
  badgesOf,
  type Label,
  type Scene,
  type SceneGroup,
  type ScenePiece,
  type SceneSpace,
} from '@necropole/kernel';
import type { Phrases } from './phrases.ts';
import { floorsOf, hasOutlines, rasterise, sidesOf } from './scene-raster.ts';
import { width, wrapped } from './text-table.ts';

const NARROW = 60;
const WIDE = 140;

/** The board, with a legend of what stands where. */
export function sceneText(scene: Scene, phrases: Phrases, columns: number): string {
  const { ground } = scene;
  if (ground.spaces.length === 0) return '';
  if (columns < NARROW || !hasOutlines(ground)) return boardAsList(scene, phrases, columns);
  const codes = codesOf(scene, phrases);
  const inscription = (space: SceneSpace, room: number, rows: number) =>
    inscriptionOf(space, scene, phrases, codes, room, rows);
  const sign = (group: SceneGroup): string => phrases.label(group.label);
  const boards = floorsShown(scene).map((floor) => {
    const drawn = rasterise(ground, floor, Math.min(columns, WIDE), inscription, sign);
    const named = ground.floors?.find((one) => one.floor === floor);
    return named === undefined ? drawn : `${phrases.label(named.label)}\n${drawn}`;
  });
  const told = [
    legend(scene, phrases, codes, columns),
    inWalls(scene, phrases, columns),
    struck(scene, phrases, columns),
    oneWay(ground, phrases, columns),
  ];
  return [...boards, ...told].filter((part) => part !== '').join('\n\n');
}

/** The one floor where all happens now, where there is one; else all. */
function floorsShown({ ground, floorStates }: Scene): readonly number[] {
  const floors = floorsOf(ground);
  const now = floors.filter((floor) => floorStates?.[floor]?.now === true);
  return now.length > 0 ? now : floors;
}

/** Who strikes whom, and what decides. */
function struck({ pieces, links = [] }: Scene, phrases: Phrases, columns: number): string {
  const names = new Map(pieces.map(({ id, label }) => [id, phrases.label(label)]));
  const told = links.map(({ from, to, badge }) => {
    const decides = badge?.text === undefined ? '' : ` (${badge.text})`;
    return `${names.get(from) ?? from} → ${names.get(to) ?? to}${decides}`;
  });
  return wrapped(told.join(', '), columns - 2).join('\n  ');
}

/** Ways that lead one way only: a ring comes back to where it begins. */
function oneWay({ ways = [], spaces }: Scene['ground'], phrases: Phrases, columns: number): string {
  const names = new Map(spaces.map(({ id, label }) => [id, phrases.label(label)]));
  return ways
    .filter(({ directed }) => directed === true)
    .map(({ kind, through }) => {
      const [first] = through;
      const round = kind === 'ring' && first !== undefined ? [...through, first] : through;
      return wrapped(round.map((id) => names.get(id) ?? id).join(' → '), columns - 2).join('\n  ');
    })
    .join('\n');
}

/** What stands in walls, and between which spaces. */
function inWalls({ ground, edgeStates }: Scene, phrases: Phrases, columns: number): string {
  const told = (ground.edges ?? [])
    .filter(({ kind }) => kind !== 'wall' && kind !== 'opening')
    .map((edge) => {
      const spaces = sidesOf(edge, ground).map(({ label }) => phrases.label(label));
      const name = phrases.label(edgeStates?.[edge.id]?.label ?? edge.label);
      return spaces.length === 0 ? name : `${name} (${spaces.join(' – ')})`;
    });
  return wrapped(told.join(', '), columns - 2).join('\n  ');
}

/** The short codes of the pieces of a scene, by the name of the piece. */
type Codes = ReadonlyMap<string, string>;

function codesOf(scene: Scene, phrases: Phrases): Codes {
  const codes = new Map<string, string>();
  const taken = new Set<string>();
  for (const piece of scene.pieces) {
    const name = phrases.label(piece.label);
    if (codes.has(name)) continue;
    const code = candidates(name).find((one) => !taken.has(one)) ?? `#${codes.size + 1}`;
    taken.add(code);
    codes.set(name, code);
  }
  return codes;
}

/** What a piece may be called in two or three letters: its initials, its first letters, then with a number. */
function candidates(name: string): string[] {
  const words = name.normalize('NFC').match(/[\p{L}\p{N}]+/gu) ?? ['?'];
  const initials = words
    .map((word) => [...word][0]?.toUpperCase() ?? '')
    .join('')
    .slice(0, 3);
  const first = [...(words[0] ?? '?')];
  const short = `${first[0]?.toUpperCase() ?? ''}${first[1] ?? ''}`;
  const numbered = Array.from({ length: 99 }, (_, i) => `${initials.slice(0, 1)}${i + 1}`);
  return words.length > 1 ? [initials, short, ...numbered] : [short, ...numbered];
}

/** Pieces of the same name at one place, counted. */
function piecesAt(at: string, scene: Scene, phrases: Phrases): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  for (const piece of scene.pieces) {
    if (piece.at !== at) continue;
    const name = phrases.label(piece.label);
    counts.set(name, (counts.get(name) ?? 0) + (piece.count ?? 1));
  }
  return counts;
}

function counted(text: string, count: number): string {
  return count === 1 ? text : `${text}×${count}`;
}

/** The inside of a space: its name, on as many lines as its pieces leave, then those. Badges are told in the legend. */
function inscriptionOf(
  space: SceneSpace,
  scene: Scene,
  phrases: Phrases,
  codes: Codes,
  room: number,
  rows: number,
): readonly string[] {
  if (room < 1) return [];
  const pieces = [...piecesAt(space.id, scene, phrases)].map(([name, count]) =>
    counted(codes.get(name) ?? name, count),
  );
  const inside = pieces.length > 0 ? wrapped(pieces.join(' '), room) : [];
  return [...nameLines(phrases.label(space.label), room, Math.max(1, rows - inside.length)), ...inside];
}

/** A name over some lines, what has no room cut off. */
function nameLines(name: string, room: number, most: number): readonly string[] {
  const lines = wrapped(name, room);
  const shown = lines.length <= most ? lines : [...lines.slice(0, most - 1), lines.slice(most - 1).join(' ')];
  return shown.map((line) => shortened(line, room));
}

function shortened(text: string, room: number): string {
  return width(text) <= room ? text : `${[...text].slice(0, Math.max(1, room - 1)).join('')}…`;
}

function badgeText(badge: Badge, phrases: Phrases): string {
  const name = badge.label === undefined ? badge.symbol : phrases.label(badge.label);
  return badge.text === undefined || badge.label !== undefined ? name : `${name} ${badge.text}`;
}

/** Everything that stands somewhere, in whole words: a paragraph for each group, then the spaces without one. */
function legend(scene: Scene, phrases: Phrases, codes: Codes, columns: number): string {
  const { colon } = phrases.words;
  const told = (place: Place & { readonly label: Label }): string[] => {
    const here = contents(place, scene, phrases);
    return here.length === 0 ? [] : [`${phrases.label(place.label)}${colon}${here.join(', ')}`];
  };
  const { ground } = scene;
  const groups = ground.groups.map((group) => {
    const own = contents(group, scene, phrases);
    const spaces = ground.spaces.filter((space) => space.group === group.id).flatMap(told);
    const name = own.length === 0 ? phrases.label(group.label) : `${phrases.label(group.label)} (${own.join(', ')})`;
    return own.length + spaces.length === 0 ? '' : [name, ...spaces].join(' · ');
  });
  const alone = ground.spaces.filter(({ group }) => !ground.groups.some(({ id }) => id === group)).flatMap(told);
  const used = [...codes].map(([name, code]) => `${code} ${name}`).join(', ');
  return [used, ...groups, ...alone]
    .filter((text) => text !== '')
    .flatMap((text) => wrapped(text, columns - 2).map((line, i) => (i === 0 ? line : `  ${line}`)))
    .join('\n');
}

type Place = { readonly id: string; readonly label?: Label; readonly badges?: readonly Badge[] };

/** What stands on a place, in whole words: pieces, those with badges apart, and the place's own badges. */
export function contents(place: Place, scene: Scene, phrases: Phrases): string[] {
  // A badge that only repeats the name of its place says nothing.
  const name = place.label === undefined ? null : phrases.label(place.label);
  const marked = scene.pieces
    .filter((piece) => piece.at === place.id && signsOf(piece, phrases).length > 0)
    .map((piece) => {
      const badges = signsOf(piece, phrases);
      return `${counted(phrases.label(piece.label), piece.count ?? 1)} (${badges.join(', ')})`;
    });
  const plain = new Map<string, number>();
  for (const piece of scene.pieces) {
    if (piece.at !== place.id || signsOf(piece, phrases).length > 0) continue;
    const name = phrases.label(piece.label);
    plain.set(name, (plain.get(name) ?? 0) + (piece.count ?? 1));
  }
  const { state, note } = scene.spaceStates?.[place.id] ?? {};
  return [
    ...printedOn(place.id, scene, phrases),
    ...(state === 'destroyed' ? [phrases.words.table.destroyed] : []),
    ...(note === undefined ? [] : [phrases.label(note)]),
    ...marked,
    ...[...plain].map(([name, count]) => counted(name, count)),
    ...(scene.dice ?? []).filter(({ at }) => at === place.id).map(({ label }) => phrases.label(label)),
    ...badgesOf(place, scene.spaceStates?.[place.id])
      .map((badge) => badgeText(badge, phrases))
      .filter((text) => text !== name),
  ];
}

/** What a piece bears: its badges, what it is aboard of, what it wields and what that does, and whether others see it. */
function signsOf(piece: ScenePiece, phrases: Phrases): readonly string[] {
  const { badges = [], aboard, secret, brief } = piece;
  const borne = [...badges, ...(aboard === undefined ? [] : [aboard])].map((badge) => badgeText(badge, phrases));
  return [
    ...borne,
    ...(secret === true ? [phrases.words.table.secret] : []),
    ...wielded(piece, phrases),
    ...(brief === undefined ? [] : [phrases.label(brief)]),
  ];
}

/** What somebody wields, and what it does at each distance: the one that counts in brackets. */
export function wielded({ wields, rates }: Pick<ScenePiece, 'wields' | 'rates'>, phrases: Phrases): readonly string[] {
  const values = rates?.values.map((value, i) => (i === rates.now ? `[${value ?? '–'}]` : `${value ?? '–'}`)) ?? [];
  const name = wields === undefined ? [] : [badgeText(wields, phrases)];
  return name.length + values.length === 0 ? [] : [[...name, ...values].join(' ')];
}

/** The words of a space, and whether they hold. */
function printedOn(id: string, { ground, spaceStates }: Scene, phrases: Phrases): readonly string[] {
  const printed = ground.spaces.find((space) => space.id === id)?.words;
  if (printed === undefined) return [];
  const { covered, always } = phrases.words.table;
  const state = spaceStates?.[id]?.words === 'covered' ? [covered] : printed.state === 'always' ? [always] : [];
  const last = printed.always === undefined ? [] : [`${phrases.label(printed.always)} ${always}`];
  return [[...printed.lines.map(phrases.label), ...state].join(' '), ...last];
}

/** The board without a drawing: the groups with their spaces, and what stands on them. */
function boardAsList(scene: Scene, phrases: Phrases, columns: number): string {
  const lines: string[] = [];
  const row = (name: string, place: Place, indent: string): void => {
    const here = contents(place, scene, phrases);
    const text = here.length === 0 ? name : `${name}${phrases.words.colon}${here.join(', ')}`;
    lines.push(...wrapped(text, columns - indent.length).map((line, i) => `${indent}${i > 0 ? '  ' : ''}${line}`));
  };
  const { groups, spaces } = scene.ground;
  for (const group of groups) {
    row(phrases.label(group.label), group, '');
    for (const space of spaces) if (space.group === group.id) row(phrases.label(space.label), space, '  ');
  }
  const alone = spaces.filter(({ group }) => !groups.some(({ id }) => id === group));
  for (const space of alone) row(phrases.label(space.label), space, '');
  return lines.join('\n');
}
