/** What is carried, runs, smokes or jams: pieces on sheets, in rooms and on squares; and the deck that is searched, with its open face. */
import type { Badge, SceneCard, ScenePiece, ScenePile } from '@necropole/kernel';
import { equipmentBehind, equipmentFaceOf, equipmentOn } from '../content/equipment/deck.ts';
import { type EquipmentId, equipment } from '../content/equipment/index.ts';
import type { Equipment } from '../content/equipment/kinds.ts';
import { mapOf, squareName } from '../map.ts';
import { plays } from '../reading.ts';
import type { Item } from '../world.ts';
import { roomName } from './ground.ts';
import { named } from './labels.ts';
import type { ErView } from './seen.ts';

const symbols: Readonly<Record<Equipment['family'], string>> = {
  firearm: 't-weapon',
  explosive: 't-blast',
  'melee-weapon': 'o-melee',
  'stun-weapon': 't-weapon',
  'smoke-weapon': 't-blast',
  'flame-weapon': 't-weapon',
  special: 'i-bag',
};

/** A firearm that is out of ammunition: it lies engaged until it is reloaded (ER-18.15). */
export const EMPTY = 't-empty';

export function isEmptied({ face, engaged }: Pick<Item, 'face' | 'engaged'>): boolean {
  return engaged && 'ammunition' in equipmentOn(face);
}

/** Everything that lies with somebody or somewhere, by name and place: the scene and the whereabouts read it alike. */
export function belongingsOf(view: ErView): readonly ScenePiece[] {
  return [...itemsOf(view), ...timersOf(view), ...smokeOf(view), ...jammingOf(view)];
}

function itemsOf({ world }: ErView): readonly ScenePiece[] {
  return world.figures.flatMap(({ id, items }) =>
    items.map(({ face, engaged, counters, on }): ScenePiece => {
      const badges: readonly Badge[] = [
        ...(counters > 0 ? [{ symbol: 'number', text: `${counters}`, label: named('counters', counters) }] : []),
        ...(isEmptied({ face, engaged })
          ? [{ symbol: EMPTY, label: named('is-empty', equipmentFaceOf(face).equipment), bad: true as const }]
          : []),
        ...(on ? [{ symbol: 'i-check', label: named('switched-on') }] : []),
      ];
      return {
        id: `item-${face}`,
        at: id,
        token: isEmptied({ face, engaged }) ? EMPTY : symbols[equipmentOn(face).family],
        label: named(
          isEmptied({ face, engaged }) ? 'item-empty' : engaged ? 'item-engaged' : 'item',
          equipmentFaceOf(face).equipment,
          equipmentOn(face).weight,
          equipmentBehind(face),
        ),
        ...(badges.length > 0 ? { badges } : {}),
        ...(engaged ? { state: 'resting' as const } : {}),
      };
    }),
  );
}

/** What was switched on in a room, with the time that is left. What runs on a card is told there. */
function timersOf({ world }: ErView): readonly ScenePiece[] {
  return world.running.flatMap(({ tile, markers }, at) =>
    tile < 0
      ? []
      : [
          {
            id: `running-${at}`,
            at: roomName(tile),
            token: markers > 0 ? 't-timer' : 'i-check',
            label: markers > 0 ? named('timer', markers) : named('switched-on'),
            ...(markers > 0 ? { count: markers } : {}),
          },
        ],
  );
}

function smokeOf({ world, board }: ErView): readonly ScenePiece[] {
  return world.smoke.map(({ face, at, turns }) => ({
    id: `smoke-${face}-${at}`,
    at: squareName(mapOf(board).grid, at),
    token: 't-smoke',
    label: named('smoke', turns),
    ...(turns > 1 ? { count: turns } : {}),
  }));
}

/** Markers on cards: what they show is for whoever laid them, until they are turned. */
function jammingOf({ world }: ErView): readonly ScenePiece[] {
  return world.figures.flatMap(({ id, markers }) =>
    markers.flatMap(({ cards }, seat) =>
      cards.map((marker, at): ScenePiece => {
        const frequency = marker === null ? 'hidden' : (marker.split('-')[0] ?? 'hidden');
        return { id: `marker-${id}-${seat}-${at}`, at: id, token: 't-jamming', label: named('jamming', frequency) };
      }),
    ),
  );
}

/** The deck that is searched: its open face, and the colour of the clan whose faces are down. */
export function searchDeck({ world, board }: ErView): readonly ScenePile[] {
  const { up, pile } = world.deck;
  if (!plays(board, 'search') || pile.cards.length === 0) return [];
  const top = up[pile.cards.length - 1] ?? null;
  const cards = pile.cards.map((_, at): SceneCard => {
    if (at < pile.cards.length - 1 || top === null) return { id: null };
    return { id: null, face: faceOf(top), reverse: 'seat-4' };
  });
  return [{ id: 'search-deck', kind: 'deck', label: named('search-deck'), cards }];
}

function faceOf(id: EquipmentId): Badge {
  return { symbol: symbols[equipment[id].family], label: named('on-top', id) };
}
