/** What the abilities of all zombie heroes have in common. */

/** The rule that they carry out: an ability works while its zombie hero is in play. */
export const ABILITY_RULE = 'MZ-15.5';
