/** What somebody fights with, as far as whoever looks knows it: its picture, and its attack points at each distance. */
import type { Badge, Rates } from '@necropole/kernel';
import { type Range, ranges } from '../content/camps.ts';
import type { Weapon } from '../content/kinds.ts';
import { kindOf, markerOf } from '../content/markers/index.ts';
import { BASIC } from '../rules/shots.ts';
import { symbolOfMarker } from './faces.ts';
import { named } from './labels.ts';
import type { SeenMember } from './seen.ts';

export interface Armed {
  readonly wields: Badge;
  readonly rates?: Rates;
}

const basic: Armed = {
  wields: { symbol: 'w-basic', label: named('basic-weapon') },
  rates: { values: ranges.map(() => BASIC) },
};
const unknown: Armed = { wields: { symbol: 't-event', label: named('unknown-weapon') } };

/** The weapon in their hands; outside of fights, the one that they carry. `about`: the box that is fired at. */
export function armedWith(member: SeenMember, about: number | null): Armed {
  const armed = bare(member);
  const now = about === null ? -1 : ranges.indexOf(about as Range);
  return armed.rates === undefined || now < 0 ? armed : { ...armed, rates: { ...armed.rates, now } };
}

function bare({ items, wields }: SeenMember): Armed {
  if (wields === 'spent') return { wields: { symbol: 'i-cross', label: named('weapon-spent') } };
  if (wields !== null) return withMarker(items.cards[wields] ?? null);
  const weapon = items.cards.find((marker) => marker !== null && markerOf(marker).family === 'weapon');
  if (weapon !== undefined) return withMarker(weapon);
  return items.cards.includes(null) ? unknown : basic;
}

function withMarker(marker: SeenMember['items']['cards'][number]): Armed {
  const weapon = marker === null ? null : markerOf(marker);
  if (marker === null || weapon?.family !== 'weapon') return unknown;
  return {
    wields: { symbol: symbolOfMarker(kindOf(marker)), label: named('wields', weapon.id) },
    rates: { values: valuesOf(weapon) },
  };
}

function valuesOf({ rates }: Weapon): Rates['values'] {
  return ranges.map((range) => rates[range]);
}
