/** Zombie Fortress 1945, as a game of the kernel: the race to the castle, then the fortress. */
import { anyGame, type Game, NOBODY_LISTENS } from '@necropole/kernel';
import { art } from './art/index.ts';
import { bot } from './bot.ts';
import { chronicle } from './chronicle.ts';
import { appears, components } from './content/index.ts';
import { learning } from './learning/index.ts';
import { promises } from './promises.ts';
import { rulebook } from './rulebook/index.ts';
import { fightAdvance } from './rules/advance.ts';
import { fightAssault } from './rules/assault.ts';
import { fieldAttack } from './rules/attacks.ts';
import { lastEvents } from './rules/end-of-field.ts';
import { fieldEvent, fieldPickUp, fieldStop } from './rules/field-events.ts';
import { fieldMarch } from './rules/field-movement.ts';
import { fieldTurn } from './rules/field-turn.ts';
import { fightOver } from './rules/fight-over.ts';
import { fightArm, turnOver } from './rules/fights.ts';
import { fortressEvent, fortressPickUp } from './rules/fortress-events.ts';
import { fortressMarch } from './rules/fortress-movement.ts';
import { layMarkers, takeGreenMarkers } from './rules/fortress-setup.ts';
import { fortressTurn } from './rules/fortress-turn.ts';
import { invariantsOf } from './rules/invariants.ts';
import { accepts, fits, narrows } from './rules/secrets.ts';
import { chooseCamp, chooseTown, giveGrenades, rollForCamps, setUp } from './rules/setup.ts';
import { fightFire } from './rules/volleys.ts';
import { packMarch } from './rules/wandering.ts';
import { sceneOf } from './scene/index.ts';
import type { Zf } from './shape.ts';
import { signs } from './signs/index.ts';
import { whereabouts } from './whereabouts.ts';
import { en } from './words/en/index.ts';
import { fr } from './words/fr/index.ts';
import { adoptWorld, copyWorld } from './world.ts';

/** The game with its own types: for its tests. */
export const zombieFortress: Game<Zf> = {
  id: 'zombie-fortress-1945',
  version: 7,
  modes: [
    {
      id: 'race',
      seats: [2, 4],
      options: {
        keys: { values: ['book', 'rooms'], default: 'book' },
        clock: { values: ['16', '24', '28', 'off'], default: '16' },
        idle: { values: ['leads', 'watches'], default: 'leads' },
        ties: { values: ['shared', 'first-out'], default: 'shared' },
      },
      missions: [],
      outcomes: [
        'soviets-first',
        'all-destroyed',
        'massacre',
        'plague',
        'buried',
        'usa-wins',
        'great-britain-wins',
        'japan-wins',
        'germany-wins',
        'shared',
      ],
    },
  ],
  minutes: [60, 120],
  // Ten sixes end the race: some sixty turns a seat, and fights of up to ten counters.
  bound: 20_000,
  setupPhases: ['roll-for-camps', 'choose-camp', 'choose-town', 'give-grenades'],
  setup: setUp,
  phases: {
    'roll-for-camps': rollForCamps,
    'choose-camp': chooseCamp,
    'choose-town': chooseTown,
    'give-grenades': giveGrenades,
    'field-turn': fieldTurn,
    'field-march': fieldMarch,
    'field-stop': fieldStop,
    'field-event': fieldEvent,
    'field-pick-up': fieldPickUp,
    'field-attack': fieldAttack,
    'fight-arm': fightArm,
    'fight-fire': fightFire,
    'fight-advance': fightAdvance,
    'fight-assault': fightAssault,
    'fight-over': fightOver,
    'turn-over': turnOver,
    'last-events': lastEvents,
    'take-green-markers': takeGreenMarkers,
    'lay-markers': layMarkers,
    'fortress-turn': fortressTurn,
    'fortress-march': fortressMarch,
    'fortress-event': fortressEvent,
    'fortress-pick-up': fortressPickUp,
    'pack-march': packMarch,
  },
  // What a thing does stands on it as data: to listen, the others would have to know of it.
  listeners: () => NOBODY_LISTENS,
  components,
  appears,
  copy: copyWorld,
  adopt: adoptWorld,
  invariants: invariantsOf,
  accepts,
  narrows,
  fits,
  scene: sceneOf,
  whereabouts,
  chronicle,
  signs,
  art,
  promises,
  bot,
  words: { fr, en },
  rulebook,
  learning,
};

/** The game as the list of games holds it. */
export const game: Game = anyGame(zombieFortress);
