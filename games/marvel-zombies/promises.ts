/** What each fact beside an option or a question promises, and how it is seen that the promise holds. */

import type { Answered, Promises, Stand } from '@necropole/kernel';
import type { EnemyId } from './content/ids.ts';
import { colourOf } from './rules/opening.ts';
import type { Mz } from './shape.ts';
import { enemiesIn, type Hero, isZombieHero } from './world.ts';

/** The hero whom the question is about. */
function heroOf({ world, question: { params } }: Pick<Stand<Mz>, 'world' | 'question'>): Hero | undefined {
  return 'who' in params ? world.heroes.find(({ id }) => id === params.who) : undefined;
}

/** The zone that an option is about: the first of what it refers to. */
function zoneOf({ board, option }: Stand<Mz>): number {
  return board.plan.zones.findIndex(({ id }) => id === option?.refs?.[0]);
}

function isAsked({ next }: Answered<Mz>, ...keys: readonly Answered<Mz>['next'][number]['key'][]): boolean {
  return next.some(({ key }) => keys.includes(key));
}

/** The health that a hero has once the wounds in question have fallen or healed; `null` while that is still open. */
function healthAfter({ question, option, world, heard, next }: Answered<Mz>, who: string): number | null {
  // Of several wounds to share out, the next ones may fall on the same hero; and some can be warded off.
  const isOpen = question.key === 'take-wound' && question.params.left > 1;
  const asked = new Set<string>(next.map(({ key }) => key));
  const isStopped = ['take-wound', 'sacrifice-citizen', 'may-use', 'lose-trait'].some((key) => asked.has(key));
  const [changed] = [...heard('healed'), ...heard('wounded')].filter((one) => one.who === who);
  if (isOpen || heard('wounds-prevented').length > 0 || (isStopped && changed === undefined)) return null;
  if (question.key === 'sacrifice-citizen' && question.params.wounds === 1 && option.key === 'sacrifice') return null;
  return changed?.now ?? world.heroes.find(({ id }) => id === who)?.health ?? null;
}

/** Whom the wounds or the health beside an option are for. */
function patientOf(answered: Answered<Mz>): string {
  return answered.question.key === 'take-wound' ? String(answered.option.value) : (heroOf(answered)?.id ?? '');
}

function kindOf(enemy: EnemyId): string {
  return isZombieHero(enemy) ? 'zombie-hero' : (enemy.split('-')[0] ?? '');
}

export const promises: Promises<Mz> = {
  'actions-left': { isSo: ({ actions }, { world }) => world.turn.actions === actions },
  'action-cost': {
    comesTrue({ actions }, { world, after, heard }) {
      // A level reached on the way may bring an action, and who falls has none left.
      if (after.turn.hero !== world.turn.hero || heard('level-reached').length > 0) return null;
      return world.turn.actions - after.turn.actions === actions;
    },
  },
  'power-cost': { comesTrue: ({ power }, { heard }) => heard('power-spent')[0]?.power === power },
  'power-left': { isSo: ({ power }, at) => heroOf(at)?.power === power },
  'slowed-by': {
    isSo: ({ enemies }, at) => enemies <= enemiesIn(at.world, heroOf(at)?.zone ?? -1).length,
    comesTrue: ({ enemies }, { heard }) => (heard('moved')[0]?.cost ?? 0) >= enemies,
  },
  'enemies-there': {
    isSo: ({ enemies }, at) =>
      enemiesIn(at.world, zoneOf(at)).filter((enemy) => !at.world.down.some((one) => one === enemy)).length === enemies,
  },
  'dice-and-accuracy': {
    comesTrue({ dice, accuracy }, { heard, next }) {
      for (const { key, params } of next) if (key === 'attack-boost') return params.dice === dice;
      const [made] = heard('attack-made');
      return made === undefined ? null : made.needed === accuracy && made.dice.length >= dice;
    },
  },
  'kill-odds': {
    isSo: ({ kills, percent }) => kills >= 1 && percent >= 0 && percent <= 100,
    comesTrue({ kind, kills, percent }, answered) {
      const { heard } = answered;
      if (heard('attack-made').length === 0 || isAsked(answered, 'choose-struck')) return null;
      const killed = heard('enemy-killed').filter(({ enemy }) => kindOf(enemy) === kind).length;
      // Who would be laid down instead of killed is not counted.
      if (percent === 100 && heard('laid-down').length === 0 && answered.next.length > 0) return killed >= kills;
      return percent > 0 || killed < kills;
    },
  },
  'hits-to-kill': {
    comesTrue({ enough }, { option, heard }) {
      const isStruckDown = heard('enemy-killed').some(({ enemy }) => enemy === option.value);
      // Who would be laid down instead of killed falls too.
      return enough ? isStruckDown || heard('laid-down').length > 0 : !isStruckDown && heard('hits-wasted').length > 0;
    },
  },
  'clear-odds': { isSo: ({ percent }) => percent >= 0 && percent <= 100 },
  'opens-building': {
    comesTrue: ({ zones }, { heard }) =>
      heard('building-opened').reduce((cards, opened) => cards + opened.cards, 0) === zones,
  },
  'spawn-live': { isSo: ({ points }, { world }) => points <= world.points.filter(({ active }) => active).length },
  'will-be-attacked': {
    isSo: ({ who, wounds, fromElsewhere }, { world }) =>
      wounds > 0 && fromElsewhere <= wounds && world.heroes.some(({ id, zone }) => id === who && zone >= 0),
  },
  'citizen-will-be-attacked': { isSo: ({ citizen }, { world }) => world.citizens.some(({ id }) => id === citizen) },
  lethal: {
    comesTrue({ who }, answered) {
      const health = healthAfter(answered, who);
      return health === null ? null : health === 0;
    },
  },
  'citizens-lost': { isSo: ({ citizens }, { world }) => citizens > 0 && citizens <= world.citizens.length },
  'devoured-cost': {
    comesTrue(_, answered) {
      if (answered.option.key === 'sacrifice') return answered.heard('citizen-devoured').length > 0;
      if (isAsked(answered, 'take-wound', 'sacrifice-citizen', 'may-use')) return null;
      return answered.heard('citizen-devoured').length + answered.heard('citizen-fights-back').length > 0;
    },
  },
  'citizen-would-stay': { comesTrue: (_, { heard }) => heard('citizen-stays').length > 0 },
  effect: 'tells',
  'way-length': 'tells',
  'health-left': {
    isSo: ({ health }, at) => at.option !== null || heroOf(at)?.health === health,
    comesTrue({ health }, answered) {
      const left = healthAfter(answered, patientOf(answered));
      return left === null ? null : left === health;
    },
  },
  'power-gain': { comesTrue: ({ power }, { heard }) => (heard('power-gained')[0]?.power ?? 0) === power },
  'traits-full': {
    isSo: ({ traits }, at) => heroOf(at)?.traits.cards.length === traits,
    comesTrue: (_, answered) => isAsked(answered, 'discard-trait'),
  },
  'objective-colour': {
    isSo: ({ colour }, { world, option }) =>
      world.objectives.some(
        ({ id, face }) => option?.refs?.includes(id) && face.cards.some((c) => colourOf(c) === colour),
      ),
    comesTrue: ({ colour }, { heard }) => heard('objective-taken')[0]?.colour === colour,
  },
  'exit-there': { isSo: (_, at) => zoneOf(at) === at.world.exit },
  'out-then': {
    comesTrue: ({ out }, { heard }) => heard('hero-left')[0]?.out === out,
  },
  'may-leave': { comesTrue: (_, answered) => isAsked(answered, 'leave-by-exit') },
};
