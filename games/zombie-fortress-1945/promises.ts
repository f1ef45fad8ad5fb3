/** What each fact promises, and how it is seen that it holds. */

import { hexDistance } from '@necropole/boards';
import type { Promises } from '@necropole/kernel';
import { CASTLE, field, towns } from './content/field/map.ts';
import { isZone, LIFT_ROOM } from './content/fortress/plan.ts';
import { entryZones } from './content/fortress/ways.ts';
import { hiddenRoom, nearestDead, nearestTeam, teamOfSeat } from './reading.ts';
import { stopAt } from './rules/field-movement.ts';
import { priceOfZone, stopIn } from './rules/fortress-movement.ts';
import { roundsLeft } from './rules/fortress-turn.ts';
import { diceToReach } from './rules/wandering.ts';
import type { Zf } from './shape.ts';

const MARCH = 'march:';

export const promises: Promises<Zf> = {
  thing: 'tells',
  'hands-on': 'tells',
  'leaves-here': 'tells',
  'takes-up': 'tells',
  shows: 'tells',
  'would-throw': 'tells',
  trades: 'tells',
  'heals-with': 'tells',
  'attacks-with': 'tells',
  'sets-mine': 'tells',
  'looks-with': 'tells',
  'sets-apart': 'tells',
  'seals-with': 'tells',
  'tries-lock': 'tells',
  'blasts-door': 'tells',
  'names-pack': 'tells',
  'lift-away': {
    isSo({ zones }, { world, seat }) {
      const { at } = teamOfSeat(world, seat);
      return at !== null && isZone(at) && (zones === 0) === (at === LIFT_ROOM);
    },
  },
  'names-counter': 'tells',
  'does-what': 'tells',
  'castle-away': {
    isSo: ({ hexes }, { option }) => {
      if (option === null) return true;
      const place = option.key.slice(option.key.indexOf(':') + 1);
      const from = towns.find(({ id }) => id === place)?.at ?? place;
      return hexDistance(field, from, CASTLE) <= hexes;
    },
  },
  price: { comesTrue: ({ half }, { world, after, heard }) => paid(world, after, heard('points-lost'), half) },
  'price-in-hexes': {
    comesTrue: ({ hexes }, { world, after, heard }) => paid(world, after, heard('points-lost'), hexes),
  },
  'stops-here': {
    isSo: ({ why }, { world, seat, option, question }) =>
      option === null || question.key === 'prowl' || whyStopped(world, seat, option.key.slice(MARCH.length)) === why,
    comesTrue: (_, { after, world, question }) =>
      question.key === 'prowl' ? after.fights.length > world.fights.length : null,
  },
  'zone-price': {
    comesTrue({ points }, { world, after, heard }) {
      if (after.turn.seat !== world.turn.seat) return null;
      const rest = heard('zone-points-lost').reduce((sum, lost) => sum + lost.points, 0);
      return after.turn.left + rest === world.turn.left - points;
    },
  },
  'door-too-dear': {
    isSo({ points, zones }, { world, seat }) {
      const { at } = teamOfSeat(world, seat);
      return (
        at !== null && isZone(at) && zones.every((into) => priceOfZone(at, into) === points) && world.turn.left < points
      );
    },
  },
  'lock-odds': {
    comesTrue({ percent }, { heard }) {
      const [tried] = heard('lock-tried');
      return tried === undefined ? null : tried.opens === tried.die > 6 - Math.round((percent * 6) / 100);
    },
  },
  'unseen-rooms': {
    isSo: ({ rooms }, { world }) => world.rooms.filter(({ at }) => hiddenRoom(world, at) !== null).length === rooms,
  },
  'dead-near': {
    isSo({ zones }, { world, seat, option }) {
      const at = option === null ? teamOfSeat(world, seat).at : option.key.slice(MARCH.length);
      return at !== null && isZone(at) && nearestDead(world, at) === zones;
    },
  },
  'dead-may-come': {
    isSo({ from }, { world, seat }) {
      const { at } = teamOfSeat(world, seat);
      return at !== null && isZone(at) && diceToReach(world, at) === from;
    },
  },
  'points-halved': { isSo: ({ points, towards }, { world }) => points === world.turn.left && towards < points },
  'hurts-on': {
    comesTrue({ upTo }, { heard }) {
      const [destroyed] = heard('door-destroyed');
      if (destroyed === undefined) return null;
      return heard('wounded').length + heard('died').length > 0 === destroyed.die <= upTo;
    },
  },
  'is-spent': 'tells',
  'team-near': {
    isSo({ zones }, { world, option }) {
      const key = option?.key ?? '';
      const pack = world.fortress.packs.find(({ id }) => key === `lead:${id}`);
      const at = pack?.at ?? key.slice(MARCH.length);
      return isZone(at) && nearestTeam(world, at) === zones;
    },
  },
  'rounds-left': { isSo: ({ rounds }, { world, board }) => roundsLeft(world, board) === rounds },
  'plays-for': { isSo: ({ out }, { world }) => out === world.fortress.escaped.length > 0 },
  'entries-left': {
    isSo: ({ zones }, { world }) =>
      entryZones.filter(({ entry }) => !world.fortress.entries.includes(entry)).length === zones,
  },
  'gate-zombies': {
    comesTrue({ from, to }, { heard }) {
      const [passed] = heard('gate-passed');
      return passed === undefined ? null : passed.die + 3 >= from && passed.die + 3 <= to;
    },
  },
  'fires-with': 'tells',
  'lost-on': 'tells',
  'all-fire': 'tells',
  'hit-odds': 'tells',
  'waste-odds': 'tells',
  'counter-does': 'tells',
  'find-there': 'tells',
  'may-be-find': 'tells',
  'last-events-why': {
    isSo: ({ first }, { world, seat }) => first === (world.arrived[0] === teamOfSeat(world, seat).camp),
  },
  'stays-lying': 'tells',
  'takes-nothing': 'tells',
  'kill-odds': { isSo: ({ lives, percent }, { option }) => isKillChance(lives, percent, option?.key ?? null) },
  'assault-odds': 'tells',
  'falls-odds': { isSo: ({ before, after }) => before <= after && after <= 100 },
  'captured-on': {
    comesTrue({ from }, { heard }) {
      const [tested] = heard('doctor-tested');
      return tested === undefined ? null : tested.captured === tested.die >= from;
    },
  },
  'coffin-turns': 'tells',
  'sixes-left': {
    comesTrue({ until, sixes }, { heard }) {
      const [came] = until === 'soviets' ? heard('soviets-advance') : heard('destruction-advances');
      return came === undefined ? null : came.end - came.now === sixes - 1;
    },
  },
  'names-camp': 'tells',
  'camps-alike': 'tells',
  counter: 'tells',
  wounded: 'tells',
  'leaves-freely': 'tells',
  'flees-on': {
    comesTrue({ from }, { heard }) {
      const [tested] = heard('flight-tested');
      return tested === undefined ? null : tested.flees === tested.die >= from;
    },
  },
};

/** Why whoever enters a hex or a zone goes no farther. */
function whyStopped(world: Zf['world'], seat: number, at: string): string | null {
  const team = teamOfSeat(world, seat);
  return isZone(at) ? stopIn(world, team, at) : stopAt(world, team, at);
}

/** What was paid is gone from what was left; a team that is stopped loses the rest, and says so. A turn that is over tells nothing. */
function paid(
  before: Zf['world'],
  after: Zf['world'],
  lost: readonly { readonly half: number }[],
  price: number,
): boolean | null {
  if (after.turn.seat !== before.turn.seat || after.turn.die === null) return null;
  const rest = lost.reduce((sum, { half }) => sum + half, 0);
  return after.turn.left + rest === before.turn.left - price;
}

/** Counted otherwise than the rules do: die by die, how likely each number of hits is so far. */
function isKillChance(lives: number, percent: number, key: string | null): boolean {
  if (key === null) return true;
  let hits = [1];
  for (let die = 0; die < Number(key.split(':')[1]); die++) {
    hits = [...hits, 0].map((none, i) => (none * 5) / 6 + (hits[i - 1] ?? 0) / 6);
  }
  const chance = hits.slice(lives).reduce((sum, one) => sum + one, 0);
  return Math.round(100 * chance) === percent;
}
