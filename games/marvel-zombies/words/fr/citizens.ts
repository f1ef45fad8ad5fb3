/** What the citizens say, and what stands on the 16 cards of their deck. */

import { tabulate } from '@necropole/boards';
import type { ComponentWords, FamilyWords } from '@necropole/kernel';
import { citizenCards, citizenIds } from '../../content/citizens/index.ts';
import type { CitizensSaid } from '../../content/citizens/said.ts';
import type { CitizenCardId, CitizenId } from '../../content/ids.ts';

const tooLate: ComponentWords = { name: 'Trop Tard !', text: 'Plus personne à sauver. Défaussez cette carte.' };
const secretMission = (number: number): ComponentWords => ({
  name: `Mission Secrète ${number}`,
  text: 'Pas de Citoyen, mais un secret. La Mission dit ce qu’il signifie.',
});

const citizens: Readonly<Record<CitizenId, ComponentWords>> = {
  'amanda-sefton': {
    name: 'Amanda Sefton',
    text: 'Une fois par Tour, dépensez 2 Pouvoir : gagnez gratuitement une Zone en vue à Portée 1–2. Les Ennemis ne vous ralentissent pas.',
  },
  callisto: { name: 'Callisto', text: 'Vos Attaques de mêlée lancent 1 dé de plus.' },
  'abigail-brand': {
    name: 'Abigail Brand',
    text: 'Une fois par Tour, avant une Attaque : frappez ses Ennemis dans l’ordre de votre choix.',
  },
  'ka-zar': {
    name: 'Ka-Zar',
    text: 'Une fois par Phase, quand des Ennemis entrent dans votre Zone : éliminez un Rôdeur ou un Forcené parmi eux.',
  },
  'bolivar-trask': {
    name: 'Bolivar Trask',
    text: 'Contre vos Attaques, les Brutes ont 1 d’Endurance en moins (minimum 1).',
  },
  shanna: { name: 'Shanna', text: 'Vos Attaques à distance lancent 1 dé de plus.' },
  'mariko-yashida': { name: 'Mariko Yashida', text: 'Au début de votre Tour, gagnez 1 Pouvoir.' },
  'valerie-cooper': {
    name: 'Valerie Cooper',
    text: 'Une fois par Tour, ouvrez gratuitement une porte ou une fenêtre.',
  },
  'moira-mactaggart': {
    name: 'Moira MacTaggart',
    text: 'Une fois par Tour, pour 1 Action et 1 Pouvoir : vous ou un autre Super-Héros de votre Zone regagnez 1 Santé.',
  },
  'william-stryker': {
    name: 'William Stryker',
    text: 'Vos Attaques contre une Zone avec un Héros Zombie lancent 2 dés de plus.',
  },
  'senator-kelly': { name: 'Sénateur Kelly', text: 'Vos Actions de gain de Pouvoir donnent 1 Pouvoir de plus.' },
  'trish-tilby': { name: 'Trish Tilby', text: 'Une fois par Tour, dépensez 2 Pouvoir : gagnez un Trait.' },
};

export const citizensWords: FamilyWords<CitizensSaid, CitizenCardId> = {
  questions: {},
  facts: {},
  refusals: {},
  events: {},
  components: {
    ...tabulate(citizenIds, (id) => {
      const { name, text } = citizens[id];
      return { name, text: citizenCards[id].fights ? `Citoyen Combattant. ${text}` : text };
    }),
    'too-late-1': tooLate,
    'too-late-2': tooLate,
    'secret-mission-1': secretMission(1),
    'secret-mission-2': secretMission(2),
  },
};
