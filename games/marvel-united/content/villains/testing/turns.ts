/** Villain turns and Hero turns for the tests of the Villains. */
import type { Situation } from '@necropole/kernel/testing';
import type { Mu } from '../../../shape.ts';
import { type Laid, laid } from '../../../testing/laid.ts';
import type { Villain } from '../../kinds.ts';

/** Answers whatever is asked with the first answer that is allowed, until a card is to be played or the match is over. */
export function settle(match: Situation<Mu>): Situation<Mu> {
  while (match.outcome === null) {
    const [open] = match.match.open;
    if (open === undefined || open.asking.key === 'play-card') return match;
    const [key] = match.options(open.seat);
    match.answer(open.seat, key ?? '');
  }
  return match;
}

/** A Villain turn with this plan, by its number; the Villain begins in London, the Heroes in Alchemax Headquarters. */
export function plan(id: string, wanted: Laid): Situation<Mu> {
  return laid({ phase: 'villain-turn', plan: (each) => each.id === id, ...wanted });
}

/** A Hero's turn with four Wild symbols: Captain Carter plays two, and Mighty Thor lends two. */
export function fourWilds(wanted: Laid): Situation<Mu> {
  const match = laid({
    hands: { 'hero-1': ['captain-carter.ww-1', 'captain-carter.a-1', 'captain-carter.w-1'] },
    told: ['mighty-thor.ww-1'],
    ...wanted,
  });
  return match.answer('play:1');
}

/** How many cards each Hero has in hand. */
export function hands({ world }: Situation<Mu>): readonly number[] {
  return world.heroes.map(({ hand }) => hand.cards.length);
}

/** How many Crisis tokens each Hero has. */
export function crises({ world }: Situation<Mu>): readonly number[] {
  return world.heroes.map(({ crisis }) => crisis);
}

/** The last step of a Villain's track but one, against two Heroes. */
export function oneBeforeTheEnd({ track = [0, 0, 0] }: Villain): number {
  return track[0] - 1;
}
