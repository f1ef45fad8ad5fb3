import { LANGUAGES } from '@necropole/kernel';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { type KeyHandlers, type KeyLine, type KeyPress, pressKey, replayKeys, shownKeys, tableKeys } from './keys.ts';
import { keyWords } from './words/keys.ts';

/** Something on the page: in a field, on a button, or neither. */
class Somewhere extends EventTarget {
  private readonly what: string;

  constructor(what: string) {
    super();
    this.what = what;
  }

  closest(selector: string): Somewhere | null {
    return selector.split(',').includes(this.what) ? this : null;
  }
}

beforeAll(() => void vi.stubGlobal('Element', Somewhere));
afterAll(() => void vi.unstubAllGlobals());

let done: string[];
beforeEach(() => {
  done = [];
});

const names = Object.values(tableKeys).flatMap((keys) => keys.flatMap((key) => ('does' in key ? [key.does] : [])));
const handlers = Object.fromEntries(
  names.map((name) => [name, (typed: string) => void done.push(`${name} ${typed}`)]),
) as KeyHandlers<typeof tableKeys>;

/** Presses a key; was it the page's? */
function press(key: string, changed: Partial<KeyPress> = {}, all = handlers): boolean {
  const preventDefault = vi.fn();
  const plain = { ctrlKey: false, metaKey: false, altKey: false, defaultPrevented: false, target: null };
  pressKey(tableKeys, all, { key, ...plain, preventDefault, ...changed });
  return preventDefault.mock.calls.length === 1;
}

describe('a key', () => {
  it.each(
    Object.values(tableKeys).flatMap((keys) =>
      keys.flatMap((key) => ('does' in key ? key.typed.map((typed) => [typed, key.does] as const) : [])),
    ),
  )('%s does what its line says', (typed, does) => {
    expect(press(typed.length === 1 ? typed.toUpperCase() : typed)).toBe(true);
    expect(done).toEqual([`${does} ${typed}`]);
  });

  it('is the browser’s where the table has nothing for it, or nothing to do', () => {
    expect([press('x'), press('Tab'), press('ArrowUp')]).toEqual([false, false, false]);
    expect(press('7', {}, { ...handlers, answer: () => false })).toBe(false);
    expect(done).toEqual([]);
  });

  it('answers nothing from what lies open beside the page', () => {
    expect(press('3', { target: new Somewhere('[role=dialog]') })).toBe(false);
    expect(press('l', { target: new Somewhere('[role=dialog]') })).toBe(true);
    expect(done).toEqual(['log l']);
  });

  it('is not the table’s with Ctrl, Alt or the like, nor where something else has used it', () => {
    for (const how of ['ctrlKey', 'metaKey', 'altKey', 'defaultPrevented']) press('z', { [how]: true });
    expect(done).toEqual([]);
  });

  it('belongs to whatever takes text, or is open over the table', () => {
    for (const what of ['input', 'textarea', 'select', 'dialog', '[role=menu]'])
      press('z', { target: new Somewhere(what) });
    expect(done).toEqual([]);
  });

  it('that presses a button does so where a button has the focus', () => {
    const target = new Somewhere('button');
    expect([press('Enter', { target }), press(' ', { target }), press('z', { target })]).toEqual([false, false, true]);
    expect(done).toEqual(['undo z']);
  });
});

it('no key has two meanings', () => {
  for (const keys of [tableKeys, replayKeys]) {
    const lines = Object.values<readonly { readonly typed: readonly string[] }[]>(keys);
    const typed = lines.flatMap((line) => line.flatMap((key) => key.typed));
    expect(new Set(typed).size).toBe(typed.length);
  }
});

describe.each(LANGUAGES)('the list in %s', (language) => {
  const { names: called, does } = keyWords[language];
  const lines = Object.keys(tableKeys) as readonly KeyLine[];

  it('shows every key that does something, each once', () => {
    const shown = lines.flatMap((line) => shownKeys(line, called).split(' / '));
    expect(new Set(shown).size).toBe(shown.length);
    expect(shown).toHaveLength(Object.values(tableKeys).flat().length);
    for (const text of shown) expect(text.trim()).not.toBe('');
  });

  it('says as many things of a line as it has keys', () => {
    for (const line of lines) expect(does[line].split(' / ')).toHaveLength(tableKeys[line].length);
  });
});

it('reads as people call the keys', () => {
  const { names: called } = keyWords.fr;
  expect(shownKeys('told', called)).toBe('Espace / S');
  expect(shownKeys('board', called)).toBe('F / + / -');
  expect(shownKeys('answers', called)).toBe('1 – 9 / 0 1 – 0 9');
});
