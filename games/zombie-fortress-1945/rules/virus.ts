/**
 * The virus (B-6.0).
 *
 * 1. When the destruction begins, the team that found the coffin turns; unless it holds the doctor, who treats it.
 * 2. Its members are replaced by helmeted zombies, a group that its player leads from now on.
 * 3. They attack whoever is in their zone at once, by surprise.
 */
import { EVERYBODY, moveCard } from '@necropole/kernel';
import { counterOf } from '../content/counters/index.ts';
import { isZone, type ZoneId } from '../content/fortress/plan.ts';
import { type Carried, carriedBy, itemAt, markerAt, placeOf } from '../reading.ts';
import type { PhaseName, Rule, Verdict, ZfTable } from '../shape.ts';
import type { Team } from '../world.ts';
import { scatterThings } from './carrying.ts';
import { beginFight, withdraw } from './fights.ts';
import { endTurnOf } from './losses.ts';
import { addPack } from './packs.ts';
import { isCoffin, isCoffinIn } from './setup.ts';
import { hasUnseen, noteSeen } from './showing.ts';
import { settleIfOver } from './victory.ts';

/** The infected team turns (ZF-8.18), or is treated (ZF-8.19). Gives what the match goes on with. */
export function* virusStrikes(table: ZfTable, after: PhaseName): Rule<PhaseName> {
  const { world } = table;
  world.after = after;
  const carrier = yield* findInfected(table);
  const coffin = carrier === null ? null : coffinOf(carrier);
  if (carrier === null || coffin === null) return after;
  noteSeen(world, table.reveal(coffin.member.items, coffin.place, EVERYBODY));
  table.uses(itemAt(coffin).id);
  if (carrier.doctor) {
    table.tell('treated', 'ZF-8.19', { team: carrier.camp });
    return after;
  }
  return yield* turnTeam(table, carrier);
}

/** Whoever carries anything that not everybody has seen says whether it is the coffin (ZF-8.18): that nobody can keep to himself. */
function* findInfected(table: ZfTable): Rule<Team | null> {
  const { world } = table;
  if (!isCoffinIn(table.seats)) return null;
  for (const team of world.teams.filter(({ state }) => state === 'arrived')) {
    if (!hasUnseen(team)) continue;
    const isInfected = yield* table.ask(team.seat, {
      key: 'infection',
      params: { team: team.camp },
      cite: 'ZF-8.18',
      refs: [team.camp],
      context: () => [{ key: 'coffin-turns', params: {} }],
      options: () => [
        table.option('healthy', false, judgeHealthy(team)),
        table.option('infected', true, judgeInfected(team)),
      ],
    });
    if (isInfected) return team;
    world.fortress.healthy.push(team.camp);
    table.tell('not-infected', 'ZF-8.18', { team: team.camp });
  }
  return null;
}

function judgeHealthy(team: Team): Verdict {
  return coffinOf(team) === null ? null : { key: 'infected', params: {}, cite: 'ZF-8.18' };
}

function judgeInfected(team: Team): Verdict {
  return coffinOf(team) === null ? { key: 'not-infected', params: {}, cite: 'ZF-8.18' } : null;
}

/** The coffin, where somebody of the team carries it (ZF-8.17). */
function coffinOf(team: Team): Carried | null {
  return carriedBy(team).find((thing) => isCoffin(markerAt(thing))) ?? null;
}

/** All its members become helmeted zombies (ZF-8.22, ZF-8.25), and attack who is there (ZF-8.27). */
function* turnTeam(table: ZfTable, team: Team): Rule<PhaseName> {
  const { world } = table;
  const at = placeOf(team);
  if (!isZone(at)) return world.after;
  const count = team.members.length;
  table.tell('team-turns', 'ZF-8.18', { team: team.camp, at, members: count });
  team.state = 'turned';
  dropThings(table, team);
  withdraw(table, team);
  const pack = helmeted(table, team, at, count);
  table.tell('leads-the-turned', 'ZF-8.22', { seat: team.seat, team: team.camp, at, zombies: count });
  endTurnOf(table, team);
  yield* settleIfOver(table);
  const victims = world.teams.filter((one) => one.state === 'arrived' && one.at === at).map(({ camp }) => camp);
  return beginFight(table, { teams: victims, at, foe: { kind: 'pack', pack }, surprise: true }, world.after);
}

/** What they carried stays in the zone; who had joined them is removed (ZF-8.23). */
function dropThings(table: ZfTable, team: Team): void {
  const [first, ...others] = team.members;
  if (first === undefined) return;
  for (const { items } of others) while (items.cards.length > 0) table.move(items, 0, first.items);
  scatterThings(table, team, first, true);
  team.members = [];
}

function helmeted(table: ZfTable, { seat }: Team, at: ZoneId, count: number): number {
  const { apart } = table.world;
  const pack = addPack(table, { kind: 'turned', at, leader: seat, zombies: null });
  for (let turned = 0; turned < count; turned++) {
    const counter = apart.cards.find((one) => counterOf(one).id === 'helmeted');
    if (counter === undefined) break;
    moveCard(table, apart, counter, pack.counters);
    pack.hits.push(0);
  }
  return pack.id;
}
