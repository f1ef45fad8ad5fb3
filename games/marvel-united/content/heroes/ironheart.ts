/** Ironheart: her armour becomes what the moment asks for. What she does not need now she builds into something for later. */
import { besideIn } from '@necropole/boards';
import { remember, remembers } from '@necropole/kernel';
import { becomes, chooseSymbol } from '../../rules/choices.ts';
import { bindNextCard } from '../../rules/playing.ts';
import { addSymbols, giveUpSymbol, openKinds, takesSymbol } from '../../rules/symbols.ts';
import { gainTokens } from '../../rules/tokens.ts';
import type { LocationId, World } from '../../world.ts';
import type { HeroDeck, SpecialCard } from '../kinds.ts';
import type { ActionSymbol } from '../symbols.ts';

const PARTS = 2;

/** As long as it lies face up: every part fits everywhere, and her Action tokens are worth any action. */
const modularArmor: SpecialCard<'modular-armor'> = {
  id: 'modular-armor',
  provenance: 'reconstructed',
  copies: ['M'],
  back: 'starting-hand',
  cites: ['MU-8.14'],
  queries: {
    symbolWorth: (worth, { hero, token }, { holder }) => (token && hero.id === holder ? 'wild' : worth),
  },
};

/** The kinds of symbols that she still has and that are not worth any action yet. */
function changeable({ turn }: World): readonly ActionSymbol[] {
  return openKinds(turn).filter((symbol) => symbol !== 'wild');
}

/** In this turn all symbols of one kind are Wilds. */
const reconfigure: SpecialCard<'reconfigure'> = {
  id: 'reconfigure',
  provenance: 'reconstructed',
  copies: ['H', 'M'],
  cites: ['MU-8.12'],
  judge: ({ world }) =>
    changeable(world).length > 0 ? null : { key: 'no-symbol-to-change', params: {}, cite: 'MU-8.13' },
  *resolve(table, hero) {
    const { world } = table;
    const choice = { by: hero, component: 'reconfigure', cite: 'MU-8.13' };
    const symbol = yield* chooseSymbol(table, choice, changeable(world), () => becomes('wild'));
    if (symbol !== null) remember(world.memory, hero.id, `reconfigure ${symbol}`);
  },
  queries: {
    symbolWorth: (worth, { hero, symbol, token }, { holder }, { world }) =>
      !token && hero.id === holder && remembers(world.memory, holder, `reconfigure ${symbol}`) ? 'wild' : worth,
  },
};

/** What is left over is built into something: up to two symbols become tokens. */
const fieldAssembly: SpecialCard<'field-assembly'> = {
  id: 'field-assembly',
  provenance: 'reconstructed',
  copies: ['A'],
  judge: ({ world }) =>
    openKinds(world.turn).length > 0 ? null : { key: 'no-symbol-to-change', params: {}, cite: 'MU-8.13' },
  *resolve(table, hero) {
    for (let part = 0; part < PARTS; part++) {
      const choice = { by: hero, component: 'field-assembly', cite: 'MU-8.13', optional: part > 0 };
      const symbol = yield* chooseSymbol(
        table,
        choice,
        openKinds(table.world.turn),
        takesSymbol(table.world.turn, 'token'),
      );
      if (symbol === null) return;
      giveUpSymbol(table, hero, symbol, 'MU-8.13');
      gainTokens(table, hero, symbol, 1, 'MU-8.13');
    }
  },
};

/** Drones in the air: in this turn her attacks and Heroic actions reach next door too. */
function withDrones(
  places: readonly LocationId[],
  { hero }: { hero: { id: string; at: LocationId } },
  { holder }: { holder: string },
  { world, board }: { world: World; board: { ring: readonly LocationId[] } },
): readonly LocationId[] {
  if (hero.id !== holder || !remembers(world.memory, holder, 'repulsor-drones')) return places;
  return [...places, ...besideIn(board.ring, hero.at).filter((at) => !places.includes(at))];
}

const repulsorDrones: SpecialCard<'repulsor-drones'> = {
  id: 'repulsor-drones',
  provenance: 'reconstructed',
  copies: ['M'],
  *resolve(table, hero) {
    remember(table.world.memory, hero.id, 'repulsor-drones');
  },
  queries: { attackReach: withDrones, heroicReach: withDrones },
};

/** Everything at once, and then the systems are down: her next card lies face down. */
const overclock: SpecialCard<'overclock'> = {
  id: 'overclock',
  provenance: 'reconstructed',
  copies: ['A'],
  cites: ['MU-12.10'],
  *resolve(table, hero) {
    addSymbols(table, hero, ['wild', 'wild', 'wild'], 'MU-8.13');
    bindNextCard(table, hero, 'faceDown');
  },
};

export const ironheart: HeroDeck<
  'ironheart',
  'modular-armor' | 'reconfigure' | 'field-assembly' | 'repulsor-drones' | 'overclock'
> = {
  id: 'ironheart',
  provenance: 'reconstructed',
  plain: ['W', 'WW', 'MH', 'MA', 'HA', 'H'],
  specials: [modularArmor, reconfigure, fieldAssembly, repulsorDrones, overclock],
};
