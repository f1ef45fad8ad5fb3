/** Scenario 2: lines of sight and duels. Vasquez passes behind a zombie, interrupts it, and is the first to get out. */
import { both, type Lesson, type LessonStep, says } from '@necropole/kernel';
import { tileWith } from '../../positions/arrange.ts';
import type { Er } from '../../shape.ts';
import { firstTimes } from '../first-times/index.ts';
import { inScenario } from '../table.ts';

/** Behind the back of the zombie. */
const unseen = { key: 'go:g11' } as const;
const wayOut = { key: 'go:p12' } as const;

const steps: readonly LessonStep[] = [
  {
    id: 'aim',
    when: { question: 'round' },
    say: says(
      both('Trois à faire sortir', 'Get all three out'),
      both(
        'Bolter, Vasquez et Woo doivent sortir par les bouches d’égout, à droite. Qu’un seul meure, et c’est perdu.',
        'Bolter, Vasquez and Woo have to leave by the sewer exits, on the right. If one of them dies, you have lost.',
      ),
    ),
    point: [{ ref: 'goal' }],
    task: 'read',
    learnt: { symbol: 'i-exit', name: both('le but', 'the aim') },
    teaches: ['ER-9.11', 'ER-9.10'],
  },
  {
    id: 'unseen',
    when: { question: ['round', 'orders', 'move'] },
    say: says(
      both('Sans être vue', 'Unseen'),
      both(
        'Mène Vasquez en g11, dans le dos du zombie. Sur les cases hachurées, il la verrait, et pourrait l’interrompre.',
        'Take Vasquez to g11, behind the zombie. On the hatched squares it would see her, and might interrupt her.',
      ),
    ),
    point: [{ option: unseen }, { ref: 'vasquez' }],
    task: unseen,
    lead: [{ key: 'move:1' }, { key: 'assign:1' }, { key: 'assign:*' }, { key: 'activate:vasquez' }],
    otherwise: [
      {
        when: { key: 'go:*' },
        say: says(
          both('Par là ? D’accord', 'That way? Fine'),
          both(
            'Arbres, rochers, murs et figurines arrêtent le regard. Les points qui restent servent encore.',
            'Trees, rocks, walls and figures stop sight. The points that are left still serve.',
          ),
        ),
      },
    ],
    patience: 8,
    learnt: { symbol: 'i-eye', name: both('la ligne de vue', 'the line of sight') },
    teaches: ['ER-14.1', 'ER-14.2', 'ER-15.10'],
  },
  {
    id: 'face',
    when: { question: 'move', once: 'unseen' },
    say: says(
      both('Garde-le à l’œil', 'Keep an eye on it'),
      both(
        'On ne voit que devant soi. Tournée vers le haut, Vasquez voit le zombie, qui lui tourne le dos.',
        'One only sees what lies ahead. Facing up, Vasquez sees the zombie, which has its back to her.',
      ),
    ),
    point: [{ ref: 'vasquez' }, { ref: 'zombie-2' }],
    task: { key: 'face:up' },
    learnt: { symbol: 'i-turn', name: both('regarder', 'looking') },
    teaches: ['ER-14.1', 'ER-14.7', 'ER-14.9'],
  },
  {
    id: 'intercept',
    when: { question: ['orders', 'intercept'], once: 'face' },
    say: says(
      both('Interromps-le', 'Interrupt it'),
      both(
        'Finis ton round. Quand le zombie agira sous les yeux de Vasquez, demande un duel pour agir avant lui.',
        'End your round. When the zombie acts before Vasquez’s eyes, ask for a duel, so as to act before it does.',
      ),
    ),
    point: [{ option: { key: 'intercept:vasquez' } }, { ref: 'vasquez' }],
    task: { key: 'intercept:vasquez' },
    lead: [{ key: 'done' }],
    patience: 8,
    learnt: { symbol: 'i-eye', name: both('l’interception', 'interceptions') },
    teaches: ['ER-15.8', 'ER-15.9', 'ER-15.12'],
  },
  {
    id: 'bid',
    when: { question: 'bid' },
    say: says(
      both('Une mise secrète', 'A secret bid'),
      both(
        'Chacun scelle des PC, perdus dans tous les cas. La plus forte mise gagne ; à égalité, rien. Scelles-en quatre.',
        'Each player seals some CP, and loses them. The higher bid wins; on a tie nothing happens. Seal four.',
      ),
    ),
    point: [{ ref: 'vasquez' }],
    task: { key: 'bid:4' },
    done: { event: 'bids-shown' },
    learnt: { symbol: 'i-hexagon', name: both('miser', 'bidding') },
    teaches: ['ER-15.1', 'ER-15.2', 'ER-15.3'],
  },
  {
    id: 'run',
    when: { question: ['orders', 'move'], once: 'bid' },
    say: says(
      both('Rouge : c’est permis', 'Red is allowed'),
      both(
        'Le zombie est en pause. Deux ordres au plus, rouges ou dorés : 2 PC de mouvement, et cours à l’égout, en p12.',
        'The zombie is paused. Two orders at most, red or gold: 2 CP of movement, and run to the sewer at p12.',
      ),
    ),
    point: [{ option: wayOut }, { ref: 'vasquez' }],
    task: wayOut,
    lead: [{ key: 'move:2' }, { key: 'move:*' }],
    patience: 8,
    learnt: { symbol: 'o-move', name: both('les ordres rouges', 'red orders') },
    teaches: ['ER-15.22', 'ER-15.23', 'ER-15.18'],
  },
  {
    id: 'leave',
    when: { question: 'move', once: 'run' },
    say: says(
      both('La première est sauve', 'The first one is safe'),
      both(
        'Un point de plus, et elle est dehors. Puis le zombie reprend son round : Bolter et Woo ont encore à courir.',
        'A point more, and she is out. Then the zombie goes on with its round: Bolter and Woo still have to run.',
      ),
    ),
    point: [{ ref: 'vasquez' }],
    task: { key: 'leave' },
    learnt: { symbol: 'i-exit', name: both('les sorties d’égout', 'sewer exits') },
    teaches: ['ER-9.11', 'ER-15.30'],
  },
];

/** What is still to be met, at the end of the lesson. */
const ahead: ReadonlySet<string> = new Set([
  'initiative-contested',
  'card-turned',
  'died',
  'reactivated',
  'final-phase',
]);

export const lastChanceChapel: Lesson<Er> = {
  id: 'last-chance-chapel',
  title: both('La Dernière Chance', 'Last Chance Chapel'),
  minutes: 4,
  // Late in the first turn: only Woo, Vasquez and a zombie have not acted yet. The door of the chapel stands open.
  position: inScenario('last-chance-chapel', {
    figures: {
      'nick-bolter': {
        at: 'f7',
        facing: 'right',
        engaged: true,
        spent: 5,
        tiles: [tileWith('move 4 black', 'melee 1 red', 'fire 2 black', 'interaction 1 red')],
        placed: [4, 1, 0, 0],
      },
      vasquez: { at: 'c11', facing: 'right' },
      'james-woo': { at: 'c7', facing: 'right' },
      'jeff-deeler': {
        at: 'l7',
        facing: 'left',
        engaged: true,
        spent: 2,
        tiles: [tileWith('move 3 black', 'melee 2 black', 'fire 1 gold', 'search 2 red')],
        placed: [2, 0, 0, 0],
      },
      'jack-saw': {
        at: 'i6',
        facing: 'left',
        engaged: true,
        spent: 4,
        tiles: [tileWith('move 4 black', 'move 1 gold', 'melee 2 black', 'fire 1 red')],
        placed: [4, 0, 0, 0],
      },
      'zombie-1': {
        at: 'g4',
        facing: 'left',
        engaged: true,
        spent: 3,
        tiles: [tileWith('move 3 red', 'melee 3 black', 'search 1 red', 'interaction 1 black')],
        placed: [3, 0, 0, 0],
      },
      'zombie-2': { at: 'g9', facing: 'up' },
    },
    open: [1],
    hands: [
      [
        tileWith('move 2 red', 'move 2 black', 'melee 2 gold', 'fire 2 black'),
        tileWith('move 4 black', 'move 2 black', 'melee 1 red', 'fire 1 red'),
        tileWith('move 2 gold', 'move 1 red', 'melee 2 black', 'fire 3 black'),
        tileWith('move 1 red', 'move 1 black', 'melee 3 black', 'fire 3 gold'),
      ],
      [
        tileWith('move 2 black', 'move 1 red', 'melee 3 black', 'fire 2 gold'),
        tileWith('move 2 gold', 'melee 3 black', 'fire 2 black', 'interaction 1 red'),
      ],
    ],
    command: [10, 3],
  }),
  seed: 'the-watchman',
  seat: 0,
  steps,
  later: firstTimes.filter(({ id }) => ahead.has(id)),
};
