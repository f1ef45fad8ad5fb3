/** Clearing, moving and bringing in Threats (p.9). */
import { remember } from '@necropole/kernel';
import type { ThreatCardId } from '../content/ids.ts';
import type { Threat } from '../content/kinds.ts';
import { placeOf, threatInPlay } from '../reading.ts';
import type { MuTable, Rule } from '../shape.ts';
import type { Hero, LocationId, ThreatInPlay } from '../world.ts';
import { completeMissions, fillMission } from './missions.ts';
import { byHeroes, threatOf } from './printed.ts';

/** A Threat as it enters play: a Henchman always with full Health (MU-4.14). */
export function freshThreat({ health }: Threat, card: ThreatCardId, counted: number, token: boolean): ThreatInPlay {
  return {
    card,
    health: health === undefined ? 0 : byHeroes(health, counted),
    filled: 0,
    token,
    stunned: false,
    crisis: 0,
  };
}

/**
 * The Threat leaves play, its effect with it (MU-9.14, MU-9.15): a Mission that it held back is completed now. One that has
 * no Threat token counts all the same (MU-9.19).
 */
export function* clearThreat(table: MuTable, card: ThreatCardId, hero: Hero | null): Rule {
  const found = threatInPlay(table.world, card);
  if (found === null) return;
  const { place, threat } = found;
  place.threats.splice(place.threats.indexOf(threat), 1);
  table.world.aside.push(card);
  remember(table.world.memory, place.id, 'cleared');
  table.tell('threat-cleared', clearedBy(table, threat), { card, at: place.id });
  yield* fillMission(table, 'clear-threats');
  yield* completeMissions(table);
  const component = threatOf(table, card);
  if (component.cleared !== undefined) yield* table.act({ component }, component.cleared(table, place.id, hero));
  yield* table.fire('threatCleared', { card, at: place.id, hero });
}

/** Why it goes: without a token of its own, with an effect that ends now, beaten, or filled up. */
function clearedBy(table: MuTable, { card, token }: ThreatInPlay): string {
  const { queries, flows, needs } = threatOf(table, card);
  if (!token) return 'MU-9.19';
  if (queries !== undefined || flows !== undefined) return 'MU-9.15';
  return needs === undefined ? 'MU-9.11' : 'MU-9.12';
}

/** A token is put on a Threat; the last one clears it (MU-9.12). */
export function* putOnThreat(table: MuTable, card: ThreatCardId, hero: Hero | null, cite: string): Rule {
  const found = threatInPlay(table.world, card);
  const goal = threatOf(table, card).needs?.count;
  if (found === null || goal === undefined) return;
  found.threat.filled += 1;
  table.tell('token-on-threat', cite, { card, now: found.threat.filled, goal });
  if (found.threat.filled >= goal) yield* clearThreat(table, card, hero);
}

/** A Threat goes to another Location, its Threat token with it (MU-9.17). It may find others there (MU-9.18). */
export function moveThreat(table: MuTable, card: ThreatCardId, to: LocationId, cite: string): void {
  const found = threatInPlay(table.world, card);
  if (found === null || found.place.id === to) return;
  const { place, threat } = found;
  place.threats.splice(place.threats.indexOf(threat), 1);
  placeOf(table.world, to).threats.push(threat);
  table.tell('threat-moved', cite, { card, from: place.id, to });
}

/** A Threat that lay aside enters play, without a Threat token (MU-9.19). */
export function bringThreat(table: MuTable, card: ThreatCardId, at: LocationId, cite: string): void {
  const { world, board } = table;
  const index = world.aside.indexOf(card);
  if (index < 0) return;
  world.aside.splice(index, 1);
  placeOf(world, at).threats.push(freshThreat(threatOf(table, card), card, board.counted, false));
  table.tell('threat-enters', threatOf(table, card).health === undefined ? cite : 'MU-4.14', { card, at });
}
