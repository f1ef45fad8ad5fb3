/** What each words file must say: the parts of the shape, so that a missing sentence is a compile error. */
import type { ComponentWords, RuleWords as RulesSay } from '@necropole/kernel';
import type { ObjectiveId } from '../content/ids.ts';
import { objectiveIds } from '../content/objectives/index.ts';
import type { Events, Facts, Questions, Refusals, Tez } from '../shape.ts';

type RuleSentences = RulesSay<Tez, { questions: Questions; facts: Facts; refusals: Refusals; events: Events }>;

/** Everything that the rules say, but for events. */
export type RuleWords = Omit<RuleSentences, 'events' | 'components' | 'labels'>;
/** What the rules tell. */
export type EventWords = RuleSentences['events'];

/** What stands on an objective: for everybody, and its goal for a team and for rivals. */
export interface ObjectiveWords extends ComponentWords {
  readonly cooperative: string;
  readonly competitive: string;
}

/** How a language puts the goals of an objective together. */
export interface Goals {
  /** Both goals, each with the mode that it is for. */
  readonly both: (cooperative: string, competitive: string) => string;
  readonly capital: (text: string) => string;
  /** The text with the name of a store beside the icon that it shows. */
  readonly placed: (text: string, store: string) => string;
  readonly stores: readonly string[];
}

/**
 * Each objective with both its goals, and each of its two faces with its own: a match plays one of them. A face that
 * names a place by its icon comes with every store that may show it: `call-the-cdc-cooperative-at-departmart`.
 */
export function withModes(
  cards: Readonly<Record<ObjectiveId, ObjectiveWords>>,
  { both, capital, placed, stores }: Goals,
): Readonly<Record<string, ComponentWords>> {
  const faces = objectiveIds.flatMap((id): readonly [string, ComponentWords][] => {
    const { name, text, cooperative, competitive } = cards[id];
    const sides = [
      [`${id}-cooperative`, `${text} ${capital(cooperative)}`],
      [`${id}-competitive`, `${text} ${capital(competitive)}`],
    ] as const;
    return [
      [id, { name, text: `${text} ${both(cooperative, competitive)}` }],
      ...sides.flatMap(([face, own]): readonly [string, ComponentWords][] => [
        [face, { name, text: own }],
        ...stores.flatMap((store): readonly [string, ComponentWords][] => {
          const here = placed(own, store);
          return here === own ? [] : [[`${face}-at-${store}`, { name, text: here }]];
        }),
      ]),
    ];
  });
  return Object.fromEntries(faces);
}
