/** The Location effect (p.8): the fourth step of a Hero's turn. */
import { remember, remembers } from '@necropole/kernel';
import { placeOf, whoIs } from '../reading.ts';
import type { MuTable, Rule, Verdict } from '../shape.ts';
import type { Hero, LocationId } from '../world.ts';
import { locationOf } from './printed.ts';

/** Is the End of Turn effect to be had? Not where a Threat hides it (MU-8.22, MU-8.23), and no second one in a turn (MU-8.25). */
export function judgeLocationEffect(table: MuTable, hero: Hero, at: LocationId): Verdict {
  if (placeOf(table.world, at).threats.length > 0) {
    const cite = placeOf(table.world, at).threats.length > 1 ? 'MU-9.18' : 'MU-8.23';
    return { key: 'threat-covers', params: { location: at }, cite, refs: [at] };
  }
  if (remembers(table.world.memory, hero.id, 'location-effect')) {
    return { key: 'location-effect-used', params: {}, cite: 'MU-8.25', refs: [at] };
  }
  return table.query('locationRefusal', locationOf(table, at).endOfTurn.judge(table, hero, at), { hero, at });
}

/** The player may use the effect of where the Hero is, once: not that of where it may take them (MU-8.25). */
export function* locationEffect(table: MuTable, hero: Hero): Rule {
  const { at } = hero;
  const component = locationOf(table, at);
  const verdict = judgeLocationEffect(table, hero, at);
  if (component.endOfTurn.mandatory !== true) {
    if (verdict !== null && verdict.key === 'threat-covers') return;
    const uses = yield* table.ask(hero.seat, {
      key: 'location-effect',
      params: { who: whoIs(hero), location: at },
      cite: 'MU-8.22',
      refs: [at],
      options: () => [
        table.option('accept', true, judgeLocationEffect(table, hero, at), () => ({
          refs: [at],
          facts: [{ key: 'effect-here', params: { location: at } }],
        })),
        table.option('pass', false, null, () => ({ facts: [{ key: 'effect-left', params: {} }] })),
      ],
    });
    if (!uses) return;
  } else if (verdict !== null) {
    return;
  }
  yield* applyEffect(table, hero, at);
}

/** A Hero uses the End of Turn effect of a Location as if they were there: it is the only one of this turn (MU-8.25). */
export function* useFromAfar(table: MuTable, hero: Hero, at: LocationId): Rule {
  remember(table.world.memory, hero.id, 'location-effect');
  yield* applyEffect(table, hero, at);
}

/** The End of Turn effect of a Location. */
function* applyEffect(table: MuTable, hero: Hero, at: LocationId): Rule {
  const component = locationOf(table, at);
  const freed = remembers(table.world.memory, at, 'cleared') ? 'MU-9.16' : 'MU-8.22';
  const cite = component.endOfTurn.mandatory === true ? 'MU-8.24' : freed;
  table.tell('location-effect', cite, { who: whoIs(hero), hero: hero.id, location: at });
  yield* table.act({ component }, component.endOfTurn.resolve(table, hero, at));
}
