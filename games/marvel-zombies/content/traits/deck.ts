/** The 45 heroic traits as data (p.4): the book gives their number, the 18 kinds and their copies are ours. */

/** How many cards there are of each kind. */
export const traitCopies = {
  fury: 3,
  'precise-aim': 2,
  'second-chance': 3,
  'hunters-eye': 2,
  'weak-spot': 2,
  flurry: 3,
  'power-surge': 3,
  sprint: 3,
  'slip-away': 2,
  'break-in': 3,
  shockwave: 2,
  'take-down': 3,
  'second-wind': 2,
  rally: 2,
  'call-out': 2,
  dodge: 3,
  'force-of-will': 2,
  'counter-blow': 3,
} as const;

/** A kind of heroic trait. */
export type TraitKind = keyof typeof traitCopies;
/** One of the 45 cards, such as `dodge-2`. */
export type TraitCardId = `${TraitKind}-${number}`;

/** All kinds, in the order above. */
export const traitKinds = Object.keys(traitCopies) as readonly TraitKind[]; // order: as written above

/** All cards. */
export const traitCardIds: readonly TraitCardId[] = traitKinds.flatMap((kind) =>
  Array.from({ length: traitCopies[kind] }, (_, i): TraitCardId => `${kind}-${i + 1}`),
);

/** What kind of card this is. */
export function kindOf(card: TraitCardId): TraitKind {
  return card.slice(0, card.lastIndexOf('-')) as TraitKind;
}
