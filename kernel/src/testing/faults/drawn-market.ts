/** The market, drawn otherwise than it stands. */
import type { Game, Ground, Scene, SceneDie, ScenePiece, SceneTrack, View, Whereabouts } from '../../index.ts';
import { CARDS, type Market, market, openMarket, sceneOfMarket } from './market.ts';

type Change = (scene: Scene, view: View<Market>) => Partial<Scene>;
type Standing = Whereabouts['pieces'];

/** Drawn otherwise; with its whereabouts told otherwise too, where the fault is not that they differ. */
export function drawn(
  change: Change,
  placed: (pieces: Standing, view: View<Market>) => Standing = (pieces) => pieces,
): Game<Market> {
  const sound = market();
  return market(
    {},
    {
      scene: (view) => {
        const scene = sceneOfMarket(view);
        return { ...scene, ...change(scene, view) };
      },
      whereabouts: (view) => {
        const where = sound.whereabouts(view);
        return { ...where, pieces: placed(where.pieces, view) };
      },
    },
  );
}

/** The ground, drawn otherwise. */
export function grounded(change: (ground: Ground) => Partial<Ground>): Game<Market> {
  const { ground } = sceneOfMarket({ world: openMarket(CARDS) } as unknown as View<Market>);
  const changed = { ...ground, ...change(ground) };
  return drawn(() => ({ ground: changed }));
}

/** The first part of the ground of a kind, drawn otherwise. */
export function first<K extends 'spaces' | 'groups' | 'edges'>(
  kind: K,
  change: Partial<NonNullable<Ground[K]>[number]>,
): Game<Market> {
  return grounded(({ [kind]: parts = [] }) => ({
    [kind]: parts.map((one, i) => (i === 0 ? { ...one, ...change } : one)),
  }));
}

/** The track, drawn otherwise. */
export function tracked(change: Partial<SceneTrack>): Game<Market> {
  return drawn(({ tracks }) => ({ tracks: tracks.map((track) => ({ ...track, ...change })) }));
}

/** The die, drawn otherwise. */
export function thrown(change: Partial<SceneDie>): Game<Market> {
  return drawn(({ dice = [] }) => ({ dice: dice.map((die) => ({ ...die, ...change })) }));
}

/** The lamp and the broom, drawn otherwise. */
export function tokens(change: (lamp: ScenePiece, broom: ScenePiece) => readonly ScenePiece[]): Game<Market> {
  return drawn(({ pieces: [lamp, broom, ...others] }) =>
    lamp === undefined || broom === undefined ? {} : { pieces: [...change(lamp, broom), ...others] },
  );
}

/** The seal on the last card shown, drawn otherwise. */
export function sealed(change: Partial<ScenePiece>): Game<Market> {
  return drawn(({ pieces }) => ({
    pieces: pieces.map((piece) => (piece.id === 'seal' ? { ...piece, ...change } : piece)),
  }));
}

/** The one name of everything in the market. */
export const label = { key: 'thing' };
