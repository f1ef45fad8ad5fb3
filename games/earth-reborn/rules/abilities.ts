/**
 * Special abilities (pages 26, 40 and 41): phrases of the character card, by the side that is up.
 *
 * 1. They take no tile. Their CP lie on the card and count towards the maximum; no CP are added for more dice.
 * 2. They serve as often as their conditions are met; for an interceptor each time is one of its two orders.
 * 3. Traitors serve the other clan: in its own round, if their card is upright, it pays for them and engages it.
 * 4. In the initiative phase some give CP to those whom they see.
 */
import { tabulate } from '@necropole/boards';
import { deeds, type Seat } from '@necropole/kernel';
import { abilities } from '../content/abilities.ts';
import { type CharacterId, characterIds } from '../content/characters/index.ts';
import type { Phrase } from '../phrases/phrase.ts';
import { askedBy } from '../phrases/reading.ts';
import {
  baseOf,
  characterOf,
  commandedBy,
  commandLeftFor,
  commandOf,
  figureOf,
  isOnMap,
  isPilot,
  plays,
} from '../reading.ts';
import { freshRound } from '../round.ts';
import type { ErTable, Verdict } from '../shape.ts';
import type { Figure } from '../world.ts';
import type { Borne } from './bearers.ts';
import { judgeSpending, pay } from './command.ts';
import { seenBy } from './conditions.ts';
import { grantTo, isUnderstood } from './effects.ts';
import { judgeTrigger, skillsIn, trigger } from './interaction.ts';
import { lookOut } from './interception.ts';
import { judgeMissionPoints, spendMissionPoints } from './mission-points.ts';
import { chooseValues } from './piloting.ts';
import { oddsOfPrice } from './skill-tests.ts';
import { actingOf, isIntercepting, roundOf } from './under-way.ts';

const ORDERS_OF_INTERCEPTOR = 2;

interface Sides {
  readonly healthy: readonly Borne[];
  readonly wounded: readonly Borne[];
}

const ofCharacters: Readonly<Record<CharacterId, Sides>> = tabulate(characterIds, (id) => {
  const ability = abilities.find(({ character }) => character === id);
  const borne = (phrases: readonly Phrase[] = [], cite = ability?.cites[0] ?? 'ER-26.1'): readonly Borne[] =>
    phrases.map((phrase, at) => ({
      of: id,
      number: at + 1,
      phrase,
      asked: askedBy(phrase, 'character'),
      cite,
      others: phrases.length,
      tile: -1,
      from: null,
      face: null,
    }));
  return { healthy: borne(ability?.healthy), wounded: borne(ability?.wounded, ability?.woundedCite) };
});

/** What stands on the visible side (ER-26.6). */
function abilitiesOf({ id, state }: Pick<Figure, 'id' | 'state'>): readonly Borne[] {
  return state === 'healthy' ? ofCharacters[id].healthy : ofCharacters[id].wounded;
}

function isForOthers({ asked }: Borne): boolean {
  return asked.requires.some(({ asks }) => asks === 'commanded-by');
}

function nameOf({ of, number }: Borne): string {
  return `${of}.${number}`;
}

// ── One’s own ────────────────────────────────────────────────────────────────────────────────────────────────────────

function ownAbilities({ board }: ErTable, figure: Figure): readonly Borne[] {
  if (!plays(board, 'abilities')) return [];
  // A pilot has those of the large figure too, which is wounded (ER-30.21).
  const large = isPilot(figure) ? ofCharacters[baseOf(figure).id].wounded : [];
  return [...abilitiesOf(figure), ...large].filter(
    (borne) => borne.phrase.phase === 'activation' && !isForOthers(borne) && isUnderstood(borne),
  );
}

export const usingAbilities = deeds({
  options: (table: ErTable, figure: Figure) =>
    table.options(
      ownAbilities(table, figure),
      (borne) => judgeAbility(table, figure, borne),
      (borne, refusal) =>
        table.option(`ability:${nameOf(borne)}`, { do: 'ability' as const, what: nameOf(borne) }, refusal, () => ({
          refs: [figure.id],
          facts: [{ key: 'phrase', params: { phrase: borne.phrase } }, ...oddsOfPrice(table, figure, borne)],
        })),
    ),
  run: {
    *ability(table: ErTable, figure: Figure, { what }) {
      const borne = ownAbilities(table, figure).find((one) => nameOf(one) === what);
      if (borne === undefined) throw new Error(`${figure.id} has no ability ${what}`);
      yield* chooseValues(table, figure, skillsIn(borne));
      const { command, missionPoints } = borne.asked;
      if (missionPoints > 0) spendMissionPoints(table, figure.seat, missionPoints);
      pay(table.world, figure, command);
      if (!isIntercepting(table.world)) roundOf(table.world).acted = true;
      actingOf(table.world).orders += 1;
      table.tell('ability-paid', citeOf(table, figure, borne), { figure: figure.id, command });
      yield* trigger(table, figure, borne, [{ figure: figure.id, command, pays: true }]);
      yield* lookOut(table, 'uncovered');
    },
  },
});

/** For an interceptor it is one of two orders (ER-26.4); within the maximum of the character (ER-26.1). */
function judgeAbility(table: ErTable, figure: Figure, borne: Borne): Verdict {
  const { world } = table;
  if (isIntercepting(world) && actingOf(world).orders >= ORDERS_OF_INTERCEPTOR)
    return { key: 'orders-used', params: { most: ORDERS_OF_INTERCEPTOR }, cite: 'ER-26.4' };
  const { command, missionPoints } = borne.asked;
  return (
    judgeTrigger(table, figure, borne) ??
    (missionPoints > 0 ? judgeMissionPoints(world, figure.seat, missionPoints) : null) ??
    judgeSpending(world, figure, command)
  );
}

/**
 * One of several phrases (ER-26.5), for MP (ER-26.7), by an interceptor (ER-26.4), again (ER-26.2); by the wounded side (ER-26.6), without
 * any tile (ER-22.3), or as usual (ER-26.1); first of all, that of a large figure by its pilot (ER-30.21).
 */
function citeOf({ world }: ErTable, { id, state, tiles }: Figure, { of, others, asked }: Borne): string {
  if (of !== id) return 'ER-30.21';
  if (others > 1) return 'ER-26.5';
  if (asked.missionPoints > 0) return 'ER-26.7';
  if (isIntercepting(world)) return 'ER-26.4';
  if (actingOf(world).orders > 1) return 'ER-26.2';
  if (state === 'wounded') return 'ER-26.6';
  return tiles.cards.length === 0 ? 'ER-22.3' : 'ER-26.1';
}

// ── Traitors ─────────────────────────────────────────────────────────────────────────────────────────────────────────

/** Those of the other player who listen to this one. */
function traitorsTo({ world, board }: ErTable, seat: Seat): readonly { figure: Figure; borne: Borne }[] {
  if (!plays(board, 'abilities')) return [];
  return world.figures
    .filter((figure) => figure.seat !== seat && isOnMap(figure))
    .flatMap((figure) =>
      abilitiesOf(figure)
        .filter((borne) => isForOthers(borne) && borne.asked.clan === board.clans[seat])
        .map((borne) => ({ figure, borne })),
    );
}

/** Does it act for the other player from now on, and not only tell something? */
function doesActivate({ asked }: Borne): boolean {
  return asked.success.some(({ does }) => does === 'change-sides');
}

export const callingTraitors = deeds({
  options: (table: ErTable, seat: Seat) =>
    table.options(
      traitorsTo(table, seat),
      ({ figure, borne }) => judgeTraitor(table, seat, figure, borne),
      ({ figure, borne }, refusal) =>
        table.option(`turn:${nameOf(borne)}`, { do: 'turn' as const, figure: figure.id }, refusal, () => ({
          refs: [figure.id],
          facts: [{ key: 'phrase', params: { phrase: borne.phrase } }, ...oddsOfPrice(table, figure, borne)],
        })),
    ),
  run: {
    *turn(table: ErTable, seat: Seat, { figure: id }) {
      const { world } = table;
      const figure = figureOf(world, id);
      const borne = traitorsTo(table, seat).find((one) => one.figure.id === id)?.borne;
      if (borne === undefined) throw new Error(`${id} is no traitor`);
      const { command } = borne.asked;
      world.command[seat] = commandOf(world, seat) - command;
      const activates = doesActivate(borne);
      figure.spent += command;
      // Whoever only listens is not the player who commands it (ER-27.1).
      if (!activates) figure.paralysed += command;
      figure.engaged = true;
      // These CP count towards its maximum (ER-40.14); to be asked is the whole round (ER-40.16).
      table.tell('ability-paid', activates ? 'ER-40.14' : 'ER-40.16', { figure: id, command });
      if (activates) world.round = freshRound(id, false);
      yield* trigger(table, figure, borne, [{ figure: figure.id, command, pays: true }], seat);
      if (activates) yield* lookOut(table, 'activated');
    },
  },
});

/** Its card has to be upright (ER-40.15), and to take the CP (ER-40.14). */
function judgeTraitor({ world }: ErTable, seat: Seat, figure: Figure, borne: Borne): Verdict {
  if (figure.engaged) return { key: 'card-engaged', params: {}, cite: 'ER-40.15', refs: [figure.id] };
  const { asked } = borne;
  // What is paid to activate it counts in the maximum that it has as a traitor (ER-40.19).
  const left = commandLeftFor(doesActivate(borne) ? { ...figure, home: figure.seat } : figure);
  if (asked.command > left) return { key: 'beyond-maximum', params: { figure: figure.id, left }, cite: 'ER-40.14' };
  const have = commandOf(world, seat);
  return have >= asked.command
    ? null
    : { key: 'too-few-command', params: { have, need: asked.command }, cite: 'ER-40.13' };
}

// ── The initiative phase ─────────────────────────────────────────────────────────────────────────────────────────────

/** Each zombie in sight gets CP of its own (ER-41.7). */
export function leadZombies(table: ErTable, seat: Seat): void {
  for (const figure of commandedBy(table.world, seat)) {
    for (const { phrase, cite } of abilitiesOf(figure)) {
      const [effect] = phrase.effects;
      if (phrase.phase !== 'initiative' || effect.does !== 'zombie-command') continue;
      for (const zombie of seenBy(table, figure, 'zombie')) {
        // Whoever counts as a zombie, too (ER-41.9).
        grantTo(table, zombie, effect.points, characterOf(zombie).rises === true ? cite : 'ER-41.9');
      }
    }
  }
}
