/** Point 9: over all matches every component does something and every ending is reached, or a named test does it. */
import { configFor } from './plan.ts';
import type { Suite } from './suite.ts';

/** Holds what stayed unused and what is named as used elsewhere equal. */
export function checkComponents(suite: Suite): void {
  const named = suite.options.usedElsewhere ?? {};
  const ids = suite.game.components.map(({ id }) => id);
  for (const id of ids.filter((one, at) => ids.indexOf(one) !== at)) {
    suite.report(9, `Two components are called ${id}`, null);
  }
  const unused = ids.filter((id) => !suite.used.has(id));
  const unnamed = unused.filter((id) => !(id in named));
  if (unnamed.length > 0) {
    const apart = unnamed.filter((id) => !appearsAnywhere(suite, id));
    const never = apart.length > 0 ? ` (cannot appear in any match: ${apart.join(', ')})` : '';
    suite.report(9, `Never used, and named in no fixture or test: ${unnamed.join(', ')}${never}`, null);
  }
  const unknown = Object.keys(named).filter((id) => !ids.includes(id));
  if (unknown.length > 0) suite.report(9, `Named as used elsewhere, but no components: ${unknown.join(', ')}`, null);
  // The long run meets more than the short one, for which the list is written.
  const idle = Object.keys(named).filter((id) => suite.used.has(id));
  if (idle.length > 0 && !suite.long)
    suite.report(9, `Named as used elsewhere, but used here: ${idle.join(', ')}`, null);
  const strange = [...suite.used].filter((id) => !ids.includes(id));
  if (strange.length > 0) suite.report(9, `Used, but not among the game's components: ${strange.join(', ')}`, null);
}

function appearsAnywhere(suite: Suite, component: string): boolean {
  return suite.combinations.some((combination) => {
    const { seed: _, ...config } = configFor(suite.game, combination, 0);
    return suite.game.appears(component, config);
  });
}

/** Is every ending of every mode reached, or named? */
export function checkEndings(suite: Suite): void {
  const named = suite.options.endings ?? {};
  const declared = suite.game.modes.flatMap(({ id, outcomes }) => outcomes.map((outcome) => `${id}/${outcome}`));
  const missing = declared.filter((ending) => !suite.endings.has(ending) && !(ending in named));
  if (missing.length > 0) suite.report(9, `Endings that nothing reaches: ${missing.join(', ')}`, null);
  const strange = [...suite.endings, ...Object.keys(named)].filter((ending) => !declared.includes(ending));
  if (strange.length > 0) suite.report(9, `Endings that no mode declares: ${strange.join(', ')}`, null);
}
