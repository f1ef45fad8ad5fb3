/** The signs of what Humans do and suffer: the set-up, a turn, fights and shots, being devoured, supplies and cards. */
import { mark, type Signs, sign, unmarked } from '@necropole/kernel';
import type { Tez } from '../shape.ts';
import { bad, cardAt, good, inStore, theirs, trackOf, withCard, withDie, zombies } from './marking.ts';

/** By which rules, with which symbol, in which beat, with which marks; and what else there is. */
export const humanEvents = {
  // Set-up
  'character-chosen': sign.told('TEZ-4.12', 'i-people', 'set-up', ({ human }) => [mark.change(human)]),
  'objectives-laid': sign.told('TEZ-4.18', 'i-objective', 'set-up', ({ objectives }) =>
    objectives.map((objective) => mark.change(`objective-${objective}`)),
  ),

  // A turn
  'turn-begins': sign.told('TEZ-8.7', 'i-clock', null, ({ human }) => [mark.change(human)], { heading: true }),
  'ride-begins': sign.told('TEZ-10.4', 'i-moto', 'move', theirs),
  moved: sign.seen(
    ['TEZ-8.8', 'TEZ-8.9', 'TEZ-9.6', 'TEZ-10.4', 'TEZ-11.9'],
    'i-move',
    'move',
    ({ human, from, to }) => [mark.go(human, from, to)],
  ),
  'room-used': sign.told(
    ({ stopping }) => [stopping ? 'TEZ-10.7' : 'TEZ-10.4'],
    ({ ability }) => `ability-${ability}`,
    'room',
    ({ who, room }) => [mark.change(room, { cause: who })],
  ),
  'turn-ended': sign.quiet('TEZ-8.1', 'i-stop', null, theirs),
  'turn-cut-short': sign.told('TEZ-7.23', 'i-stop', 'devoured', theirs, bad),

  // Fights and shots
  'melee-rolled': sign.told('TEZ-9.3', 'i-attack', 'fight', ({ who, room }) => [mark.strike(room, who)], withDie),
  'zombie-killed': sign.told(
    ({ cause }) => [cause === 'melee' ? 'TEZ-9.13' : 'TEZ-9.1'],
    'i-skull',
    'fight',
    ({ who, room }) => [mark.strike(room, who)],
  ),
  'attack-altered': sign.told('TEZ-9.20', 'i-attack', 'fight', theirs),
  'die-wounds': sign.seen('TEZ-9.12', 'i-wound', 'fight', theirs),
  shot: sign.told(['TEZ-9.18', 'TEZ-9.20'], 'i-shoot', 'fight', ({ human, room }) => [mark.strike(room, human)]),
  'overkill-taken': sign.told(['TEZ-9.5', 'TEZ-9.20'], 'm-overkill', 'fight', theirs, good),
  wounded: sign.told('TEZ-7.1', 'i-wound', 'fight', ({ human, wounds }) => trackOf(human, -wounds), bad),
  healed: sign.told('TEZ-7.2', 'i-health', 'recovery', ({ human, wounds }) => trackOf(human, wounds), good),
  'ammo-spent': sign.seen('TEZ-7.3', 'i-ammo', 'fight', ({ human, ammo }) => trackOf(human, -ammo)),
  'ammo-gained': sign.told('TEZ-7.4', 'i-ammo', 'recovery', ({ human, ammo }) => trackOf(human, ammo), good),

  // Eaten alive
  devoured: sign.grave(
    ['TEZ-7.6', 'TEZ-7.7', 'TEZ-7.8'],
    'i-skull',
    'devoured',
    ({ human }) => [mark.strike(human)],
    bad,
  ),
  'dropped-all': sign.seen('TEZ-7.10', 'i-hand', 'devoured', inStore),
  'tokens-dropped': sign.seen('TEZ-7.11', 'i-hand', 'devoured', ({ tokens, store }) =>
    tokens.map((token) => mark.change(token, { cause: store })),
  ),
  'survivor-lost': sign.grave(
    ['TEZ-7.14', 'TEZ-13.7'],
    't-survivor',
    'devoured',
    ({ left }) => [mark.change('survivors', { by: -1, to: left })],
    bad,
  ),
  'survivor-given': sign.grave(
    ['TEZ-17.5', 'TEZ-17.7', 'TEZ-17.8', 'TEZ-17.9', 'TEZ-18.4'],
    't-survivor',
    'devoured',
    theirs,
    bad,
  ),
  'no-survivor-left': sign.grave(
    ['TEZ-7.13', 'TEZ-17.12'],
    't-survivor',
    'devoured',
    () => [mark.change('survivors')],
    bad,
  ),
  'pawn-returned': sign.seen('TEZ-7.16', 'i-people', 'devoured', ({ human }) => [mark.change(human)]),
  'card-turned': sign.told(['TEZ-7.17', 'TEZ-16.7'], 'i-card', 'devoured', zombies),
  'horde-marker-placed': sign.quiet('TEZ-7.18', 'i-claws', 'devoured', zombies),
  'ability-joins': sign.told('TEZ-7.19', 'i-power', 'devoured', zombies),
  'card-leaves': sign.quiet('TEZ-7.20', 'i-card', 'devoured', unmarked),
  'new-character': sign.told(
    'TEZ-7.21',
    ({ who }) => `b-${who}`,
    'devoured',
    ({ human }) => [mark.change(human)],
  ),
  'tracks-reset': sign.quiet('TEZ-7.22', 'i-health', 'devoured', theirs),

  // Supplies
  'supply-taken': sign.told('TEZ-10.15', 'i-hand', 'supply', ({ who, supply }) => [
    mark.change(`supply-${supply}`, { cause: who }),
  ]),
  'supply-delivered': sign.told('TEZ-10.17', 'i-supplies', 'supply', theirs, good),
  'barricade-raised': sign.told(
    ['TEZ-9.21', 'TEZ-10.7', 'TEZ-10.17', 'TEZ-10.18', 'TEZ-10.26'],
    'i-barricade',
    'supply',
    ({ by, now }) => [mark.change('barricade', { by, to: now })],
    good,
  ),
  'supply-deck-empty': sign.quiet('TEZ-10.20', 'i-card', 'supply', () => [mark.change('stock')]),
  'supply-drawn': sign.told('TEZ-10.19', 'i-card', 'supply', theirs, withCard),
  'supply-returned': sign.quiet('TEZ-10.21', 'i-supplies', 'supply', ({ supply }) => [mark.change(`supply-${supply}`)]),
  'supply-weapon-returned': sign.quiet('TEZ-10.22', 'i-supplies', 'supply', theirs, withCard),
  'weapon-replaced': sign.told('TEZ-10.25', 'i-hand', 'card', cardAt, withCard),

  // Cards
  'picked-up': sign.told('TEZ-11.2', 'i-hand', 'card', cardAt, withCard),
  equipped: sign.told('TEZ-11.5', 'i-hand', 'card', ({ who, card }) => [mark.change(card, { cause: who })], withCard),
  exchanged: sign.told(['TEZ-10.7', 'TEZ-11.7'], 'i-hand', 'card', cardAt, withCard),
  'survival-used': sign.told('TEZ-11.10', 'i-medkit', 'card', theirs, withCard),
  'item-used': sign.told('TEZ-11.9', 'i-backpack', 'card', theirs, withCard),
  dropped: sign.told('TEZ-11.12', 'i-hand', 'card', cardAt, withCard),
  revealed: sign.told(['TEZ-7.24', 'TEZ-10.9', 'TEZ-11.17'], 'i-eye', 'search', theirs, withCard),
  'card-laid': sign.told('TEZ-11.17', 'i-card', 'search', cardAt, withCard),
  'event-resolved': sign.told('TEZ-11.22', 'i-card', 'search', theirs, withCard),
} satisfies Partial<Signs<Tez>['events']>;
