/** Faults of scenes: things that are drawn where the world has them not, under wrong names, or pointed at and not drawn. */
import type { Scene, View } from '../../index.ts';
import { drawn, grounded, label, sealed, thrown, tokens, tracked } from './drawn-market.ts';
import { fault } from './fault.ts';
import { type Market, type MarketWorld, market, type Steps, sceneOfMarket, signsOfMarket, steps } from './market.ts';

const sheet = { label, seat: 0, token: 'lamp', active: false, lines: [] };

/** The seal on the first card shown. */
function sealedFirst({ pieces }: Scene, { world: { shown } }: View<Market>): Partial<Scene> {
  const at = shown.cards[0] ?? null;
  return { pieces: pieces.map((piece) => (piece.id === 'seal' && at !== null ? { ...piece, at } : piece)) };
}

const places = [
  fault(
    11,
    'two tokens in each other’s place',
    /lamp is shown at stall-1; it stands at stall-0/,
    tokens((lamp, broom) => [
      { ...lamp, at: broom.at },
      { ...broom, at: lamp.at },
    ]),
  ),
  fault(
    11,
    'two tokens that are taken for each other',
    /broom is shown at stall-0; it stands at stall-1/,
    tokens((lamp, broom) => [
      { ...lamp, id: 'broom' },
      { ...broom, id: 'lamp' },
    ]),
  ),
  fault(
    11,
    'a token that is not drawn',
    /broom stands at stall-1, and is not shown/,
    tokens((lamp) => [lamp]),
  ),
  fault(
    11,
    'a token that is there, drawn as still to come',
    /broom stands at stall-1, and is not shown/,
    tokens((lamp, broom) => [lamp, { ...broom, state: 'coming' }]),
  ),
  fault(
    11,
    'a token that the world has not',
    /ghost is shown, and nothing tells its whereabouts/,
    tokens((lamp, broom) => [lamp, broom, { ...broom, id: 'ghost' }]),
  ),
  fault(
    11,
    'a token that lies nowhere',
    /lamp lies at stall-0, which the scene has not/,
    grounded(({ spaces }) => ({ spaces: spaces.slice(1) })),
  ),
  fault(
    11,
    'a token on a card that lies nowhere',
    /seal lies at card99, which the scene has not/,
    sealed({ at: 'card99' }),
  ),
  fault(
    11,
    'a token on another card than it stands on',
    /seal is shown at card\d+; it stands at card\d+/,
    drawn(sealedFirst),
  ),
  fault(
    11,
    'a token on a card that lies beneath others',
    /seal stands on card\d+, which lies beneath others/,
    drawn(
      (scene, view) => ({
        ...sealedFirst(scene, view),
        piles: scene.piles.map((one) => (one.id === 'shown' ? { ...one, kind: 'deck' } : one)),
      }),
      (pieces, { world: { shown } }) => ({ ...pieces, ...(shown.cards[0] == null ? {} : { seal: shown.cards[0] }) }),
    ),
  ),
  fault(
    11,
    'two piles in each other’s place',
    /the pile deck is shown with 0 cards; it has 6 cards/,
    drawn(({ piles: [deck, shown, ...hands] }) =>
      deck === undefined || shown === undefined
        ? {}
        : { piles: [{ ...deck, cards: shown.cards }, { ...shown, cards: deck.cards }, ...hands] },
    ),
  ),
  fault(
    11,
    'a pile that is not drawn',
    /the pile hand-1 is not shown/,
    drawn(({ piles }) => ({ piles: piles.slice(0, -1) })),
  ),
];

const marker = { id: 'turn', token: 'turn', value: 0, label };

const counting = [
  fault(11, 'a marker that does not move', /turn is shown at 0; it stands at 1/, tracked({ markers: [marker] })),
  fault(11, 'a marker that is not drawn', /turn stands at 0, and is not shown/, tracked({ markers: [] })),
  fault(
    11,
    'a marker that the world has not',
    /ghost is shown, and nothing tells its whereabouts/,
    drawn(({ tracks }) => ({
      tracks: tracks.map((track) => ({ ...track, markers: [...track.markers, { ...marker, id: 'ghost' }] })),
    })),
  ),
  fault(
    11,
    'a die that shows another face',
    /hourglass is shown at stall-0 with 6; it stands at stall-0 with 1/,
    thrown({ face: 6 }),
  ),
  fault(
    11,
    'a die that lies elsewhere',
    /hourglass is shown at stall-0 with 2; it stands at stall-1 with 2/,
    thrown({ at: 'stall-0' }),
  ),
  fault(
    11,
    'a die that is not drawn',
    /hourglass stands at stall-0 with 1, and is not shown/,
    drawn(() => ({ dice: [] })),
  ),
  fault(
    11,
    'a die that the world has not',
    /ghost is shown, and nothing tells its whereabouts/,
    drawn(({ dice = [] }) => ({ dice: [...dice, { id: 'ghost', face: 1, label }] })),
  ),
];

const names = [
  fault(
    11,
    'two things of one name',
    /two things of the scene are called stall-0/,
    grounded(({ spaces }) => ({ spaces: [...spaces, ...spaces.slice(0, 1)] })),
  ),
  fault(11, 'a track with the name of a token', /two things of the scene are called lamp/, tracked({ id: 'lamp' })),
  fault(
    11,
    'the sheet of another figure, with the name of a token',
    /two things of the scene are called lamp/,
    drawn(() => ({ sheets: [{ ...sheet, id: 'lamp', figure: 2 }] })),
  ),
  fault(
    11,
    'a card with the name of a token that is about something else',
    /two things of the scene are called broom/,
    drawn(({ piles: [deck, ...others] }) =>
      deck === undefined ? {} : { piles: [{ ...deck, cards: [{ id: 'broom' }] }, ...others] },
    ),
  ),
  fault(
    11,
    'a card with the name of a sheet',
    /two things of the scene are called card\d+/,
    drawn(({ piles }) => {
      const shown = piles.find(({ id }) => id === 'shown')?.cards[0]?.id ?? null;
      return shown === null ? {} : { sheets: [{ ...sheet, id: shown }] };
    }),
  ),
  fault(
    11,
    'a card that nobody may know, named on a token',
    /seat 1: the scene names card\d+, a card that is hidden from it/,
    (() => {
      let world: MarketWorld | null = null;
      const remember = (table: Parameters<Steps['between']>[0]): void => {
        world = table.world;
      };
      return market(
        { between: remember },
        {
          scene: (view) => {
            const scene = sceneOfMarket(view);
            const [top] = world?.deck.cards ?? [];
            if (top === undefined) return scene;
            return {
              ...scene,
              pieces: scene.pieces.map((piece) => ({ ...piece, label: { ...label, params: [top] } })),
            };
          },
        },
      );
    })(),
  ),
  fault(
    11,
    'a scene that remembers how often it was drawn',
    /seat 0: the scene differs when it is built after those of the others/,
    (() => {
      let times = 0;
      return drawn(() => ({ steps: [{ id: String(times++), label, symbol: 'lamp', state: 'now' }] }));
    })(),
  ),
];

const pointing = [
  fault(
    11,
    'an option that names a piece and points elsewhere',
    /The option "pass:lamp" does not point at lamp, which is drawn/,
    market({
      options: (table, seat, step) => [
        ...steps.options(table, seat, step),
        table.option('pass:lamp', 'pass', null, () => ({ refs: ['broom'] })),
      ],
    }),
  ),
  ...(
    [
      ['refs', 'option'],
      ['path', 'way of'],
      ['area', 'area of'],
    ] as const
  ).map(([what, told]) =>
    fault(
      11,
      `an option with ${what} that the scene has not`,
      new RegExp(`The ${told} "pass:away" points at ghost, which is not in the scene`),
      market({
        options: (table, seat, step) => [
          ...steps.options(table, seat, step),
          table.option('pass:away', 'pass', null, () => ({ [what]: ['ghost'] })),
        ],
      }),
    ),
  ),
  fault(
    11,
    'an option that calls a card that it knows by its place',
    /The option "show:0" points at hand-0-1, which is not in the scene/,
    market({
      options: (table, seat, step) =>
        steps
          .options(table, seat, step)
          .map((option) => (option.key === 'show:0' ? { ...option, refs: [`hand-${seat}-1`] } : option)),
    }),
  ),
  fault(
    11,
    'a refusal that points at what the scene has not',
    /The refusal of "protest" points at ghost, which is not in the scene/,
    market({
      judgeProtest: (world, seat) => {
        const refusal = steps.judgeProtest(world, seat);
        return refusal === null ? null : { ...refusal, refs: ['ghost'] };
      },
    }),
  ),
  fault(
    11,
    'a fact that foretells something of what the scene has not',
    /The fact "worth" foretells something of ghost, which is not in the scene/,
    market(
      {},
      {
        signs: {
          ...signsOfMarket,
          forecasts: { worth: ({ points }) => [{ of: 'ghost', symbol: 'i-objective', count: points }] },
        },
      },
    ),
  ),
  fault(
    11,
    'a question that points at what the scene has not',
    /The question "react" points at ghost, which is not in the scene/,
    market({
      *react(table, seat) {
        const options = () => [table.option('bow', 'bow')];
        yield* table.ask(seat, { key: 'react', params: {}, cite: 'MARKET-1.3', refs: ['ghost'], options });
      },
    }),
  ),
];

/** The planted faults of one scene. */
export const scenes = [...places, ...counting, ...names, ...pointing];
