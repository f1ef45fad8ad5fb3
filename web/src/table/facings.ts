/** What few questions have: ways that may be stopped, and facings to choose from. */
import { type Signs, stopOf, targetOf } from '@necropole/kernel';
import type { SeenOption, SeenQuestion } from '@necropole/kernel/app';
import type { Marks } from '../scene/marks.ts';
import { isAllowed } from './answers.ts';
import type { Attention } from './attention.svelte.ts';
import type { Voice } from './voice.ts';

/** Where the way of the answer that is pointed at may be stopped. */
export function stopsOf(option: SeenOption | null, signs: Pick<Signs, 'stops'>): Pick<Marks, 'stops'> {
  const stops = (option?.facts ?? []).flatMap((fact) => stopOf(signs, fact) ?? []);
  return stops.length === 0 ? {} : { stops };
}

/** The facings that may be answered, around the piece that they are of. */
export function dialOf(
  question: SeenQuestion | null,
  attention: Pick<Attention, 'choose' | 'answer'>,
  voice: Pick<Voice, 'called'>,
): Pick<Marks, 'dial'> {
  const facings = (question?.options ?? []).filter((option) => option.facing !== undefined && isAllowed(option));
  const [first] = facings;
  if (first === undefined) return {};
  const ways = facings.map((option) => ({
    facing: option.facing ?? 0,
    name: voice.called(option),
    press: () => void attention.choose(option.key),
    point: (on: boolean) => {
      attention.answer = on ? option.key : null;
    },
  }));
  return { dial: { of: targetOf(first) ?? '', ways } };
}
