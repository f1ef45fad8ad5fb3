/** The twelve characters, in the order of the book’s glossary within each clan. */
import { keyed } from '@necropole/boards';
import { jamesWoo, mammoth, nickBolter, vasquez } from './norad.ts';
import { jeffDeeler, jessicaHollister, johnKendall } from './salemites.ts';
import { cherokeeBill, franckEinstein } from './traitors.ts';
import { firstZombie, jackSaw, secondZombie } from './zombies.ts';

const list = [
  nickBolter,
  vasquez,
  jamesWoo,
  mammoth,
  jessicaHollister,
  jeffDeeler,
  johnKendall,
  jackSaw,
  firstZombie,
  secondZombie,
  franckEinstein,
  cherokeeBill,
] as const;

export type CharacterId = (typeof list)[number]['id'];

export const characterIds: readonly CharacterId[] = list.map(({ id }) => id);

/** Each under its own id. */
export const characters: Readonly<Record<CharacterId, (typeof list)[number]>> = keyed(list, ({ id }) => id);

/** Those whose figures serve for new zombies. */
export const risingIds: readonly CharacterId[] = characterIds.filter((id) => 'rises' in characters[id]);
