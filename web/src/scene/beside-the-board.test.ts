import { fileURLToPath } from 'node:url';
import type { NoteLine, ScenePile, SceneTrack, SheetLine } from '@necropole/kernel';
import { beforeAll, describe, expect, it } from 'vitest';
import { loadCompiled } from '../../tools/compile.ts';
import { noMarks } from './marks.ts';
import { house } from './testing/scenes.ts';

let drawn: typeof import('./testing/beside-the-board.ts');
beforeAll(async () => {
  const file = fileURLToPath(new URL('./testing/beside-the-board.ts', import.meta.url));
  drawn = await loadCompiled(file, 'beside-the-board');
});

describe('a line of a note', () => {
  const bars = (line: NoteLine): number => {
    const note = { id: 'goal', label: { key: 'goal' }, lines: [line], done: false };
    return drawn.markupOfNote(note).split('<b').length - 1;
  };

  it('is a bar where it says how far it counts', () => {
    expect(bars({ key: 'saved', params: [2, 5], of: [2, 5] })).toBe(5);
  });

  it('is no bar because it names two numbers, nor where nobody could count the fields', () => {
    expect(bars({ key: 'levels', params: [2, 5] })).toBe(0);
    expect(bars({ key: 'saved', params: [2, 40], of: [2, 40] })).toBe(0);
  });
});

describe('a line of a sheet', () => {
  const track: SceneTrack = { id: 'health', at: 'hero', label: { key: 'health' }, from: 0, to: 20, markers: [] };
  const written = (line: SheetLine, tracks: readonly SceneTrack[]): boolean => {
    const sheet = { id: 'hero', label: { key: 'hero' }, seat: 0, token: 'i-people', active: true, lines: [line] };
    return drawn.markupOfSheet(sheet, { ...house(), tracks }).includes('>told<');
  };

  it('is left out where tracks say the same, and only there', () => {
    expect(written({ key: 'told', tracked: true }, [track])).toBe(false);
    expect(written({ key: 'told', tracked: true }, [])).toBe(true);
    expect(written({ key: 'told' }, [track])).toBe(true);
  });

  it('wears its symbol; and a sheet that is guarded says what guards it', () => {
    const sheet = { id: 'hero', label: { key: 'hero' }, seat: null, token: 'i-people', active: true };
    const lines = [{ key: 'flies', symbol: 'i-eye' }];
    const markup = drawn.markupOfSheet({ ...sheet, lines, guarded: { key: 'locked in' } }, house());
    expect(markup).toMatch(/signed[^>]*>.*#i-eye.*flies/s);
    expect(markup).toMatch(/#i-lock.*locked in/s);
  });
});

it('what a figure carries keeps the tint that tells it from its like on the board', () => {
  const sheet = { id: 'hero', label: { key: 'hero' }, seat: 0, token: 'i-people', active: true, lines: [] };
  const vial = { id: 'vial', token: 'i-card', at: 'hero', label: { key: 'vial' } };
  const carrying = (tint: object) => drawn.markupOfSheet(sheet, { ...house(), pieces: [{ ...vial, ...tint }] });
  expect(carrying({ tint: 'green' })).toMatch(/carried[^>]*--tint: ?var\(--green\)/);
  expect(carrying({})).not.toContain('--tint');
});

describe('what stands on a card beside the board', () => {
  const hand: ScenePile = {
    id: 'hand',
    label: { key: 'hand' },
    kind: 'hand',
    cards: [
      { id: 'henchman', slots: 2 },
      { id: 'trap', faceDown: true },
    ],
  };
  const piece = (id: string, at: string) => ({ id, at, token: 'nobody', label: { key: id } });
  const pieces = [{ ...piece('damage', 'henchman'), slot: 1 }, piece('crisis', 'trap'), piece('other', 'elsewhere')];
  const elementOf = (id: string, lit: readonly string[]): string | undefined => {
    const markup = drawn.markupOfPile(hand, pieces, { ...noMarks, lit: new Set(lit) });
    return new RegExp(`<(\\w+)[^>]* data-piece="${id}"`).exec(markup)?.[1];
  };

  it('is a button where it answers, and a picture with a name elsewhere', () => {
    expect(elementOf('crisis', ['crisis'])).toBe('button');
    expect(elementOf('crisis', [])).toBe('span');
    expect(elementOf('other', [])).toBeUndefined();
  });

  it('stands in its slot, and the others are empty', () => {
    const markup = drawn.markupOfPile(hand, pieces, noMarks);
    const [, slots = ''] = markup.split('class="card-slots"');
    expect(slots.indexOf('on-card empty')).toBeLessThan(slots.indexOf('data-piece="damage"'));
    expect(markup.split('on-card empty')).toHaveLength(2);
  });

  it('leaves the back of a card that is known, and its face in the corner', () => {
    const markup = drawn.markupOfPile(hand, pieces, noMarks);
    expect(markup).toContain('aria-label="trap, face down"');
    expect(markup.split('class="corner"')).toHaveLength(2);
  });
});
