/** What the record of a match says of it: a round for each Master Plan card played, the Heroes, and a player's Villain. */
import type { CastMember, Chronicle, View } from '@necropole/kernel';
import { tokenOfHero, tokenOfVillain } from './scene/faces.ts';
import { named } from './scene/labels.ts';
import type { Mu } from './shape.ts';

export function chronicle({ world, board: { villain, villainSeat } }: View<Mu>): Chronicle {
  const heroes = world.heroes.flatMap(({ who, seat }): readonly CastMember[] =>
    who === null ? [] : [{ seat, label: named('hero', who), token: tokenOfHero(who) }],
  );
  const led = { label: named('villain', villain), token: tokenOfVillain(villain) };
  return {
    // A plan that lies face down was laid, not played.
    rounds: world.storyline.filter(({ by, card }) => by === 'villain' && card !== null).length,
    cast: villainSeat === null ? heroes : [...heroes, { seat: villainSeat, ...led }],
  };
}
