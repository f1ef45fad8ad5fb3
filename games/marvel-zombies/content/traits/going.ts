/** Traits that lead somewhere: moves and doors. */
import { moveByAction, moveFreely, moveHero, moveOptions } from '../../rules/moving.ts';
import { enemiesInTheWay, zonesBeside } from '../../rules/places.ts';
import type { MzListener, MzTable, Rule } from '../../shape.ts';
import type { Hero } from '../../world.ts';
import { chooseZone } from '../choices.ts';
import { canOpen, openForFree } from '../free-actions.ts';
import type { Trait } from '../kinds.ts';
import { isAllowed, nothingToDo } from '../uses.ts';
import { TRAIT_RULE } from './playing.ts';

/** One free Move, and another unless enemies are there. */
export const sprint: Trait<'sprint'> = {
  id: 'sprint',
  copies: 3,
  provenance: 'reconstructed',
  cites: [TRAIT_RULE],
  offer: {
    actions: 0,
    power: 0,
    judge: (table, hero, self) => (moveOptions(table, hero, 1).some(isAllowed) ? null : nothingToDo(self)),
    *use(table, hero, self) {
      const { zone, cost } = yield* table.ask(hero.seat, {
        key: 'choose-zone',
        params: { who: hero.id, component: self.component.id },
        cite: TRAIT_RULE,
        refs: [hero.id],
        options: () => moveOptions(table, hero, 1),
      });
      yield* moveByAction(table, hero, zone, cost);
      yield* goOn(table, hero, self);
    },
  },
};

/** A free Move from where no enemy is, if the player wants it. */
function* goOn(table: MzTable, hero: Hero, { component }: MzListener): Rule {
  if (hero.zone < 0 || enemiesInTheWay(table, hero.zone).length > 0) return;
  yield* moveFreely(table, hero, component.id, TRAIT_RULE);
}

/** One zone further, past all enemies. */
export const slipAway: Trait<'slip-away'> = {
  id: 'slip-away',
  copies: 2,
  provenance: 'reconstructed',
  cites: [TRAIT_RULE],
  offer: {
    actions: 0,
    power: 0,
    judge(table, hero, self) {
      const isAway = zonesBeside(table.world, table.board, hero.zone).length > 0;
      return isAway && enemiesInTheWay(table, hero.zone).length > 0 ? null : nothingToDo(self);
    },
    *use(table, hero, self) {
      const to = yield* chooseZone(table, hero, zonesBeside(table.world, table.board, hero.zone), self);
      if (to !== null) yield* moveHero(table, hero, to, 0);
    },
  },
};

/** A door or window is opened for free, and passed if nobody is in the way. */
export const breakIn: Trait<'break-in'> = {
  id: 'break-in',
  copies: 3,
  provenance: 'reconstructed',
  cites: [TRAIT_RULE],
  offer: {
    actions: 0,
    power: 0,
    judge: (table, hero, self) => (canOpen(table, hero, 'doors and windows') ? null : nothingToDo(self)),
    *use(table, hero, self) {
      yield* openForFree(table, hero, 'doors and windows', self);
      yield* goOn(table, hero, self);
    },
  },
};
