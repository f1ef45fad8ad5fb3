/** The keys of the table and of the replay: one table each, for whoever presses them and for whoever asks for them. */

/** A key, or several that do the same. */
interface Key {
  /** What they type; in small letters. */
  readonly typed: readonly string[];
  /** How they are listed together; else the first one is, by its name. */
  readonly shown?: string;
  /** What the page does. The browser does the others, or whatever has the focus. */
  readonly does?: string;
  /** Is it the key of a button that has the focus, before it is the page's? */
  readonly presses?: true;
}

/** The lines of a list of keys, in the order of their use. */
type Keys = Readonly<Record<string, readonly Key[]>>;

const camera = [
  { typed: ['f'], does: 'fit' },
  // The same key, without Shift.
  { typed: ['+', '='], does: 'nearer' },
  { typed: ['-'], does: 'further' },
] as const;

export const tableKeys = {
  answers: [
    { typed: ['1', '2', '3', '4', '5', '6', '7', '8', '9'], shown: '1 – 9', does: 'answer' },
    { typed: ['0'], shown: '0 1 – 0 9', does: 'answer' },
  ],
  question: [{ typed: ['q'], does: 'question' }],
  onwards: [{ typed: ['tab'], shown: 'Tab' }],
  toBoard: [{ typed: ['b'], does: 'toBoard' }],
  find: [{ typed: ['/'], does: 'find' }],
  walk: [{ typed: ['arrowup', 'arrowdown', 'arrowleft', 'arrowright'], shown: '↑ ↓ ← →' }],
  facing: [{ typed: ['shift'], shown: 'Shift + ↑ ↓ ← →' }],
  choose: [{ typed: ['enter'], does: 'choose', presses: true }],
  why: [{ typed: ['?'], does: 'why' }],
  takeBack: [
    { typed: ['z'], does: 'undo' },
    { typed: ['y'], does: 'redo' },
  ],
  told: [
    { typed: [' '], does: 'next', presses: true },
    { typed: ['s'], does: 'skip' },
  ],
  advice: [{ typed: ['h'], does: 'advice' }],
  card: [{ typed: ['c'], does: 'card' }],
  log: [{ typed: ['l'], does: 'log' }],
  rules: [{ typed: ['r'], does: 'rules' }],
  signs: [{ typed: ['i'], does: 'signs' }],
  board: camera,
  menu: [{ typed: ['m'], does: 'menu' }],
  close: [{ typed: ['escape'], does: 'close' }],
} as const satisfies Keys;

export const replayKeys = {
  play: [{ typed: [' '], does: 'play', presses: true }],
  lines: [
    { typed: ['arrowleft'], does: 'back', presses: true },
    { typed: ['arrowright'], does: 'forward', presses: true },
  ],
  board: camera,
} as const satisfies Keys;

/** A line of the list of the table's keys. */
export type KeyLine = keyof typeof tableKeys;

/** What is done at the keys of a table. */
type Does<K extends Keys> = Extract<K[keyof K][number], { readonly does: string }>['does'];

/** How a page does what its keys say; `false` where there is nothing to do, so that the key stays the browser's. */
export type KeyHandlers<K extends Keys> = Readonly<Record<Does<K>, (typed: string) => unknown>>;

/** A key press, and what has the focus. */
export type KeyPress = Pick<
  KeyboardEvent,
  'key' | 'ctrlKey' | 'metaKey' | 'altKey' | 'defaultPrevented' | 'target' | 'preventDefault'
>;

/** Does what the key says. Whatever takes text, or is open over the page, keeps its keys. */
export function pressKey<K extends Keys>(keys: K, handlers: KeyHandlers<K>, press: KeyPress): void {
  const { key, ctrlKey, metaKey, altKey, defaultPrevented, target } = press;
  if (defaultPrevented || ctrlKey || metaKey || altKey || isIn(target, 'input,textarea,select,dialog,[role=menu]'))
    return;
  const typed = key.toLowerCase();
  const found = Object.values(keys)
    .flat()
    .find((one) => one.typed.includes(typed));
  // What lies open beside the page has answers of its own, or none.
  if (found?.does === 'answer' && isIn(target, '[role=dialog]')) return;
  if (found?.does === undefined || (found.presses === true && isIn(target, 'button,a,[role=button]'))) return;
  if (handlers[found.does as Does<K>](typed) !== false) press.preventDefault();
}

function isIn(target: EventTarget | null, what: string): boolean {
  return target instanceof Element && target.closest(what) !== null;
}

/** The keys of a line, as they are listed. */
export function shownKeys(line: KeyLine, names: Readonly<Record<string, string>>): string {
  const keys: readonly Key[] = tableKeys[line];
  return keys.map(({ typed: [first = ''], shown }) => shown ?? names[first] ?? first.toUpperCase()).join(' / ');
}
