/**
 * The player of the recorded matches: answers by the weights of the bots, from what its seat sees. Some endings hardly ever
 * come up so; for them whole tables have a mood, by the options that they play with.
 *
 * - `reckless` (ties for the first out): nobody fires, and nobody enters the castle: they run into the gates until they fall.
 * - `loitering` (a clock of 16 rounds): once all comes down nobody goes to the lift, and the dead stand still.
 */
import type { OpenQuestion } from '@necropole/kernel';
import { below, glanceAt, type Match, type Stream } from '@necropole/kernel/app';
import { weighAnswers } from '../bot/weighing.ts';
import { CASTLE, field, isGate } from '../content/field/map.ts';
import { LIFT_ROOM } from '../content/fortress/plan.ts';
import type { Zf } from '../shape.ts';

type Mood = 'usual' | 'reckless' | 'loitering';

/** The key of an option, in the table's mood. */
export function chooseAnswer(look: Match, asked: OpenQuestion, chance: Stream): string {
  const match = look as unknown as Match<Zf>;
  const question = asked as unknown as OpenQuestion<Zf>;
  const { ties, clock } = match.config.options;
  const mood: Mood = ties === 'first-out' ? 'reckless' : clock === '16' ? 'loitering' : 'usual';
  const weights = weighAnswers(glanceAt(match, question.seat), question);
  // A mood may want what the weights leave alone.
  const drawn = question.options.map(
    ({ key }, i) => Math.max(LEAST, weights[i] ?? 1) * moods[mood](match, question, key),
  );
  return question.options[place(drawn, chance)]?.key ?? '';
}

/** How much more, or less, each mood thinks of an answer. */
const moods: Readonly<Record<Mood, (match: Match<Zf>, question: OpenQuestion<Zf>, key: string) => number>> = {
  usual: () => 1,
  reckless: (_, { asking }, key) => {
    if (asking.key === 'volley') return key === 'done' ? 1000 : 0.001;
    if (asking.key !== 'march' || !key.startsWith('march:')) return 1;
    const hex = key.slice('march:'.length);
    if (hex === CASTLE) return 0;
    return isGate(hex) || field.neighbours[hex]?.some(isGate) === true ? 1000 : 1;
  },
  loitering: ({ table }, { asking }, key) => {
    if (table.world.fortress.destruction === null) return 1;
    if (key === `march:${LIFT_ROOM}`) return 0;
    if (asking.key === 'go') return key === 'halt' ? 1000 : 0.001;
    return asking.key === 'lead' && key !== 'done' ? 0.001 : 1;
  },
};

const FINE = 1_000_000;
const LEAST = 0.000_01;

/** The place of one of these, by weight; any of them where none has any. */
function place(weights: readonly number[], chance: Stream): number {
  const sum = weights.reduce((all, one) => all + one, 0);
  if (sum <= 0) return below(chance, weights.length);
  let left = (below(chance, FINE) / FINE) * sum;
  const found = weights.findIndex((weight) => {
    left -= weight;
    return left < 0;
  });
  return found < 0 ? weights.length - 1 : found;
}
