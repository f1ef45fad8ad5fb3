/**
 * Duels (page 15).
 *
 * 1. Both players take CP from behind their screens in secret and show them together; whoever asked takes at least one.
 * 2. The higher bid wins; on a tie nothing happens. All that was bid goes back to the bank, and counts for no character.
 *
 * At the end of the initiative phase the player without the initiative may ask for one.
 */
import type { Seat } from '@necropole/kernel';
import { commandOf, otherSeat } from '../reading.ts';
import type { ErTable, PhaseName, Rule, Verdict } from '../shape.ts';
import type { World } from '../world.ts';
import { beginActivation } from './begin-activation.ts';

/** What a duel is about. */
export type Stake = 'initiative' | 'interception';

/** Whoever asks must be able to bid (ER-15.3). */
export function judgeAsking(world: World, seat: Seat): Verdict {
  const have = commandOf(world, seat);
  return have > 0 ? null : { key: 'too-few-command', params: { have, need: 1 }, cite: 'ER-15.3' };
}

function bidding(table: ErTable, seat: Seat, least: 0 | 1, about: Stake) {
  return {
    key: 'bid',
    params: { about },
    cite: 'ER-15.1',
    options: () =>
      table.options(
        Array.from({ length: commandOf(table.world, seat) + 1 }, (_, bid) => bid),
        (bid): Verdict => (bid >= least ? null : { key: 'must-bid', params: {}, cite: 'ER-15.3' }),
        (bid, refusal) => table.option(`bid:${bid}`, bid, refusal),
      ),
  } as const;
}

/** The duel that a seat has asked for: who wins it, or nobody. */
export function* fightDuel(table: ErTable, asker: Seat, about: Stake): Rule<Seat | null> {
  const { world } = table;
  const other = otherSeat(asker);
  const [bid = 0, against = 0] = yield* table.askAll([
    { seat: asker, asking: bidding(table, asker, 1, about) },
    { seat: other, asking: bidding(table, other, 0, about) },
  ]);
  world.command[asker] = commandOf(world, asker) - bid;
  world.command[other] = commandOf(world, other) - against;
  // They are spent on no character (ER-15.4).
  const cite = about === 'initiative' ? 'ER-15.2' : 'ER-15.4';
  table.tell('bids-shown', bid === against ? 'ER-15.1' : cite, { asker, bid, other, against });
  if (bid === against) return null;
  return bid > against ? asker : other;
}

// ── For the initiative ───────────────────────────────────────────────────────────────────────────────────────────────

/** Once a turn, and it cannot be refused (ER-15.5). */
export function* initiativeDuel(table: ErTable): Rule<PhaseName> {
  const { world } = table;
  const asker = otherSeat(world.initiative);
  const asks = yield* table.ask(asker, {
    key: 'contest',
    params: {},
    cite: 'ER-15.5',
    context: () => [{ key: 'own-command', params: { command: commandOf(world, asker) } }],
    options: () => [table.option('let', false), table.option('contest', true, judgeAsking(table.world, asker))],
  });
  if (asks) {
    table.tell('initiative-contested', 'ER-15.5', { seat: asker });
    const winner = yield* fightDuel(table, asker, 'initiative');
    // On a tie whoever has it keeps it.
    world.initiative = winner ?? world.initiative;
    table.tell('initiative-decided', 'ER-15.6', { seat: world.initiative });
  }
  return beginActivation(table);
}
