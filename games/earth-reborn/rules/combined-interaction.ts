/**
 * Combined interactions (page 33).
 *
 * 1. With equipment: one of those who take part bears it, the others are adjacent to the bearer. The bearer pays the price.
 * 2. With an element that has several position icons: each stands on one of them and faces as it shows. In a room without icons all
 *    are in the room. The activated character pays the price.
 * 3. Everybody else pays at least 1 CP, which brings in their own dice; each further CP is one more die.
 * 4. What benefits a character benefits one of them; what happens somewhere happens where the bearer is.
 */
import { type RuledRoom, ruledRooms } from '../content/floor/ruled-rooms.ts';
import type { RuledRoomId } from '../content/ids.ts';
import { commandedBy, plays, sectionsOf } from '../reading.ts';
import type { ErTable, Rule, Verdict } from '../shape.ts';
import type { Board, Figure } from '../world.ts';
import { isAdjacent } from './adjacency.ts';
import { type Borne, judgePlace, phrasesOfItems } from './bearers.ts';
import { gather } from './combination.ts';
import { judgeSpending } from './command.ts';
import type { Tester } from './skill-tests.ts';
import { canCombine } from './under-way.ts';

/** The cards of friends, which serve whoever acts if their bearer joins (ER-33.4). */
export function phrasesOfFriends(table: ErTable, figure: Figure): readonly { bearer: Figure; borne: Borne }[] {
  if (!canCombine(table)) return [];
  return commandedBy(table.world, figure.seat)
    .filter(({ id }) => id !== figure.id)
    .flatMap((bearer) => phrasesOfItems(bearer).map((borne) => ({ bearer, borne })));
}

/** The bearer has to join, with a gold section that takes the price (ER-33.4, ER-33.5). */
export function judgeBearer(table: ErTable, figure: Figure, bearer: Figure, { asked }: Borne): Verdict {
  const beside = judgeBeside(table, figure, bearer);
  if (beside !== null) return beside;
  const refs = [bearer.id];
  const gold = sectionsOf(table.board, bearer, 'interaction').filter(
    ({ colour, command }) => colour === 'gold' && command === 0,
  );
  const most = Math.max(0, ...gold.map((section) => section.most));
  if (most === 0) return { key: 'no-gold-section', params: { order: 'interaction' }, cite: 'ER-31.4', refs };
  if (most < asked.command)
    return { key: 'sections-too-small', params: { order: 'interaction', most }, cite: 'ER-33.5', refs };
  return judgeSpending(table.world, bearer, asked.command);
}

function judgeBeside({ world, board }: ErTable, friend: Figure, bearer: Figure): Verdict {
  return isAdjacent(world, board, friend, bearer)
    ? null
    : { key: 'not-beside-bearer', params: { bearer: bearer.id }, cite: 'ER-33.4', refs: [bearer.id] };
}

/** Has what bears it one position icon for all who use it? Then nobody joins there (ER-33.11). */
export function isForOne(board: Board, { from, of }: Borne): boolean {
  const { positions }: Pick<RuledRoom, 'positions'> = ruledRooms[of as RuledRoomId] ?? { positions: 0 };
  return plays(board, 'combination') && from === 'position-icon' && positions === 1;
}

/** Does a friend stand where it can help? */
function judgeHelping(table: ErTable, friend: Figure, bearer: Figure, borne: Borne): Verdict {
  if (borne.face !== null) return judgeBeside(table, friend, bearer);
  const refs = [friend.id];
  if (isForOne(table.board, borne)) return { key: 'one-icon', params: {}, cite: 'ER-33.11', refs };
  const place = judgePlace(table.board, friend, borne);
  if (place !== null) return { ...place, cite: borne.from === 'position-icon' ? 'ER-33.12' : 'ER-33.14' };
  // Each has triggered it for the turn, whoever paid the price.
  const isUsed = borne.asked.uses === 'once-a-turn' && friend.triggered.includes(borne.tile);
  return isUsed ? { key: 'triggered-already', params: { figure: friend.id }, cite: 'ER-33.12', refs } : null;
}

/** By which rules others are asked for, and join. */
function citesOf({ face, from, asked }: Borne): { readonly asked: string; readonly joined: string } {
  if (face === null) return { asked: 'ER-33.13', joined: from === 'position-icon' ? 'ER-33.12' : 'ER-33.14' };
  const isCorpse = asked.requires.some(({ asks }) => asks === 'facing-corpse');
  // Whoever commands them all has one clan; only the bearer faces the corpse.
  return { asked: asked.clan === null ? 'ER-33.5' : 'ER-33.6', joined: isCorpse ? 'ER-33.7' : 'ER-33.4' };
}

/** Lets others help: `spend` asks for the CP of each. */
export function* joinInteraction(
  table: ErTable,
  figure: Figure,
  bearer: Figure,
  borne: Borne,
  spend: (friend: Figure) => Rule<Tester>,
): Rule {
  yield* gather(table, figure, 'interaction', {
    ways: () => [null],
    judge: (friend) => judgeHelping(table, friend, bearer, borne),
    spend,
    cites: citesOf(borne),
    taking: [bearer.id],
  });
}
