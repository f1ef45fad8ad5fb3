/** Scenario 8: capture and torture, from the Salemites’ side. Jack Saw takes Bolter alive; then Jessica makes Woo talk. */
import { both, type Lesson, type LessonStep, says } from '@necropole/kernel';
import { tileWith } from '../../positions/arrange.ts';
import type { Er } from '../../shape.ts';
import { firstTimes } from '../first-times/index.ts';
import { inScenario } from '../table.ts';

const steps: readonly LessonStep[] = [
  {
    id: 'aim',
    when: { question: 'round' },
    say: says(
      both('Que Woo parle, et reste', 'Hold Woo, make him talk'),
      both(
        'Tu joues les Salémites. Ce que Woo livre vaut 3 PM à chaque fois ; s’il quitte la carte libre, 12 pour le NORAD.',
        'You play the Salemites. Each thing that Woo gives away is 3 MP; if he leaves the map free, NORAD has 12.',
      ),
    ),
    point: [{ ref: 'goal' }],
    task: 'read',
    learnt: { symbol: 'i-objective', name: both('le but', 'the aim') },
    teaches: ['ER-24.2', 'ER-30.17'],
  },
  {
    id: 'capture',
    when: { question: ['round', 'orders'] },
    say: says(
      both('Prends Bolter vivant', 'Take Bolter alive'),
      both(
        'Bolter est blessé, Jack Saw dans son dos. Une capture est un corps à corps, annoncé avant de lancer les dés.',
        'Bolter is wounded, Jack Saw behind him. A capture is a melee order, announced before the dice are rolled.',
      ),
    ),
    point: [{ ref: 'nick-bolter' }],
    task: { key: 'capture:nick-bolter' },
    lead: [{ key: 'assign:1' }, { key: 'assign:*' }, { key: 'activate:jack-saw' }],
    patience: 8,
    learnt: { symbol: 'i-lock', name: both('capturer', 'capturing') },
    teaches: ['ER-30.1', 'ER-30.4', 'ER-30.10'],
  },
  {
    id: 'seize',
    when: { question: 'seize' },
    say: says(
      both('Assez pour le tuer', 'Enough to kill'),
      both(
        'Il lui reste un point de vie : un seul dégât au-delà de sa défense, et il est pris. Sinon, il n’a rien du tout.',
        'He has one life point left: one damage beyond his defence, and he is taken. Less, and nothing happens to him.',
      ),
    ),
    point: [{ ref: 'nick-bolter' }],
    task: { key: 'strike:*:3' },
    lead: [{ key: 'strike:*' }],
    learnt: { symbol: 'o-melee', name: both('les dégâts d’une prise', 'damage that captures') },
    teaches: ['ER-30.2', 'ER-30.3'],
  },
  {
    id: 'captured',
    when: { question: 'loot' },
    say: says(
      both('Sur sa carte', 'On the captor’s card'),
      both(
        'Bolter suit Jack Saw, qui porte 3 : Bolter pèse 1, son fusil 2. Que Jack Saw meure, et Bolter est libre à sa place.',
        'Bolter goes with Jack Saw, who carries 3: Bolter weighs 1, his rifle 2. If Jack Saw dies, Bolter is free there.',
      ),
    ),
    point: [{ ref: 'jack-saw' }],
    task: { key: 'get:*' },
    learnt: { symbol: 'i-load', name: both('mener un prisonnier', 'leading a prisoner') },
    teaches: ['ER-30.5', 'ER-30.6', 'ER-30.7', 'ER-30.8', 'ER-30.12'],
  },
  {
    id: 'jessica',
    when: { question: ['round', 'orders'] },
    say: says(
      both('À Jessica', 'Jessica’s turn'),
      both(
        'Elle mène Woo, dans la salle de torture : seul un ravisseur salémite interroge. Finis ce round ; au prochain, active-la.',
        'She leads Woo, in the torture room: only a Salemite captor asks. End this round; in your next one activate her.',
      ),
    ),
    point: [{ ref: 'jessica-hollister' }],
    task: { key: 'activate:jessica-hollister' },
    lead: [{ key: 'done' }],
    patience: 16,
    learnt: { symbol: 'b-jessica-hollister', name: both('qui interroge', 'who asks') },
    teaches: ['ER-30.25', 'ER-30.9'],
  },
  {
    id: 'torture',
    when: { question: ['orders', 'torture'], params: { figure: 'jessica-hollister' } },
    say: says(
      both('Fais parler Woo', 'Make Woo talk'),
      both(
        'Un ordre d’interaction, sans limite de fois : un dé noir par PC, 4 au plus, 2 pour le kit et 2 pour la salle.',
        'An interaction order, as often as you like: a black die a CP, 4 at most, 2 for the kit and 2 for the room.',
      ),
    ),
    point: [{ ref: 'jessica-hollister' }],
    task: { key: 'spend:*:4' },
    lead: [{ key: 'spend:*' }, { key: 'torture:james-woo' }, { key: 'assign:1' }, { key: 'assign:*' }],
    patience: 8,
    learnt: { symbol: 'o-interact', name: both('la torture', 'torture') },
    teaches: ['ER-30.25', 'ER-30.26', 'ER-31.2'],
  },
  {
    id: 'talks',
    when: { event: 'tortures' },
    say: says(
      both('Un œil, un secret', 'An eye, a secret'),
      both(
        'Seul l’œil compte : 3 PM de la mission, et un point d’espionnage à utiliser aussitôt. Woo n’est pas blessé.',
        'The eye alone counts: 3 MP for the mission, and a spy point to be used at once. Woo is not wounded by it.',
      ),
    ),
    point: [{ ref: 'mission-points' }],
    task: 'watch',
    patience: 12,
    learnt: { symbol: 'i-eye', name: both('ce qu’il livre', 'what he gives away') },
    teaches: ['ER-31.1', 'ER-24.6'],
  },
];

/** What is still to be met, at the end of the lesson. */
const ahead: ReadonlySet<string> = new Set(['freed', 'executed', 'interception-asked', 'exploded', 'left-map']);

export const saveJamesWoo: Lesson<Er> = {
  id: 'save-james-woo',
  title: both('Sauver James Woo', 'Save James Woo'),
  minutes: 5,
  // Turn 2: Bolter has fought his way into the corridor, wounded; Deeler stands before him, Jack Saw has come up
  // behind. It has cost NORAD most of its CP.
  position: inScenario('save-james-woo', {
    figures: {
      'nick-bolter': { at: 'f6', facing: 'left', state: 'wounded', wounds: 2, equipment: ['rifle'] },
      vasquez: { at: 'n12', facing: 'up', equipment: ['u43', 'taser'] },
      'franck-einstein': { at: 'g13', facing: 'up', seat: 0, equipment: ['power-fist'] },
      'james-woo': { at: null, facing: 'down', state: 'captured' },
      'jessica-hollister': {
        at: 'c3',
        facing: 'down',
        prisoner: 'james-woo',
        equipment: ['torture-kit'],
        magneticCards: 1,
      },
      'jeff-deeler': { at: 'd6', facing: 'right', equipment: ['light-bolter'], magneticCards: 1 },
      'jack-saw': { at: 'g6', facing: 'left' },
      'zombie-1': { at: 'f8', facing: 'down' },
    },
    hands: [
      [
        tileWith('move 4 black', 'move 1 gold', 'melee 2 black', 'fire 1 red'),
        tileWith('move 3 black', 'melee 2 gold', 'fire 2 black', 'interaction 1 red'),
        tileWith('move 2 gold', 'melee 3 black', 'fire 2 black', 'interaction 1 red'),
        tileWith('move 2 red', 'melee 2 black', 'fire 2 black', 'search 2 gold'),
        tileWith('move 1 red', 'melee 2 black', 'search 1 red', 'interaction 4 black'),
      ],
      [
        tileWith('move 2 black', 'move 1 red', 'melee 3 black', 'fire 2 gold'),
        tileWith('move 2 black', 'melee 1 gold', 'fire 1 red', 'interaction 4 black'),
        tileWith('move 4 black', 'melee 1 red', 'fire 2 black', 'interaction 1 red'),
        tileWith('move 2 gold', 'melee 2 black', 'fire 1 red', 'search 3 black'),
        tileWith('move 1 black', 'melee 3 red', 'fire 3 black', 'interaction 1 red'),
      ],
    ],
    command: [5, 14],
    turn: 2,
    active: 1,
  }),
  seed: 'taken-alive',
  seat: 1,
  steps,
  later: firstTimes.filter(({ id }) => ahead.has(id)),
};
