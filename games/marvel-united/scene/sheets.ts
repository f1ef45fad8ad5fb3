/** One sheet for each Hero and one for the Villain, with their tracks; the Missions in the middle. */
import type { Label, SceneSheet, SceneTrack } from '@necropole/kernel';
import { missionGoals } from '../content/missions.ts';
import { villains } from '../content/villains/index.ts';
import { byHeroes } from '../rules/printed.ts';
import { MISSIONS_NEEDED } from '../rules/winning-and-losing.ts';
import { ALL_DAMAGE } from '../world.ts';
import { CENTRE } from './board.ts';
import { tokenOfHero, tokenOfVillain } from './faces.ts';
import { named } from './labels.ts';
import { figureOf, isActive, type MuView, type SeenHero } from './seen.ts';

export function sheetsOf(view: MuView): readonly SceneSheet[] {
  return [...view.world.heroes.map((hero) => heroSheet(view, hero)), dashboard(view)];
}

function heroSheet({ world }: MuView, hero: SeenHero): SceneSheet {
  const { id, who, seat, ko, hand, deck } = hero;
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
  const held = named('hand-and-deck', hand.cards.length, deck.cards.length);
  return {
    id,
    label: named('hero', who),
    seat,
    figure,
    token: tokenOfHero(who),
    active: isActive(world, hero),
    brief: ko ? named('is-ko') : held,
    lines: [held, ...statesOf(hero), named('hero-line', who)],
  };
}

/** What a Hero has to bear in mind. */
function statesOf({ ko, guard, plays, crisis }: SeenHero): readonly Label[] {
  return [
    ...(ko ? [named('is-ko')] : []),
    ...(guard >= ALL_DAMAGE ? [named('guarded-fully')] : guard > 0 ? [named('guarded-against', guard)] : []),
    ...(plays.random ? [named('plays-at-random')] : []),
    ...(plays.faceDown ? [named('plays-face-down')] : []),
    ...(crisis > 0 ? [named('crisis', crisis)] : []),
  ];
}

function dashboard({ world, board }: MuView): SceneSheet {
  const { villain, completed } = world;
  const missions = Math.max(0, MISSIONS_NEEDED - completed.length);
  const untouchable = villains[board.villain].untouchable === true;
  const guard = untouchable
    ? named('never-hurt')
    : missions > 0
      ? named('untouchable-for', missions)
      : named('can-be-hurt');
  return {
    id: 'villain',
    label: named('villain', board.villain),
    seat: board.villainSeat,
    component: board.villain,
    token: tokenOfVillain(board.villain),
    active: world.acting === 'villain',
    brief: untouchable ? guard : named('villain-health', villain.health),
    lines: [
      guard,
      named('dashboard-bam', board.villain),
      named('dashboard-overflow', board.villain),
      named('dashboard-rules', board.villain),
      ...(villain.stunned ? [named('stunned')] : []),
      ...(villain.crisis > 0 ? [named('crisis', villain.crisis)] : []),
    ],
  };
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
    markers: [
      {
        id: 'villain-health-marker',
        token: 'i-health',
        value: villain.health,
        label: named('villain-health', villain.health),
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
    markers: [
      {
        id: 'villain-track-marker',
        token: 'i-crisis',
        value: villain.track,
        label: named('plot-at', board.villain, villain.track, end),
      },
    ],
  };
  return [...missionTracks(world), ...(untouchable === true ? [] : [life]), ...(track === undefined ? [] : [plot])];
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
      markers: [
        {
          id: `mission-${id}-marker`,
          token: missionTokens[id],
          value: done ? goal : filled,
          label: done ? named('mission-done', id) : named('mission-progress', id, filled, goal),
        },
      ],
    };
  });
}
