/** What is told of the turns in the fortress: doors, movement, events, and the dead that walk. */
import { capital, count } from '@necropole/kernel/english';
import type { EventWords } from '../spoken.ts';
import { door, member, nameOf, player, seenThere, team, zoneNames } from './names.ts';

const Team = (camp: string): string => capital(team(camp));
const Member = (id: string): string => capital(member(id));
const points = (n: number): string => count(n, 'point', 'points');
/** Groups that walk. */
export const groups = {
  wanderer: 'The wandering zombie',
  encounter: 'The zombies of the encounter',
  turned: 'Those who have turned',
} as const;
const walks = { wanderer: 'walks', encounter: 'walk', turned: 'walk' } as const;

export const fortressWords = {
  activated: ({ role, team: camp }) => {
    if (role === 'team') return `Turn of ${team(camp)}.`;
    if (role === 'master') return `The zombie master: ${player(camp)}.`;
    return role === 'turned' ? `Those who have turned: ${player(camp)}.` : `${capital(player(camp))} leads a zombie.`;
  },
  'activation-over': (params) => `${capital(player(params.player))} is done.`,
  'lock-tried': (params) =>
    `${Team(params.team)} tries the lock ${door(params.door)}: ${params.die}, ${params.opens ? 'it opens' : 'it holds'}.`,
  'door-shuts': (params) => `The door ${door(params.door)} is locked again.`,
  'opened-by-key': (params) =>
    `${Team(params.team)} has the ${nameOf(params.key)}: the door ${door(params.door)} opens.`,
  'key-removed': (params) => `${nameOf(params.key)}: the key has served, and leaves the game; the door stays open.`,
  'charge-set': (params) =>
    `${Member(params.member)} uses the ${nameOf(params.weapon)} on the door ${door(params.door)}.`,
  'goes-at': (params) => `${Team(params.team)} goes at the dead in ${zoneNames[params.at]}.`,
  'door-destroyed': (params) => `${Team(params.team)} destroys the door ${door(params.door)}: ${params.die}.`,
  'zones-rolled': (params) => `${Team(params.team)} rolls ${params.die}: ${points(params.points)}.`,
  went: (params) => `${Team(params.team)} goes to ${zoneNames[params.to]}.`,
  'doctor-follows': (params) => `The doctor follows ${team(params.team)}.`,
  'zone-points-lost': (params) => `${Team(params.team)} leaves ${points(params.points)} unused.`,
  'kept-quiet': (params) => `${Team(params.team)} leaves what it found in ${zoneNames[params.at]}, face down.`,
  'model-studied': (params) =>
    `${Team(params.team)} studies the scale model: ${count(params.count, 'hidden event', 'hidden events')}.${seenThere(params.seen)}`,
  'weapon-corroded': (params) => `The liquid eats a weapon of ${member(params.member)}: ${nameOf(params.weapon)}.`,
  'liquid-spares': (params) => `The liquid finds no weapon with ${team(params.team)}.`,
  'prisoner-freed': (params) => `${Member(params.member)} is freed, and joins ${team(params.team)}.`,
  'doctor-tested': (params) =>
    `${Team(params.team)} finds the doctor: ${params.die}${params.bonus > 0 ? ` + ${params.bonus}` : ''}, ${params.captured ? 'too quick for him' : 'he uses his syringe'}.`,
  'doctor-captured': (params) => `${Team(params.team)} has captured the doctor.`,
  'wanderer-comes': (params) => `A wandering zombie comes in (${params.die}): ${zoneNames[params.at]}.`,
  'nothing-comes': (params) => `${capital(zoneNames[params.at])} (${params.die}): nothing comes in.`,
  'pack-handed': (params) => `${capital(player(params.player))} leads the wandering zombie in ${zoneNames[params.at]}.`,
  'pack-rolled': (params) => `The dead in ${zoneNames[params.at]}: ${params.die} + 1, ${points(params.points)}.`,
  'pack-runs': (params) => `The dead in ${zoneNames[params.at]} run: ${points(params.points)}.`,
  'pack-went': (params) =>
    `${groups[params.kind]} ${walks[params.kind]} from ${zoneNames[params.from]} to ${zoneNames[params.to]}.`,
  'entry-destroyed': (params) =>
    `${Team(params.team)} destroys entry zone ${params.entry} (${nameOf(params.weapon)}): nothing will come there.`,
} satisfies Partial<EventWords>;
