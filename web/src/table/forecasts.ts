/** What the facts of a question foretell, on the things that they concern. */
import { type Fact, type Forecast, forecastsOf, type Signs } from '@necropole/kernel';
import type { SeenOption, SeenQuestion } from '@necropole/kernel/app';
import { isAllowed, verbOf } from './answers.ts';

/**
 * What is known to come whatever is answered, what the end of the turn would bring, and what the answer that is pointed at would.
 * Of each thing the most of a kind is told.
 */
export function foretoldBy(
  question: Pick<SeenQuestion, 'context' | 'options'>,
  pointed: SeenOption | null,
  signs: Pick<Signs, 'forecasts' | 'ending'>,
): readonly Forecast[] {
  const ends = question.options.filter(
    (option) => isAllowed(option) && (signs.ending ?? []).some((verb) => verb === verbOf(option.key)),
  );
  const told: readonly (readonly Fact[])[] = [
    question.context,
    ...[...ends, ...(pointed === null ? [] : [pointed])].map(({ facts }) => facts),
  ];
  const most = new Map<string, Forecast>();
  for (const forecast of told.flat().flatMap((fact) => forecastsOf(signs, fact))) {
    const name = `${forecast.of} ${forecast.symbol}`;
    if ((most.get(name)?.count ?? -1) < (forecast.count ?? 0)) most.set(name, forecast);
  }
  return [...most.values()];
}
