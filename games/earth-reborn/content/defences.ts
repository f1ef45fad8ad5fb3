/** What it takes to destroy something, where the examples of the book tell it. Other elements bear a number of their own. */

/** A wall, single or double. */
export const wallDefence = 10;

/** A door of each kind; a sliding door is taken to be the other door of the examples. */
export const doorDefences = { wooden: 2, sliding: 5, magnetic: 4 } as const;

/** The floor elements of the examples. */
export const elementDefences = { screens: 3, crates: 5 } as const;
