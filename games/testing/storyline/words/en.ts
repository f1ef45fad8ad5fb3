import type { Words } from '@necropole/kernel';
import type { SymbolId } from '../content.ts';
import type { Storyline } from '../shape.ts';

const places: Readonly<Record<string, string>> = {
  harbour: 'Harbour',
  market: 'Market',
  tower: 'Tower',
  mill: 'Mill',
  bridge: 'Bridge',
  park: 'Park',
};
const symbols: Readonly<Record<SymbolId, string>> = { move: 'move', strike: 'strike', help: 'help', wild: 'wild' };
const cards: Words<Storyline>['components'] = {
  dash: { name: 'Assault', text: 'A strike and a move.' },
  rally: { name: 'Rally', text: 'Two wild symbols.' },
  leap: { name: 'Leap', text: 'A move and a help.' },
  charge: { name: 'Charge', text: 'Two strikes.' },
  vigil: { name: 'Vigil', text: 'Two helps.' },
  sprint: { name: 'Sprint', text: 'Two moves.' },
  oath: { name: 'Oath', text: 'A help and a strike.' },
  stroll: { name: 'Stroll', text: 'A move and a wild symbol.' },
  trick: { name: 'Trick', text: 'A wild symbol.' },
  claw: { name: 'Claws', text: 'A move and a help.' },
  rescue: { name: 'Rescue', text: 'Two helps.' },
  wink: { name: 'Wink', text: 'A help and a move.' },
  ambush: { name: 'Ambush', text: 'A strike and a move.' },
  feint: { name: 'Feint', text: 'A wild symbol and a strike.' },
  promise: { name: 'Promise', text: 'A help.' },
  detour: { name: 'Detour', text: 'Two moves.' },
  whisper: { name: 'Whisper', text: 'The raven flies one location.' },
  rumour: { name: 'Rumour', text: 'The raven flies two locations and makes a scandal.' },
  uproar: { name: 'Uproar', text: 'The raven flies one location.' },
  panic: { name: 'Panic', text: 'The raven flies two locations and makes a scandal.' },
  storm: { name: 'Storm', text: 'The raven flies three locations.' },
  fire: { name: 'Fire at the docks', text: 'Two helps avert it.' },
  flood: { name: 'Flood', text: 'Two helps avert it.' },
};

function named(card: string | number): string {
  return cards[card]?.name ?? `${card}`;
}

function somewhere(place: string | undefined): string {
  return places[place ?? ''] ?? '';
}

function friend(number: number | string): string {
  return Number(number) === 1 ? 'Ada' : 'Bruno';
}

export const en: Words<Storyline> = {
  title: 'Storyline',
  about: 'Two friends tell a story, and a raven spoils it.',
  modes: { only: { name: 'Plain match', text: 'All win or lose.' } },
  missions: {},
  options: {},
  questions: { play: () => 'Which card do you play?', spend: () => 'Which symbol do you spend?' },
  answers: {
    play: (card = '') => `Play ${named(card)}`,
    move: (to, token) => `Go to ${somewhere(to)}${token === undefined ? '' : ' (token)'}`,
    help: (_, token) => `Help a neighbour${token === undefined ? '' : ' (token)'}`,
    strike: (whom, token) =>
      `${whom === 'raven' ? 'Strike the raven' : 'Chase a rogue'}${token === undefined ? '' : ' (token)'}`,
    avert: (card = '', token) => `Avert ${named(card)}${token === undefined ? '' : ' (token)'}`,
    end: () => 'End the turn',
  },
  facts: {
    left: ({ symbols: open, tokens }) => `Symbols: ${open}, tokens: ${tokens}`,
    after: ({ now, goal }) => `${now} of ${goal}`,
  },
  refusals: {
    'no-symbol': ({ symbol }) => `A symbol is missing: ${symbols[symbol]}.`,
    guarded: () => 'The raven is out of reach.',
    'too-far': () => 'This location is no neighbour.',
  },
  events: {
    played: ({ friend: number, card }) => `${friend(number + 1)} plays ${named(card)}.`,
    moved: ({ friend: number, to }) => `${friend(number + 1)} goes to the ${somewhere(to)}.`,
    helped: ({ now }) => `A neighbour is helped, ${now} in all.`,
    struck: () => 'A rogue is chased away.',
    averted: ({ card, now }) => `${named(card)}: ${now} of 2.`,
    gained: ({ friend: number }) => `${friend(number + 1)} gains a wild token.`,
    planned: ({ card, to }) => `The raven follows its plan ${named(card)}: ${somewhere(to)}.`,
    scandal: ({ card }) => `A scandal covers a symbol of ${named(card)}.`,
  },
  outcomes: { told: 'The story is told', spoilt: 'The story is spoilt' },
  components: cards,
  labels: {
    ...Object.fromEntries(Object.entries(places).map(([id, name]) => [id, () => name])),
    ...Object.fromEntries(Object.entries(symbols).map(([id, name]) => [id, () => name])),
    'does-harbour': () => 'Two or more here: 1 token',
    'does-market': () => 'Exchange two tokens',
    'does-tower': () => 'See the next plan',
    'does-mill': () => 'No rogue comes here',
    'does-bridge': () => 'Go to a neighbour',
    'does-park': () => 'End of turn: 1 wild token',
    heart: () => 'Heart of the town',
    slot: (number) => `place ${number}`,
    friend,
    raven: () => 'The Raven',
    neighbour: () => 'Neighbour',
    rogue: () => 'Rogue',
    scandal: () => 'Scandal',
    hand: (count) => (Number(count) === 1 ? '1 card in hand' : `${count} cards in hand`),
    story: () => 'Storyline',
    pressure: (count) => `A plan every ${count} cards`,
    yours: () => 'your symbols',
    with: (number) => `${friend(number)} plays with it`,
    'next-friend': friend,
    'next-raven': () => 'the Raven',
    menace: () => 'menace',
    pool: () => 'To spend',
    'of-card': named,
    tokens: () => 'Tokens',
    helped: () => 'Neighbours helped',
    averted: () => 'Menaces averted',
    lock: () => 'out of reach',
    plans: () => 'Plans',
    plan: () => 'Plan',
    guarded: () => 'Out of reach',
    flies: () => 'It flies clockwise.',
    'too-many': (count) => `Plans left: ${count}. Then all is spoilt.`,
    playing: () => 'Play',
    spending: () => 'Act',
    planning: () => 'Raven',
  },
};
