/** What the game is called, what the rules ask, and what the answers are called. */

import { capital, count } from '@necropole/kernel/english';
import type { EnemyId, HeroId } from '../../content/ids.ts';
import type { FloorId } from '../../content/tiles/faces.ts';
import { heroNames } from '../hero-names.ts';
import type { RuleWords } from '../spoken.ts';
import { componentName, countKind, enemyNumbered, floor, inZone, opening, zone } from './names.ts';

const actions = (n: number): string => count(n, 'action', 'actions');

/** A hero or a citizen. */
function somebody(id: string): string {
  return heroNames[id as HeroId] ?? componentName(id);
}

/** A component that asks, and what it asks. */
const by = (component: string, text: string): string => `${componentName(component)}: ${text}`;

export const rulesWords: RuleWords = {
  title: 'Marvel Zombies: X-Men Resistance',
  about: 'A handful of heroes against a hungry horde, room by room, in a school that was once their home.',
  modes: {
    heroic: { name: 'Heroic mode', text: 'The players lead the heroes together, against enemies led by the game.' },
  },
  options: {
    heroes: 'Heroes',
    'heroes:': 'The first four, or one for each seat',
    'heroes:wolverine': heroNames.wolverine,
    'heroes:wolverine?': 'Melee, 3 dice. Fiercer with every wound, and heals.',
    'heroes:mystique': heroNames.mystique,
    'heroes:mystique?': 'Ranged, 3 dice. Slips past enemies, strikes whom she likes.',
    'heroes:magneto': heroNames.magneto,
    'heroes:magneto?': 'Ranged, 3 dice. Moves enemies about and shields his friends.',
    'heroes:storm': heroNames.storm,
    'heroes:storm?': 'Ranged, 2 sure dice. Drives a whole zone away.',
    'heroes:colossus': heroNames.colossus,
    'heroes:colossus?': 'Melee, 3 dice. Hard to hurt; charges into the crowd.',
    'heroes:rogue': heroNames.rogue,
    'heroes:rogue?': 'Melee, 2 sure dice. Borrows what others can do.',
  },
  questions: {
    'choose-start': (params) => `In which start zone does ${heroNames[params.who]} begin?`,
    'choose-hero': (params) => `Round ${params.round}: who acts next?`,
    turn: (params) =>
      params.actions === 0
        ? `${heroNames[params.who]} has no actions left: anything else?`
        : `${heroNames[params.who]}: what to do with ${actions(params.actions)}?`,
    'move-on': (params) => `Does ${heroNames[params.who]} go on? ${count(params.left, 'zone', 'zones')} left.`,
    'attack-boost': (params) =>
      `${heroNames[params.who]}, ${componentName(params.attack)}: ${count(params.dice, 'die', 'dice')}. Roll, or add to it?`,
    'choose-struck': (params) =>
      `${heroNames[params.who]} has ${count(params.hits, 'hit', 'hits')}: which enemy is struck?`,
    'discard-trait': (params) => `Too many traits: which one does ${heroNames[params.who]} discard?`,
    'lose-trait': (params) => `A citizen was devoured: which trait does ${heroNames[params.who]} lose?`,
    'keep-citizen': (params) =>
      `${heroNames[params.who]} may keep one citizen: ${componentName(params.citizen)} or ${componentName(params.old)}?`,
    'take-wound': (params) =>
      `Who takes the next wound ${inZone(params.zone)}? ${count(params.left, 'wound', 'wounds')} left.`,
    'sacrifice-citizen': (params) =>
      `${count(params.wounds, 'wound', 'wounds')} for ${heroNames[params.who]}: give up ${componentName(params.citizen)} to cancel one?`,
    'citizen-dies': (params) => `Which citizen is attacked ${inZone(params.zone)}?`,
    'choose-way': (params) =>
      `Several ways are as short for ${countKind(params.count, params.kind)} ${inZone(params.zone)}: which one?`,
    'citizen-way': (params) => `Where does ${componentName(params.citizen)} go?`,
    'spawn-order': (params) => `${capital(count(params.left, 'spawn card', 'spawn cards'))} to draw: which zone first?`,
    'leave-by-exit': (params) => `Does ${heroNames[params.who]} leave by the exit?`,
    'may-use': (params) => `Does ${heroNames[params.who]} use ${componentName(params.component)}?`,
    'choose-zone': (params) => by(params.component, `where, ${heroNames[params.who]}?`),
    'choose-hero-for': (params) => by(params.component, 'which hero?'),
    'choose-enemy': (params) => by(params.component, 'which enemy?'),
    'choose-card': (params) => by(params.component, 'which card?'),
    'choose-skill': (params) => by(params.component, `what does ${heroNames[params.who]} borrow?`),
    'choose-die': (params) => by(params.component, 'which die?'),
  },
  answers: {
    hero: (id = '') => somebody(id),
    move: (id = '') => `Go to ${zone(id)}`,
    open: (id = '') => `Open ${opening(id)}`,
    trait: (id = '') => componentName(id),
    attack: (attack = '', id = '') => `${componentName(attack)}: attack ${inZone(id)}`,
    rescue: (id = '') => `Rescue ${somebody(id)}`,
    power: (power) =>
      power === undefined ? 'Gain power' : `Spend ${power} power, ${count(Number(power), 'die', 'dice')} more`,
    objective: (id = '') => `Take objective ${id.replace('objective-', '')}`,
    call: () => 'Call the elevator',
    ride: (id) => `Ride the elevator to ${floor(id as FloorId)}`,
    hand: (attack = '', id = '') =>
      id === '' ? componentName(attack) : `${componentName(attack)}: attack ${inZone(id)}`,
    use: (id = '') => `Use ${componentName(id)}`,
    play: (id = '') => `Play ${componentName(id)}`,
    citizen: (id = '') => componentName(id),
    mission: (id = '') => componentName(id),
    secret: (id = '') => `Take ${componentName(id)}`,
    end: () => 'End the turn',
    leave: () => 'Leave the board',
    stay: () => 'Stay here',
    roll: () => 'Roll the dice',
    keep: (id = '') => `Keep ${componentName(id)}`,
    discard: (id = '') => `Discard ${componentName(id)}`,
    wound: (id = '') => somebody(id),
    sacrifice: () => 'Give up the citizen',
    suffer: () => 'Suffer all wounds',
    way: (id = '') => `To ${zone(id)}`,
    zone: (id = '') => capital(zone(id)),
    strike: (id) => `Strike ${enemyNumbered(id as EnemyId)}`,
    enemy: (id) => capital(enemyNumbered(id as EnemyId)),
    card: (id = '') => componentName(id),
    skill: (id = '') => componentName(id),
    die: (number = '') => `Die ${number}`,
    'gain-trait': () => 'Gain a trait',
    heal: (health = '') => `Regain ${health} health`,
    accept: () => 'Yes',
    pass: () => 'No',
  },
  outcomes: {
    'mission-accomplished': 'Mission accomplished: the heroes win!',
    'hero-eliminated': 'A hero has been eliminated: the mission is lost.',
    'mission-failed': 'What the mission was about is lost for good: the heroes lose.',
  },
};
