/** The symbols at the bottom of a card, and the tokens of a Location. */

/** What an action is. */
export type ActionKind = 'move' | 'attack' | 'heroic';
/** What a symbol or an Action token is worth: a Wild is worth any action. */
export type ActionSymbol = ActionKind | 'wild';
export type Bystander = 'thug' | 'civilian';

export const actionKinds: readonly ActionKind[] = ['move', 'attack', 'heroic'];
export const actionSymbols: readonly ActionSymbol[] = [...actionKinds, 'wild'];

type Letter = 'M' | 'A' | 'H' | 'W';
/** The bottom symbols of a card, as the lists of cards write them: M, A, H, W. No card has more than two. */
export type Letters = '' | Letter | `${Letter}${Letter}`;

const symbolOf: Readonly<Record<string, ActionSymbol>> = { M: 'move', A: 'attack', H: 'heroic', W: 'wild' };
const bystanderOf: Readonly<Record<string, Bystander>> = { T: 'thug', C: 'civilian' };

/** The symbols that these letters stand for. */
export function symbolsOf(letters: string): readonly ActionSymbol[] {
  return [...letters].map((letter) => lookUp(symbolOf, letter));
}

/** The tokens that these letters stand for: T and C. */
export function bystandersOf(letters: string): readonly Bystander[] {
  return [...letters].map((letter) => lookUp(bystanderOf, letter));
}

/** The slots of a Location: T and C are filled at set-up, - stays empty. */
export function slotsOf(letters: string): readonly (Bystander | null)[] {
  return [...letters].map((letter) => (letter === '-' ? null : lookUp(bystanderOf, letter)));
}

function lookUp<V>(table: Readonly<Record<string, V>>, letter: string): V {
  const found = table[letter];
  if (found === undefined) throw new Error(`"${letter}" stands for nothing here`);
  return found;
}
