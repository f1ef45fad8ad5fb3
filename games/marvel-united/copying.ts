/** How a world is copied: by hand, field by field. */
import { copyPile } from '@necropole/kernel';
import type { Hero, Place, PlanUnderWay, StoryCard, Tokens, Turn, VillainInPlay, World } from './world.ts';

function copyTokens({ move, attack, heroic, wild }: Tokens): Tokens {
  return { move, attack, heroic, wild };
}

function copyHero(hero: Hero): Hero {
  return {
    id: hero.id,
    seat: hero.seat,
    who: hero.who,
    at: hero.at,
    ko: hero.ko,
    deck: copyPile(hero.deck),
    hand: copyPile(hero.hand),
    tokens: copyTokens(hero.tokens),
    equipment: hero.equipment.map(({ id, ready }) => ({ id, ready })),
    crisis: hero.crisis,
    guard: hero.guard,
    plays: { random: hero.plays.random, faceDown: hero.plays.faceDown },
    cards: copyPile(hero.cards),
  };
}

function copyPlace(place: Place): Place {
  return {
    id: place.id,
    slots: place.slots.slice(),
    threats: place.threats.map(({ card, health, filled, token, stunned, crisis }) => ({
      card,
      health,
      filled,
      token,
      stunned,
      crisis,
    })),
    crisis: place.crisis,
    strain: place.strain,
  };
}

function copyStory({ by, card, hidden, support, covered }: StoryCard): StoryCard {
  return { by, card, hidden: hidden === null ? null : copyPile(hidden), support, covered: covered.slice() };
}

function copyTurn(turn: Turn): Turn {
  return {
    hero: turn.hero,
    chips: turn.chips.map(({ symbol, from, state }) => ({ symbol, from, state })),
    effect: turn.effect,
    support: turn.support,
    skipsDraw: turn.skipsDraw,
    ignoring: turn.ignoring.slice(),
    emptied: turn.emptied,
    over: turn.over,
  };
}

function copyPlan(plan: PlanUnderWay): PlanUnderWay {
  const [before, centre, after] = plan.tokens;
  return {
    card: plan.card,
    part: plan.part,
    move: plan.move,
    bam: plan.bam,
    bamBeside: plan.bamBeside,
    tokens: [before.slice(), centre.slice(), after.slice()],
    freely: plan.freely,
  };
}

function copyVillain(villain: VillainInPlay): VillainInPlay {
  return {
    at: villain.at,
    health: villain.health,
    track: villain.track,
    stunned: villain.stunned,
    crisis: villain.crisis,
    deck: copyPile(villain.deck),
    hand: copyPile(villain.hand),
    gone: copyPile(villain.gone),
    cards: copyPile(villain.cards),
  };
}

/** A copy that is equal, complete, and shares nothing. */
export function copyWorld(world: World): World {
  const { support, overflow } = world;
  return {
    heroes: world.heroes.map(copyHero),
    turn: copyTurn(world.turn),
    acting: world.acting,
    direction: world.direction,
    villain: copyVillain(world.villain),
    plan: world.plan === null ? null : copyPlan(world.plan),
    places: world.places.map(copyPlace),
    aside: world.aside.slice(),
    storyline: world.storyline.map(copyStory),
    since: world.since,
    delay: world.delay,
    missions: world.missions.map(({ id, filled, done }) => ({ id, filled, done })),
    completed: world.completed.slice(),
    overflow: {
      waiting: overflow.waiting.map(({ at, unplaced, chained }) => ({ at, unplaced, chained })),
      had: overflow.had.slice(),
      resolving: overflow.resolving,
    },
    support:
      support === null
        ? null
        : { heroes: support.heroes.slice(), deck: copyPile(support.deck), row: support.row.slice() },
    battlePlans: world.battlePlans.slice(),
    superHeroes: copyPile(world.superHeroes),
    offered: copyPile(world.offered),
    superVillains: copyPile(world.superVillains),
    removed: world.removed.slice(),
    superPlayed: { villain: world.superPlayed.villain, heroes: world.superPlayed.heroes },
    toShare: world.toShare.slice(),
    falling: world.falling,
    noTokens: world.noTokens,
    memory: world.memory.slice(),
  };
}
