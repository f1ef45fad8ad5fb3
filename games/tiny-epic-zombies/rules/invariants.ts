/** What must hold in every world of the game: pieces are conserved, nobody is in two places, tracks are in range. */
import { cardsOfPool, faultsOfPool } from '@necropole/kernel';
import { characterIds } from '../content/characters/index.ts';
import { objectives } from '../content/objectives/index.ts';
import { searchCardIds } from '../content/search/deck.ts';
import { BARRICADE_MOST, type Board, STRONGEST, storeOf, type World, ZOMBIE_CARDS_MOST, ZOMBIES } from '../world.ts';

export function invariantsOf(world: World, board: Board): readonly string[] {
  return [
    ...zombiesHold(world, board),
    ...humansHold(world, board),
    ...cardsHold(world),
    ...tracksHold(world, board),
    ...tokensHold(world, board),
    ...survivorsHold(world, board),
  ];
}

function zombiesHold(world: World, board: Board): string[] {
  const wrong: string[] = [];
  if (world.zombies.length !== ZOMBIES) wrong.push(`there are ${world.zombies.length} Zombies`);
  const placed = world.zombies.filter((room) => room !== null);
  if (new Set(placed).size !== placed.length) wrong.push('two Zombies stand in one room');
  if (placed.some((room) => storeOf(board, room) === null)) wrong.push('a Zombie stands in the courtyard');
  return wrong;
}

function humansHold(world: World, board: Board): string[] {
  const wrong: string[] = [];
  const ids = world.humans.map(({ id }) => id);
  if (new Set(ids).size !== ids.length) wrong.push('a Human is there twice');
  for (const human of world.humans) {
    const { id, wounds, ammo } = human;
    if (board.mall.zones.every((zone) => zone.id !== human.room)) wrong.push(`${id} stands nowhere: ${human.room}`);
    if (wounds < 0 || wounds > STRONGEST || ammo < 0 || ammo > STRONGEST) {
      wrong.push(`${id} stands at ${wounds} wounds, ${ammo} ammo`);
    }
    if (human.melee.cards.length > 1 || human.ranged.cards.length > 1) wrong.push(`${id} holds two weapons of a kind`);
    if (human.search.cards.length > 1) wrong.push(`${id} has two search cards`);
  }
  return wrong;
}

function cardsHold(world: World): string[] {
  const wrong = faultsOfPool(world, 'search', searchCardIds);
  const known = world.humans.flatMap(({ character }) => (character === null ? [] : [character]));
  const characters = [
    ...known,
    ...world.zombieCards.map(({ character }) => character),
    ...cardsOfPool(world, 'characters'),
  ];
  if (new Set(characters).size !== characters.length) wrong.push('a player card is in two places');
  if (characters.length > characterIds.length) wrong.push('there are too many player cards');
  // A card leaves the match only when the Zombie side has no place for it.
  if (world.zombieCards.length < ZOMBIE_CARDS_MOST && characters.length < characterIds.length) {
    wrong.push(`there are ${characters.length} player cards`);
  }
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

/** Every token of the objectives in play, the supplies, the traps and the vehicle: each once, and where it can be. */
function tokensHold(world: World, board: Board): string[] {
  const wrong: string[] = [];
  const rooms = new Set<string>(board.mall.zones.map(({ id }) => id));
  const places = new Set<string>([...rooms, ...board.stores, ...world.humans.map(({ id }) => id), 'box']);
  const inPlay = world.objectives.map(({ id }) => id);
  if (new Set(inPlay).size !== inPlay.length) wrong.push('an objective is in play twice');
  const wanted = inPlay.flatMap((id) => objectives[id].tokens).toSorted();
  const found = world.tokens.map(({ id }) => id).toSorted();
  if (found.join() !== wanted.join())
    wrong.push(`the tokens in play are ${found.join(', ')}, not ${wanted.join(', ')}`);
  for (const { id, at, objective } of world.tokens) {
    if (!places.has(at)) wrong.push(`${id} lies nowhere: ${at}`);
    if (!objectives[objective].tokens.includes(id)) wrong.push(`${id} is no token of ${objective}`);
  }
  for (const at of world.supplies) if (!places.has(at)) wrong.push(`a supply lies nowhere: ${at}`);
  if (world.supplies.length !== 2) wrong.push(`there are ${world.supplies.length} supplies`);
  if (world.traps.length !== 2) wrong.push(`there are ${world.traps.length} traps`);
  for (const room of world.traps) if (room !== null && !rooms.has(room)) wrong.push(`a trap lies nowhere: ${room}`);
  if (!rooms.has(world.vehicle.room)) wrong.push(`the vehicle stands nowhere: ${world.vehicle.room}`);
  if (world.lying.length !== board.stores.length) wrong.push(`cards lie beside ${world.lying.length} stores`);
  return wrong;
}

/** In competitive modes each Human brings survivors of their own; taken ones stay with the Zombie side. */
function survivorsHold({ humans, taken, survivors }: World, { competitive }: Board): string[] {
  const own = humans.reduce((sum, human) => sum + human.survivors, 0);
  if (!competitive)
    return own === 0 && taken === 0 ? [] : [`Humans hold ${own} survivors of their own, ${taken} are taken`];
  const all = humans.length === 2 ? 4 : humans.length;
  const wrong = own + taken === all ? [] : [`there are ${own + taken} survivors, not ${all}`];
  return survivors === 0 ? wrong : [...wrong, `${survivors} survivors wait in the courtyard`];
}
