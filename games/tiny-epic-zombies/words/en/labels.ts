/** The names of what a scene shows. */

import type { LabelWords } from '@necropole/kernel';
import { capital } from '@necropole/kernel/english';
import type { RoomAbilityId } from '../../content/ids.ts';
import type { CourtyardRoomName } from '../../content/stores/index.ts';
import type { Labels } from '../../scene/labels.ts';
import { card, cardName, componentName, count, objective, store, symbol, token, Who, who } from './names.ts';
import { roomsWords } from './rooms.ts';

const sides: Readonly<Record<CourtyardRoomName, string>> = {
  centre: 'Centre',
  north: 'North',
  east: 'East',
  south: 'South',
  west: 'West',
};

/** "Ammo (gain 1 ammo)". */
function described(ability: RoomAbilityId): string {
  const { name, text } = roomsWords.components[ability];
  return `${name} (${text.charAt(0).toLowerCase()}${text.slice(1, -1)})`;
}

export const labelsWords: LabelWords<Labels> = {
  store: (id) => capital(store(id)),
  courtyard: () => 'Courtyard',
  entrance: (id) => `${symbol(id)} symbol`,
  room: (number) => (number === 1 ? 'Room 1, the entrance' : `Room ${number}`),
  'courtyard-room': (name) => sides[name],
  gear: (number) => `gear ${number}`,
  biohazard: (number) => `biohazard ${number}`,
  flask: () => 'flask',
  running: (ability) => `Running: ${described(ability)}`,
  stopping: (ability) => `Stopping: ${described(ability)}`,
  passage: () => 'secret passage',
  'supply-space': (number) => `supply space ${number}`,
  human: (number) => `Human ${number}`,
  character: (character, number) => `${componentName(character)} (Human ${number})`,
  weapon: (id) => cardName(id),
  zombie: () => 'Zombie',
  token: (id) => capital(token(id).replace(/^(the|a|an) /, '')),
  vehicle: (kind) => (kind === 'motorcycle' ? 'Motorcycle' : 'Police car'),
  survivor: () => 'Survivor',
  'trap-armed': () => 'Armed trap',
  'trap-unarmed': () => 'Unarmed trap',
  deck: () => 'Search deck',
  stock: () => 'Supply deck',
  discard: () => 'Discard pile',
  hand: () => 'Hand of the Zombie player',
  'search-card': () => 'Search card',
  weapons: () => 'Weapons',
  backpack: () => 'Backpack',
  lying: () => 'Beside the store',
  offer: () => 'Player cards to choose from',
  'zombie-cards': () => 'Zombie cards',
  barricade: () => 'Barricade',
  'barricade-marker': () => 'Barricade',
  'wounds-and-ammo': () => 'Wounds and ammo',
  wounds: () => 'Wounds',
  ammo: () => 'Ammo',
  horde: (character) => `Horde track of ${who(character)}`,
  'horde-marker': () => 'Horde marker',
  'zombie-side': () => 'Zombies',
  track: (wounds, ammo) => `${count(wounds, 'wound', 'wounds')}, ${ammo} ammo`,
  carries: (id) => `carries ${token(id)}`,
  'own-survivors': (n) => (n === 0 ? 'no survivor left' : count(n, 'survivor', 'survivors')),
  'zombie-card': (character) => Who(character),
  'next-horde-action': (character, space, action) => `${Who(character)}, space ${space}: ${componentName(action)}`,
  'step-zombie-card': () => 'Zombie card',
  'step-characters': () => 'Characters',
  'step-first-cards': () => 'First cards',
  'step-moves': () => 'Moves',
  'step-moves-of': (character) => `${Who(character)} moves`,
  'step-search': () => 'Search',
  'step-search-of': (character) => `${Who(character)} searches`,
  'step-zombies': () => 'Zombies',
  objective: (id) => objective(id),
  progress: (now, goal) => `${now} of ${goal}`,
  'progress-of': (character, now, goal) => `${Who(character)}: ${now} of ${goal}`,
  'done-by': (character) => `${Who(character)}: done`,
  turn: () => 'Turn',
  'turn-of': (character) => `Turn of ${who(character)}`,
  moves: (n) => (n === 0 ? 'no compulsory Move' : `${count(n, 'Move', 'Moves')} to make`),
  'extra-moves': (n) => `${count(n, 'further Move', 'further Moves')}`,
  'last-turns': (n) => `${count(n, 'last turn', 'last turns')} to play`,
  revealed: (id, mark) => `Revealed: ${card(id)}, ${symbol(mark)} symbol`,
  survivors: () => 'Survivors',
  'survivors-left': (n) => (n === 0 ? 'none left in the courtyard' : `${n} in the courtyard`),
  'survivors-taken': (n) => (n === 0 ? 'none taken by the Zombies' : `${n} taken by the Zombies`),
  reserve: () => 'Reserve',
  'zombies-left': (n) => (n === 0 ? 'no Zombies left' : count(n, 'Zombie', 'Zombies')),
};
