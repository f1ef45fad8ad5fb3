import type { Words } from '@necropole/kernel';
import type { Ambush } from '../shape.ts';

const places: Readonly<Record<string, string>> = {
  stairs: 'Stairs',
  passage: 'Passage',
  well: 'Well',
  vault: 'Vault',
};
const names: Readonly<Record<string, string>> = { ada: 'Ada', bo: 'Bo', cy: 'Cy' };
const arms: Readonly<Record<string, string>> = { sling: 'Sling', bow: 'Bow', stick: 'Stick' };

function somewhere(place: string): string {
  return places[place] ?? `hex ${place.toUpperCase()}`;
}

function spelt(list: Readonly<Record<string, string>>): Words<Ambush>['labels'] {
  return Object.fromEntries(Object.entries(list).map(([id, name]) => [id, () => name]));
}

export const en: Words<Ambush> = {
  title: 'Ambush',
  about: 'A small crew goes home, and rats lie in wait.',
  modes: { only: { name: 'Plain match', text: 'Be home before night.' } },
  missions: {},
  options: {},
  questions: {
    march: ({ points }) => `Where to with ${points} points?`,
    who: () => 'Who shoots?',
    aim: ({ rat, dice }) => `How many of ${dice} dice at rat ${rat}?`,
    help: ({ who }) => `Against whom does ${names[who]} help?`,
  },
  answers: {
    go: (to = '') => `Go: ${somewhere(to)}`,
    rest: () => 'Rest',
    shoot: (who = '') => `${names[who]} shoots`,
    enough: () => 'That is enough',
    dice: (count = '0') => (Number(count) === 1 ? `${count} die` : `${count} dice`),
    help: (rat = '') => `Against rat ${rat.slice('rat-'.length)}`,
  },
  facts: {
    odds: ({ percent }) => `${percent}% to hit`,
    'all-shoot': ({ shooters }) => `All shoot: ${shooters}`,
    price: ({ points }) => (points === 1 ? `${points} point` : `${points} points`),
  },
  refusals: {
    collapsed: () => 'The well has collapsed.',
    locked: () => 'From this side the door is locked.',
  },
  events: {
    marched: ({ to }) => `The crew goes: ${somewhere(to)}.`,
    found: () => 'There is a cart.',
    ambushed: ({ rats }) => `An ambush of ${rats} rats.`,
    shot: ({ rat, dice, hits }) => `Rat ${rat}: ${dice} dice, hits: ${hits}.`,
    nearer: ({ band }) => (band === 0 ? 'The rats are here.' : `The rats are at distance ${band}.`),
    clashed: ({ left }) => `Hand to hand, rats left: ${left}.`,
  },
  outcomes: { home: 'The crew is home', late: 'Night has fallen' },
  components: {},
  labels: {
    ...spelt(places),
    ...spelt(names),
    ...spelt(arms),
    hex: (id) => `Hex ${`${id}`.toUpperCase()}`,
    castle: () => 'Castle',
    village: () => 'Village',
    'floor-field': () => 'Field',
    'floor-burrow': () => 'Burrow',
    'floor-box': () => 'Clash',
    band: (distance) => `Distance ${distance}`,
    here: () => 'The crew',
    'from-afar': () => 'Each 5 or 6 hits',
    'hand-to-hand': () => 'A die each, 5 or 6 hits',
    crew: () => 'The crew',
    cart: () => 'in a cart',
    marker: () => 'Hidden marker',
    known: () => 'Cart, hidden from the others',
    rat: (number) => `Rat ${number}`,
    great: (number) => `Great rat ${number}`,
    life: (count) => `lives: ${count}`,
    hurt: () => 'hurt',
    number: (count) => `number ${count}`,
    die: (face) => `die: ${face}`,
    chance: (percent) => `${percent}% to hit`,
    gate: () => 'Door, locked from the passage',
    door: () => 'Door',
    wall: () => 'Wall',
    days: () => 'Days',
    day: (count) => `day ${count}`,
    marching: () => 'March',
    shooting: () => 'Shots',
    clashing: () => 'Hand to hand',
  },
};
