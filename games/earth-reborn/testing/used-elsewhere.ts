/**
 * What random players leave unused, and where it is used: a recorded match, by its name without `.jsonl`, or a test.
 *
 * They seldom find what they search for, and seldom stand where a room serves.
 */
const search = 'rules/search.test.ts';
const fire = 'rules/fire.test.ts';
const placed = 'rules/placed-markers.test.ts';
const rooms = 'rules/rooms.test.ts';
const interaction = 'rules/interaction.test.ts';

export const usedElsewhere: Readonly<Record<string, string>> = {
  'machine-pistol': fire,
  'grenade-launcher': 'rulebook/examples.test.ts',
  'flame-thrower': 'rules/explosives.test.ts',
  'kevlar-armour': 'rules/melee-strength.test.ts',
  'aiming-lens': fire,
  ammunition: fire,
  'field-microscope': interaction,
  'magnetic-card': 'rules/movement.test.ts',
  'motion-detector': 'rules/further-cards.test.ts',
  'us-constitution': search,
  'zombie-serum': 'rules/combined-interaction.test.ts',
  'zombie-control-box': interaction,
  'time-bomb': placed,
  plastic: placed,
  'jet-pack': placed,
  morphine: interaction,
  'secret-files': 'rules/further-cards.test.ts',
  'electric-plans': interaction,
  'robot-workshop': rooms,
  'cryogenic-chamber': rooms,
  cemetery: rooms,
  generator: 'rules/jammers.test.ts',
  infirmary: rooms,
  'chemistry-lab': rooms,
  morgue: rooms,
  'safe-room': 'scenario--the-vault--norad-wins',
  'communication-room': 'rules/jammers.test.ts',
  'satellite-room': rooms,
  'missile-room': rooms,
};
