/** What a toy game has no use for, filled in once. Its words only name their keys. */
import { type Game, type Ground, PLAIN_ART, type Shape } from '../../index.ts';
import { plainSigns } from './plain-signs.ts';

/** What a toy says of itself. */
export interface Bare {
  readonly id: string;
  readonly prefix: string;
  readonly seats: readonly [number, number];
  readonly outcomes: readonly string[];
  readonly bound: number;
  readonly questions?: readonly string[];
  readonly facts?: readonly string[];
  readonly refusals?: readonly string[];
  readonly events?: readonly string[];
  readonly verbs?: readonly string[];
  readonly components?: readonly string[];
  readonly labels?: readonly string[];
  /** How many statements its one-page book has: `PREFIX-1.1` and on. */
  readonly cites?: number;
}

/** A toy has no board. */
const NOWHERE: Ground = { width: 1, height: 1, groups: [], spaces: [] };

type Rest<S extends Shape> = Omit<Game<S>, 'setup' | 'phases' | 'copy' | 'invariants'>;

/** A toy game but for its rules. */
export function bareGame<S extends Shape>(bare: Bare): Rest<S> {
  const rest = {
    id: bare.id,
    version: 1,
    modes: [{ id: 'only', seats: bare.seats, options: {}, missions: [], outcomes: bare.outcomes }],
    minutes: [1, 1],
    bound: bare.bound,
    listeners: () => [],
    components: [],
    appears: () => true,
    scene: () => ({
      ground: NOWHERE,
      pieces: [],
      piles: [],
      tracks: [],
      sheets: [],
      notes: [],
    }),
    whereabouts: () => ({ pieces: {}, piles: {} }),
    art: PLAIN_ART,
    // Any rule of the one-page book may be why; a toy's facts promise nothing unless it says so.
    signs: plainSigns(bare.events ?? [], bare.verbs ?? [], citesIn(bare)),
    promises: Object.fromEntries((bare.facts ?? []).map((fact) => [fact, 'tells'])),
    words: { fr: wordsOf(bare, 'fr'), en: wordsOf(bare, 'en') },
    rulebook: bookOf(bare),
  };
  return rest as unknown as Rest<S>;
}

function named(keys: readonly string[] | undefined, language: string) {
  return Object.fromEntries((keys ?? []).map((key) => [key, () => `${key} (${language})`]));
}

function wordsOf(bare: Bare, language: string) {
  return {
    title: bare.id,
    about: bare.id,
    modes: { only: { name: 'only', text: 'only' } },
    missions: {},
    options: {},
    questions: named(bare.questions, language),
    answers: named(bare.verbs, language),
    facts: named(bare.facts, language),
    refusals: named(bare.refusals, language),
    events: named(bare.events, language),
    outcomes: Object.fromEntries(bare.outcomes.map((outcome) => [outcome, outcome])),
    components: Object.fromEntries((bare.components ?? []).map((id) => [id, { name: id, text: id }])),
    labels: named(bare.labels, language),
  };
}

function citesIn({ prefix, cites = 0 }: Bare): readonly string[] {
  return Array.from({ length: cites }, (_, i) => `${prefix}-1.${i + 1}`);
}

function bookOf(bare: Bare) {
  const { prefix } = bare;
  const statements = citesIn(bare).map((id, i) => ({
    id,
    page: 1,
    kind: 'rule' as const,
    from: [],
    fr: `Règle ${i + 1}`,
    en: `Rule ${i + 1}`,
  }));
  const title = { fr: 'Règles', en: 'Rules' };
  return { prefix, list: { prefix: 'X', count: 0 }, chapters: [{ title, statements }], excused: [], examples: [] };
}
