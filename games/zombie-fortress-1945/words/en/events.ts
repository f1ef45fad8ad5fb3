/** What the rules tell: the log of a match. */
import { capital, count, list } from '@necropole/kernel/english';
import { type EventWords, memberParts } from '../spoken.ts';
import { endingWords } from './endings.ts';
import { fortressWords, groups } from './fortress.ts';
import {
  counter,
  counterName,
  hex,
  markerName,
  member,
  nameOf,
  place,
  player,
  seat,
  seenThere,
  team,
  townNames,
  zoneNames,
} from './names.ts';

const Team = (camp: string): string => capital(team(camp));
const Member = (id: string): string => capital(member(id));
const Counter = (slot: number): string => capital(counter(slot));
const counters = (n: number): string => count(n, 'counter', 'counters');
const dice = (n: number): string => count(n, 'die', 'dice');

export const eventWords: EventWords = {
  ...fortressWords,
  ...endingWords,
  'soviets-set-out': (params) =>
    `The die for the Soviets: ${params.die}. They set out ${count(params.end - params.now, 'box', 'boxes')} from the castle.`,
  'rolled-for-camps': (params) =>
    `The dice for the camps: ${list(params.dice.map((one) => `${seat(one.seat)}: ${one.die}`))}.`,
  'camp-chosen': (params) => `${capital(seat(params.seat))} leads ${team(params.team)}.`,
  'town-chosen': (params) => `${Team(params.team)} starts in ${townNames[params.town]}.`,
  'grenades-given': (params) => `${Member(params.member)} of ${team(params.team)} takes the two grenades.`,
  'begins-first': (params) => `${Team(params.team)} begins.`,
  'turn-begins': (params) => `Turn of ${team(params.team)}.`,
  'turn-ended': (params) => `The turn of ${team(params.team)} is over.`,
  'movement-rolled': (params) => `${Team(params.team)} rolls ${params.die} for movement.`,
  'soviets-advance': ({ end, now }) =>
    now < end
      ? `The Soviets advance: ${count(end - now, 'box', 'boxes')} to the castle.`
      : 'The Soviets reach the castle.',
  marched: (params) => `${Team(params.team)} marches to ${hex(params.to)}.`,
  'thing-helped': (params) => `${nameOf(params.marker)} help ${team(params.team)}.`,
  'points-lost': (params) => `${Team(params.team)} stops; the rest of its movement is lost.`,
  'gate-passed': (params) =>
    `${Team(params.team)} passes the gate: ${params.die} + 3, ${params.die + 3} zombies in all.`,
  'event-turned': (params) => `${Team(params.team)} turns up the event in ${place(params.at)}.`,
  announced: (params) => `${Team(params.team)} announces: ${nameOf(params.marker)}.`,
  encounter: (params) => `Encounter in ${place(params.at)}: ${count(params.zombies, 'zombie', 'zombies')}.`,
  'marker-removed': (params) => `The marker in ${place(params.at)} is removed.`,
  found: (params) =>
    params.thing === null
      ? `${Member(params.member)} of ${team(params.team)} takes what was found.`
      : `${Member(params.member)} of ${team(params.team)} takes: ${markerName(params.thing)}.`,
  'left-behind': (params) => `${nameOf(params.thing)}: left in ${place(params.at)}, for all to see.`,
  'handed-on': (params) => `${Member(params.from)} hands something to ${member(params.to)}.`,
  traded: (params) => `${Member(params.from)} and ${member(params.to)} exchange their weapons.`,
  'picked-up': (params) => `${Member(params.member)} of ${team(params.team)} picks up: ${nameOf(params.thing)}.`,
  'transport-found': (params) => `${Team(params.team)} finds a transport: ${nameOf(params.transport)}.`,
  'transport-boarded': (params) => `${Team(params.team)} boards the ${nameOf(params.transport)}.`,
  'transport-left': (params) => `${Team(params.team)} gets out; the ${nameOf(params.transport)} is gone.`,
  'transport-destroyed': (params) => `The ${nameOf(params.transport)} is gone.`,
  accident: (params) => `An accident: ${team(params.team)} is unharmed, the ${nameOf(params.transport)} is gone.`,
  'flies-over': (params) => `${Team(params.team)} does not trigger the event in ${hex(params.at)}.`,
  'kit-used': (params) => `${Member(params.medic)} uses the kit on ${member(params.member)}.`,
  healed: ({ member: id }) => `${Member(id)} of ${team(memberParts(id).camp)} is whole again.`,
  clash: (params) => `${Team(params.attacker)} attacks ${team(params.defender)} in ${hex(params.at)}.`,
  'clash-rolled': (params) =>
    `${list(params.rolls.map((one) => `${team(one.team)} ${one.die} + ${one.men} = ${one.die + one.men}`))}.`,
  'clash-won': (params) => `${Team(params.team)} wins against ${team(params.loser)}.`,
  'driven-off': (params) => `${Team(params.team)} is moved to ${hex(params.to)}.`,
  'vehicle-attacked': (params) =>
    `${Team(params.team)} fires at the vehicle of ${team(params.enemy)}: ${nameOf(params.weapon)}.`,
  'aircraft-attacked': (params) =>
    `${Team(params.team)} fires at the aircraft of ${team(params.enemy)}: ${params.die}, ${params.hit ? 'hit' : 'missed'}.`,
  arrived: (params) => `${Team(params.team)} is in the castle, as number ${params.place}.`,
  'team-destroyed': (params) => `${Team(params.team)} is destroyed.`,
  'too-late': (params) => `${Team(params.team)} comes too late.`,
  'becomes-master': (params) => `${capital(player(params.player))} will lead the dead in the fortress.`,
  'things-scattered': (params) =>
    params.things.length === 0
      ? `${Team(params.team)} leaves nothing behind.`
      : `Left behind in ${place(params.at)}: ${list(params.things.map(nameOf))}.`,
  'companion-lost': (params) => `${nameOf(params.marker)}: lost with ${team(params.team)}.`,
  'things-lost': (params) => `All that ${team(params.team)} carried is lost.`,
  'fight-begins': (params) =>
    `${Team(params.team)} fights${params.pack === null ? '' : ` ${groups[params.pack].toLowerCase()} in ${place(params.at)}`}; ${player(params.player)} leads the zombies.`,
  'counters-drawn': (params) => `${capital(counters(params.count))} drawn from the bowl.`,
  'fight-resumed': (params) => `The fight of ${team(params.team)} goes on${params.assault ? ': assault' : ''}.`,
  'weapon-wielded': (params) => `${Member(params.member)} takes up a weapon.`,
  shown: (params) => `${Member(params.member)} shows: ${nameOf(params.marker)}.`,
  'gun-fires': (params) => `The tank of ${team(params.team)} fires: ${dice(params.dice)}.`,
  fires: (params) =>
    `${Member(params.member)} fires at box ${params.box}${params.weapon === null ? '' : ` (${nameOf(params.weapon)})`}: ${dice(params.dice)}.`,
  throws: (params) => `${Member(params.member)} throws a grenade: ${dice(params.dice)}.`,
  'mine-set': (params) => `${Member(params.member)} sets a mine under ${counter(params.slot)}: ${params.die}.`,
  'shot-at': (params) =>
    `${dice(params.dice.length)} at ${counter(params.slot)}: ${count(params.hits, 'hit', 'hits')}.`,
  uncovered: (params) => `${Counter(params.slot)} is uncovered: ${counterName(params.counter)}.`,
  'zombie-killed': (params) => `${Counter(params.slot)} falls (${counterName(params.counter)}).`,
  'zombie-hurt': (params) =>
    `${Counter(params.slot)} is hit (${counterName(params.counter)}): ${count(params.left, 'life', 'lives')} left.`,
  'prize-lost': (params) => `${capital(counterName(params.counter))} lost: it was hit.`,
  'device-used': (params) => `${nameOf(params.marker)}: ${params.die}${params.lost ? ', it is lost' : ''}.`,
  advanced: (params) => `The zombies come nearer to ${team(params.team)}.`,
  leapt: (params) => `${Counter(params.slot)} leaps.`,
  'enters-team-box': (params) => `${Counter(params.slot)} is upon the team (${counterName(params.counter)}).`,
  'stays-behind': (params) => `${Counter(params.slot)} stays behind: ${counterName(params.counter)}.`,
  'weapon-dissolved': (params) => `The puddle eats a weapon of ${member(params.member)}: ${nameOf(params.weapon)}.`,
  'weapons-set-apart': (params) => `${Team(params.team)} sets ${count(params.weapons, 'weapon', 'weapons')} apart.`,
  'puddle-is-zombie': (params) => `${Counter(params.slot)} counts as a zombie: there is no weapon to eat.`,
  'fight-suspended': (params) => `The fight of ${team(params.team)} is put off.`,
  'assault-round': (params) =>
    `Assault: ${count(params.members, 'member', 'members')} against ${count(params.zombies, 'place', 'places')}.`,
  'member-strikes': (params) =>
    `${Member(params.member)} strikes ${counter(params.slot)}: ${params.die}${params.bonus > 0 ? ` + ${params.bonus}` : ''}${params.hits ? ', a hit' : ''}.`,
  'zombie-strikes': (params) =>
    `${Counter(params.slot)} strikes ${member(params.member)}: ${params.die}${params.hits ? ', a hit' : ''}.`,
  wounded: ({ member: id }) => `${Member(id)} of ${team(memberParts(id).camp)} is wounded.`,
  died: ({ member: id }) => `${Member(id)} of ${team(memberParts(id).camp)} dies.`,
  'ammunition-tested': (params) =>
    `Ammunition of the ${nameOf(params.weapon)}: ${params.die}${params.lost ? ', it is lost' : ''}.`,
  'weapon-used-up': (params) => `${nameOf(params.weapon)}: used up.`,
  'fight-won': (params) => `${Team(params.team)} wins the fight.`,
  'events-seen': (params) =>
    `${Team(params.team)} studies the map: ${count(params.count, 'hidden event', 'hidden events')}.${seenThere(params.seen)}`,
  'herb-lost': () => 'The herb is lost.',
  'counters-returned': (params) => `${capital(counters(params.count))} back into the bowl.`,
  'last-events': (params) =>
    `${Team(params.team)} may turn up ${count(params.count, 'event', 'events')} before it goes down.`,
  'event-declined': (params) => `${Team(params.team)} turns up no event.`,
  'goes-down': (params) => `${Team(params.team)} goes down into the fortress.`,
  'bowl-filled': (params) => `All ${params.count} counters are in the bowl.`,
  'markers-taken': (params) =>
    `${capital(player(params.player))} takes the ${count(params.count, 'green marker', 'green markers')}.`,
  'marker-laid': (params) => `A marker lies in ${zoneNames[params.room]}.`,
  'fortress-opens': (params) => `All are in the lift room; ${team(params.team)} begins.`,
  'field-over': () => 'The race is over.',
};
