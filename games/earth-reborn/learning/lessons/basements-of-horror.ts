/** Scenario 9: combined orders and levels. Einstein and Bolter strike Jack Saw together; then Vasquez takes the stairs down. */
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
      both('Descends au sous-sol', 'Go down below'),
      both(
        'Trois étages. Les cuves du labo à zombies, tout en bas : 8 PM. Kendall mort : 6. Chaque zombie mort : 2.',
        'Three floors. The tanks of the zombie lab, down below: 8 MP. Kendall dead: 6. Each dead zombie: 2.',
      ),
    ),
    point: [{ ref: 'goal' }],
    task: 'read',
    learnt: { symbol: 'i-objective', name: both('le but', 'the aim') },
    teaches: ['ER-24.2', 'ER-34.1'],
  },
  {
    id: 'activate',
    when: { question: ['round', 'orders'] },
    say: says(
      both('Jack Saw en tenaille', 'Jack Saw, between two'),
      both(
        'Bolter est devant lui, Einstein dans son dos. Active Einstein, donne-lui une tuile, et attaque.',
        'Bolter stands before him, Einstein behind. Activate Einstein, give him a tile, and attack.',
      ),
    ),
    point: [{ ref: 'jack-saw' }],
    task: { key: 'melee:jack-saw' },
    lead: [{ key: 'assign:1' }, { key: 'assign:*' }, { key: 'activate:franck-einstein' }],
    patience: 8,
    learnt: { symbol: 'o-melee', name: both('une même cible', 'one target') },
    teaches: ['ER-31.3', 'ER-31.17'],
  },
  {
    id: 'join',
    when: { question: ['strike', 'join'] },
    say: says(
      both('Bolter se joint à lui', 'Bolter joins in'),
      both(
        'Mise d’abord les PC d’Einstein. Puis Bolter se joint à lui, par une section dorée d’une tuile reçue plus tôt.',
        'Spend Einstein’s CP first. Then Bolter joins, by a gold section on a tile that he received earlier.',
      ),
    ),
    point: [{ ref: 'nick-bolter' }],
    task: { key: 'join:nick-bolter' },
    lead: [{ key: 'strike:*:3' }, { key: 'strike:*' }],
    patience: 8,
    learnt: { symbol: 'i-people', name: both('se joindre', 'joining') },
    teaches: ['ER-31.4', 'ER-31.5', 'ER-31.7'],
  },
  {
    id: 'together',
    when: { event: 'rolled-together' },
    say: says(
      both('Tous les dés ensemble', 'All the dice together'),
      both(
        'Une seule défense contre tous les dés. Chacun frappe par son arc ; Jack Saw choisit le sien pour se défendre.',
        'One defence against all the dice. Each strikes by an arc of their own; Jack Saw chooses his to defend.',
      ),
    ),
    point: [{ ref: 'jack-saw' }],
    task: 'watch',
    patience: 12,
    learnt: { symbol: 'y-hit', name: both('dés ensemble', 'dice together') },
    teaches: ['ER-31.8', 'ER-31.9', 'ER-31.19'],
  },
  {
    id: 'vasquez',
    when: { question: ['orders', 'round'] },
    say: says(
      both('À Vasquez', 'Vasquez’s turn'),
      both(
        'Finis ce round. À ton prochain, active Vasquez : elle va courir à l’escalier, au bout du couloir est.',
        'End this round. In your next one activate Vasquez: she is to run for the stairs, at the east end.',
      ),
    ),
    point: [{ ref: 'vasquez' }],
    task: { key: 'activate:vasquez' },
    lead: [{ key: 'done' }],
    patience: 12,
    learnt: { symbol: 'i-stairs', name: both('les étages', 'levels') },
    teaches: ['ER-31.10', 'ER-34.1'],
  },
  {
    id: 'along',
    when: { question: ['orders', 'join'], params: { figure: 'vasquez' } },
    say: says(
      both('Einstein l’accompagne', 'Einstein comes too'),
      both(
        'Donne 2 PC de mouvement à Vasquez. Le mouvement doré d’Einstein lui permet de la suivre : chacun va à son tour.',
        'Give Vasquez 2 CP of movement. With gold movement on his tile Einstein may come too: they move one by one.',
      ),
    ),
    point: [{ ref: 'franck-einstein' }],
    task: { key: 'join:franck-einstein' },
    lead: [{ key: 'move:2' }, { key: 'move:*' }, { key: 'assign:1' }, { key: 'assign:*' }],
    patience: 8,
    learnt: { symbol: 'o-move', name: both('bouger ensemble', 'moving together') },
    teaches: ['ER-31.6', 'ER-31.14', 'ER-31.15'],
  },
  {
    id: 'stairs',
    when: { question: ['next-mover', 'move'] },
    say: says(
      both('Par l’escalier', 'Down the stairs'),
      both(
        'D’une case d’escalier à l’autre : 1 point. De l’une on voit l’autre, et rien au-delà ; un ennemi y barre la voie.',
        'From one stair square to the other is 1 point. One sees that other one, nothing beyond; an enemy there bars it.',
      ),
    ),
    point: [{ option: { key: 'go:l5' } }, { ref: 'vasquez' }],
    task: { key: 'go:l5' },
    lead: [{ key: 'next:vasquez' }],
    patience: 10,
    learnt: { symbol: 'i-stairs', name: both('les escaliers', 'stairs') },
    teaches: ['ER-34.1', 'ER-34.3', 'ER-34.4'],
  },
];

/** What is still to be met, at the end of the lesson. */
const ahead: ReadonlySet<string> = new Set(['zombie-rises', 'exploded', 'interception-asked', 'searches']);

export const basementsOfHorror: Lesson<Er> = {
  id: 'basements-of-horror',
  title: both('Sous-Sols de l’Horreur', 'Basements of Horror'),
  minutes: 5,
  // Turn 1, some rounds later: Bolter has received a tile and gone west, Jack Saw has come out between him and Einstein; down below
  // Deeler and the zombie have acted.
  position: inScenario('basements-of-horror', {
    figures: {
      'nick-bolter': {
        at: 'e5.2',
        facing: 'right',
        engaged: true,
        equipment: ['heavy-machine-gun'],
        tiles: [tileWith('move 3 black', 'melee 2 gold', 'fire 2 black', 'interaction 1 red')],
      },
      vasquez: { at: 'h6.2', facing: 'up', equipment: ['grenades', 'sniper-rifle'] },
      'franck-einstein': { at: 'g5.2', facing: 'left', seat: 0, equipment: ['power-fist'] },
      'james-woo': { at: 'g5.3', facing: 'left', equipment: ['toolbox'] },
      'john-kendall': { at: 'c3', facing: 'up', equipment: ['zombie-serum'], magneticCards: 1 },
      'jessica-hollister': { at: 'c7.3', facing: 'up', equipment: ['colt-m7'], magneticCards: 1 },
      'jeff-deeler': { at: 'g5', facing: 'right', engaged: true, equipment: ['u43'], magneticCards: 1 },
      'jack-saw': { at: 'f5.2', facing: 'left', engaged: true },
      'zombie-1': { at: 'i5', facing: 'left', engaged: true },
    },
    hands: [
      [
        tileWith('move 2 gold', 'melee 3 black', 'fire 2 black', 'interaction 1 red'),
        tileWith('move 2 gold', 'move 1 red', 'melee 2 black', 'fire 3 black'),
        tileWith('move 2 red', 'move 2 black', 'melee 2 gold', 'fire 2 black'),
        tileWith('move 1 red', 'fire 2 black', 'search 3 black', 'interaction 2 gold'),
        tileWith('move 4 black', 'move 1 black', 'search 2 gold', 'interaction 1 red'),
      ],
      [
        tileWith('move 3 black', 'move 1 red', 'melee 1 gold', 'interaction 3 black'),
        tileWith('move 2 black', 'move 1 red', 'melee 3 black', 'fire 2 gold'),
        tileWith('move 4 black', 'melee 1 red', 'fire 2 black', 'interaction 1 red'),
        tileWith('move 2 gold', 'melee 2 black', 'fire 1 red', 'search 3 black'),
        tileWith('move 1 black', 'melee 3 red', 'fire 3 black', 'interaction 1 red'),
      ],
    ],
    command: [14, 10],
    active: 0,
  }),
  seed: 'the-watchman',
  seat: 0,
  steps,
  later: firstTimes.filter(({ id }) => ahead.has(id)),
};
