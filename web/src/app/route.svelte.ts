/** Where the person is, and how they go elsewhere. */
import { addressOf, type Route, routeOf } from './routes.ts';

let route = $state.raw<Route>(routeOf(location.hash));
let left = $state.raw<Route | null>(null);

addEventListener('hashchange', () => {
  const next = routeOf(location.hash);
  if (route.page === 'match' || route.page === 'replay') left = route;
  if (next.page === 'home' || next.page === 'play') left = null;
  route = next;
});

/** The match that one left to look something up: the way back. Whoever goes home has left it for good. */
export function matchLeft(): Route | null {
  return left;
}

/** The page that is shown. */
export function here(): Route {
  return route;
}

/** Goes to a page. `replace` leaves no way back to this one: for dialogs that were answered. */
export function goTo(to: Route, { replace = false }: { readonly replace?: boolean } = {}): void {
  const address = addressOf(to);
  if (replace) location.replace(address);
  else location.hash = address;
}
