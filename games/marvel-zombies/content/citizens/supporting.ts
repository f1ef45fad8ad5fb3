/** Citizens who do not fight: they open ways, heal, and give strength and knowledge. */
import { kindOfEnemy } from '../../rules/killing.ts';
import { moveHero } from '../../rules/moving.ts';
import { gainPower } from '../../rules/power.ts';
import { gainTrait } from '../../rules/traits.ts';
import { healHero } from '../../rules/wounds.ts';
import { type Hero, heroesIn, MOST_HEALTH, type World } from '../../world.ts';
import { chooseHero, chooseZone, zonesInSight } from '../choices.ts';
import { canOpen, openForFree } from '../free-actions.ts';
import type { CitizenCard } from '../kinds.ts';
import { judgeOnceATurn, noteUse, nothingToDo } from '../uses.ts';
import { CITIZEN_RULE } from './ability.ts';

const RANGE_OF_A_PASSAGE = 2;

/** The sorceress opens a passage over the heads of all enemies. */
export const amandaSefton: CitizenCard<'amanda-sefton'> = {
  id: 'amanda-sefton',
  provenance: 'reconstructed',
  cites: [CITIZEN_RULE],
  offer: {
    actions: 0,
    power: 2,
    judge: (table, hero, self) =>
      judgeOnceATurn(table, self) ??
      (zonesInSight(table, hero, 1, RANGE_OF_A_PASSAGE).length > 0 ? null : nothingToDo(self)),
    *use(table, hero, self) {
      noteUse(table.world, 'turn', self);
      const to = yield* chooseZone(table, hero, zonesInSight(table, hero, 1, RANGE_OF_A_PASSAGE), self);
      if (to !== null) yield* moveHero(table, hero, to, 0);
    },
  },
};

/** The engineer knows where machines are weak. */
export const bolivarTrask: CitizenCard<'bolivar-trask'> = {
  id: 'bolivar-trask',
  provenance: 'reconstructed',
  cites: [CITIZEN_RULE],
  queries: {
    endurance: (endurance, { enemy, hero }, self) =>
      hero.id === self.holder && endurance > 1 && kindOfEnemy(enemy) === 'brute' ? endurance - 1 : endurance,
  },
};

/** Her calm gives strength. */
export const marikoYashida: CitizenCard<'mariko-yashida'> = {
  id: 'mariko-yashida',
  provenance: 'reconstructed',
  cites: [CITIZEN_RULE],
  flows: {
    *turnStarted(table, { hero }, self) {
      if (hero.id === self.holder) gainPower(table, hero, 1, CITIZEN_RULE);
    },
  },
};

/** She has the keys to every door. */
export const valerieCooper: CitizenCard<'valerie-cooper'> = {
  id: 'valerie-cooper',
  provenance: 'reconstructed',
  cites: [CITIZEN_RULE],
  offer: {
    actions: 0,
    power: 0,
    judge: (table, hero, self) =>
      judgeOnceATurn(table, self) ?? (canOpen(table, hero, 'doors and windows') ? null : nothingToDo(self)),
    *use(table, hero, self) {
      noteUse(table.world, 'turn', self);
      yield* openForFree(table, hero, 'doors and windows', self);
    },
  },
};

/** The physician dresses wounds. */
export const moiraMacTaggart: CitizenCard<'moira-mactaggart'> = {
  id: 'moira-mactaggart',
  provenance: 'reconstructed',
  cites: [CITIZEN_RULE],
  offer: {
    actions: 1,
    power: 1,
    judge: (table, hero, self) =>
      judgeOnceATurn(table, self) ?? (woundedBeside(table.world, hero).length > 0 ? null : nothingToDo(self)),
    *use(table, hero, self) {
      noteUse(table.world, 'turn', self);
      const wounded = yield* chooseHero(table, hero, woundedBeside(table.world, hero), self);
      if (wounded !== null) healHero(table, wounded, 1, CITIZEN_RULE);
    },
  },
};

function woundedBeside(world: World, { zone }: Hero): readonly Hero[] {
  return heroesIn(world, zone).filter(({ health }) => health < MOST_HEALTH);
}

/** His speeches rouse. */
export const senatorKelly: CitizenCard<'senator-kelly'> = {
  id: 'senator-kelly',
  provenance: 'reconstructed',
  cites: [CITIZEN_RULE],
  queries: { powerGain: (power, { hero }, self) => (hero.id === self.holder ? power + 1 : power) },
};

/** The reporter always knows a way. */
export const trishTilby: CitizenCard<'trish-tilby'> = {
  id: 'trish-tilby',
  provenance: 'reconstructed',
  cites: [CITIZEN_RULE],
  offer: {
    actions: 0,
    power: 2,
    judge(table, _hero, self) {
      const { traitDeck, traitDiscard } = table.world;
      const isAny = traitDeck.cards.length + traitDiscard.cards.length > 0;
      return judgeOnceATurn(table, self) ?? (isAny ? null : nothingToDo(self));
    },
    *use(table, hero, self) {
      noteUse(table.world, 'turn', self);
      yield* gainTrait(table, hero, CITIZEN_RULE);
    },
  },
};
