/** The first match: Wolverine and Storm in the Danger Room of MH0, from the first step to the way out. */
import { both, type Lesson, type LessonStep, says } from '@necropole/kernel';
import { cardWith } from '../../positions/piles.ts';
import type { Mz } from '../../shape.ts';
import { inTheFirstMission } from '../table.ts';

const steps: readonly LessonStep[] = [
  {
    id: 'aim',
    when: { question: 'choose-hero' },
    say: says(
      both('Prendre, puis sortir', 'Take it, then get out'),
      both(
        'Prends l’Objectif vert, puis sors avec tes deux héros par le hangar. C’est toute la mission.',
        'Take the green objective, then leave with both heroes by the hangar. That is the whole mission.',
      ),
    ),
    point: [{ ref: 'goal-take-green' }, { ref: 'goal-exit' }],
    task: 'read',
    learnt: { symbol: 'i-objective', name: both('le but', 'the aim') },
    teaches: ['MZ-26.8', 'MZ-7.1'],
  },
  {
    id: 'move',
    when: { after: 'aim' },
    say: says(
      both('Trois actions : avance', 'Three actions: move'),
      both(
        'Prends Wolverine, et rejoins la Brute. Un pas : 1 action, plus 1 par ennemi que tu quittes.',
        'Take Wolverine to the brute. A step is 1 action, and 1 more for each enemy that you leave.',
      ),
    ),
    point: [{ option: { key: 'move:12V.danger-south-west' } }],
    task: { key: 'move:12V.danger-south-west' },
    lead: [{ key: 'move:12V.danger-south-east' }, { key: 'hero:wolverine' }],
    learnt: { symbol: 'i-move', name: both('avancer', 'moving') },
    teaches: ['MZ-16.5', 'MZ-16.7'],
  },
  {
    id: 'attack',
    when: { after: 'move' },
    say: says(
      both('Sors les griffes', 'Out with the claws'),
      both(
        'Trois dés : chaque 4 ou plus est une touche. La Brute d’abord : il lui en faut 2 d’un coup.',
        'Three dice: each 4 or more is a hit. The brute is struck first, and takes 2 of them at once.',
      ),
    ),
    point: [{ option: { key: 'attack:*' } }],
    task: { key: 'attack:*' },
    lead: [{ key: 'roll' }],
    done: { event: 'attack-made' },
    learnt: { symbol: 'i-attack', name: both('frapper', 'striking') },
    teaches: ['MZ-23.7', 'MZ-23.8', 'MZ-23.12'],
  },
  {
    id: 'rescue',
    when: { after: 'attack' },
    say: says(
      both('Sauve Shanna', 'Rescue Shanna'),
      both(
        'À Storm. Aucun ennemi dans sa Zone : 1 action sauve Shanna, l’emmène, et remplit son pouvoir.',
        'Storm is next. No enemy in her zone: 1 action rescues Shanna, takes her along, and fills her power.',
      ),
    ),
    point: [{ option: { key: 'rescue:*' } }],
    task: { key: 'rescue:*' },
    lead: [{ key: 'hero:storm' }, { key: 'end' }],
    learnt: { symbol: 'i-citizen', name: both('sauver', 'rescuing') },
    teaches: ['MZ-17.1', 'MZ-17.5'],
  },
  {
    id: 'lightning',
    when: { after: 'rescue' },
    say: says(
      both('L’Éclair, de loin', 'Lightning, from afar'),
      both(
        'Il frappe la Zone voisine qu’elle voit. Avant le jet, chaque pouvoir dépensé est un dé de plus.',
        'It strikes the next zone, if she sees it. Before the roll, each power spent is one die more.',
      ),
    ),
    point: [{ option: { key: 'attack:lightning:*' } }],
    task: { key: 'attack:lightning:*' },
    lead: [{ key: 'power:3' }, { key: 'roll' }],
    done: { event: 'attack-made', params: { attack: 'lightning' } },
    learnt: { symbol: 'i-power', name: both('le pouvoir', 'power') },
    teaches: ['MZ-23.2', 'MZ-24.3'],
  },
  {
    id: 'enemies',
    when: { event: 'enemies-phase' },
    say: says(
      both('Les ennemis agissent', 'The enemies act'),
      both(
        'Dans ta Zone : 1 blessure chacun, sans dé. Les autres approchent. Un héros à 0 santé, c’est perdu.',
        'In your zone: 1 wound each, no dice. The others come nearer. A hero at 0 health, and you lose.',
      ),
    ),
    point: [{ ref: 'health-wolverine' }],
    task: 'watch',
    patience: 12,
    learnt: { symbol: 'i-claws', name: both('leur phase', 'their phase') },
    teaches: ['MZ-18.2', 'MZ-18.3', 'MZ-7.2'],
  },
  {
    id: 'spawn',
    when: { event: 'spawn-step' },
    say: says(
      both('D’autres arrivent', 'More of them come'),
      both(
        'À chaque Round, ce pion tire une carte. Plus tes héros ont d’expérience, plus il en vient.',
        'Each round this token draws a card. The more experience your heroes have, the more of them come.',
      ),
    ),
    point: [{ ref: 'point-initial' }, { ref: 'danger' }],
    task: 'watch',
    patience: 12,
    learnt: { symbol: 'i-spawn', name: both('les arrivées', 'arrivals') },
    teaches: ['MZ-20.14', 'MZ-14.5'],
  },
  {
    id: 'objective',
    when: { after: 'spawn' },
    say: says(
      both('Au pion vert', 'To the green token'),
      both(
        'Frappe, avance, prends-le : 5 points d’expérience. À 7, le niveau jaune donne une action de plus.',
        'Strike, move, take it: 5 experience points. At 7 you reach yellow, and have one more action.',
      ),
    ),
    point: [{ option: { key: 'objective:*' } }],
    task: { key: 'objective:*' },
    lead: [
      { key: 'attack:adamantium-claws:*' },
      { key: 'roll' },
      { key: 'move:12V.danger-north-west' },
      { key: 'hero:wolverine' },
    ],
    patience: 14,
    learnt: { symbol: 'i-heroic', name: both('objectif et niveau', 'objective and level') },
    teaches: ['MZ-17.12', 'MZ-26.11', 'MZ-14.3'],
  },
  {
    id: 'exit',
    when: { question: 'turn', once: 'objective' },
    say: says(
      both('Au X-Jet', 'To the X-Jet'),
      both(
        'La porte verte peut s’ouvrir. Finis le tour de chaque héros sur la Sortie, sans ennemi : gagné.',
        'The green door can be opened now. End each hero’s turn at the exit, with no enemy there: you win.',
      ),
    ),
    point: [{ ref: '12V.corridor-middle/15V.hangar-deck-1' }, { ref: 'exit' }],
    task: 'read',
    learnt: { symbol: 'i-exit', name: both('sortir', 'leaving') },
    teaches: ['MZ-26.9', 'MZ-26.2'],
  },
];

const later: Lesson['later'] = [
  {
    id: 'trait',
    on: { event: 'trait-gained' },
    say: says(
      both('Un Trait', 'A trait'),
      both(
        'Une carte pour le bon moment : elle sert une fois. Tu en gardes deux au plus.',
        'A card for the right moment: it is used once. You keep two of them at most.',
      ),
    ),
    point: [{ param: 'who' }],
    learnt: { symbol: 'i-trait', name: both('les Traits', 'traits') },
    teaches: ['MZ-16.15', 'MZ-16.18'],
  },
  {
    id: 'opened',
    on: { event: 'building-opened' },
    say: says(
      both('Qui est là ?', 'Who is in there?'),
      both(
        'Une salle ouverte pour la première fois : une carte par symbole d’ennemi, puis les Citoyens.',
        'A room opened for the first time: a card for each enemy symbol, and then the citizens.',
      ),
    ),
    point: [{ param: 'zone' }],
    learnt: { symbol: 'i-door-open', name: both('ouvrir', 'opening') },
    teaches: ['MZ-22.1', 'MZ-22.5'],
  },
  {
    id: 'devoured',
    on: { event: 'citizen-devoured' },
    say: says(
      both('Un Citoyen dévoré', 'A citizen is devoured'),
      both(
        'Chaque héros y perd 1 pouvoir et 1 Trait. Sauve les autres à temps.',
        'Each hero loses 1 power and 1 trait by it. Rescue the others in time.',
      ),
    ),
    point: [{ param: 'citizen' }],
    learnt: { symbol: 'i-skull', name: both('un Citoyen dévoré', 'a citizen devoured') },
    teaches: ['MZ-25.6'],
  },
  {
    id: 'zombie-hero',
    on: { event: 'zombie-hero-appears' },
    say: says(
      both('Un Héros Zombie', 'A zombie hero'),
      both(
        'Sa carte dit ce qu’il fait. Il prend les touches avant tous les autres.',
        'Its card tells what it does. It is struck before all the others.',
      ),
    ),
    point: [{ param: 'zombieHero' }],
    learnt: { symbol: 'i-claws', name: both('un Héros Zombie', 'a zombie hero') },
    teaches: ['MZ-21.12', 'MZ-23.8'],
  },
];

export const firstMatch: Lesson<Mz> = {
  id: 'first-match',
  title: both('Ta première mission', 'Your first mission'),
  minutes: 10,
  position: inTheFirstMission(
    {
      heroes: {
        wolverine: { at: '12V.corridor-middle', power: 1 },
        storm: { at: '12V.danger-south-east', power: 1 },
      },
      horde: {
        '12V.danger-south-west': { brute: 1, walker: 1 },
        '12V.danger-north-east': { walker: 3, runner: 1 },
      },
      citizens: { shanna: '12V.danger-south-east' },
      citizenCards: { '12V.control-room': 'mariko-yashida', '15V.fuel-store': 'moira-mactaggart' },
      open: ['12V.corridor-west/15V.ready-room', '12V.corridor-middle/12V.danger-south-east'],
      entered: ['ready-room', 'basement-corridor', 'danger-room'],
    },
    [cardWith('normal', 'walker', 'blue', 2)],
  ),
  seed: 'the-watchman-34',
  seat: 0,
  steps,
  later,
};
