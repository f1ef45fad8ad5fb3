/**
 * The signs of the race: set-up, turns, marches, events, transports, attacks, and how it ends.
 */
import { mark, type Signs, sign, unmarked } from '@necropole/kernel';
import type { MarkerKind } from '../content/ids.ts';
import { markerPieceId } from '../rules/pointing.ts';
import { symbolOfMarker } from '../scene/faces.ts';
import type { Zf } from '../shape.ts';
import { onEvent, onMember, onPlace, onTeam, strikesEnemy, strikesTeam } from './marking.ts';

export const good = { tone: 'good' } as const;
export const bad = { tone: 'bad' } as const;
const rideOf = ({ transport }: { readonly transport: MarkerKind }): string => symbolOfMarker(transport);
const withDie = { shows: ({ die }: { readonly die: number }) => ({ dice: [{ face: die }] }) };

/** By which rules, with which symbol, in which beat, with which marks; and what else there is. */
export const fieldEvents = {
  // Set-up
  'soviets-set-out': sign.told('ZF-1.6', 't-soviet', 'set-up', () => [mark.change('soviets')], withDie),
  'rolled-for-camps': sign.told(['ZF-1.7', 'ZF-1.8'], 'd-6', 'set-up', unmarked, {
    shows: ({ dice }) => ({ dice: dice.map(({ die }) => ({ face: die })) }),
  }),
  'camp-chosen': sign.told(['ZF-1.7', 'ZF-1.8'], 'i-people', 'set-up', onTeam),
  'town-chosen': sign.told('ZF-1.10', 'i-castle', 'set-up', onTeam),
  'grenades-given': sign.told('ZF-2.1', 'w-grenade', 'set-up', onMember),
  'begins-first': sign.told('ZF-2.3', 'i-people', 'set-up', onTeam),

  // A turn
  'turn-begins': sign.told('ZF-2.11', 'i-clock', null, unmarked, { heading: true }),
  'turn-ended': sign.quiet('ZF-2.11', 'i-clock', null, unmarked),
  'movement-rolled': sign.seen(['ZF-2.13', 'ZF-2.14', 'ZF-2.17'], 'd-6', 'move', unmarked, withDie),
  'soviets-advance': sign.grave(
    ['ZF-2.17', 'ZF-4.6'],
    't-soviet',
    'soviets',
    () => [mark.change('soviets', { by: 1 })],
    bad,
  ),
  marched: sign.told(
    ['ZF-2.15', 'ZF-2.16', 'ZF-2.22', 'ZF-2.28', 'ZF-4.10', 'ZF-12.14', 'ZF-12.16'],
    'i-boot',
    'move',
    ({ team, from, path }) => [mark.go(team, from, ...path)],
  ),
  'thing-helped': sign.told('ZF-13.15', 'i-axes', 'move', onTeam),
  'points-lost': sign.quiet('ZF-2.21', 'i-boot', 'move', unmarked),
  'gate-passed': sign.told('ZF-2.29', 'i-gate', 'event', ({ at }) => [mark.change(`gate-${at}`)], withDie),

  // Events and things
  'event-turned': sign.told(['ZF-3.6', 'ZF-4.13', 'ZF-6.9'], 't-event', 'event', onEvent),
  announced: sign.told(['ZF-3.9', 'ZF-3.10', 'ZF-6.9'], ({ marker }) => symbolOfMarker(marker), 'event', onEvent),
  encounter: sign.told(['ZF-3.12', 'ZF-5.10', 'ZF-7.7'], 't-zombie', 'event', onPlace, bad),
  'marker-removed': sign.quiet('ZF-3.15', 't-event', 'event', onPlace),
  found: sign.told(['ZF-3.19', 'ZF-7.8'], 't-event', 'event', onMember, good),
  'left-behind': sign.told(['ZF-3.20', 'ZF-3.23'], ({ thing }) => symbolOfMarker(thing), 'event', onPlace),
  'handed-on': sign.quiet('ZF-3.24', 'i-people', null, ({ to }) => [mark.change(to)]),
  traded: sign.quiet('ZF-3.24', 'i-people', null, ({ from, to }) => [mark.change(from), mark.change(to)]),
  'picked-up': sign.told(['ZF-3.21', 'ZF-9.10'], ({ thing }) => symbolOfMarker(thing), 'event', onMember, good),
  'kit-used': sign.told('ZF-13.14', 'i-medkit', 'healing', onMember, good),
  healed: sign.told(['ZF-11.17', 'ZF-13.14'], 'i-medkit', 'healing', onMember, good),

  // Transports
  'transport-found': sign.told('ZF-3.9', rideOf, 'event', onTeam, good),
  'transport-boarded': sign.told('ZF-4.1', rideOf, 'move', onTeam, good),
  'transport-left': sign.told('ZF-4.3', rideOf, 'move', onTeam),
  'transport-destroyed': sign.told(['ZF-2.26', 'ZF-4.9', 'ZF-5.2', 'ZF-5.6', 'ZF-5.11'], rideOf, 'move', onPlace, bad),
  accident: sign.grave('ZF-4.5', rideOf, 'move', strikesTeam, bad),
  'flies-over': sign.quiet(['ZF-4.13', 'ZF-4.14'], 'v-heli', 'move', onTeam),

  // Attacks
  clash: sign.told('ZF-3.4', 'i-attack', 'clash', ({ attacker, defender }) => [mark.strike(defender, attacker)]),
  'clash-rolled': sign.told('ZF-4.23', 'd-6', 'clash', unmarked, {
    shows: ({ rolls }) => ({ dice: rolls.map(({ die }) => ({ face: die })) }),
  }),
  'clash-won': sign.told('ZF-4.23', 'i-attack', 'clash', onTeam),
  'driven-off': sign.told(['ZF-4.25', 'ZF-5.2', 'ZF-5.6'], 'i-boot', 'clash', ({ team, from, to }) => [
    mark.go(team, from, to),
  ]),
  'vehicle-attacked': sign.told(['ZF-5.1', 'ZF-12.15'], 'i-attack', 'clash', strikesEnemy),
  'aircraft-attacked': sign.told('ZF-5.5', 'w-bazooka', 'clash', strikesEnemy, withDie),

  // How it ends
  arrived: sign.grave(['ZF-2.5', 'ZF-2.6'], 'i-castle', 'castle', onTeam, good),
  'team-destroyed': sign.grave(['ZF-2.8', 'ZF-5.11', 'ZF-9.28'], 'i-skull', 'castle', strikesTeam, bad),
  'too-late': sign.grave(['ZF-2.5', 'ZF-2.6', 'ZF-2.10'], 'i-castle', 'castle', onTeam, bad),
  'becomes-master': sign.grave(['ZF-2.5', 'ZF-2.6', 'ZF-2.8', 'ZF-2.10'], 't-wander', 'castle', () => [
    mark.change('dead'),
  ]),
  'things-scattered': sign.told(['ZF-8.23', 'ZF-11.1'], 't-event', 'castle', onPlace),
  'companion-lost': sign.grave(['ZF-4.18', 'ZF-4.20', 'ZF-8.23'], 'b-evangeline', 'castle', onTeam, bad),
  'things-lost': sign.quiet('ZF-5.13', 't-event', 'castle', onTeam),
  'field-over': sign.told(['ZF-2.5', 'ZF-2.6', 'ZF-2.10'], 'i-castle', 'castle', unmarked),
  // Into the fortress
  'goes-down': sign.told('ZF-5.12', 'i-castle', 'fortress', onTeam),
  'bowl-filled': sign.quiet('ZF-5.19', 'i-bowl', 'fortress', unmarked),
  'markers-taken': sign.told('ZF-5.14', 't-event', 'fortress', () => [mark.change('dead')]),
  'marker-laid': sign.seen(['ZF-5.14', 'ZF-5.18'], 't-event', 'fortress', ({ room }) => [
    mark.change(markerPieceId(room)),
  ]),
  'fortress-opens': sign.grave('ZF-5.21', 'i-castle', 'fortress', onTeam),

  // The last events at the castle
  'last-events': sign.told('ZF-5.8', 't-event', null, unmarked, { heading: true }),
  'event-declined': sign.quiet('ZF-5.9', 't-event', 'event', onTeam),
} satisfies Partial<Signs<Zf>['events']>;
