/** Scenarios 2 to 9 in English: their titles and what they are about. Their goals are put into words from the data. */
import type { PlannedScenarioId } from '../../content/scenarios/plans.ts';

export const scenarioWords: Readonly<Record<PlannedScenarioId, { readonly title: string; readonly story: string }>> = {
  'last-chance-chapel': {
    title: 'Last Chance Chapel',
    story:
      'Cut off in a chapel, three soldiers have two ways out: sewer covers at the far corners of a field where the dead stand waiting.',
  },
  'target-kendall': {
    title: 'Target: Prof. Kendall',
    story: 'The professor who raises the dead works at the end of this corridor. Two shooters, one road, little time.',
  },
  'the-vault': {
    title: 'The Vault',
    story:
      'The files lie in a safe in the middle of the house. Woo has his tools; the locks fear nothing but a power cut.',
  },
  'fortress-primus': {
    title: 'Fortress Primus',
    story:
      'Whoever holds the command post of the fortress gives the orders. What lies hidden in its rooms belongs to whoever finds it.',
  },
  traitors: {
    title: 'Traitors',
    story:
      'Two of the Salemites have ears for NORAD. Einstein would come along, if somebody asked him nicely; Bill has his price.',
  },
  contamination: {
    title: 'Contamination',
    story: 'The virus is ready and must only get to the lab. The Mammoth is at the door, and it does not need a door.',
  },
  'save-james-woo': {
    title: 'Save James Woo',
    story: 'James Woo hangs in the torture room. Every turn he may say a word too many. Get him out.',
  },
  'basements-of-horror': {
    title: 'Basements of Horror',
    story: 'Three floors, two stairs. Below, in the tanks, lie four who are not dead enough.',
  },
};
