/** What a family of components must say: its sentences, and the name and text of each of its components. */
import type { ComponentWords, Seen } from '@necropole/kernel';

interface FamilySaid {
  readonly questions: object;
  readonly facts: object;
  readonly refusals: object;
  readonly events: object;
}

type Sentences<M> = { readonly [K in keyof M]: (params: Seen<M[K]>) => string };

export interface FamilyWords<Said extends FamilySaid, Id extends string> {
  readonly questions: Sentences<Said['questions']>;
  readonly facts: Sentences<Said['facts']>;
  readonly refusals: Sentences<Said['refusals']>;
  readonly events: Sentences<Said['events']>;
  readonly components: Readonly<Record<Id, ComponentWords>>;
}
