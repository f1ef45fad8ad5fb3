/** What the files that the app fetches count as, and how much they may be. */

/** The most that may be fetched, in KB, compressed: the app before the chosen game, a game, fonts. */
export const LIMITS = { app: 150, game: 80, fonts: 90 } as const;

/** Names of files, in the order in which they were fetched. */
export interface FetchedFiles {
  readonly home: readonly string[];
  /** What came with the match. */
  readonly table: readonly string[];
  /** What came when the page was idle. */
  readonly idle: readonly string[];
}

/** What a file of the build is: code, styles and drawings of the app, a picture of a game, a font, or of which game. */
export type Kind = 'app' | 'picture' | 'font' | 'other' | { readonly game: string; readonly isBook: boolean };

/** The kind of a file by its name; a game's files are called after it. */
export function kindOf(file: string, games: readonly string[]): Kind {
  const name = file.slice(file.lastIndexOf('/') + 1);
  const game = games.find((id) => name.startsWith(id));
  if (game !== undefined) return { game, isBook: /-book-(fr|en)-/.test(name) };
  if (/^picture-.*\.js$/.test(name)) return 'picture';
  if (name.endsWith('.woff2')) return 'font';
  return name === '' || /\.(js|css|html|svg)$/.test(name) ? 'app' : 'other';
}
