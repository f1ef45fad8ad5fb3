/**
 * What stands on the missions: a story of our own, and what is special about each, in our own words; what they ask for; the
 * actions that only they know. A mission is called as its chapter of the rulebook.
 */
import { tabulate } from '@necropole/boards';
import type { ComponentWords } from '@necropole/kernel';
import type { GoalId, MissionId, MissionOfferId } from '../../content/ids.ts';
import { missionIds, missions } from '../../content/missions/index.ts';

interface MissionWords {
  readonly story: string;
  readonly rules: readonly string[];
}

const difficulties = { easy: 'Easy', medium: 'Medium', hard: 'Hard' } as const;

/** With five or six heroes. */
const moreCards = 'With 5 or 6 heroes the initial spawn point gets 1 more card each round.';
const greenPoint = 'With 5 or 6 heroes the green spawn point is in play from the start.';
const bothPoints = 'With 5 or 6 heroes the blue and the green spawn point are in play from the start.';

const byColour = 'A red objective gives 5 experience to its taker, the blue and the green one 5 to every hero.';
const ownDoors = 'The blue door opens once the blue objective is taken, the green door once the green one is.';
const rescuers = 'Rescuing a citizen gives 5 experience.';
const sleepers =
  'The first hero upstairs in the west (tile 16V), and the first in the east (18V), rolls a die: on 3 or more a brute appears in each highlighted bedroom of that tile.';
const firstCall = 'The first call of the elevator brings a spawn card along, in its cabin.';

export const missionWords: Readonly<Record<MissionId, MissionWords>> = {
  mh0: {
    story: 'The training room bites back. Find the pass to the hangar and fly.',
    rules: [
      'The green objective gives 5 experience to its taker, unlocks the green door and wakes the green spawn point.',
      moreCards,
    ],
  },
  mh1: {
    story: 'The school is dark and its front door is shut: bring the power back, then go in.',
    rules: [
      'Each objective gives 5 experience to every hero.',
      'The blue one also unlocks the blue door and wakes the blue spawn point.',
      'Windows open for nobody, neither heroes nor enemies.',
      greenPoint,
    ],
  },
  mh2: {
    story: 'The only car that still runs stands behind two locked doors.',
    rules: [
      'The blue objective lies face down among the red ones; the green one is in sight.',
      byColour,
      ownDoors,
      greenPoint,
    ],
  },
  mh3: {
    story: 'Friends are trapped below, and two of them have already changed.',
    rules: [
      'Citizens are revealed when a hero enters their zone, not when their room is opened.',
      'Each of the two secret missions among them brings a zombie hero to the initial spawn point.',
      rescuers,
      firstCall,
      'A devoured citizen is out of the count and loses nothing else.',
      bothPoints,
    ],
  },
  mh4: {
    story: 'Five inventions lie about a house where every corridor is hungry.',
    rules: [
      'The blue and the green objective lie face down among the red ones; each wakes the spawn point of its colour.',
      byColour,
      'The elevator is out of order.',
      moreCards,
    ],
  },
  mh5: {
    story: 'Students hide upstairs. Each hero takes one of them out of here.',
    rules: [
      'The match is lost as soon as fewer citizens are left, in the house or with heroes, than there are heroes.',
      'The blue and the green objective lie face down among the red ones: they give 5 experience to every hero, a red one 5 experience and a trait to its taker.',
      'The exit is where the green objective was; nobody leaves without a citizen.',
      sleepers,
      'The elevator is out of order.',
      bothPoints,
    ],
  },
  mh6: {
    story: 'Two groups must free each other before the countdown in the hangar can begin.',
    rules: [
      'The players share the heroes out evenly between two start zones.',
      'Each objective gives 5 experience to its taker.',
      ownDoors,
      'The red doors open once all red objectives are taken.',
      firstCall,
      greenPoint,
    ],
  },
  mh7: {
    story: 'Once the beacon is lit, whoever falls stays down. All of them have to.',
    rules: [
      'The blue door opens once both secret missions, hidden among the citizens, are taken. Revealed, the first wakes the green spawn point, the second the blue one.',
      'The red objective gives 5 experience to every hero. From then on eliminated enemies are out of the match, and spawn cards of a kind that is gone are passed over.',
      rescuers,
      'A hero may discard a citizen, for free, to take 3 walkers out of the reserve; a fighting one may take any 3 brutes and runners.',
      moreCards,
    ],
  },
  mh8: {
    story: 'A journalist knows too much to die. Blow up the nests and bring her out.',
    rules: [
      'Trish Tilby never moves by herself, and if she is devoured the match is lost.',
      'A red objective gives 5 experience to every hero, and its taker keeps the token. Heroes of one zone hand tokens over for 1 action.',
      'On a red spawn point of the house, 1 action and a token move it: the first to the initial spawn point, the second to the blue one. They still get their cards there.',
      'While no zombie hero is in play, the blue spawn point brings one instead of getting a card.',
      greenPoint,
    ],
  },
  mh9: {
    story: 'Six fallen heroes walk the house. Grow strong enough to lay them to rest.',
    rules: [
      'Fourteen spawn cards lie in the house, all Zombie Hero cards among them: opening a room turns over those that lie in it, and draws no others. Zombie Hero cards then leave the match.',
      `${rescuers} A red objective gives 5 experience to every hero.`,
      'No floor ever sleeps.',
      sleepers,
      greenPoint,
    ],
  },
  mh10: {
    story: 'Nothing stops him but a broken machine, and only one man can mend it.',
    rules: [
      'Juggernaut only goes down when he should die, and stands up at the end of the next enemies’ phase.',
      'Bolivar Trask is in the greenhouse (tile 16R) or in the garage (18R). The blue and the green objective lie face down among the red ones; their takers keep them.',
      byColour,
      'The Sentinel Hand is useless while it is empty. It is charged each time those who hold the blue objective, the green one and Bolivar Trask come together in its zone. Once it has been charged, it can be carried along for 1 more action.',
      'With the charged Hand, 1 action eliminates Juggernaut at range 0 or 1, without a die.',
      'The blue spawn point gets no cards: 3 walkers come there at the end of each round.',
      greenPoint,
    ],
  },
};

/** What missions ask for, as a player reads it in the list of goals. */
export const goalWords: Readonly<Record<GoalId, string>> = {
  'take-green': 'Take the green objective',
  'take-blue': 'Take the blue objective',
  'take-blue-and-red': 'Take the blue and the red objective',
  'take-blue-and-green': 'Take the blue and the green objective',
  'take-all': 'Take all objectives',
  'take-reds': 'Take the red objectives',
  'rescue-everybody': 'Rescue every citizen',
  'kill-psylocke-and-dark-phoenix': 'Eliminate Psylocke and Dark Phoenix',
  'each-rescues': 'Each hero rescues a citizen',
  'take-beacon': 'Light the beacon: take the red objective',
  'kill-everything': 'Eliminate every enemy, on the board and in the reserve',
  'rescue-trish-tilby': 'Rescue Trish Tilby',
  'move-points': 'Move the red spawn points out of the house',
  'kill-zombie-heroes': 'Eliminate all zombie heroes',
  'reach-red': 'All heroes reach the red danger level',
  'rescue-bolivar-trask': 'Rescue Bolivar Trask',
  'kill-juggernaut': 'Eliminate Juggernaut for good',
};

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

/** Each mission in the list of missions. */
export const missionTitles: Readonly<Record<MissionId, ComponentWords>> = tabulate(missionIds, (id) => {
  const { difficulty, minutes, rules } = missions[id];
  const { story } = missionWords[id];
  return { name: rules.title.en, text: `${difficulties[difficulty]}, about ${minutes} minutes. ${story}` };
});

/** Each mission with its special rules, as a player looks them up at the table. */
export const missionRuleCards: Readonly<Record<MissionId, ComponentWords>> = tabulate(missionIds, (id) => ({
  name: missions[id].rules.title.en,
  text: missionWords[id].rules.join('\n'),
}));
