/**
 * Tables laid by chance on which a team is about to turn, for whoever measures how well it hunts: few matches come to that. Three
 * seats, two teams somewhere in the fortress, one of them with the coffin, some rooms unseen, and the clock has run out.
 *
 *     npx tsx tools/measure-roles.ts --tables games/zombie-fortress-1945/testing/infected-tables.ts --seats 3
 *       --from turned --role turned --players random,greedy,search:60
 */
import { anyGame, type Game, type Start } from '@necropole/kernel';
import { campIds } from '../content/camps.ts';
import { type ZoneId, zones } from '../content/fortress/plan.ts';
import type { MarkerId } from '../content/ids.ts';
import { greenMarkers, isSpecial } from '../content/markers/index.ts';
import { zombieFortress } from '../index.ts';
import { type FortressTable, layFortress } from '../positions/fortress.ts';
import { setUp } from '../rules/setup.ts';

const SEATS = 3;
const TEAMS = 2;
const MEN = 6;
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
  const carrier = campIds[start.below(TEAMS)] ?? 'usa';
  const armed = campIds.slice(0, TEAMS).find((camp) => camp !== carrier) ?? 'usa';
  const unseen = start.shuffled(ordinary).slice(0, 2 + start.below(ordinary.length - 2));
  const green = start.shuffled(greenMarkers.filter((marker) => !isSpecial(marker)));
  const [first = 'hall-1', second = 'hall-2', ...others] = start.shuffled<ZoneId>(outside);
  return {
    at: [first, second],
    members: [MEN - start.below(4), MEN - start.below(4)],
    turn: start.below(SEATS),
    rooms: { ...specials, ...Object.fromEntries(unseen.map((room, i) => [room, green[i] as MarkerId])) },
    packs: others.slice(0, start.below(3)).map((at) => ({ kind: 'wanderer', at })),
    carried: {
      [`${carrier}-soldier-1`]: ['coffin.1'],
      [`${armed}-soldier-1`]: start.shuffled(arms).slice(0, 1),
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
