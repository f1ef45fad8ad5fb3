/** The keys of the table and of the replay: one table each, for whoever presses them and for whoever asks for them. */

/** A key, or several that do the same. */
interface Key<Deed extends string> {
  /** What they type; in small letters. */
  readonly typed: readonly string[];
  /** How they are listed together; else the first one is, by its name. */
  readonly shown?: string;
  /** What the page does. The browser does the others, or whatever has the focus. */
  readonly deed?: Deed;
  /** Is it the key of a button that has the focus, before it is the page's? */
  readonly presses?: true;
}

/** The lines of a list of keys, in the order of their use. */
type Keys<Deed extends string> = Readonly<Record<string, readonly Key<Deed>[]>>;

const camera = [
  { typed: ['f'], deed: 'fit' },
  // The same key, without Shift.
  { typed: ['+', '='], deed: 'nearer' },
  { typed: ['-'], deed: 'further' },
] as const;

export const tableKeys = {
  answers: [{ typed: ['1', '2', '3', '4', '5', '6', '7', '8', '9'], shown: '1 – 9', deed: 'answer' }],
  question: [{ typed: ['q'], deed: 'question' }],
  onwards: [{ typed: ['tab'], shown: 'Tab' }],
  walk: [{ typed: ['arrowup', 'arrowdown', 'arrowleft', 'arrowright'], shown: '↑ ↓ ← →' }],
  choose: [{ typed: ['enter'], deed: 'choose', presses: true }],
  why: [{ typed: ['?'], deed: 'why' }],
  takeBack: [
    { typed: ['z'], deed: 'undo' },
    { typed: ['y'], deed: 'redo' },
  ],
  told: [
    { typed: [' '], deed: 'next', presses: true },
    { typed: ['s'], deed: 'skip' },
  ],
  log: [{ typed: ['l'], deed: 'log' }],
  rules: [{ typed: ['r'], deed: 'rules' }],
  board: camera,
  close: [{ typed: ['escape'], deed: 'close' }],
} as const satisfies Keys<string>;

export const replayKeys = {
  play: [{ typed: [' '], deed: 'play', presses: true }],
  lines: [
    { typed: ['arrowleft'], deed: 'back', presses: true },
    { typed: ['arrowright'], deed: 'forward', presses: true },
  ],
  board: camera,
} as const satisfies Keys<string>;

/** A line of the list of the table's keys. */
export type KeyLine = keyof typeof tableKeys;

/** What is done at the keys of a table. */
type DeedIn<K extends Keys<string>> = Extract<K[keyof K][number], { readonly deed: string }>['deed'];

/** How a page does what its keys say; `false` where there is nothing to do, so that the key stays the browser's. */
export type Deeds<K extends Keys<string>> = Readonly<Record<DeedIn<K>, (typed: string) => unknown>>;

/** A key press, and what has the focus. */
export type KeyPress = Pick<
  KeyboardEvent,
  'key' | 'ctrlKey' | 'metaKey' | 'altKey' | 'defaultPrevented' | 'target' | 'preventDefault'
>;

/** Does what the key says. Whatever takes text, or is open over the page, keeps its keys. */
export function pressKey<K extends Keys<string>>(keys: K, deeds: Deeds<K>, press: KeyPress): void {
  const { key, ctrlKey, metaKey, altKey, defaultPrevented, target } = press;
  if (defaultPrevented || ctrlKey || metaKey || altKey || isIn(target, 'input,textarea,select,dialog,[role=menu]'))
    return;
  const typed = key.toLowerCase();
  const found = Object.values(keys)
    .flat()
    .find((one) => one.typed.includes(typed));
  if (found?.deed === undefined || (found.presses === true && isIn(target, 'button,a,[role=button]'))) return;
  if (deeds[found.deed as DeedIn<K>](typed) !== false) press.preventDefault();
}

function isIn(target: EventTarget | null, what: string): boolean {
  return target instanceof Element && target.closest(what) !== null;
}

/** The keys of a line, as they are listed. */
export function shownKeys(line: KeyLine, names: Readonly<Record<string, string>>): string {
  const keys: readonly Key<string>[] = tableKeys[line];
  return keys.map(({ typed: [first = ''], shown }) => shown ?? names[first] ?? first.toUpperCase()).join(' / ');
}
