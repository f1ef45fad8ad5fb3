/** The first match: two Humans against the Zombies, from the first step to the first supply token that is brought home. */
import { both, type Lesson, type LessonStep, says } from '@necropole/kernel';
import { usualEntrances } from '../../positions/arrange.ts';
import { fromATable } from '../../positions/position.ts';
import type { Tez } from '../../shape.ts';

const intoZombie = { key: 'move:*', fact: 'zombie-there' } as const;

const steps: readonly LessonStep[] = [
  {
    id: 'aim',
    when: { question: 'turn' },
    say: says(
      both('Trois objectifs', 'Three objectives'),
      both(
        'Tire sur 9 zombies, cadenasse une boutique de chaque couleur, ramène 3 survivants : avant la fin de la pioche.',
        'Shoot 9 Zombies, lock one store of each colour, bring 3 survivors home: before the Search deck runs out.',
      ),
    ),
    point: [
      { ref: 'objective-thin-the-herd' },
      { ref: 'objective-seal-the-doors' },
      { ref: 'objective-save-stranded-survivors' },
    ],
    task: 'read',
    learnt: { symbol: 'i-objective', name: both('le but', 'the aim') },
    teaches: ['TEZ-15.1', 'TEZ-15.4'],
  },
  {
    id: 'move',
    when: { question: 'turn' },
    say: says(
      both('Bouge : trois pas', 'Move: three steps'),
      both(
        'Chaque tour, trois déplacements. Entre dans Départmart, pièce 2 : un jeton Stock t’y attend.',
        'Three moves each turn. Go into Departmart, room 2: a supply token waits there.',
      ),
    ),
    point: [{ option: { key: 'move:departmart.*' } }],
    task: { key: 'move:departmart.*' },
    lead: [{ key: 'move:courtyard.east' }],
    otherwise: [
      {
        when: { key: 'move:courtyard*' },
        say: says(
          both('Par là ? D’accord', 'That way? Fine'),
          both(
            'Le Patio est à l’abri : aucun zombie n’y entre. Départmart est juste à l’est.',
            'The courtyard is safe: no Zombie comes in. Departmart is just to the east.',
          ),
        ),
      },
    ],
    learnt: { symbol: 'i-move', name: both('bouger trois fois', 'three moves') },
    teaches: ['TEZ-8.1', 'TEZ-8.8'],
  },
  {
    id: 'melee',
    when: { question: 'turn' },
    say: says(
      both('Entre chez lui', 'Walk right in'),
      both(
        'Tu bats toujours le zombie. Le dé dit seulement ce que ça te coûte.',
        'You always beat the Zombie. The die only says what it costs you.',
      ),
    ),
    point: [{ option: intoZombie }],
    task: intoZombie,
    lead: [{ key: 'melee' }, { key: 'move:departmart.*' }, { key: 'move:courtyard.east' }],
    done: { event: 'zombie-killed', params: { cause: 'melee' } },
    otherwise: [
      {
        when: { key: 'shoot:*' },
        say: says(
          both('Tirer ? Ça marche', 'Shooting works too'),
          both(
            'Une munition, et il tombe. Pour la mêlée, entre là où se tient un autre zombie.',
            'One ammo, and it falls. For a melee, walk into a room where another Zombie stands.',
          ),
        ),
      },
      {
        when: { key: 'move:*' },
        say: says(
          both('Par là ? D’accord', 'That way? Fine'),
          both(
            'Le jeton Stock reste bloqué tant qu’un zombie se tient dans la boutique.',
            'The supply token stays blocked while a Zombie stands in the store.',
          ),
        ),
      },
    ],
    patience: 8,
    learnt: { symbol: 'i-attack', name: both('la mêlée', 'melee') },
    teaches: ['TEZ-9.2', 'TEZ-9.3'],
  },
  {
    id: 'supply',
    when: { question: 'turn' },
    say: says(
      both('Prends le jeton Stock', 'Take the supply token'),
      both(
        'Plus de zombie dans la boutique : reviens en pièce 2, le jeton est à toi.',
        'No Zombie left in the store: go back to room 2, and the token is yours.',
      ),
    ),
    point: [{ option: { key: 'supply:*' } }],
    task: { key: 'supply:*' },
    lead: [{ key: 'move:departmart.2' }, { key: 'move:departmart.*' }, { key: 'move:courtyard.east' }],
    patience: 8,
    learnt: { symbol: 'i-supplies', name: both('prendre un Stock', 'taking supplies') },
    teaches: ['TEZ-10.15'],
  },
  {
    id: 'end',
    when: { question: 'turn', offers: { key: 'end' } },
    say: says(
      both('Finis ton tour', 'End your turn'),
      both(
        'Tu fouilleras la pièce où tu te tiens. En pièce 1 d’une boutique sans zombie, tu poses en plus un cadenas.',
        'You search the room you stand in. In room 1 of a store without Zombies you put up a padlock as well.',
      ),
    ),
    point: [{ ref: 'turn' }],
    task: { key: 'end' },
    learnt: { symbol: 'i-stop', name: both('finir son tour', 'ending a turn') },
    teaches: ['TEZ-8.1'],
  },
  {
    id: 'search',
    when: { event: 'revealed' },
    say: says(
      both('Tu fouilles', 'You search'),
      both(
        'Ta carte se retourne et reste là, à ramasser plus tard. Retiens la couleur de son symbole.',
        'Your card is turned and stays there, to be picked up later. Mind the colour of its symbol.',
      ),
    ),
    point: [{ param: 'card' }, { param: 'who' }],
    task: 'watch',
    learnt: { symbol: 'i-search', name: both('fouiller', 'searching') },
    teaches: ['TEZ-11.17'],
  },
  {
    id: 'arrivals',
    when: { event: 'zombie-added' },
    say: says(
      both('Ils arrivent', 'Here they come'),
      both(
        'Un zombie dans chaque boutique de cette couleur. Deux si tu t’y tiens : tu fais du bruit.',
        'A Zombie in each store of that colour. Two if you stand in one of them: you make noise.',
      ),
    ),
    point: [{ param: 'room' }],
    task: 'watch',
    learnt: { symbol: 'i-spawn', name: both('les arrivées', 'arrivals') },
    teaches: ['TEZ-12.2', 'TEZ-16.8', 'TEZ-16.9'],
  },
  {
    id: 'shoot',
    when: { question: 'turn' },
    say: says(
      both('Tire à côté', 'Shoot next door'),
      both(
        'Après un pas, une munition abat un zombie d’une pièce voisine. C’est aussi un objectif.',
        'After a move, one ammo drops a Zombie in a room next to yours. It is an objective, too.',
      ),
    ),
    point: [{ option: { key: 'shoot:*' } }, { ref: 'objective-thin-the-herd' }],
    task: { key: 'shoot:*' },
    lead: [{ key: 'move:courtyard.west' }, { key: 'move:amps-electronics.3' }, { key: 'move:courtyard*' }],
    patience: 10,
    learnt: { symbol: 'i-shoot', name: both('tirer', 'shooting') },
    teaches: ['TEZ-9.18', 'TEZ-7.3'],
  },
  {
    id: 'deliver',
    when: { question: 'turn', params: { who: 'doctor' }, once: 'supply' },
    say: says(
      both('Livre le jeton Stock', 'Bring the token home'),
      both(
        'Au centre du Patio, il relève la barricade de 2. À 0, un survivant est perdu.',
        'At the centre of the courtyard it raises the barricade by 2. At 0 a survivor is lost.',
      ),
    ),
    point: [{ ref: 'courtyard.centre' }],
    task: { key: 'move:courtyard.centre' },
    lead: [{ key: 'move:courtyard*' }, { key: 'move:departmart.2' }, { key: 'move:departmart.3' }],
    done: { event: 'barricade-raised' },
    patience: 14,
    learnt: { symbol: 'i-barricade', name: both('la barricade', 'the barricade') },
    teaches: ['TEZ-10.17', 'TEZ-13.7'],
  },
];

const later: Lesson['later'] = [
  {
    id: 'devoured',
    on: { event: 'devoured' },
    say: says(
      both('Dévoré vif', 'Eaten alive'),
      both(
        'Blessures et munitions se sont rejointes. Un survivant du Patio prend la suite.',
        'Wounds and ammo have met. A survivor of the courtyard takes over.',
      ),
    ),
    point: [{ param: 'human' }],
    learnt: { symbol: 'i-skull', name: both('dévoré vif', 'eaten alive') },
    teaches: ['TEZ-7.6'],
  },
  {
    id: 'sealed',
    on: { event: 'doors-sealed' },
    say: says(
      both('Un cadenas', 'A padlock'),
      both(
        'Le tour finit en pièce 1, l’entrée d’une boutique sans zombie : elle est cadenassée, un objectif avance.',
        'The turn ends in room 1, the Entrance of a store without Zombies: it is locked, an objective moves on.',
      ),
    ),
    point: [{ param: 'store' }],
    learnt: { symbol: 'i-objective', name: both('les cadenas', 'padlocks') },
    teaches: ['TEZ-10.26'],
  },
  {
    id: 'survivor-follows',
    on: { event: 'survivor-follows' },
    say: says(
      both('Un survivant suit', 'A survivor follows'),
      both(
        'Au centre du Patio il est sauvé : l’objectif avance, et la barricade gagne 1.',
        'At the centre of the courtyard they are safe: the objective moves on, and the barricade gains 1.',
      ),
    ),
    point: [{ ref: 'courtyard.centre' }],
    learnt: { symbol: 't-survivor', name: both('les survivants', 'survivors') },
    teaches: ['TEZ-10.26'],
  },
  {
    id: 'noise',
    on: { event: 'noise' },
    say: says(
      both('Du bruit', 'Noise'),
      both(
        'La carte porte la couleur de la boutique où l’on se tient : il en vient deux dans chacune.',
        'The card has the colour of the store that one stands in: two come to each store of it.',
      ),
    ),
    point: [{ param: 'store' }],
    learnt: { symbol: 'i-noise', name: both('le bruit', 'noise') },
    teaches: ['TEZ-12.2', 'TEZ-16.9'],
  },
  {
    id: 'overkill',
    on: { event: 'overkill-taken' },
    say: says(
      both('Massacre', 'Overkill'),
      both(
        'Cette face du dé offre un déplacement de plus, tout de suite.',
        'This face of the die gives one more move, at once.',
      ),
    ),
    point: [{ param: 'who' }],
    learnt: { symbol: 'm-overkill', name: both('le massacre', 'overkill') },
    teaches: ['TEZ-9.5'],
  },
  {
    id: 'overrun',
    on: { event: 'overrun' },
    say: says(
      both('Submergé', 'Overrun'),
      both(
        'Un zombie entre dans la pièce d’un Humain : une blessure. À son tour, il part avant de rien y faire.',
        'A Zombie comes into a Human’s room: one wound. On their turn they leave before doing anything there.',
      ),
    ),
    point: [{ param: 'room' }],
    learnt: { symbol: 'i-wound', name: both('submergé', 'overrun') },
    teaches: ['TEZ-14.7', 'TEZ-8.15'],
  },
];

export const firstMatch: Lesson<Tez> = {
  id: 'first-match',
  title: both('Ta première partie', 'Your first match'),
  minutes: 10,
  position: fromATable(
    'solo',
    1,
    'human-turn',
    {
      humans: ['doctor', 'popstar'],
      at: { 'human-1': 'courtyard.east', 'human-2': 'courtyard.centre' },
      zombies: usualEntrances,
      // Its symbol is that of the stores in the west, where the second Human then has something to shoot at.
      searchCards: { 'human-1': 'frequency-1', 'human-2': 'frequency-3' },
      objectives: ['thin-the-herd', 'seal-the-doors', 'save-stranded-survivors'],
      barricade: 2,
      survivors: 3,
    },
    { difficulty: 'easy' },
  ),
  seed: 'the-watchman-2',
  seat: 0,
  steps,
  later,
};
