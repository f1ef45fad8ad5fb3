/** What is the same on every identity card, and in every language. */
import type { ComponentWords } from '@necropole/kernel';
import { heroCards, heroIds } from '../content/heroes/index.ts';
import type { HeroAttackId, HeroId } from '../content/ids.ts';
import type { AttackProfile } from '../content/kinds.ts';

type Written = Readonly<Record<`${HeroId}-action` | HeroAttackId, ComponentWords>>;

/** The yellow skill, which all have, and the attack of each. */
export function heroCardsWith(
  extraAction: ComponentWords,
  write: (attack: AttackProfile<HeroAttackId>) => ComponentWords,
): Written {
  const cards = heroIds.flatMap((id) => {
    const { attack } = heroCards[id];
    return [[`${id}-action`, extraAction] as const, [attack.id, write(attack)] as const];
  });
  return Object.fromEntries(cards) as Written;
}

/** The range of an attack: “0”, “0–1”. */
export function span([least, most]: AttackProfile['range']): string {
  return least === most ? `${least}` : `${least}–${most}`;
}
