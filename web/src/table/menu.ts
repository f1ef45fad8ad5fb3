/** What the menu of a match offers. */

/** By what is offered: what is done then. What is left out is not offered. */
export type MenuOffers = {
  readonly [O in MenuOffer]?: () => unknown;
};

/** Everything that may be offered. */
type MenuOffer = 'learn' | 'signs' | 'pace' | 'download' | 'report' | 'language' | 'keys' | 'seats' | 'resign';
