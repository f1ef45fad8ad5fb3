/**
 * Torture (pages 30 and 31): an interaction order of a Salemite captor.
 *
 * 1. 1 to 4 CP go on one interaction section; each gives a black die, the first too.
 * 2. The torture kit that the captor carries adds dice, and so does the torture room.
 * 3. Each spy icon is a spy point; nothing else counts. There is no limit to how often.
 * 4. Other Salemites who are adjacent to the captor may join (page 33): the kit counts once, the room for each who is in it.
 */
import { deeds, type Fact } from '@necropole/kernel';
import type { CharacterId } from '../content/characters/index.ts';
import { blackDie } from '../content/dice.ts';
import { commandedBy, figureOf, plays, sectionsOf } from '../reading.ts';
import type { Er, ErTable, Rule, Verdict } from '../shape.ts';
import type { Figure } from '../world.ts';
import { isAdjacent } from './adjacency.ts';
import { diceAddedFor, sumOfDice } from './bearers.ts';
import { gather, judgeJoining } from './combination.ts';
import { beginOrder, judgeOrder, judgeSection, placeCommand } from './command.ts';
import { blackFaceOf } from './dice.ts';
import { spy } from './espionage.ts';
import { ledBy } from './prisoners.ts';
import { tellAdded } from './skill-tests.ts';
import { actingOf, canCombine } from './under-way.ts';

/** Somebody who takes part, and with how many CP. */
interface Torturer {
  readonly figure: CharacterId;
  readonly command: number;
}

export const torturing = deeds({
  options(table: ErTable, figure: Figure) {
    if (!plays(table.board, 'torture')) return [];
    return table.options(
      captorsFor(table, figure),
      (captor) =>
        judgeTorturer(table, figure) ??
        (captor.id === figure.id ? null : judgeCaptor(table, figure, captor)) ??
        judgeOrder(table, figure, 'interaction'),
      ({ prisoner }, refusal) =>
        table.option(`torture:${prisoner}`, { do: 'torture' as const, prisoner }, refusal, () => ({
          refs: prisoner === null ? [] : [prisoner],
        })),
    );
  },
  run: {
    *torture(table: ErTable, figure: Figure, { prisoner: id }) {
      const captor = captorsFor(table, figure).find(({ prisoner }) => prisoner === id);
      const prisoner = captor === undefined ? null : ledBy(table.world, captor);
      if (captor === undefined || prisoner === null) return;
      yield* torture(table, yield* spendTogether(table, figure, captor, prisoner), prisoner);
    },
  },
});

/** Whoever leads a prisoner: the figure itself, and friends who would have to join (ER-33.15). */
function captorsFor(table: ErTable, figure: Figure): readonly Figure[] {
  const friends = canCombine(table) ? commandedBy(table.world, figure.seat) : [];
  return [figure, ...friends.filter(({ id }) => id !== figure.id)].filter((one) => ledBy(table.world, one) !== null);
}

/** A captor who is to join: adjacent, with a gold section. */
function judgeCaptor(table: ErTable, figure: Figure, captor: Figure): Verdict {
  return judgeBeside(table, figure, captor) ?? judgeJoining(table, captor, 'interaction');
}

/** Those who join are adjacent to the captor. */
function judgeBeside({ world, board }: ErTable, figure: Figure, captor: Figure): Verdict {
  return isAdjacent(world, board, figure, captor)
    ? null
    : { key: 'not-beside-captor', params: { captor: captor.id }, cite: 'ER-33.15', refs: [captor.id] };
}

/** Whoever acts pays, then the captor if that is another, then those who join. The captor comes first. */
function* spendTogether(table: ErTable, figure: Figure, captor: Figure, prisoner: Figure): Rule<readonly Torturer[]> {
  const torturers: Torturer[] = [];
  function* pay(who: Figure): Rule<Torturer> {
    const torturer = { figure: who.id, command: yield* spendOnTorture(table, who, prisoner, torturers) };
    torturers.push(torturer);
    return torturer;
  }
  yield* pay(figure);
  if (captor.id !== figure.id) {
    table.tell('joins', 'ER-33.15', { figure: captor.id, with: figure.id, order: 'interaction' });
    yield* pay(captor);
  }
  yield* gather(table, figure, 'interaction', {
    ways: () => [null],
    judge: (friend) => judgeTorturer(table, friend) ?? judgeBeside(table, friend, captor),
    spend: pay,
    cites: { asked: 'ER-33.15', joined: 'ER-33.15' },
    taking: [captor.id],
  });
  return torturers.sort((one, other) => Number(other.figure === captor.id) - Number(one.figure === captor.id));
}

/** Whoever is commanded by the Salemites is one (ER-30.25). */
function judgeTorturer({ board }: ErTable, { id, seat }: Figure): Verdict {
  return board.clans[seat] === 'salemite' ? null : { key: 'only-salemites', params: {}, cite: 'ER-30.25', refs: [id] };
}

/** Asks for a section and its CP; `others` have paid before. */
function* spendOnTorture(table: ErTable, figure: Figure, prisoner: Figure, others: readonly Torturer[]): Rule<number> {
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
            () => ({
              refs: [section.tile],
              facts: tortureFacts(table, [...others, { figure: figure.id, command: wanted }]),
            }),
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
function* torture(table: ErTable, torturers: readonly Torturer[], prisoner: Figure): Rule {
  const { world } = table;
  const [captor] = torturers;
  if (captor === undefined) return;
  for (const { figure } of torturers) {
    const one = figureOf(world, figure);
    tellAdded(table, one, diceAddedFor(table, one, ['tortures']));
  }
  const figures = torturers.map((one) => one.figure);
  const count = torturers.reduce((sum, one) => sum + diceOf(table, one), 0);
  if (figures.length > 1) table.tell('rolled-together', 'ER-33.15', { figures, dice: count, automatic: 0 });
  const dice = Array.from({ length: count }, () => table.roll(blackDie.length));
  // Only spy icons count (ER-31.1).
  const points = dice.reduce((sum, die) => sum + blackFaceOf(die).spy, 0);
  const { figure } = captor;
  table.tell('tortures', points > 0 ? 'ER-31.1' : 'ER-30.26', { figure, prisoner: prisoner.id, dice, points });
  if (points === 0) return;
  yield* table.fire('tortured', { figure: prisoner.id, by: figure, points });
  yield* spy(table, figureOf(world, figure).seat, points);
}

// ── What a player weighs ─────────────────────────────────────────────────────────────────────────────────────────────

function tortureFacts(table: ErTable, torturers: readonly Torturer[]): readonly Fact<Er>[] {
  const dice = torturers.reduce((sum, one) => sum + diceOf(table, one), 0);
  const spies = blackDie.reduce((sum, face) => sum + face.spy, 0);
  return [
    { key: 'torture-dice', params: { dice } },
    { key: 'torture-yield', params: { hundredths: Math.round((100 * dice * spies) / blackDie.length) } },
  ];
}
