/**
 * Duels (page 15).
 *
 * 1. Both players take CP from behind their screens in secret and show them together; whoever asked takes at least one.
 * 2. The higher bid wins; on a tie nothing happens. All that was bid goes back to the bank, and counts for no character.
 *
 * At the end of the initiative phase the player without the initiative may ask for one.
 */
import type { Fact, Seat } from '@necropole/kernel';
import type { CharacterId } from '../content/characters/index.ts';
import { commandedBy, commandOf, otherSeat } from '../reading.ts';
import type { Duellists, Reason } from '../said/duels.ts';
import { contestOf } from '../scene/bidding.ts';
import type { Er, ErTable, PhaseName, Rule, Verdict } from '../shape.ts';
import type { World } from '../world.ts';
import { beginActivation } from './begin-activation.ts';

/** Whoever asks must be able to bid (ER-15.3). */
export function judgeAsking(world: World, seat: Seat): Verdict {
  const have = commandOf(world, seat);
  return have > 0 ? null : { key: 'too-few-command', params: { have, need: 1 }, cite: 'ER-15.3' };
}

/** What led to a duel, and what goes on after it. */
interface Occasion extends Pick<Duellists, 'about' | 'by' | 'figure'> {
  readonly why: Reason;
  /** What the activated character has left of its move. */
  readonly points: number;
}

function bidding(table: ErTable, seat: Seat, least: 0 | 1, duellists: Duellists, { why, points }: Occasion) {
  const { about, asker, by, figure } = duellists;
  return {
    key: 'bid',
    params: { about },
    cite: 'ER-15.1',
    context: (): readonly Fact<Er>[] => [
      about === 'initiative'
        ? { key: 'duel-for-initiative', params: { asker } }
        : { key: 'duel-because', params: { by, figure, why, points } },
      { key: 'own-command', params: { command: commandOf(table.world, seat) } },
    ],
    contest: () => contestOf(duellists, seat, commandOf(table.world, seat)),
    options: () =>
      table.options(
        Array.from({ length: commandOf(table.world, seat) + 1 }, (_, bid) => bid),
        (bid): Verdict => (bid >= least ? null : { key: 'must-bid', params: {}, cite: 'ER-15.3' }),
        (bid, refusal) =>
          table.option(`bid:${bid}`, bid, refusal, () => ({
            facts: [{ key: 'command-after', params: { left: commandOf(table.world, seat) - bid } }],
          })),
      ),
  } as const;
}

/** The duel that a seat has asked for: who wins it, or nobody. */
export function* fightDuel(table: ErTable, asker: Seat, occasion: Occasion): Rule<Seat | null> {
  const { world } = table;
  const other = otherSeat(asker);
  const { about, by, figure, why, points } = occasion;
  const duellists = { about, asker, other, by, figure };
  const [bid = 0, against = 0] = yield* table.askAll([
    { seat: asker, asking: bidding(table, asker, 1, duellists, occasion) },
    { seat: other, asking: bidding(table, other, 0, duellists, occasion) },
  ]);
  world.command[asker] = commandOf(world, asker) - bid;
  world.command[other] = commandOf(world, other) - against;
  // They are spent on no character (ER-15.4).
  const cite = about === 'initiative' ? 'ER-15.2' : 'ER-15.4';
  table.tell('bids-shown', bid === against ? 'ER-15.1' : cite, { ...duellists, why, points, bid, against });
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
    context: () => [
      { key: 'duel-terms', params: { about: 'initiative', seat: world.initiative } },
      { key: 'own-command', params: { command: commandOf(world, asker) } },
    ],
    options: () => [table.option('let', false), table.option('contest', true, judgeAsking(table.world, asker))],
  });
  if (asks) {
    table.tell('initiative-contested', 'ER-15.5', { seat: asker });
    const [by, figure] = [firstOf(world, asker), firstOf(world, otherSeat(asker))];
    const winner = yield* fightDuel(table, asker, { about: 'initiative', by, figure, why: 'initiative', points: 0 });
    // On a tie whoever has it keeps it.
    world.initiative = winner ?? world.initiative;
    table.tell('initiative-decided', 'ER-15.6', { seat: world.initiative });
  }
  return beginActivation(table);
}

/** Who stands for a seat: the first of its characters on the map. */
function firstOf(world: World, seat: Seat): CharacterId {
  const figure = commandedBy(world, seat)[0] ?? world.figures.find((one) => one.seat === seat);
  if (figure === undefined) throw new Error(`Seat ${seat} has no character`);
  return figure.id;
}
