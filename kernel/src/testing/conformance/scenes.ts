/**
 * Point 11: the scene is sound. Its ids are unique, everything lies on something that is there, and every piece stands
 * where the world says.
 */

import { type Match, viewFor } from '../../app.ts';
import type { Scene } from '../../index.ts';
import { unpointed } from '../unpointed.ts';
import { questionsOnce } from './judges.ts';
import { audiencesOf } from './sights.ts';
import type { Stop, Suite } from './suite.ts';

/** Builds the scene of every audience, and holds it against the whereabouts that the game reads from the world. */
export function checkPlaces(suite: Suite, { match }: Stop): void {
  for (const { seats, name } of audiencesOf(match)) {
    const view = viewFor(match, seats);
    const scene = suite.game.scene(view);
    checkIds(suite, match, scene);
    checkLying(suite, match, scene);
    const stands = new Map(Object.entries(suite.game.whereabouts(view)));
    for (const { id, at } of scene.pieces) {
      const place = stands.get(id);
      if (place === undefined) suite.report(11, `${name} is shown ${id}, whose whereabouts nothing tells`, match);
      else if (place !== at) suite.report(11, `${name} is shown ${id} at ${at}; it stands at ${place}`, match);
      stands.delete(id);
    }
    for (const [id, place] of stands) suite.report(11, `${name} is not shown ${id}, which stands at ${place}`, match);
  }
}

function checkIds(suite: Suite, match: Match, scene: Scene): void {
  const { pieces, piles, tracks, sheets, notes, dice = [], steps = [] } = scene;
  const { groups, spaces, edges = [], ways = [] } = scene.ground;
  const standing = [...groups, ...spaces, ...pieces, ...edges].map(({ id }) => id);
  const families = [
    standing,
    ...[piles, tracks, sheets, notes, ways, dice, steps].map((all) => all.map(({ id }) => id)),
  ];
  for (const ids of families) {
    const twice = ids.filter((id, i) => ids.indexOf(id) !== i);
    if (twice.length > 0) suite.report(11, `Two things of the scene are called ${twice.join(', ')}`, match);
  }
}

/** Whoever is asked is shown what each option names, if it is drawn. */
export function checkPointing(suite: Suite, { match }: Stop): void {
  for (const { seat, options } of questionsOnce(match)) {
    const wrong = unpointed(suite.game.scene(viewFor(match, [seat])), options);
    for (const message of wrong) suite.report(11, message, match);
  }
}

/** Whatever lies somewhere lies on a thing of the same scene. */
function checkLying(suite: Suite, match: Match, scene: Scene): void {
  const { sheets, pieces, piles, tracks, dice = [] } = scene;
  const { groups, spaces, edges = [] } = scene.ground;
  const places = new Set([...groups, ...spaces, ...sheets, ...edges].map(({ id }) => id));
  for (const { id, at } of [...pieces, ...piles, ...tracks, ...dice]) {
    if (at !== undefined && !places.has(at)) suite.report(11, `${id} lies at ${at}, which the scene has not`, match);
  }
}
