/** One sheet for each Hero and one for the Villain, with their tracks; the Missions in the middle. */
import type { Label, SceneSheet, SceneTrack, SheetLine } from '@necropole/kernel';
import type { HeroCardId, PlanCardId } from '../content/ids.ts';
import { missionGoals } from '../content/missions.ts';
import { kindOf } from '../content/names.ts';
import { planById, villains } from '../content/villains/index.ts';
import { byHeroes } from '../rules/printed.ts';
import { openSymbols } from '../rules/symbols.ts';
import { MISSIONS_NEEDED } from '../rules/winning-and-losing.ts';
import { CENTRE } from './board.ts';
import { tokenOfHero, tokenOfVillain } from './faces.ts';
import { guardOf, named } from './labels.ts';
import { dashboardHits, nextPlanLines } from './outlook.ts';
import { figureOf, isActive, isUnderWay, isVillainsTurn, type MuView, type SeenHero, type SeenWorld } from './seen.ts';
import { cardLasts, planLasts } from './storyline.ts';

/** A hand is rarely larger: its row has places for so many cards. */
const USUAL_HAND = 5;

export function sheetsOf(view: MuView): readonly SceneSheet[] {
  return [...view.world.heroes.map((hero) => heroSheet(view, hero)), dashboard(view)];
}

function heroSheet(view: MuView, hero: SeenHero): SceneSheet {
  const { world } = view;
  const { id, who, seat, guard } = hero;
  const figure = figureOf(hero);
  if (who === null) {
    return {
      id,
      label: named('hero-slot', figure),
      seat,
      figure,
      token: 'i-people',
      active: false,
      lines: [named('not-chosen')],
    };
  }
  return {
    id,
    label: named('hero', who),
    seat,
    figure,
    token: tokenOfHero(who),
    active: isActive(world, hero),
    brief: briefOf(hero),
    lines: [
      { ...named('hand-and-deck', hero.hand.cards.length, hero.deck.cards.length), tracked: true },
      ...(isUnderWay(view) ? statesOf(world, hero) : [named('hero-line', who)]),
    ],
    ...(guard === 0 ? {} : { guarded: guardOf(guard) }),
  };
}

/** A Hero down, or how many cards are left. */
function briefOf({ ko, deck }: SeenHero): Label {
  return ko ? named('is-ko') : named('deck-left', deck.cards.length);
}

/** What a Hero, and whoever plays with them, has to bear in mind. */
function statesOf(world: SeenWorld, hero: SeenHero): readonly SheetLine[] {
  const { plays, deck } = hero;
  const top = deck.cards.at(-1) ?? null;
  const open = isActive(world, hero) ? openSymbols(world.turn) : [];
  return [
    ...(open.length === 0 ? [] : [{ ...named('symbols-left', open.join()), symbol: 'i-card' }]),
    ...(plays.random ? [{ ...named('plays-at-random'), symbol: 'i-card' }] : []),
    ...(plays.faceDown ? [{ ...named('plays-face-down'), symbol: 'i-card' }] : []),
    ...(top === null ? [] : [{ ...named('top-of-deck', top), symbol: 'i-card' }]),
    // MU-14.18
    ...(world.support === null ? [] : [{ ...named('another-is-you'), symbol: 'i-shield' }]),
    ...world.storyline.flatMap(({ by, card }) =>
      by === hero.id && card !== null && cardLasts(card as HeroCardId)
        ? [{ ...named('lasting', kindOf(card as HeroCardId)), symbol: 'i-shield' }]
        : [],
    ),
  ];
}

function dashboard(view: MuView): SceneSheet {
  const { world, board } = view;
  const { villain, completed } = world;
  const id = board.villain;
  const missions = Math.max(0, MISSIONS_NEEDED - completed.length);
  const never = villains[id].untouchable === true;
  return {
    id: 'villain',
    label: named('villain', id),
    seat: board.villainSeat,
    token: tokenOfVillain(id),
    active: isVillainsTurn(view),
    lines: [
      ...(villain.stunned ? [{ ...named('stunned'), symbol: 'i-stun' }] : []),
      ...(world.noTokens ? [{ ...named('no-tokens-now'), symbol: 'i-cross' }] : []),
      { ...named('dashboard-bam', id), symbol: 'i-bam', kept: true },
      ...dashboardHits(view).flatMap(({ symbol, label }) => (label === undefined ? [] : [{ ...label, symbol }])),
      { ...named('dashboard-overflow', id), symbol: 'i-overflow' },
      { ...named('dashboard-rules', id), symbol: 'i-threat' },
      ...lastingPlans(world),
      {
        ...(board.villainSeat === null
          ? named('plans-left', villain.deck.cards.length)
          : named('plans-and-hand', villain.deck.cards.length, villain.hand.cards.length)),
        symbol: 'i-plan',
      },
      ...nextPlanLines(view),
    ],
    ...(never ? { guarded: named('never-hurt') } : missions > 0 ? { guarded: named('untouchable-for', missions) } : {}),
  };
}

/** Master Plan cards that do something as long as they lie face up, each special effect once. */
function lastingPlans({ storyline }: SeenWorld): readonly SheetLine[] {
  const effects = storyline.flatMap(({ by, card }) => {
    if (by !== 'villain' || card === null || !planLasts(card as PlanCardId)) return [];
    return planById(card as PlanCardId).special ?? [];
  });
  return [...new Set(effects)].map((special) => ({ ...named('lasting-plan', special), symbol: 'i-plan' }));
}

export function tracksOf({ world, board }: MuView): readonly SceneTrack[] {
  const { health, track, untouchable } = villains[board.villain];
  const { villain } = world;
  const most = Math.max(byHeroes(health, board.counted), villain.health);
  const life: SceneTrack = {
    id: 'villain-health',
    label: named('health'),
    at: 'villain',
    from: 0,
    to: most,
    form: 'tokens',
    markers: [
      {
        id: 'villain-health-marker',
        token: 'i-health',
        value: villain.health,
        label: named('health'),
        harm: 'down',
      },
    ],
  };
  const end = track === undefined ? 0 : byHeroes(track, board.counted);
  const plot: SceneTrack = {
    id: 'villain-track',
    label: named('plot', board.villain),
    at: 'villain',
    from: 0,
    to: end,
    end: { symbol: 'i-skull', label: named('plot-end') },
    markers: [
      {
        id: 'villain-track-marker',
        token: 'i-crisis',
        value: villain.track,
        label: named('plot', board.villain),
      },
    ],
  };
  return [
    ...missionTracks(world),
    ...world.heroes.flatMap(handTrack),
    ...(untouchable === true ? [] : [life]),
    ...(track === undefined ? [] : [plot]),
  ];
}

/** The hand is the health: at one card, the next damage knocks the Hero out. */
function handTrack({ id, who, hand }: SeenHero): readonly SceneTrack[] {
  if (who === null) return [];
  const cards = hand.cards.length;
  return [
    {
      id: `hand-size-${id}`,
      label: named('hero-hand'),
      at: id,
      from: 0,
      to: Math.max(USUAL_HAND, cards),
      form: 'tokens',
      ...(cards === 1 ? { end: { symbol: 'i-skull', label: named('one-from-ko') } } : {}),
      markers: [{ id: `hand-size-${id}-marker`, token: 'i-card', value: cards, label: named('hero-hand') }],
    },
  ];
}

const missionTokens = {
  'rescue-civilians': 't-civilian',
  'defeat-thugs': 't-thug',
  'clear-threats': 't-threat',
} as const;

function missionTracks({ missions }: MuView['world']): readonly SceneTrack[] {
  return missions.map(({ id, filled, done }) => {
    const goal = missionGoals[id];
    return {
      id: `mission-${id}`,
      label: named('mission', id),
      at: CENTRE,
      from: 0,
      to: goal,
      form: 'tokens',
      ...(done ? { done: true as const } : {}),
      markers: [
        {
          id: `mission-${id}-marker`,
          token: missionTokens[id],
          value: done ? goal : filled,
          label: named('mission', id),
        },
      ],
    };
  });
}
