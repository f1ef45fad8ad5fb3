/** The first match: an American team a march from its first event, from the movement die to the end of a fight. */
import { both, type Lesson, type LessonStep, says } from '@necropole/kernel';
import { inTheField } from '../../positions/position.ts';
import type { Zf } from '../../shape.ts';
import { firstTimes } from '../first-times.ts';

const ontoEvent = { key: 'march:c6' } as const;
/** Of ten dice, for the first of three targets. */
const share = { key: 'dice:4' } as const;

const steps: readonly LessonStep[] = [
  {
    id: 'aim',
    when: { question: 'set-out' },
    say: says(
      both('Avant les Soviétiques', 'Before the Soviets'),
      both(
        'Deux équipes sur trois entrent au château, puis cherchent le docteur dessous. La dernière mènera les morts.',
        'Two of the three teams get into the castle, and look for the doctor below. The last one will lead the dead.',
      ),
    ),
    point: [{ ref: 'race' }, { ref: 'soviets' }],
    task: 'read',
    learnt: { symbol: 'i-castle', name: both('le but', 'the aim') },
    teaches: ['ZF-2.5', 'ZF-2.9', 'ZF-1.2'],
  },
  {
    id: 'roll',
    when: { question: 'set-out' },
    say: says(
      both('Lance le dé', 'Roll the die'),
      both(
        '1 à 4 : autant de points. 5 : deux hexagones, quel que soit le terrain. 6 : rien, et les Soviétiques avancent.',
        '1 to 4: so many points. 5: two hexes, whatever the terrain. 6: nothing, and the Soviets advance.',
      ),
    ),
    point: [{ ref: 'usa' }],
    task: { key: 'roll' },
    learnt: { symbol: 'd-6', name: both('le dé de mouvement', 'the movement die') },
    teaches: ['ZF-2.13', 'ZF-2.14', 'ZF-2.17'],
  },
  {
    id: 'march',
    when: { question: 'march' },
    say: says(
      both('Marche jusqu’au crâne', 'March to the skull'),
      both(
        'La route coûte 1 par hexagone, le bois 2, la montagne 3. Sur ta route, un événement caché : il t’arrête.',
        'A road costs 1 a hex, a wood 2, a mountain 3. A hidden event lies on your road: it stops you.',
      ),
    ),
    point: [{ option: ontoEvent }, { ref: 'event-c6' }],
    task: ontoEvent,
    lead: [{ key: 'march:c7' }, { key: 'march:d5' }],
    otherwise: [
      {
        when: { key: 'march:*' },
        say: says(
          both('Par là ? D’accord', 'That way? Fine'),
          both(
            'Les points qui restent servent encore. Un marqueur à crâne t’arrête, où qu’il soit.',
            'The points that are left are yours to use. A marker with a skull stops you, wherever it lies.',
          ),
        ),
      },
    ],
    learnt: { symbol: 'i-boot', name: both('marcher', 'marching') },
    teaches: ['ZF-2.22', 'ZF-2.23', 'ZF-3.6'],
  },
  {
    id: 'event',
    when: { question: 'found', offers: { key: 'announce' } },
    say: says(
      both('Toi seul le vois', 'You alone see it'),
      both(
        'Trois zombies ! Une rencontre ou un engin s’annonce. Une arme, un objet, tu les donnerais en secret.',
        'Three zombies! An encounter or a transport is announced. A weapon or an object you would give in secret.',
      ),
    ),
    point: [{ ref: 'event-c6' }],
    task: { key: 'announce' },
    patience: 10,
    learnt: { symbol: 't-event', name: both('les événements', 'events') },
    teaches: ['ZF-3.8', 'ZF-3.10', 'ZF-3.12'],
  },
  {
    id: 'fire',
    when: { question: ['arm', 'volley'] },
    say: says(
      both('Quatre tireurs', 'Four shooters'),
      both(
        'Quatre au plus tirent à chaque case. Un fusil lance 2 dés, le StG44 davantage. Nomme-les, puis « Terminé ».',
        'Four at most fire at each box. A rifle rolls 2 dice, the StG44 more. Name them, and then press “Done”.',
      ),
    ),
    point: [{ option: { key: 'fire:*' } }],
    task: { key: 'fire:*' },
    lead: [{ key: 'wield:*' }, { key: 'ready' }],
    patience: 8,
    learnt: { symbol: 'w-basic', name: both('tirer', 'firing') },
    teaches: ['ZF-9.29', 'ZF-9.19', 'ZF-9.24'],
  },
  {
    id: 'share',
    when: { question: ['volley', 'aim'] },
    say: says(
      both('Partage les dés', 'Share out the dice'),
      both(
        'Chaque 6 touche. Un pion visé qui survit est découvert : on ne sait qui vient qu’en tirant dessus.',
        'Each 6 hits. A counter that is fired at and survives is uncovered: only fire tells you who is coming.',
      ),
    ),
    point: [{ option: { key: 'dice:*' } }],
    task: share,
    lead: [{ key: 'fire:*' }, { key: 'done' }, { key: 'dice:3' }, { key: 'dice:2' }, { key: 'dice:*' }],
    done: { event: 'shot-at' },
    otherwise: [
      {
        when: { key: 'dice:*' },
        say: says(
          both('À ta façon', 'As you like'),
          both(
            'Beaucoup de dés sur un pion, ou un peu sur chacun : la chance de toucher se lit sur chaque réponse.',
            'Many dice at one counter, or a few at each: the chance of a hit stands on every answer.',
          ),
        ),
      },
    ],
    patience: 12,
    learnt: { symbol: 't-unknown', name: both('partager les dés', 'sharing dice') },
    teaches: ['ZF-10.1', 'ZF-10.2', 'ZF-9.26'],
  },
  {
    id: 'grenade',
    when: { question: ['volley', 'aim'] },
    say: says(
      both('Une grenade', 'A grenade'),
      both(
        'Ils avancent d’une case. La grenade ne porte qu’en case 2, mais vaut 7 dés ; qui la lance ne tire pas.',
        'They come on a box. A grenade only reaches box 2, but it is worth 7 dice; whoever throws does not fire.',
      ),
    ),
    point: [{ option: { key: 'throw:*' } }],
    task: { key: 'throw:*' },
    lead: [{ key: 'dice:4' }, { key: 'dice:*' }],
    patience: 12,
    learnt: { symbol: 'w-grenade', name: both('les grenades', 'grenades') },
    teaches: ['ZF-13.6', 'ZF-10.5', 'ZF-9.25'],
  },
  {
    id: 'assault',
    when: { event: 'assault-round' },
    say: says(
      both('L’assaut', 'The assault'),
      both(
        'Un dé chacun : 5 ou 6 blesse, deux blessures tuent. Un géant tient deux places. « Un face à chacun » suffit.',
        'A die each: 5 or 6 wounds, and two wounds kill. A giant takes two places. “One before each” will do.',
      ),
    ),
    point: [{ ref: 'team-box' }],
    task: 'watch',
    patience: 20,
    learnt: { symbol: 'i-attack', name: both('l’assaut', 'the assault') },
    teaches: ['ZF-10.18', 'ZF-10.20', 'ZF-9.22'],
  },
  {
    id: 'ammunition',
    when: { event: 'ammunition-tested' },
    say: says(
      both('Et les munitions ?', 'And the ammunition?'),
      both(
        'Après le combat, un dé pour chaque arme qui a tiré : sur 1, elle est perdue. Le fusil, lui, ne s’use pas.',
        'After a fight, a die for each weapon that fired: on a 1 it is lost. A rifle never runs out.',
      ),
    ),
    point: [{ param: 'member' }],
    task: 'watch',
    patience: 20,
    learnt: { symbol: 'd-1', name: both('les munitions', 'ammunition') },
    teaches: ['ZF-10.7', 'ZF-9.19'],
  },
];

/** What is still to be met, at the end of the lesson. */
const ahead: ReadonlySet<string> = new Set(['soviets', 'gate', 'fortress', 'doctor']);
const later: Lesson['later'] = firstTimes.filter(({ id }) => ahead.has(id));

export const firstMatch: Lesson<Zf> = {
  id: 'first-match',
  title: both('Ta première partie', 'Your first match'),
  minutes: 10,
  position: inTheField(3, 'field-turn', {
    at: ['b7', 'l2', 'g9'],
    events: { c6: 'encounter-3.1' },
    othersAsDrawn: true,
    carried: {
      'usa-soldier-1': ['stg44.1'],
      'usa-soldier-2': ['grenades.1'],
      'great-britain-soldier-1': ['grenades.2'],
      'japan-soldier-1': ['grenades.3'],
    },
    // Something comes through the fire.
    bowl: ['zombie.1', 'giant.1', 'zombie.2'],
    soviets: 3,
  }),
  seed: 'the-watchman-116',
  seat: 0,
  steps,
  later,
};
