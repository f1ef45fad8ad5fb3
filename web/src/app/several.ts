/** Options of which several values are chosen together. */
import type { ModeOption } from '@necropole/kernel';

/** Those that are chosen, in the order in which they were; none where it is as the game proposes. */
export function chosenOf(value: string | undefined, { values }: Pick<ModeOption, 'values'>): readonly string[] {
  return (value ?? '').split(',').filter((one) => values.includes(one));
}

/** One more, or one less, of those that are chosen, the last so many; with none of them it is what the game proposes. */
export function toggled(value: string | undefined, one: string, option: ModeOption): string {
  const before = chosenOf(value, option);
  const [, most] = option.several ?? [1, 1];
  const chosen = before.includes(one) ? before.filter((other) => other !== one) : [...before, one].slice(-most);
  return chosen.length === 0 ? option.default : chosen.join(',');
}
