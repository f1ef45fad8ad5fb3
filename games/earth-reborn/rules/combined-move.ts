/**
 * Combined moves (page 31).
 *
 * 1. Others join with gold move sections; all CP are placed first, and each has the points of its own card.
 * 2. The active player says who moves next. Each finishes its move before another begins.
 * 3. Whoever moves is treated as the activated character: it may be intercepted now, and only now. The others keep their moves.
 *
 * A sliding door that one of them opens stays open for the others until the end of the round.
 */
import type { CharacterId } from '../content/characters/index.ts';
import { type AssignedSection, bodyOf, figureOf, sectionsOf } from '../reading.ts';
import type { CombinedMove, Mover } from '../round.ts';
import type { ErTable, PhaseName, Rule, Verdict } from '../shape.ts';
import type { Figure } from '../world.ts';
import { gather } from './combination.ts';
import { beginOrder, judgeSpending, placeCommand } from './command.ts';
import { goOn, lookOut } from './interception.ts';
import { mayAct, roundOf } from './under-way.ts';

// ── Joining ──────────────────────────────────────────────────────────────────────────────────────────────────────────

/** Others may move too; nobody has to stand anywhere for it. */
export function* joinMove(table: ErTable, figure: Figure): Rule<readonly Mover[]> {
  return yield* gather(table, figure, 'move', {
    ways: () => [null],
    judge: () => null,
    spend: (friend) => spendOnJoining(table, friend),
  });
}

function goldSections(table: ErTable, friend: Figure): readonly AssignedSection[] {
  return sectionsOf(table.board, friend, 'move').filter(({ colour }) => colour === 'gold');
}

/** Its gold move sections take CP as in any move: again (ER-8.3), and together (ER-8.5). */
function* spendOnJoining(table: ErTable, friend: Figure): Rule<Mover> {
  const { movement } = bodyOf(friend);
  const room = goldSections(table, friend).reduce((sum, { most, command }) => sum + most - command, 0);
  const command = yield* table.ask(friend.seat, {
    key: 'pace',
    params: { figure: friend.id },
    cite: 'ER-31.7',
    refs: [friend.id],
    options: () =>
      table.options(
        Array.from({ length: room }, (_, at) => at + 1),
        (wanted): Verdict => judgeSpending(table.world, friend, wanted),
        (wanted, refusal) =>
          table.option(`pace:${wanted}`, wanted, refusal, () => ({
            refs: [friend.id],
            facts: [{ key: 'joins-with-points', params: { figure: friend.id, points: wanted * movement } }],
          })),
      ),
  });
  let left = command;
  for (const section of goldSections(table, friend)) {
    const share = Math.min(left, section.most - section.command);
    if (share > 0) placeCommand(table.world, friend, section.place, share);
    left -= share;
  }
  beginOrder(table, friend, 'move', command, null);
  return { figure: friend.id, points: command * movement };
}

/** All have paid: now they move, one after the other. */
export function beginCombinedMove({ world }: ErTable, movers: readonly Mover[]): void {
  roundOf(world).combined = { waiting: [...movers], mover: null, seen: [], met: [], due: [] };
}

// ── One after the other ──────────────────────────────────────────────────────────────────────────────────────────────

export function* combinedMove(table: ErTable): Rule<PhaseName> {
  const { world } = table;
  const round = roundOf(world);
  const { combined } = round;
  round.move = null;
  if (combined !== null) {
    combined.mover = null;
    combined.waiting = combined.waiting.filter(({ figure }) => mayAct(world, figureOf(world, figure)));
    if (combined.waiting.length === 0) round.combined = null;
    else yield* beginNext(table, combined);
  }
  return goOn(table);
}

function* beginNext(table: ErTable, combined: CombinedMove): Rule {
  const { world } = table;
  const round = roundOf(world);
  const id = yield* chooseNext(table, combined);
  const next = combined.waiting.find(({ figure }) => figure === id);
  if (next === undefined) return;
  combined.waiting = combined.waiting.filter((one) => one !== next);
  Object.assign(combined, { mover: id, seen: [], met: [], due: [] });
  round.move = { left: next.points, handed: null, dealtWith: [] };
  // A sliding door that another has opened stands open (ER-31.16).
  const usual = id === round.figure ? 'ER-31.14' : 'ER-31.15';
  table.tell('moves-next', world.opened.length > 0 ? 'ER-31.16' : usual, { figure: id, points: next.points });
  // Whoever has only joined is come upon as if it were activated now.
  yield* lookOut(table, id === round.figure ? 'uncovered' : 'activated');
}

/** The last one has no choice. */
function* chooseNext(table: ErTable, { waiting }: CombinedMove): Rule<CharacterId> {
  const [only] = waiting;
  if (only !== undefined && waiting.length === 1) return only.figure;
  const { seat } = figureOf(table.world, roundOf(table.world).figure);
  return yield* table.ask(seat, {
    key: 'next-mover',
    params: { figure: roundOf(table.world).figure },
    cite: 'ER-31.14',
    options: () =>
      waiting.map(({ figure }) => table.option(`next:${figure}`, figure, null, () => ({ refs: [figure] }))),
  });
}
