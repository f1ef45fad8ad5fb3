/** The missions by name, with how hard and how long they are and a story of our own; and the actions only they know. */

import type { ComponentWords } from '@necropole/kernel';
import { type MissionId, missionIds } from '../../content/ids.ts';
import type { MissionOfferId } from '../../content/missions/goal-ids.ts';
import { missions } from '../../content/missions/index.ts';
import { missionRules } from './mission-rules.ts';

const difficulties = { easy: 'Facile', medium: 'Moyen', hard: 'Difficile' } as const;

const stories: Readonly<Record<MissionId, readonly [name: string, story: string]>> = {
  mh0: ['MH0 : Le vol du X-Jet', 'La salle d’entraînement mord. Trouvez le laissez-passer du hangar et décollez.'],
  mh1: [
    'MH1 : Entrée par effraction',
    'L’école est plongée dans le noir et sa porte est close : rétablissez le courant, puis entrez.',
  ],
  mh2: ['MH2 : Prendre la route', 'La seule voiture qui roule encore attend derrière deux portes verrouillées.'],
  mh3: ['MH3 : Recherche et sauvetage', 'Des amis sont piégés en bas, et deux d’entre eux ont déjà changé.'],
  mh4: ['MH4 : Gadgets en vadrouille', 'Cinq inventions traînent dans une maison dont chaque couloir a faim.'],
  mh5: ['MH5 : Évacuation', 'Des élèves se cachent à l’étage. Chaque Super-Héros en emmène un.'],
  mh6: ['MH6 : Évasion en X-Jet', 'Deux groupes doivent se libérer l’un l’autre avant le compte à rebours du hangar.'],
  mh7: [
    'MH7 : Balise de détresse',
    'Une fois la balise allumée, qui tombe ne se relève plus. Il faut qu’ils tombent tous.',
  ],
  mh8: [
    'MH8 : Dernier recours',
    'Une journaliste en sait trop pour mourir. Faites sauter les nids et sortez-la de là.',
  ],
  mh9: [
    'MH9 : Manoir de la mort',
    'Six héros déchus hantent la maison. Devenez assez forts pour leur offrir le repos.',
  ],
  mh10: [
    'MH10 : L’incoercible Juggernaut',
    'Rien ne l’arrête, sinon une machine en panne qu’un seul homme sait réparer.',
  ],
};

/** Each mission in the list of missions. */
export const missionTitles = Object.fromEntries(
  missionIds.map((id): [MissionId, ComponentWords] => {
    const [name, story] = stories[id];
    const { difficulty, minutes } = missions[id];
    return [id, { name, text: `${difficulties[difficulty]}, environ ${minutes} minutes. ${story}` }];
  }),
) as Readonly<Record<MissionId, ComponentWords>>;

/** Each mission with its special rules, as a player looks them up at the table. */
export const missionRuleCards = Object.fromEntries(
  missionIds.map((id): [MissionId, ComponentWords] => [
    id,
    { name: stories[id][0], text: missionRules[id].join('\n') },
  ]),
) as Readonly<Record<MissionId, ComponentWords>>;

export const missionOfferWords: Readonly<Record<MissionOfferId, ComponentWords>> = {
  'spare-walkers': {
    name: 'Envoyer le Citoyen contre les Rôdeurs',
    text: 'Défaussez votre Citoyen : 3 Rôdeurs de la réserve quittent la partie.',
  },
  'spare-brutes-and-runners': {
    name: 'Envoyer le Citoyen Combattant contre les Brutes et les Forcenés',
    text: 'Défaussez votre Citoyen Combattant : 3 Brutes ou Forcenés de la réserve quittent la partie.',
  },
  'give-token': { name: 'Donner un Objectif', text: 'Donnez un pion Objectif à un autre Super-Héros de votre Zone.' },
  'take-token': {
    name: 'Recevoir un Objectif',
    text: 'Prenez un pion Objectif à un autre Super-Héros de votre Zone.',
  },
  'move-point': {
    name: 'Faire sauter le Point de Génération',
    text: 'Défaussez un pion Objectif : le Point de Génération rouge de votre Zone est déplacé hors du manoir.',
  },
  'carry-hand': {
    name: 'Porter la Main de Sentinelle',
    text: 'Déplacez-vous en emportant la Main de Sentinelle.',
  },
  'fire-at-juggernaut': {
    name: 'Tirer sur Juggernaut',
    text: 'Avec la Main de Sentinelle chargée : éliminez pour de bon Juggernaut, en vue à Portée 0–1.',
  },
};
