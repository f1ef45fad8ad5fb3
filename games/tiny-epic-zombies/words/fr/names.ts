/** The names that every family of words shares, and the small functions that put them into a sentence. */

import { capital, inside, of, to } from '@necropole/kernel/french';
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
import { called } from './articles.ts';
import { characterCards, humanFaces } from './character-cards.ts';
import { objectiveCards, objectiveTokens } from './objective-cards.ts';
import { roomCards } from './room-cards.ts';
import { searchCards } from './search-cards.ts';

export { count } from '@necropole/kernel/french';

/** With the article where the name takes one. */
const stores: Readonly<Record<StoreFaceId, string>> = {
  'crafts-and-colors': 'Couleurs & Bricoles',
  'nails-and-co': 'Clous & Compagnie',
  'first-place-sporting-goods': 'Podium Sports',
  'one-hour-photo': 'Photo Minute',
  'echo-ridge-food-court': 'l’Espace Restauration d’Echo Ridge',
  'echo-ridge-pharmacy': 'la Pharmacie d’Echo Ridge',
  departmart: 'Départmart',
  'highland-outfitters': 'L’Affût',
  'richs-galleria': 'la Galerie de Rich',
  'gamelyn-world': 'le Monde de Gamelyn',
  'parking-deck-z': 'le Parking Niveau Z',
  'echo-ridge-security': 'le Poste de Sécurité d’Echo Ridge',
  'hoards-collectibles': 'les Trésors de Hoard',
  'hurs-jewelers': 'la Bijouterie Hur',
  'amps-electronics': 'Planète Volta',
  'recess-playland': 'la Cour de Récré',
};

/** Every store that has a name. */
export const storeIds: readonly string[] = Object.keys(stores); // order: only looked up

const symbols: Readonly<Record<EntranceSymbol, string>> = {
  green: 'vert',
  blue: 'bleu',
  purple: 'violet',
  orange: 'orange',
};

const supplyTokens: Readonly<Record<string, string>> = {
  'supply-1': 'le jeton Stock 1',
  'supply-2': 'le jeton Stock 2',
};

const sides: Readonly<Record<CourtyardRoomName, string>> = {
  centre: 'le centre',
  north: 'le côté nord',
  east: 'le côté est',
  south: 'le côté sud',
  west: 'le côté ouest',
};

/** The same as a sign would say it. */
const winds: Readonly<Record<CourtyardRoomName, string>> = {
  centre: 'centre',
  north: 'nord',
  east: 'est',
  south: 'sud',
  west: 'ouest',
};

/** « l’Athlète », in the middle of a sentence. */
export function who(character: CharacterId): string {
  return called(humanFaces[character]);
}

/** « L’Athlète », at its start. */
export function Who(character: CharacterId): string {
  return capital(who(character));
}

/** A participle or an adjective as it agrees: « dévoré », « dévorée ». */
export function agree(character: CharacterId, participle: string): string {
  return humanFaces[character].gender === 'f' ? `${participle}e` : participle;
}

/** « il » or « elle ». */
export function pronoun(character: CharacterId): string {
  return humanFaces[character].gender === 'f' ? 'elle' : 'il';
}

/** « la Pièce 2 du Parking Niveau Z », « le côté nord du Patio ». */
export function room(id: RoomId | string): string {
  const [place = '', part = ''] = id.split('.');
  if (place === 'courtyard') return `${sides[part as CourtyardRoomName]} du Patio`;
  return `la Pièce ${part} ${of(store(place))}`;
}

/** « dans la Pièce 2 du Parking Niveau Z », « au centre du Patio ». */
export function inRoom(id: RoomId | string): string {
  if (id === 'courtyard.centre') return to(room(id));
  return id.startsWith('courtyard.') ? of(room(id)) : `dans ${room(id)}`;
}

/** « au Parking Niveau Z, 2 », as its signs say it, where an answer has to be short; « au Patio, nord ». */
export function toNumbered(id: RoomId | string): string {
  return numbered(id, to);
}

/** « chez Podium Sports, 2 », « dans le Parking Niveau Z, 2 », « dans le Patio, nord ». */
export function inNumbered(id: RoomId | string): string {
  return numbered(id, inside);
}

function numbered(id: RoomId | string, at: (name: string) => string): string {
  const [place = '', part = ''] = id.split('.');
  const name = place === 'courtyard' ? winds[part as CourtyardRoomName] : part;
  return `${at(store(place))}, ${name}`;
}

/** « Podium Sports », « la Pharmacie d’Echo Ridge », « le Patio ». */
export function store(id: StoreFaceId | string): string {
  return id === 'courtyard' ? 'le Patio' : (stores[id as StoreFaceId] ?? id);
}

/** « la Grenade ». */
export function card(id: SearchCardId | SearchKind | string): string {
  const words = searchCards[id.replace(/-\d$/, '') as SearchKind];
  return words === undefined ? id : called(words);
}

/** « Grenade ». */
export function cardName(id: SearchCardId | SearchKind | string): string {
  return searchCards[id.replace(/-\d$/, '') as SearchKind]?.name ?? id;
}

/** « Réparer l’hélicoptère », in guillemets. */
export function objective(id: ObjectiveId | string): string {
  return `« ${objectiveCards[id as ObjectiveId]?.name ?? id} »`;
}

/** « vert ». */
export function symbol(id: EntranceSymbol): string {
  return symbols[id];
}

/** A token by its id, with its article: « le jeton Stock 1 ». */
export function token(id: string): string {
  return supplyTokens[id] ?? objectiveTokens[id] ?? id;
}

/** The bare name of any component: « Grenade », « Athlète », « Pris au piège ». */
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
