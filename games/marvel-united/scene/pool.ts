/** What whoever is up may spend in the actions of a turn: the symbols of both cards, those of effects, Action tokens. */
import type { PoolChip, PoolSource, ScenePool } from '@necropole/kernel';
import type { HeroCardId } from '../content/ids.ts';
import { actionSymbols } from '../content/symbols.ts';
import { chipId, tokenId } from '../rules/pointing.ts';
import { countingCards } from '../rules/symbols.ts';
import type { Chip } from '../world.ts';
import { named } from './labels.ts';
import { activeIn, figureOf, hasPlayed, type MuView, type SeenHero, type SeenStory, type SeenWorld } from './seen.ts';

export function poolsOf(view: MuView): readonly ScenePool[] {
  const { world } = view;
  const hero = activeIn(world);
  if (hero === undefined || !hasPlayed(view)) return [];
  const counting = countingCards(world.storyline, true);
  const from = [
    fromCard(world, 'own', counting.at(-1)),
    fromCard(world, 'previous', counting.at(-2)),
    { id: 'from-effects', label: named('from-effects'), chips: chipsFrom(world, 'effect') },
    { id: 'from-tokens', label: named('from-tokens'), chips: tokensOf(world, hero) },
  ].filter(({ chips }) => chips.length > 0);
  return from.length === 0 ? [] : [{ id: 'pool', label: named('pool'), at: hero.id, from }];
}

function fromCard(world: SeenWorld, from: 'own' | 'previous', story: SeenStory | undefined): PoolSource {
  const chips = chipsFrom(world, from);
  const id = `from-${from}-card`;
  if (story === undefined || story.by === 'villain' || story.card === null) {
    return { id, label: named('from-effects'), chips };
  }
  const figure = figureOf({ id: story.by });
  return { id, label: named('from-card', story.card as HeroCardId), figure, chips };
}

const states = { open: {}, spent: { state: 'spent' }, ignored: { state: 'blocked' } } as const;

function chipsFrom({ turn }: SeenWorld, source: Chip['from']): readonly PoolChip[] {
  return turn.chips.flatMap(({ symbol, from, state }, i) =>
    from === source ? [{ id: chipId(i), symbol: `a-${symbol}`, label: named('symbol', symbol), ...states[state] }] : [],
  );
}

/** One chip a token; none may be used while something bars them all. */
function tokensOf({ noTokens }: SeenWorld, hero: SeenHero): readonly PoolChip[] {
  return actionSymbols.flatMap((symbol) =>
    Array.from({ length: hero.tokens[symbol] }, (_, i) => ({
      id: tokenId(hero, symbol, i + 1),
      symbol: `a-${symbol}`,
      label: named('tokens', symbol, 1),
      ...(noTokens ? { state: 'blocked' as const } : {}),
    })),
  );
}
