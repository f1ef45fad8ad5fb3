/** Sabotage: the Villain takes all Action tokens of the Heroes, discards one, and deals the others out as they like. */

import { heroById, standingHeroes } from '../../reading.ts';
import { villainSeat } from '../../rules/asking.ts';
import { besideHero, chooseToken } from '../../rules/choices.ts';
import { TRIGGER_NOT_MET } from '../../rules/super-cards.ts';
import { gainTokens, loseTokens, tokenCount, tokenKinds } from '../../rules/tokens.ts';
import type { MuTable, Rule } from '../../shape.ts';
import type { SuperVillainCard } from '../kinds.ts';
import { type ActionSymbol, actionSymbols } from '../symbols.ts';

/** The tokens of all Heroes who stand, one by one. */
function takeAll(table: MuTable): ActionSymbol[] {
  const taken: ActionSymbol[] = [];
  for (const hero of standingHeroes(table.world)) {
    for (const symbol of tokenKinds(hero)) {
      const count = hero.tokens[symbol];
      loseTokens(table, hero, symbol, count, 'MU-13.13');
      for (let i = 0; i < count; i++) taken.push(symbol);
    }
  }
  return taken;
}

/** One token goes to a Hero; to a lone one there is nothing to ask. */
function* deal(table: MuTable, symbol: ActionSymbol): Rule {
  const heroes = standingHeroes(table.world);
  const ids = heroes.map(({ id }) => id);
  const [only] = ids;
  if (only === undefined) return;
  const id =
    ids.length === 1
      ? only
      : yield* table.ask(villainSeat(table), {
          key: 'share-token',
          params: { symbol },
          cite: 'MU-13.11',
          options: () => heroes.map((hero) => table.option(`hero:${hero.id}`, hero.id, null, () => besideHero(hero))),
        });
  gainTokens(table, heroById(table.world, id), symbol, 1, 'MU-13.13');
}

export const sabotage: SuperVillainCard<'sabotage'> = {
  id: 'sabotage',
  provenance: 'public',
  cites: ['MU-13.11', 'MU-13.13'],
  trigger: 'plan',
  judge: ({ world }) => (standingHeroes(world).some((hero) => tokenCount(hero) > 0) ? null : TRIGGER_NOT_MET),
  *resolve(table) {
    const taken = takeAll(table);
    const kinds = actionSymbols.filter((symbol) => taken.includes(symbol));
    const choice = { by: 'villain', component: 'sabotage', cite: 'MU-13.11' } as const;
    const dropped = yield* chooseToken(table, choice, kinds, () => ({ facts: [{ key: 'token-leaves', params: {} }] }));
    if (dropped !== null) taken.splice(taken.indexOf(dropped), 1);
    for (const symbol of taken) yield* deal(table, symbol);
  },
};
