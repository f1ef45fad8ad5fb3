/** Groups 1 to 3: four squares by four, four by three, three by three. Walled all around, where no side is left open. */
import { squareTile } from '@necropole/boards';
import { barring, corpse, crates, crossed, hiding, screens, tree, working } from './elements.ts';
import { type FloorFace, outdoors, room, ruledRoom } from './face.ts';

const table = barring('table', 4);
const bed = crossed('bed', 4);
const tank = corpse('coffin-tank', 4);
const tomb = corpse('tomb', null);
const drawer = corpse('mortuary-drawer', 4);

export const squareRooms = [
  room('officers-bedroom', ['officers', 'living'], '######/#bb..#/#...d#/#...d#/#....#/######', {
    b: bed,
    d: crossed('desk', 4),
  }),
  room('weight-room', ['living'], '######/#....#/#ww..#/#...v#/#...v#/######', {
    w: barring('weights', 6),
    v: barring('weights', 6),
  }),
  room('mess-hall', ['living'], '##### /#.... /#.tt. /#.... /#.uu. /##### ', { t: table, u: table }),
  room('kitchen', ['living'], '######/#.kkk#/#....#/#...s#/#....#/######', {
    k: barring('kitchen-units', 5),
    s: barring('stove', 5),
  }),
  room('dormitory', ['living'], '######/#....#/#b..c#/#b..c#/#....#/######', { b: bed, c: bed }),
  room('warehouse', ['technical'], '######/#....#/#.cc.#/#.cc.#/#ccc.#/######', { c: crates }),
  ruledRoom('video-surveillance', ['technical'], '######/#....#/#...→e/#...→e/#....#/######', { e: screens }),
  room('guard-room', ['armoury'], '######/#....#/#..tt#/#....#/#ll..#/######', {
    t: table,
    l: hiding('lockers', 6),
  }),
  ruledRoom('missile-room', ['technical'], '######/#.mm.#/#.mm.#/#.↑↑.#/#....#/######', {
    m: working(hiding('missiles', 6)),
  }),
  ruledRoom('zombie-lab', ['science'], '######/#a..c#/#b←→d#/#....#/#.tt.#/######', {
    a: tank,
    b: tank,
    c: tank,
    d: tank,
    t: barring('bench', 4),
  }),
  ruledRoom('torture-room', ['science', 'living'], '######/#....#/#.hh.#/#....#/#c..d#/##  ##', {
    h: barring('rack', null),
    c: crossed('chains', null),
    d: crossed('chains', null),
  }),
  ruledRoom('robot-workshop', ['technical'], '##~###/#b...#/#b.→r#/#...r#/#cc..#/######', {
    r: working(barring('robot', 6)),
    b: barring('bench', 4),
    c: barring('crates', 5),
  }),
  room('chapel', ['living'], '######/#.aa.#/#p..q#/#p..q#/#....#/##  ##', {
    a: barring('altar', 7),
    p: crossed('pew', 3),
    q: crossed('pew', 3),
  }),
  {
    ...outdoors('cemetery', 'cemetery', '      / a..b / ..t. / c..d / .e.. /      ', {
      a: tomb,
      b: tomb,
      c: tomb,
      d: tomb,
      e: tomb,
      t: tree,
    }),
    ruled: 'cemetery',
  } satisfies FloorFace<'cemetery'>,
  outdoors('lawn', 'lawn', '      / .... / .t.. / ...t / .... /      ', { t: tree }),
  outdoors('parade-ground', 'parade-ground', '      / .... / .... / .... / .... /      '),
  outdoors('orchard', 'orchard', '      / t..t / .... / .t.. / ...t /      ', { t: tree }),
  outdoors('car-park', 'car-park', '      / vv.. / .... / ..ww / .... /      ', {
    v: hiding('vehicle', 8),
    w: hiding('vehicle', 8),
  }),
] as const;

export const longRooms = [
  ruledRoom('armoury', ['armoury'], '######/#rr.s#/#....#/#.tt.#/######', {
    r: barring('rack', null),
    s: barring('rack', null),
    t: barring('table', null),
  }),
  ruledRoom('infirmary', ['science'], '######/#.mm←#/#.↑↑.#/#b..c#/######', {
    m: working(barring('surgery-unit', 4)),
    b: bed,
    c: bed,
  }),
  ruledRoom('chemistry-lab', ['science'], '######/#bbb.#/#....#/#.cc.#/######', {
    b: working(barring('apparatus', 4)),
    c: barring('bench', 4),
  }),
  ruledRoom('communication-room', ['technical', 'officers'], '######/#.rr←#/#.↑↑.#/#....#/######', {
    r: working(barring('radio', 4)),
  }),
  ruledRoom('officers-quarters', ['officers', 'living'], '######/#s..t#/#s..t#/#....#/######', {
    s: crossed('sofa', null),
    t: crossed('table', null),
  }),
  ruledRoom('patients-room', ['science', 'living'], '######/#a.b.#/#....#/#c.d.#/######', {
    a: crossed('bed', null),
    b: crossed('bed', null),
    c: crossed('bed', null),
    d: crossed('bed', null),
  }),
  room('classroom', ['living'], '######/#t.u.#/#....#/#v.w.#/######', {
    t: crossed('table', 3),
    u: crossed('table', 3),
    v: crossed('table', 3),
    w: crossed('table', 3),
  }),
  room('storeroom', ['technical'], '######/#cc..#/#...d#/#...d#/######', {
    c: crates,
    d: hiding('shelves', 5),
  }),
  room('laundry', ['living'], '######/#bbb.#/#....#/#....#/##  ##', { b: barring('boiler', 6) }),
  room('garage', ['technical'], '######/#.vv.#/#.vv.#/#....#/##  ##', { v: hiding('vehicle', 8) }),
  room('recreation-room', ['living'], '######/#s...#/#s.tt#/#....#/######', {
    s: crossed('sofa', 4),
    t: barring('table', 4),
  }),
  room('hydroponics', ['science'], '######/#pp.q#/#...q#/#rr..#/######', {
    p: hiding('planters', 4),
    q: hiding('planters', 4),
    r: hiding('planters', 4),
  }),
  outdoors('thicket', 'thicket', '      / t.t. / .t.. / ...t /      ', { t: tree }),
  outdoors('road-broad', 'road', '      / .... / .... / .... /      '),
  outdoors('yard', 'yard', '      / .... / .cc. / .... /      ', { c: crates }),
  outdoors('ruins', 'ruins', '      / w..w / .... / .w.. /      ', { w: hiding('fallen-wall', 7) }),
] as const;

export const smallSquareRooms = [
  {
    ...room('safe-room', ['officers', 'corridor'], '     / ... / ... / ... /     ', { s: crossed('safe', null) }),
    ruled: 'safe-room',
    // The vault takes four squares; its walls bear an X. The way in is between two squares of the tile.
    plan: squareTile(['+X+X+ +', 'Xs sX. ', '+ + + +', 'Xs s . ', '+X+X+ +', ' . . . ', '+ + + +']),
    vault: 's',
  } satisfies FloorFace<'safe-room'>,
  ruledRoom('generator', ['technical'], '#####/#gg.#/#.↑.#/#...#/#####', { g: hiding('generator', null) }),
  ruledRoom('satellite-room', ['technical', 'science'], '#####/#.s.#/#.↑.#/#...#/#####', {
    s: working(barring('satellite-console', 4)),
  }),
  ruledRoom('command-post', ['officers'], '#####/#...#/#.m.#/#...#/#####', { m: working(barring('map-table', 5)) }),
  ruledRoom('morgue', ['science'], '#####/#a.b#/#↑.↑#/#...#/#####', { a: drawer, b: drawer }),
  ruledRoom('cryogenic-chamber', ['science'], '#####/#.c.#/#.↑.#/#...#/#####', { c: tank }),
  room('office', ['officers'], '#####/#d..#/#d..#/#..s#/#####', { d: crossed('desk', 4), s: hiding('shelves', 5) }),
  room('library', ['officers', 'living'], '#####/#bbb#/#...#/#.c.#/#####', {
    b: hiding('bookcase', 5),
    c: crossed('table', 3),
  }),
  room('washroom', ['living'], '#####/#...#/#...#/#.b.#/#####', { b: barring('boiler', 6) }),
  room('control-room', ['technical'], '#####/#ccc#/#...#/#...#/#####', { c: barring('console', 4) }),
  room('server-room', ['technical'], '#####/#c.d#/#c.d#/#...#/#####', {
    c: hiding('cabinet', 5),
    d: hiding('cabinet', 5),
  }),
  room('cells', ['living', 'corridor'], '#####/#b.c#/#...#/#...#/#   #', {
    b: crossed('bed', 4),
    c: crossed('bed', 4),
  }),
  outdoors('grove', 'grove', '     / t.. / .t. / ..t /     ', { t: tree }),
  outdoors('pond', 'pond', '     / ... / .w. / ... /     ', { w: barring('water', null) }),
  outdoors('crossroads', 'crossroads', '     / ... / ... / ... /     '),
  outdoors('helipad', 'helipad', '     / ... / ... / ... /     '),
] as const;
