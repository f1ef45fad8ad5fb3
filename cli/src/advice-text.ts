/** What a good player would do, for somebody who asks for it at the table of the terminal. */
import { ADVISER, type Advice, adviceFor, botNamed, mayBeAdvised, type ReasonFor, sightOf } from '@necropole/bots';
import type { Seat } from '@necropole/kernel';
import { derivedSeed, type Match, type SeenQuestion } from '@necropole/kernel/app';
import type { Person } from './persons.ts';
import type { Phrases } from './phrases.ts';

/** The advice for a seat, with its reasons; a sentence where there is none. */
export function adviceText(
  match: Match,
  question: SeenQuestion,
  people: readonly Pick<Person, 'seats'>[],
  phrases: Phrases,
): string {
  const advice = mayBeAdvised(
    match.game,
    match.config,
    people.map(({ seats }) => seats),
  )
    ? advise(match, question.seat)
    : null;
  return advice === null ? `${phrases.words.play.noAdvice}\n` : said(advice, question, phrases);
}

function advise(match: Match, seat: Seat): Advice | null {
  const sight = sightOf(match, seat);
  const seed = derivedSeed(match.config.seed, 'advice');
  const choice = sight === null ? undefined : botNamed(ADVISER)?.sit(seed).choose(sight);
  return sight === null || choice === undefined ? null : adviceFor(sight, choice, seed);
}

function said({ answer, expected, next, reasons, sure }: Advice, question: SeenQuestion, phrases: Phrases): string {
  const { play } = phrases.words;
  const nameOf = (key: string): string => phrases.called(question.options.find((one) => one.key === key) ?? { key });
  const of100 = (share: number): number => Math.round(share * 100);
  if (sure === 'alike') return `${play.adviceAlike(nameOf(answer))}\n`;
  const lines = [play.advice(nameOf(answer), next === null ? null : nameOf(next.answer), sure === 'clear')];
  if (expected !== null) {
    lines.push(play.chances(of100(expected), next === null || next.expected === null ? null : of100(next.expected)));
  }
  return `${[...lines, ...reasons.flatMap((reason) => reasonText(reason, phrases))].join('\n')}\n`;
}

function reasonText({ term, change }: ReasonFor, { game, language, words }: Phrases): readonly string[] {
  const reason = game.learning?.reasons?.[term];
  if (reason === undefined) return [];
  return [
    change > 0 ? words.play.reasonFor(reason.better[language]) : words.play.reasonAgainst(reason.worse[language]),
  ];
}
