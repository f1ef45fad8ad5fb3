/** What is told of the fortress falling: groups and Hulk in fights, flight, the virus, the destruction, the end. */
import { capital, count, list } from '@necropole/kernel/english';
import type { EventWords } from '../spoken.ts';
import { nameOf, player, team, zoneNames } from './names.ts';

const Team = (camp: string): string => capital(team(camp));
const lives = (n: number): string => count(n, 'life point', 'life points');
const packs = {
  wanderer: 'The wandering zombie is destroyed.',
  encounter: 'The zombies of the encounter are destroyed.',
  turned: 'Those who had turned are destroyed.',
} as const;
const causes = {
  capture: 'The doctor is captured',
  hulk: 'Hulk is beaten',
  clock: 'Time has run out',
} as const;

export const endingWords = {
  'defends-too': (params) => `${Team(params.team)} defends as well.`,
  surprised: (params) => `${Team(params.team)} is surprised: they stand in box 1.`,
  'hulk-upon-them': (params) => `Hulk is upon ${team(params.team)}: the assault follows at once.`,
  'wanderer-rolled': (params) => `The wandering zombie: ${params.die} + 3, ${lives(params.lives)}.`,
  'hulk-rolled': (params) =>
    `The doctor is Hulk, in ${zoneNames[params.at]}: ${params.dice.join(' + ')} + 6, ${lives(params.lives)}.`,
  'hulk-beaten': (params) => `${Team(params.team)} has beaten Hulk.`,
  'pack-destroyed': (params) => packs[params.kind],
  'flight-tested': (params) => `${Team(params.team)} tries to flee: ${params.die}${params.flees ? '' : ', in vain'}.`,
  fled: (params) => `${Team(params.team)} flees to ${zoneNames[params.to]}.`,
  pause: (params) => `A pause after ${count(params.rounds, 'round', 'rounds')}: ${team(params.team)} may leave.`,
  'doctor-lost': (params) => `The doctor is lost with ${team(params.team)}.`,
  'destruction-begins': (params) =>
    `${causes[params.cause]}: the fortress will be destroyed, ${count(params.end, 'six', 'sixes')} from now.`,
  'destruction-advances': (params) =>
    `The destruction comes nearer: ${count(params.end - params.now, 'box', 'boxes')} left.`,
  panic: () => 'Panic: all events are turned up.',
  'turned-up': (params) => `In ${zoneNames[params.room]}: ${nameOf(params.marker)}.`,
  'encounter-wakes': (params) => `${count(params.zombies, 'zombie wakes', 'zombies wake')} in ${zoneNames[params.at]}.`,
  'team-turns': (params) =>
    `The virus: ${count(params.members, 'member', 'members')} of ${team(params.team)} turn in ${zoneNames[params.at]}.`,
  'leads-the-turned': (params) =>
    `${capital(player(params.team))} leads ${count(params.zombies, 'helmeted zombie', 'helmeted zombies')} now, and wants everybody else dead.`,
  'not-infected': (params) => `${Team(params.team)} does not carry the coffin.`,
  treated: (params) => `The doctor treats ${team(params.team)}: it had the coffin, and does not turn.`,
  escaped: (params) => `${Team(params.team)} gets out, as number ${params.place}.`,
  buried: (params) => `${Team(params.team)} is buried with the fortress.`,
  'things-shown': (params) => `${Team(params.team)} shows what it carries: ${list(params.things.map(nameOf))}.`,
  'points-counted': (params) => `${Team(params.team)}: ${count(params.points, 'point', 'points')}.`,
} satisfies Partial<EventWords>;
