/** Scenario 7: the large figure. The Mammoth takes a step, turns, brings a wall down and walks through it. */
import { both, type Lesson, type LessonStep, says } from '@necropole/kernel';
import { tileWith } from '../../positions/arrange.ts';
import type { Er } from '../../shape.ts';
import { firstTimes } from '../first-times/index.ts';
import { inScenario } from '../table.ts';

/** The wall of the laundry, as wide as the Mammoth, where it comes to stand. */
const BEFORE = { key: 'shatter:wall-391' } as const;
const BESIDE = { key: 'also:wall-425' } as const;

const steps: readonly LessonStep[] = [
  {
    id: 'aim',
    when: { question: 'round' },
    say: says(
      both('Brise leurs cuves', 'Break their tanks'),
      both(
        'Détruis les cuves du labo à zombies, en haut à gauche : 10 PM. Kendall mort : 6. Le Mammouth mort : 12 pour eux.',
        'Destroy the tanks of the zombie lab, top left, for 10 MP. Kendall dead: 6. The Mammoth dead: 12 for them.',
      ),
    ),
    point: [{ ref: 'goal' }],
    task: 'read',
    learnt: { symbol: 'i-objective', name: both('le but', 'the aim') },
    teaches: ['ER-24.2', 'ER-24.3'],
  },
  {
    id: 'large',
    when: { question: 'round' },
    say: says(
      both('Deux cases sur deux', 'Two squares by two'),
      both(
        'Le Mammouth se voit dès qu’on en voit une case ; lui ne voit que par ses deux cases de devant. Active-le.',
        'The Mammoth is seen by any of its squares; it sees from the two in front alone. Activate it.',
      ),
    ),
    point: [{ ref: 'mammoth' }],
    task: { key: 'activate:mammoth' },
    learnt: { symbol: 'b-mammoth', name: both('le Mammouth', 'the Mammoth') },
    teaches: ['ER-28.1', 'ER-28.10', 'ER-28.11'],
  },
  {
    id: 'ahead',
    when: { question: ['orders', 'move'] },
    say: says(
      both('Droit devant', 'Straight ahead'),
      both(
        'Un pas en avant : 1 point. En arrière : 2. De côté : jamais. Avance d’une case, jusque devant la porte.',
        'A step ahead is 1 point, a step back 2, and it never goes sideways. Take one step, up to the door.',
      ),
    ),
    point: [{ option: { key: 'ahead:1' } }, { ref: 'mammoth' }],
    task: { key: 'ahead:1' },
    lead: [{ key: 'move:1' }, { key: 'move:*' }, { key: 'assign:1' }, { key: 'assign:*' }],
    patience: 8,
    learnt: { symbol: 'o-move', name: both('avancer, reculer', 'ahead and back') },
    teaches: ['ER-28.2', 'ER-28.3', 'ER-28.4'],
  },
  {
    id: 'rotate',
    when: { question: ['orders', 'move'] },
    say: says(
      both('Tourner se paie', 'Turning is paid for'),
      both(
        'Un quart ou un demi-tour : 1 point, et rien de gratuit à la fin. Tourne-le à gauche, face à la buanderie.',
        'A quarter or half a turn is 1 point, and none is free at the end. Turn it left, towards the laundry.',
      ),
    ),
    point: [{ ref: 'mammoth' }],
    task: { key: 'rotate:left' },
    lead: [{ key: 'move:1' }, { key: 'move:*' }],
    learnt: { symbol: 'i-turn', name: both('pivoter', 'turning') },
    teaches: ['ER-28.5', 'ER-28.6'],
  },
  {
    id: 'blast',
    when: { question: ['orders', 'move'] },
    say: says(
      both('Le canon, sans tuile', 'The gun, without a tile'),
      both(
        'Finis le mouvement, puis tire : 1 PC, trois dés, 4 points. Mur ou porte en vue dans son arc rouge : rien ne tient.',
        'End the move, then fire: 1 CP, three dice, 4 points. Walls and doors in sight in its red arc fall, however hard.',
      ),
    ),
    point: [{ ref: 'mammoth' }],
    task: { key: 'ability:mammoth.1' },
    lead: [{ key: 'face:left' }, { key: 'face:*' }],
    patience: 8,
    learnt: { symbol: 'i-people', name: both('sa capacité', 'its ability') },
    teaches: ['ER-29.2', 'ER-29.3', 'ER-26.1'],
  },
  {
    id: 'wall',
    when: { question: ['blast-target', 'blast-also', 'orders', 'move'] },
    say: says(
      both('Deux pans de mur', 'Two sections of wall'),
      both(
        'Il lui faut deux cases de large : choisis le mur devant lui, puis le pan voisin. La brèche reste, pour tous.',
        'It takes a gap two squares wide: choose the wall before it, then the section beside. The gap stays, for all.',
      ),
    ),
    point: [{ option: BESIDE }, { ref: 'mammoth' }],
    task: BESIDE,
    lead: [BEFORE, { key: 'also:*' }, { key: 'shatter:*' }, { key: 'ability:mammoth.1' }, { key: 'face:left' }],
    done: { event: 'destroyed' },
    patience: 10,
    learnt: { symbol: 'i-door', name: both('les brèches', 'gaps in walls') },
    teaches: ['ER-29.2', 'ER-29.4', 'ER-13.1'],
  },
  {
    id: 'through',
    when: { question: ['orders', 'move'] },
    say: says(
      both('Passe à travers', 'Walk through'),
      both(
        'La même section reçoit encore des PC. À chaque pas, les deux cases devant lui doivent être libres.',
        'The same section takes more CP. At each step the two squares ahead of it have to be free.',
      ),
    ),
    point: [{ option: { key: 'ahead:3' } }, { ref: 'mammoth' }],
    task: { key: 'ahead:3' },
    lead: [{ key: 'move:2' }, { key: 'move:*' }],
    patience: 8,
    learnt: { symbol: 'o-move', name: both('passer la brèche', 'through the gap') },
    teaches: ['ER-28.2', 'ER-8.3'],
  },
];

/** What is still to be met, at the end of the lesson. */
const ahead: ReadonlySet<string> = new Set(['exploded', 'marker-placed', 'zombie-rises', 'interception-asked']);

export const contamination: Lesson<Er> = {
  id: 'contamination',
  title: both('Contamination', 'Contamination'),
  minutes: 4,
  // As the scenario lays it; but that Vasquez leaves the Mammoth room, and the zombies look elsewhere. NORAD has the first round.
  position: inScenario('contamination', {
    figures: {
      mammoth: { at: 'j13', facing: 'up' },
      vasquez: { at: 'l14', facing: 'up', equipment: ['grenades'] },
      'james-woo': { at: 'o14', facing: 'up', equipment: ['gas-mask'] },
      'john-kendall': { at: 'o8', facing: 'down', equipment: ['deadly-virus'], magneticCards: 1 },
      'jeff-deeler': { at: 'j6', facing: 'down', equipment: ['bazooka'], magneticCards: 1 },
      'jack-saw': { at: 'e5', facing: 'right' },
      'zombie-1': { at: 'c10', facing: 'up' },
      'zombie-2': { at: 'd10', facing: 'up' },
    },
    hands: [
      [
        tileWith('move 4 black', 'move 2 black', 'melee 1 red', 'fire 1 red'),
        tileWith('move 2 gold', 'melee 3 black', 'fire 2 black', 'interaction 1 red'),
        tileWith('move 3 red', 'melee 3 black', 'search 1 red', 'interaction 1 black'),
        tileWith('move 2 black', 'melee 1 red', 'fire 3 black', 'interaction 2 gold'),
        tileWith('move 2 red', 'melee 2 black', 'fire 2 black', 'search 2 gold'),
      ],
      [
        tileWith('move 3 black', 'move 1 red', 'melee 1 gold', 'interaction 3 black'),
        tileWith('move 2 black', 'move 1 red', 'melee 3 black', 'fire 2 gold'),
        tileWith('move 4 black', 'melee 1 red', 'fire 2 black', 'interaction 1 red'),
        tileWith('move 2 gold', 'melee 2 black', 'fire 1 red', 'search 3 black'),
        tileWith('move 1 black', 'melee 3 red', 'fire 3 black', 'interaction 1 red'),
      ],
    ],
    command: [14, 12],
    active: 0,
  }),
  seed: 'the-watchman',
  seat: 0,
  steps,
  later: firstTimes.filter(({ id }) => ahead.has(id)),
};
