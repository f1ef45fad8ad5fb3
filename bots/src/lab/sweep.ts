/** Sweeps: the same run for every combination of some values. */

/** What is varied, and through which values: `mode`, `mission`, `seats`, `players`, or an option of the mode. */
export interface Sweep {
  readonly name: string;
  readonly values: readonly string[];
}

/** Reads `name=a,b`; a `+` joins what is one value of several choices. `null` where it is not written so. */
export function readSweep(text: string): Sweep | null {
  const at = text.indexOf('=');
  const values = text.slice(at + 1).split(',');
  if (at < 1 || values.some((value) => value === '')) return null;
  return { name: text.slice(0, at), values: values.map((value) => value.replaceAll('+', ',')) };
}

/** Every combination of the values, the last name fastest; one empty combination where nothing is varied. */
export function combinationsOf(sweeps: readonly Sweep[]): readonly { readonly [name: string]: string }[] {
  let combinations: readonly { readonly [name: string]: string }[] = [{}];
  for (const { name, values } of sweeps) {
    combinations = combinations.flatMap((before) => values.map((value) => ({ ...before, [name]: value })));
  }
  return combinations;
}
