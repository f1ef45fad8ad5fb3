/** What must hold in every world of the game: pieces are conserved, nobody is in two places, tracks are in range. */
import { cardsOfPool } from '@necropole/kernel';
import { characterIds, searchCardIds } from '../content/ids.ts';
import { BARRICADE_MOST, type Board, STRONGEST, storeOf, type World, ZOMBIE_CARDS_MOST, ZOMBIES } from '../world.ts';

export function invariantsOf(world: World, board: Board): readonly string[] {
  return [...zombiesHold(world, board), ...humansHold(world), ...cardsHold(world), ...tracksHold(world, board)];
}

function zombiesHold(world: World, board: Board): string[] {
  const wrong: string[] = [];
  if (world.zombies.length !== ZOMBIES) wrong.push(`there are ${world.zombies.length} Zombies`);
  const placed = world.zombies.filter((room) => room !== null);
  if (new Set(placed).size !== placed.length) wrong.push('two Zombies stand in one room');
  if (placed.some((room) => storeOf(board, room) === null)) wrong.push('a Zombie stands in the courtyard');
  return wrong;
}

function humansHold(world: World): string[] {
  const wrong: string[] = [];
  for (const human of world.humans) {
    const { id, wounds, ammo } = human;
    if (wounds < 0 || wounds > STRONGEST || ammo < 0 || ammo > STRONGEST) {
      wrong.push(`${id} stands at ${wounds} wounds, ${ammo} ammo`);
    }
    if (human.melee.cards.length > 1 || human.ranged.cards.length > 1) wrong.push(`${id} holds two weapons of a kind`);
    if (human.search.cards.length > 1) wrong.push(`${id} has two search cards`);
  }
  return wrong;
}

function cardsHold(world: World): string[] {
  const search = cardsOfPool(world, 'search');
  const wrong = search.length === searchCardIds.length ? [] : [`there are ${search.length} search cards`];
  if (new Set(search).size !== search.length) wrong.push('a search card is in two places');
  const known = world.humans.flatMap(({ character }) => (character === null ? [] : [character]));
  const characters = [
    ...known,
    ...world.zombieCards.map(({ character }) => character),
    ...cardsOfPool(world, 'characters'),
  ];
  if (new Set(characters).size !== characters.length) wrong.push('a player card is in two places');
  if (characters.length > characterIds.length) wrong.push('there are too many player cards');
  return wrong;
}

function tracksHold(world: World, board: Board): string[] {
  const wrong: string[] = [];
  if (world.barricade < 0 || world.barricade > BARRICADE_MOST) wrong.push(`the barricade stands at ${world.barricade}`);
  if (world.survivors < 0 || world.survivors > 4) wrong.push(`there are ${world.survivors} survivors`);
  if (world.zombieCards.length > ZOMBIE_CARDS_MOST) wrong.push('the Zombie side holds too many cards');
  const least = board.zombieSeat === null ? 0 : 1;
  if (world.zombieCards.some(({ marker }) => marker < least || marker > 5))
    wrong.push('a horde marker is off its track');
  return wrong;
}
