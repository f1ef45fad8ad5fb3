/** Scenario 5: mission points, espionage and search. Vasquez searches the laboratory of the fortress. */
import { both, type Lesson, type LessonStep, says } from '@necropole/kernel';
import { type EquipmentFaceId, equipmentFaceOf, equipmentFaces } from '../../content/equipment/deck.ts';
import { tileWith } from '../../positions/arrange.ts';
import type { Er } from '../../shape.ts';
import { firstTimes } from '../first-times/index.ts';
import { inScenario } from '../table.ts';

const carried: readonly EquipmentFaceId[] = ['u43-1', 'sniper-rifle-1', 'revolver-1', 'colt-m7-1', 'light-bolter-1'];
/** What lies on top: something of an armoury, then something of a laboratory. */
const onTop: readonly EquipmentFaceId[] = ['heavy-machine-gun-1', 'medical-kit-1'];

/** The deck: each card that nobody carries, one of its faces up, far from the order of the box. */
function searchDeck(): readonly EquipmentFaceId[] {
  const cardOf = (face: EquipmentFaceId) => equipmentFaceOf(face).card;
  const taken = new Set([...carried, ...onTop].map(cardOf));
  const faces = equipmentFaces.filter(({ card, clan }, at) => !taken.has(card) && (clan === 'norad') === at % 4 < 2);
  const mixed = faces.map(({ id }, at) => ({ id, place: (at * 11) % faces.length }));
  return [...onTop, ...mixed.sort((one, other) => one.place - other.place).map(({ id }) => id)];
}

const steps: readonly LessonStep[] = [
  {
    id: 'aim',
    when: { question: 'round' },
    say: says(
      both('Six points à cinq', 'Six points to five'),
      both(
        'Après six tours, le plus de points de mission (PM) gagne. Des morts, des dossiers et une salle en rapportent.',
        'After six turns the most mission points (MP) win. Deaths, files and a room that is held bring some.',
      ),
    ),
    point: [{ ref: 'mission-points' }],
    task: 'read',
    learnt: { symbol: 'i-check', name: both('les points de mission', 'mission points') },
    teaches: ['ER-24.1', 'ER-24.2', 'ER-24.3'],
  },
  {
    id: 'search',
    when: { question: ['round', 'orders', 'rummage'] },
    say: says(
      both('Fouille le laboratoire', 'Search the laboratory'),
      both(
        'Vasquez y est entrée. Trois PC sur une section « fouille » : ses trois dés noirs, et deux de plus.',
        'Vasquez is inside. Three CP on a “search” section: her three black dice, and two more.',
      ),
    ),
    point: [{ ref: 'vasquez' }],
    task: { key: 'spend:*:3' },
    lead: [{ key: 'search' }, { key: 'assign:1' }, { key: 'assign:*' }, { key: 'activate:vasquez' }],
    patience: 8,
    learnt: { symbol: 'o-search', name: both('fouiller', 'searching') },
    teaches: ['ER-24.9', 'ER-24.14'],
  },
  {
    id: 'points',
    when: { event: 'searches' },
    say: says(
      both('Des points de fouille', 'Search points'),
      both(
        'Les nombres s’additionnent : ce sont tes points de fouille. L’œil est à part : un point d’espionnage.',
        'The numbers add up: these are your search points. The eye is something else: a spy point.',
      ),
    ),
    point: [{ ref: 'search-deck' }],
    task: 'watch',
    patience: 12,
    learnt: { symbol: 'd-6', name: both('les dés noirs', 'the black dice') },
    teaches: ['ER-24.15', 'ER-25.2'],
  },
  {
    id: 'pass',
    when: { question: 'search' },
    say: says(
      both('Pas dans cette salle', 'Not in this room'),
      both(
        'La mitrailleuse, sur la pioche, ne se trouve qu’à l’armurerie. Pour un point, fais-la passer dessous.',
        'The machine gun on top of the deck is only found in an armoury. For a point, pass it under the deck.',
      ),
    ),
    point: [{ ref: 'search-deck' }],
    task: { key: 'pass-card' },
    learnt: { symbol: 'i-bag', name: both('la pioche de fouille', 'the search deck') },
    teaches: ['ER-24.13', 'ER-25.1', 'ER-25.3'],
  },
  {
    id: 'spy',
    when: { question: ['search', 'espionage'] },
    say: says(
      both('L’œil de l’espion', 'The eye of the spy'),
      both(
        'Chez l’ennemi, un point d’espionnage devient 1 PM. Ou bien il laisse ranger en secret trois cartes de la pioche.',
        'On enemy ground a spy point becomes 1 MP. Or else it lets you arrange three cards of the deck in secret.',
      ),
    ),
    point: [{ ref: 'mission-points' }],
    task: { key: 'mission-point' },
    lead: [{ key: 'arrange' }],
    learnt: { symbol: 'i-eye', name: both('l’espionnage', 'espionage') },
    teaches: ['ER-24.6', 'ER-25.9'],
  },
  {
    id: 'take',
    when: { question: 'search' },
    say: says(
      both('Prends la trousse', 'Take the kit'),
      both(
        'Une trousse se trouve dans un laboratoire, pour ses points de fouille. La prendre finit l’ordre.',
        'A medical kit is found in a laboratory, for its search points. Taking it ends the order.',
      ),
    ),
    point: [{ ref: 'search-deck' }],
    task: { key: 'take-card' },
    learnt: { symbol: 'i-load', name: both('prendre une carte', 'taking a card') },
    teaches: ['ER-25.3', 'ER-25.4', 'ER-25.6'],
  },
  {
    id: 'hold',
    when: { question: ['orders', 'round'], once: 'take' },
    say: says(
      both('Tiens le poste', 'Hold the post'),
      both(
        'À chaque fin de tour, qui est seul au poste de commandement marque : 3 PM pour toi, 1 pour eux. C’est à côté.',
        'At the end of each turn whoever holds the command post scores: 3 MP for you, 1 for them. It is close by.',
      ),
    ),
    point: [{ ref: 'room-12' }],
    task: 'read',
    learnt: { symbol: 'i-check', name: both('tenir une salle', 'holding a room') },
    teaches: ['ER-24.2', 'ER-41.28'],
  },
];

/** What is still to be met, at the end of the lesson. */
const ahead: ReadonlySet<string> = new Set(['tested', 'zombie-rises', 'final-phase', 'paused']);

export const fortressPrimus: Lesson<Er> = {
  id: 'fortress-primus',
  title: both('Forteresse Primus', 'Fortress Primus'),
  minutes: 5,
  // Vasquez has come in by the gallery; otherwise as the scenario lays it.
  position: inScenario('fortress-primus', {
    figures: {
      'nick-bolter': { at: 'b6', facing: 'right', equipment: ['u43'] },
      vasquez: { at: 'h12', facing: 'up', equipment: ['sniper-rifle'] },
      'james-woo': { at: 'c12', facing: 'right', equipment: ['revolver'] },
      'jessica-hollister': { at: 'o8', facing: 'down', equipment: ['colt-m7'], magneticCards: 1 },
      'jeff-deeler': { at: 'n6', facing: 'left', equipment: ['light-bolter'], magneticCards: 1 },
      'jack-saw': { at: 'o10', facing: 'left' },
      'zombie-1': { at: 'i6', facing: 'left' },
      'zombie-2': { at: 'j10', facing: 'left' },
    },
    deck: searchDeck(),
    hands: [
      [
        tileWith('move 1 red', 'fire 2 black', 'search 3 black', 'interaction 2 gold'),
        tileWith('move 3 black', 'melee 1 gold', 'fire 2 red', 'search 2 black'),
        tileWith('move 4 black', 'move 2 black', 'melee 1 red', 'fire 1 red'),
        tileWith('move 2 gold', 'melee 2 black', 'fire 2 red', 'search 2 black'),
        tileWith('move 2 black', 'melee 1 red', 'fire 3 black', 'interaction 2 gold'),
      ],
      [
        tileWith('move 3 black', 'move 2 gold', 'move 1 red', 'melee 2 black'),
        tileWith('move 2 black', 'melee 1 gold', 'fire 4 red', 'interaction 1 black'),
        tileWith('move 1 gold', 'melee 3 black', 'fire 2 red', 'search 2 black'),
        tileWith('move 2 red', 'melee 2 black', 'fire 2 black', 'search 2 gold'),
        tileWith('move 3 red', 'melee 3 black', 'search 1 red', 'interaction 1 black'),
      ],
    ],
    command: [18, 13],
  }),
  seed: 'the-watchman-5',
  seat: 0,
  steps,
  later: firstTimes.filter(({ id }) => ahead.has(id)),
};
