/** Scenario 6: abilities and radio jamming. Woo jams the Salemites; Einstein is asked, then won over for good. */
import { both, type Lesson, type LessonStep, says } from '@necropole/kernel';
import { tileWith } from '../../positions/arrange.ts';
import type { Er } from '../../shape.ts';
import { firstTimes } from '../first-times/index.ts';
import { inScenario } from '../table.ts';

const steps: readonly LessonStep[] = [
  {
    id: 'aim',
    when: { question: 'jam' },
    say: says(
      both('Deux traîtres en face', 'Two traitors over there'),
      both(
        'Einstein et Cherokee Bill peuvent passer à toi. Qu’Einstein quitte la carte à tes ordres, et tu gagnes 8 PM.',
        'Einstein and Cherokee Bill may come over to you. If Einstein leaves the map under your command you gain 8 MP.',
      ),
    ),
    point: [{ ref: 'goal' }],
    task: 'read',
    learnt: { symbol: 'i-exit', name: both('le but', 'the aim') },
    teaches: ['ER-24.2', 'ER-40.5'],
  },
  {
    id: 'jam',
    when: { question: 'jam' },
    say: says(
      both('Brouille leur radio', 'Jam their radio'),
      both(
        'Le brouilleur de Woo marche : un marqueur caché par ennemi. Brouillé, on n’a que son bonus de PC : Jack Saw, rien.',
        'Woo’s jammer is on: a hidden marker for each enemy. A jammed one has its bonus CP alone: Jack Saw has none.',
      ),
    ),
    point: [{ ref: 'jack-saw' }],
    task: { key: 'jam:*' },
    learnt: { symbol: 't-jamming', name: both('brouiller', 'jamming') },
    teaches: ['ER-26.14', 'ER-27.1', 'ER-27.3'],
  },
  {
    id: 'ask',
    when: { question: 'round' },
    say: says(
      both('Interroge Einstein', 'Ask Einstein'),
      both(
        'C’est tout ton round : 2 PC, deux dés noirs, 4 points à faire. Sa carte se couche : il n’agira pas avant les autres.',
        'It is your whole round: 2 CP, two black dice for 4 points. His card is engaged: he acts after all the others.',
      ),
    ),
    point: [{ ref: 'franck-einstein' }],
    task: { key: 'turn:franck-einstein*' },
    patience: 12,
    learnt: { symbol: 'i-cp', name: both('interroger un traître', 'asking a traitor') },
    teaches: ['ER-40.13', 'ER-40.14', 'ER-40.15', 'ER-40.16'],
  },
  {
    id: 'talks',
    when: { event: 'spy-points-gained', params: { seat: 0 } },
    say: says(
      both('Il a parlé', 'He has talked'),
      both(
        'Deux points d’espionnage, à utiliser aussitôt. Cherokee Bill, lui, se loue : 2 PC, et il agit pour toi tout ce tour.',
        'Two spy points, to be used at once. Cherokee Bill can be hired: for 2 CP he acts for you until the turn ends.',
      ),
    ),
    point: [{ ref: 'cherokee-bill' }],
    task: 'watch',
    learnt: { symbol: 'i-eye', name: both('ce qu’il rapporte', 'what that brings') },
    teaches: ['ER-24.6', 'ER-40.19'],
  },
  {
    id: 'charm',
    when: { question: ['orders', 'round'] },
    say: says(
      both('Une capacité : le charme', 'An ability: charm'),
      both(
        'Active Vasquez. Sans tuile, 2 PC se posent sur sa carte. Elle voit Einstein : trois dés, 5 points à faire.',
        'Activate Vasquez. Without a tile, 2 CP go on her card. She sees Einstein: three dice have to make 5 points.',
      ),
    ),
    point: [{ ref: 'vasquez' }, { ref: 'franck-einstein' }],
    task: { key: 'ability:vasquez.1' },
    lead: [{ key: 'activate:vasquez' }, { key: 'done' }],
    patience: 14,
    learnt: { symbol: 'i-people', name: both('les capacités', 'abilities') },
    teaches: ['ER-26.1', 'ER-26.2', 'ER-40.4'],
  },
  {
    id: 'won',
    when: { event: 'changes-sides', params: { figure: 'franck-einstein' } },
    say: says(
      both('Einstein est à toi', 'Einstein is yours'),
      both(
        'Pour de bon, avec ses tuiles et ses PC. Ses anciens amis lui barrent la route : s’ils le tuent, 14 PM pour eux.',
        'For good, with his tiles and CP. His old friends bar his way now: if they kill him, they have 14 MP.',
      ),
    ),
    point: [{ ref: 'franck-einstein' }],
    task: 'watch',
    patience: 8,
    learnt: { symbol: 'b-franck-einstein', name: both('gagner un traître', 'winning a traitor') },
    teaches: ['ER-40.5', 'ER-40.20'],
  },
];

/** What is still to be met, at the end of the lesson. */
const ahead: ReadonlySet<string> = new Set(['frequency-shown', 'interception-asked', 'timer-set']);

export const traitors: Lesson<Er> = {
  id: 'traitors',
  title: both('Traîtres', 'Traitors'),
  minutes: 5,
  // Turn 2: Woo has switched on his jammer. Vasquez has come up behind Einstein. The Salemites have no CP, so that nobody bids for the
  // initiative or disturbs the first rounds.
  position: inScenario('traitors', {
    figures: {
      'nick-bolter': { at: 'c10', facing: 'up', equipment: ['rifle'] },
      vasquez: { at: 'i5', facing: 'right', equipment: ['sniper-rifle'] },
      'james-woo': { at: 'a5', facing: 'right', equipment: ['radio-jammer'] },
      'jack-saw': { at: 'm11', facing: 'left' },
      'jessica-hollister': { at: 'n8', facing: 'left', equipment: ['colt-m7'], magneticCards: 1 },
      'jeff-deeler': { at: 'o8', facing: 'left', equipment: ['u43'], magneticCards: 1 },
      'franck-einstein': { at: 'j5', facing: 'right' },
      'cherokee-bill': { at: 'k11', facing: 'left' },
    },
    on: { face: 'radio-jammer-1', by: 0 },
    hands: [
      [
        tileWith('move 1 red', 'melee 3 black', 'fire 1 red', 'interaction 3 black'),
        tileWith('move 4 black', 'move 1 black', 'search 2 gold', 'interaction 1 red'),
        tileWith('move 2 gold', 'move 1 red', 'melee 2 black', 'fire 3 black'),
        tileWith('move 3 black', 'fire 3 black', 'search 1 red', 'interaction 1 gold'),
        tileWith('move 2 red', 'move 2 black', 'melee 2 gold', 'fire 2 black'),
      ],
      [
        tileWith('move 3 black', 'move 1 red', 'melee 1 gold', 'interaction 3 black'),
        tileWith('move 2 black', 'move 1 red', 'melee 3 black', 'fire 2 gold'),
        tileWith('move 4 black', 'melee 1 red', 'fire 2 black', 'interaction 1 red'),
        tileWith('move 2 gold', 'melee 2 black', 'fire 1 red', 'search 3 black'),
        tileWith('move 1 black', 'melee 3 red', 'fire 3 black', 'interaction 1 red'),
      ],
    ],
    command: [15, 0],
    turn: 2,
    phase: 'jam-radio',
  }),
  seed: 'agent',
  seat: 0,
  steps,
  later: firstTimes.filter(({ id }) => ahead.has(id)),
};
