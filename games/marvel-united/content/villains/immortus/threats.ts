/** The Threats of Immortus: five champions of other ages, and a machine that lets nothing come to an end. */
import { besideIn, clockwiseFrom } from '@necropole/boards';
import { remember, remembers } from '@necropole/kernel';
import { heroesIn, lastHeroCard, standingHeroes } from '../../../reading.ts';
import { becomes, chooseSymbol, chooseToken, tie } from '../../../rules/choices.ts';
import { blow, hurt, strike } from '../../../rules/damage.ts';
import { atTokens } from '../../../rules/pointing.ts';
import { coverSymbol } from '../../../rules/storyline.ts';
import { symbolsShown } from '../../../rules/symbols.ts';
import { moveThreat } from '../../../rules/threats.ts';
import { loseTokens, tokensToUse } from '../../../rules/tokens.ts';
import type { Enemy, Sight } from '../../../shape.ts';
import type { Hero, LocationId, World } from '../../../world.ts';
import type { Aim, Threat } from '../../kinds.ts';
import { actionSymbols } from '../../symbols.ts';

/** Yondu: when Immortus joins him, his arrow strikes everybody here and next door who gives up no Action token. */
const yondu: Threat<'yondu'> = {
  id: 'yondu',
  provenance: 'public',
  cites: ['MU-5.27'],
  copies: 1,
  health: [4, 4, 4],
  *stop(table, here) {
    const reach: readonly LocationId[] = [here, ...besideIn(table.board.ring, here)];
    const struck: Hero[] = [];
    for (const hero of standingHeroes(table.world).filter(({ at }) => reach.includes(at))) {
      const choice = { by: hero, component: 'yondu', cite: 'MU-5.27', optional: true };
      const symbol = yield* chooseToken(table, choice, tokensToUse(table, hero), (kind) => ({
        ...atTokens(hero)(kind),
        ...becomes('discarded'),
      }));
      if (symbol === null) struck.push(hero);
      else loseTokens(table, hero, symbol, 1, 'MU-5.27');
    }
    yield* hurt(
      table,
      struck.map((hero) => ({ hero, damage: 1 })),
      blow('yondu', 'threat'),
    );
  },
};

/** Nova: he shrugs off the first damage of each turn, and outshines a symbol of the last Hero card. */
const nova: Threat<'nova'> = {
  id: 'nova',
  provenance: 'public',
  cites: ['MU-12.11'],
  copies: 1,
  health: [3, 3, 3],
  *bam(table) {
    const last = lastHeroCard(table.world);
    const shown = last === null ? [] : symbolsShown(table, last);
    const kinds = actionSymbols.filter((symbol) => shown.includes(symbol));
    const symbol = yield* chooseSymbol(table, tie(table, 'nova'), kinds, () => becomes('covered'));
    const story = lastHeroCard(table.world);
    if (symbol !== null && story !== null) coverSymbol(table, story, symbol, 'MU-12.11');
  },
  queries: {
    enemyDamage: (damage, { enemy }, { holder }, { world }) =>
      enemy.is === 'henchman' && enemy.card === holder && !remembers(world.memory, holder, 'nova')
        ? damage - 1
        : damage,
  },
  flows: {
    *enemyStruck({ world }, { enemy }, { holder }) {
      if (enemy.is === 'henchman' && enemy.card === holder) remember(world.memory, holder, 'nova');
    },
  },
};

function marvelAims({ world, board }: Sight, here: LocationId): readonly Aim[] {
  return besideIn(board.ring, here).map((at) => ({ heroes: heroesIn(world, at), damage: 1, one: true }));
}

/** Captain Marvel has not struck back yet in this turn. */
function strikesBack({ memory }: World, card: string, enemy: Enemy): boolean {
  return enemy.is === 'henchman' && enemy.card === card && !remembers(memory, card, 'captain-marvel');
}

/** Captain Marvel: she strikes on both sides of where she is, and strikes back once a turn at whoever hurts her. */
const captainMarvel: Threat<'captain-marvel'> = {
  id: 'captain-marvel',
  provenance: 'public',
  copies: 1,
  health: [3, 4, 4],
  aims: marvelAims,
  *bam(table, here) {
    yield* strike(table, marvelAims(table, here), blow('captain-marvel', 'threat'));
  },
  queries: {
    strikesBack: (damage, { enemy }, { holder }, { world }) =>
      strikesBack(world, holder, enemy) ? damage + 1 : damage,
  },
  flows: {
    *enemyStruck(table, { hero, enemy }, { holder }) {
      if (hero === null || !strikesBack(table.world, holder, enemy)) return;
      remember(table.world.memory, holder, 'captain-marvel');
      yield* hurt(table, [{ hero, damage: 1 }], blow('captain-marvel', 'threat'));
    },
  },
};

/** The first Location with Heroes, clockwise from here. */
function ridesTo({ world, board }: Sight, here: LocationId): LocationId | null {
  return clockwiseFrom(board.ring, here).find((at) => heroesIn(world, at).length > 0) ?? null;
}

function surferAims(sight: Sight, here: LocationId): readonly Aim[] {
  const found = ridesTo(sight, here);
  return found === null ? [] : [{ heroes: heroesIn(sight.world, found), damage: 1, one: true }];
}

/** Silver Surfer: he rides on, clockwise, until he finds a Hero to strike. */
const silverSurfer: Threat<'silver-surfer'> = {
  id: 'silver-surfer',
  provenance: 'public',
  cites: ['MU-9.17', 'MU-9.18'],
  copies: 1,
  health: [4, 4, 4],
  aims: surferAims,
  *bam(table, here, { card }) {
    const found = ridesTo(table, here);
    if (found === null) return;
    const aims = surferAims(table, here);
    moveThreat(table, card, found, 'MU-9.17');
    yield* strike(table, aims, blow('silver-surfer', 'threat'));
  },
};

/** The Locations where Heroes stand together. */
function together({ world, board }: Sight): readonly LocationId[] {
  return board.ring.filter((at) => heroesIn(world, at).length > 1);
}

function starfoxAims(sight: Sight): readonly Aim[] {
  return together(sight).map((at) => ({ heroes: heroesIn(sight.world, at), damage: 1, one: true }));
}

/**
 * Starfox: he sets friends at odds, wherever two Heroes are together; as long as there are any he can hurt, nobody hurts
 * him. They must part to get at him.
 */
const starfox: Threat<'starfox'> = {
  id: 'starfox',
  provenance: 'public',
  cites: ['MU-12.22'],
  copies: 1,
  health: [3, 3, 3],
  aims: starfoxAims,
  *bam(table) {
    yield* strike(table, starfoxAims(table), blow('starfox', 'threat'));
  },
  queries: {
    enemyRefusal: (refusal, { enemy }, { holder }, table) =>
      refusal === null && enemy.is === 'henchman' && enemy.card === holder && together(table).length > 0
        ? { key: 'heroes-together', params: { component: 'starfox' }, cite: 'MU-12.22', refs: [enemy.card] }
        : refusal,
  },
};

/** Tachyon Field Generator: nothing comes to an end while it runs. Missions fill up, and none is completed. */
const tachyonFieldGenerator: Threat<'tachyon-field-generator'> = {
  id: 'tachyon-field-generator',
  provenance: 'public',
  cites: ['MU-9.15'],
  copies: 1,
  needs: { action: 'heroic', count: 3 },
  queries: { missionOpen: () => false },
};

export type ImmortusThreat =
  | 'yondu'
  | 'nova'
  | 'captain-marvel'
  | 'silver-surfer'
  | 'starfox'
  | 'tachyon-field-generator';

export const threats: readonly Threat<ImmortusThreat>[] = [
  yondu,
  nova,
  captainMarvel,
  silverSurfer,
  starfox,
  tachyonFieldGenerator,
];
