/** Six locations around a storyline: slots, tokens, threat cards, figures. Made for tests and to look at. */
import {
  nameOfCard,
  type Scene,
  type SceneCard,
  type ScenePiece,
  type ScenePile,
  type SceneSpace,
} from '@necropole/kernel';
import { type Marks, noMarks } from '../marks.ts';
import { label, nothing, rectangle } from './shapes.ts';

const NAMES = ['Port', 'Avenue', 'Tour', 'Laboratoire', 'Parc central', 'Hôpital'];
const PLACES = [
  [0, 0],
  [230, 0],
  [460, 0],
  [460, 380],
  [230, 380],
  [0, 380],
] as const;
const GIVES = ['i-move', 'i-attack', 'i-heroic', 'i-wild'];

export function ringOfLocations(cards = 14): Scene {
  const locations = NAMES.map((name, i): SceneSpace => {
    const [x, y] = PLACES[i] ?? [0, 0];
    return {
      ...rectangle(`location-${i}`, x, y, 218, 200, 'location'),
      label: label(name),
      slots: i % 2 === 0 ? 4 : 3,
      badges: [{ symbol: GIVES[i % 4] ?? 'i-move', label: label('effet de fin de tour') }],
    };
  });
  const centre: SceneSpace = {
    ...rectangle('storyline', 0, 212, 678, 156, 'centre'),
    label: label('Le fil de l’histoire'),
  };
  const threats = [0, 2, 3, 5].map(
    (i): ScenePile => ({
      id: `threat-${i}`,
      label: label('menace'),
      kind: 'deck',
      at: `location-${i}`,
      cards: [{ id: `threat-card-${i}`, family: 'event', ...(i === 5 ? { slots: 3 } : {}) }],
    }),
  );
  const story = Array.from({ length: cards }, (_, i): SceneCard => {
    const villain = i % 4 === 0;
    return {
      id: villain ? `scheme-${i}` : `card-${i}`,
      family: villain ? 'event' : 'trait',
      ...(villain ? {} : { figure: ((i - 1) % 3) + 1 }),
      badges: [{ symbol: GIVES[i % 4] ?? 'i-move' }, ...(i % 2 === 0 ? [{ symbol: 'i-attack' }] : [])],
      ...(i < cards - 2 ? { spent: true } : {}),
    };
  });
  const storyline: ScenePile = {
    id: 'story',
    label: label('Le fil de l’histoire'),
    kind: 'row',
    at: 'storyline',
    cards: story,
  };
  const hand: ScenePile = {
    id: 'hand',
    label: label('Main'),
    kind: 'hand',
    cards: [
      { id: 'leap', family: 'trait', badges: [{ symbol: 'i-move' }, { symbol: 'i-attack' }] },
      { id: 'trap', family: 'event', faceDown: true },
      { id: 'henchman', family: 'event', slots: 3 },
    ],
  };
  const token = (id: string, at: number, symbol: string, slot: number, name: string): ScenePiece => ({
    id,
    at: `location-${at}`,
    token: symbol,
    label: label(name),
    slot,
  });
  return {
    ...nothing,
    ground: { width: 678, height: 580, groups: [], spaces: [...locations, centre] },
    piles: [...threats, storyline, hand],
    pieces: [
      ...[0, 1, 2, 4].flatMap((at) => [
        token(`civilian-${at}`, at, 't-citizen', 0, 'Civil'),
        token(`thug-${at}`, at, 't-walker', 1, 'Sbire'),
      ]),
      token('thug-3', 3, 't-brute', 0, 'Sbire'),
      // On cards: a crisis on the newest of the story, civilians in a trap, damage of a henchman.
      { id: 'crisis', at: nameOfCard(storyline, cards - 1), token: 'i-skull', label: label('Crise') },
      { id: 'captive-1', at: 'threat-card-0', token: 't-citizen', label: label('Civil') },
      { id: 'captive-2', at: 'threat-card-0', token: 't-walker', label: label('Sbire') },
      { id: 'damage', at: 'threat-card-5', token: 't-trap', label: label('Dégât'), slot: 1 },
      { id: 'held', at: 'leap', token: 't-citizen', label: label('Civil') },
      { id: 'wound', at: 'henchman', token: 't-trap', label: label('Dégât'), slot: 0 },
      { id: 'villain', at: 'location-3', token: 't-boss', label: label('Le vilain') },
      { id: 'hero-1', at: 'location-1', token: 'b-storm', label: label('Brise'), figure: 1, state: 'active' },
      { id: 'hero-2', at: 'location-1', token: 'b-wolverine', label: label('Griffe'), figure: 2 },
      { id: 'hero-3', at: 'location-5', token: 'b-colossus', label: label('Acier'), figure: 3 },
    ],
  };
}

export const ringMarks: Marks = {
  ...noMarks,
  lit: new Set(['location-0', 'location-2']),
  active: new Set(['hero-1']),
  hovered: 'location-2',
};
