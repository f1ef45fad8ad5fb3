/** The transports of chapter D. Prices are in half points; two cars were in play at once (facts file). */
import type { Transport } from '../kinds.ts';

const A_POINT = 2;

export const fl282: Transport<'fl282'> = {
  id: 'fl282',
  provenance: 'rulebook',
  cites: ['ZF-12.13'],
  family: 'transport',
  yellow: 1,
  green: 0,
  kind: 'aircraft',
  road: null,
  hex: A_POINT,
};

export const fa223: Transport<'fa223'> = { ...fl282, id: 'fa223' };

export const kuebelwagen: Transport<'kuebelwagen'> = {
  id: 'kuebelwagen',
  provenance: 'rulebook',
  cites: ['ZF-12.14'],
  family: 'transport',
  yellow: 2,
  green: 0,
  kind: 'car',
  road: 1,
  hex: null,
};

export const maus: Transport<'maus'> = {
  id: 'maus',
  provenance: 'rulebook',
  cites: ['ZF-12.16', 'ZF-12.17'],
  family: 'transport',
  yellow: 1,
  green: 0,
  kind: 'tank',
  road: null,
  hex: A_POINT,
  gun: 30,
};

export const e100: Transport<'e-100'> = { ...maus, id: 'e-100' };
