/**
 * A plan that can be played: its goals are phrases, and the scenario listens to what they wait for. Only happenings that the rules
 * bring about so far are understood; a plan with others is not playable yet.
 */
import type { Flow } from '@necropole/kernel';
import type { Happening, Phrase } from '../../phrases/phrase.ts';
import type { ErTable } from '../../shape.ts';
import type { Clan, Scenario, ScenarioPlan } from '../kinds.ts';

/** The match is over, and this clan has won. */
export function* winFor(table: ErTable, clan: Clan): Flow<void> {
  yield* table.end({ id: `${clan}-wins`, cite: 'ER-7.7', winners: [table.board.clans.indexOf(clan)] });
}

interface Goal {
  readonly clan: Clan;
  /** `null`: if nothing else has ended the match. */
  readonly happening: Happening | null;
}

function goalOf({ phase, conditions, effects: [effect] }: Phrase): Goal {
  const [condition] = conditions;
  if (effect?.does !== 'win') throw new Error('A goal that ends no match is not understood yet');
  if (phase === 'end-of-match' && condition === undefined) return { clan: effect.clan, happening: null };
  if (condition?.asks !== 'happening') throw new Error('A goal that waits for nothing is not understood yet');
  return { clan: effect.clan, happening: condition.happening };
}

/** Has it come about? */
function hasCome({ world, board }: ErTable, happening: Happening): boolean {
  const number = (clan: Clan, state: 'dead' | 'left'): number =>
    world.figures.filter((figure) => board.clans[figure.seat] === clan && figure.state === state).length;
  switch (happening.what) {
    case 'deaths':
      return number(happening.of, 'dead') >= happening.count;
    case 'exits':
      return number(happening.of, 'left') >= happening.count;
    default:
      throw new Error(`A goal does not wait for "${happening.what}" yet`);
  }
}

export function playable<I extends string>({ goals, ...plan }: ScenarioPlan<I>): Scenario<I> {
  const known = goals.map(goalOf);
  function* check(table: ErTable): Flow<void> {
    for (const { clan, happening } of known) {
      if (happening !== null && hasCome(table, happening)) yield* winFor(table, clan);
    }
  }
  return {
    ...plan,
    flows: {
      left: check,
      died: check,
      *victoryChecked(table) {
        const last = table.world.turn >= plan.turns ? known.find(({ happening }) => happening === null) : undefined;
        if (last !== undefined) yield* winFor(table, last.clan);
      },
    },
  };
}
