/** What must hold in every world of the game: pieces are conserved, nobody is in two places, tracks are in range. */
import { cardsOfPool } from '@necropole/kernel';
import { citizenCardIds, hordeCounts, hordeKinds, zombieHeroIds } from '../content/ids.ts';
import { spawnCardIds } from '../content/spawn/deck.ts';
import { traitCardIds } from '../content/traits/deck.ts';
import { type Board, GONE, MOST_HEALTH, MOST_POWER, MOST_TRAITS, type World } from '../world.ts';

export function invariantsOf(world: World, board: Board): readonly string[] {
  return [...placesHold(world, board), ...heroesHold(world), ...cardsHold(world), ...zombieHeroesHold(world)];
}

function placesHold(world: World, board: Board): string[] {
  const wrong: string[] = [];
  const { zones } = board.plan;
  const check = (who: string, place: number): void => {
    if (place < GONE || place >= zones.length) wrong.push(`${who} stands nowhere: ${place}`);
    else if (zones[place]?.obstacle === true) wrong.push(`${who} stands on ${zones[place]?.id}`);
  };
  for (const { id, zone } of world.heroes) check(id, zone);
  for (const kind of hordeKinds) {
    if (world.horde[kind].length !== hordeCounts[kind]) wrong.push(`there are ${world.horde[kind].length} ${kind}s`);
    world.horde[kind].forEach((place, i) => {
      check(`${kind}-${i}`, place);
    });
  }
  zombieHeroIds.forEach((id, i) => {
    check(id, world.zombieHeroes[i] ?? GONE - 1);
  });
  for (const { id, zone } of world.citizens) check(id, zone);
  return wrong;
}

function heroesHold(world: World): string[] {
  const wrong: string[] = [];
  for (const { id, health, power, traits, citizen, xp, zone } of world.heroes) {
    if (health < 0 || health > MOST_HEALTH) wrong.push(`${id} has ${health} health`);
    if (health === 0 && zone >= 0) wrong.push(`${id} is eliminated and still on the board`);
    if (power < 0 || power > MOST_POWER) wrong.push(`${id} has ${power} power`);
    // A third one is held while its owner chooses which to discard.
    if (traits.cards.length > MOST_TRAITS + 1) wrong.push(`${id} holds ${traits.cards.length} traits`);
    if (citizen.cards.length > 1) wrong.push(`${id} holds ${citizen.cards.length} citizens`);
    if (xp < 0) wrong.push(`${id} has ${xp} experience`);
  }
  return wrong;
}

function cardsHold(world: World): string[] {
  return [
    ...poolHolds(world, 'traits', traitCardIds),
    ...poolHolds(world, 'spawn', spawnCardIds),
    ...poolHolds(world, 'citizens', citizenCardIds),
    ...poolHolds(world, 'zombie-heroes', zombieHeroIds),
  ];
}

function poolHolds(world: World, pool: string, all: readonly string[]): string[] {
  const cards = cardsOfPool(world, pool);
  const wrong = cards.length === all.length ? [] : [`there are ${cards.length} ${pool} cards, not ${all.length}`];
  if (new Set(cards).size !== cards.length) wrong.push(`a ${pool} card is in two places`);
  return wrong;
}

function zombieHeroesHold(world: World): string[] {
  const wrong: string[] = [];
  zombieHeroIds.forEach((id, i) => {
    const onBoard = (world.zombieHeroes[i] ?? GONE) >= 0;
    if (onBoard !== world.zombieHeroesInPlay.cards.includes(id)) wrong.push(`${id} and its card are not together`);
  });
  for (const { id } of world.citizens) {
    if (!world.citizensFaceUp.cards.includes(id)) wrong.push(`${id} stands on the board without a card`);
  }
  return wrong;
}
