import { describe, expect, it } from 'vitest';
import { provenancePart, tablePart, withParts } from './readme.ts';

const readme = ['# A game', '<!-- written: cards -->old<!-- /written -->', 'by hand', ''].join('\n');

describe('the parts of a README', () => {
  it('are written from the data, and nothing else is touched', () => {
    const written = withParts(readme, { cards: ' 3 cards ' });
    expect(written).toBe(readme.replace('old', ' 3 cards '));
    expect(withParts(written, { cards: ' 3 cards ' })).toBe(written);
  });

  it('are all there, and no others', () => {
    expect(() => withParts(readme, {})).toThrow('Nobody writes the part "cards"');
    expect(() => withParts(readme, { cards: '', rooms: '' })).toThrow('The README has no part for: rooms');
  });

  it('may be tables', () => {
    const rows = [
      ['axe', 1],
      ['bow', 2],
    ] as const;
    expect(tablePart(['card', 'copies'], rows)).toBe(
      ['', '', '| card | copies |', '|---|---|', '| axe | 1 |', '| bow | 2 |', '', ''].join('\n'),
    );
  });

  it('count where components come from', () => {
    const weapons = [{ provenance: 'public' }, { provenance: 'reconstructed' }, { provenance: 'public' }] as const;
    const [, , , , row] = provenancePart([['weapons', weapons]]).split('\n');
    expect(row).toBe('| weapons | 3 | 0 | 2 | 1 |');
  });
});
