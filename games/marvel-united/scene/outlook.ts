/** What would happen if nothing changed now: whom the BAM! effects would hit, and what the next plan could bring. */
import type { Badge, SheetLine } from '@necropole/kernel';
import type { LocationId } from '../content/ids.ts';
import type { Aim, PlanCard } from '../content/kinds.ts';
import { planCardId, threatIdOf } from '../content/names.ts';
import { planById, threats, villains } from '../content/villains/index.ts';
import { whoIs } from '../reading.ts';
import { damageFacts } from '../rules/damage-facts.ts';
import { couldGo, couldOverflow, plansToCome } from '../rules/plans-to-come.ts';
import { cardsUntilVillain } from '../rules/turn-sequence.ts';
import type { Sight } from '../shape.ts';
import type { Hero, ThreatInPlay, World } from '../world.ts';
import { named } from './labels.ts';
import { isUnderWay, isVillainsTurn, type MuView } from './seen.ts';

/** What it looks at is public: where Heroes stand, and how many cards they hold. */
function sightOf({ world, board }: MuView): Sight {
  return { world: world as unknown as World, board };
}

/** Whom the BAM! of the dashboard would hit where the Villain is: a Stunned Villain nobody. */
export function dashboardHits(view: MuView): readonly Badge[] {
  const { at, stunned } = view.world.villain;
  const { aims } = villains[view.board.villain];
  return stunned || aims === undefined ? [] : hits(view, (sight) => aims(sight, at));
}

/** Whom the BAM! of a Threat would hit. */
export function threatHits(view: MuView, at: LocationId, threat: ThreatInPlay): readonly Badge[] {
  const { aims } = threats[threatIdOf(threat.card)];
  return threat.stunned || aims === undefined ? [] : hits(view, (sight) => aims(sight, at, threat));
}

/** Nobody, as long as the table is being laid. */
function hits(view: MuView, aims: (sight: Sight) => readonly Aim[]): readonly Badge[] {
  if (!isUnderWay(view)) return [];
  return aims(sightOf(view))
    .filter(({ heroes }) => heroes.length > 0)
    .map(({ heroes, one, damage, crisis = 0 }) => ({
      symbol: 'i-bam',
      text: String(heroes.length),
      label: named(
        'bam-now',
        one === true ? 'one' : 'each',
        damage,
        crisis,
        ...heroes.map((hero) => hit(hero, damage)),
      ),
    }));
}

/** Whom it would hit, and whether that would be a KO. */
function hit(hero: Hero, damage: number): `${ReturnType<typeof whoIs>}${'' | '/ko'}` {
  const isKo = damageFacts(hero, damage, { unpreventable: false }).some(({ key }) => key === 'would-ko');
  return `${whoIs(hero)}${isKo ? '/ko' : ''}`;
}

/** The plans that may come next; none while the table is being laid, or while one is being resolved. */
function plansNext(view: MuView): readonly PlanCard[] {
  const { world, board } = view;
  if (!isUnderWay(view) || isVillainsTurn(view)) return [];
  const all = villains[board.villain].plans.map(({ id }) => planCardId(board.villain, id));
  return plansToCome(world, board, all).map(planById);
}

/** Where the plans that may come next would lead the Villain, and which Locations have too little room for their tokens. */
export function nextPlanLines(view: MuView): readonly SheetLine[] {
  const plans = plansNext(view);
  if (plans.length === 0) return [];
  const sight = sightOf(view);
  const full = couldOverflow(sight, plans);
  const stops = couldGo(sight, plans).map(({ at, plans: many }) => `${at}/${many}` as const);
  return [
    { ...named('next-stop', plans.length, ...stops), symbol: 'i-clockwise' },
    ...(full.length === 0 ? [] : [{ ...named('could-overflow', ...full), symbol: 'i-overflow' }]),
  ];
}

/** When the Villain is next, each Location says how many of the plans lead there. */
export function nextStops(view: MuView): ReadonlyMap<LocationId, Badge> {
  const sight = sightOf(view);
  const plans = isUnderWay(view) && cardsUntilVillain(sight.world) === 0 ? plansNext(view) : [];
  return new Map(
    couldGo(sight, plans).map(({ at, plans: many }) => [
      at,
      { symbol: 'i-plan', text: `${many}/${plans.length}`, label: named('stop-here', many, plans.length) },
    ]),
  );
}
