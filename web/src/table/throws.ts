/** Dice that fell one throw after another, such as those to hit and those to wound: each kind by itself. */
import type { ShownDie } from '@necropole/kernel';
import type { LogLine } from './log.ts';

export interface Throw {
  readonly dice: readonly ShownDie[];
  /** What it was thrown for, where not all were thrown for the same. */
  readonly icon: string | null;
}

export function throwsIn(lines: readonly Pick<LogLine, 'dice' | 'icon'>[]): readonly Throw[] {
  const throws: { dice: readonly ShownDie[]; icon: string | null }[] = [];
  for (const { dice, icon } of lines) {
    const last = throws.at(-1);
    if (last !== undefined && (last.icon === icon || dice.length === 0)) last.dice = [...last.dice, ...dice];
    else if (dice.length > 0) throws.push({ dice, icon });
  }
  return throws.length > 1 ? throws : throws.map(({ dice }) => ({ dice, icon: null }));
}
