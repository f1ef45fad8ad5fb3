import { describe, expect, it } from 'vitest';
import { componentsOf, countsOf } from './provenance.ts';

const words = {
  components: {
    axe: { name: 'Hache', text: 'Coupe.' },
    'axe-2': { name: 'Hache', text: 'Coupe.' },
    arc: { name: 'Arc', text: 'Tire.' },
  },
};
const game = {
  components: [
    { id: 'axe', provenance: 'rulebook', cites: ['XY-1.1'] },
    { id: 'axe-2', provenance: 'rulebook', cites: ['XY-1.1', 'XY-1.2'] },
    { id: 'arc', provenance: 'reconstructed' },
    { id: 'nameless', provenance: 'public' },
  ],
  words: { fr: words, en: words },
} as unknown as Parameters<typeof componentsOf>[0];

describe('the provenance of components', () => {
  it('is listed by name, copies on one line', () => {
    expect(componentsOf(game, 'fr').map(({ name, count, cites }) => [name, count, cites])).toEqual([
      ['Arc', 1, []],
      ['Hache', 2, ['XY-1.1', 'XY-1.2']],
      ['nameless', 1, []],
    ]);
  });

  it('is counted', () => {
    expect(countsOf(game)).toEqual({ rulebook: 2, public: 1, reconstructed: 1 });
  });
});
