/** Figures and tokens. Each enemy is a piece of its own, so that it can be seen to move; those alike make a stack. */

import type { ScenePiece } from '@necropole/kernel';
import {
  type Colour,
  type HeroId,
  hordeKinds,
  type ObjectiveCardId,
  type SpawnPointId,
  zombieHeroIds,
} from '../content/ids.ts';
import { colourOf } from '../rules/opening.ts';
import type { Board } from '../world.ts';
import { named } from './labels.ts';
import type { MzView, SeenHero, SeenWorld } from './seen.ts';

/** The colour and shape of each hero: the number of its figure. */
export const figures: Readonly<Record<HeroId, number>> = {
  storm: 1,
  wolverine: 2,
  colossus: 3,
  rogue: 4,
  mystique: 5,
  magneto: 6,
};

export function piecesOf({ world, board }: MzView): readonly ScenePiece[] {
  const at = (zone: number): string => board.plan.zones[zone]?.id ?? '';
  const all = [
    ...objectives(world, at),
    ...points(world, at),
    ...tokens(world, board, at),
    ...citizens(world, board, at),
    ...enemies(world, at),
    ...world.heroes.filter(({ zone }) => zone >= 0).map((hero) => heroPiece(world, hero, at)),
  ];
  return [...all, ...world.heroes.flatMap(kept)];
}

type At = (zone: number) => string;

function heroPiece({ turn }: SeenWorld, { id, zone, activated }: SeenHero, at: At): ScenePiece {
  return {
    id,
    at: at(zone),
    token: `b-${id}`,
    label: named('hero', id),
    figure: figures[id],
    ...(turn.hero === id ? { state: 'active' as const } : activated ? { state: 'resting' as const } : {}),
  };
}

function enemies({ zombieHeroes, horde, down }: SeenWorld, at: At): readonly ScenePiece[] {
  const bosses = zombieHeroIds.flatMap((id, i): readonly ScenePiece[] => {
    const zone = zombieHeroes[i] ?? -1;
    if (zone < 0) return [];
    const isDown = down.includes(id);
    return [
      {
        id,
        at: at(zone),
        token: `t-${id}`,
        label: isDown ? named('zombie-hero-down', id) : named('zombie-hero', id),
        component: id,
        ...(isDown ? { state: 'resting' as const } : {}),
      },
    ];
  });
  const crowd = hordeKinds.flatMap((kind) =>
    horde[kind].flatMap((zone, number): readonly ScenePiece[] =>
      zone < 0
        ? []
        : [
            {
              id: `${kind}-${number}`,
              at: at(zone),
              token: `t-${kind}`,
              label: named('horde', kind),
              component: kind,
            },
          ],
    ),
  );
  return [...bosses, ...crowd];
}

/** Those who stand on the board, and the cards that still lie face down. */
function citizens(world: SeenWorld, board: Board, at: At): readonly ScenePiece[] {
  const revealed = world.citizens.map(
    ({ id, zone, hidden }): ScenePiece => ({
      id,
      at: at(zone),
      token: 't-citizen',
      label: hidden === null ? named('citizen', id) : named('hidden-citizen', id),
      component: id,
      ...(hidden === null ? {} : { badges: [{ symbol: 'i-eye' }] }),
    }),
  );
  const faceDown = world.citizenCards.flatMap(({ cards }, place): readonly ScenePiece[] =>
    cards.length === 0
      ? []
      : [
          {
            id: `citizen-card-${place + 1}`,
            at: at(board.citizenZones[place] ?? -1),
            token: 't-hidden',
            label: named('citizen-card'),
          },
        ],
  );
  return [...revealed, ...faceDown];
}

function objectives(world: SeenWorld, at: At): readonly ScenePiece[] {
  return world.objectives
    .filter(({ taken }) => !taken)
    .map(({ id, zone, face }): ScenePiece => {
      const number = Number(id.slice('objective-'.length));
      const card = face.cards[0] ?? null;
      const place = { id, at: at(zone) };
      if (card === null) return { ...place, token: 't-objective-hidden', label: named('hidden-objective', number) };
      const colour = colourOf(card);
      return { ...place, token: objectiveToken(colour), label: named('objective', number, colour) };
    });
}

function objectiveToken(colour: Colour): string {
  return colour === 'red' ? 't-objective' : `t-objective-${colour}`;
}

/** Spawn points with their number in the order of spawning. */
function points(world: SeenWorld, at: At): readonly ScenePiece[] {
  return world.points.map(
    ({ id, zone, active }, i): ScenePiece => ({
      id: `point-${id}`,
      at: at(zone),
      token: active ? pointToken(id) : 't-spawn-idle',
      label: active ? named('spawn-point', id) : named('idle-spawn-point', id),
      badges: [{ symbol: 'number', text: String(i + 1) }],
    }),
  );
}

function pointToken(id: SpawnPointId): string {
  return id === 'blue' || id === 'green' ? `t-spawn-${id}` : 't-spawn';
}

/** The exit, the elevator, the Sentinel Hand, secret missions. */
function tokens({ exit, elevator, hand, secretMissions }: SeenWorld, board: Board, at: At): readonly ScenePiece[] {
  const pieces: ScenePiece[] = [];
  if (exit !== null) pieces.push({ id: 'exit', at: at(exit), token: 't-exit', label: named('exit') });
  const cabin = elevator === null ? undefined : board.shafts[elevator];
  if (cabin !== undefined) {
    pieces.push({ id: 'elevator', at: at(cabin), token: 't-elevator', label: named('elevator') });
  }
  if (hand !== null) {
    pieces.push({
      id: 'hand',
      at: at(hand.zone),
      token: 't-hand',
      label: hand.charged ? named('hand-charged') : named('hand-empty'),
      ...(hand.charged ? { badges: [{ symbol: 'i-power' }] } : {}),
    });
  }
  for (const { id, zone, taken } of secretMissions) {
    if (!taken) pieces.push({ id, at: at(zone), token: 't-secret', label: named('secret-mission', id) });
  }
  return pieces;
}

/** Objective tokens that a hero carries lie on their sheet. */
function kept({ id, tokens: held }: SeenHero): readonly ScenePiece[] {
  return held.map((token: ObjectiveCardId): ScenePiece => {
    const colour = colourOf(token);
    return { id: `token-${token}`, at: id, token: objectiveToken(colour), label: named('token', colour) };
  });
}
