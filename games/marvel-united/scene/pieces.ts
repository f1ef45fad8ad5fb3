/** Figures and tokens: Heroes, the Villain, whoever stands in a slot, Action tokens, Crisis tokens. */
import type { Badge, ScenePiece } from '@necropole/kernel';
import { actionSymbols } from '../content/symbols.ts';
import { placesOfTokens, thugsFirst } from '../rules/adding.ts';
import { slotId, tokensId } from '../rules/pointing.ts';
import { MISSIONS_NEEDED } from '../rules/winning-and-losing.ts';
import { tokenOfHero, tokenOfVillain } from './faces.ts';
import { guardOf, named } from './labels.ts';
import { dashboardHits } from './outlook.ts';
import { figureOf, isActive, isVillainsTurn, type MuView, type SeenHero, type SeenWorld } from './seen.ts';
import { crisesInStoryline } from './storyline.ts';

export function piecesOf(view: MuView): readonly ScenePiece[] {
  const { world } = view;
  return [
    ...bystanders(world),
    ...comingBystanders(view),
    villainPiece(view),
    ...world.heroes.flatMap((hero) => heroPiece(world, hero)),
    ...world.heroes.flatMap(tokensOf),
    ...world.heroes.flatMap(({ id, crisis }) => crisesOf(id, crisis)),
    ...crisesOf('villain', world.villain.crisis),
    ...crisesInStoryline(world),
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

/** Once the Villain has stopped it is certain where the tokens of the plan will come, as far as there are free slots. */
function comingBystanders({ world, board }: MuView): readonly ScenePiece[] {
  const { plan, villain, places } = world;
  if (plan === null || plan.freely !== null || (plan.part !== 'bam' && plan.part !== 'special')) return [];
  return placesOfTokens(board, villain.at).flatMap((at, box) => {
    const slots = places.find(({ id }) => id === at)?.slots ?? [];
    const free = slots.flatMap((token, slot) => (token === null ? [slot] : []));
    return thugsFirst(plan.tokens[box] ?? []).flatMap((token, i): readonly ScenePiece[] => {
      const slot = free[i];
      if (slot === undefined) return [];
      const label = named('bystander-to-come', token, at);
      return [{ id: slotId(at, slot), at, token: `t-${token}`, label, slot, state: 'coming' }];
    });
  });
}

function villainPiece(view: MuView): ScenePiece {
  const { world, board } = view;
  const { at, stunned } = world.villain;
  const missions = Math.max(0, MISSIONS_NEEDED - world.completed.length);
  const badges: readonly Badge[] = [
    ...(missions > 0 ? [{ symbol: 'i-lock', label: named('untouchable-for', missions) }] : []),
    ...(stunned ? [{ symbol: 'i-stun', label: named('stunned') }] : []),
    ...dashboardHits(view),
  ];
  return {
    id: 'villain',
    at,
    token: tokenOfVillain(board.villain),
    label: stunned ? named('villain-stunned', board.villain) : named('villain', board.villain),
    component: board.villain,
    badges,
    ...(isVillainsTurn(view) ? { state: 'active' as const } : {}),
  };
}

function heroPiece(world: SeenWorld, hero: SeenHero): readonly ScenePiece[] {
  const { id, who, at, ko, guard } = hero;
  if (who === null) return [];
  const badges: readonly Badge[] = guard > 0 ? [{ symbol: 'i-shield', label: guardOf(guard) }] : [];
  return [
    {
      id,
      at,
      token: tokenOfHero(who),
      label: ko ? named('hero-down', who) : named('hero', who),
      component: who,
      figure: figureOf(hero),
      ...(badges.length > 0 ? { badges } : {}),
      ...(ko ? { state: 'lost' as const } : isActive(world, hero) ? { state: 'active' as const } : {}),
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

/** Crisis tokens that are counted on a sheet. */
function crisesOf(at: string, crisis: number): readonly ScenePiece[] {
  if (crisis === 0) return [];
  return [{ id: `crisis-${at}`, at, token: 't-crisis', label: named('crisis', crisis), count: crisis }];
}
