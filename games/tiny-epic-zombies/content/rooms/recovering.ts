/** Rooms that heal or rearm. */

import { raiseBarricade } from '../../rules/barricade.ts';
import { chooseHuman } from '../../rules/choices.ts';
import { dieFacts, faceOf, meleeDie, woundsOn } from '../../rules/melee-die.ts';
import { gainAmmo, heal, suffer } from '../../rules/wounds-and-ammo.ts';
import type { TezTable, Verdict } from '../../shape.ts';
import { BARRICADE_MOST, characterOf, type Human, humanById, STRONGEST } from '../../world.ts';
import type { RoomAbility } from '../kinds.ts';

export function judgeAmmo(_table: TezTable, human: Human): Verdict {
  return human.ammo < STRONGEST ? null : { key: 'ammo-full', params: {}, cite: 'TEZ-7.4', refs: [human.id] };
}

export function judgeOwnWounds(_table: TezTable, human: Human): Verdict {
  return human.wounds > 0 ? null : { key: 'nothing-to-heal', params: {}, cite: 'TEZ-7.2', refs: [human.id] };
}

/** Gain 1 ammo. */
export const gainAmmoAbility: RoomAbility<'gain-ammo'> = {
  id: 'gain-ammo',
  provenance: 'public',
  kind: 'running',
  judge: judgeAmmo,
  *use(table, human) {
    gainAmmo(table, human, 1);
  },
};

/** Heal 2 wounds. */
export const courtyardHeal: RoomAbility<'courtyard-heal'> = {
  id: 'courtyard-heal',
  provenance: 'public',
  kind: 'running',
  judge: judgeOwnWounds,
  *use(table, human) {
    heal(table, human, 2);
  },
};

/**
 * The melee die: a skull of either colour heals 1 wound, drops of blood wound. Without a wound to heal, eating could only
 * harm.
 */
export const leftovers: RoomAbility<'leftovers'> = {
  id: 'leftovers',
  provenance: 'public',
  kind: 'running',
  judge: judgeOwnWounds,
  facts: (_table, human) => dieFacts(human),
  *use(table, human) {
    const face = faceOf(table.roll(meleeDie.length));
    table.tell('leftovers-rolled', 'TEZ-10.4', { who: characterOf(human), face });
    const wounds = woundsOn(face);
    if (wounds === 0) heal(table, human, 1);
    else yield* suffer(table, human, wounds);
  },
};

export function judgeDispensary(table: TezTable): Verdict {
  if (table.world.humans.some(({ wounds }) => wounds > 0)) return null;
  return { key: 'nobody-to-heal', params: {}, cite: 'TEZ-7.2' };
}

/** One Human of choice, oneself included and wherever in the mall, heals 1 wound. */
export const dispensary: RoomAbility<'dispensary'> = {
  id: 'dispensary',
  provenance: 'reconstructed',
  kind: 'running',
  judge: judgeDispensary,
  *use(table, human) {
    const wounded = table.world.humans.filter(({ wounds }) => wounds > 0).map(({ id }) => id);
    const patient = yield* chooseHuman(table, { human, component: 'dispensary', cite: 'TEZ-10.4' }, wounded);
    if (patient !== null) heal(table, humanById(table.world, patient), 1);
  },
};

export function judgeShoreUp(table: TezTable, human: Human): Verdict {
  if (table.world.barricade < BARRICADE_MOST || human.ammo < STRONGEST) return null;
  return { key: 'barricade-and-ammo-full', params: {}, cite: 'TEZ-10.18' };
}

/** The barricade rises by 1, and 1 ammo is gained. Refused where neither would change. */
export const shoreUp: RoomAbility<'shore-up'> = {
  id: 'shore-up',
  provenance: 'reconstructed',
  kind: 'stopping',
  judge: judgeShoreUp,
  *use(table, human) {
    yield* raiseBarricade(table, human, 1, 'TEZ-10.7');
    gainAmmo(table, human, 1);
  },
};

export function judgeRegroup(_table: TezTable, human: Human): Verdict {
  if (human.wounds > 0 || human.ammo < STRONGEST) return null;
  return { key: 'nothing-to-gain', params: {}, cite: 'TEZ-10.4', refs: [human.id] };
}

/** Heal 1 wound or gain 1 ammo; only what would change something is offered. */
export const courtyardRegroup: RoomAbility<'courtyard-regroup'> = {
  id: 'courtyard-regroup',
  provenance: 'reconstructed',
  kind: 'running',
  judge: judgeRegroup,
  *use(table, human) {
    const choice = yield* table.ask(human.seat, {
      key: 'regroup',
      params: { who: characterOf(human) },
      cite: 'TEZ-10.4',
      refs: [human.id],
      options: () => [
        table.option('heal', 'heal', judgeOwnWounds(table, human)),
        table.option('reload', 'reload', judgeAmmo(table, human)),
      ],
    });
    if (choice === 'heal') heal(table, human, 1);
    else gainAmmo(table, human, 1);
  },
};
