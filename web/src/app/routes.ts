/** The pages of the app, and their addresses: everything stands behind the `#`, so that any static server will do. */

/** A page, with what it needs to know. */
export type Route =
  | { readonly page: 'home' }
  /** The home page with the dialog for a new match of this game, in this mode if one was chosen. */
  | { readonly page: 'play'; readonly game: string; readonly mode: string | null }
  | { readonly page: 'match'; readonly id: string }
  | { readonly page: 'replay'; readonly id: string }
  /** How to play a game, on one page. */
  | { readonly page: 'learn'; readonly game: string }
  /** A lesson of a game, the first where none is named: it begins, or goes on. */
  | { readonly page: 'lesson'; readonly game: string; readonly lesson: string | null }
  /** The rules of a game, at a cite if there is one; without a game, those of the first. */
  | { readonly page: 'rules'; readonly game: string | null; readonly cite: string | null }
  /** The lab; `settings` is what is to be played there, as it writes it itself. */
  | { readonly page: 'lab'; readonly settings: string | null }
  /** What was played in this browser, and how it ended. */
  | { readonly page: 'record' }
  /** A match that the address itself holds. */
  | { readonly page: 'shared'; readonly data: string }
  | { readonly page: 'settings' }
  | { readonly page: 'about' }
  | { readonly page: 'unknown' };

/** The page that an address names. `#/` and an empty address are the home page. */
export function routeOf(hash: string): Route {
  const [path = ''] = hash.replace(/^#\/?/, '').split('?');
  const parts = path.split('/').filter((part) => part !== '');
  const [page, first, second] = parts.map(decoded);
  if (parts.length > 3) return { page: 'unknown' };
  switch (page) {
    case undefined:
      return { page: 'home' };
    case 'play':
      return first === undefined ? { page: 'unknown' } : { page, game: first, mode: second ?? null };
    case 'match':
    case 'replay':
      return first === undefined || second !== undefined ? { page: 'unknown' } : { page, id: first };
    case 'learn':
      return first === undefined || second !== undefined ? { page: 'unknown' } : { page, game: first };
    case 'lesson':
      return first === undefined ? { page: 'unknown' } : { page, game: first, lesson: second ?? null };
    case 'rules':
      return { page, game: first ?? null, cite: second ?? null };
    case 'lab':
      return second === undefined ? { page, settings: first ?? null } : { page: 'unknown' };
    case 'shared':
      return first === undefined || second !== undefined ? { page: 'unknown' } : { page, data: first };
    case 'record':
    case 'settings':
    case 'about':
      return first === undefined ? { page } : { page: 'unknown' };
    default:
      return { page: 'unknown' };
  }
}

/** The address of a page: for links. */
export function addressOf(route: Route): string {
  switch (route.page) {
    case 'home':
    case 'unknown':
      return '#/';
    case 'play':
      return route.mode === null ? joined('play', route.game) : joined('play', route.game, route.mode);
    case 'match':
    case 'replay':
      return joined(route.page, route.id);
    case 'learn':
      return joined(route.page, route.game);
    case 'lesson':
      return route.lesson === null ? joined('lesson', route.game) : joined('lesson', route.game, route.lesson);
    case 'rules':
      if (route.game === null) return '#/rules';
      return route.cite === null ? joined('rules', route.game) : joined('rules', route.game, route.cite);
    case 'lab':
      return route.settings === null ? '#/lab' : joined('lab', route.settings);
    case 'shared':
      return joined(route.page, route.data);
    case 'record':
    case 'settings':
    case 'about':
      return `#/${route.page}`;
  }
}

function joined(...parts: readonly string[]): string {
  return `#/${parts.map(encodeURIComponent).join('/')}`;
}

/** An address that somebody mistyped is still an address. */
function decoded(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}
