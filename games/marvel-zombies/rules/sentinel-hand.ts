/**
 * The Sentinel Hand (p.25).
 *
 * A hero in its zone attacks with it instead of their own attack: charged, a plasma shot, once; discharged, it is thrown,
 * once, and leaves the board. No bonus dice for either.
 */
import { deeds } from '@necropole/kernel';
import type { AttackProfile } from '../content/kinds.ts';
import { plasmaShot, thrownHand } from '../content/sentinel-hand.ts';
import type { MzTable, Rule, Verdict } from '../shape.ts';
import type { Hero, Zone } from '../world.ts';
import { judgeActions, spendActions } from './actions.ts';
import { attackFacts } from './attack-facts.ts';
import { declared, judgeAttack, makeAttack, zonesToAimAt } from './combat.ts';
import { isOpen, zoneId } from './places.ts';

const handAttacks: readonly AttackProfile[] = [plasmaShot, thrownHand];

/** May the hero attack with the Hand so, whatever the aim? */
function judgeHand(table: MzTable, hero: Hero, profile: AttackProfile): Verdict {
  const { hand } = table.world;
  if (hand === null || hand.zone !== hero.zone) {
    return { key: 'not-in-this-zone', params: {}, cite: 'MZ-25.16', refs: ['hand'] };
  }
  const refusal = table.query('handRefusal', null, { hero });
  if (refusal !== null) return refusal;
  if (profile === plasmaShot && !hand.charged)
    return { key: 'hand-empty', params: {}, cite: 'MZ-25.17', refs: ['hand'] };
  if (profile === thrownHand && hand.charged)
    return { key: 'hand-charged', params: {}, cite: 'MZ-25.24', refs: ['hand'] };
  return null;
}

/** The options of the Hand's two attacks: each zone where the Hand can be used so, otherwise the attack alone. */
function handOptions(table: MzTable, hero: Hero) {
  const { world, board } = table;
  const { hand } = world;
  if (hand === null || (table.light && (hand.zone !== hero.zone || world.turn.actions < 1))) return [];
  const open = isOpen(world, board);
  const zones = zonesToAimAt(table, hero, open);
  return handAttacks.flatMap((profile) => {
    const useless = judgeHand(table, hero, profile);
    return table.options(
      useless === null ? zones : [hero.zone],
      (zone) => useless ?? judgeAttack(table, hero, profile, zone, open) ?? judgeActions(table, 1),
      (zone, refusal) => {
        const value: { do: 'hand'; zone: Zone } = { do: 'hand', zone };
        if (useless !== null) return table.option(`hand:${profile.id}`, value, refusal, () => ({ refs: ['hand'] }));
        const id = zoneId(board, zone);
        return table.option(`hand:${profile.id}:${id}`, value, refusal, () => ({
          refs: ['hand', id],
          facts: refusal === null ? attackFacts(table, declared(hero, profile, zone, false)) : [],
        }));
      },
    );
  });
}

/** The Sentinel Hand, in a hero's turn. */
export const sentinelHand = deeds({
  options: handOptions,
  run: { hand: (table, hero, { zone }) => useHand(table, hero, zone) },
});

/** Attacks with the Hand: as it is charged or not. */
function* useHand(table: MzTable, hero: Hero, zone: Zone): Rule {
  const { world } = table;
  const { hand } = world;
  if (hand === null) throw new Error('There is no Hand on the board');
  spendActions(table, 1);
  const { charged } = hand;
  if (charged) hand.charged = false;
  else world.hand = null;
  table.tell('hand-used', charged ? 'MZ-25.17' : 'MZ-25.23', { who: hero.id, charged });
  yield* makeAttack(table, hero, charged ? plasmaShot : thrownHand, zone, false);
  if (!charged) table.tell('hand-gone', 'MZ-25.23', {});
}
