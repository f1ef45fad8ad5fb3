/**
 * Emperor Doom: he needs no blows, for whoever hears him long enough plays into his hands. Crisis tokens on Heroes are his
 * weapon, and rescued Civilians the cure: the Heroes share the burden out, silence Purple Man and the Prism early, and keep
 * Civilians to rescue for when they need them.
 */

import { heroesIn, standingHeroes, whoIs } from '../../../reading.ts';
import { chooseHero, tie } from '../../../rules/choices.ts';
import { addCrisis, removeCrisis } from '../../../rules/crisis.ts';
import { blow, strike } from '../../../rules/damage.ts';
import { bindNextCard } from '../../../rules/playing.ts';
import { moveTrack, trackEnd } from '../../../rules/villain-track.ts';
import type { MuTable, Rule, Sight } from '../../../shape.ts';
import type { LocationId } from '../../../world.ts';
import type { Aim, Villain } from '../../kinds.ts';
import { type DoomSpecial, planSpecials, plans } from './plans.ts';
import { type DoomThreat, threats } from './threats.ts';

/** So many Crisis tokens make a Hero obey. */
const OBEDIENCE = 3;

/** His voice is heard everywhere: one Hero, of the players' choice, gets a Crisis token. */
function* speak(table: MuTable): Rule {
  const hero = yield* chooseHero(table, tie(table, 'emperor-doom'), standingHeroes(table.world));
  if (hero !== null) addCrisis(table, hero, 1);
}

function doomAims({ world }: Sight, at: LocationId): readonly Aim[] {
  const heroes = heroesIn(world, at);
  if (heroes.length > 0) return [{ heroes, damage: 1, crisis: 1 }];
  return [{ heroes: standingHeroes(world), one: true, damage: 0, crisis: 1 }];
}

export const emperorDoom: Villain<'emperor-doom', DoomThreat, DoomSpecial> = {
  id: 'emperor-doom',
  provenance: 'reconstructed',
  cites: ['MU-12.11'],
  health: [5, 6, 8],
  track: [5, 7, 9],
  crisisLimit: OBEDIENCE,
  tokens: 'WWWMHHHA',
  plans,
  planSpecials,
  threats,
  aims: doomAims,
  *bam(table, at) {
    if (heroesIn(table.world, at).length === 0) return yield* speak(table);
    const aims = doomAims(table, at);
    for (const hero of aims.flatMap(({ heroes }) => heroes)) addCrisis(table, hero, 1);
    yield* strike(table, aims, blow('emperor-doom', 'villain'));
  },
  *overflow(table) {
    yield* speak(table);
  },
  plot: (table) => table.world.villain.track >= trackEnd(table),
  flows: {
    *turnStarted(table, { hero }) {
      if (hero.crisis < table.query('crisisLimit', OBEDIENCE, { hero })) return;
      removeCrisis(table, hero, hero.crisis);
      table.tell('hero-obeys', 'MU-12.11', { who: whoIs(hero), hero: hero.id });
      bindNextCard(table, hero, 'random');
      yield* moveTrack(table, 1, 'MU-12.11');
    },
    *civilianRescued(table, { hero }) {
      if (hero !== null) removeCrisis(table, hero, 1);
    },
  },
};
