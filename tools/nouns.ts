/**
 * The nouns of the games: what their components, missions, events, symbols, colours, families of cards and furniture are
 * called. Where they occur outside of games/, something that serves all games knows one of them.
 */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Game } from '@necropole/kernel';

/** By each noun, a lower-case word in the singular: what is called so. */
export type Nouns = ReadonlyMap<string, string>;

/** Words that games share with everybody, by the reason why they may stand anywhere: each group with spaces between. */
export type EverydayWords = Readonly<Record<string, string>>;

/** What there is to read of a game. */
export interface NamesOfGame {
  readonly game: Pick<Game, 'id' | 'components' | 'modes' | 'signs' | 'art'>;
  /** The text of its drawings, and of the code of its art. */
  readonly symbols: string;
  readonly art: string;
}

/** Shorter words give nothing away. */
const SHORTEST = 3;

/** The words of a text or a name in camelCase or kebab-case, lower-case and singular. */
export function wordsOf(text: string): string[] {
  const parts = text.match(/\p{Lu}?\p{Ll}+|\p{Lu}+(?!\p{Ll})/gu) ?? [];
  return parts.map((part) => part.toLowerCase().replace(/s$/, ''));
}

/** The nouns of a game but for those that are everyday words. */
export function nounsOf({ game, symbols, art }: NamesOfGame, everyday: ReadonlySet<string>): Nouns {
  const nouns = new Map<string, string>();
  const add = (kind: string, names: readonly string[]): void => {
    for (const name of names) {
      for (const word of wordsOf(name)) {
        if (word.length < SHORTEST || everyday.has(word) || nouns.has(word)) continue;
        nouns.set(word, `the ${kind} ${name} of ${game.id}`);
      }
    }
  };
  const called = (text: string, pattern: RegExp): string[] => [...text.matchAll(pattern)].map(([, name = '']) => name);
  add('symbol', called(symbols, /<symbol id="([^"]+)"/g));
  add('colour', Object.keys(game.art.colours));
  add('family', Object.keys(game.art.families));
  add('furniture', called(art, /const (\w+): Furnishing\b/g));
  add('event', Object.keys(game.signs.events));
  add(
    'mission',
    game.modes.flatMap(({ missions }) => missions),
  );
  add(
    'component',
    game.components.map(({ id }) => id),
  );
  return nouns;
}

/** Every word of some lists. */
export function wordsIn(...lists: readonly EverydayWords[]): ReadonlySet<string> {
  return new Set(lists.flatMap((list) => Object.values(list).flatMap((words) => words.split(' '))));
}

/** Each line of some code that has a noun, with what is called so. Comments are prose: they may give examples. */
export function findNouns(text: string, nouns: Nouns): { line: number; word: string; of: string }[] {
  return withoutComments(text)
    .split('\n')
    .flatMap((lineText, index) =>
      [...new Set(wordsOf(lineText))].flatMap((word) => {
        const of = nouns.get(word);
        return of === undefined ? [] : [{ line: index + 1, word, of }];
      }),
    );
}

/** A text with blanks in the place of its comments. What begins in the middle of a word is a pattern of paths. */
function withoutComments(text: string): string {
  return text.replace(/(?<![^\s{(,;>])(\/\*[\s\S]*?\*\/|\/\/.*|<!--[\s\S]*?-->)/g, (comment) =>
    comment.replace(/[^\n]/g, ' '),
  );
}

/** Reads what there is to read of a game, in the folder that holds its own. */
export function readGame(game: Game, folder: string): NamesOfGame {
  const art = join(folder, game.id, 'art');
  const files = existsSync(art) ? readdirSync(art).filter((file) => file.endsWith('.ts')) : [];
  const symbols = join(art, 'symbols.svg');
  return {
    game,
    symbols: existsSync(symbols) ? readFileSync(symbols, 'utf8') : '',
    art: files.map((file) => readFileSync(join(art, file), 'utf8')).join('\n'),
  };
}
