/** What both sides hold where somebody plays the Villain, and what supports a Commander: laid on top of a table of tests. */
import { knowers, NOBODY, putCard } from '@necropole/kernel';
import type { BattlePlanId, HeroCardId, PlanCardId, SuperHeroId, SuperVillainId } from '../content/ids.ts';
import { planCardId } from '../content/names.ts';
import { heroById } from '../reading.ts';
import type { Board, Hero, HeroSlot, World } from '../world.ts';

export interface Sides {
  /** Super-Villain cards that the Villain holds. */
  readonly villain?: readonly SuperVillainId[];
  /** Super-Hero cards, by Hero. */
  readonly heroes?: { readonly [H in HeroSlot]?: readonly SuperHeroId[] };
  /** Master Plan cards in the Villain's hand, by their numbers. */
  readonly hand?: readonly number[];
  /** Those of the deck, the top one last; what is left over, where left out. The others are out of the game. */
  readonly deck?: readonly number[];
  /** The support row; two cards, where left out. */
  readonly row?: readonly HeroCardId[];
  /** The Support Hero deck; what is left over of twelve cards, where left out. */
  readonly support?: readonly HeroCardId[];
  readonly battlePlans?: readonly BattlePlanId[];
  /** How the first Hero stands. */
  readonly first?: Partial<Pick<Hero, 'tokens' | 'plays' | 'ko' | 'crisis'>>;
  readonly more?: (world: World, board: Board) => void;
}

/** Twelve cards of four Support Heroes. */
export const supportCards: readonly HeroCardId[] = [
  'mighty-thor.thunderous-landing-1',
  'mighty-thor.thunderous-landing-2',
  'mighty-thor.thunderstorm-1',
  'loki.god-of-stories-1',
  'loki.agent-of-chaos-1',
  'loki.mirror-images-1',
  'ironheart.reconfigure-1',
  'ironheart.field-assembly-1',
  'ironheart.overclock-1',
  'spider-man-2099.paralyzing-venom-1',
  'spider-man-2099.hit-and-glide-1',
  'spider-man-2099.lyla-1',
];

export function sides(wanted: Sides): (world: World, board: Board) => void {
  return (world, board) => {
    laySupers(world, board, wanted);
    if (board.villainSeat !== null) layPlans(world, board, wanted);
    laySupport(world, wanted);
    Object.assign(heroById(world, 'hero-1'), wanted.first);
    wanted.more?.(world, board);
  };
}

function laySupers(world: World, board: Board, { villain = [], heroes = {} }: Sides): void {
  const seat = board.villainSeat;
  for (const card of villain) {
    putCard([world.superVillains], card, world.villain.cards, seat === null ? NOBODY : knowers(seat));
  }
  for (const { id } of world.heroes) {
    for (const card of heroes[id] ?? []) putCard([world.superHeroes], card, heroById(world, id).cards, board.heroMask);
  }
}

function layPlans(world: World, board: Board, { hand = [], deck }: Sides): void {
  const { villain } = world;
  const idOf = (number: number): PlanCardId => planCardId(board.villain, String(number));
  const seat = board.villainSeat === null ? NOBODY : knowers(board.villainSeat);
  for (const number of hand) putCard([villain.deck], idOf(number), villain.hand, seat);
  if (deck === undefined) return;
  while (villain.deck.cards.length > 0) {
    putCard([villain.deck], villain.deck.cards[0] as PlanCardId, villain.gone, NOBODY); // the bottom one
  }
  for (const number of deck) putCard([villain.gone], idOf(number), villain.deck, NOBODY);
}

function laySupport(world: World, { row = supportCards.slice(0, 2), support, battlePlans = [] }: Sides): void {
  if (world.support === null) return;
  world.support.row = [...row];
  const deck = support ?? supportCards.filter((card) => !row.includes(card));
  world.support.deck.cards = [...deck];
  world.support.deck.known = deck.map(() => NOBODY);
  world.battlePlans = [...battlePlans];
}
