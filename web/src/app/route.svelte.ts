/** Where the person is, and how they go elsewhere. */
import { addressOf, type Route, routeOf } from './routes.ts';

let route = $state.raw<Route>(routeOf(location.hash));

addEventListener('hashchange', () => {
  route = routeOf(location.hash);
});

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
