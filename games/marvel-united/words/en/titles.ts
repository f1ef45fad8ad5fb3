/** What the game, its modes, roles and options are called, and how a match may end. */
import { heroIds } from '../../content/heroes/index.ts';
import { locationIds } from '../../content/locations/index.ts';
import { villainIds } from '../../content/villains/index.ts';
import { optionWords } from '../options.ts';
import type { TitleWords } from '../spoken.ts';
import { heroLines } from './hero-cards.ts';
import { componentName, componentText, hero } from './names.ts';
import { villainWords } from './villain-cards.ts';

export const titleWords: TitleWords = {
  title: 'Marvel United: Multiverse',
  about:
    'Heroes of many worlds share one Storyline: each lends the next their symbols, while a Villain’s plan unfolds.',
  modes: {
    cooperative: { name: 'Cooperative', text: '1 to 4 Heroes together against a Villain led by the game.' },
    'super-villain': { name: 'Super-Villain', text: 'One player holds the Villain, against 1 to 4 Heroes.' },
    commander: { name: 'Commander', text: 'Solo: one Main Hero, and a deck of Support Heroes that you build.' },
    'commander-versus': {
      name: 'Super-Villain against Commander',
      text: 'One against one: a Villain and a Commander.',
    },
  },
  missions: {},
  roles: { heroes: 'Heroes', villain: 'Villain' },
  options: {
    villain: 'Villain',
    ...optionWords(
      'villain',
      villainIds,
      (id) => villainWords[id].name,
      (id) => villainWords[id].line,
    ),
    heroes: 'Heroes',
    'heroes:choose': 'Chosen at the table',
    ...optionWords('heroes', heroIds, hero, (id) => heroLines[id]),
    locations: 'Locations',
    'locations:random': 'Six at random',
    ...optionWords('locations', locationIds, componentName, componentText),
    challenge: 'Challenge',
    'challenge:none': 'None',
    'challenge:moderate': 'Moderate',
    'challenge:moderate?': 'Each Hero plays without their Wild card.',
    'challenge:hard': 'Hard',
    'challenge:hard?': 'Each Hero plays without their double Wild card.',
    'challenge:both': 'Both',
    equipment: 'Equipment',
    'equipment:none': 'None',
    'equipment:all': 'For all Heroes',
    'equipment:all?': 'Each Hero takes their own, or a generic one, for a double Wild card of their deck.',
    ...optionWords('equipment', heroIds, hero, (id) => `Only ${hero(id)}, and others that are named.`),
    wilds: 'More Wild tokens for the Heroes',
    'wilds:0': 'None',
    'wilds:1': '1',
    'wilds:2': '2',
    budget: 'Budget for Battle Plans',
    'budget:2': '2',
    'budget:1': '1',
    'budget:0': 'None',
  },
  outcomes: {
    'villain-defeated': 'The Villain is defeated: the Heroes win!',
    'heroic-goal-met': 'The Heroic Goal is met: the Heroes win!',
    'plot-come-true': 'The Villainous Plot has come true: the Heroes lose.',
    'plans-exhausted': 'The Villain’s last plan is carried out: the Heroes lose.',
    'hero-exhausted': 'A Hero begins a turn without a single card: the Heroes lose.',
  },
};
