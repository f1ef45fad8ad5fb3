/** Groups 4 to 7: four squares by two, three by two, the drillers, two by two. */
import { barring, crates, crossed, hiding, tree } from './elements.ts';
import { corridor, type FloorFace, outdoors, room } from './face.ts';

const wide = '      / .... / .... /      ';
/** A wall along one side: where the building ends. */
const wideWalled = '######/ .... / .... /      ';

export const halls = [
  ...(['wide-corridor-1', 'wide-corridor-2', 'wide-corridor-3', 'wide-corridor-4', 'wide-corridor-5'] as const).map(
    (id) => corridor(id, wide),
  ),
  corridor('blind-corridor', '      /#.... /#.... /      '),
  ...(['walled-corridor-1', 'walled-corridor-2', 'walled-corridor-3', 'walled-corridor-4'] as const).map((id) =>
    corridor(id, wideWalled),
  ),
  room('lobby', ['living', 'corridor'], '##  ##/#....#/#....#/##  ##'),
  room('changing-room', ['living'], '######/#ll..#/#....#/##  ##', { l: hiding('lockers', 6) }),
  room('barracks', ['living', 'armoury'], '######/#b.c.#/#....#/##  ##', {
    b: crossed('bed', 4),
    c: crossed('bed', 4),
  }),
  ...(['road-1', 'road-2'] as const).map((id) => outdoors(id, 'road', wide)),
  outdoors('hedge', 'hedge', '      / t.tt / .... /      ', { t: tree }),
  outdoors('terrace', 'terrace', '      / .... / t..t /      ', { t: tree }),
  outdoors('boulder-field', 'boulders', '      / r... / ..r. /      ', { r: hiding('rock', null) }),
] as const;

const small = '     / ... / ... /     ';

export const smallRooms = [
  room('pantry', ['living'], '#####/#ss.#/#...#/#####', { s: hiding('shelves', 5) }),
  room('cell', ['living'], '#####/#b..#/#...#/#####', { b: crossed('bed', 4) }),
  room('study', ['officers'], '#####/#.dd#/#...#/#####', { d: crossed('desk', 4) }),
  room('tool-room', ['technical'], '#####/#bb.#/#...#/#####', { b: barring('bench', 4) }),
  room('lab-annex', ['science'], '#####/#.bb#/#...#/#####', { b: barring('apparatus', 4) }),
  room('gun-room', ['armoury'], '#####/#l.l#/#...#/#####', { l: hiding('lockers', 6) }),
  room('bunk-room', ['living'], '#####/#b.c#/#...#/#####', { b: crossed('bed', 4), c: crossed('bed', 4) }),
  room('archive', ['officers'], '#####/#sss#/#...#/#####', { s: hiding('shelves', 5) }),
  room('cold-store', ['science', 'living'], '#####/#...#/#.cc#/#####', { c: crates }),
  ...(['hall-1', 'hall-2', 'hall-3'] as const).map((id) => corridor(id, small)),
  ...(['walled-hall-1', 'walled-hall-2'] as const).map((id) => corridor(id, '#####/ ... / ... /     ')),
  ...(['path-broad-1', 'path-broad-2'] as const).map((id) => outdoors(id, 'path', small)),
  outdoors('shrubs', 'shrubs', '     / t.. / ..t /     ', { t: tree }),
  outdoors('boulders', 'boulders', '     / .r. / ... /     ', { r: hiding('rock', null) }),
] as const;

/** The drillers bring NORAD under the walls. Face down they are four walls; the first keeps them. */
function driller<const I extends string>(id: I, cells: string): FloorFace<I> {
  return { ...corridor(id, cells), name: 'driller', rooms: [] };
}

export const drillers = [
  driller('driller-1', '####/#..#/#..#/####'),
  driller('driller-2', '#  #/#..#/#..#/####'),
  driller('driller-3', '#  #/#..#/#..#/#  #'),
  driller('driller-4', '#  #/ ..#/ ..#/####'),
  driller('driller-5', '#  #/ .. / .. /####'),
  ...(
    ['buried-driller-1', 'buried-driller-2', 'buried-driller-3', 'buried-driller-4', 'buried-driller-5'] as const
  ).map((id) => driller(id, '####/#..#/#..#/####')),
] as const;

const tiny = '    / .. / .. /    ';

export const nooks = [
  room('closet', ['living'], '####/#s.#/#..#/####', { s: hiding('cabinet', 5) }),
  room('powder-room', ['armoury'], '####/#bb#/#..#/####', { b: hiding('barrels', 3) }),
  room('sample-room', ['science'], '####/#.s#/#..#/####', { s: hiding('cabinet', 5) }),
  room('shed', ['technical'], '####/#c.#/#..#/#  #', { c: crates }),
  ...(['vestibule-1', 'vestibule-2', 'vestibule-3', 'vestibule-4'] as const).map((id) => corridor(id, tiny)),
  ...(['corner-1', 'corner-2', 'corner-3'] as const).map((id) => corridor(id, '####/#.. /#.. /    ')),
  ...(['clearing-1', 'clearing-2', 'clearing-3'] as const).map((id) => outdoors(id, 'clearing', tiny)),
  outdoors('well', 'well', '    / w. / .. /    ', { w: barring('water', null) }),
  outdoors('bushes', 'shrubs', '    / t. / .t /    ', { t: tree }),
] as const;
