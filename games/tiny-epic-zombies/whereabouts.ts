/** Where every piece and marker stands and every card lies, read from the world: the scene is held against it. */
import type { View, Whereabouts } from '@necropole/kernel';
import { storeRooms } from './content/stores/index.ts';
import type { Tez } from './shape.ts';

export function whereabouts(view: View<Tez>): Whereabouts {
  return { pieces: piecesIn(view), markers: markersIn(view), piles: pilesIn(view) };
}

function piecesIn({ world, board }: View<Tez>): Whereabouts['pieces'] {
  const stands: { [piece: string]: string } = {};
  const put = (piece: string, place: string | null | undefined): void => {
    if (place !== null && place !== undefined && place !== 'box') stands[piece] = place;
  };
  for (const { id, room } of world.humans) put(id, room);
  for (const [i, room] of world.zombies.entries()) put(`zombie-${i}`, room);
  for (const [i, place] of world.supplies.entries()) put(`supply-${i + 1}`, place);
  for (const { id, at } of world.tokens) put(id, at);
  put('vehicle', world.vehicle.room);
  const bench = storeRooms.find(({ ability, face }) => ability === 'arm-trap' && board.stores.includes(face));
  for (const [i, room] of world.traps.entries()) put(`trap-${i + 1}`, room ?? bench?.face);
  if (!board.competitive) for (let i = 1; i <= world.survivors; i++) put(`survivor-${i}`, 'courtyard.west');
  return stands;
}

function markersIn({ world, board }: View<Tez>): NonNullable<Whereabouts['markers']> {
  const stands: { [marker: string]: number } = { 'barricade-marker': world.barricade };
  for (const { id, wounds, ammo } of world.humans) {
    stands[`wounds-${id}`] = Math.min(wounds, ammo); // where both have met
    stands[`ammo-${id}`] = ammo;
  }
  if (board.zombieSeat !== null) {
    for (const { character, marker } of world.zombieCards) stands[`horde-${character}`] = marker;
  }
  return stands;
}

function pilesIn({ world, board }: View<Tez>): Whereabouts['piles'] {
  const lying: { [pile: string]: readonly (string | null)[] } = {
    deck: world.deck.cards,
    stock: world.stock.cards,
    discard: world.discard.cards,
    ...(board.zombieSeat === null ? {} : { hand: world.hand.cards }),
  };
  const put = (pile: string, cards: readonly (string | null)[]): void => {
    if (cards.length > 0) lying[pile] = cards;
  };
  for (const { id, melee, ranged, backpack, search } of world.humans) {
    put(`weapons-${id}`, [...melee.cards, ...ranged.cards]);
    put(`backpack-${id}`, backpack.cards);
    put(`search-${id}`, search.cards);
  }
  for (const [i, store] of board.stores.entries()) put(`beside-${store}`, world.lying[i]?.cards ?? []);
  for (const [i, { cards }] of world.offers.entries()) put(`offer-${i + 1}`, cards);
  put(
    'zombie-cards',
    world.zombieCards.map(({ character }) => `${character}-zombie`),
  );
  return lying;
}
