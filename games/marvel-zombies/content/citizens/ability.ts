/** What the abilities of all citizens have in common. */

/** The rule that they carry out: a citizen's card is used without being discarded. */
export const CITIZEN_RULE = 'MZ-17.7';
/** The rule by which citizens add dice. */
export const DICE_RULE = 'MZ-23.6';
