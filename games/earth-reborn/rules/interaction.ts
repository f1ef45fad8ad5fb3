/**
 * Interaction orders (pages 22 and 23).
 *
 * 1. A phrase of the room or of a carried card that costs CP is chosen, if all its conditions are met.
 * 2. CP go on one empty interaction section, at least the price; each beyond it is one more yellow die for the test.
 * 3. The test; enough points, and the effects happen. Otherwise nothing does, and the CP are lost.
 *
 * A room serves each character once a turn, whether the test succeeds or not; equipment as often as one likes.
 */
import { deeds, type Seat } from '@necropole/kernel';
import { mapOf, squareName } from '../map.ts';
import { type AssignedSection, isOnTile, plays, sectionsOf, tilesUnder } from '../reading.ts';
import type { ErTable, Rule, Verdict } from '../shape.ts';
import type { Figure } from '../world.ts';
import { type Borne, phrasesOfItems, phrasesOfRooms } from './bearers.ts';
import { beginOrder, judgeOrder, judgeSpending, placeCommand, usableSections } from './command.ts';
import { judgeConditions } from './conditions.ts';
import { carryOutEffects, countUse, isUnderstood, judgeBreaking, judgeReceiving, judgeWinningOver } from './effects.ts';
import { lookOut } from './interception.ts';
import { passesTest, testFacts } from './skill-tests.ts';
import { actingOf, isIntercepting } from './under-way.ts';

/** All that takes an interaction order: what is carried, and every room; on a light table the one in which the figure stands. */
function candidates({ board, light }: ErTable, figure: Figure): readonly Borne[] {
  if (!plays(board, 'interaction')) return [];
  const rooms = phrasesOfRooms(board);
  const some = light ? tilesUnder(board, figure).flatMap((tile) => rooms[tile] ?? []) : rooms.flat();
  return [...some, ...phrasesOfItems(figure)].filter(
    (borne) => borne.asked.by === 'interaction-order' && isUnderstood(borne),
  );
}

function nameOf({ of, number }: Borne): string {
  return `${of}.${number}`;
}

/** What an option is about: the figure, and a square of the room. */
function refsOf({ board }: ErTable, figure: Figure, { tile }: Borne): readonly string[] {
  const { floor, tiles, grid } = mapOf(board);
  const isHere = tile < 0 || isOnTile(board, figure, tile);
  const square = isHere ? undefined : floor.find((one) => tiles[one] === tile);
  return square === undefined ? [figure.id] : [squareName(grid, square)];
}

export const interacting = deeds({
  options(table: ErTable, figure: Figure) {
    const all = candidates(table, figure);
    if (all.length === 0) return [];
    const order = judgeOrder(table, figure, 'interaction');
    if (table.light && order !== null) return [];
    return table.options(
      all,
      (borne) => judgeTrigger(table, figure, borne) ?? order ?? judgePrice(table, figure, borne),
      (borne, refusal) =>
        table.option(`interact:${nameOf(borne)}`, { do: 'interact' as const, what: nameOf(borne) }, refusal, () => ({
          refs: refsOf(table, figure, borne),
          facts: [{ key: 'phrase', params: { phrase: borne.phrase } }],
        })),
    );
  },
  run: {
    *interact(table: ErTable, figure: Figure, { what }) {
      const borne = candidates(table, figure).find((one) => nameOf(one) === what);
      if (borne === undefined) throw new Error(`${figure.id} cannot use ${what}`);
      const command = yield* spendOn(table, figure, borne);
      yield* trigger(table, figure, borne, command);
      // Power may be gone, a door broken: somebody may see more than before.
      yield* lookOut(table, 'uncovered');
    },
  },
});

/** What is used for something but CP: a card is engaged. It takes no order (ER-22.4). */
export const using = deeds({
  options(table: ErTable, figure: Figure) {
    if (!plays(table.board, 'phrases')) return [];
    return table.options(
      freeUses(figure),
      (borne) => judgeTrigger(table, figure, borne),
      (borne, refusal) =>
        table.option(`use:${nameOf(borne)}`, { do: 'use' as const, what: nameOf(borne) }, refusal, () => ({
          refs: [figure.id],
          facts: [{ key: 'phrase', params: { phrase: borne.phrase } }],
        })),
    );
  },
  run: {
    *use(table: ErTable, figure: Figure, { what }) {
      const borne = freeUses(figure).find((one) => nameOf(one) === what);
      if (borne === undefined) throw new Error(`${figure.id} cannot use ${what}`);
      yield* trigger(table, figure, borne, 0);
    },
  },
});

function freeUses(figure: Figure): readonly Borne[] {
  return phrasesOfItems(figure).filter(
    ({ asked, phrase }) => asked.by === 'choice' && phrase.phase === 'activation' && asked.missionPoints === 0,
  );
}

export function judgeTrigger(table: ErTable, figure: Figure, borne: Borne): Verdict {
  const { success } = borne.asked;
  return (
    judgeConditions(table, figure, borne) ??
    judgeReceiving(table.world, success) ??
    judgeWinningOver(table.world, figure, success) ??
    judgeBreaking(table, figure, success)
  );
}

/** An empty section takes the price (ER-22.2). */
function judgePrice(table: ErTable, figure: Figure, { asked }: Borne): Verdict {
  const free = usableSections(table, figure, 'interaction').filter(({ command }) => command === 0);
  const most = Math.max(0, ...free.map((section) => section.most));
  if (most < asked.command)
    return { key: 'sections-too-small', params: { order: 'interaction', most }, cite: 'ER-22.2' };
  return judgeSpending(table.world, figure, asked.command);
}

/** Which section, and how many CP. */
function* spendOn(table: ErTable, figure: Figure, borne: Borne): Rule<number> {
  const price = borne.asked.command;
  const { place, command, unused } = yield* table.ask(figure.seat, {
    key: 'trigger',
    params: { figure: figure.id, of: borne.of },
    cite: citeOf(table, borne),
    refs: [figure.id],
    options: () => {
      const choices = sectionsOf(table.board, figure, 'interaction').flatMap((section) =>
        Array.from({ length: section.most }, (_, i) => ({ section, command: i + 1 })).filter(
          (one) => one.command >= price,
        ),
      );
      return table.options(
        choices,
        ({ section, command: wanted }) => judgeSection(table, figure, borne, section, wanted),
        ({ section, command: wanted }, refusal) =>
          table.option(
            `spend:${section.tile}.${section.section + 1}:${wanted}`,
            { place: section.place, command: wanted, unused: section.most - wanted },
            refusal,
            () => ({ refs: [section.tile], facts: testFacts(table, figure, borne, wanted) }),
          ),
      );
    },
  });
  placeCommand(table.world, figure, place, command);
  const isMore = borne.asked.extraDice && command > price;
  beginOrder(table, figure, 'interaction', command, isMore ? 'ER-22.6' : unused > 0 ? 'ER-7.4' : 'ER-22.2');
  return command;
}

/** CP beyond the price are for the test: without one there is no use for them (ER-22.6). */
function judgeSection(
  table: ErTable,
  figure: Figure,
  { asked }: Borne,
  section: AssignedSection,
  command: number,
): Verdict {
  if (isIntercepting(table.world) && section.colour === 'black')
    return { key: 'black-order', params: {}, cite: 'ER-15.23' };
  if (section.command > 0) return { key: 'section-used', params: {}, cite: 'ER-7.1' };
  if (!asked.extraDice && command > asked.command)
    return { key: 'sections-too-small', params: { order: 'interaction', most: asked.command }, cite: 'ER-22.6' };
  return judgeSpending(table.world, figure, command);
}

/** Engages what has to be engaged, tests, and does what the phrase says. */
export function* trigger(
  table: ErTable,
  figure: Figure,
  borne: Borne,
  command: number,
  seat: Seat = figure.seat,
): Rule {
  const { asked, tile, face, of } = borne;
  table.tell('triggers', borne.cite, { figure: figure.id, of, command });
  if (asked.uses === 'once-a-turn') figure.triggered.push(tile);
  const item = figure.items.find((one) => one.face === face);
  if (asked.engages && item !== undefined) item.engaged = true;
  if (!passesTest(table, figure, borne, command)) return;
  yield* carryOutEffects(table, figure, borne, seat);
  countUse(table, figure, borne);
}

/**
 * One of several phrases (ER-23.1). A card without power in the house (ER-23.13), again in this round (ER-22.12), or once (ER-22.9);
 * a room on its icon (ER-22.10) or anywhere in it (ER-22.11).
 */
function citeOf({ world }: ErTable, { face, from, others }: Borne): string {
  if (others > 1) return 'ER-23.1';
  if (face === null) return from === 'position-icon' ? 'ER-22.10' : 'ER-22.11';
  if (world.unpowered.length > 0) return 'ER-23.13';
  return actingOf(world).orders > 0 ? 'ER-22.12' : 'ER-22.9';
}
