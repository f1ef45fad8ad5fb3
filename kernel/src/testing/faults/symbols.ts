/** Faults of drawings: symbols that nobody drew, colours and families that are in no art, drawings for nobody. */
import { mark, PLAIN_ART, type ScenePiece, sign } from '../../index.ts';
import { fault, type Planted } from './fault.ts';
import { market, sceneOfMarket, signsOfMarket } from './market.ts';

const { events } = signsOfMarket;

/** What the market draws with. */
const drawings = ['lamp', 'broom', 'seal'];

/** The market with its pieces changed. */
const withPieces = (change: (piece: ScenePiece) => ScenePiece) =>
  market(
    {},
    {
      scene(view) {
        const scene = sceneOfMarket(view);
        return { ...scene, pieces: scene.pieces.map(change) };
      },
    },
  );

/** The planted faults of what is drawn. */
export const symbols: readonly Planted[] = [
  fault(12, 'a token that nobody drew', /broom names the symbol broom, which nobody has drawn/, market(), {
    drawings: ['lamp'],
  }),
  fault(
    12,
    'a badge that nobody drew',
    /A badge names the symbol star, which nobody has drawn/,
    withPieces((piece) => ({ ...piece, badges: [{ symbol: 'star' }] })),
    { drawings },
  ),
  fault(
    12,
    'a sign that nobody drew',
    /The sign of rolled names the symbol i-gavel, which nobody has drawn/,
    market(
      {},
      {
        signs: {
          ...signsOfMarket,
          events: {
            ...events,
            rolled: sign.told(
              'MARKET-1.2',
              () => 'i-gavel',
              null,
              () => [mark.strike('lamp')],
            ),
          },
        },
      },
    ),
    { drawings },
  ),
  fault(
    12,
    'a fact that is foretold with a symbol that nobody drew',
    /The fact worth names the symbol i-omen, which nobody has drawn/,
    market({}, { signs: { ...signsOfMarket, forecasts: { worth: () => [{ of: 'lamp', symbol: 'i-omen' }] } } }),
    { drawings },
  ),
  fault(
    12,
    'an answer with a symbol that nobody drew',
    /The answer bow names the symbol i-bow, which nobody has drawn/,
    market({}, { signs: { ...signsOfMarket, answers: { ...signsOfMarket.answers, bow: 'i-bow' } } }),
    { drawings },
  ),
  fault(12, 'a drawing that nobody names', /Nobody names the drawings ladder/, market(), {
    drawings: [...drawings, 'ladder'],
  }),
  fault(12, 'a drawing that the app has', /The app has a symbol i-card already/, market(), {
    drawings: [...drawings, 'i-card'],
  }),
  fault(
    12,
    'a tint that is no colour of the art',
    /lamp is tinted amber, no colour/,
    withPieces((piece) => ({ ...piece, tint: 'amber' })),
    { drawings },
  ),
  fault(
    12,
    'a family of cards that is in no art',
    /The family fruit of cards is none of the art's/,
    market(
      {},
      {
        art: { ...PLAIN_ART, families: { herbs: {} } },
        scene: (view) => ({
          ...sceneOfMarket(view),
          piles: [{ id: 'goods', label: { key: 'thing' }, kind: 'row', cards: [{ id: 'scales', family: 'fruit' }] }],
        }),
      },
    ),
    { drawings },
  ),
];
