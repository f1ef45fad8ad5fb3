/**
 * Mystique. She slips through enemies who take her for one of their own, makes them forget her, and picks her victims.
 * Reports of the game call her skill invisibility; its words are ours.
 */
import { forget, remember, remembers } from '@necropole/kernel';
import { MOST_HEALTH } from '../../world.ts';
import type { AttackProfile, HeroCard, Skill } from '../kinds.ts';
import { judgeOnceATurn, noteUse } from '../uses.ts';
import { extraAction } from './extra-action.ts';

const twinPistols: AttackProfile<'twin-pistols'> = {
  id: 'twin-pistols',
  type: 'ranged',
  range: [0, 1],
  dice: 3,
  accuracy: 4,
  hits: 1,
  bonusDice: true,
  provenance: 'reconstructed',
};

/** Enemies do not slow her down. */
const shapeshifter: Skill<'shapeshifter'> = {
  id: 'shapeshifter',
  level: 'blue',
  provenance: 'reconstructed',
  cites: ['MZ-14.3'],
  queries: { moveCost: (cost, { hero }, self) => (hero.id === self.holder ? 1 : cost) },
};

const ATTACKED = 'unseen-attacked';

/** Enemies are not after her until the round ends, or until she attacks. */
const unseen: Skill<'unseen'> = {
  id: 'unseen',
  level: 'orange',
  provenance: 'reconstructed',
  cites: ['MZ-14.3'],
  offer: {
    actions: 0,
    power: 1,
    judge(table, hero, self) {
      if (!remembers(table.world.memory.turn, hero.id, ATTACKED)) return judgeOnceATurn(table, self);
      return { key: 'attacked-this-turn', params: {}, cite: 'MZ-14.3', refs: [hero.id] };
    },
    *use({ world }, _hero, self) {
      noteUse(world, 'turn', self);
      noteUse(world, 'round', self);
    },
  },
  queries: {
    isHeroTarget: (isTarget, { hero }, self, { world }) =>
      isTarget && !(hero.id === self.holder && remembers(world.memory.round, hero.id, 'unseen')),
  },
  flows: {
    *attackDeclared(table, { attack }, self) {
      const { world } = table;
      const { id } = attack.hero;
      if (id !== self.holder) return;
      remember(world.memory.turn, id, ATTACKED);
      if (!remembers(world.memory.round, id, 'unseen')) return;
      forget(world.memory.round, id, 'unseen');
      table.tell('seen-again', 'MZ-14.3', { who: id });
    },
  },
};

/** Once a turn, an attack strikes whom she likes, where it hurts. */
const assassination: Skill<'assassination'> = {
  id: 'assassination',
  level: 'red',
  provenance: 'reconstructed',
  cites: ['MZ-14.3'],
  boost: {
    power: 1,
    judge: (table, _attack, self) => judgeOnceATurn(table, self),
    *use({ world }, attack, self) {
      noteUse(world, 'turn', self);
      attack.anyTarget = true;
      attack.enduranceLess += 1;
    },
  },
};

export const mystique = {
  id: 'mystique',
  name: 'Mystique',
  health: MOST_HEALTH,
  attack: twinPistols,
  skills: [shapeshifter, extraAction('mystique', 'reconstructed'), unseen, assassination],
} as const satisfies HeroCard<string, string, string>;
