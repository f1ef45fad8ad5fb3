/** What is special about each mission, in our own words. */
import type { MissionId } from '../../content/ids.ts';

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

export const missionRules: Readonly<Record<MissionId, readonly string[]>> = {
  mh0: [
    'The green objective gives 5 experience to its taker, unlocks the green door and wakes the green spawn point.',
    moreCards,
  ],
  mh1: [
    'Each objective gives 5 experience to every hero.',
    'The blue one also unlocks the blue door and wakes the blue spawn point.',
    'Windows open for nobody, neither heroes nor enemies.',
    greenPoint,
  ],
  mh2: [
    'The blue objective lies face down among the red ones; the green one is in sight.',
    byColour,
    ownDoors,
    greenPoint,
  ],
  mh3: [
    'Citizens are revealed when a hero enters their zone, not when their room is opened.',
    'Each of the two secret missions among them brings a zombie hero to the initial spawn point.',
    rescuers,
    firstCall,
    'A devoured citizen is out of the count and loses nothing else.',
    bothPoints,
  ],
  mh4: [
    'The blue and the green objective lie face down among the red ones; each wakes the spawn point of its colour.',
    byColour,
    'The elevator is out of order.',
    moreCards,
  ],
  mh5: [
    'The match is lost as soon as fewer citizens are left, in the house or with heroes, than there are heroes.',
    'The blue and the green objective lie face down among the red ones: they give 5 experience to every hero, a red one 5 experience and a trait to its taker.',
    'The exit is where the green objective was; nobody leaves without a citizen.',
    sleepers,
    'The elevator is out of order.',
    bothPoints,
  ],
  mh6: [
    'The players share the heroes out evenly between two start zones.',
    'Each objective gives 5 experience to its taker.',
    ownDoors,
    'The red doors open once all red objectives are taken.',
    firstCall,
    greenPoint,
  ],
  mh7: [
    'The blue door opens once both secret missions, hidden among the citizens, are taken. Revealed, the first wakes the green spawn point, the second the blue one.',
    'The red objective gives 5 experience to every hero. From then on eliminated enemies are out of the match, and spawn cards of a kind that is gone are passed over.',
    rescuers,
    'A hero may discard a citizen, for free, to take 3 walkers out of the reserve; a fighting one may take any 3 brutes and runners.',
    moreCards,
  ],
  mh8: [
    'Trish Tilby never moves by herself, and if she is devoured the match is lost.',
    'A red objective gives 5 experience to every hero, and its taker keeps the token. Heroes of one zone hand tokens over for 1 action.',
    'On a red spawn point of the house, 1 action and a token move it: the first to the initial spawn point, the second to the blue one. They still get their cards there.',
    'While no zombie hero is in play, the blue spawn point brings one instead of getting a card.',
    greenPoint,
  ],
  mh9: [
    'Fourteen spawn cards lie in the house, all Zombie Hero cards among them: opening a room turns over those that lie in it, and draws no others. Zombie Hero cards then leave the match.',
    `${rescuers} A red objective gives 5 experience to every hero.`,
    'No floor ever sleeps.',
    sleepers,
    greenPoint,
  ],
  mh10: [
    'Juggernaut only goes down when he should die, and stands up at the end of the next enemies’ phase.',
    'Bolivar Trask is in the greenhouse (tile 16R) or in the garage (18R). The blue and the green objective lie face down among the red ones; their takers keep them.',
    byColour,
    'The Sentinel Hand is useless while it is empty. It is charged each time those who hold the blue objective, the green one and Bolivar Trask come together in its zone. Once it has been charged, it can be carried along for 1 more action.',
    'With the charged Hand, 1 action eliminates Juggernaut at range 0 or 1, without a die.',
    'The blue spawn point gets no cards: 3 walkers come there at the end of each round.',
    greenPoint,
  ],
};
