/** What must hold in every world of the game: pieces are conserved, nobody is in two places, tracks are in range. */

import { faultsOfPool } from '@necropole/kernel';
import { citizenCardIds } from '../content/citizens/index.ts';
import { hordeCounts, hordeKinds, zombieHeroIds } from '../content/ids.ts';
import { spawnCardIds } from '../content/spawn/index.ts';
import { traitCardIds } from '../content/traits/index.ts';
import { type Board, GONE, MOST_HEALTH, MOST_POWER, MOST_TRAITS, type World } from '../world.ts';

export function invariantsOf(world: World, board: Board): readonly string[] {
  return [
    ...placesHold(world, board),
    ...heroesHold(world),
    ...cardsHold(world),
    ...zombieHeroesHold(world),
    ...citizensHold(world, board),
    ...tokensHold(world, board),
  ];
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
  if (world.zombieHeroes.length !== zombieHeroIds.length)
    wrong.push(`there are ${world.zombieHeroes.length} zombie heroes`);
  zombieHeroIds.forEach((id, i) => {
    check(id, world.zombieHeroes[i] ?? GONE - 1);
  });
  for (const { id, zone } of world.citizens) check(id, zone);
  return wrong;
}

function heroesHold(world: World): string[] {
  const wrong = doubled('hero', world.heroes);
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
    ...faultsOfPool(world, 'traits', traitCardIds),
    ...faultsOfPool(world, 'spawn', spawnCardIds),
    ...faultsOfPool(world, 'citizens', citizenCardIds),
    ...faultsOfPool(world, 'zombie-heroes', zombieHeroIds),
  ];
}

function zombieHeroesHold(world: World): string[] {
  const wrong: string[] = [];
  zombieHeroIds.forEach((id, i) => {
    const onBoard = (world.zombieHeroes[i] ?? GONE) >= 0;
    if (onBoard !== world.zombieHeroesInPlay.cards.includes(id)) wrong.push(`${id} and its card are not together`);
  });
  if (new Set(world.down).size !== world.down.length) wrong.push('a zombie hero lies down twice');
  return wrong;
}

/** Whoever stands on the board has their card face up beside it, and the card that hides them under it. */
function citizensHold(world: World, board: Board): string[] {
  const { citizens, citizenCards, citizensFaceUp, hiddenCards, secretMissions, turn } = world;
  const wrong = [...doubled('citizen', citizens), ...doubled('secret mission', secretMissions)];
  const shown = [...citizens, ...secretMissions].map(({ id }) => id);
  for (const id of shown)
    if (!citizensFaceUp.cards.includes(id)) wrong.push(`${id} stands on the board without a card`);
  // The card of whoever is rescued waits beside the board while its new holder chooses between two.
  const alone = citizensFaceUp.cards.filter((id) => !shown.includes(id));
  if (alone.length > (turn.hero === null ? 0 : 1))
    wrong.push(`cards lie there without their citizens: ${alone.join(', ')}`);
  const hidden = citizens.flatMap((citizen) => citizen.hidden ?? []);
  if (hidden.toSorted().join() !== hiddenCards.cards.toSorted().join())
    wrong.push('a hidden-citizen card hides nobody');
  if (citizenCards.length !== board.citizenZones.length)
    wrong.push(`there are ${citizenCards.length} places of citizens`);
  if (citizenCards.some(({ cards }) => cards.length > 1)) wrong.push('two citizen cards lie in one place');
  return wrong;
}

/** Objectives, spawn points, the exit, the Hand, the elevator, doors and windows: each once, and where it can be. */
function tokensHold(world: World, board: Board): string[] {
  const { objectives, points, exit, hand, elevator, heroes } = world;
  const wrong = [...doubled('objective', objectives), ...doubled('spawn point', points)];
  const isZone = (zone: number): boolean => board.plan.zones[zone]?.obstacle === false;
  for (const { id, zone } of [...objectives, ...points, ...world.secretMissions]) {
    if (!isZone(zone)) wrong.push(`${id} lies nowhere: ${zone}`);
  }
  if (exit !== null && !isZone(exit)) wrong.push(`the exit lies nowhere: ${exit}`);
  if (hand !== null && !isZone(hand.zone)) wrong.push(`the Hand lies nowhere: ${hand.zone}`);
  if (elevator !== null && board.shafts[elevator] === undefined) wrong.push(`the elevator is nowhere: ${elevator}`);
  for (const { id, face } of objectives)
    if (face.cards.length !== 1) wrong.push(`${id} has ${face.cards.length} faces`);
  const faces = objectives.flatMap(({ face }) => face.cards);
  if (new Set(faces).size !== faces.length) wrong.push('an objective token is in two places');
  const lying = objectives.flatMap(({ face, taken }) => (taken ? [] : face.cards));
  const held = heroes.flatMap(({ tokens }) => tokens);
  if (new Set(held).size !== held.length) wrong.push('two heroes hold one token');
  for (const token of held) if (lying.includes(token)) wrong.push(`${token} is held and lies on the board`);
  if (world.opened.length !== board.plan.openings.length) wrong.push(`there are ${world.opened.length} openings`);
  if (world.entered.length !== board.rooms.length) wrong.push(`there are ${world.entered.length} rooms`);
  return wrong;
}

function doubled(what: string, all: readonly { readonly id: string }[]): string[] {
  const ids = all.map(({ id }) => id);
  return ids.filter((id, i) => ids.indexOf(id) !== i).map((id) => `the ${what} ${id} is there twice`);
}
