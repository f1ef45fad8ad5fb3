/** What the table fetches once somebody needs it. */

/** What is told comes in the question's place: it is fetched while the answer is on its way. */
export function fetchActing(): Promise<typeof import('./Acting.svelte')> {
  return import('./Acting.svelte');
}
