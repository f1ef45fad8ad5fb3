import { provesFor } from '@necropole/kernel/testing';
import { expect } from 'vitest';
import { teamOf } from '../reading.ts';
import { rulebook } from '../rulebook/index.ts';
import type { PhaseName, Rule, ZfTable } from '../shape.ts';
import { underground } from '../testing/underground.ts';
import { beginFight, joinFight } from './fights.ts';

const proves = provesFor(rulebook);

function* attack(table: ZfTable): Rule<PhaseName> {
  return beginFight(table, { teams: ['usa'], at: 'kitchen', foe: { kind: 'pack', pack: 1 } }, 'fortress-turn');
}

proves('ZF-10.22', 'a team that comes into the zone of a fight joins the defence', () => {
  function* joined(table: ZfTable): Rule<PhaseName> {
    const next = yield* attack(table);
    for (const fight of table.world.fights) joinFight(table, fight, teamOf(table.world, 'great-britain'));
    return next;
  }
  const match = underground({ packs: [{ kind: 'wanderer', at: 'kitchen' }], dice: [3] }, joined);
  expect(match.events('defends-too')).toMatchObject([{ cite: 'ZF-10.22', params: { team: 'great-britain' } }]);
  expect(match.question).toMatchObject({ key: 'volley', cite: 'ZF-11.3' });
});
