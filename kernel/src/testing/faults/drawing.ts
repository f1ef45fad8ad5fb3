/** Faults of scenes: things that are drawn outside their place, and names that are not kept from scene to scene. */
import { type Game, PLAIN_ART, SCENE_PARTS, type ScenePart, type ScenePiece, type View } from '../../index.ts';
import { drawn, first, grounded, label, sealed, tokens, tracked } from './drawn-market.ts';
import { fault } from './fault.ts';
import type { Market } from './market.ts';

const outside = { x: 2.5, y: 0.5 };

const shapes = [
  fault(11, 'a space without a shape', /stall-0 has no outline/, first('spaces', { outline: [] })),
  fault(
    11,
    'a middle outside of its space',
    /the middle of stall-0 lies outside of it/,
    first('spaces', { middle: outside }),
  ),
  fault(
    11,
    'a space outside the board',
    /stall-0 is drawn outside the board/,
    first('spaces', { outline: [outside, { x: 0, y: 0 }, { x: 0, y: 1 }] }),
  ),
  fault(
    11,
    'a space outside of its group',
    /stall-1 is drawn outside hall/,
    grounded(({ groups, spaces: [stall] }) => ({
      groups: groups.map((group) => ({ ...group, outline: stall?.outline ?? [] })),
    })),
  ),
  fault(
    11,
    'a space of no group',
    /stall-0 belongs to nowhere, which the scene has not/,
    first('spaces', { group: 'nowhere' }),
  ),
  fault(11, 'a space on no floor', /stall-0 lies on floor 3, which the scene has not/, first('spaces', { floor: 3 })),
  fault(
    11,
    'a door in the middle of a room',
    /door runs along the outline of no space/,
    first('edges', { to: { x: 0.5, y: 0.5 } }),
  ),
  fault(
    11,
    'a space that sees nowhere',
    /from stall-0 one sees nowhere, which is no space/,
    drawn(() => ({ spaceStates: { 'stall-0': { sees: ['nowhere'] } } })),
  ),
  ...(['space', 'edge', 'floor'] as const).map((family) =>
    fault(
      11,
      `how a ${family} stands that is not there`,
      new RegExp(`it is told how the ${family} nowhere stands, which the ground has not`),
      drawn(() => ({ [`${family}States`]: { nowhere: {} } })),
    ),
  ),
  fault(
    11,
    'a way to nowhere',
    /road leads through nowhere, which is no space/,
    grounded(() => ({ ways: [{ id: 'road', kind: 'road', through: ['stall-0', 'nowhere'] }] })),
  ),
  fault(
    11,
    'a token in a slot that is not there',
    /lamp stands in slot 1, which stall-0 has not/,
    tokens((lamp, broom) => [{ ...lamp, slot: 1 }, broom]),
  ),
  fault(
    11,
    'two tokens in one slot',
    /twin stands in a slot of stall-0 that is taken/,
    drawn(
      ({ pieces: [lamp, ...others] }) =>
        lamp === undefined ? {} : { pieces: [lamp, { ...lamp, id: 'twin' }, ...others] },
      (pieces, { world }) => ({ ...pieces, twin: `stall-${world.turn}` }),
    ),
  ),
  fault(
    11,
    'a token in a slot that its card has not',
    /seal stands in slot 1, which card\d+ has not/,
    sealed({ slot: 1 }),
  ),
  fault(
    11,
    'a token larger than the card that it stands on',
    /seal covers 2 squares, and stands on the card card\d+/,
    sealed({ size: 2 }),
  ),
  fault(
    11,
    'a token that faces nowhere',
    /broom faces 4, one of no 4 ways/,
    tokens((lamp, broom) => [lamp, { ...broom, facing: 4 }]),
  ),
  fault(
    11,
    'something that stands on a floor where there is none',
    /well lies over spaces that the scene has not/,
    grounded(() => ({
      fixtures: [{ id: 'well', symbol: 'lamp', label, spaces: ['cellar'], box: { x: 0, y: 0, width: 1, height: 1 } }],
    })),
  ),
  fault(11, 'a marker off its track', /turn stands off the track turns/, tracked({ to: 3 })),
  fault(11, 'a band off its track', /a band begins off the track turns/, tracked({ bands: [{ from: 9, label }] })),
];

const crates = ({ world }: View<Market>): readonly ScenePiece[] =>
  Array.from({ length: 8 - world.turns }, (_, i) => ({
    id: `crate-${i}`,
    at: `stall-${(i + world.turns) % 2}`,
    token: 'crate',
    label,
  }));

const keeping = [
  fault(
    11,
    'a ground that is made anew, though nothing of it changed',
    /the ground is another one, and nothing of it has changed/,
    drawn(({ ground }) => ({ ground: { ...ground } })),
  ),
  fault(
    11,
    'a token that is called otherwise once it has moved',
    /broom-0 is gone, and broom-1, which looks the same, has come in the same moment/,
    drawn(
      ({ pieces: [lamp, broom] }, { world }) =>
        lamp === undefined || broom === undefined ? {} : { pieces: [lamp, { ...broom, id: `broom-${world.turns}` }] },
      ({ lamp = '', broom = '' }, { world }) => ({ lamp, [`broom-${world.turns}`]: broom }),
    ),
  ),
  fault(
    11,
    'tokens that take the names of those before them when the first is gone',
    /crate-\d is gone, and crate-\d, which looks the same, has come to its place/,
    drawn(
      ({ pieces }, view) => ({ pieces: [...pieces, ...crates(view)] }),
      (pieces, view) => ({ ...pieces, ...Object.fromEntries(crates(view).map(({ id, at }) => [id, at])) }),
    ),
  ),
  fault(
    11,
    'a name that is given to another figure',
    /lamp was a piece 1, and is a piece 2/,
    drawn(({ pieces }, { world }) => ({
      pieces: pieces.map((piece) => (piece.id === 'lamp' ? { ...piece, figure: 1 + (world.turns % 2) } : piece)),
    })),
  ),
  fault(
    11,
    'a name that is given to a thing of another kind',
    /prize was a note, and is a track/,
    drawn((scene, { world }) =>
      world.turns % 2 === 0
        ? { notes: [{ id: 'prize', label, lines: [] }] }
        : { tracks: [...scene.tracks, { id: 'prize', label, from: 0, to: 1, markers: [] }] },
    ),
  ),
];

const member = { id: 'porter', token: 'lamp', label };

/** A market for each part that few scenes have. */
const having: { readonly [P in ScenePart]: Game<Market> } = {
  terrain: first('spaces', { terrain: 'grass' }),
  ways: grounded(() => ({ ways: [{ id: 'road', kind: 'road', through: ['stall-0', 'stall-1'] }] })),
  edges: first('edges', {}),
  floors: grounded(() => ({ floors: [0, 1].map((floor) => ({ floor, label })) })),
  locations: first('spaces', { slots: 1 }),
  cards: sealed({}),
  foot: drawn(({ piles }) => ({ piles: [...piles, { id: 'story', label, kind: 'row', along: 'foot', cards: [] }] })),
  pools: drawn(() => ({ pools: [{ id: 'purse', label, from: [] }] })),
  dice: drawn(() => ({})),
  paving: first('spaces', { tone: 'brick' }),
  bands: first('spaces', { kind: 'band' }),
  aboard: tokens((lamp, broom) => [{ ...lamp, aboard: { symbol: 'cart' } }, broom]),
  rates: drawn(() => ({
    sheets: [{ id: 'crew', label, seat: 0, token: 'lamp', active: false, lines: [], rows: [member] }],
  })),
  rooms: grounded(() => ({
    fixtures: [{ id: 'well', symbol: 'lamp', label, spaces: ['stall-0'], box: { x: 0, y: 0, width: 1, height: 1 } }],
  })),
  sides: drawn(() => ({ fields: [{ tone: 'watched', spaces: ['stall-0'] }] })),
  sections: drawn(({ piles }) => ({
    piles: [...piles, { id: 'rack', label, kind: 'deck', along: 'strip', cards: [] }],
  })),
  rails: drawn(({ tracks }) => ({ tracks: [...tracks, { id: 'sun', label, from: 0, to: 1, markers: [] }] })),
};

const unnamed = SCENE_PARTS.map((part) =>
  fault(
    11,
    `${part} that the art does not name`,
    new RegExp(`the scene has ${part}, which the art does not name among its parts`),
    { ...having[part], art: { ...PLAIN_ART, parts: SCENE_PARTS.filter((one) => one !== part) } },
  ),
);

/** The planted faults of what is drawn outside its place, of names that are not kept, and of parts that would not be drawn. */
export const drawing = [...shapes, ...keeping, ...unnamed];
