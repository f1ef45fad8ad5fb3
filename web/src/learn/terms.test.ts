import type { GlossaryEntry } from '@necropole/kernel';
import { describe, expect, it } from 'vitest';
import { cutAtTerms, lastOfEach } from './terms.ts';

const entry = (id: string, ...en: readonly string[]): GlossaryEntry => ({
  id,
  forms: { fr: [], en },
  text: { fr: '', en: '' },
  cite: 'X-1.1',
});
const glossary = [entry('noise', 'noise', 'Noise'), entry('bite', 'Bite', 'Bites')];
const cut = (text: string, before = '') =>
  cutAtTerms(text, glossary, 'en', before).map((part) => (part.entry === null ? part.text : `[${part.text}]`));

describe('the words of a text that are explained', () => {
  it('are cut out, each where it first stands', () => {
    expect(cut('Noise! Bites, then noise and a Bite.')).toEqual([
      '[Noise]',
      '! ',
      '[Bites]',
      ', then noise and a Bite.',
    ]);
  });

  it('are whole words', () => {
    expect(cut('Noiseless Bitestorm')).toEqual(['Noiseless Bitestorm']);
  });

  it('are not explained again after what was read before', () => {
    expect(cut('A Bite and noise.', 'There was noise.')).toEqual(['A ', '[Bite]', ' and noise.']);
  });

  it('stand in the last of several texts that has them', () => {
    const texts = ['Noise and a Bite.', 'More noise.', 'Nothing.'];
    expect(lastOfEach(texts, glossary, 'en').map((entries) => entries.map(({ id }) => id))).toEqual([
      ['bite'],
      ['noise'],
      [],
    ]);
  });

  it('leave a text without any as it is', () => {
    expect(cut('Nothing.')).toEqual(['Nothing.']);
    expect(cut('')).toEqual([]);
  });
});
