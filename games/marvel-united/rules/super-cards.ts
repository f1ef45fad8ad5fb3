/** Super-Villain and Super-Hero cards (p.12-13, p.15): each played when its Trigger is met, resolved, and gone. */
import { takeOpenly } from '@necropole/kernel';
import type { SuperHeroId, SuperVillainId } from '../content/ids.ts';
import type { SuperHeroCard, SuperVillainCard } from '../content/kinds.ts';
import { heroById, heroesInOrder, whoIs } from '../reading.ts';
import type { MuTable, Rule, SuperHeroMoment, SuperVillainMoment, Verdict } from '../shape.ts';
import type { Hero } from '../world.ts';
import { villainSeat } from './asking.ts';
import { effectOf } from './choices.ts';
import { hitFacts } from './damage-facts.ts';
import { called, superHeroOf, superVillainOf } from './printed.ts';

/** The Trigger of a card is not met now. */
export const TRIGGER_NOT_MET: NonNullable<Verdict> = { key: 'other-trigger', params: {}, cite: 'MU-13.12' };

// ── The Villain's ─────────────────────────────────────────────────────────────────────────────────────────────────

/**
 * The Villain player may play a card, one in a turn (MU-13.12). They are asked as long as they hold any and one that has
 * not been seen yet could be played now, whichever they hold: being asked proves nothing.
 */
export function* playSuperVillainCard(table: MuTable, moment: SuperVillainMoment): Rule {
  const { world, board } = table;
  const { cards } = world.villain;
  if (board.villainSeat === null || cards.cards.length === 0 || world.superPlayed.villain) return;
  const unseen = [...world.superVillains.cards, ...cards.cards];
  if (!unseen.some((card) => judgeSuperVillain(table, card, moment) === null)) return;
  const slot = yield* table.ask(villainSeat(table), {
    key: 'super-villain-card',
    params: { moment },
    cite: moment === 'hero-turn-ends' ? 'MU-13.14' : 'MU-13.13',
    options: () => [
      ...cards.cards.map((card, at) =>
        table.option(`super:${at + 1}`, at, judgeSuperVillain(table, card, moment), () => ({
          refs: [card],
          called: called(card),
          facts: effectOf(card),
        })),
      ),
      table.option('pass', null),
    ],
  });
  if (slot === null) return;
  const card = takeOpenly(table, cards, slot);
  const component = superVillainOf(table, card);
  world.superPlayed.villain = true;
  yield* table.act({ component }, showAndResolve(table, component));
}

/** The card is shown, then resolved. */
function* showAndResolve(table: MuTable, card: SuperVillainCard): Rule {
  table.tell('super-villain-card', 'MU-13.12', { card: card.id });
  yield* card.resolve(table);
}

function judgeSuperVillain(table: MuTable, card: SuperVillainId, moment: SuperVillainMoment): Verdict {
  const component = superVillainOf(table, card);
  return component.trigger === moment ? component.judge(table) : TRIGGER_NOT_MET;
}

// ── The Heroes' ───────────────────────────────────────────────────────────────────────────────────────────────────

/** The Heroes whom a moment is about, as everybody can see: only they are asked. */
function concerned({ world }: MuTable, moment: SuperHeroMoment): readonly Hero[] {
  const standing = heroesInOrder(world).filter(({ ko }) => !ko);
  switch (moment.is) {
    case 'villain-stops':
    case 'overflow':
      return standing.filter(({ at }) => at === moment.at);
    case 'damage':
      return world.acting === 'villain' ? standing : [];
    case 'knocked-out':
      return [moment.hero];
    case 'villain-turn-ends':
      return standing;
  }
}

/** Each Hero whom it concerns may play a card, in turn order (MU-13.15, MU-13.18); the Commander one in a turn (MU-15.5). */
export function* playSuperHeroCards(table: MuTable, moment: SuperHeroMoment): Rule {
  if (table.board.villainSeat === null) return;
  for (const { id } of concerned(table, moment)) yield* playSuperHeroCard(table, heroById(table.world, id), moment);
}

/** A Hero is asked as long as they hold a card, and one that the Villain has not seen yet could be played now. */
function* playSuperHeroCard(table: MuTable, hero: Hero, moment: SuperHeroMoment): Rule {
  const { world, board } = table;
  const { cards } = hero;
  if (cards.cards.length === 0 || (board.commander && world.superPlayed.heroes)) return;
  const unseen = [...world.superHeroes.cards, ...world.heroes.flatMap((each) => each.cards.cards)];
  if (!unseen.some((card) => judgeSuperHero(table, hero, card, moment) === null)) return;
  const slot = yield* table.ask(hero.seat, {
    key: 'super-hero-card',
    params: { who: whoIs(hero), moment: moment.is },
    cite: citeOfAsking(table),
    refs: [hero.id],
    context: () => (moment.is === 'damage' ? hitFacts(table, moment.hit) : []),
    options: () => [
      ...cards.cards.map((card, at) =>
        table.option(`super:${at + 1}`, at, judgeSuperHero(table, hero, card, moment), () => ({
          refs: [card],
          called: called(card),
          facts: effectOf(card),
        })),
      ),
      table.option('pass', null),
    ],
  });
  if (slot === null) return;
  const card = takeOpenly(table, cards, slot);
  const component = superHeroOf(table, card);
  world.superPlayed.heroes = true;
  yield* table.act({ component }, showAndReact(table, hero, component, moment));
}

function* showAndReact(table: MuTable, hero: Hero, card: SuperHeroCard, moment: SuperHeroMoment): Rule {
  table.tell('super-hero-card', 'MU-13.15', { who: whoIs(hero), hero: hero.id, card: card.id });
  yield* card.resolve(table, hero, moment);
}

/** After the Villain's card, or another Hero's, a Hero may still play one (MU-13.18). */
function citeOfAsking({ world, board }: MuTable): string {
  if (board.commander) return 'MU-15.5';
  return world.superPlayed.villain || world.superPlayed.heroes ? 'MU-13.18' : 'MU-13.15';
}

function judgeSuperHero(table: MuTable, hero: Hero, card: SuperHeroId, moment: SuperHeroMoment): Verdict {
  const component = superHeroOf(table, card);
  if (component.trigger !== moment.is) return { ...TRIGGER_NOT_MET, cite: 'MU-13.15' };
  return component.judge(table, hero, moment);
}
