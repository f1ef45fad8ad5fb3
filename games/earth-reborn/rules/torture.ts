/**
 * Torture (pages 30 and 31): an interaction order of a Salemite captor.
 *
 * 1. 1 to 4 CP go on one interaction section; each gives a black die, the first too.
 * 2. The torture kit that the captor carries adds dice, and so does the torture room.
 * 3. Each spy icon is a spy point; nothing else counts. There is no limit to how often.
 */
import { deeds, type Fact } from '@necropole/kernel';
import type { CharacterId } from '../content/characters/index.ts';
import { blackDie } from '../content/dice.ts';
import { figureOf, plays, sectionsOf } from '../reading.ts';
import type { Er, ErTable, Rule, Verdict } from '../shape.ts';
import type { Figure } from '../world.ts';
import { diceAddedFor, sumOfDice } from './bearers.ts';
import { beginOrder, judgeOrder, judgeSection, placeCommand } from './command.ts';
import { spy } from './espionage.ts';
import { ledBy } from './prisoners.ts';
import { blackFaceOf, tellAdded } from './skill-tests.ts';
import { actingOf } from './under-way.ts';

/** Somebody who takes part, and with how many CP. */
export interface Torturer {
  readonly figure: CharacterId;
  readonly command: number;
}

export const torturing = deeds({
  options(table: ErTable, figure: Figure) {
    if (!plays(table.board, 'torture')) return [];
    const prisoner = ledBy(table.world, figure);
    return table.options(
      prisoner === null ? [] : [prisoner.id],
      () => judgeTorturer(table, figure) ?? judgeOrder(table, figure, 'interaction'),
      (id, refusal) => table.option(`torture:${id}`, { do: 'torture' as const }, refusal, () => ({ refs: [id] })),
    );
  },
  run: {
    *torture(table: ErTable, figure: Figure) {
      const prisoner = ledBy(table.world, figure);
      if (prisoner === null) return;
      const command = yield* spendOnTorture(table, figure, prisoner);
      yield* torture(table, [{ figure: figure.id, command }], prisoner);
    },
  },
});

/** Whoever is commanded by the Salemites is one (ER-30.25). */
export function judgeTorturer({ board }: ErTable, { id, seat }: Figure): Verdict {
  return board.clans[seat] === 'salemite' ? null : { key: 'only-salemites', params: {}, cite: 'ER-30.25', refs: [id] };
}

function* spendOnTorture(table: ErTable, figure: Figure, prisoner: Figure): Rule<number> {
  const { place, command, unused } = yield* table.ask(figure.seat, {
    key: 'torture',
    params: { figure: figure.id, prisoner: prisoner.id },
    // As often as one likes.
    cite: actingOf(table.world).orders > 0 ? 'ER-31.2' : 'ER-30.25',
    refs: [figure.id],
    options: () => {
      const choices = sectionsOf(table.board, figure, 'interaction').flatMap((section) =>
        Array.from({ length: section.most }, (_, at) => ({ section, command: at + 1 })),
      );
      return table.options(
        choices,
        ({ section, command: wanted }) => judgeSection(table, figure, section, wanted, 'ER-7.1'),
        ({ section, command: wanted }, refusal) =>
          table.option(
            `spend:${section.tile}.${section.section + 1}:${wanted}`,
            { place: section.place, command: wanted, unused: section.most - wanted },
            refusal,
            () => ({ refs: [section.tile], facts: tortureFacts(table, figure, wanted) }),
          ),
      );
    },
  });
  placeCommand(table.world, figure, place, command);
  beginOrder(table, figure, 'interaction', command, unused > 0 ? 'ER-7.4' : 'ER-22.2');
  return command;
}

/** A die for each CP, and what the kit and the room add (ER-30.26). */
function diceOf(table: ErTable, { figure, command }: Torturer): number {
  return command + sumOfDice(diceAddedFor(table, figureOf(table.world, figure), ['tortures']));
}

/** All who take part roll together; the first of them is the captor. */
export function* torture(table: ErTable, torturers: readonly Torturer[], prisoner: Figure): Rule {
  const { world } = table;
  const [captor] = torturers;
  if (captor === undefined) return;
  for (const { figure } of torturers) {
    const one = figureOf(world, figure);
    tellAdded(table, one, diceAddedFor(table, one, ['tortures']));
  }
  const count = torturers.reduce((sum, one) => sum + diceOf(table, one), 0);
  const dice = Array.from({ length: count }, () => table.roll(blackDie.length));
  // Only spy icons count (ER-31.1).
  const points = dice.reduce((sum, die) => sum + blackFaceOf(die).spy, 0);
  const { figure } = captor;
  table.tell('tortures', points > 0 ? 'ER-31.1' : 'ER-30.26', { figure, prisoner: prisoner.id, dice, points });
  if (points === 0) return;
  yield* table.fire('tortured', { figure: prisoner.id, by: figure, points });
  yield* spy(table, figureOf(world, figure).seat, points, 'other');
}

// ── What a player weighs ─────────────────────────────────────────────────────────────────────────────────────────────

function tortureFacts(table: ErTable, figure: Figure, command: number): readonly Fact<Er>[] {
  const dice = diceOf(table, { figure: figure.id, command });
  const spies = blackDie.reduce((sum, face) => sum + face.spy, 0);
  return [
    { key: 'torture-dice', params: { dice } },
    { key: 'torture-yield', params: { hundredths: Math.round((100 * dice * spies) / blackDie.length) } },
  ];
}
