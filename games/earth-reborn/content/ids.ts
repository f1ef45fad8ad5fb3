/** Names that the components use of one another before they are made. */

/** The rooms of which the glossary tells a rule, in its order. */
export const ruledRoomIds = [
  'armoury',
  'robot-workshop',
  'cryogenic-chamber',
  'patients-room',
  'cemetery',
  'generator',
  'infirmary',
  'chemistry-lab',
  'zombie-lab',
  'morgue',
  'command-post',
  'officers-quarters',
  'safe-room',
  'communication-room',
  'satellite-room',
  'missile-room',
  'video-surveillance',
  'torture-room',
] as const;

export type RuledRoomId = (typeof ruledRoomIds)[number];
