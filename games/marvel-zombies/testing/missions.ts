/** Situations on the boards of the missions. */

import { zonePlace } from '@necropole/boards';
import { EVERYBODY, NOBODY, putCard } from '@necropole/kernel';
import { pourOut, type Situation, situation } from '@necropole/kernel/testing';
import { citizenIds } from '../content/citizens/index.ts';
import type {
  CitizenCardId,
  CitizenId,
  HeroId,
  HordeKind,
  MissionId,
  ObjectiveCardId,
  SpawnCardId,
  ZombieHeroId,
} from '../content/ids.ts';
import { marvelZombies } from '../index.ts';
import type { Mz, PhaseName } from '../shape.ts';
import { type Board, type Hero, putEnemy, RESERVE, type World } from '../world.ts';

/** What differs from the set-up of a mission. */
export interface OnMission {
  /** Four, if nothing is said. */
  readonly heroes?: number;
  /** Where all heroes stand; each can be put elsewhere. */
  readonly all?: string;
  readonly at?: Readonly<Partial<Record<HeroId, string>>>;
  /** Figures of the horde by zone. */
  readonly horde?: Readonly<Record<string, Readonly<Partial<Record<HordeKind, number>>>>>;
  /** Rooms are closed as the set-up leaves them; otherwise all have been opened before. */
  readonly closed?: true;
  readonly phase?: PhaseName;
  readonly dice?: readonly number[];
  readonly change?: (world: World, board: Board) => void;
}

/** Stands in a mission, at the first choice of its players. */
export function onMission(mission: MissionId, said: OnMission = {}): Situation<Mz> {
  const { heroes = 4, phase, dice, change } = said;
  return situation(marvelZombies, {
    config: { mode: 'heroic', mission, seats: heroes },
    phase: phase ?? 'hero-turn',
    ...(dice === undefined ? {} : { dice }),
    change(world, board) {
      if (said.closed !== true) world.entered = world.entered.map(() => true);
      const place = (name: string): number => zonePlace(board.plan, name);
      for (const hero of world.heroes) {
        const name = said.at?.[hero.id] ?? said.all;
        if (name !== undefined) hero.zone = place(name);
      }
      for (const [zone, counts] of Object.entries(said.horde ?? {})) {
        for (const [kind, count] of Object.entries(counts)) putHorde(world, kind as HordeKind, count, place(zone));
      }
      change?.(world, board);
    },
  });
}

function putHorde(world: World, kind: HordeKind, count: number, zone: number): void {
  for (let left = count; left > 0; left--) world.horde[kind][world.horde[kind].indexOf(RESERVE)] = zone;
}

/** Answers for whoever is asked first, until the players choose a hero, or the match is over. */
export function toNextChoice(match: Situation<Mz>): Situation<Mz> {
  return until(match, () => match.questionOf(match.waiting[0] ?? 0).key === 'choose-hero');
}

/** Ends all turns of this round, and answers for everybody until the next one. */
export function toNextRound(match: Situation<Mz>): Situation<Mz> {
  const { round } = match.world;
  return until(match, () => match.world.round > round && match.waiting.length > 0);
}

function until(match: Situation<Mz>, isThere: () => boolean): Situation<Mz> {
  while (match.outcome === null && !isThere()) {
    const seat = match.waiting[0] ?? 0;
    const options = match.options(seat);
    match.answer(seat, options.includes('end') ? 'end' : (options[0] ?? ''));
  }
  return match;
}

/** Ends this turn and begins that of another hero. */
export function turnOf(match: Situation<Mz>, id: HeroId): Situation<Mz> {
  if (match.question.key === 'turn') match.answer('end');
  return answerFor(toNextChoice(match), `hero:${id}`);
}

/** Answers for whoever is asked. */
export function answerFor(match: Situation<Mz>, ...keys: readonly string[]): Situation<Mz> {
  for (const key of keys) match.answer(match.waiting[0] ?? 0, key);
  return match;
}

/** The answer key of the objective that lies in a zone. */
export function objectiveIn({ world, board }: Situation<Mz>, name: string): string {
  const zone = zonePlace(board.plan, name);
  const found = world.objectives.find((objective) => objective.zone === zone);
  if (found === undefined) throw new Error(`No objective lies in ${name}`);
  return `objective:${found.id}`;
}

/** Lays a face on the objective of a zone, in exchange for the one that it has. */
export function layFace(world: World, board: Board, name: string, face: ObjectiveCardId): void {
  const zone = zonePlace(board.plan, name);
  const here = world.objectives.find((objective) => objective.zone === zone);
  const there = world.objectives.find((objective) => objective.face.cards.includes(face));
  if (here === undefined || there === undefined) throw new Error(`${face} cannot lie in ${name}`);
  [here.face.cards, there.face.cards] = [there.face.cards, here.face.cards];
}

/** Marks the objectives of these faces as taken. */
export function takeFaces({ objectives }: World, ...faces: readonly ObjectiveCardId[]): void {
  for (const objective of objectives) {
    if (!objective.face.cards.some((card) => faces.includes(card))) continue;
    objective.taken = true;
    objective.face.known = [EVERYBODY];
  }
}

/** Puts cards on top of the spawn deck, the first one uppermost, wherever they lie. */
export function stackSpawn(world: World, ...cards: readonly SpawnCardId[]): void {
  const { spawnDeck, spawnDiscard, spawnBox, spawnLaid } = world;
  for (const card of cards.toReversed()) {
    putCard([spawnDeck, spawnDiscard, spawnBox, ...spawnLaid], card, spawnDeck, NOBODY);
  }
}

/** Lays a card face down in a place of the board, and the card that lies there into the deck. */
export function layCitizen(world: World, board: Board, name: string, card: CitizenCardId): void {
  const here = world.citizenCards[board.citizenZones.indexOf(zonePlace(board.plan, name))];
  const from = [...world.citizenCards, world.citizenDeck, world.citizenBox].find((pile) => pile.cards.includes(card));
  const lying = here?.cards[0];
  if (here === undefined || from === undefined || lying === undefined) throw new Error(`No place for ${card}`);
  if (here === from) return;
  putCard([here], lying, from, from.known[0]);
  putCard([from], card, here, NOBODY);
}

/** Puts the face-down cards back into the deck, but for so many. */
export function keepCitizens({ citizenCards, citizenDeck }: World, count: number): void {
  for (const pile of citizenCards.filter(({ cards }) => cards.length > 0).slice(count)) {
    pourOut(pile, citizenDeck);
  }
}

/** Lays so many citizens of the deck face down. */
export function layCitizens(world: World, count: number): void {
  const empty = world.citizenCards.filter(({ cards }) => cards.length === 0);
  for (const pile of empty.slice(0, count)) putCard([world.citizenDeck], citizenInDeck(world), pile, NOBODY);
}

/** A citizen whose card lies in the deck. */
export function citizenInDeck({ citizenDeck }: World): CitizenId {
  const found = citizenIds.find((id) => citizenDeck.cards.includes(id));
  if (found === undefined) throw new Error('No citizen is left in the deck');
  return found;
}

/** Gives a hero the card of a citizen, from wherever it lies; in its place on the board lies nothing then. */
export function giveCitizen(world: World, hero: Hero, card: CitizenCardId): void {
  const { citizenDeck, citizenBox, citizenCards } = world;
  putCard([citizenDeck, citizenBox, ...citizenCards], card, hero.citizen);
}

/** Puts a citizen on the board, face up, from wherever the card lies. */
export function putCitizen(world: World, board: Board, name: string, card: CitizenId): void {
  const { citizenDeck, citizenBox, citizenCards, citizensFaceUp } = world;
  putCard([citizenDeck, citizenBox, ...citizenCards], card, citizensFaceUp);
  world.citizens.push({ id: card, zone: zonePlace(board.plan, name), hidden: null });
}

/** Puts a zombie hero on the board, with its card. */
export function putZombieHero(world: World, board: Board, name: string, id: ZombieHeroId): void {
  if (world.zombieHeroDeck.cards.includes(id)) putCard([world.zombieHeroDeck], id, world.zombieHeroesInPlay);
  putEnemy(world, id, zonePlace(board.plan, name));
}
