/** What each words file must say: the parts of the shape, so that a missing sentence is a compile error. */
import type { ComponentWords, Words } from '@necropole/kernel';
import { kindOf, type ObjectiveId, type SearchCardId, type SearchKind } from '../content/ids.ts';
import { objectiveIds } from '../content/objectives/index.ts';
import { searchCardIds } from '../content/search/deck.ts';
import type { Labels } from '../scene/labels.ts';
import type { Events, Facts, Questions, Refusals, Tez } from '../shape.ts';

/** The shape of the rules alone, without what the components say. */
interface RulesShape extends Omit<Tez, 'questions' | 'facts' | 'refusals' | 'events'> {
  questions: Questions;
  facts: Facts;
  refusals: Refusals;
  events: Events;
}

type RuleSentences = Words<RulesShape>;

/** Everything that the rules say, but for events. */
export type RuleWords = Omit<RuleSentences, 'events' | 'components' | 'labels'>;
/** What the rules tell. */
export type EventWords = RuleSentences['events'];

/** The names of the things of the scene. */
export type LabelWords = { readonly [K in keyof Labels]: (...params: Labels[K]) => string };

/** Labels as the kernel holds them: the scene has checked the parameters of each. */
export function asLabels(labels: LabelWords): Words['labels'] {
  return labels as unknown as Words['labels'];
}

/** The words of each kind of search card, and of each copy: a copy adds its entrance symbol. */
export function withCopies(
  kinds: Readonly<Record<SearchKind, ComponentWords>>,
  mark: (card: SearchCardId) => string,
): Readonly<Record<string, ComponentWords>> {
  const copies = searchCardIds.map((card): [string, ComponentWords] => {
    const { name, text } = kinds[kindOf(card)];
    return [card, { name, text: `${text} ${mark(card)}` }];
  });
  return { ...kinds, ...Object.fromEntries(copies) };
}

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
