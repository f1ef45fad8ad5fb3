/** The mall: 8 stores and the courtyard as groups, their 29 rooms as spaces. In millimetres, as the cards lie. */

import { labelPoint, type Point, type Polygon } from '@necropole/boards';
import { type Badge, type Ground, madeOf, type SceneGroup, type ScenePoint, type SceneSpace } from '@necropole/kernel';
import type { RoomAbilityId } from '../content/ids.ts';
import { roomAbilities } from '../content/rooms/index.ts';
import {
  type CourtyardRoom,
  type CourtyardRoomName,
  cardSize,
  courtyardPlace,
  courtyardRoomId,
  courtyards,
  type Icon,
  mallBox,
  type Place,
  placeOnMall,
  places,
  positions,
  type Room,
  storeFaceById,
  storeRoomId,
  storeRooms,
} from '../content/stores/index.ts';
import type { Board } from '../world.ts';
import { named } from './labels.ts';

const card: Polygon = [
  [0, 0],
  [cardSize.width, 0],
  [cardSize.width, cardSize.height],
  [0, cardSize.height],
];

const remembered = madeOf<Board, Ground>(1);

/** The mall of a match: it never changes. */
export function groundOf(board: Board): Ground {
  return remembered(board, 'mall', () => ({
    width: mallBox.width,
    height: mallBox.height,
    groups: groupsOf(board),
    spaces: spacesOf(board),
  }));
}

function groupsOf(board: Board): readonly SceneGroup[] {
  const stores = positions.map((position): SceneGroup => {
    const { id, symbol } = storeFaceById[board.positions[position]];
    return {
      id,
      ...lying(places[position]),
      label: named('store', id),
      badges: [{ symbol: `e-${symbol}`, label: named('entrance', symbol) }],
      tint: `${symbol}-entrance`,
    };
  });
  return [...stores, { id: 'courtyard', ...lying(courtyardPlace), label: named('courtyard') }];
}

function lying(place: Place): Pick<SceneGroup, 'outline' | 'turn'> {
  return { outline: points(placeOnMall(card, place)), turn: place.turns };
}

function spacesOf(board: Board): readonly SceneSpace[] {
  const stores = positions.flatMap((position) =>
    storeFaceById[board.positions[position]].rooms.map(
      (room): SceneSpace => ({
        id: storeRoomId(board.positions[position], room.number),
        group: board.positions[position],
        ...shape(room.outline, places[position]),
        ...storeRoom(room),
      }),
    ),
  );
  const sides = courtyards[board.side].rooms.map(
    (room): SceneSpace => ({
      id: courtyardRoomId(room.name),
      group: 'courtyard',
      ...shape(room.outline, courtyardPlace, standing[room.name]),
      ...courtyardRoom(room),
      ...nameOn(room.name),
    }),
  );
  return [...stores, ...sides];
}

/** The roomiest point of every room, on its unturned card: searching for it takes a while, and scenes are drawn often. */
const middles: ReadonlyMap<Polygon, Point> = new Map(
  [...storeRooms, ...courtyards.cooperative.rooms, ...courtyards.competitive.rooms].map(({ outline }) => [
    outline,
    labelPoint(outline),
  ]),
);

function middleOf(outline: Polygon): Point {
  return middles.get(outline) ?? labelPoint(outline);
}

/** Where figures stand in the courtyard: above the barricade track in its centre, and beside them in its north. */
const standing: Readonly<Partial<Record<CourtyardRoomName, Point>>> = { centre: [58, 34], north: [39, 13.5] };

/** Where the sides of the courtyard bear their names, clear of its doors and of where figures gather. */
const written: Readonly<Partial<Record<CourtyardRoomName, Point>>> = {
  north: [96, 6.5],
  east: [107, 33],
  south: [96, 81.5],
  west: [18, 33],
};

function nameOn(room: CourtyardRoomName): Pick<SceneSpace, 'nameAt'> {
  const at = written[room];
  const [nameAt] = at === undefined ? [] : points(placeOnMall([at], courtyardPlace));
  return nameAt === undefined ? {} : { nameAt };
}

/** A room of an unturned card, where it lies in the mall. */
function shape(outline: Polygon, place: Place, stand?: Point): Pick<SceneSpace, 'outline' | 'middle'> {
  const middle = points(placeOnMall([stand ?? middleOf(outline)], place))[0] ?? { x: place.x, y: place.y };
  return { outline: points(placeOnMall(outline, place)), middle };
}

function points(outline: Polygon): readonly ScenePoint[] {
  return outline.map(([x, y]) => ({ x, y }));
}

type Description = Pick<SceneSpace, 'kind' | 'label' | 'badges'>;

function storeRoom(room: Room): Description {
  const label = named('room', room.number);
  const badges: Badge[] = [{ symbol: 'number', text: String(room.number), label }, ...room.icons.map(iconBadge)];
  if (room.ability !== undefined) badges.push(abilityBadge(room.ability));
  if (room.passage === true) badges.push({ symbol: 'i-passage', label: named('passage') });
  if (room.supply !== undefined) {
    badges.push({ symbol: 'i-supplies', text: String(room.supply), label: named('supply-space', room.supply) });
  }
  return { kind: 'room', label, badges };
}

function courtyardRoom({ name, ability }: CourtyardRoom): Description {
  const badges = ability === undefined ? [] : [abilityBadge(ability)];
  return { kind: 'courtyard', label: named('courtyard-room', name), badges };
}

function iconBadge(icon: Icon): Badge {
  switch (icon.kind) {
    case 'gear':
      return { symbol: 'i-gear', text: String(icon.number), label: named('gear', icon.number) };
    case 'biohazard':
      return { symbol: 'i-bio', text: String(icon.number), label: named('biohazard', icon.number) };
    case 'flask':
      return { symbol: 'i-flask', label: named('flask') };
  }
}

function abilityBadge(ability: RoomAbilityId): Badge {
  return { symbol: `ability-${ability}`, label: named(roomAbilities[ability].kind, ability), offers: true };
}
