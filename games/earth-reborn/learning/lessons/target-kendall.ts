/** Scenario 3: equipment and fire. Vasquez shoots a zombie that has come out of the back door, and reloads. */
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
      both('Kendall doit mourir', 'Kendall must die'),
      both(
        'Le professeur est au bout du couloir, dans la serre, derrière ses gardes. Après le tour 5, il est trop tard.',
        'The professor is at the end of the corridor, behind his guards. After turn 5 it is too late.',
      ),
    ),
    point: [{ ref: 'john-kendall' }, { ref: 'goal' }],
    task: 'read',
    learnt: { symbol: 'i-skull', name: both('le but', 'the aim') },
    teaches: ['ER-2.2', 'ER-11.8'],
  },
  {
    id: 'gear',
    when: { question: 'round' },
    say: says(
      both('Ce qu’ils portent', 'What they carry'),
      both(
        'La mitrailleuse pèse 4, le fusil 2 : Bolter peut porter 6, Vasquez 4. Ce qui est de trop s’abandonne.',
        'The machine gun weighs 4, the rifle 2: Bolter can carry 6, Vasquez 4. What is too much is abandoned.',
      ),
    ),
    point: [{ ref: 'nick-bolter' }, { ref: 'item-heavy-machine-gun-1' }],
    task: 'read',
    learnt: { symbol: 'i-load', name: both('le poids', 'weight') },
    teaches: ['ER-17.1', 'ER-17.3', 'ER-17.6'],
  },
  {
    id: 'target',
    when: { question: ['round', 'orders'] },
    say: says(
      both('Vise le zombie', 'Aim at the zombie'),
      both(
        'Il est sorti par derrière. Active Vasquez, avec la tuile « tir 4 » : on tire sur ce que l’on voit devant soi.',
        'It has come out by the back door. Activate Vasquez, with the tile of “fire 4”: one fires at what one sees.',
      ),
    ),
    point: [{ ref: 'zombie-1' }, { ref: 'vasquez' }],
    task: { key: 'fire:sniper-rifle-1:zombie-1' },
    lead: [{ key: 'assign:1' }, { key: 'assign:*' }, { key: 'activate:vasquez' }],
    patience: 8,
    learnt: { symbol: 'o-shoot', name: both('l’ordre de tir', 'fire orders') },
    teaches: ['ER-18.1', 'ER-18.3', 'ER-18.5'],
  },
  {
    id: 'share',
    when: { question: 'shoot' },
    say: says(
      both('Toucher ou blesser', 'To hit or to hurt'),
      both(
        'Le premier PC tire. Chacun de plus est un dé, pour le ciblage ou les dommages. Mets-en trois, deux aux dommages.',
        'The first CP fires. Each one more is a die, for targeting or for damage. Put three, two of them for damage.',
      ),
    ),
    point: [{ ref: 'zombie-1' }],
    task: { key: 'shoot:*:3:0' },
    learnt: { symbol: 'i-hexagon', name: both('partager les PC', 'sharing the CP') },
    teaches: ['ER-18.9', 'ER-18.10'],
  },
  {
    id: 'dice',
    when: { question: 'aim' },
    say: says(
      both('Atteindre la distance', 'Reach the distance'),
      both(
        'Les dés doivent atteindre 4, la distance en cases. Quatre suffisent presque toujours ; chacun peut vider l’arme.',
        'The dice have to reach 4, the distance in squares. Four nearly always do; each of them may empty the weapon.',
      ),
    ),
    point: [{ ref: 'zombie-1' }],
    task: { key: 'aim:4' },
    learnt: { symbol: 'y-critical', name: both('le ciblage', 'targeting') },
    teaches: ['ER-18.6', 'ER-18.11', 'ER-18.16'],
  },
  {
    id: 'hurt',
    when: { event: 'target-hit' },
    say: says(
      both('L’armure seule', 'Armour alone'),
      both(
        'Touché. Personne ne se défend d’un tir : chaque touche au-delà de ses 2 d’armure le blesse.',
        'A hit. Nobody defends against a shot: each hit beyond its armour of 2 wounds it.',
      ),
    ),
    point: [{ marked: true }, { ref: 'zombie-1' }],
    task: 'watch',
    patience: 12,
    learnt: { symbol: 'y-hit', name: both('les dommages', 'damage') },
    teaches: ['ER-19.5', 'ER-19.6'],
  },
  {
    id: 'reload',
    when: { question: 'orders', once: 'dice' },
    say: says(
      both('Plus une balle', 'Not a round left'),
      both(
        'Un des dés a vidé l’arme : sa carte est couchée. Recharger coûte 1 PC, posé sur Vasquez, sans tuile.',
        'One of the dice has emptied the weapon: its card lies down. Reloading costs 1 CP on Vasquez, and no tile.',
      ),
    ),
    point: [{ ref: 'vasquez' }],
    task: { key: 'reload:*' },
    learnt: { symbol: 'y-last-round', name: both('les munitions', 'ammunition') },
    teaches: ['ER-18.13', 'ER-18.15', 'ER-18.17'],
  },
];

/** What is still to be met, at the end of the lesson. */
const ahead: ReadonlySet<string> = new Set(['equipment-handed', 'exploded', 'card-turned', 'paused']);

export const targetKendall: Lesson<Er> = {
  id: 'target-kendall',
  title: both('Cible : Pr. Kendall', 'Target: Prof. Kendall'),
  minutes: 4,
  // The zombie has left the guard room by the back door, and spent all its CP.
  position: inScenario('target-kendall', {
    figures: {
      'nick-bolter': { at: 'b4', facing: 'right', equipment: ['heavy-machine-gun'] },
      vasquez: { at: 'b5', facing: 'down', equipment: ['sniper-rifle'] },
      'john-kendall': { at: 'o2', facing: 'down', magneticCards: 1 },
      'jeff-deeler': { at: 'm5', facing: 'left', equipment: ['u43'], magneticCards: 1 },
      'jack-saw': { at: 'm4', facing: 'left', equipment: ['light-bolter'] },
      'zombie-1': {
        at: 'c8',
        facing: 'left',
        engaged: true,
        spent: 3,
        tiles: [tileWith('move 4 black', 'move 1 black', 'search 2 gold', 'interaction 1 red')],
        placed: [3, 0, 0, 0],
      },
    },
    hands: [
      [
        tileWith('move 1 red', 'melee 1 red', 'fire 4 black', 'interaction 2 black'),
        tileWith('move 3 black', 'melee 1 gold', 'fire 2 red', 'search 2 black'),
        tileWith('move 2 gold', 'melee 2 black', 'fire 2 red', 'search 2 black'),
        tileWith('move 2 black', 'melee 1 red', 'fire 3 black', 'interaction 2 gold'),
        tileWith('move 4 black', 'fire 2 red', 'search 1 gold', 'interaction 1 black'),
      ],
      [
        tileWith('move 3 black', 'move 2 gold', 'move 1 red', 'melee 2 black'),
        tileWith('move 2 black', 'melee 1 gold', 'fire 4 red', 'interaction 1 black'),
        tileWith('move 1 gold', 'melee 3 black', 'fire 2 red', 'search 2 black'),
        tileWith('move 2 red', 'melee 2 black', 'fire 2 black', 'search 2 gold'),
      ],
    ],
    command: [13, 11],
  }),
  seed: 'the-watchman-10',
  seat: 0,
  steps,
  later: firstTimes.filter(({ id }) => ahead.has(id)),
};
