/** The other side: the Zombie player's turn, from a noise in the mall to the next card that is turned. */
import { both, type Lesson, type LessonStep, says } from '@necropole/kernel';
import { usualEntrances } from '../../positions/arrange.ts';
import { fromATable } from '../../positions/position.ts';
import type { Tez } from '../../shape.ts';

const againstBarricade = { key: 'store:*', fact: 'would-hit-barricade' } as const;
const ontoSomebody = { key: 'store:*', fact: 'would-overrun' } as const;

const steps: readonly LessonStep[] = [
  {
    id: 'aim',
    when: { question: 'horde-card' },
    say: says(
      both('Fais-les échouer', 'Make them fail'),
      both(
        'Ils visent trois objectifs. Prends-leur les survivants, puis frappe encore ; ou tiens jusqu’à la dernière carte.',
        'They want three objectives. Take their survivors, then strike once more; or hold out to the last card.',
      ),
    ),
    point: [
      { ref: 'objective-thin-the-herd' },
      { ref: 'objective-seal-the-doors' },
      { ref: 'objective-save-stranded-survivors' },
    ],
    task: 'read',
    learnt: { symbol: 'i-objective', name: both('le but', 'the aim') },
    teaches: ['TEZ-15.3', 'TEZ-15.7'],
  },
  {
    id: 'noise',
    when: { question: 'horde-card' },
    say: says(
      both('Du bruit !', 'Noise!'),
      both(
        'La carte de la Docteure a la couleur de sa boutique. Ta carte Zombie agit, puis son marqueur monte.',
        'The Doctor’s card has the colour of their store. Your Zombie card acts, and its marker moves up.',
      ),
    ),
    point: [{ option: { key: 'horde:*' } }],
    task: { key: 'horde:*' },
    learnt: { symbol: 'i-noise', name: both('le bruit', 'noise') },
    teaches: ['TEZ-12.2', 'TEZ-12.5', 'TEZ-12.7'],
  },
  {
    id: 'barricade',
    when: { question: 'add-zombie' },
    say: says(
      both('Contre la barricade', 'At the barricade'),
      both(
        'Deux zombies viennent, dans les boutiques de cette couleur. Celle-ci est pleine : il frappe la barricade.',
        'Two Zombies come to the stores of this colour. This one is full: it strikes the barricade instead.',
      ),
    ),
    point: [{ option: againstBarricade }],
    task: againstBarricade,
    learnt: { symbol: 'i-barricade', name: both('la barricade', 'the barricade') },
    teaches: ['TEZ-12.11', 'TEZ-12.13', 'TEZ-13.3'],
  },
  {
    id: 'survivor',
    when: { event: 'survivor-lost' },
    say: says(
      both('Un survivant de moins', 'One survivor less'),
      both(
        'À 0, la barricade coûte un survivant et revient à 2. Quand il n’y en a plus, sa chute te fait gagner.',
        'At 0 the barricade costs a survivor, and goes back to 2. With none left, its fall wins you the match.',
      ),
    ),
    point: [{ marked: true }],
    task: 'watch',
    learnt: { symbol: 't-survivor', name: both('les survivants', 'the survivors') },
    teaches: ['TEZ-13.7', 'TEZ-13.9'],
  },
  {
    id: 'overrun',
    when: { question: 'add-zombie' },
    say: says(
      both('Droit sur quelqu’un', 'Right onto somebody'),
      both(
        'Chaque zombie prend la première pièce sans zombie. La Docteure s’y tient : une blessure.',
        'Each Zombie takes the first room without a Zombie. The Doctor stands in it: one wound.',
      ),
    ),
    point: [{ option: ontoSomebody }],
    task: ontoSomebody,
    learnt: { symbol: 'i-wound', name: both('surprendre', 'overrunning') },
    teaches: ['TEZ-12.14', 'TEZ-14.7'],
  },
  {
    id: 'deal',
    when: { question: 'deal-card' },
    say: says(
      both('Donne une carte', 'Deal a card'),
      both(
        'Elle reste cachée jusqu’à la fin de son prochain tour. De la couleur de sa boutique ? Du bruit, encore.',
        'It stays face down until the end of their next turn. If it has the colour of that store: noise again.',
      ),
    ),
    point: [{ option: { key: 'deal:*' } }],
    task: { key: 'deal:*' },
    learnt: { symbol: 'i-card', name: both('donner une carte', 'dealing a card') },
    teaches: ['TEZ-14.11', 'TEZ-14.12'],
  },
  {
    id: 'revealed',
    when: { event: 'revealed' },
    say: says(
      both('La carte se retourne', 'The card is turned'),
      both(
        'Sa couleur dit où tes zombies viennent maintenant. L’objet, lui, reste à ramasser pour les Humains.',
        'Its colour says where your Zombies come now. The item stays there, for the Humans to pick up.',
      ),
    ),
    point: [{ param: 'card' }, { param: 'who' }],
    task: 'watch',
    patience: 12,
    learnt: { symbol: 'i-search', name: both('la carte retournée', 'the card turned') },
    teaches: ['TEZ-11.17', 'TEZ-12.11'],
  },
  {
    id: 'choice',
    when: { question: 'add-zombie', once: 'revealed' },
    say: says(
      both('À ton idée', 'As you see fit'),
      both(
        'Deux de plus. Remplis une boutique pour frapper la barricade, ou barre-leur le chemin.',
        'Two more. Fill a store to get at the barricade, or stand in their way.',
      ),
    ),
    point: [{ option: { key: 'store:*' } }],
    task: 'read',
    patience: 12,
    learnt: { symbol: 'i-spawn', name: both('placer les zombies', 'placing Zombies') },
    teaches: ['TEZ-12.13', 'TEZ-9.2'],
  },
];

const later: Lesson['later'] = [
  {
    id: 'overflow',
    on: { event: 'zombie-overflows' },
    say: says(
      both('Il déborde', 'It spills over'),
      both(
        'Une boutique d’angle pleine passe son zombie à la suivante, dans le sens horaire.',
        'A full corner store passes its Zombie on to the next one, clockwise.',
      ),
    ),
    point: [{ param: 'to' }],
    learnt: { symbol: 'i-move', name: both('déborder', 'spilling over') },
    teaches: ['TEZ-13.1'],
  },
  {
    id: 'bite',
    on: { event: 'bitten' },
    say: says(
      both('Une morsure', 'A bite'),
      both(
        'Ta réserve est vide : l’Humain le moins blessé subit une blessure à la place.',
        'Your reserve is empty: the Human with the fewest wounds suffers one instead.',
      ),
    ),
    point: [{ param: 'who' }],
    learnt: { symbol: 'i-claws', name: both('la morsure', 'the bite') },
    teaches: ['TEZ-14.1'],
  },
  {
    id: 'hand',
    on: { event: 'hand-drawn' },
    say: says(
      both('Une nouvelle main', 'A new hand'),
      both(
        'Ta dernière carte est donnée : tu en pioches quatre. La pioche vide annonce la fin.',
        'Your last card is dealt: you draw four. When the deck is empty, the end is near.',
      ),
    ),
    point: [{ ref: 'zombies' }],
    learnt: { symbol: 'i-card', name: both('la main', 'the hand') },
    teaches: ['TEZ-14.13', 'TEZ-15.4'],
  },
  {
    id: 'eaten',
    on: { event: 'devoured' },
    say: says(
      both('Dévoré vif', 'Eaten alive'),
      both(
        'Un survivant prend la suite, et tu gagnes une carte Zombie. Sans survivant, tu as gagné.',
        'A survivor takes over, and you gain a Zombie card. With no survivor left, you have won.',
      ),
    ),
    point: [{ param: 'human' }],
    learnt: { symbol: 'i-skull', name: both('dévoré vif', 'eaten alive') },
    teaches: ['TEZ-7.6', 'TEZ-15.3'],
  },
];

export const zombiePlayer: Lesson<Tez> = {
  id: 'zombie-player',
  title: both('Joue les zombies', 'Play the Zombies'),
  minutes: 5,
  position: fromATable('cooperative-versus', 3, 'zombie-turn', {
    humans: ['doctor', 'popstar'],
    zombieCards: ['teenager'],
    at: { 'human-1': 'hoards-collectibles.3', 'human-2': 'departmart.2' },
    zombies: [...usualEntrances, 'amps-electronics.2', 'amps-electronics.3'],
    revealed: 'frequency-1',
    searchCards: { 'human-1': null },
    objectives: ['thin-the-herd', 'seal-the-doors', 'save-stranded-survivors'],
    barricade: 1,
    survivors: 2,
  }),
  seed: 'the-watchman',
  seat: 2,
  steps,
  later,
};
