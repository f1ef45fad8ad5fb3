/** What stands on the objectives, and how their tokens are called. It needs no other words, so that names can be taken from it. */
import type { ObjectiveId } from '../../content/ids.ts';
import type { ObjectiveWords } from '../spoken.ts';

export const objectiveCards: Readonly<Record<ObjectiveId, ObjectiveWords>> = {
  'assemble-an-arsenal': {
    name: 'Assemble an Arsenal',
    text: 'Weapons that you drop, or leave in exchange, in an armoury join the arsenal for good.',
    cooperative: '4 weapons, in the store of gear 4.',
    competitive: '2 weapons each, in any store with a gear.',
  },
  'call-the-cdc': {
    name: 'Call the C.D.C.',
    text: 'The radio waits at gear 3.',
    cooperative:
      'carry it; each Frequency that its bearer picks up is a call answered, and 3 are enough; another Human in their room may take it over.',
    competitive:
      'keep count of the Frequencies you pick up, then call twice at the radio, each time on a Frequency or for 2 ammo.',
  },
  'discover-a-cure': {
    name: 'Discover a Cure',
    text: 'A vial in the colour of its store stands at every flask.',
    cooperative: 'analyse one vial of each colour at biohazard 3.',
    competitive: 'analyse 2 colours at any biohazard.',
  },
  'escape-the-mall': {
    name: 'Escape the Mall',
    text: 'Bring the fuel cans from room 3 of the corner stores to the store where the vehicle is parked; with your hands full there is no ranged attack, but a can may be set down in any empty store and in the courtyard.',
    cooperative: '2 cans.',
    competitive: '1 can each.',
  },
  'fix-the-helicopter': {
    name: 'Fix the Helicopter',
    text: 'A part of the machine lies at every gear: bring them to the centre of the courtyard.',
    cooperative: 'all 4.',
    competitive: '2 each.',
  },
  'restore-the-power': {
    name: 'Restore the Power',
    text: 'Switch on the breakers at the gears; each hums and draws 1 Zombie into its store.',
    cooperative: 'all 4, from 1 to 4.',
    competitive: '2 in a row, starting where you like (1 follows 4).',
  },
  'save-stranded-survivors': {
    name: 'Save Stranded Survivors',
    text: 'Call the survivors at the biohazards with the melee die: a skull, and they follow you to the centre of the courtyard, where the barricade gains 1; one drop, and their scream draws 1 Zombie; two, and they run off as well.',
    cooperative: '3 rescued.',
    competitive: '2 each.',
  },
  'seal-the-doors': {
    name: 'Seal the Doors',
    text: 'End your turn at the Entrance of a store without Zombies to put a padlock there.',
    cooperative: 'one store of each symbol.',
    competitive: '2 stores without a padlock each.',
  },
  'thin-the-herd': {
    name: 'Thin the Herd',
    text: 'Kill Zombies by ranged attacks.',
    cooperative: '3 for each Human, and 3 more.',
    competitive: '3 each, one a turn, shot from outside the store they stand in.',
  },
};

/** The objective tokens by name, with the article where they take one. */
export const objectiveTokens: Readonly<Record<string, string>> = {
  radio: 'the radio',
  'vial-1': 'green vial 1',
  'vial-2': 'green vial 2',
  'vial-3': 'blue vial 1',
  'vial-4': 'blue vial 2',
  'vial-5': 'purple vial 1',
  'vial-6': 'purple vial 2',
  'vial-7': 'orange vial 1',
  'vial-8': 'orange vial 2',
  'can-1': 'fuel can 1',
  'can-2': 'fuel can 2',
  'can-3': 'fuel can 3',
  'can-4': 'fuel can 4',
  'part-1': 'the rotor blade',
  'part-2': 'the battery',
  'part-3': 'the fuel pump',
  'part-4': 'the instrument panel',
  'breaker-1': 'breaker 1',
  'breaker-2': 'breaker 2',
  'breaker-3': 'breaker 3',
  'breaker-4': 'breaker 4',
  'stranded-1': 'the florist',
  'stranded-2': 'the accountant',
  'stranded-3': 'the grandmother',
  'stranded-4': 'the delivery boy',
  'lock-1': 'padlock 1',
  'lock-2': 'padlock 2',
  'lock-3': 'padlock 3',
  'lock-4': 'padlock 4',
};

/** What is done with each kind of token. */
const verbs: Readonly<Record<string, string>> = {
  radio: 'Use',
  vial: 'Take or analyse',
  can: 'Take or set down',
  part: 'Take',
  breaker: 'Switch on',
  stranded: 'Call',
};

/** "Take or analyse green vial 1". */
export function tokenAnswer(id: string): string {
  return `${verbs[id.replace(/-\d$/, '')] ?? ''} ${objectiveTokens[id] ?? id}`;
}
