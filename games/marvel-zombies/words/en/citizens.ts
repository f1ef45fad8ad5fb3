/** What the citizens say, and what stands on the 16 cards of their deck. */

import { tabulate } from '@necropole/boards';
import type { ComponentWords, FamilyWords } from '@necropole/kernel';
import { citizenCards, citizenIds } from '../../content/citizens/index.ts';
import type { CitizensSaid } from '../../content/citizens/said.ts';
import type { CitizenCardId, CitizenId } from '../../content/ids.ts';

const tooLate: ComponentWords = { name: 'Too Late!', text: 'Nobody is left to be rescued. Discard this card.' };
const secretMission = (number: number): ComponentWords => ({
  name: `Secret Mission ${number}`,
  text: 'No citizen, but a secret. The mission says what it means.',
});

const citizens: Readonly<Record<CitizenId, ComponentWords>> = {
  'amanda-sefton': {
    name: 'Amanda Sefton',
    text: 'Once per turn, spend 2 power: go to a zone in sight at range 1–2 for free. Enemies do not slow you down.',
  },
  callisto: { name: 'Callisto', text: 'Your melee attacks roll 1 more die.' },
  'abigail-brand': {
    name: 'Abigail Brand',
    text: 'Once per turn, before an attack: strike its enemies in any order.',
  },
  'ka-zar': {
    name: 'Ka-Zar',
    text: 'Once per phase, when enemies enter your zone: eliminate a walker or a runner among them.',
  },
  'bolivar-trask': {
    name: 'Bolivar Trask',
    text: 'Against your attacks brutes have 1 endurance less (minimum 1).',
  },
  shanna: { name: 'Shanna', text: 'Your ranged attacks roll 1 more die.' },
  'mariko-yashida': { name: 'Mariko Yashida', text: 'At the start of your turn, gain 1 power.' },
  'valerie-cooper': { name: 'Valerie Cooper', text: 'Once per turn, open a door or window for free.' },
  'moira-mactaggart': {
    name: 'Moira MacTaggart',
    text: 'Once per turn, for 1 action and 1 power: you or another hero of your zone regains 1 health.',
  },
  'william-stryker': {
    name: 'William Stryker',
    text: 'Your attacks on a zone with a zombie hero roll 2 more dice.',
  },
  'senator-kelly': { name: 'Senator Kelly', text: 'Your Gain Power actions give 1 power more.' },
  'trish-tilby': { name: 'Trish Tilby', text: 'Once per turn, spend 2 power: gain a trait.' },
};

export const citizensWords: FamilyWords<CitizensSaid, CitizenCardId> = {
  questions: {},
  facts: {},
  refusals: {},
  events: {},
  components: {
    ...tabulate(citizenIds, (id) => {
      const { name, text } = citizens[id];
      return { name, text: citizenCards[id].fights ? `Fighting citizen. ${text}` : text };
    }),
    'too-late-1': tooLate,
    'too-late-2': tooLate,
    'secret-mission-1': secretMission(1),
    'secret-mission-2': secretMission(2),
  },
};
