/**
 * Colossus. Blows bounce off his steel, he throws his friends where they are needed, and goes straight through a crowd.
 * All of it is ours.
 */
import { remembers } from '@necropole/kernel';
import { judgeAttack, makeAttack } from '../../rules/combat.ts';
import { moveHero } from '../../rules/moving.ts';
import { isOpen, zonesBeside } from '../../rules/places.ts';
import { heroById, heroesIn, MOST_HEALTH } from '../../world.ts';
import { chooseHero, chooseZone, zonesInSight } from '../choices.ts';
import type { AttackProfile, HeroCard, Skill } from '../kinds.ts';
import { isUsed, judgeOnceATurn, noteUse, nothingToDo } from '../uses.ts';
import { extraAction } from './extra-action.ts';

const steelFists: AttackProfile<'steel-fists'> = {
  id: 'steel-fists',
  type: 'melee',
  range: [0, 0],
  dice: 3,
  accuracy: 4,
  hits: 1,
  bonusDice: true,
  provenance: 'reconstructed',
};

const WOUNDS_OFF_STEEL = 2;

/** Once a phase, two wounds that fall together are stopped. */
const organicSteel: Skill<'organic-steel'> = {
  id: 'organic-steel',
  level: 'blue',
  provenance: 'reconstructed',
  cites: ['MZ-14.3'],
  flows: {
    *woundsComing(table, { hero, reaction }, self) {
      const { world } = table;
      if (hero.id !== self.holder || reaction.count <= 0 || remembers(world.memory.phase, hero.id, 'organic-steel'))
        return;
      if (!(yield* isUsed(table, self, 1))) return;
      noteUse(world, 'phase', self);
      const wounds = Math.min(WOUNDS_OFF_STEEL, reaction.count);
      reaction.count -= wounds;
      table.tell('wounds-prevented', 'MZ-14.3', { who: hero.id, component: 'organic-steel', by: hero.id, wounds });
    },
  },
};

const RANGE_OF_THROW = 2;

/** Once a turn, another hero of his zone flies to a zone in sight. */
const fastball: Skill<'fastball'> = {
  id: 'fastball',
  level: 'orange',
  provenance: 'reconstructed',
  cites: ['MZ-14.3'],
  offer: {
    actions: 0,
    power: 1,
    judge(table, hero, self) {
      const isAny =
        heroesIn(table.world, hero.zone).length > 1 && zonesInSight(table, hero, 1, RANGE_OF_THROW).length > 0;
      return judgeOnceATurn(table, self) ?? (isAny ? null : nothingToDo(self));
    },
    *use(table, hero, self) {
      noteUse(table.world, 'turn', self);
      const others = heroesIn(table.world, hero.zone).filter((other) => other !== hero);
      const thrown = yield* chooseHero(table, hero, others, self);
      const to = yield* chooseZone(table, hero, zonesInSight(table, hero, 1, RANGE_OF_THROW), self);
      if (thrown !== null && to !== null) yield* moveHero(table, thrown, to, 0);
    },
  },
};

/** Once a turn, a free Move that nobody slows, and a free attack where it ends. */
const batteringRam: Skill<'battering-ram'> = {
  id: 'battering-ram',
  level: 'red',
  provenance: 'reconstructed',
  cites: ['MZ-14.3'],
  offer: {
    actions: 0,
    power: 0,
    judge: (table, hero, self) =>
      judgeOnceATurn(table, self) ??
      (zonesBeside(table.world, table.board, hero.zone).length > 0 ? null : nothingToDo(self)),
    *use(table, hero, self) {
      const { world, board } = table;
      noteUse(world, 'turn', self);
      const to = yield* chooseZone(table, hero, zonesBeside(world, board, hero.zone), self);
      if (to === null) return;
      yield* moveHero(table, hero, to, 0);
      if (hero.zone !== to || judgeAttack(table, hero, steelFists, to, isOpen(world, board)) !== null) return;
      yield* makeAttack(table, heroById(world, hero.id), steelFists, to, true);
    },
  },
};

export const colossus = {
  id: 'colossus',
  name: 'Colossus',
  health: MOST_HEALTH,
  attack: steelFists,
  skills: [organicSteel, extraAction('colossus', 'reconstructed'), fastball, batteringRam],
} as const satisfies HeroCard<string, string, string>;
