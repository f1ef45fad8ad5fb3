/** What is told of the fortress falling: groups and Hulk in fights, flight, the virus, the destruction, the end. */
import { capital, count, list, of } from '@necropole/kernel/french';
import type { EventWords } from '../spoken.ts';
import { nameOf, player, team, zoneNames } from './names.ts';

const Team = (camp: string): string => capital(team(camp));
const lives = (n: number): string => count(n, 'point de vie', 'points de vie');
const packs = {
  wanderer: 'Le zombie errant est détruit.',
  encounter: 'Les zombies de la rencontre sont détruits.',
  turned: 'Ceux qui s’étaient transformés sont détruits.',
} as const;
const causes = {
  capture: 'Le docteur est capturé',
  hulk: 'Hulk est vaincu',
  clock: 'Le temps est écoulé',
} as const;

export const endingWords = {
  'defends-too': (params) => `${Team(params.team)} se défend aussi.`,
  surprised: (params) => `${Team(params.team)} est surprise : ils sont en case 1.`,
  'hulk-upon-them': (params) => `Hulk est sur ${team(params.team)} : l’assaut suit aussitôt.`,
  'wanderer-rolled': (params) => `Le zombie errant : ${params.die} + 3, ${lives(params.lives)}.`,
  'hulk-rolled': (params) =>
    `Le docteur est Hulk, dans ${zoneNames[params.at]} : ${params.dice.join(' + ')} + 6, ${lives(params.lives)}.`,
  'hulk-beaten': (params) => `${Team(params.team)} a vaincu Hulk.`,
  'pack-destroyed': (params) => packs[params.kind],
  'flight-tested': (params) => `${Team(params.team)} tente de fuir : ${params.die}${params.flees ? '' : ', en vain'}.`,
  fled: (params) => `${Team(params.team)} fuit vers ${zoneNames[params.to]}.`,
  pause: (params) => `Pause après ${count(params.rounds, 'round', 'rounds')} : ${team(params.team)} peut s’en aller.`,
  'doctor-lost': (params) => `Le docteur est perdu avec ${team(params.team)}.`,
  'destruction-begins': (params) =>
    `${causes[params.cause]} : les souterrains seront détruits, dans ${count(params.end, 'six', 'six')}.`,
  'destruction-advances': (params) =>
    `La destruction approche : encore ${count(params.end - params.now, 'case', 'cases')}.`,
  panic: () => 'Panique : tous les événements sont retournés.',
  'turned-up': (params) => `Dans ${zoneNames[params.room]} : ${nameOf(params.marker)}.`,
  'encounter-wakes': (params) =>
    `${count(params.zombies, 'zombie s’éveille', 'zombies s’éveillent')} dans ${zoneNames[params.at]}.`,
  'team-turns': (params) =>
    `Le virus : ${count(params.members, 'membre', 'membres')} ${of(team(params.team))} se transforment dans ${zoneNames[params.at]}.`,
  'leads-the-turned': (params) =>
    `${capital(player(params.team))} mène désormais ${count(params.zombies, 'zombie casqué', 'zombies casqués')}, et veut la mort de tous les autres.`,
  'not-infected': (params) => `${Team(params.team)} ne porte pas le cercueil.`,
  treated: (params) => `Le docteur soigne ${team(params.team)} : elle avait le cercueil, et ne se transforme pas.`,
  escaped: (params) =>
    `${Team(params.team)} sort des souterrains, en ${params.place === 1 ? '1re' : `${params.place}e`} position.`,
  buried: (params) => `${Team(params.team)} est ensevelie avec les souterrains.`,
  'things-shown': (params) => `${Team(params.team)} montre ce qu’elle porte : ${list(params.things.map(nameOf))}.`,
  'points-counted': (params) => `${Team(params.team)} : ${count(params.points, 'point', 'points')}.`,
} satisfies Partial<EventWords>;
