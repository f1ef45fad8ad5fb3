/** Point 9: over all matches every component does something and every ending is reached, or a named test does it. */
import { configFor } from './plan.ts';
import type { Suite } from './suite.ts';

/** Is there a component or an ending that these matches should show, and have not shown yet? */
export function isAnythingMissing(suite: Suite): boolean {
  return unusedComponents(suite).length + missingEndings(suite).length > 0;
}

/** The components that neither come up nor are named. */
function unusedComponents({ game, used, options: { usedElsewhere = {} } }: Suite): readonly string[] {
  return game.components.map(({ id }) => id).filter((id) => !used.has(id) && !(id in usedElsewhere));
}

/** The endings, as `mode/outcome`, that are neither reached nor named. */
function missingEndings(suite: Suite): readonly string[] {
  const { endings, options } = suite;
  return declaredEndings(suite).filter((ending) => !endings.has(ending) && !(ending in (options.endings ?? {})));
}

function declaredEndings({ game }: Suite): readonly string[] {
  return game.modes.flatMap(({ id, outcomes }) => outcomes.map((outcome) => `${id}/${outcome}`));
}

/** Holds what stayed unused and what is named as used elsewhere equal. */
export function checkComponents(suite: Suite): void {
  const named = suite.options.usedElsewhere ?? {};
  const ids = suite.game.components.map(({ id }) => id);
  for (const id of ids.filter((one, at) => ids.indexOf(one) !== at)) {
    suite.report(9, `Two components are called ${id}`, null);
  }
  const unnamed = unusedComponents(suite);
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
  const declared = declaredEndings(suite);
  const missing = missingEndings(suite);
  if (missing.length > 0) suite.report(9, `Endings that nothing reaches: ${missing.join(', ')}`, null);
  const strange = [...suite.endings, ...Object.keys(named)].filter((ending) => !declared.includes(ending));
  if (strange.length > 0) suite.report(9, `Endings that no mode declares: ${strange.join(', ')}`, null);
}
