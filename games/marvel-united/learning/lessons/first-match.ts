/** The first match: two Heroes against the first Villain, from the first card to the first Mission that is completed. */
import { both, type Lesson, type LessonStep, says } from '@necropole/kernel';
import { fromATable } from '../../positions/position.ts';
import type { Mu } from '../../shape.ts';

const atThug = { key: 'attack:thug@*' } as const;
const FIRST_THREAT = 'cosmic-ghost-rider.threat-sinners-gather-1';
const completing = { key: '*', fact: 'mission-completes' } as const;

const steps: readonly LessonStep[] = [
  {
    id: 'aim',
    when: { question: 'play-card' },
    say: says(
      both('Deux Missions, puis lui', 'Two Missions, then him'),
      both(
        'Deux Missions sur trois, puis toute sa Vie : c’est gagné. Perdu si sa piste va au bout, ou si ses plans s’épuisent.',
        'Two of the three Missions, then all his Health: you win. You lose if his track fills up, or when his plans run out.',
      ),
    ),
    point: [{ ref: 'mission-guide' }, { ref: 'villain-track' }],
    task: 'read',
    learnt: { symbol: 'i-objective', name: both('gagner, perdre', 'winning, losing') },
    teaches: ['MU-5.13', 'MU-5.15', 'MU-5.17', 'MU-5.18'],
  },
  {
    id: 'play',
    when: { question: 'play-card' },
    say: says(
      both('Joue une carte', 'Play a card'),
      both(
        'Elle rejoint l’Intrigue. Tu as ses icônes, et celles de la carte Héros juste avant elle : c’est tout ton tour.',
        'It joins the Storyline. You have its symbols, and those of the Hero card just before it: that is your whole turn.',
      ),
    ),
    point: [{ option: { key: 'play:*' } }, { ref: 'storyline' }],
    task: { key: 'play:*' },
    learnt: { symbol: 'i-card', name: both('l’Intrigue', 'the Storyline') },
    teaches: ['MU-7.8', 'MU-7.7'],
  },
  {
    id: 'attack',
    when: { question: 'act' },
    say: says(
      both('Une icône, une action', 'One symbol, one action'),
      both(
        'Une attaque bat un Malfrat là où tu te tiens. Il remplit une case de sa Mission : c’est ainsi qu’on avance.',
        'An attack beats a Thug where you stand. It fills a slot of its Mission: that is how you get ahead.',
      ),
    ),
    point: [{ option: atThug }, { ref: 'mission-defeat-thugs' }],
    task: atThug,
    otherwise: [
      {
        when: { key: 'move:*' },
        say: says(
          both('Par là ? D’accord', 'That way? Fine'),
          both(
            'Tes icônes servent dans l’ordre que tu veux. Une attaque, elle, ne touche que là où tu es.',
            'Use your symbols in any order you like. An attack only reaches those where you are.',
          ),
        ),
      },
    ],
    learnt: { symbol: 'a-attack', name: both('attaquer', 'attacking') },
    teaches: ['MU-8.1', 'MU-8.3', 'MU-9.7'],
  },
  {
    id: 'rescue',
    when: { question: 'act' },
    say: says(
      both('Sauve un Civil', 'Rescue a Civilian'),
      both(
        'Un déplacement mène au Lieu voisin. Là, une icône héroïque, ou un Joker, qui vaut tout, sauve un Civil.',
        'A move takes you next door. There a Heroic symbol, or a Wild, which is worth anything, rescues a Civilian.',
      ),
    ),
    point: [{ option: { key: 'rescue:*' } }, { ref: 'mission-rescue-civilians' }],
    task: { key: 'rescue:*' },
    lead: [{ key: 'move:tva-headquarters' }, { key: 'move:*', fact: 'bystanders-there' }],
    patience: 8,
    learnt: { symbol: 'a-heroic', name: both('bouger, sauver', 'moving, rescuing') },
    teaches: ['MU-8.8', 'MU-8.2', 'MU-8.12'],
  },
  {
    id: 'threat',
    when: { question: ['play-card', 'act'] },
    say: says(
      both('Écarte une Menace', 'Clear a Threat'),
      both(
        'La plupart partent en trois actions héroïques, même en plusieurs tours. Spider-Man est devant une : joue-le.',
        'Most go after three Heroic actions, over several turns too. Spider-Man stands at one: you play him as well.',
      ),
    ),
    point: [{ option: { key: 'place:*' } }, { ref: FIRST_THREAT }],
    task: { key: 'place:*' },
    lead: [{ key: 'play:*' }, { key: 'end' }],
    done: { event: 'threat-cleared' },
    otherwise: [
      {
        when: { key: 'rescue:*' },
        say: says(
          both('Un Civil d’abord ? Bien', 'A Civilian first? Fine'),
          both(
            'La même icône sert aux deux : sauver un Civil, ou poser un pion sur une Menace.',
            'The same symbol does both: it rescues a Civilian, or puts a token on a Threat.',
          ),
        ),
      },
    ],
    patience: 12,
    learnt: { symbol: 'i-threat', name: both('écarter une Menace', 'clearing Threats') },
    teaches: ['MU-9.12', 'MU-8.9', 'MU-8.11'],
  },
  {
    id: 'location',
    when: { question: ['act', 'location-effect'] },
    say: says(
      both('L’effet du Lieu', 'The Location’s effect'),
      both(
        'Sans Menace, un Lieu t’offre son effet quand ton tour finit. Ici, la voie est libre : profites-en.',
        'Without a Threat, a Location offers you its effect when your turn ends. Here the way is free: use it.',
      ),
    ),
    point: [{ option: { key: 'accept' } }],
    task: { key: 'accept' },
    lead: [{ key: 'end', fact: 'effect-here' }],
    done: { event: 'location-effect' },
    patience: 12,
    learnt: { symbol: 'i-hourglass', name: both('l’effet du Lieu', 'Location effects') },
    teaches: ['MU-8.22', 'MU-8.23', 'MU-9.16'],
  },
  {
    id: 'villain',
    when: { event: 'villain-moved' },
    say: says(
      both('Le Vilain joue', 'The Villain plays'),
      both(
        'Toutes les 3 cartes Héros, il joue un plan : il avance, BAM !, puis viennent des Malfrats et des Civils.',
        'After every 3 Hero cards he plays a plan: he moves, BAM!, and then Thugs and Civilians come.',
      ),
    ),
    point: [{ ref: 'villain' }, { param: 'to' }],
    task: 'watch',
    patience: 18,
    learnt: { symbol: 'i-plan', name: both('le tour du Vilain', 'the Villain’s turn') },
    teaches: ['MU-9.1', 'MU-5.25', 'MU-6.1'],
  },
  {
    id: 'damage',
    when: { event: 'damage-coming' },
    say: says(
      both('Ta main est ta vie', 'Your hand is your life'),
      both(
        'Un dégât : une carte de ta main va sous ton paquet. Main vide : K.O., son BAM ! repart, et tu te relèves avec 3 cartes.',
        'One damage: a card of your hand goes under your deck. Empty hand: KO, his BAM! again, then you stand up with 3 cards.',
      ),
    ),
    point: [{ param: 'hero' }],
    task: 'watch',
    patience: 18,
    learnt: { symbol: 'i-bam', name: both('les dégâts', 'damage') },
    teaches: ['MU-10.9', 'MU-10.10', 'MU-10.14', 'MU-10.15', 'MU-10.21'],
  },
  {
    id: 'mission',
    when: { question: 'act' },
    say: says(
      both('Finis une Mission', 'Complete a Mission'),
      both(
        'La première le met Sous pression : un plan toutes les 2 cartes. Dès la deuxième, tes attaques le blessent.',
        'The first puts him Under Pressure: a plan every 2 cards. From the second on, your attacks hurt him.',
      ),
    ),
    point: [{ option: completing }, { ref: 'mission-guide' }],
    task: completing,
    lead: [{ key: 'move:*', fact: 'bystanders-there' }],
    done: { event: 'mission-completed' },
    patience: 16,
    learnt: { symbol: 'i-lock', name: both('blesser le Vilain', 'hurting the Villain') },
    teaches: ['MU-10.3', 'MU-10.4', 'MU-8.6'],
  },
];

const later: Lesson['later'] = [
  {
    id: 'overflow',
    on: { event: 'overflow' },
    say: says(
      both('Affluence', 'Overflow'),
      both(
        'Un pion n’a pas trouvé de place dans ce Lieu : l’effet d’Affluence du Vilain part, une fois.',
        'A token found no room in this Location: the Villain’s Overflow effect goes off, once.',
      ),
    ),
    point: [{ param: 'at' }],
    learnt: { symbol: 'i-overflow', name: both('l’Affluence', 'Overflow') },
    teaches: ['MU-6.13', 'MU-6.10'],
  },
  {
    id: 'knocked-out',
    on: { event: 'knocked-out' },
    say: says(
      both('K.O.', 'KO'),
      both(
        'Main vide. Ton Héros se relève à son prochain tour avec trois cartes ; si son paquet est vide, c’est perdu.',
        'An empty hand. Your Hero stands up next turn with three cards of the deck; if that is empty, you lose.',
      ),
    ),
    point: [{ param: 'hero' }],
    learnt: { symbol: 'i-skull', name: both('le K.O.', 'KO') },
    teaches: ['MU-10.14', 'MU-10.21', 'MU-5.21'],
  },
  {
    id: 'henchman',
    on: { event: 'henchman-hit' },
    say: says(
      both('Un Sbire', 'A Henchman'),
      both(
        'Une Menace qui a de la Vie : seules les attaques l’écartent, une Vie à la fois.',
        'A Threat with Health: only attacks clear it, one Health at a time.',
      ),
    ),
    point: [{ param: 'card' }],
    learnt: { symbol: 'i-health', name: both('les Sbires', 'Henchmen') },
    teaches: ['MU-9.11', 'MU-8.5'],
  },
  {
    id: 'token',
    on: { event: 'tokens-gained' },
    say: says(
      both('Un pion Action', 'An Action token'),
      both(
        'Il vaut une action de plus, à l’un de tes tours : garde-le pour le bon moment.',
        'It is worth one more action, in any turn of yours: keep it for the right moment.',
      ),
    ),
    point: [{ param: 'hero' }],
    learnt: { symbol: 'a-wild', name: both('les pions Action', 'Action tokens') },
    teaches: ['MU-8.18'],
  },
  {
    id: 'under-pressure',
    on: { event: 'under-pressure' },
    say: says(
      both('Sous pression', 'Under Pressure'),
      both(
        'Une Mission est faite. Désormais il joue un plan toutes les 2 cartes Héros ; encore une, et on peut le blesser.',
        'One Mission is done. From now on he plays a plan every 2 Hero cards; one more, and he can be hurt.',
      ),
    ),
    point: [{ ref: 'mission-guide' }],
    learnt: { symbol: 'i-lock', name: both('Sous pression', 'Under Pressure') },
    teaches: ['MU-10.3', 'MU-9.3'],
  },
  {
    id: 'open-to-damage',
    on: { event: 'villain-open-to-damage' },
    say: says(
      both('Frappe-le !', 'Strike him!'),
      both(
        'Deux Missions sont faites : dans son Lieu, chaque attaque lui prend une Vie. À la dernière, c’est gagné.',
        'Two Missions are done: where he stands, each attack takes one Health. With the last one you win.',
      ),
    ),
    point: [{ ref: 'villain' }],
    learnt: { symbol: 'a-attack', name: both('le dernier combat', 'the last fight') },
    teaches: ['MU-10.4', 'MU-5.13'],
  },
];

export const firstMatch: Lesson<Mu> = {
  id: 'first-match',
  title: both('Ta première partie', 'Your first match'),
  minutes: 10,
  position: fromATable('cosmic-ghost-rider', ['captain-carter', 'spider-man-2099'], 'hero-turn', {
    told: ['plan', 'captain-carter.a-1', 'spider-man-2099.h-1', 'captain-carter.ma-1', 'plan', 'spider-man-2099.ma-1'],
    // With what the card before lends, the first card is an attack, a move and whatever one likes.
    hands: {
      'hero-1': ['captain-carter.w-1', 'captain-carter.ma-2', 'captain-carter.mh-1'],
      'hero-2': ['spider-man-2099.mh-1', 'spider-man-2099.w-1'],
    },
    at: { 'hero-1': 'alchemax-headquarters', 'hero-2': 'kun-lun' },
    villainAt: 'united-nations-headquarters',
    tokens: {
      london: 'C',
      'kun-lun': 'T',
      'project-pegasus': 'TTCC',
      'alchemax-headquarters': 'T',
      'tva-headquarters': 'CC',
      'united-nations-headquarters': 'C',
    },
    threats: {
      'kun-lun': [FIRST_THREAT],
      'project-pegasus': ['cosmic-ghost-rider.threat-hellbound-riders-1'],
      'alchemax-headquarters': ['cosmic-ghost-rider.threat-panic-in-the-streets-1'],
      'tva-headquarters': ['cosmic-ghost-rider.threat-sinners-gather-2'],
      'united-nations-headquarters': ['cosmic-ghost-rider.threat-panic-in-the-streets-2'],
    },
    onThreats: { [FIRST_THREAT]: 1 },
    missions: { 'defeat-thugs': 7, 'rescue-civilians': 5, 'clear-threats': 1 },
    // He rides to Heroes wherever they stand, and finds a Location without room beside them.
    plan: ({ move }) => move === 'next-heroes',
  }),
  seed: 'the-watchman',
  seat: 0,
  seats: [0, 1],
  steps,
  later,
};
