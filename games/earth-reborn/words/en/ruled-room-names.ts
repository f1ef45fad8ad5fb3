/** What the rooms with a rule are called in English, with their article. */
import type { RuledRoomId } from '../../content/ids.ts';

export const ruledRoomNames: Readonly<Record<RuledRoomId, string>> = {
  armoury: 'the armoury',
  'robot-workshop': 'the robot workshop',
  'cryogenic-chamber': 'the cryogenic chamber',
  'patients-room': 'the patients’ room',
  cemetery: 'the cemetery',
  generator: 'the generator',
  infirmary: 'the infirmary',
  'chemistry-lab': 'the chemistry lab',
  'zombie-lab': 'the zombie lab',
  morgue: 'the morgue',
  'command-post': 'the command post',
  'officers-quarters': 'the officers’ quarters',
  'safe-room': 'the safe room',
  'communication-room': 'the communication room',
  'satellite-room': 'the satellite room',
  'missile-room': 'the missile room',
  'video-surveillance': 'the video surveillance',
  'torture-room': 'the torture room',
};
