/** One sheet for each hero: health, power, experience, the attack and the skills, and whether they have acted. */

import type { Label, SceneSheet, SceneTrack } from '@necropole/kernel';
import { heroCards } from '../content/heroes/index.ts';
import { levels } from '../content/ids.ts';
import { levelNumber, levelOf, THRESHOLDS } from '../rules/experience.ts';
import { GONE, MOST_HEALTH, MOST_POWER, RESERVE } from '../world.ts';
import { named } from './labels.ts';
import { figures } from './pieces.ts';
import type { MzView, SeenHero, SeenWorld } from './seen.ts';

export function sheetsOf({ world }: MzView): readonly SceneSheet[] {
  return world.heroes.map((hero) => ({
    id: hero.id,
    label: named('hero', hero.id),
    seat: hero.seat,
    figure: figures[hero.id],
    token: `b-${hero.id}`,
    active: world.turn.hero === hero.id,
    brief: briefOf(hero),
    lines: [
      { ...named('health-and-power', hero.health, hero.power), tracked: true },
      experience(hero),
      named('attack', heroCards[hero.id].attack.id),
      ...skills(world, hero),
    ],
  }));
}

function briefOf({ id, zone, activated, xp }: SeenHero): Label {
  if (zone === RESERVE) return named('has-left', id);
  if (zone === GONE) return named('is-out');
  return activated ? named('has-acted', xp) : named('brief-xp', xp);
}

function experience({ xp }: SeenHero): Label {
  const next = THRESHOLDS.find((threshold) => threshold > xp);
  return next === undefined ? named('xp', xp, levelOf(xp)) : named('xp-to', xp, levelOf(xp), next, levelOf(next));
}

/** Unlocked skills with what they do, borrowed ones too; locked ones with when they come. */
function skills({ copied }: SeenWorld, { id, xp }: SeenHero): readonly Label[] {
  const reached = levelNumber(xp);
  const own = heroCards[id].skills.map((skill, i) =>
    i <= reached
      ? named('skill', skill.id)
      : named('locked-skill', skill.id, levels[i] ?? 'red', THRESHOLDS[i - 1] ?? 0),
  );
  const borrowed = copied.filter(({ holder }) => holder === id).map(({ component }) => named('skill', component));
  return [...own, ...borrowed];
}

/** Health and power of each hero, and the danger track with the experience of all. */
export function tracksOf({ world }: MzView): readonly SceneTrack[] {
  const most = THRESHOLDS[THRESHOLDS.length - 1] ?? 0;
  const danger: SceneTrack = {
    id: 'danger',
    label: named('danger'),
    from: 0,
    to: most,
    bands: levels.map((level, i) => ({ from: i === 0 ? 0 : (THRESHOLDS[i - 1] ?? 0), label: named('level', level) })),
    markers: world.heroes.map(({ id, xp }) => ({
      id: `danger-${id}`,
      token: `b-${id}`,
      figure: figures[id],
      value: Math.min(xp, most),
      label: named('experience', id, xp, levelOf(xp)),
    })),
  };
  return [...world.heroes.flatMap(tracksOfHero), danger];
}

function tracksOfHero({ id, health, power }: SeenHero): readonly SceneTrack[] {
  const track = (name: 'health' | 'power', value: number, to: number, harm: { harm?: 'down' } = {}): SceneTrack => ({
    id: `${name}-${id}`,
    label: named(name),
    at: id,
    from: 0,
    to,
    markers: [{ id: `${name}-marker-${id}`, token: `i-${name}`, value, label: named(name), ...harm }],
  });
  return [track('health', health, MOST_HEALTH, { harm: 'down' }), track('power', power, MOST_POWER)];
}
