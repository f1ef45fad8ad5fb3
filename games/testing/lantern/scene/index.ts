/** What there is to see: the house with its keepers and rats, the cards, and how much light each keeper has made. */
import type { Scene, SceneNote, ScenePile, SceneStep, View } from '@necropole/kernel';
import { lights } from '../content/lights.ts';
import type { Lantern } from '../shape.ts';
import { keeper, RATS, roomOf } from '../world.ts';
import { house } from './house.ts';
import { label } from './labels.ts';

/** The three brightest cards, each with the lamp. */
const MOST_LIGHT = lights.slice(-3).reduce((sum, { light }) => sum + light + 1, 0);

export function sceneOf(view: View<Lantern>): Scene {
  const { world, board } = view;
  return {
    ground: house,
    pieces: [
      ...world.sums.map((_, seat) => ({
        id: keeper(seat),
        at: roomOf(seat),
        token: 'b-keeper',
        figure: seat + 1,
        label: label('keeper', seat + 1),
      })),
      ...RATS.map((id) => ({ id, at: 'wine-cellar', token: 't-rat', label: label('rat') })),
    ],
    piles: pilesOf(view),
    tracks: [
      {
        id: 'light',
        label: label('light'),
        from: 0,
        to: MOST_LIGHT,
        bands: [
          { from: 0, label: label('band', 'dim') },
          { from: 10, label: label('band', 'bright') },
          { from: 20, label: label('band', 'dazzling') },
        ],
        markers: world.sums.map((sum, seat) => ({
          id: `light-${seat + 1}`,
          token: 'i-flame',
          figure: seat + 1,
          value: sum,
          label: label('keeper', seat + 1),
        })),
      },
    ],
    sheets: world.sums.map((sum, seat) => ({
      id: keeper(seat),
      label: label('keeper', seat + 1),
      seat,
      figure: seat + 1,
      token: 'b-keeper',
      active: view.phase === 'turn' && world.turn === seat,
      brief: label('shines', sum),
      lines: [],
    })),
    notes: notesOf(board.windy),
    steps: stepsOf(view),
  };
}

function pilesOf({ world: { hands, shown, aside } }: View<Lantern>): readonly ScenePile[] {
  const cardsIn = (cards: readonly (string | null)[]) => cards.map((id) => ({ id, family: 'light' }));
  return [
    ...hands.map(
      ({ place, cards }, seat): ScenePile => ({
        id: place,
        at: keeper(seat),
        kind: 'hand',
        label: label('hand'),
        cards: cardsIn(cards),
      }),
    ),
    { id: 'shown', kind: 'row', label: label('shown'), cards: cardsIn(shown.cards) },
    { id: 'aside', kind: 'deck', label: label('aside'), cards: cardsIn(aside.cards) },
  ];
}

function notesOf(windy: boolean): readonly SceneNote[] {
  const aim: SceneNote = { id: 'aim', label: label('aim'), lines: [label('aim-text')] };
  const draught: SceneNote = {
    id: 'draught-note',
    label: label('draught'),
    component: 'draught',
    symbol: 'i-draught',
    lines: [label('draught-text')],
  };
  return windy ? [aim, draught] : [aim];
}

function stepsOf({ world: { shown, sums }, board: { dealt }, phase }: View<Lantern>): readonly SceneStep[] {
  const isBid = phase !== 'bid';
  return [
    { id: 'bidding', label: label('bidding'), symbol: 'i-lock', state: isBid ? 'done' : 'now' },
    {
      id: 'playing',
      label: label('playing'),
      symbol: 'i-flame',
      state: isBid ? 'now' : 'next',
      of: [shown.cards.length, dealt * sums.length],
    },
  ];
}
