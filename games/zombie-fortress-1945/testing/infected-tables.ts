/**
 * Tables laid by chance on which a team is about to turn, for whoever measures how well it hunts: few matches come to that. Three
 * seats, two teams in the fortress, one of them with the coffin and the other some way from the lift, a few rooms unseen, and
 * the clock has run out.
 *
 *     npx tsx tools/measure-roles.ts --tables games/zombie-fortress-1945/testing/infected-tables.ts --seats 3
 *       --from turned --role turned --players random,greedy,search:60
 */
import { anyGame, type Game, type Start } from '@necropole/kernel';
import { campIds } from '../content/camps.ts';
import { LIFT_ROOM, type ZoneId, zones } from '../content/fortress/plan.ts';
import { stepsBetween } from '../content/fortress/ways.ts';
import type { MarkerId } from '../content/ids.ts';
import { greenMarkers, isSpecial } from '../content/markers/index.ts';
import { zombieFortress } from '../index.ts';
import { type FortressTable, layFortress } from '../positions/fortress.ts';
import { setUp } from '../rules/setup.ts';

const SEATS = 3;
const TEAMS = 2;
const MEN = 6;
/** So many zones from the lift the team that is hunted is, and more: else it is out before anybody is upon it. */
const FAR = 3;
/** The rounds have run out, whatever the clock is. */
const TOO_LATE = 99;

const specials: FortressTable['rooms'] = {
  'eagle-room': 'doctor.1',
  'crank-room': 'battery.1',
  'battery-room': 'crank.1',
};
const outside = zones.filter(({ kind }) => kind !== 'special' && kind !== 'lift').map(({ id }) => id);
const ordinary = zones.filter(({ kind }) => kind === 'ordinary').map(({ id }) => id);
const arms: readonly MarkerId[] = ['mg42.1', 'stg44.1', 'mp3008.1', 'vg-5.1'];

function tableFrom(start: Start): FortressTable {
  const carrier = start.below(TEAMS);
  const other = 1 - carrier;
  const unseen = start.shuffled(ordinary).slice(0, start.below(4));
  const green = start.shuffled(greenMarkers.filter((marker) => !isSpecial(marker)));
  const [far = 'kitchen'] = start.shuffled(outside.filter((zone) => stepsBetween(zone, LIFT_ROOM) >= FAR));
  const [near = 'hall-1', ...others] = start.shuffled(outside.filter((zone) => zone !== far));
  const inOrder = <T>(ofCarrier: T, ofOther: T): T[] => (carrier === 0 ? [ofCarrier, ofOther] : [ofOther, ofCarrier]);
  return {
    at: inOrder<ZoneId>(near, far),
    members: inOrder(MEN - start.below(2), MEN - start.below(4)),
    turn: start.below(SEATS),
    rooms: { ...specials, ...Object.fromEntries(unseen.map((room, i) => [room, green[i] as MarkerId])) },
    packs: others.slice(0, start.below(3)).map((at) => ({ kind: 'wanderer', at })),
    carried: {
      [`${campIds[carrier]}-soldier-1`]: ['coffin.1'],
      [`${campIds[other]}-soldier-1`]: start.shuffled(arms).slice(0, 1),
    },
  };
}

/** The game, but for its set-up. */
export const game: Game = anyGame({
  ...zombieFortress,
  setup(start) {
    const { world, board } = setUp(start);
    layFortress(world, SEATS, tableFrom(start));
    world.fortress.rounds = TOO_LATE;
    return { world, board, phase: 'fortress-turn' };
  },
});
