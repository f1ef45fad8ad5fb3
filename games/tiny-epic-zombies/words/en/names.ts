/** The names that every family of words shares, and the small functions that put them into a sentence. */
import type {
  CharacterId,
  HordeActionId,
  ObjectiveId,
  RoomAbilityId,
  SearchCardId,
  SearchKind,
} from '../../content/ids.ts';
import type { CourtyardRoomName, RoomId, StoreFaceId } from '../../content/stores/index.ts';
import type { EntranceSymbol } from '../../content/symbols.ts';
import { characterCards, humanFaces } from './character-cards.ts';
import { objectiveCards, objectiveTokens } from './objective-cards.ts';
import { roomCards } from './room-cards.ts';
import { searchCards } from './search-cards.ts';

export { count } from '@necropole/kernel/english';

const stores: Readonly<Record<StoreFaceId, string>> = {
  'crafts-and-colors': 'Crafts & Colors',
  'nails-and-co': 'Nails & Co',
  'first-place-sporting-goods': '1st Place Sporting Goods',
  'one-hour-photo': 'One-Hour Photo',
  'echo-ridge-food-court': 'Echo Ridge Food Court',
  'echo-ridge-pharmacy': 'Echo Ridge Pharmacy',
  departmart: 'Departmart',
  'highland-outfitters': 'Highland Outfitters',
  'richs-galleria': 'Rich’s Galleria',
  'gamelyn-world': 'Gamelyn World',
  'parking-deck-z': 'Parking Deck Z',
  'echo-ridge-security': 'Echo Ridge Security',
  'hoards-collectibles': 'Hoard’s Collectibles',
  'hurs-jewelers': 'Hur’s Jewelers',
  'amps-electronics': 'Amp’s Electronics',
  'recess-playland': 'Recess Playland',
};

/** Every store that has a name. */
export const storeIds: readonly string[] = Object.keys(stores); // order: only looked up

const symbols: Readonly<Record<EntranceSymbol, string>> = {
  green: 'green',
  blue: 'blue',
  purple: 'purple',
  orange: 'orange',
};

const supplyTokens: Readonly<Record<string, string>> = {
  'supply-1': 'supply token 1',
  'supply-2': 'supply token 2',
};

const sides: Readonly<Record<CourtyardRoomName, string>> = {
  centre: 'the centre',
  north: 'the north side',
  east: 'the east side',
  south: 'the south side',
  west: 'the west side',
};

/** “the Athlete”, in the middle of a sentence. */
export function who(character: CharacterId): string {
  return `the ${humanFaces[character].name}`;
}

/** “The Athlete”, at its start. */
export function Who(character: CharacterId): string {
  return `The ${humanFaces[character].name}`;
}

/** “room 2 of Parking Deck Z”, “the north side of the courtyard”. */
export function room(id: RoomId | string): string {
  const [place = '', part = ''] = id.split('.');
  if (place === 'courtyard') return `${sides[part as CourtyardRoomName]} of the courtyard`;
  return `room ${part} of ${store(place)}`;
}

/** “in room 2 of Parking Deck Z”, “on the north side of the courtyard”. */
export function inRoom(id: RoomId | string): string {
  const preposition = id.startsWith('courtyard.') && id !== 'courtyard.centre' ? 'on' : 'in';
  return `${preposition} ${room(id)}`;
}

/** “Parking Deck Z, 2”, as its signs say it, where an answer has to be short; “the courtyard, north”. */
export function numbered(id: RoomId | string): string {
  const [place = '', part = ''] = id.split('.');
  return `${store(place)}, ${part}`;
}

/** “Parking Deck Z”, “the courtyard”. */
export function store(id: StoreFaceId | string): string {
  return id === 'courtyard' ? 'the courtyard' : (stores[id as StoreFaceId] ?? id);
}

/** “the Grenade”; “Just One Bite” is a sentence and has no article. */
export function card(id: SearchCardId | SearchKind | string): string {
  const name = cardName(id);
  return name === searchCards['just-one-bite'].name ? name : `the ${name}`;
}

/** “Grenade”. */
export function cardName(id: SearchCardId | SearchKind | string): string {
  const kind = id.replace(/-\d$/, '') as SearchKind;
  return searchCards[kind]?.name ?? id;
}

/** “Fix the Helicopter”, in quotation marks. */
export function objective(id: ObjectiveId | string): string {
  return `“${objectiveCards[id as ObjectiveId]?.name ?? id}”`;
}

/** “green”. */
export function symbol(id: EntranceSymbol): string {
  return symbols[id];
}

/** A token by its id: “supply token 1”. */
export function token(id: string): string {
  return supplyTokens[id] ?? objectiveTokens[id] ?? id;
}

/** The bare name of any component: “Grenade”, “Athlete”, “Loud Crash”. */
export function componentName(id: string): string {
  const card = humanFaces[id as CharacterId] ?? searchCards[id as SearchKind] ?? objectiveCards[id as ObjectiveId];
  return card?.name ?? featureName(id);
}

/** The title of what a component does: of a player card, the title of its Human ability. */
export function abilityName(component: string): string {
  return humanFaces[component as CharacterId]?.title ?? componentName(component);
}

/** Zombie faces, horde actions, and what rooms do. */
function featureName(id: string): string {
  return characterCards[id as HordeActionId]?.name ?? roomCards[id as RoomAbilityId]?.name ?? id;
}
