/**
 * Where the heroes begin (p.6 step 9, p.32): in the start zone of the mission. Where it has two, the players share the
 * heroes out between them, as evenly as can be. Until each has been placed, the figures stand shared out in their order.
 */
import { zonePlace } from '@necropole/boards';
import type { MzTable, PhaseName, Rule, Verdict } from '../shape.ts';
import type { Hero, Zone } from '../world.ts';
import { missionOf } from './goals.ts';
import { leadOf, seatsOf, zoneId } from './places.ts';

const SHARING_RULE = 'MZ-32.3';

export function* startZones(table: MzTable): Rule<PhaseName> {
  const { board, world } = table;
  const starts = missionOf(board).map.starts.map((zone) => zonePlace(board.plan, zone));
  const placed: Zone[] = [];
  for (const hero of world.heroes) {
    hero.zone = yield* chooseStart(table, hero, starts, placed);
    placed.push(hero.zone);
    table.tell('hero-starts', SHARING_RULE, { who: hero.id, zone: zoneId(board, hero.zone) });
  }
  return 'players-phase';
}

function* chooseStart(table: MzTable, hero: Hero, starts: readonly Zone[], placed: readonly Zone[]): Rule<Zone> {
  const { world, board } = table;
  const most = Math.ceil(world.heroes.length / starts.length);
  const { value } = yield* table.askAny(seatsOf(world), leadOf(world), {
    key: 'choose-start',
    params: { who: hero.id },
    cite: SHARING_RULE,
    refs: [hero.id],
    options: () =>
      table.options(
        starts,
        (zone) => judgeStart(placed, zone, most, zoneId(board, zone)),
        (zone, refusal) =>
          table.option(`zone:${zoneId(board, zone)}`, zone, refusal, () => ({ refs: [zoneId(board, zone)] })),
      ),
  });
  return value;
}

/** Each start zone takes its share, and no more: then the other has its share too. */
function judgeStart(placed: readonly Zone[], zone: Zone, most: number, id: string): Verdict {
  const heroes = placed.filter((each) => each === zone).length;
  return heroes < most ? null : { key: 'start-zone-full', params: { heroes }, cite: SHARING_RULE, refs: [id] };
}
