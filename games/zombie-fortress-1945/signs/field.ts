/**
 * The signs of the race: set-up, turns, marches, events, transports, attacks, and how it ends. The board is not drawn yet, so
 * that nothing is marked on it.
 */
import { type Signs, sign, unmarked } from '@necropole/kernel';
import type { Zf } from '../shape.ts';

export const good = { tone: 'good' } as const;
export const bad = { tone: 'bad' } as const;
const withDie = { shows: ({ die }: { readonly die: number }) => ({ dice: [{ face: die }] }) };

/** By which rules, with which symbol, in which beat, with which marks; and what else there is. */
export const fieldEvents = {
  // Set-up
  'rolled-for-camps': sign.told(['ZF-1.7', 'ZF-1.8'], 'd-6', 'set-up', unmarked, {
    shows: ({ dice }) => ({ dice: dice.map(({ die }) => ({ face: die })) }),
  }),
  'camp-chosen': sign.told(['ZF-1.7', 'ZF-1.8'], 'i-people', 'set-up', unmarked),
  'town-chosen': sign.told('ZF-1.10', 'g-town', 'set-up', unmarked),
  'grenades-given': sign.told('ZF-2.1', 'w-grenade', 'set-up', unmarked),
  'begins-first': sign.told('ZF-2.3', 'i-people', 'set-up', unmarked),

  // A turn
  'turn-begins': sign.told('ZF-2.11', 'i-clock', null, unmarked, { heading: true }),
  'turn-ended': sign.quiet('ZF-2.11', 'i-clock', null, unmarked),
  'movement-rolled': sign.told(['ZF-2.13', 'ZF-2.14', 'ZF-2.17'], 'd-6', 'move', unmarked, withDie),
  'soviets-advance': sign.grave(['ZF-2.17', 'ZF-4.6'], 't-soviet', 'soviets', unmarked, bad),
  marched: sign.seen(
    ['ZF-2.15', 'ZF-2.16', 'ZF-2.22', 'ZF-2.28', 'ZF-4.10', 'ZF-12.14', 'ZF-12.16'],
    'i-boot',
    'move',
    unmarked,
  ),
  'thing-helped': sign.told('ZF-13.15', 'i-axes', 'move', unmarked),
  'points-lost': sign.quiet('ZF-2.21', 'i-boot', 'move', unmarked),
  'gate-passed': sign.told('ZF-2.29', 'i-gate', 'event', unmarked, withDie),

  // Events and things
  'event-turned': sign.told(['ZF-3.6', 'ZF-4.13'], 't-event', 'event', unmarked),
  announced: sign.told(['ZF-3.9', 'ZF-3.10'], 't-event', 'event', unmarked),
  encounter: sign.told(['ZF-3.12', 'ZF-5.10'], 't-zombie', 'event', unmarked, bad),
  'marker-removed': sign.quiet('ZF-3.15', 't-event', 'event', unmarked),
  found: sign.told('ZF-3.19', 't-event', 'event', unmarked, good),
  'left-behind': sign.told(['ZF-3.20', 'ZF-3.23'], 't-event', 'event', unmarked),
  'handed-on': sign.quiet('ZF-3.24', 'i-people', null, unmarked),
  traded: sign.quiet('ZF-3.24', 'i-people', null, unmarked),
  'picked-up': sign.told('ZF-3.21', 'i-people', 'event', unmarked, good),
  'kit-used': sign.told('ZF-13.14', 'b-medic', 'healing', unmarked, good),
  healed: sign.told(['ZF-11.17', 'ZF-13.14'], 'b-medic', 'healing', unmarked, good),

  // Transports
  'transport-found': sign.told('ZF-3.9', 'v-jeep', 'event', unmarked, good),
  'transport-boarded': sign.told('ZF-4.1', 'v-jeep', 'move', unmarked, good),
  'transport-left': sign.told('ZF-4.3', 'v-jeep', 'move', unmarked),
  'transport-destroyed': sign.told(
    ['ZF-2.26', 'ZF-4.9', 'ZF-5.2', 'ZF-5.6', 'ZF-5.11'],
    'v-jeep',
    'move',
    unmarked,
    bad,
  ),
  accident: sign.grave('ZF-4.5', 'v-jeep', 'move', unmarked, bad),
  'flies-over': sign.quiet(['ZF-4.13', 'ZF-4.14'], 'v-heli', 'move', unmarked),

  // Attacks
  clash: sign.told('ZF-3.4', 'i-attack', 'clash', unmarked),
  'clash-rolled': sign.told('ZF-4.23', 'd-6', 'clash', unmarked, {
    shows: ({ rolls }) => ({ dice: rolls.map(({ die }) => ({ face: die })) }),
  }),
  'clash-won': sign.told('ZF-4.23', 'i-attack', 'clash', unmarked),
  'driven-off': sign.told(['ZF-4.25', 'ZF-5.2', 'ZF-5.6'], 'i-boot', 'clash', unmarked),
  'vehicle-attacked': sign.told(['ZF-5.1', 'ZF-12.15'], 'i-attack', 'clash', unmarked),
  'aircraft-attacked': sign.told('ZF-5.5', 'w-bazooka', 'clash', unmarked, withDie),

  // How it ends
  arrived: sign.grave(['ZF-2.5', 'ZF-2.6'], 'i-castle', 'castle', unmarked, good),
  'team-destroyed': sign.grave(['ZF-2.8', 'ZF-5.11'], 'i-skull', 'castle', unmarked, bad),
  'too-late': sign.grave(['ZF-2.5', 'ZF-2.6', 'ZF-2.10'], 'i-castle', 'castle', unmarked, bad),
  'becomes-master': sign.grave(['ZF-2.5', 'ZF-2.6', 'ZF-2.8', 'ZF-2.10'], 't-wander', 'castle', unmarked),
  'things-scattered': sign.told('ZF-11.1', 't-event', 'castle', unmarked),
  'companion-lost': sign.grave(['ZF-4.18', 'ZF-4.20'], 'b-evangeline', 'castle', unmarked, bad),
  'things-lost': sign.quiet('ZF-5.13', 't-event', 'castle', unmarked),
  'field-over': sign.told(['ZF-2.5', 'ZF-2.6', 'ZF-2.10'], 'i-castle', 'castle', unmarked),
  // Into the fortress
  'goes-down': sign.told('ZF-5.12', 'i-castle', 'fortress', unmarked),
  'bowl-filled': sign.quiet('ZF-5.19', 'i-bowl', 'fortress', unmarked),
  'markers-taken': sign.told('ZF-5.14', 't-event', 'fortress', unmarked),
  'marker-laid': sign.seen(['ZF-5.14', 'ZF-5.18'], 't-event', 'fortress', unmarked),
  'fortress-opens': sign.grave('ZF-5.21', 'i-castle', 'fortress', unmarked),

  // The last events at the castle
  'last-events': sign.told('ZF-5.8', 't-event', null, unmarked, { heading: true }),
  'event-declined': sign.quiet('ZF-5.9', 't-event', 'event', unmarked),
} satisfies Partial<Signs<Zf>['events']>;
