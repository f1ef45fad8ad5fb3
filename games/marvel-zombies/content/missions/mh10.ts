/** MH10 (p.38): a zombie who cannot be killed, and a broken machine that can kill him. */
import { mh10Rules } from '../../rulebook/missions/mh10.ts';
import { killEnemy } from '../../rules/killing.ts';
import { moveByAction, moveOptions } from '../../rules/moving.ts';
import { rangeBetween, zoneId } from '../../rules/places.ts';
import { placeEnemies } from '../../rules/spawning.ts';
import type { MzTable, Verdict } from '../../shape.ts';
import { type Board, type Hero, placeOf, type World, type Zone } from '../../world.ts';
import type { Errand, Mission, MissionOffer } from '../kinds.ts';
import { isAllowed } from '../uses.ts';
import { missionMap } from './maps.ts';
import { isMarked, mark, unmark } from './marks.ts';
import { lookedAt, rewardByColour, takeColours } from './objectives.ts';
import { faceDown, rescue } from './shared.ts';

/** The whole ground floor and the grounds; the zombie waits in the hall, and the elevator brings walkers. */
const map = missionMap({
  floors: [
    {
      floor: 'ground',
      turns: 0,
      tiles: [
        ['10R', '11R', '12R'],
        ['13R', '14R', '15R'],
        ['16R', '17R', '18R'],
      ],
    },
  ],
  starts: ['17R.gate-2'],
  exit: null,
  points: [
    { id: 'initial', zone: '16R.path-1', from: 'start' },
    { id: 'blue', zone: '11R.shaft', from: 'start' },
    { id: 'red-1', zone: '12R.lawn-3', from: 'start' },
    { id: 'green', zone: '18R.path-3', from: 'five-heroes' },
  ],
  objectives: [
    { zone: '10R.art-room', face: 'hidden' },
    { zone: '11R.garden-room', face: 'hidden' },
    { zone: '12R.gym-stands', face: 'hidden' },
    { zone: '13R.library-north', face: 'hidden' },
    { zone: '15R.dining-south', face: 'hidden' },
  ],
  hidden: ['blue', 'green', 'red', 'red', 'red'],
  hand: '17R.court-2',
  elevator: 'ground',
  zombieHeroes: [{ id: 'juggernaut', zone: '14R.hall-back' }],
});

const OBJECTIVES = 'MZ-38.2';
const BROKEN_RULE = 'MZ-38.7';
const TOKEN_RULE = 'MZ-38.8';
const CARRY_RULE = 'MZ-38.10';
const FIRE_RULE = 'MZ-38.11';
/** How far the Hand reaches Juggernaut. */
const MOST_RANGE = 1;
const WALKERS_BY_ELEVATOR = 3;
/** The tiles on which the engineer hides. */
const SEARCHED: readonly string[] = ['16R', '18R'];

const carryHand: MissionOffer<'carry-hand'> = {
  id: 'carry-hand',
  provenance: 'rulebook',
  cites: [CARRY_RULE],
  actions: 1,
  power: 0,
  judge(table, hero) {
    if (!isMarked(table.world, 'hand-charged')) return broken(CARRY_RULE);
    if (!isAtHand(table.world, hero)) return notHere(CARRY_RULE);
    const { actions } = table.world.turn;
    const isAffordable = moveOptions(table, hero).some(
      (option) => isAllowed(option) && option.value.cost + carryHand.actions <= actions,
    );
    return isAffordable ? null : { key: 'cannot-leave', params: {}, cite: CARRY_RULE, refs: [hero.id] };
  },
  refs: () => ['hand'],
  *use(table, hero) {
    const move = yield* table.ask(hero.seat, {
      key: 'choose-zone',
      params: { who: hero.id, component: carryHand.id },
      cite: CARRY_RULE,
      refs: [hero.id, 'hand'],
      options: () => moveOptions(table, hero),
    });
    mark(table.world, 'hand-carried');
    yield* moveByAction(table, hero, move.zone, move.cost);
    unmark(table.world, 'hand-carried');
  },
};

const fireAtJuggernaut: MissionOffer<'fire-at-juggernaut'> = {
  id: 'fire-at-juggernaut',
  provenance: 'rulebook',
  cites: [FIRE_RULE],
  actions: 1,
  power: 0,
  judge({ world, board }, hero) {
    if (world.hand?.charged !== true) return broken(FIRE_RULE);
    if (!isAtHand(world, hero)) return notHere(FIRE_RULE);
    const zone = placeOf(world, 'juggernaut');
    const range = zone < 0 ? -1 : rangeBetween(world, board, hero.zone, zone);
    return range >= 0 && range <= MOST_RANGE
      ? null
      : { key: 'juggernaut-out-of-reach', params: { range: MOST_RANGE }, cite: FIRE_RULE, refs: target(world) };
  },
  refs: ({ world }) => ['hand', ...target(world)],
  *use(table, hero) {
    mark(table.world, 'killed:juggernaut');
    yield* killEnemy(table, 'juggernaut', hero, FIRE_RULE);
  },
};

export const mh10: Mission<
  'mh10',
  'take-blue-and-green' | 'rescue-bolivar-trask' | 'kill-juggernaut',
  'carry-hand' | 'fire-at-juggernaut'
> = {
  id: 'mh10',
  provenance: 'rulebook',
  difficulty: 'hard',
  minutes: 120,
  map,
  rules: mh10Rules,
  goals: [
    takeColours('take-blue-and-green', OBJECTIVES, 1, ['blue', 'green']),
    {
      id: 'rescue-bolivar-trask',
      cite: OBJECTIVES,
      stage: 1,
      done: (world) => isMarked(world, 'rescued:bolivar-trask'),
      errands: (world, board) => {
        const found = rescue(world, 'bolivar-trask');
        const hidden = faceDown(world.citizenCards, board.citizenZones).filter((zone) => isOnSearched(board, zone));
        const times = found.length > 0 ? 0 : 2 * lookedAt(hidden.length, 1);
        return [
          ...found,
          ...(times === 0 ? [] : hidden.map((zone): Errand => ({ zones: [zone], how: 'come', times }))),
        ];
      },
    },
    {
      id: 'kill-juggernaut',
      cite: OBJECTIVES,
      stage: 2,
      done: (world) => isMarked(world, 'killed:juggernaut'),
      errands: stepsToTheShot,
    },
  ],
  exit: false,
  tells: { 'xp-gained': [TOKEN_RULE] },
  among: { cards: ['bolivar-trask'], tiles: SEARCHED },
  prepare({ hand }) {
    if (hand !== null) hand.charged = false;
  },
  queries: {
    handRefusal: (refusal, _, _self, { world }) => (world.hand?.charged === true ? refusal : broken(BROKEN_RULE)),
    pointCards: (cards, { point }) => (point.id === 'blue' ? 0 : cards),
    doesEnemyAct: (acts, { enemy }, _self, { world }) => acts && !isDown(world, enemy),
    isTarget: (isTarget, { enemy }, _self, { world }) => isTarget && !isDown(world, enemy),
    isInTheWay: (inTheWay, { enemy }, _self, { world }) => inTheWay && !isDown(world, enemy),
    diesForGood: (forGood, { enemy }) => forGood || enemy === 'juggernaut',
  },
  flows: {
    *enemyDies(table, { enemy, reaction }) {
      const { world } = table;
      if (enemy !== 'juggernaut' || isMarked(world, 'killed:juggernaut')) return;
      reaction.prevented = true;
      if (isDown(world, enemy)) return;
      world.down.push(enemy);
      table.tell('laid-down', 'MZ-38.5', { zombieHero: enemy });
    },
    *enemiesPhaseStarted({ world }) {
      if (isDown(world, 'juggernaut')) mark(world, 'down-before:juggernaut');
    },
    *enemiesPhaseEnded(table) {
      const { world } = table;
      if (!isMarked(world, 'down-before:juggernaut')) return;
      unmark(world, 'down-before:juggernaut');
      world.down = [];
      table.tell('stands-up', 'MZ-38.6', { zombieHero: 'juggernaut' });
    },
    *roundEnded(table) {
      const blue = table.world.points.find(({ id }) => id === 'blue');
      if (blue !== undefined) yield* placeEnemies(table, 'walker', WALKERS_BY_ELEVATOR, blue.zone, 'MZ-38.12');
    },
    *objectiveTaken(table, { hero, face, colour }) {
      if (colour !== 'red') {
        hero.tokens.push(face);
        table.tell('token-kept', TOKEN_RULE, { who: hero.id, token: face });
      }
      rewardByColour(table, hero, colour, TOKEN_RULE);
      chargeHand(table);
    },
    *citizenRescued(table, { citizen }) {
      mark(table.world, `rescued:${citizen}`);
      chargeHand(table);
    },
    *citizenDevoured(table) {
      chargeHand(table);
    },
    *heroMoved(table, { hero, to }) {
      const { world, board } = table;
      if (world.hand !== null && isMarked(world, 'hand-carried')) {
        world.hand.zone = to;
        table.tell('hand-carried', CARRY_RULE, { who: hero.id, zone: zoneId(board, to) });
      }
      chargeHand(table);
    },
  },
  offers: [carryHand, fireAtJuggernaut],
};

function broken(cite: string): Verdict {
  return { key: 'hand-broken', params: {}, cite, refs: ['hand'] };
}

function notHere(cite: string): Verdict {
  return { key: 'hand-not-here', params: {}, cite, refs: ['hand'] };
}

/** Juggernaut, while he is on the board. */
function target(world: World): readonly string[] {
  return placeOf(world, 'juggernaut') < 0 ? [] : ['juggernaut'];
}

function isAtHand({ hand }: World, hero: Hero): boolean {
  return hand !== null && hand.zone === hero.zone;
}

function isOnSearched({ tileOf }: Board, zone: Zone): boolean {
  return SEARCHED.includes(tileOf[zone] ?? '');
}

/** Everything to the Hand that it needs; then the Hand to Juggernaut; then the shot. */
function stepsToTheShot(world: World, board: Board): readonly Errand[] {
  const { hand, heroes } = world;
  const zone = placeOf(world, 'juggernaut');
  if (hand === null || zone < 0) return [];
  const zones = [hand.zone];
  if (!hand.charged) {
    const needed = heroes.filter(({ tokens, citizen }) => tokens.length > 0 || citizen.cards.includes('bolivar-trask'));
    return [
      ...needed.map(({ id }): Errand => ({ zones, how: 'come', by: [id], times: 1 })),
      { zones: [], how: 'come', times: 2 },
    ];
  }
  const range = rangeBetween(world, board, hand.zone, zone);
  if (range >= 0 && range <= MOST_RANGE) return [{ zones, how: 'mission:fire-at-juggernaut', times: 1 }];
  return [{ zones, how: 'mission:carry-hand', times: 2, onto: [zone] }];
}

function isDown({ down }: World, enemy: string): boolean {
  return (down as readonly string[]).includes(enemy);
}

/** Charges the Hand each time those who hold both cells and the engineer come together around it. */
function chargeHand(table: MzTable): void {
  const { world } = table;
  const { hand } = world;
  const wereTogether = isMarked(world, 'around-hand');
  if (hand === null || areTogether(world) === wereTogether) return;
  if (wereTogether) {
    unmark(world, 'around-hand');
    return;
  }
  mark(world, 'around-hand');
  if (hand.charged) return;
  hand.charged = true;
  mark(world, 'hand-charged');
  table.tell('hand-charged', 'MZ-38.9', {});
}

/** Are those who hold both cells and the engineer in the zone of the Hand? */
function areTogether(world: World): boolean {
  const around = world.heroes.filter((hero) => isAtHand(world, hero));
  const isHeld = (token: 'blue' | 'green'): boolean => around.some(({ tokens }) => tokens.includes(token));
  return isHeld('blue') && isHeld('green') && around.some(({ citizen }) => citizen.cards.includes('bolivar-trask'));
}
