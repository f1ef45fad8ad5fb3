/** Where every piece stands, read from the world: the scene is held against it. */
import type { View, Whereabouts } from '@necropole/kernel';
import { storeRooms } from './content/stores/index.ts';
import type { Tez } from './shape.ts';

export function whereabouts({ world, board }: View<Tez>): Whereabouts {
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
