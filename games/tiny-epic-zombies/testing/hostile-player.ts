/** A Zombie player who wants blood: strikes the barricade, overruns, and deals the cards that hurt most. */
import type { OpenQuestion } from '@necropole/kernel';
import { below } from '@necropole/kernel/app';
import type { SearchCardId } from '../content/ids.ts';
import { symbolOf } from '../content/search/deck.ts';
import { type StoreFaceId, storeFaceById } from '../content/stores/index.ts';
import { nextRoomToFill, overflowOf } from '../rules/adding-zombies.ts';
import { gapOf } from '../rules/wounds-and-ammo.ts';
import type { Tez } from '../shape.ts';
import { humanById, storeOf, zombieRoomsOf } from '../world.ts';
import { type Glance, lowestBy } from './glance.ts';

/** The answer of the Zombie player's seat. */
export function chooseForTheZombies(glance: Glance, question: OpenQuestion<Tez>): string {
  const { world, answers, chance } = glance;
  const worst = (cost: (key: string) => number): string => lowestBy(answers, cost) ?? '';
  switch (question.asking.key) {
    case 'add-zombie':
      return worst((key) => -harm(glance, key.slice('store:'.length) as StoreFaceId));
    case 'deal-card':
      return worst((key) => -threat(glance, world.hand.cards[Number(key.slice('deal:slot-'.length)) - 1]));
    case 'horde-card':
      return worst((key) => -(world.zombieCards.find(({ character }) => key === `horde:${character}`)?.marker ?? 0));
    case 'choose-human':
      return worst((key) => (key === 'pass' ? Infinity : gapOf(humanById(world, key.slice('human:'.length)))));
    default:
      return answers[below(chance, answers.length)] ?? '';
  }
}

/** What one more Zombie does there: a blow to the barricade, an Overrun, or one room less to hide in. */
function harm({ table, world, board }: Glance, store: StoreFaceId): number {
  const next = overflowOf(board, store);
  const room = nextRoomToFill(table, store) ?? (next === null ? null : nextRoomToFill(table, next));
  if (room === null) return 10;
  const victims = world.humans.filter((human) => human.room === room);
  return 10 * victims.filter((human) => gapOf(human) <= 2).length + 4 * victims.length + zombiesBeside(table, store);
}

function zombiesBeside({ world, board }: Glance['table'], store: StoreFaceId): number {
  return zombieRoomsOf(world, board, store).length;
}

/** What a card brings when it is revealed: Zombies where there are most already, and noise where the Human stands. */
function threat({ table, board, human }: Glance, card: SearchCardId | undefined): number {
  if (card === undefined) return 0;
  const symbol = symbolOf(card);
  const here = storeOf(board, human.room);
  const noise = here !== null && storeFaceById[here].symbol === symbol ? 2 : 0;
  return noise + board.storesOf[symbol].reduce((sum, store) => sum + zombiesBeside(table, store), 0);
}
