/** What the rules tell: the log of a match. */
import { capital, count, list, of } from '@necropole/kernel/french';
import { type EventWords, memberParts } from '../spoken.ts';
import { endingWords } from './endings.ts';
import { fortressWords, groups } from './fortress.ts';
import {
  counter,
  counterName,
  hex,
  inPlace,
  markerName,
  member,
  nameOf,
  ofMember,
  player,
  seat,
  seenThere,
  team,
  toMember,
  townNames,
  zoneNames,
} from './names.ts';

const Team = (camp: string): string => capital(team(camp));
const Member = (id: string): string => capital(member(id));
const Counter = (slot: number): string => capital(counter(slot));
const counters = (n: number): string => count(n, 'pion', 'pions');
const dice = (n: number): string => count(n, 'dé', 'dés');

export const eventWords: EventWords = {
  ...fortressWords,
  ...endingWords,
  'soviets-set-out': (params) =>
    `Le dé des Soviétiques : ${params.die}. Ils partent à ${count(params.end - params.now, 'case', 'cases')} du château.`,
  'rolled-for-camps': (params) =>
    `Les dés pour les camps : ${list(params.dice.map((one) => `${seat(one.seat)} : ${one.die}`))}.`,
  'camp-chosen': (params) => `${capital(seat(params.seat))} mène ${team(params.team)}.`,
  'town-chosen': (params) => `${Team(params.team)} part de ${townNames[params.town]}.`,
  'grenades-given': (params) => `${Member(params.member)} ${of(team(params.team))} prend les deux grenades.`,
  'begins-first': (params) => `${Team(params.team)} commence.`,
  'turn-begins': (params) => `Tour ${of(team(params.team))}.`,
  'turn-ended': (params) => `Le tour ${of(team(params.team))} est fini.`,
  'movement-rolled': (params) => `${Team(params.team)} lance ${params.die} pour son mouvement.`,
  'soviets-advance': ({ end, now }) =>
    now < end
      ? `Les Soviétiques avancent : ${count(end - now, 'case', 'cases')} jusqu’au château.`
      : 'Les Soviétiques arrivent au château.',
  marched: (params) => `${Team(params.team)} va en ${hex(params.to)}.`,
  'thing-helped': (params) => `${Team(params.team)} y gagne : ${nameOf(params.marker)}.`,
  'points-lost': (params) => `${Team(params.team)} s’arrête ; le reste de son mouvement est perdu.`,
  'gate-passed': (params) =>
    `${Team(params.team)} franchit la grille : ${params.die} + 3, soit ${params.die + 3} zombies.`,
  'event-turned': (params) => `${Team(params.team)} retourne l’événement ${inPlace(params.at)}.`,
  announced: (params) => `${Team(params.team)} annonce : ${nameOf(params.marker)}.`,
  encounter: (params) => `Rencontre ${inPlace(params.at)} : ${count(params.zombies, 'zombie', 'zombies')}.`,
  'marker-removed': (params) => `Le marqueur ${inPlace(params.at)} est retiré.`,
  found: (params) =>
    params.thing === null
      ? `${Member(params.member)} ${of(team(params.team))} prend ce qui a été trouvé.`
      : `${Member(params.member)} ${of(team(params.team))} prend : ${markerName(params.thing)}.`,
  'left-behind': (params) =>
    `${Team(params.team)} laisse ceci ${inPlace(params.at)}, à la vue de tous : ${nameOf(params.thing)}.`,
  'handed-on': (params) => `${Member(params.from)} passe quelque chose ${toMember(params.to)}.`,
  traded: (params) => `${Member(params.from)} et ${member(params.to)} échangent leurs armes.`,
  'picked-up': (params) => `${Member(params.member)} ${of(team(params.team))} ramasse : ${nameOf(params.thing)}.`,
  'transport-found': (params) => `${Team(params.team)} trouve un engin : ${nameOf(params.transport)}.`,
  'transport-boarded': (params) => `${Team(params.team)} monte à bord : ${nameOf(params.transport)}.`,
  'transport-left': (params) =>
    `${Team(params.team)} descend ; l’engin est retiré du jeu : ${nameOf(params.transport)}.`,
  'transport-destroyed': (params) => `L’engin est retiré du jeu : ${nameOf(params.transport)}.`,
  accident: (params) => `Accident : ${team(params.team)} n’a rien, l’engin est perdu (${nameOf(params.transport)}).`,
  'flies-over': (params) => `${Team(params.team)} ne déclenche pas l’événement en ${hex(params.at)}.`,
  'kit-used': (params) => `${Member(params.medic)} utilise la trousse sur ${member(params.member)}.`,
  healed: ({ member: id }) => `${Member(id)} ${of(team(memberParts(id).camp))} est guéri.`,
  clash: (params) => `${Team(params.attacker)} attaque ${team(params.defender)} en ${hex(params.at)}.`,
  'clash-rolled': (params) =>
    `${capital(list(params.rolls.map((one) => `${team(one.team)} ${one.die} + ${one.men} = ${one.die + one.men}`)))}.`,
  'clash-won': (params) => `${Team(params.team)} l’emporte sur ${team(params.loser)}.`,
  'driven-off': (params) => `${Team(params.team)} est déplacée en ${hex(params.to)}.`,
  'vehicle-attacked': (params) =>
    `${Team(params.team)} tire sur le véhicule ${of(team(params.enemy))} : ${nameOf(params.weapon)}.`,
  'aircraft-attacked': (params) =>
    `${Team(params.team)} tire sur l’engin aérien ${of(team(params.enemy))} : ${params.die}, ${params.hit ? 'touché' : 'manqué'}.`,
  arrived: (params) =>
    `${Team(params.team)} est au château, en ${params.place === 1 ? '1re' : `${params.place}e`} position.`,
  'team-destroyed': (params) => `${Team(params.team)} est détruite.`,
  'too-late': (params) => `${Team(params.team)} arrive trop tard.`,
  'becomes-master': (params) => `${capital(player(params.player))} mènera les morts dans les souterrains.`,
  'things-scattered': (params) =>
    params.things.length === 0
      ? `${Team(params.team)} ne laisse rien derrière elle.`
      : `Laissé ${inPlace(params.at)} : ${list(params.things.map(nameOf))}.`,
  'companion-lost': (params) => `${nameOf(params.marker)} : au sort ${of(team(params.team))}.`,
  'things-lost': (params) => `Tout ce que portait ${team(params.team)} est perdu.`,
  'fight-begins': (params) =>
    `${Team(params.team)} se bat${params.pack === null ? '' : ` contre ${groups[params.pack].toLowerCase()}, ${inPlace(params.at)}`} ; ${player(params.player)} mène les zombies.`,
  'counters-drawn': (params) => `Tirage au bol : ${counters(params.count)}.`,
  'fight-resumed': (params) => `Le combat ${of(team(params.team))} reprend${params.assault ? ' : assaut' : ''}.`,
  'weapon-wielded': (params) => `${Member(params.member)} prend une arme en main.`,
  shown: (params) => `${Member(params.member)} montre : ${nameOf(params.marker)}.`,
  'gun-fires': (params) => `Le char ${of(team(params.team))} tire : ${dice(params.dice)}.`,
  fires: (params) =>
    `${Member(params.member)} tire sur la case ${params.box}${params.weapon === null ? '' : ` (${nameOf(params.weapon)})`} : ${dice(params.dice)}.`,
  throws: (params) => `${Member(params.member)} lance une grenade : ${dice(params.dice)}.`,
  'mine-set': (params) => `${Member(params.member)} pose une mine sous ${counter(params.slot)} : ${params.die}.`,
  'shot-at': (params) =>
    `${capital(dice(params.dice.length))} sur ${counter(params.slot)} : ${count(params.hits, 'touché', 'touchés')}.`,
  uncovered: (params) => `${Counter(params.slot)} est découvert : ${counterName(params.counter)}.`,
  'zombie-killed': (params) => `${Counter(params.slot)} tombe (${counterName(params.counter)}).`,
  'zombie-hurt': (params) =>
    `${Counter(params.slot)} est touché (${counterName(params.counter)}) : encore ${count(params.left, 'vie', 'vies')}.`,
  'prize-lost': (params) => `${capital(counterName(params.counter))} : perdu sous le tir.`,
  'device-used': (params) => `${nameOf(params.marker)} : ${params.die}${params.lost ? ', il est perdu' : ''}.`,
  advanced: (params) => `Les zombies approchent ${of(team(params.team))}.`,
  leapt: (params) => `${Counter(params.slot)} bondit.`,
  'enters-team-box': (params) => `${Counter(params.slot)} est sur l’équipe (${counterName(params.counter)}).`,
  'stays-behind': (params) => `${Counter(params.slot)} reste en arrière : ${counterName(params.counter)}.`,
  'weapon-dissolved': (params) => `La flaque ronge une arme ${ofMember(params.member)} : ${nameOf(params.weapon)}.`,
  'weapons-set-apart': (params) => `${Team(params.team)} met à part ${count(params.weapons, 'arme', 'armes')}.`,
  'puddle-is-zombie': (params) => `${Counter(params.slot)} compte comme un zombie : il n’y a pas d’arme à ronger.`,
  'fight-suspended': (params) => `Le combat ${of(team(params.team))} est suspendu.`,
  'assault-round': (params) =>
    `Un round d’assaut : ${count(params.members, 'membre', 'membres')} contre ${count(params.zombies, 'place', 'places')}, deux par géant.`,
  'member-strikes': (params) =>
    `${Member(params.member)} frappe ${counter(params.slot)} : ${params.die}${params.bonus > 0 ? ` + ${params.bonus}` : ''}${params.hits ? ', touché' : ''}.`,
  'zombie-strikes': (params) =>
    `${Counter(params.slot)} frappe ${member(params.member)} : ${params.die}${params.hits ? ', touché' : ''}.`,
  wounded: ({ member: id }) => `${Member(id)} ${of(team(memberParts(id).camp))} est blessé.`,
  died: ({ member: id }) => `${Member(id)} ${of(team(memberParts(id).camp))} meurt.`,
  'ammunition-tested': (params) =>
    `Munitions (${nameOf(params.weapon)}) : ${params.die}${params.lost ? ', l’arme est perdue' : ''}.`,
  'weapon-used-up': (params) => `${nameOf(params.weapon)} : a servi.`,
  'fight-won': (params) => `${Team(params.team)} gagne le combat.`,
  'events-seen': (params) =>
    `${Team(params.team)} étudie la carte : ${count(params.count, 'événement caché', 'événements cachés')}.${seenThere(params.seen)}`,
  'herb-lost': () => 'L’herbe est perdue.',
  'counters-returned': (params) => `Retour au bol : ${counters(params.count)}.`,
  'last-events': (params) =>
    `${Team(params.team)} peut retourner ${count(params.count, 'événement', 'événements')} avant de descendre.`,
  'event-declined': (params) => `${Team(params.team)} ne retourne aucun événement.`,
  'goes-down': (params) => `${Team(params.team)} descend dans les souterrains.`,
  'bowl-filled': (params) => `Les ${params.count} pions sont tous dans le bol.`,
  'markers-taken': (params) => `${capital(player(params.player))} prend les marqueurs verts : ${params.count}.`,
  'marker-laid': (params) => `Un marqueur dans ${zoneNames[params.room]}.`,
  'fortress-opens': (params) => `Tous sont dans la salle des ascenseurs ; ${team(params.team)} commence.`,
  'field-over': () => 'La course est finie.',
};
