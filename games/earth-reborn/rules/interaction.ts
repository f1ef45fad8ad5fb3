/**
 * Interaction orders (pages 22 and 23).
 *
 * 1. A phrase of the room or of a carried card that costs CP is chosen, if all its conditions are met. Others may join (page 33).
 * 2. CP go on one empty interaction section, at least the price; each beyond it is one more yellow die for the test.
 * 3. The test; enough points, and the effects happen. Otherwise nothing does, and the CP are lost.
 *
 * A room serves each character once a turn, whether the test succeeds or not; equipment as often as one likes.
 */
import { deeds, type Seat } from '@necropole/kernel';
import { mapOf, squareName } from '../map.ts';
import type { Effect } from '../phrases/phrase.ts';
import { figureOf, isOnTile, plays, sectionsOf, tilesUnder } from '../reading.ts';
import type { CardValue } from '../said/capture.ts';
import type { ErTable, Rule, Verdict } from '../shape.ts';
import type { Figure } from '../world.ts';
import { type Borne, componentOf, phrasesOfFace, phrasesOfItems, phrasesOfRooms } from './bearers.ts';
import { isForOne, joinInteraction, judgeBearer, phrasesOfFriends } from './combined-interaction.ts';
import { beginOrder, judgeOrder, judgeSection, judgeSpending, placeCommand, usableSections } from './command.ts';
import { judgeConditions } from './conditions.ts';
import { carryOutEffects, countUse, isUnderstood, judgeBreaking, judgeReceiving, judgeWinningOver } from './effects.ts';
import { judgeFlying } from './flying.ts';
import { lookOut } from './interception.ts';
import { chooseValues } from './piloting.ts';
import { bombsUnder } from './placed-markers.ts';
import { oddsOfPrice, passesTest, type Tester, testFacts } from './skill-tests.ts';
import { actingOf, isIntercepting, roundOf } from './under-way.ts';
import { chooseBlast, judgeBlasting } from './wall-blast.ts';

/** A phrase that could be used, and who bears what bears it: in a room, whoever acts. */
interface Use {
  readonly borne: Borne;
  readonly bearer: Figure;
}

/** All that takes an interaction order: what is carried, and every room; on a light table the one in which the figure stands. */
function candidates(table: ErTable, figure: Figure): readonly Use[] {
  const { board, light } = table;
  if (!plays(board, 'interaction')) return [];
  const rooms = phrasesOfRooms(board);
  const some = light ? tilesUnder(board, figure).flatMap((tile) => rooms[tile] ?? []) : rooms.flat();
  const bombs = bombsUnder(table, figure).flatMap(({ face }) => phrasesOfFace(face));
  const own = [...some, ...phrasesOfItems(figure), ...bombs].map((borne): Use => ({ borne, bearer: figure }));
  return [...own, ...phrasesOfFriends(table, figure)].filter(
    ({ borne }) => borne.asked.by === 'interaction-order' && isUnderstood(borne),
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
      ({ borne, bearer }) => {
        if (bearer.id === figure.id)
          return judgeTrigger(table, figure, borne) ?? order ?? judgePrice(table, figure, borne);
        return judgeBearer(table, figure, bearer, borne) ?? judgeTrigger(table, bearer, borne) ?? order;
      },
      ({ borne, bearer }, refusal) =>
        table.option(`interact:${nameOf(borne)}`, { do: 'interact' as const, what: nameOf(borne) }, refusal, () => ({
          refs: refsOf(table, bearer, borne),
          facts: [{ key: 'phrase', params: { phrase: borne.phrase } }, ...oddsOfPrice(table, figure, borne)],
        })),
    );
  },
  run: {
    *interact(table: ErTable, figure: Figure, { what }) {
      const use = candidates(table, figure).find(({ borne }) => nameOf(borne) === what);
      if (use === undefined) throw new Error(`${figure.id} cannot use ${what}`);
      const { borne, bearer } = use;
      const testers = yield* spendTogether(table, figure, bearer, borne);
      const before = figure.at;
      yield* trigger(table, bearer, borne, testers);
      // Power may be gone, a door broken, the figure elsewhere: somebody may see more than before.
      yield* lookOut(table, figure.at === before ? 'uncovered' : 'entered');
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
          facts: [{ key: 'phrase', params: { phrase: borne.phrase } }, ...oddsOfPrice(table, figure, borne)],
        })),
    );
  },
  run: {
    *use(table: ErTable, figure: Figure, { what }) {
      const borne = freeUses(figure).find((one) => nameOf(one) === what);
      if (borne === undefined) throw new Error(`${figure.id} cannot use ${what}`);
      if (!isIntercepting(table.world)) roundOf(table.world).acted = true;
      yield* trigger(table, figure, borne, [{ figure: figure.id, command: 0, pays: true }]);
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
    judgeBreaking(table, figure, success) ??
    judgeBlasting(table, figure, success) ??
    judgeFlying(figure, success)
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

/** Whoever acts pays, then the bearer if that is another, then those who help (ER-33.5). */
function* spendTogether(table: ErTable, figure: Figure, bearer: Figure, borne: Borne): Rule<readonly Tester[]> {
  const testers: Tester[] = [];
  function* pay(who: Figure): Rule<Tester> {
    const tester = yield* spendOn(table, who, borne, who.id === bearer.id, testers);
    testers.push(tester);
    return tester;
  }
  yield* pay(figure);
  if (bearer.id !== figure.id) {
    table.tell('joins', 'ER-33.4', { figure: bearer.id, with: figure.id, order: 'interaction' });
    yield* pay(bearer);
  }
  yield* joinInteraction(table, figure, bearer, borne, pay);
  return testers;
}

/** The values of a card that its test counts. */
export function skillsIn({ asked: { test } }: Borne): readonly CardValue[] {
  return test !== null && 'skills' in test.chances ? test.chances.skills : [];
}

/** Which section, and how many CP: the price, or for a helper 1 at least; `others` have paid before. */
function* spendOn(
  table: ErTable,
  figure: Figure,
  borne: Borne,
  pays: boolean,
  others: readonly Tester[],
): Rule<Tester> {
  yield* chooseValues(table, figure, skillsIn(borne));
  const least = pays ? borne.asked.command : 1;
  const { place, command, unused } = yield* table.ask(figure.seat, {
    key: 'trigger',
    params: { figure: figure.id, of: borne.of },
    cite: pays ? citeOf(table, borne) : borne.face === null ? 'ER-33.13' : 'ER-33.5',
    refs: [figure.id],
    options: () => {
      const choices = sectionsOf(table.board, figure, 'interaction').flatMap((section) =>
        Array.from({ length: section.most }, (_, i) => ({ section, command: i + 1 })).filter(
          (one) => one.command >= least,
        ),
      );
      return table.options(
        choices,
        ({ section, command: wanted }) =>
          judgeUseful(borne, least, wanted) ?? judgeSection(table, figure, section, wanted, 'ER-7.1'),
        ({ section, command: wanted }, refusal) =>
          table.option(
            `spend:${section.tile}.${section.section + 1}:${wanted}`,
            { place: section.place, command: wanted, unused: section.most - wanted },
            refusal,
            () => ({
              refs: [section.tile],
              facts: testFacts(table, borne, [...others, { figure: figure.id, command: wanted, pays }]),
            }),
          ),
      );
    },
  });
  placeCommand(table.world, figure, place, command);
  const isMore = borne.asked.extraDice && command > least;
  beginOrder(table, figure, 'interaction', command, isMore ? 'ER-22.6' : unused > 0 ? 'ER-7.4' : 'ER-22.2');
  return { figure: figure.id, command, pays };
}

/** CP beyond the price are for the test: without one there is no use for them (ER-22.6). */
function judgeUseful({ asked }: Borne, least: number, command: number): Verdict {
  if (asked.extraDice || command <= least) return null;
  return { key: 'sections-too-small', params: { order: 'interaction', most: least }, cite: 'ER-22.6' };
}

/** Engages what has to be engaged, tests, and does what the phrase says: for the bearer, or for one of those who take part. */
export function* trigger(
  table: ErTable,
  figure: Figure,
  borne: Borne,
  testers: readonly Tester[],
  seat: Seat = figure.seat,
): Rule {
  const { world } = table;
  const { asked, tile, face, of } = borne;
  const command = testers.find(({ pays }) => pays)?.command ?? 0;
  table.uses(componentOf(of));
  table.tell('triggers', citeOfPlace(borne, testers), { figure: figure.id, of, command });
  const who = testers.map((tester) => tester.figure);
  if (asked.uses === 'once-a-turn') for (const id of who) figureOf(world, id).triggered.push(tile);
  const item = figure.items.find((one) => one.face === face);
  if (asked.engages && item !== undefined) item.engaged = true;
  const aimed = yield* chooseBlast(table, figure, asked.success);
  if (!passesTest(table, figure, borne, testers)) return;
  yield* carryOutEffects(table, figure, borne, seat, who, aimed);
  countUse(table, figure, borne);
}

const PLACED: readonly Effect['does'][] = ['place', 'gas', 'cut-power'];

/** What several do together happens where the bearer is (ER-33.9). */
function citeOfPlace({ asked, cite, face }: Borne, testers: readonly Tester[]): string {
  const isSomewhere = face !== null && asked.success.some(({ does }) => PLACED.includes(does));
  return isSomewhere && testers.length > 1 ? 'ER-33.9' : cite;
}

/**
 * One of several phrases (ER-23.1). A card without power in the house (ER-23.13), again in this round (ER-22.12), or once (ER-22.9);
 * a room on its icon (ER-22.10) or anywhere in it (ER-22.11).
 */
function citeOf({ world, board }: ErTable, borne: Borne): string {
  const { face, from, others } = borne;
  if (others > 1) return 'ER-23.1';
  // Where there is one icon nobody could join.
  if (isForOne(board, borne)) return 'ER-33.11';
  if (face === null) return from === 'position-icon' ? 'ER-22.10' : 'ER-22.11';
  if (world.unpowered.length > 0) return 'ER-23.13';
  return actingOf(world).orders > 0 ? 'ER-22.12' : 'ER-22.9';
}
