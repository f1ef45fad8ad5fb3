/** What is told of the turns in the fortress: doors, movement, events, and the dead that walk. */
import { capital, count, of } from '@necropole/kernel/french';
import type { EventWords } from '../spoken.ts';
import { door, member, nameOf, ofMember, player, seenThere, team, zoneNames } from './names.ts';

const Team = (camp: string): string => capital(team(camp));
const Member = (id: string): string => capital(member(id));
const points = (n: number): string => count(n, 'point', 'points');
/** Groups that walk. */
export const groups = {
  wanderer: 'Le zombie errant',
  encounter: 'Les zombies de la rencontre',
  turned: 'Ceux qui se sont transformés',
} as const;
const walks = { wanderer: 'va', encounter: 'vont', turned: 'vont' } as const;

export const fortressWords = {
  activated: ({ role, team: camp }) => {
    if (role === 'team') return `Au tour ${of(team(camp))}.`;
    if (role === 'master') return `Le maître des zombies : ${player(camp)}.`;
    return role === 'turned'
      ? `Ceux qui se sont transformés : ${player(camp)}.`
      : `${capital(player(camp))} mène un zombie.`;
  },
  'activation-over': (params) => `${capital(player(params.player))} a fini.`,
  'lock-tried': (params) =>
    `${Team(params.team)} teste la serrure ${door(params.door)} : ${params.die}, ${params.opens ? 'elle s’ouvre' : 'elle résiste'}.`,
  'door-shuts': (params) => `La porte ${door(params.door)} est de nouveau fermée à clé.`,
  'opened-by-key': (params) =>
    `${Team(params.team)} a la clé (${nameOf(params.key)}) : la porte ${door(params.door)} s’ouvre.`,
  'key-removed': (params) => `${nameOf(params.key)} : la clé a servi, et quitte le jeu ; la porte reste ouverte.`,
  'charge-set': (params) =>
    `${Member(params.member)} emploie son arme (${nameOf(params.weapon)}) sur la porte ${door(params.door)}.`,
  'goes-at': (params) => `${Team(params.team)} attaque les morts dans ${zoneNames[params.at]}.`,
  'door-destroyed': (params) => `${Team(params.team)} détruit la porte ${door(params.door)} : ${params.die}.`,
  'zones-rolled': (params) => `${Team(params.team)} obtient ${params.die} : ${points(params.points)}.`,
  went: (params) => `${Team(params.team)} va dans ${zoneNames[params.to]}.`,
  'doctor-follows': (params) => `Le docteur suit ${team(params.team)}.`,
  'zone-points-lost': (params) => `${Team(params.team)} n’emploie pas ${points(params.points)}.`,
  'kept-quiet': (params) =>
    `${Team(params.team)} laisse ce qu’elle a trouvé dans ${zoneNames[params.at]}, face cachée.`,
  'model-studied': (params) =>
    `${Team(params.team)} étudie la maquette : ${count(params.count, 'événement caché', 'événements cachés')}.${seenThere(params.seen)}`,
  'weapon-corroded': (params) => `Le liquide ronge une arme ${ofMember(params.member)} : ${nameOf(params.weapon)}.`,
  'liquid-spares': (params) => `Le liquide ne trouve aucune arme dans ${team(params.team)}.`,
  'prisoner-freed': (params) => `${Member(params.member)} est libéré, et rejoint ${team(params.team)}.`,
  'doctor-tested': (params) =>
    `${Team(params.team)} trouve le docteur : ${params.die}${params.bonus > 0 ? ` + ${params.bonus}` : ''}, ${params.captured ? 'elle est plus rapide que lui' : 'il se plante la seringue'}.`,
  'doctor-captured': (params) => `${Team(params.team)} a capturé le docteur.`,
  'wanderer-comes': (params) => `Un zombie errant entre (${params.die}) : ${zoneNames[params.at]}.`,
  'nothing-comes': (params) => `${capital(zoneNames[params.at])} (${params.die}) : rien n’entre.`,
  'pack-handed': (params) => `${capital(player(params.player))} mène le zombie errant dans ${zoneNames[params.at]}.`,
  'pack-rolled': (params) => `Les morts dans ${zoneNames[params.at]} : ${params.die} + 1, ${points(params.points)}.`,
  'pack-runs': (params) => `Les morts dans ${zoneNames[params.at]} courent : ${points(params.points)}.`,
  'pack-went': (params) =>
    `${groups[params.kind]} ${walks[params.kind]} dans ${zoneNames[params.to]}, depuis ${zoneNames[params.from]}.`,
  'entry-destroyed': (params) =>
    `${Team(params.team)} détruit la zone d’entrée ${params.entry} (${nameOf(params.weapon)}) : plus rien n’y entrera.`,
} satisfies Partial<EventWords>;
