/** The signs of the turns in the fortress: doors, movement, events, and the dead that walk. */
import { mark, type Signs, sign, unmarked } from '@necropole/kernel';
import type { DoorId } from '../content/fortress/plan.ts';
import { packPieceId } from '../rules/pointing.ts';
import { symbolOfMarker } from '../scene/faces.ts';
import type { Zf } from '../shape.ts';
import { bad, good } from './field.ts';
import { onMember, onPlace, onTeam } from './marking.ts';

const withDie = { shows: ({ die }: { readonly die: number }) => ({ dice: [{ face: die }] }) };

const onDoor = ({ door }: { readonly door: DoorId }) => [mark.change(door)];

/** By which rules, with which symbol, in which beat, with which marks; and what else there is. */
export const fortressEvents = {
  // A turn
  activated: sign.told(['ZF-6.3', 'ZF-6.5', 'ZF-8.26', 'ZF-9.17'], 'i-clock', null, unmarked, { heading: true }),
  'activation-over': sign.quiet('ZF-6.3', 'i-clock', null, unmarked),

  // Doors
  'lock-tried': sign.told(['ZF-6.11', 'ZF-6.12', 'ZF-6.27', 'ZF-7.2'], 'i-lock', 'door', onDoor, withDie),
  'door-shuts': sign.quiet('ZF-6.14', 'i-lock', 'door', onDoor),
  'opened-by-key': sign.grave('ZF-6.25', ({ key }) => symbolOfMarker(key), 'door', onDoor, good),
  'key-removed': sign.told('ZF-6.26', ({ key }) => symbolOfMarker(key), 'door', unmarked),
  'charge-set': sign.told('ZF-6.16', 'w-grenade', 'door', onDoor),
  'door-destroyed': sign.grave(['ZF-6.19', 'ZF-6.20'], 'w-grenade', 'door', onDoor, withDie),

  // Movement
  'zones-rolled': sign.seen(['ZF-6.7', 'ZF-8.31', 'ZF-12.23'], 'd-6', 'move', onTeam, withDie),
  went: sign.told(['ZF-6.7', 'ZF-6.10', 'ZF-6.21'], 'i-boot', 'move', ({ team, from, path }) => [
    mark.go(team, from, ...path),
  ]),
  'doctor-follows': sign.quiet('ZF-7.16', 'i-syringe', 'move', onTeam),
  'zone-points-lost': sign.quiet('ZF-6.8', 'i-boot', 'move', onTeam),

  'goes-at': sign.told('ZF-7.4', 'i-attack', 'move', onTeam),

  // Events
  'kept-quiet': sign.told('ZF-7.9', 't-event', 'event', onPlace),
  'model-studied': sign.told('ZF-7.10', 'i-model', 'event', onTeam, good),
  'weapon-corroded': sign.grave('ZF-7.11', 'i-acid', 'event', onMember, bad),
  'liquid-spares': sign.told('ZF-7.12', 'i-acid', 'event', onTeam),
  'prisoner-freed': sign.grave('ZF-7.18', 't-prisoner', 'event', onMember, good),
  'doctor-tested': sign.grave(['ZF-7.14', 'ZF-7.15'], 'i-syringe', 'event', onTeam, withDie),
  'doctor-captured': sign.grave('ZF-7.14', 'i-syringe', 'event', onTeam, good),

  // The dead that walk
  'wanderer-comes': sign.grave(['ZF-7.22', 'ZF-8.12'], 't-wander', 'wandering', onPlace, { ...bad, ...withDie }),
  'nothing-comes': sign.told(['ZF-8.14', 'ZF-8.15'], 't-wander', 'wandering', onPlace, withDie),
  'pack-handed': sign.told('ZF-9.17', 't-wander', 'wandering', onPlace),
  'pack-rolled': sign.told(['ZF-8.2', 'ZF-9.5'], 'd-6', 'wandering', onPlace, withDie),
  'pack-runs': sign.told('ZF-9.8', 't-wander', 'wandering', onPlace),
  'pack-went': sign.seen(['ZF-8.2', 'ZF-8.3'], 't-wander', 'wandering', ({ pack, from, path }) => [
    mark.go(packPieceId(pack), from, ...path),
  ]),
  'entry-destroyed': sign.grave('ZF-8.13', 'w-grenade', 'door', onTeam, good),
} satisfies Partial<Signs<Zf>['events']>;
