/** The first match: scenario 1, its first rounds. Einstein comes for Vasquez, and meets a zombie from behind. */
import { both, type Lesson, type LessonStep, says } from '@necropole/kernel';
import { tileWith } from '../../positions/arrange.ts';
import type { Er } from '../../shape.ts';
import { firstTimes } from '../first-times/index.ts';
import { inScenario } from '../table.ts';

/** Behind the zombie. */
const behind = { key: 'go:j5' } as const;

const steps: readonly LessonStep[] = [
  {
    id: 'aim',
    when: { question: 'round' },
    say: says(
      both('Fais sortir Vasquez', 'Get Vasquez out'),
      both(
        'Enfermée, elle doit quitter la carte avant la fin du tour 6. Qu’elle meure ou qu’elle reste, et c’est perdu.',
        'She is shut in, and has to be off the map by the end of turn 6. If she dies or is still there, you have lost.',
      ),
    ),
    point: [{ ref: 'goal' }],
    task: 'read',
    learnt: { symbol: 'i-exit', name: both('le but', 'the aim') },
    teaches: ['ER-4.1', 'ER-9.9', 'ER-9.10'],
  },
  {
    id: 'activate',
    when: { question: 'round' },
    say: says(
      both('Un round, un seul', 'A round, one of them'),
      both(
        'À ton round, un personnage agit ; puis l’adversaire joue le sien. Active Einstein, à l’entrée.',
        'In your round one character acts; then the other player has a round. Activate Einstein, at the entrance.',
      ),
    ),
    point: [{ ref: 'franck-einstein' }],
    task: { key: 'activate:franck-einstein' },
    otherwise: [
      {
        when: { key: 'activate:vasquez' },
        say: says(
          both('Vasquez d’abord ? Soit', 'Vasquez first? Fine'),
          both(
            'Elle peut recevoir une tuile et attendre. Einstein aura son round ensuite : chacun a le sien.',
            'She may receive a tile, and wait. Einstein will have his round later: everybody gets one.',
          ),
        ),
      },
    ],
    learnt: { symbol: 'i-cp', name: both('activer', 'activating') },
    teaches: ['ER-6.1', 'ER-6.2', 'ER-6.3'],
  },
  {
    id: 'tile',
    when: { question: 'orders' },
    say: says(
      both('Donne-lui une tuile', 'Give him a tile'),
      both(
        'Quatre ordres par tuile ; le nombre dit combien de points de commandement (PC) l’ordre peut recevoir.',
        'Four orders on a tile; the number says how many command points (CP) an order may receive.',
      ),
    ),
    point: [{ option: { key: 'assign:*' } }],
    task: { key: 'assign:*' },
    lead: [{ key: 'activate:*' }],
    learnt: { symbol: 'i-card', name: both('les tuiles d’ordre', 'order tiles') },
    teaches: ['ER-4.4', 'ER-6.13', 'ER-7.2'],
  },
  {
    id: 'move',
    when: { question: ['orders', 'move'] },
    say: says(
      both('Passe derrière le mort', 'Get behind the dead man'),
      both(
        'Un PC donne cinq pas à Einstein, deux en donnent dix. La pointe blanche du socle montre où regarde le zombie.',
        'A CP gives Einstein five steps, two give ten. The white point of a base shows where the zombie looks.',
      ),
    ),
    point: [{ option: behind }],
    task: behind,
    lead: [{ key: 'move:2' }, { key: 'move:*' }],
    otherwise: [
      {
        when: { key: 'go:*' },
        say: says(
          both('Par là ? D’accord', 'That way? Fine'),
          both(
            'Les points qui restent servent encore. Devant un ennemi, ses dés sont nombreux ; derrière, il n’en a guère.',
            'Points that are left still serve. Before an enemy its dice are many; behind, it has hardly any.',
          ),
        ),
      },
    ],
    patience: 8,
    learnt: { symbol: 'o-move', name: both('se déplacer', 'moving') },
    teaches: ['ER-8.1', 'ER-8.6', 'ER-8.10', 'ER-8.13'],
  },
  {
    id: 'face',
    when: { question: 'move', once: 'move' },
    say: says(
      both('Regarde-le', 'Face him'),
      both(
        'Se tourner est gratuit et finit le mouvement. Ton bord foncé frappe le plus fort : tourne-le vers le zombie.',
        'Turning is free, and ends the move. Your dark side strikes hardest: turn it to the zombie.',
      ),
    ),
    point: [{ ref: 'franck-einstein' }],
    task: { key: 'face:right' },
    learnt: { symbol: 'i-turn', name: both('s’orienter', 'facing') },
    teaches: ['ER-8.14', 'ER-8.2', 'ER-10.4'],
  },
  {
    id: 'strike',
    when: { question: ['orders', 'strike'] },
    say: says(
      both('Frappe', 'Strike'),
      both(
        'Un PC suffit pour attaquer ; chacun de plus ajoute un dé. Trois d’un coup : la section en porte trois.',
        'One CP is enough to attack; each one more adds a die. Three at once: the section takes three.',
      ),
    ),
    point: [{ option: { key: 'melee:zombie-*' } }, { ref: 'franck-einstein' }],
    task: { key: 'strike:*:3' },
    lead: [{ key: 'strike:*' }, { key: 'melee:zombie-*' }],
    done: { event: 'attacks' },
    patience: 8,
    learnt: { symbol: 'o-melee', name: both('le corps à corps', 'melee') },
    teaches: ['ER-10.1', 'ER-10.4', 'ER-10.7'],
  },
  {
    id: 'dice',
    when: { event: 'defence-valued' },
    say: says(
      both('Au-delà de sa défense', 'Beyond the defence'),
      both(
        'Sa défense : son armure et ses touches. Chaque touche de plus blesse ; un critique blesse toujours.',
        'Its defence: its armour and its own hits. Each hit beyond it wounds; a critical hit always does.',
      ),
    ),
    point: [{ marked: true }],
    task: 'watch',
    patience: 12,
    learnt: { symbol: 'y-hit', name: both('les dés jaunes', 'the yellow dice') },
    teaches: ['ER-10.10', 'ER-10.12', 'ER-10.13'],
  },
  {
    id: 'done',
    when: { question: 'orders' },
    say: says(
      both('À l’adversaire', 'Over to them'),
      both(
        'Cinq PC dans le tour : le plus qu’Einstein puisse recevoir. Finis ton round. Le tour finit quand tous passent.',
        'Five CP in a turn: the most that Einstein may receive. End your round. The turn ends when all pass.',
      ),
    ),
    point: [{ ref: 'franck-einstein' }],
    task: { key: 'done' },
    learnt: { symbol: 'i-hexagon', name: both('le maximum de PC', 'the most CP') },
    teaches: ['ER-7.3', 'ER-6.2', 'ER-6.9'],
  },
  {
    id: 'vasquez',
    when: { question: ['round', 'orders', 'strike'], once: 'done' },
    say: says(
      both('Vasquez brise sa porte', 'Vasquez breaks out'),
      both(
        'Active-la, avec la tuile « corps à corps 4 ». Sans carte magnétique, la porte se brise : 4 touches d’un coup.',
        'Activate her, with the tile of “melee 4”. Without a magnetic card the door is broken: 4 hits at one blow.',
      ),
    ),
    point: [{ ref: 'vasquez' }, { ref: 'door-2' }],
    task: { key: 'strike:*:4' },
    lead: [
      { key: 'strike:*' },
      { key: 'melee:door-2' },
      { key: 'assign:2' },
      { key: 'assign:*' },
      { key: 'activate:vasquez' },
      { key: 'done' },
    ],
    patience: 8,
    learnt: { symbol: 'i-door', name: both('les portes', 'doors') },
    teaches: ['ER-9.1', 'ER-9.3', 'ER-12.7'],
  },
];

/** What is still to be met, at the end of the lesson. */
const ahead: ReadonlySet<string> = new Set([
  'card-turned',
  'reactivated',
  'final-phase',
  'door-slides-shut',
  'left-map',
]);

export const firstMatch: Lesson<Er> = {
  id: 'first-match',
  title: both('La Belle et la Bête', 'Beauty and the Beast'),
  minutes: 7,
  // As the scenario lays it, Vasquez in the middle cell; the tiles are drawn, and the CP received.
  position: inScenario('beauty-and-the-beast', {
    figures: {
      vasquez: { at: 'g4', facing: 'down' },
      'franck-einstein': { at: 'p5', facing: 'left', seat: 0 },
      'jeff-deeler': { at: 'i6', facing: 'right', magneticCards: 1 },
      'jack-saw': { at: 'n8', facing: 'right' },
      'zombie-1': { at: 'k5', facing: 'right' },
      'zombie-2': { at: 'n2', facing: 'right' },
    },
    hands: [
      [
        tileWith('move 2 gold', 'melee 3 black', 'fire 2 black', 'interaction 1 red'),
        tileWith('move 4 black', 'move 1 gold', 'melee 2 black', 'fire 1 red'),
        tileWith('move 1 red', 'melee 4 black', 'fire 2 black', 'interaction 1 red'),
        tileWith('move 2 black', 'melee 2 black', 'fire 2 gold', 'search 2 red'),
        tileWith('move 3 red', 'melee 3 black', 'search 1 red', 'interaction 1 black'),
      ],
      [
        tileWith('move 3 black', 'move 1 red', 'melee 1 gold', 'interaction 3 black'),
        tileWith('move 2 black', 'move 1 red', 'melee 3 black', 'fire 2 gold'),
        tileWith('move 4 black', 'melee 1 red', 'fire 2 black', 'interaction 1 red'),
        tileWith('move 2 gold', 'melee 2 black', 'fire 1 red', 'search 3 black'),
        tileWith('move 1 black', 'melee 3 red', 'fire 3 black', 'interaction 1 red'),
      ],
    ],
    command: [11, 11],
  }),
  seed: 'the-watchman',
  seat: 0,
  steps,
  later: firstTimes.filter(({ id }) => ahead.has(id)),
};
