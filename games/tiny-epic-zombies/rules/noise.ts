/**
 * Checking for noise (p.12): the revealed card bears the symbol of the store that the active Human stands in. Then the
 * Zombie player picks one of their cards, resolves the action its marker shows, and moves that marker up.
 */
import { characters, hordeActions } from '../content/characters/index.ts';
import type { SearchCardId } from '../content/ids.ts';
import { symbolOf } from '../content/search/deck.ts';
import { type StoreFaceId, storeFaceById } from '../content/stores/index.ts';
import type { Rule, TezTable } from '../shape.ts';
import { activeHuman, characterOf, storeOf, type ZombieCard } from '../world.ts';

const LAST_SPACE = 5;

/** The store in which the active Human made noise; `null` where they made none. */
export function checkForNoise(table: TezTable, card: SearchCardId): StoreFaceId | null {
  const human = activeHuman(table.world);
  const who = characterOf(human);
  const store = storeOf(table.board, human.room);
  if (store === null) {
    table.tell('no-noise-courtyard', 'TEZ-12.4', { who });
    return null;
  }
  const matches = storeFaceById[store].symbol === symbolOf(card);
  const noisy = table.query('isNoise', matches, { human, card, store });
  if (noisy) table.tell('noise', 'TEZ-12.2', { who, store });
  else table.tell('no-noise', 'TEZ-12.2', { who });
  return noisy ? store : null;
}

/** The Zombie player answers the noise with one horde action. */
export function* answerNoise(table: TezTable, store: StoreFaceId): Rule {
  const { world } = table;
  const card = yield* chooseZombieCard(table);
  const space = card.marker;
  const action = characters[card.character].horde[space - 1];
  if (action === undefined) throw new Error(`${card.character} has no space ${space} on its horde track`);
  table.tell('horde-action', 'TEZ-12.5', { character: card.character, space, action });
  const component = hordeActions[action];
  yield* table.act({ component }, component.resolve(table, activeHuman(world), store));
  if (card.marker >= LAST_SPACE) {
    table.tell('horde-marker-stays', 'TEZ-12.9', { character: card.character });
    return;
  }
  card.marker += 1;
  table.tell('horde-marker-moved', 'TEZ-12.7', { character: card.character, space: card.marker });
}

function* chooseZombieCard(table: TezTable): Rule<ZombieCard> {
  const { world, board } = table;
  if (board.zombieSeat === null) throw new Error('There is no Zombie player to answer the noise');
  const character = yield* table.ask(board.zombieSeat, {
    key: 'horde-card',
    params: {},
    cite: 'TEZ-12.5',
    options: () =>
      world.zombieCards.map((card) =>
        table.option(`horde:${card.character}`, card.character, null, () => ({
          refs: [card.character],
          facts: [
            {
              key: 'horde-action',
              params: { action: characters[card.character].horde[card.marker - 1] ?? 'swarm', space: card.marker },
            },
          ],
        })),
      ),
  });
  const chosen = world.zombieCards.find((card) => card.character === character);
  if (chosen === undefined) throw new Error(`${character} is not on the Zombie side`);
  return chosen;
}
