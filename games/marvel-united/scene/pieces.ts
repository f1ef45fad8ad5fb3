/** Figures and tokens: Heroes, the Villain, whoever stands in a slot, Action tokens, and the symbols of the turn. */
import type { Badge, ScenePiece } from '@necropole/kernel';
import { threatIdOf } from '../content/names.ts';
import { actionSymbols } from '../content/symbols.ts';
import { threats } from '../content/villains/index.ts';
import { chipId, slotId, tokensId } from '../rules/pointing.ts';
import { MISSIONS_NEEDED } from '../rules/winning-and-losing.ts';
import { tokenOfHero, tokenOfVillain } from './faces.ts';
import { named } from './labels.ts';
import { figureOf, isActive, type MuView, type SeenHero, type SeenWorld } from './seen.ts';

export function piecesOf(view: MuView): readonly ScenePiece[] {
  const { world } = view;
  return [
    ...bystanders(world),
    ...threatTokens(world),
    villainPiece(view),
    ...world.heroes.flatMap((hero) => heroPiece(world, hero)),
    ...world.heroes.flatMap(tokensOf),
    ...chipsOf(world),
  ];
}

function bystanders({ places }: SeenWorld): readonly ScenePiece[] {
  return places.flatMap(({ id: at, slots }) =>
    slots.flatMap((token, slot): readonly ScenePiece[] =>
      token === null
        ? []
        : [{ id: slotId(at, slot), at, token: `t-${token}`, label: named('bystander', token, at), slot }],
    ),
  );
}

/** Tokens lie in the places of the Threat that they were put on. */
function threatTokens({ places }: SeenWorld): readonly ScenePiece[] {
  return places.flatMap(({ threats: inPlay }) =>
    inPlay.flatMap(({ card, filled }): readonly ScenePiece[] => {
      const { needs } = threats[threatIdOf(card)];
      if (needs === undefined) return [];
      return Array.from({ length: filled }, (_, slot) => ({
        id: `${card}.token-${slot + 1}`,
        at: card,
        token: `a-${needs.action}`,
        label: named('threat-token', card, slot + 1, needs.count),
        slot,
      }));
    }),
  );
}

function villainPiece({ world, board }: MuView): ScenePiece {
  const { at, stunned } = world.villain;
  const missions = Math.max(0, MISSIONS_NEEDED - world.completed.length);
  const badges: readonly Badge[] = [
    ...(missions > 0 ? [{ symbol: 'i-lock', label: named('villain-guarded', missions) }] : []),
    ...(stunned ? [{ symbol: 'i-stun', label: named('stunned') }] : []),
  ];
  return {
    id: 'villain',
    at,
    token: tokenOfVillain(board.villain),
    label: stunned ? named('villain-stunned', board.villain) : named('villain', board.villain),
    component: board.villain,
    badges,
    ...(world.acting === 'villain' ? { state: 'active' as const } : {}),
  };
}

function heroPiece(world: SeenWorld, hero: SeenHero): readonly ScenePiece[] {
  const { id, who, at, ko, guard } = hero;
  if (who === null) return [];
  const badges: readonly Badge[] = guard > 0 ? [{ symbol: 'i-shield' }] : [];
  return [
    {
      id,
      at,
      token: tokenOfHero(who),
      label: ko ? named('hero-down', who) : named('hero', who),
      figure: figureOf(hero),
      ...(badges.length > 0 ? { badges } : {}),
      ...(ko ? { state: 'resting' as const } : isActive(world, hero) ? { state: 'active' as const } : {}),
    },
  ];
}

/** Action tokens lie on the sheet of their Hero, one stack a kind. */
function tokensOf(hero: SeenHero): readonly ScenePiece[] {
  return actionSymbols
    .filter((symbol) => hero.tokens[symbol] > 0)
    .map((symbol) => ({
      id: tokensId(hero, symbol),
      at: hero.id,
      token: `a-${symbol}`,
      label: named('tokens', symbol, hero.tokens[symbol]),
      count: hero.tokens[symbol],
    }));
}

/** The symbols of the turn lie on the sheet of whoever plays. */
function chipsOf({ heroes, turn, acting }: SeenWorld): readonly ScenePiece[] {
  const hero = heroes[turn.hero];
  if (hero === undefined || acting !== 'heroes') return [];
  return turn.chips.map(({ symbol, state }, i) => ({
    id: chipId(i),
    at: hero.id,
    token: `a-${symbol}`,
    label: state === 'open' ? named('chip', symbol) : named('chip-gone', symbol),
    ...(state === 'open' ? {} : { state: 'lost' as const }),
  }));
}
