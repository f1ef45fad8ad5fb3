/** What the rules point out before a choice, and why they refuse one. */
import { capital, count, list } from '@necropole/kernel/english';
import type { Stop } from '../../shape.ts';
import type { FactWords, RefusalWords } from '../spoken.ts';
import { inSix, points } from '../spoken.ts';
import { componentWords } from './components.ts';
import { camps, counter, counterName, markerName, member, nameOf, place, team, townNames, zoneNames } from './names.ts';

const packs = { wanderer: 'Wandering zombie', encounter: 'Zombies', turned: 'Those who have turned' } as const;

const stops = {
  event: 'an event stops the march',
  gate: 'the gate stops the march',
  team: 'a fight with the team there',
  castle: 'the castle',
  dead: 'the dead are there: a fight',
  fight: 'a fight is under way there: the team joins it',
  lift: 'the way out',
} as const;

/** What stops whoever enters, where it lies before what was pointed at. */
const onWay: Readonly<Record<Stop, (at: string) => string>> = {
  event: (at) => `A hidden event is on the way, in ${at}: it stops the march.`,
  gate: (at) => `The gate is on the way, in ${at}: it stops the march. Mountains lead around it.`,
  team: (at) => `A team is on the way, in ${at}: a fight stops the march.`,
  castle: () => 'The castle is on the way: whoever enters stays there.',
  dead: (at) => `The dead are on the way, in ${at}: they must be fought first.`,
  fight: (at) => `A fight is under way on the way, in ${at}: whoever enters joins it.`,
  lift: () => 'The lift room is on the way: whoever enters is out, for good.',
  liquid: (at) => `Corrosive liquid is on the way, in ${at}: go there first, then on.`,
};

/** As it goes on after a colon. */
const small = (text: string): string => text.charAt(0).toLowerCase() + text.slice(1).replace(/\.$/, '');

export const factWords: FactWords = {
  thing: (params) => markerName(params.marker),
  'hands-on': (params) => `${capital(markerName(params.marker))}, from ${member(params.from)} to ${member(params.to)}`,
  'leaves-here': (params) => `Leave here: ${markerName(params.marker)}, of ${member(params.from)}`,
  'takes-up': (params) => `${capital(member(params.member))}: ${markerName(params.marker)}`,
  shows: (params) => `Show ${markerName(params.marker)} (${member(params.member)}), for all to see`,
  'would-throw': (params) => `${capital(member(params.member))} throws: ${markerName(params.marker)}`,
  trades: (params) =>
    `Exchange: ${markerName(params.marker)} of ${member(params.from)}, ${markerName(params.other)} of ${member(params.to)}`,
  'heals-with': (params) => `Heal ${member(params.member)}: ${markerName(params.marker)} of ${member(params.from)}`,
  'attacks-with': (params) => `Fire at ${team(params.team)}: ${markerName(params.marker)} of ${member(params.member)}`,
  'sets-mine': (params) => `${capital(member(params.member))} sets: ${markerName(params.marker)}`,
  'looks-with': (params) => `${capital(member(params.member))} looks with: ${markerName(params.marker)}`,
  'sets-apart': (params) => `Set apart: ${markerName(params.marker)} of ${member(params.member)}`,
  'seals-with': (params) => `Destroy this entry zone: ${markerName(params.marker)} of ${member(params.member)}`,
  'tries-lock': (params) => `Try the lock to ${zoneNames[params.to]}`,
  'blasts-door': (params) =>
    `Destroy the door to ${zoneNames[params.to]}: ${markerName(params.marker)} of ${member(params.member)}`,
  'names-pack': (params) => `${packs[params.kind]}, in ${zoneNames[params.at]}`,
  'lift-away': (params) =>
    params.zones === 0 ? 'the way out is here' : `the way out is ${count(params.zones, 'zone', 'zones')} away`,
  'names-counter': (params) =>
    `${capital(counterName(params.counter))} (${counter(params.slot)})${params.second ? ', its second place: it holds two' : ''}`,
  'does-what': (params) => `${markerName(params.marker)}: ${componentWords[params.marker]?.text ?? ''}`,
  'castle-away': (params) => `castle ${count(params.hexes, 'hex', 'hexes')} away`,
  price: (params) => `costs ${points(params.half)}`,
  'price-in-hexes': (params) => count(params.hexes, 'hex', 'hexes'),
  'stops-here': (params) => stops[params.why],
  'zone-price': (params) =>
    params.doors === 0
      ? `costs ${params.points}`
      : `costs ${params.points}, ${count(params.doors, 'door', 'doors')} among it`,
  'door-too-dear': (params) =>
    `a door costs 1 point more: it takes ${params.points} to go into ${list(params.zones.map((zone) => zoneNames[zone]))}`,
  'lock-odds': (params) => `opens in ${params.percent}% of cases`,
  'unseen-rooms': (params) => `${count(params.rooms, 'room', 'rooms')} that nobody has looked into`,
  'dead-near': (params) =>
    params.zones === 0 ? 'the dead are there' : `the nearest dead ${count(params.zones, 'zone', 'zones')} away`,
  'dead-may-come': (params) =>
    params.from === 1
      ? 'they can be here in one move, whatever the die'
      : `they can be here in one move, on ${params.from} or more`,
  'points-halved': (params) =>
    `${count(params.points, 'point', 'points')}, ${params.towards} of them towards an entry zone`,
  'hurts-on': (params) => `opens for certain; on ${params.upTo} (${inSix(params.upTo)}%) somebody of the team is hurt`,
  'is-spent': (params) => (params.left === 0 ? 'used up' : `spends a throw, ${params.left} left`),
  'team-near': (params) => `${count(params.zones, 'zone', 'zones')} from a team`,
  'rounds-left': (params) => `${count(params.rounds, 'round', 'rounds')} until the destruction begins by itself`,
  'plays-for': ({ role, out }) =>
    role === 'idle'
      ? 'without a team one wins nothing any more; if no team gets out, the zombie master wins'
      : out
        ? 'a team got out: the dead win nothing any more'
        : 'the dead win if no team gets out',
  'entries-left': (params) => `${count(params.zones, 'entry zone', 'entry zones')} of 6 intact`,
  'gate-zombies': (params) => `${params.from} to ${params.to} zombies; mountains lead around it`,
  'fires-with': (params) =>
    `${params.weapon === null ? 'rifle' : nameOf(params.weapon)}, ${count(params.dice, 'die', 'dice')}`,
  'lost-on': (params) => `lost afterwards on ${params.upTo} or less (${inSix(params.upTo)}%)`,
  'all-fire': (params) =>
    `Fire at box ${params.box}: ${params.shooters} shooters, ${count(params.dice, 'die', 'dice')}`,
  'kill-odds': (params) =>
    params.lives === 1 ? `${params.percent}% to kill it` : `${params.percent}% to kill it (${params.lives} lives)`,
  'assault-odds': (params) =>
    `a round of assault: ${(params.dealt / 10).toFixed(1)} dealt, ${(params.taken / 10).toFixed(1)} taken; nobody hurt: ${params.unharmed}%`,
  'falls-odds': (params) =>
    params.after === 0
      ? count(params.lives, 'life', 'lives')
      : `falls: ${params.before === 0 ? '' : `${params.before} → `}${params.after}%${params.lives > 1 ? ` (${params.lives} lives)` : ''}`,
  'captured-on': (params) => `captured on ${params.from} or more (${inSix(7 - params.from)}%), else Hulk`,
  'coffin-turns': () => 'whoever carries it turns into zombies, and plays on with the dead',
  'sixes-left': (params) =>
    `${count(params.sixes, 'six', 'sixes')} until ${params.until === 'soviets' ? 'the Soviets are there' : 'the fortress is destroyed'}`,
  'hit-odds': (params) => `${params.percent}% for a damage`,
  'waste-odds': (params) => `${params.percent}% to destroy the ${nameOf(params.counter)}`,
  'counter-does': (params) => `${nameOf(params.counter)}: ${small(componentWords[params.counter]?.text ?? '')}`,
  'find-there': (params) => `nothing there but the ${nameOf(params.counter)}, which a 6 destroys`,
  'may-be-find': () => 'a counter that lies face down may be a herb or a map fragment: a 6 destroys it',
  'names-camp': (params) => camps[params.camp],
  'camps-alike': (params) =>
    `the camps differ in their name only: ${count(params.soldiers, 'soldier', 'soldiers')}, ${count(params.medics, 'medic', 'medics')} each`,
  counter: (params) => counterName(params.counter),
  'last-events-why': (params) =>
    `${params.first ? 'the first to arrive, it chooses 2, the other teams 1' : 'the first team to arrive chooses 2, the others 1'}; an object is kept, zombies are fought at once, a transport is lost`,
  'stays-lying': () => 'what stays there is for whoever comes, and is asked about at each turn that ends here',
  'takes-nothing': () => 'Pick up nothing',
  'flees-on': (params) =>
    `succeeds on ${params.from} or more (${inSix(7 - params.from)}%); if not, they come on a box, as if the team stood`,
  wounded: () => 'wounded',
  'leaves-freely': () =>
    'to leave: two zones away, without a die, and its own turn ends; the dead stay there with their lives',
};

export const refusalWords: RefusalWords = {
  'camp-taken': (params) => `${camps[params.camp]} is taken.`,
  'town-taken': (params) => `A team starts in ${townNames[params.town]} already.`,
  'too-many-weapons': (params) =>
    `${capital(member(params.member))} carries too many weapons: hand one on, or leave it.`,
  'too-dear': (params) => `Entering costs ${points(params.half)}; ${points(params.left)} left.`,
  'stopped-on-way': (params) => onWay[params.why](place(params.at)),
  'too-far': () => 'Out of reach with the points that are left.',
  'no-mountains': (params) => `The ${nameOf(params.transport)} does not enter mountains.`,
  'fight-there': () => 'A team is held there by a fight.',
  'comes-along': () => 'This cannot be left behind.',
  'to-be-announced': () => 'Everybody is to see this: announce it.',
  'kept-secret': () => 'This is nobody else’s business.',
  'hands-full': (params) => `${capital(member(params.member))} has a weapon already.`,
  'hands-free': (params) => `${capital(member(params.member))} has a hand free.`,
  'handed-enough': () => 'Enough has changed hands this turn.',
  'no-kit': () => 'Only a medic kit heals.',
  'no-medic': () => 'No medic is alive.',
  'not-wounded': () => 'Not wounded.',
  'not-a-weapon': () => 'No weapon to be chosen here.',
  'wields-already': () => 'One weapon a fight.',
  'four-fire': () => 'No more than four act in a volley.',
  'acts-already': () => 'They act in this volley already.',
  'box-empty': (params) => `Nobody stands in box ${params.box}.`,
  'out-of-range': (params) => `Their weapon cannot be used at box ${params.box}.`,
  'weapon-spent': () => 'Their weapon has served.',
  'scanned-already': () => 'Used in this fight already.',
  'nothing-to-uncover': () => 'Nothing lies face down there.',
  'no-leaper': () => 'It advances one box.',
  'leaps-already': () => 'It leaps already.',
  'weapons-left': () => 'There are weapons left to set apart.',
  'not-for-this': () => 'Of no use for this.',
  'shown-already': () => 'Everybody has seen it: it helps by itself.',
  infected: () => 'You carry the coffin.',
  'not-infected': () => 'You do not carry the coffin.',
  'attacked-already': () => 'It has attacked this turn.',
  'nowhere-to-flee': () => 'No two zones are open to a flight.',
  'own-room': (params) => `This key does not lie in ${zoneNames[params.room]}: it opens it.`,
  'keys-in-rooms': () => 'The keys lie in ordinary rooms.',
  'doctor-first': () => 'The doctor must lie in a special room: this is the last.',
  'key-put-aside': () => 'Two keys are in play, that of the doctor’s room among them: this one is put aside.',
  'keys-missing': (params) => `${capital(count(params.keys, 'key is', 'keys are'))} still to be laid.`,
  'event-waits': () => 'The dead must be killed first, and the event waits for the turn after.',
  'not-locked': () => 'No lock holds this door.',
  'lock-step-over': () => 'One lock a turn.',
  'blasted-already': () => 'One door a turn.',
  'blast-on-way': () => 'The lock was tried in its place: after the die, a door may still be destroyed on the way.',
  'half-points': (params) =>
    `Towards an entry zone only ${count(params.most, 'point', 'points')} of the die may be spent; spent so far: ${params.spent}.`,
  locked: (params) => `The door between ${zoneNames[params.from]} and ${zoneNames[params.into]} is locked.`,
  'zone-too-dear': (params) =>
    `Going there costs ${params.points}${params.points > 1 ? ', 1 of it for the door' : ''}; ${params.left} left.`,
  wall: () => 'There is a wall between.',
  'not-the-model': () => 'Only the scale model of the fortress, which shows the hidden events, may stay face down.',
  'stays-there': () => 'It stays in its room.',
  'not-yours': () => 'You lead those who have turned, and no others.',
  'created-already': () => 'One try a turn.',
  'enough-wanderers': () => 'Enough wandering zombies are in play.',
  'fell-just-now': () => 'One killed at this activation comes back at the next.',
  'just-came': () => 'It has just come in: it moves from the next turn on.',
  'held-by-fight': () => 'It is in a fight.',
  'moved-already': () => 'It has moved at this turn.',
  'others-there': () => 'Others of the dead are there: no two groups end in one zone.',
  'sealed-already': () => 'This entry zone is destroyed.',
  'doctor-elsewhere': () => 'The doctor goes into the room whose key is put aside.',
  'others-uncovered': () => 'Somebody would be left without an opponent.',
};
