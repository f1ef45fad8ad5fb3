/**
 * Rescuing a citizen (p.17).
 *
 * 1 action, in a zone with a citizen and without enemies. The figure leaves the board and the hero gains the card; with
 * one in hand already they keep one of the two, and nobody is devoured. Power rises to its maximum at once, card kept or
 * not.
 */

import { deeds, moveCard } from '@necropole/kernel';
import type { CitizenCardId, CitizenId } from '../content/ids.ts';
import type { MzTable, Rule, Verdict } from '../shape.ts';
import type { CitizenOnBoard, Hero } from '../world.ts';
import { judgeActions, ONE_ACTION, spendActions } from './actions.ts';
import { takeOffBoard } from './citizens.ts';
import { checkVictory } from './end-of-match.ts';
import { enemiesInTheWay, zoneId } from './places.ts';
import { fillPower } from './power.ts';

export function judgeRescue(table: MzTable, hero: Hero, citizen: CitizenOnBoard): Verdict {
  if (citizen.zone !== hero.zone) {
    return { key: 'no-citizen-here', params: {}, cite: 'MZ-17.1', refs: [zoneId(table.board, citizen.zone)] };
  }
  const enemies = enemiesInTheWay(table, hero.zone);
  if (enemies.length > 0) {
    return { key: 'enemies-here', params: { enemies: enemies.length }, cite: 'MZ-17.1', refs: [...enemies] };
  }
  return table.query('rescueRefusal', null, { hero, citizen }) ?? judgeActions(table, 1);
}

function rescueOptions(table: MzTable, hero: Hero) {
  return table.options(
    table.world.citizens,
    (citizen) => judgeRescue(table, hero, citizen),
    ({ id }, refusal) => {
      const value: { do: 'rescue'; citizen: CitizenId } = { do: 'rescue', citizen: id };
      return table.option(`rescue:${id}`, value, refusal, () => ({ refs: [id], facts: [ONE_ACTION] }));
    },
  );
}

/** Rescuing, in a hero's turn. */
export const rescuing = deeds({
  options: rescueOptions,
  run: { rescue: (table, hero, { citizen }) => rescueByAction(table, hero, citizen) },
});

/** The Rescue action. */
function* rescueByAction(table: MzTable, hero: Hero, citizen: CitizenId): Rule {
  spendActions(table, 1);
  yield* rescueCitizen(table, hero, citizen);
}

/** Takes a citizen of the board into a hero's care. */
export function* rescueCitizen(table: MzTable, hero: Hero, id: CitizenId): Rule {
  const { world } = table;
  const citizen = world.citizens.find((each) => each.id === id);
  if (citizen === undefined) throw new Error(`${id} is not on the board`);
  takeOffBoard(table, citizen);
  table.tell('citizen-rescued', 'MZ-17.2', { who: hero.id, citizen: id });
  const old = hero.citizen.cards[0];
  const kept = old === undefined ? id : yield* chooseKept(table, hero, id, old);
  if (old !== undefined && kept !== old) discardCitizen(table, hero, old);
  if (kept === id) {
    moveCard(table, world.citizensFaceUp, id, hero.citizen);
    table.tell('citizen-kept', 'MZ-17.2', { who: hero.id, citizen: id });
  } else {
    moveCard(table, world.citizensFaceUp, id, world.citizenDiscard);
    table.tell('citizen-discarded', 'MZ-17.3', { who: hero.id, citizen: id });
  }
  fillPower(table, hero, 'MZ-17.5');
  yield* table.fire('citizenRescued', { hero, citizen: id });
  yield* checkVictory(table);
}

/** Puts the citizen card that a hero holds on the discard pile; this is not the end of that citizen. */
export function discardCitizen(table: MzTable, hero: Hero, card: CitizenCardId): void {
  moveCard(table, hero.citizen, card, table.world.citizenDiscard);
  table.tell('citizen-discarded', 'MZ-17.3', { who: hero.id, citizen: card });
}

/** Which of two citizen cards a hero keeps. */
function* chooseKept(table: MzTable, hero: Hero, citizen: CitizenCardId, old: CitizenCardId): Rule<CitizenCardId> {
  return yield* table.ask(hero.seat, {
    key: 'keep-citizen',
    params: { who: hero.id, citizen, old },
    cite: 'MZ-17.3',
    refs: [hero.id],
    // The figure of the new one has left the board, and its card is nobody's yet: only the old one can be pointed at.
    options: () => [
      table.option(`keep:${citizen}`, citizen),
      table.option(`keep:${old}`, old, null, () => ({ refs: [old] })),
    ],
  });
}
