/** Mighty Thor: Jane Foster flies where she is needed and strikes like thunder, and each time it costs her. */
import { along } from '@necropole/boards';
import { moveHero } from '../../rules/actions.ts';
import { chooseEnemy, chooseHero, chooseLocation, otherHeroes } from '../../rules/choices.ts';
import { discardCards } from '../../rules/damage.ts';
import { drawCards } from '../../rules/drawing.ts';
import { damageEnemy, enemiesToHurt } from '../../rules/enemies.ts';
import type { HeroDeck, SpecialCard } from '../kinds.ts';

const LANDING = 2;
const BOLTS = 3;

/** As long as it lies face up, the hammer carries her: each of her moves may lead two Locations on. */
const stormBorne: SpecialCard<'storm-borne'> = {
  id: 'storm-borne',
  provenance: 'reconstructed',
  copies: ['M'],
  back: 'starting-hand',
  cites: ['MU-8.14'],
  queries: {
    moveTargets(places, { hero }, { holder }, { board: { ring } }) {
      if (hero.id !== holder) return places;
      const far = [along(ring, hero.at, -2), along(ring, hero.at, 2)];
      return [...places, ...far.filter((at) => !places.includes(at))];
    },
  },
};

/** She comes down anywhere, on one enemy. */
const thunderousLanding: SpecialCard<'thunderous-landing'> = {
  id: 'thunderous-landing',
  provenance: 'reconstructed',
  copies: ['A', 'H'],
  *resolve(table, hero) {
    const choice = { by: hero, component: 'thunderous-landing', cite: 'MU-8.13' };
    const elsewhere = table.board.ring.filter((at) => at !== hero.at);
    const to = yield* chooseLocation(table, choice, elsewhere);
    if (to !== null) yield* moveHero(table, hero, to, 'MU-8.13');
    const enemy = yield* chooseEnemy(table, choice, hero.ko ? [] : enemiesToHurt(table, [hero.at]));
    if (enemy !== null) yield* damageEnemy(table, enemy, LANDING, hero, 'MU-8.13');
  },
};

/** Three bolts for whomever she likes where she stands. */
const thunderstorm: SpecialCard<'thunderstorm'> = {
  id: 'thunderstorm',
  provenance: 'reconstructed',
  copies: ['M'],
  judge: (table, { at }) =>
    enemiesToHurt(table, [at]).length > 0 ? null : { key: 'no-enemy-here', params: {}, cite: 'MU-8.7', refs: [at] },
  *resolve(table, hero) {
    const choice = { by: hero, component: 'thunderstorm', cite: 'MU-8.13' };
    for (let bolt = 0; bolt < BOLTS && !hero.ko; bolt++) {
      const enemy = yield* chooseEnemy(table, choice, enemiesToHurt(table, [hero.at]));
      if (enemy !== null) yield* damageEnemy(table, enemy, 1, hero, 'MU-8.13');
    }
  },
};

/** The hammer undoes her cure. What she gives, another Hero gets; she cannot choose to be spared. */
const priceOfTheHammer: SpecialCard<'price-of-the-hammer'> = {
  id: 'price-of-the-hammer',
  provenance: 'reconstructed',
  copies: ['AA'],
  mandatory: true,
  cites: ['MU-8.16', 'MU-8.17'],
  judge: (_, hero) =>
    hero.hand.cards.length > 0 ? null : { key: 'no-card-in-hand', params: {}, cite: 'MU-8.17', refs: [hero.id] },
  *resolve(table, hero) {
    const choice = { by: hero, component: 'price-of-the-hammer', cite: 'MU-8.16' };
    const other = yield* chooseHero(table, choice, otherHeroes(table, hero));
    if (other !== null) drawCards(table, other, 1, 'MU-8.16');
    yield* discardCards(table, hero, 1, 'MU-8.16');
  },
};

export const mightyThor: HeroDeck<
  'mighty-thor',
  'storm-borne' | 'thunderous-landing' | 'thunderstorm' | 'price-of-the-hammer'
> = {
  id: 'mighty-thor',
  provenance: 'reconstructed',
  plain: ['W', 'WW', 'HH', 'MH', 'MA', 'AA', 'M'],
  specials: [stormBorne, thunderousLanding, thunderstorm, priceOfTheHammer],
};
