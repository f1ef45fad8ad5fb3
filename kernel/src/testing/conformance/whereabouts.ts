/** Point 11, held against the world: everything stands, lies and shows what the game reads from the world, not from the scene. */
import type { Scene, Whereabouts } from '../../index.ts';

/** What is drawn otherwise than the world has it: pieces, markers, dice and cards. */
export function misplaced(scene: Scene, { pieces, markers = {}, dice = {}, piles }: Whereabouts): readonly string[] {
  // What is still to come is not there yet.
  const there = scene.pieces.filter(({ state }) => state !== 'coming');
  const places = new Map(there.map(({ id, at }) => [id, at]));
  const numbers = new Map(scene.tracks.flatMap((track) => track.markers).map(({ id, value }) => [id, String(value)]));
  const thrown = new Map((scene.dice ?? []).map(({ id, at = null, face }) => [id, lying({ at, face })]));
  const read = <T>(all: Readonly<Record<string, T>>, told: (one: T) => string): ReadonlyMap<string, string> =>
    new Map(Object.entries(all).map(([id, one]) => [id, told(one)]));
  return [
    ...differing(places, read(pieces, String)),
    ...differing(numbers, read(markers, String)),
    ...differing(thrown, read(dice, lying)),
    ...mislaidCards(scene, piles),
  ];
}

function lying({ at, face }: NonNullable<Whereabouts['dice']>[string]): string {
  return `${at ?? 'the edge of the table'} with ${face}`;
}

function differing(shown: ReadonlyMap<string, string>, read: ReadonlyMap<string, string>): readonly string[] {
  return [
    ...[...shown].flatMap(([id, at]) => {
      const place = read.get(id);
      if (place === undefined) return [`${id} is shown, and nothing tells its whereabouts`];
      return place === at ? [] : [`${id} is shown at ${at}; it stands at ${place}`];
    }),
    ...[...read].flatMap(([id, place]) => (shown.has(id) ? [] : [`${id} stands at ${place}, and is not shown`])),
  ];
}

function mislaidCards(scene: Scene, piles: Whereabouts['piles']): readonly string[] {
  const laid = new Map(scene.piles.map(({ id, cards }) => [id, cards.map((card) => card.id)]));
  return [
    ...[...laid].flatMap(([id, cards]) => {
      const lying = piles[id] ?? [];
      const isSame = JSON.stringify(cards) === JSON.stringify(lying);
      return isSame ? [] : [`the pile ${id} is shown with ${told(cards)}; it has ${told(lying)}`];
    }),
    ...Object.keys(piles).flatMap((id) => (laid.has(id) ? [] : [`the pile ${id} is not shown`])),
  ];
}

function told(cards: readonly (string | null)[]): string {
  const known = cards.filter((card) => card !== null);
  return `${cards.length} cards${known.length === 0 ? '' : ` (${known.join(', ')})`}`;
}
