/** What must hold of every world, whatever happens: pieces are neither lost nor doubled. */

import { cardsOf } from '../content/heroes/index.ts';
import { missionGoals } from '../content/missions.ts';
import { planCardId, threatCardId } from '../content/names.ts';
import { superHeroIds } from '../content/super-heroes/index.ts';
import { superVillainIds } from '../content/super-villains/index.ts';
import { villains } from '../content/villains/index.ts';
import type { Board, Hero, World } from '../world.ts';

const SUPPORT_CARDS = 12;

export function invariantsOf(world: World, board: Board): readonly string[] {
  return [
    ...world.heroes.flatMap((hero) => faultsOfHero(world, hero)),
    ...faultsOfPlans(world, board),
    ...faultsOfThreats(world, board),
    ...faultsOfMissions(world),
    ...faultsOfSupers(world),
    ...faultsOfSupport(world),
  ];
}

/** Each card of a deck is in the deck, in hand, in the Storyline, or was removed. A Hero before this one may have told others. */
function faultsOfHero(world: World, hero: Hero): string[] {
  if (
    hero.who === null ||
    (hero.deck.cards.length === 0 && hero.hand.cards.length === 0 && world.storyline.length === 0)
  ) {
    return [];
  }
  const own: readonly string[] = cardsOf(hero.who);
  const told = world.storyline
    .filter(({ by, support }) => by === hero.id && !support)
    .map(({ card, hidden }) => card ?? hidden?.cards[0] ?? 'nothing')
    .filter((card) => own.includes(card));
  const all = [...hero.deck.cards, ...hero.hand.cards, ...told, ...world.removed.filter((card) => own.includes(card))];
  const wrong = sameCards(all, own) ? [] : [`${hero.id} has ${all.length} cards of ${own.length}`];
  if (hero.ko && hero.hand.cards.length > 0) wrong.push(`${hero.id} is KO'd with cards in hand`);
  for (const count of [
    hero.tokens.move,
    hero.tokens.attack,
    hero.tokens.heroic,
    hero.tokens.wild,
    hero.crisis,
    hero.guard,
  ]) {
    if (count < 0) wrong.push(`${hero.id} has fewer tokens than none`);
  }
  return wrong;
}

function faultsOfPlans({ villain, storyline }: World, board: Board): string[] {
  const told = storyline
    .filter(({ by }) => by === 'villain')
    .map(({ card, hidden }) => card ?? hidden?.cards[0] ?? 'nothing');
  const all = [...villain.deck.cards, ...villain.hand.cards, ...villain.gone.cards, ...told];
  const box = villains[board.villain].plans.map(({ id }) => planCardId(board.villain, id));
  const wrong = sameCards(all, box) ? [] : [`there are ${all.length} Master Plan cards of ${box.length}`];
  if (villain.health < 0) wrong.push('the Villain has less Health than none');
  return wrong;
}

function faultsOfThreats({ places, aside }: World, board: Board): string[] {
  const all = [...places.flatMap(({ threats }) => threats.map(({ card }) => card)), ...aside];
  const box = villains[board.villain].threats.flatMap(({ id, copies }) =>
    Array.from({ length: copies }, (_, i) => threatCardId(board.villain, id, i + 1)),
  );
  return sameCards(all, box) ? [] : [`there are ${all.length} Threats of ${box.length}`];
}

function faultsOfMissions({ missions, completed }: World): string[] {
  const wrong: string[] = [];
  for (const { id, filled, done } of missions) {
    if (filled < 0 || filled > missionGoals[id]) wrong.push(`${id} holds ${filled} tokens`);
    if (done !== completed.includes(id)) wrong.push(`${id} is ${done ? '' : 'not '}done, and completed otherwise`);
  }
  return wrong;
}

function faultsOfSupers(world: World): string[] {
  const heroes = [
    ...world.superHeroes.cards,
    ...world.offered.cards,
    ...world.heroes.flatMap(({ cards }) => cards.cards),
  ];
  const villain = [...world.superVillains.cards, ...world.villain.cards.cards];
  return [
    ...(new Set(heroes).size === heroes.length && heroes.length <= superHeroIds.length
      ? []
      : ['a Super-Hero card is twice']),
    ...(new Set(villain).size === villain.length && villain.length <= superVillainIds.length
      ? []
      : ['a Super-Villain card is twice']),
  ];
}

/** Once there is a support deck, its cards lie there, in the row or in the Storyline, each once. */
function faultsOfSupport({ support, storyline }: World): string[] {
  if (support === null || support.row.length + support.deck.cards.length === 0) return [];
  const told = storyline.flatMap(({ card, hidden, support: theirs }) =>
    theirs ? [card ?? hidden?.cards[0] ?? 'nothing'] : [],
  );
  const all = [...support.deck.cards, ...support.row, ...told];
  return all.length === SUPPORT_CARDS && new Set(all).size === all.length
    ? []
    : [`there are ${all.length} Support Hero cards of ${SUPPORT_CARDS}`];
}

function sameCards(some: readonly string[], others: readonly string[]): boolean {
  return some.length === others.length && [...some].sort().join() === [...others].sort().join();
}
