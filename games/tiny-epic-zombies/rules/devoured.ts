/**
 * Eaten alive (p.7, p.17).
 *
 * 1. The Human drops all cards, items and tokens beside the store where they die.
 * 2. A survivor leaves the match, or, with none left, the Zombies win.
 * 3. The pawn goes back to the courtyard.
 * 4. The player card goes to the Zombie side, with a horde marker of its own.
 * 5. A new player card is drawn; wounds start again at 0 and ammo at 9.
 * 6. In one's own turn, the turn stops there.
 */
import { moveCard, takeOpenly } from '@necropole/kernel';
import type { CharacterId } from '../content/ids.ts';
import type { StoreFaceId } from '../content/stores/index.ts';
import type { Rule, TezTable } from '../shape.ts';
import {
  activeHuman,
  characterOf,
  type Human,
  lyingBeside,
  STRONGEST,
  storeOf,
  type TokenPlace,
  type World,
  ZOMBIE_CARDS_MOST,
} from '../world.ts';
import { zombiesWin } from './end-of-match.ts';
import { cardsHeld, pileOf } from './holding.ts';

export function* devour(table: TezTable, human: Human, cite: string): Rule {
  const who = characterOf(human);
  table.tell('devoured', cite, { who, human: human.id });
  table.tally('fell', human.room);
  const store = yield* dropEverything(table, human);
  yield* loseSurvivor(table, human);
  human.room = 'courtyard.centre';
  table.tell('pawn-returned', 'TEZ-7.16', { who, human: human.id });
  joinZombieSide(table, who);
  newCharacter(table, human, who);
  stopOwnTurn(table, human);
  yield* table.fire('devoured', { human, store });
}

/** Gives the store that receives it all; `null` in the courtyard, for a Human with nothing to drop. */
function* dropEverything(table: TezTable, human: Human): Rule<StoreFaceId | null> {
  const who = characterOf(human);
  const here = storeOf(table.board, human.room);
  if (here === null && hasNothing(table.world, human)) return null;
  const store = here ?? (yield* storeOfTheDead(table, human));
  const cards = cardsHeld(human);
  const lying = lyingBeside(table.world, table.board, store);
  for (const card of cards) moveCard(table, pileOf(human, card), card, lying);
  table.tell('dropped-all', 'TEZ-7.10', { who, cards, store });
  dropTokens(table, human, store);
  return store;
}

function hasNothing(world: World, human: Human): boolean {
  const carries = (at: TokenPlace): boolean => at === human.id;
  return cardsHeld(human).length === 0 && !world.supplies.some(carries) && !world.tokens.some(({ at }) => carries(at));
}

function* storeOfTheDead(table: TezTable, human: Human): Rule<StoreFaceId> {
  return yield* table.ask(human.seat, {
    key: 'drop-all-where',
    params: { who: characterOf(human) },
    cite: 'TEZ-7.12',
    refs: [human.id],
    options: () =>
      table.board.stores.map((store) => table.option(`store:${store}`, store, null, () => ({ refs: [store] }))),
  });
}

function dropTokens(table: TezTable, human: Human, store: StoreFaceId): void {
  const { world } = table;
  const dropped: string[] = [];
  for (const at of [0, 1] as const) {
    if (world.supplies[at] !== human.id) continue;
    world.supplies[at] = store;
    dropped.push(`supply-${at + 1}`);
  }
  for (const token of world.tokens) {
    if (token.at !== human.id) continue;
    token.at = store;
    dropped.push(token.id);
  }
  if (dropped.length > 0) {
    table.tell('tokens-dropped', 'TEZ-7.11', { who: characterOf(human), tokens: dropped, store });
  }
}

function* loseSurvivor(table: TezTable, human: Human): Rule {
  const { world, board } = table;
  if (board.competitive) return yield* giveSurvivor(table, human);
  if (world.survivors === 0) {
    table.tell('no-survivor-left', 'TEZ-7.13', {});
    return yield* zombiesWin(table, 'devoured-without-survivors');
  }
  world.survivors -= 1;
  table.tell('survivor-lost', 'TEZ-7.14', { left: world.survivors });
}

function* giveSurvivor(table: TezTable, human: Human): Rule {
  if (human.survivors === 0) {
    table.tell('no-survivor-left', 'TEZ-17.12', {});
    return yield* zombiesWin(table, 'devoured-without-own-survivor');
  }
  human.survivors -= 1;
  table.world.taken += 1;
  table.tell('survivor-given', 'TEZ-17.5', { who: characterOf(human), left: human.survivors });
  if (table.world.humans.every((each) => each.survivors === 0)) yield* zombiesWin(table, 'all-survivors-taken');
}

function joinZombieSide(table: TezTable, character: CharacterId): void {
  const { world, board } = table;
  if (world.zombieCards.length >= ZOMBIE_CARDS_MOST) {
    table.tell('card-leaves', 'TEZ-7.20', { character });
    return;
  }
  const versus = board.zombieSeat !== null;
  world.zombieCards.push({ character, marker: versus ? 1 : 0 });
  table.tell('card-turned', versus ? 'TEZ-7.17' : 'TEZ-16.7', { character });
  if (versus) table.tell('horde-marker-placed', 'TEZ-7.18', { character });
  table.tell('ability-joins', 'TEZ-7.19', { character });
}

function newCharacter(table: TezTable, human: Human, before: CharacterId): void {
  const { box } = table.world;
  const drawn = takeOpenly(table, box, box.cards.length - 1);
  human.character = drawn;
  human.wounds = 0;
  human.ammo = STRONGEST;
  table.tally('joined', drawn);
  table.tell('new-character', 'TEZ-7.21', { who: drawn, human: human.id, before });
  table.tell('tracks-reset', 'TEZ-7.22', { who: drawn });
}

function stopOwnTurn(table: TezTable, human: Human): void {
  const { turn } = table.world;
  if (turn.over !== 'no' || activeHuman(table.world) !== human) return;
  turn.over = 'devoured';
  table.tell('turn-cut-short', 'TEZ-7.23', { who: characterOf(human) });
}
