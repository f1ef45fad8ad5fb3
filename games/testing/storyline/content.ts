/** What Storyline is made of: a ring of locations, cards with their symbols, plans, menaces. */

export type SymbolId = 'move' | 'strike' | 'help' | 'wild';

export const LOCATIONS = ['harbour', 'market', 'tower', 'mill', 'bridge', 'park'] as const;
export type LocationId = (typeof LOCATIONS)[number];

/** The cards of each friend, in the order in which they come. */
export const DECKS = [
  ['dash', 'rally', 'leap', 'charge', 'vigil', 'sprint', 'oath', 'stroll'],
  ['trick', 'claw', 'rescue', 'wink', 'ambush', 'feint', 'promise', 'detour'],
] as const;
export type CardId = (typeof DECKS)[number][number];

export const SYMBOLS: Readonly<Record<CardId, readonly SymbolId[]>> = {
  dash: ['strike', 'move'],
  rally: ['wild', 'wild'],
  leap: ['move', 'help'],
  charge: ['strike', 'strike'],
  vigil: ['help', 'help'],
  sprint: ['move', 'move'],
  oath: ['help', 'strike'],
  stroll: ['move', 'wild'],
  trick: ['wild'],
  claw: ['move', 'help'],
  rescue: ['help', 'help'],
  wink: ['help', 'move'],
  ambush: ['strike', 'move'],
  feint: ['wild', 'strike'],
  promise: ['help'],
  detour: ['move', 'move'],
};

export const PLANS = ['whisper', 'rumour', 'uproar', 'panic', 'storm'] as const;
export type PlanId = (typeof PLANS)[number];

/** How far the raven flies, and whether it makes a scandal. */
export const DOES: Readonly<Record<PlanId, { readonly steps: number; readonly scandal: boolean }>> = {
  whisper: { steps: 1, scandal: false },
  rumour: { steps: 2, scandal: true },
  uproar: { steps: 1, scandal: false },
  panic: { steps: 2, scandal: true },
  storm: { steps: 3, scandal: false },
};

export const MENACES = ['fire', 'flood'] as const;
export type MenaceId = (typeof MENACES)[number];

/** What a menace needs to be averted. */
export const NEEDS = 2;
/** Neighbours to help, and menaces to avert. */
export const GOALS = { helped: 4, averted: 2 } as const;
export const HAND = 3;
export const SLOTS = 4;
/** Friends' cards between two plans. */
export const PRESSURE = 2;

export function isPlan(card: CardId | PlanId): card is PlanId {
  return PLANS.some((plan) => plan === card);
}

/** The friend whose card it is. */
export function friendOfCard(card: CardId): number {
  return DECKS.findIndex((deck) => deck.some((one) => one === card));
}

/** The location so many steps further, clockwise. */
export function onwards(from: LocationId, steps: number): LocationId {
  const index = (LOCATIONS.indexOf(from) + steps + LOCATIONS.length) % LOCATIONS.length;
  return LOCATIONS[index] ?? from;
}
