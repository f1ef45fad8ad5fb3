/** The other side: the zombie master, from the last markers that are laid to the first blow of a wandering zombie. */
import { both, type Lesson, type LessonStep, says } from '@necropole/kernel';
import { inTheFortress } from '../../positions/position.ts';
import type { Zf } from '../../shape.ts';
import { firstTimes } from '../first-times.ts';

/** Onto a team: there a group goes no farther. */
const ontoTeam = { key: 'march:*', fact: 'stops-here' } as const;

const steps: readonly LessonStep[] = [
  {
    id: 'aim',
    when: { question: 'lay-marker' },
    say: says(
      both('Que nul ne sorte', 'Let nobody out'),
      both(
        'Tu mènes les morts. Une équipe cherche le docteur, puis la sortie : si personne ne sort vivant, tu as gagné.',
        'You lead the dead. A team looks for the doctor, then for the way out: if nobody gets out alive, you win.',
      ),
    ),
    point: [{ ref: 'doctor' }, { ref: 'dead' }],
    task: 'read',
    learnt: { symbol: 'i-skull', name: both('le but', 'the aim') },
    teaches: ['ZF-6.2', 'ZF-5.22'],
  },
  {
    id: 'lay',
    when: { question: 'lay-marker' },
    say: says(
      both('Tends tes pièges', 'Set your traps'),
      both(
        'Une salle, un marqueur : une rencontre garde le passage. Quand tout est posé, plus personne ne regarde, toi non plus.',
        'A room, a marker: an encounter guards the way. Once all are laid nobody may look again, and neither may you.',
      ),
    ),
    point: [{ option: { key: 'slot:*' } }],
    task: { key: 'slot:*' },
    learnt: { symbol: 't-event', name: both('poser les marqueurs', 'laying markers') },
    teaches: ['ZF-5.14', 'ZF-5.15'],
  },
  {
    id: 'create',
    when: { question: 'lead' },
    say: says(
      both('Fais entrer un errant', 'Bring one in'),
      both(
        'Un dé dit par quel hall numéroté il entre. Deux au plus à la fois, et il ne marche qu’à ton prochain tour.',
        'A die says through which numbered hall it comes. Two at most at a time, and it only walks from your next turn on.',
      ),
    ),
    point: [{ ref: 'dead' }],
    task: { key: 'create' },
    patience: 10,
    learnt: { symbol: 't-wander', name: both('les zombies errants', 'wandering zombies') },
    teaches: ['ZF-7.21', 'ZF-7.22', 'ZF-8.1'],
  },
  {
    id: 'lead',
    when: { question: 'lead' },
    say: says(
      both('Mène-le', 'Lead it'),
      both(
        'Il a un dé plus 1 en points. Une porte en coûte un de plus, et nulle serrure ne l’arrête.',
        'It has a die plus 1 in points. A door costs one more, and no lock ever stops it.',
      ),
    ),
    point: [{ option: { key: 'lead:*' } }, { ref: 'dead' }],
    task: { key: 'lead:*' },
    lead: [{ key: 'done' }],
    patience: 12,
    learnt: { symbol: 'i-boot', name: both('mener les morts', 'leading the dead') },
    teaches: ['ZF-8.2', 'ZF-8.3', 'ZF-6.5'],
  },
  {
    id: 'attack',
    when: { question: ['lead', 'prowl'] },
    say: says(
      both('Droit sur eux', 'Right at them'),
      both(
        'Entre là où se tient l’équipe : il attaque aussitôt. Trop loin ? Approche, et recommence au tour suivant.',
        'Go in where the team stands: it attacks at once. Too far? Come nearer, and go on at your next turn.',
      ),
    ),
    point: [{ option: ontoTeam }, { ref: 'dead' }],
    task: ontoTeam,
    lead: [
      { key: 'march:north-corridor' },
      { key: 'march:south-corridor' },
      { key: 'march:west-corridor' },
      { key: 'march:east-corridor' },
      { key: 'lead:*' },
      { key: 'create' },
      { key: 'done' },
      { key: 'halt' },
    ],
    done: { event: 'wanderer-rolled' },
    patience: 16,
    learnt: { symbol: 'i-attack', name: both('attaquer', 'attacking') },
    teaches: ['ZF-8.6', 'ZF-8.7'],
  },
  {
    id: 'advance',
    when: { question: 'advance' },
    say: says(
      both('Approche sous le feu', 'Come on under fire'),
      both(
        'À chaque case, ils tirent, et peuvent tenter de fuir. Sa vie : un dé plus 3. Après la case 1, tu es sur eux.',
        'At each box they fire, and may try to flee. Its life: a die plus 3. After box 1 you are upon them.',
      ),
    ),
    point: [{ ref: 'counter-1' }],
    task: { key: 'advance' },
    patience: 12,
    learnt: { symbol: 't-unknown', name: both('approcher', 'coming nearer') },
    teaches: ['ZF-9.25', 'ZF-10.26', 'ZF-8.7'],
  },
  {
    id: 'strike',
    when: { question: 'strike-whom' },
    say: says(
      both('Choisis ta victime', 'Choose your victim'),
      both(
        'À l’assaut, un dé : 5 ou 6 blesse. Devant plusieurs, tu nommes qui tu frappes ; un blessé mourrait.',
        'In an assault, a die: 5 or 6 wounds. Before several of them you name whom you strike; a wounded one would die.',
      ),
    ),
    point: [{ option: { key: 'member:*' } }],
    task: { key: 'member:*' },
    lead: [{ key: 'advance' }],
    patience: 20,
    learnt: { symbol: 'i-wound', name: both('frapper', 'striking') },
    teaches: ['ZF-10.18', 'ZF-10.19', 'ZF-9.22'],
  },
];

/** What is still to be met, at the end of the lesson. */
const ahead: ReadonlySet<string> = new Set(['flight', 'doctor', 'panic', 'escaped']);

export const zombieMaster: Lesson<Zf> = {
  id: 'zombie-master',
  title: both('Mène les morts', 'Lead the dead'),
  minutes: 6,
  position: inTheFortress(2, 'lay-markers', {
    at: ['lift-room', null],
    rooms: { 'eagle-room': 'battery.1', 'crank-room': 'doctor.1', 'battery-room': 'eagle.1' },
    toLay: ['armoury', 'cells'],
    // Their grenades are thrown: the doors of the lift room hold them up for a while.
    carried: { 'usa-soldier-1': ['stg44.1'] },
    turn: 1,
  }),
  seed: 'the-watchman',
  seat: 1,
  steps,
  later: firstTimes.filter(({ id }) => ahead.has(id)),
};
