/** Scenario 4: icon phrases and interaction. Bolter cuts the power, and Woo opens the safe behind a lock that holds no more. */
import { both, type Lesson, type LessonStep, says } from '@necropole/kernel';
import { tileWith } from '../../positions/arrange.ts';
import type { Er } from '../../shape.ts';
import { firstTimes } from '../first-times/index.ts';
import { inScenario } from '../table.ts';

const beforeTheSafe = { key: 'go:h8' } as const;

const steps: readonly LessonStep[] = [
  {
    id: 'aim',
    when: { question: 'round' },
    say: says(
      both('Les dossiers du coffre', 'The files in the safe'),
      both(
        'Un des tiens doit sortir du plan avec les dossiers secrets du coffre, avant la fin du tour 8.',
        'One of yours has to leave the map with the secret files of the safe, before the end of turn 8.',
      ),
    ),
    point: [{ ref: 'room-12' }, { ref: 'goal' }],
    task: 'read',
    learnt: { symbol: 'i-exit', name: both('le but', 'the aim') },
    teaches: ['ER-2.2', 'ER-9.9'],
  },
  {
    id: 'phrase',
    when: { question: ['round', 'orders'] },
    say: says(
      both('Une salle à utiliser', 'A room to be used'),
      both(
        'Devant le générateur et face à lui, Bolter peut couper le courant. Sa phrase dit le prix, le test, l’effet.',
        'Before the generator, and facing it, Bolter can cut the power. Its phrase tells price, test and effect.',
      ),
    ),
    point: [{ ref: 'nick-bolter' }],
    task: { key: 'interact:generator.*' },
    lead: [{ key: 'assign:1' }, { key: 'assign:*' }, { key: 'activate:nick-bolter' }],
    patience: 8,
    learnt: { symbol: 'o-interact', name: both('interagir', 'interacting') },
    teaches: ['ER-22.1', 'ER-22.2', 'ER-22.10'],
  },
  {
    id: 'price',
    when: { question: 'trigger', params: { of: 'generator' } },
    say: says(
      both('Chaque PC, un dé', 'Each CP, a die'),
      both(
        'Le prix est de 1 PC ; chacun de plus ajoute un dé au test, qui demande 3. Mets-en trois.',
        'The price is 1 CP; each one more adds a die to the test, which asks for 3. Put three.',
      ),
    ),
    point: [{ ref: 'nick-bolter' }],
    task: { key: 'spend:*:3' },
    learnt: { symbol: 'i-hexagon', name: both('le prix', 'the price') },
    teaches: ['ER-22.2', 'ER-22.6', 'ER-41.23'],
  },
  {
    id: 'test',
    when: { event: 'tested', params: { figure: 'nick-bolter' } },
    say: says(
      both('Le test', 'The test'),
      both(
        'Deux dés de technique, deux pour les PC. À 3 points l’effet a lieu ; en dessous, rien, et les PC sont perdus.',
        'Two technical dice, and two for the CP. With 3 points or more it works; with fewer the CP are lost.',
      ),
    ),
    point: [{ param: 'figure' }],
    task: 'watch',
    patience: 12,
    learnt: { symbol: 'i-tech', name: both('les tests', 'tests') },
    teaches: ['ER-22.5', 'ER-22.7', 'ER-22.8'],
  },
  {
    id: 'dark',
    when: { event: 'power-cut' },
    say: says(
      both('Plus de courant', 'No power'),
      both(
        'Jusqu’à la fin du tour, les serrures magnétiques cèdent à tous : la porte devant Woo aussi. Finis ton round.',
        'Until the end of the turn magnetic locks open to everybody: that of the door before Woo too. End your round.',
      ),
    ),
    point: [{ ref: 'door-4' }],
    task: { key: 'done' },
    patience: 12,
    learnt: { symbol: 'i-door', name: both('le courant', 'power') },
    teaches: ['ER-23.8', 'ER-23.11', 'ER-23.12'],
  },
  {
    id: 'enter',
    when: { question: ['round', 'orders', 'move'], once: 'dark' },
    say: says(
      both('Woo entre', 'Woo goes in'),
      both(
        'Active-le, avec la tuile « interaction 3 ». Un PC de mouvement : la porte, puis quatre pas jusqu’au coffre, en h8.',
        'Activate him, with the tile of “interaction 3”. A CP of movement: the door, then four steps to the safe, at h8.',
      ),
    ),
    point: [{ option: beforeTheSafe }, { ref: 'james-woo' }],
    task: beforeTheSafe,
    lead: [
      { key: 'move:1' },
      { key: 'open:door-4' },
      { key: 'assign:1' },
      { key: 'assign:*' },
      { key: 'activate:james-woo' },
    ],
    patience: 12,
    learnt: { symbol: 'o-move', name: both('entrer', 'going in') },
    teaches: ['ER-8.15', 'ER-9.7'],
  },
  {
    id: 'safe',
    when: { question: ['move', 'orders', 'trigger'], once: 'enter' },
    say: says(
      both('Ouvre le coffre', 'Open the safe'),
      both(
        'Le test demande 5. Trois PC, et deux dés de sa caisse à outils, d’office. Puis dehors, avec les dossiers.',
        'The test asks for 5. Three CP, and two dice of his toolbox, by themselves. Then out, with the files.',
      ),
    ),
    point: [{ ref: 'james-woo' }],
    task: { key: 'spend:*:3' },
    lead: [{ key: 'spend:*' }, { key: 'interact:safe-room.*' }, { key: 'face:right' }],
    done: { event: 'item-received' },
    patience: 8,
    learnt: { symbol: 'i-bag', name: both('l’équipement spécial', 'special equipment') },
    teaches: ['ER-22.4', 'ER-22.11', 'ER-42.10'],
  },
];

/** What is still to be met, at the end of the lesson. */
const ahead: ReadonlySet<string> = new Set(['timer-set', 'door-slides-shut', 'left-map', 'paused']);

export const theVault: Lesson<Er> = {
  id: 'the-vault',
  title: both('Le Coffre-Fort', 'The Vault'),
  minutes: 5,
  // Bolter has got into the generator room with Deeler’s card; the Salemites have acted, but for a zombie that is far off.
  position: inScenario('the-vault', {
    figures: {
      'james-woo': { at: 'f10', facing: 'up', equipment: ['toolbox'] },
      'nick-bolter': { at: 'n2', facing: 'up', equipment: ['u43'], magneticCards: 1 },
      vasquez: { at: 'n11', facing: 'up', equipment: ['sniper-rifle'] },
      'jessica-hollister': {
        at: 'c2',
        facing: 'right',
        engaged: true,
        spent: 4,
        equipment: ['colt-m7'],
        magneticCards: 1,
        tiles: [tileWith('move 2 black', 'melee 1 red', 'fire 3 black', 'interaction 2 gold')],
        placed: [2, 0, 0, 2],
      },
      'jeff-deeler': {
        at: 'i2',
        facing: 'left',
        engaged: true,
        spent: 5,
        equipment: ['sawn-off-shotgun'],
        tiles: [tileWith('move 4 black', 'melee 1 red', 'fire 2 black', 'interaction 1 red')],
        placed: [4, 1, 0, 0],
      },
      'jack-saw': {
        at: 'e5',
        facing: 'down',
        engaged: true,
        spent: 4,
        tiles: [tileWith('move 4 black', 'move 1 gold', 'melee 2 black', 'fire 1 red')],
        placed: [4, 0, 0, 0],
      },
      'zombie-1': { at: 'a8', facing: 'right' },
    },
    hands: [
      [
        tileWith('move 1 red', 'melee 3 black', 'fire 1 red', 'interaction 3 black'),
        tileWith('move 2 black', 'melee 1 gold', 'search 2 black', 'interaction 3 red'),
        tileWith('move 3 black', 'move 1 red', 'melee 1 gold', 'interaction 3 black'),
        tileWith('move 2 gold', 'melee 2 black', 'fire 2 red', 'search 2 black'),
      ],
      [
        tileWith('move 2 gold', 'move 2 red', 'melee 1 black', 'search 3 black'),
        tileWith('move 2 black', 'melee 2 red', 'fire 1 gold', 'interaction 3 black'),
      ],
    ],
    command: [13, 4],
  }),
  seed: 'the-watchman',
  seat: 0,
  steps,
  later: firstTimes.filter(({ id }) => ahead.has(id)),
};
