/** The yellow skill of every identity card: 1 more action (p.13, p.14). The book shows it for Wolverine and Rogue. */
import type { Provenance } from '@necropole/kernel';
import type { Skill } from '../kinds.ts';

export function extraAction<H extends string>(hero: H, provenance: Provenance): Skill<`${H}-action`> {
  return {
    id: `${hero}-action`,
    level: 'yellow',
    provenance,
    cites: ['MZ-14.9'],
    queries: { actions: (actions, { hero: acting }, self) => (acting.id === self.holder ? actions + 1 : actions) },
  };
}
