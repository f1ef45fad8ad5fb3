/** The missions by name, with how hard and how long they are and a story of our own; and the actions only they know. */

import type { ComponentWords } from '@necropole/kernel';
import { type MissionId, missionIds } from '../../content/ids.ts';
import type { MissionOfferId } from '../../content/missions/goal-ids.ts';
import { missions } from '../../content/missions/index.ts';
import { missionRules } from './mission-rules.ts';

const difficulties = { easy: 'Easy', medium: 'Medium', hard: 'Hard' } as const;

const stories: Readonly<Record<MissionId, readonly [name: string, story: string]>> = {
  mh0: ['MH0: Taking the X-Jet', 'The training room bites back. Find the pass to the hangar and fly.'],
  mh1: [
    'MH1: Breaking and entering',
    'The school is dark and its front door is shut: bring the power back, then go in.',
  ],
  mh2: ['MH2: Hitting the road', 'The only car that still runs stands behind two locked doors.'],
  mh3: ['MH3: Search and rescue', 'Friends are trapped below, and two of them have already changed.'],
  mh4: ['MH4: Gadgets at large', 'Five inventions lie about a house where every corridor is hungry.'],
  mh5: ['MH5: Evacuation', 'Students hide upstairs. Each hero takes one of them out of here.'],
  mh6: ['MH6: X-Jet escape', 'Two groups must free each other before the countdown in the hangar can begin.'],
  mh7: ['MH7: Distress beacon', 'Once the beacon is lit, whoever falls stays down. All of them have to.'],
  mh8: ['MH8: Last resort', 'A journalist knows too much to die. Blow up the nests and bring her out.'],
  mh9: ['MH9: Mansion of death', 'Six fallen heroes walk the house. Grow strong enough to lay them to rest.'],
  mh10: ['MH10: The unstoppable Juggernaut', 'Nothing stops him but a broken machine, and only one man can mend it.'],
};

/** Each mission in the list of missions. */
export const missionTitles = Object.fromEntries(
  missionIds.map((id): [MissionId, ComponentWords] => {
    const [name, story] = stories[id];
    const { difficulty, minutes } = missions[id];
    return [id, { name, text: `${difficulties[difficulty]}, about ${minutes} minutes. ${story}` }];
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
    name: 'Send the citizen against walkers',
    text: 'Discard your citizen: 3 walkers of the reserve leave the match.',
  },
  'spare-brutes-and-runners': {
    name: 'Send the fighting citizen against brutes and runners',
    text: 'Discard your fighting citizen: 3 brutes or runners of the reserve leave the match.',
  },
  'give-token': { name: 'Give an objective', text: 'Give an objective token to another hero of your zone.' },
  'take-token': { name: 'Take over an objective', text: 'Take an objective token from another hero of your zone.' },
  'move-point': {
    name: 'Blow up the spawn point',
    text: 'Discard an objective token: the red spawn point of your zone moves out of the house.',
  },
  'carry-hand': { name: 'Carry the Sentinel Hand', text: 'Move, and take the Sentinel Hand along.' },
  'fire-at-juggernaut': {
    name: 'Fire at Juggernaut',
    text: 'With the charged Sentinel Hand: eliminate Juggernaut, in sight at range 0–1, for good.',
  },
};
