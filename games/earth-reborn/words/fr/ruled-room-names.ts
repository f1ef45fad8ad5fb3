/** What the rooms with a rule are called in French, with their article. */
import type { RuledRoomId } from '../../content/ids.ts';

export const ruledRoomNames: Readonly<Record<RuledRoomId, string>> = {
  armoury: 'l’armurerie',
  'robot-workshop': 'l’atelier d’assemblage des robots',
  'cryogenic-chamber': 'la chambre cryogénique',
  'patients-room': 'la chambre des patients',
  cemetery: 'le cimetière',
  generator: 'le générateur',
  infirmary: 'l’infirmerie',
  'chemistry-lab': 'le laboratoire de chimie',
  'zombie-lab': 'le laboratoire à zombies',
  morgue: 'la morgue',
  'command-post': 'le poste de commandement',
  'officers-quarters': 'le quartier des officiers',
  'safe-room': 'la salle des coffres',
  'communication-room': 'la salle de communication',
  'satellite-room': 'la salle de communication satellite',
  'missile-room': 'la salle des missiles',
  'video-surveillance': 'la salle de surveillance vidéo',
  'torture-room': 'la salle de torture',
};
