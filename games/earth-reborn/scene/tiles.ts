/** Order tiles: hands behind screens with the CP beside them, tiles on the sheets of those who received them, bag and discard pile. */
import { type CardSection, type SceneCard, type ScenePile, unlessEmpty } from '@necropole/kernel';
import type { OrderColour, OrderTileId } from '../content/kinds.ts';
import { moduleOfOrder } from '../content/modules.ts';
import { orderTileOf } from '../content/order-tiles.ts';
import { plays } from '../reading.ts';
import { symbolOfOrder } from './faces.ts';
import { named, type SectionUse } from './labels.ts';
import { type ErView, ownFirst } from './seen.ts';

const tones: Readonly<Record<OrderColour, CardSection['tone']>> = { black: 'plain', red: 'red', gold: 'gold' };

/** What a colour is for in this scenario: before duels and combined orders come, all sections are alike. */
function colourNow(board: ErView['board'], colour: OrderColour): SectionUse {
  if (colour === 'gold' && plays(board, 'combination')) return 'combined';
  return plays(board, 'duel') ? colour : 'black';
}

function tileOf({ board }: ErView, id: OrderTileId | null, placed: readonly number[] = []): SceneCard {
  if (id === null) return { id };
  const sections = orderTileOf(id).sections.map(({ type, most, colour }, at): CardSection => {
    const put = placed[at] ?? 0;
    const isPlayed = plays(board, moduleOfOrder[type]);
    const use = colourNow(board, colour);
    return {
      symbol: symbolOfOrder(type),
      number: most,
      tone: use === 'black' ? 'plain' : tones[colour],
      label: named('section', type, most, isPlayed ? use : 'unused'),
      ...(put > 0 ? { put } : {}),
      ...(isPlayed ? {} : { idle: true }),
    };
  });
  return { id, sections };
}

export function pilesOf(view: ErView): readonly ScenePile[] {
  const { world, seats } = view;
  const deck = (id: 'bag' | 'discard' | 'aside'): ScenePile => ({
    id,
    kind: 'deck',
    along: 'strip',
    label: named(id),
    cards: world[id].cards.map(() => ({ id: null })),
  });
  return [
    ...world.hands
      .map((hand, seat) => ({ ...hand, seat }))
      .sort(ownFirst(view))
      .map(
        ({ place, cards, seat }): ScenePile => ({
          id: place,
          kind: 'hand',
          along: 'strip',
          label: named('hand', seat + 1),
          cards: cards.map((id) => tileOf(view, id)),
          // What lies behind a screen is for whoever sits there (ER-5.3).
          ...(seats.includes(seat) ? { stock: stockOf(world.command[seat] ?? 0) } : {}),
        }),
      ),
    ...world.figures.flatMap(({ id, tiles, placed }) =>
      unlessEmpty({
        id: `tiles-${id}`,
        kind: 'row',
        at: id,
        label: named('tiles-of', id),
        cards: tiles.cards.map((tile, at) => tileOf(view, tile, placed.slice(4 * at, 4 * at + 4))),
      }),
    ),
    ...(['bag', 'discard', 'aside'] as const).flatMap((id) => unlessEmpty(deck(id))),
  ];
}

function stockOf(command: number): NonNullable<ScenePile['stock']> {
  return { symbol: 'i-cp', text: `${command}`, label: named('own-command', command) };
}
