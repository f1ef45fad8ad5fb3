/** What the chapters of mission points, espionage and search say. */
import { capital, count } from '@necropole/kernel/english';
import type { SearchEvents, SearchFacts, SearchQuestions, SearchRefusals, SearchVerb } from '../../said/search.ts';
import type { AnswersOf, EventsOf, FactsOf, QuestionsOf, RefusalsOf } from '../spoken.ts';
import { equipmentNames } from './equipment-names.ts';
import { blackDice } from './interaction.ts';
import { itemName, nameOf, Seat, verb } from './names.ts';

const points = (n: number): string => count(n, 'search point', 'search points');
const cards = (n: number): string => count(n, 'card', 'cards');
const sides: Readonly<Record<string, string>> = { front: 'front', back: 'back' };

const frequencies = { clear: 'clear', overheard: 'overheard', jammed: 'jammed' } as const;
const marked = (name: string): string =>
  name.startsWith('spare-') ? `the marker left over (${name.slice('spare-'.length)})` : nameOf(name);

export const questions: QuestionsOf<SearchQuestions> = {
  rummage: ({ figure }) => `How many CP does ${nameOf(figure)} spend on the search?`,
  search: (params) => `${nameOf(params.figure)} searches, with ${points(params.points)}. What next?`,
  cut: () => 'The search deck was shuffled. Do you cut it?',
  espionage: (params) => `${capital(count(params.points, 'spy point', 'spy points'))}: what for?`,
  arrange: (params) => `${capital(cards(params.cards))} in hand: which goes back next, the lowest first?`,
  jam: ({ figure }) => `Which jamming marker goes to ${nameOf(figure)}?`,
  retune: () => 'Your radios are jammed. Do you swap two markers, unseen?',
  morale: ({ figure, command }) => `${nameOf(figure)}: turn 1 MP into ${command} CP?`,
};

export const answers: AnswersOf<SearchVerb> = {
  search: () => 'Search the room',
  'pass-card': () => 'Pass the card under the deck',
  flip: () => 'Flip the deck',
  shuffle: () => 'Shuffle the deck',
  'take-card': () => 'Take the card',
  stop: () => 'No more',
  cut: () => 'Cut',
  'leave-deck': () => 'Leave it as it is',
  'mission-point': () => 'Gain 1 MP',
  'keep-points': () => 'Later in this search',
  arrange: (number = '') => (number === '' ? 'Spy' : `Look at ${3 * Number(number)} cards`),
  lay: (slot = '', side = '') => `Card ${slot}, ${sides[side] ?? side} up`,
  jam: (slot = '') => `Marker ${slot}`,
  'swap-markers': (one = '', other = '') => `${nameOf(one)} and ${marked(other)}`,
  tune: (figure = '') => `Show the jamming marker${figure === '' ? '' : ` of ${nameOf(figure)}`}`,
  recall: () => 'Take the tile back',
  convert: () => 'Spend 1 MP',
};

export const facts: FactsOf<SearchFacts> = {
  'top-card': (params) => `on top: ${equipmentNames[params.equipment]}`,
  'may-find': ({ fitting, faces }) => `${fitting} of ${faces} faces are found in such a room`,
  'search-dice': ({ dice, automatic }) =>
    automatic === 0
      ? count(dice, 'black die', 'black dice')
      : `${count(dice, 'black die', 'black dice')} and ${automatic}`,
  'find-factor': (params) => `costs ${points(params.points)}`,
  frequency: (params) => capital(frequencies[params.frequency]),
  'frequency-does': ({ frequency, bonus }) =>
    ({
      clear: 'does nothing',
      overheard: `beyond ${bonus} CP: a spy point for you`,
      jammed: `spends ${bonus} CP at most`,
    })[frequency],
  face: (params) => capital(equipmentNames[params.equipment]),
};

export const refusals: RefusalsOf<SearchRefusals> = {
  'nothing-to-search': () => 'Nobody searches there.',
  'too-few-search-points': ({ have, need }) => `That takes ${points(need)}; there are ${have}.`,
  'not-found-here': (params) => `${capital(equipmentNames[params.equipment])} is not found in such a room.`,
  'deck-empty': () => 'The search deck is empty.',
  'no-icon': () => 'No die shows that icon any more.',
  'marker-hidden': ({ figure, bonus }) => `Beyond ${bonus} CP ${nameOf(figure)} has to show the jamming marker first.`,
  'radio-jammed': ({ figure, bonus }) => `${nameOf(figure)} is jammed: ${bonus} CP at most.`,
  'marker-not-due': ({ figure }) => `${nameOf(figure)} cannot spend more than the bonus: the marker stays hidden.`,
  'own-soil': () => 'At home a search brings no MP.',
};

export const events: EventsOf<SearchEvents> = {
  'deck-cut': ({ seat }) => `${Seat(seat)} ${verb(seat, 'cuts', 'cut')} the search deck.`,
  searches: (params) => {
    const sure = params.automatic === 0 ? '' : `, and ${params.automatic} without a die`;
    const fallen = params.dice.length === 0 ? 'no dice' : blackDice(params.dice);
    return `${nameOf(params.figure)} searches: ${fallen}${sure}. ${capital(points(params.points))}.`;
  },
  'card-passed': ({ figure, equipment }) => `${nameOf(figure)} passes ${equipmentNames[equipment]}.`,
  'deck-flipped': ({ figure }) => `${nameOf(figure)} flips the search deck.`,
  'deck-shuffled': ({ figure }) => `${nameOf(figure)} shuffles the search deck.`,
  'card-found': ({ figure, item }) => `${nameOf(figure)} finds ${itemName(item)}.`,
  'search-over': ({ figure }) => `${nameOf(figure)} ends the search.`,
  'goes-under-deck': ({ item }) => `${capital(itemName(item))} goes under the search deck.`,
  'spy-points-gained': (params) =>
    `${Seat(params.seat)} ${verb(params.seat, 'gains', 'gain')} ${count(params.points, 'spy point', 'spy points')}.`,
  'cards-looked-at': (params) =>
    `${Seat(params.seat)} ${verb(params.seat, 'looks', 'look')} at the top ${cards(params.count)} of the search deck.`,
  'markers-handed-out': ({ seat }) => `${Seat(seat)} ${verb(seat, 'hands', 'hand')} out jamming markers.`,
  'markers-swapped': ({ seat }) => `${Seat(seat)} ${verb(seat, 'swaps', 'swap')} two jamming markers.`,
  'markers-withdrawn': ({ seat }) => `${Seat(seat)} ${verb(seat, 'jams', 'jam')} no more: the markers leave play.`,
  'frequency-shown': ({ figure, frequency }) => `${nameOf(figure)} shows the marker: ${frequencies[frequency]}.`,
  'tile-recalled': ({ figure }) => `The tile of ${nameOf(figure)} comes back behind the screen.`,
  'cards-arranged': (params) =>
    `${Seat(params.seat)} ${verb(params.seat, 'puts', 'put')} ${cards(params.count)} back on the search deck.`,
};
