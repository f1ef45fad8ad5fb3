/**
 * A plan that can be played: its goals are phrases, and the scenario listens to what they wait for. A goal ends the match, or brings
 * MP as often as it comes; in the end, if nothing else has decided, whoever is said to wins, or has the most MP.
 */
import type { Flow } from '@necropole/kernel';
import type { Happening, Phrase, Subject } from '../../phrases/phrase.ts';
import { isOnMap, tilesUnder } from '../../reading.ts';
import { gainMissionPoints, missionPointsOf } from '../../rules/mission-points.ts';
import type { BearerId } from '../../said/interaction.ts';
import type { ErTable } from '../../shape.ts';
import type { Figure } from '../../world.ts';
import { type CharacterId, characters } from '../characters/index.ts';
import { type EquipmentFaceId, equipmentFaceOf } from '../equipment/deck.ts';
import { floorFaces } from '../floor/index.ts';
import type { RuledRoomId } from '../ids.ts';
import type { Clan, Scenario, ScenarioPlan } from '../kinds.ts';

/** By which rule a goal decides: somebody is dead, or has left the map; else the check for victory. */
const deciding: { readonly [W in Happening['what']]?: string } = {
  death: 'ER-11.8',
  deaths: 'ER-11.8',
  exit: 'ER-9.9',
  exits: 'ER-9.9',
};

/** The match is over, and this clan has won by this goal. */
function* winBy(table: ErTable, goal: number, clan: Clan, of: Happening['what'] | null): Flow<void> {
  const { board } = table;
  const cite = (of === null ? undefined : deciding[of]) ?? 'ER-7.7';
  table.tell('goal-met', 'ER-7.7', { scenario: board.scenario, goal });
  yield* table.end({ id: `${clan}-wins`, cite, winners: [board.clans.indexOf(clan)] });
}

/** The most MP win; level, it is a draw (ER-24.3). */
function* mostPointsWin(table: ErTable): Flow<void> {
  const { world, board } = table;
  const points = world.missionPoints.slice();
  const most = Math.max(...points);
  const [first, second] = board.clans.filter((_, seat) => missionPointsOf(world, seat) === most);
  if (first !== undefined && second === undefined)
    yield* table.end({ id: `${first}-wins`, cite: 'ER-24.3', winners: [board.clans.indexOf(first)], points });
  yield* table.end({ id: 'draw', cite: 'ER-24.3', winners: [], points });
}

/** What has just happened. */
type News =
  | { readonly what: 'left'; readonly figure: CharacterId; readonly with: readonly EquipmentFaceId[] }
  | { readonly what: 'died'; readonly figure: CharacterId }
  | { readonly what: 'captured'; readonly figure: CharacterId }
  | { readonly what: 'tortured'; readonly figure: CharacterId }
  | { readonly what: 'zombie-raised' }
  | { readonly what: 'destroyed'; readonly room: RuledRoomId }
  | { readonly what: 'timer-out'; readonly of: BearerId }
  | { readonly what: 'used'; readonly figure: CharacterId; readonly item: EquipmentFaceId };

function figureIn({ world }: ErTable, id: CharacterId): Figure | undefined {
  return world.figures.find((figure) => figure.id === id);
}

function isMeant({ board }: ErTable, figure: Figure | undefined, of: Subject): boolean {
  if (figure === undefined) return false;
  if (of === 'zombie') return 'zombie' in characters[figure.id];
  return 'clan' in of ? board.clans[figure.seat] === of.clan : figure.id === of.character;
}

/** Does this news bring about what a goal waits for? */
function hasCome(table: ErTable, happening: Happening, news: News): boolean {
  const { world, board } = table;
  const number = (clan: Clan, ...states: readonly Figure['state'][]): number =>
    world.figures.filter((figure) => board.clans[figure.seat] === clan && states.includes(figure.state)).length;
  switch (happening.what) {
    case 'death':
      return news.what === 'died' && isMeant(table, figureIn(table, news.figure), happening.of);
    // Capturing is not killing (ER-30.18).
    case 'capture':
      return news.what === 'captured' && isMeant(table, figureIn(table, news.figure), happening.of);
    case 'spy-point-by-torture':
      return news.what === 'tortured' && isMeant(table, figureIn(table, news.figure), happening.of);
    case 'imprisonment':
    case 'possession':
      return false;
    case 'deaths':
      return news.what === 'died' && number(happening.of, 'dead') >= happening.count;
    case 'exits':
      return news.what === 'left' && number(happening.of, 'left') >= happening.count;
    case 'wiped-out':
      return ['died', 'left', 'captured'].includes(news.what) && number(happening.of, 'healthy', 'wounded') === 0;
    case 'exit': {
      if (news.what !== 'left') return false;
      const figure = figureIn(table, news.figure);
      const carried = news.with.map((face) => equipmentFaceOf(face).equipment);
      const isUnder = happening.under === undefined || board.clans[figure?.seat ?? -1] === happening.under;
      const isLaden = happening.with === undefined || carried.includes(happening.with);
      return isMeant(table, figure, happening.of) && isUnder && isLaden;
    }
    case 'zombie-raised':
      return news.what === 'zombie-raised';
    case 'destruction':
      return news.what === 'destroyed' && news.room === happening.of;
    case 'timer-out':
      return news.what === 'timer-out' && news.of === happening.of;
    case 'use': {
      if (news.what !== 'used' || equipmentFaceOf(news.item).equipment !== happening.of) return false;
      return happening.in === undefined || roomsOf(table, news.figure).includes(happening.in);
    }
  }
}

/** Does a goal wait for somebody to leave, with what it carries now? */
export function mayServeByLeaving(table: ErTable, goals: readonly Phrase[], figure: Figure): boolean {
  const news = { what: 'left', figure: figure.id, with: figure.items.map(({ face }) => face) } as const;
  return goals.some(({ conditions }) =>
    conditions.some((condition) => {
      if (condition.asks !== 'happening') return false;
      const { happening } = condition;
      if (happening.what === 'exits') return table.board.clans[figure.seat] === happening.of;
      return happening.what === 'exit' && hasCome(table, happening, news);
    }),
  );
}

/** The rooms with rules in which somebody stands. */
function roomsOf(table: ErTable, id: CharacterId): readonly RuledRoomId[] {
  const { board } = table;
  const figure = figureIn(table, id);
  const tiles = figure === undefined ? [] : tilesUnder(board, figure);
  return tiles.flatMap((tile) => {
    const laid = board.tiles[tile];
    return laid === undefined ? [] : (floorFaces[laid.face].ruled ?? []);
  });
}

/** Goals that wait for a capture are met by that alone (ER-30.18). */
const ofCapture: readonly Happening['what'][] = ['capture', 'imprisonment'];

/** What a goal of the scenario brings, once what it waits for has come. */
function* reach(table: ErTable, goals: readonly Phrase[], goal: Phrase): Flow<void> {
  const [effect] = goal.effects;
  const [condition] = goal.conditions;
  const of = condition?.asks === 'happening' ? condition.happening.what : null;
  if (effect.does === 'win') yield* winBy(table, goals.indexOf(goal), effect.clan, of);
  else if (effect.does === 'most-mission-points-win') yield* mostPointsWin(table);
  else if (effect.does === 'mission-points' && effect.clan !== undefined) {
    const cite = of !== null && ofCapture.includes(of) ? 'ER-30.18' : 'ER-24.2';
    gainMissionPoints(table, table.board.clans.indexOf(effect.clan), effect.points, cite);
  } else throw new Error(`A goal does not bring "${effect.does}"`);
}

export function playable<I extends string>(plan: ScenarioPlan<I>): Scenario<I> {
  const { goals } = plan;
  function* hear(table: ErTable, news: News): Flow<void> {
    for (const goal of goals) {
      const [condition] = goal.conditions;
      if (condition?.asks === 'happening' && hasCome(table, condition.happening, news))
        yield* reach(table, goals, goal);
    }
  }
  const last = goals.find(({ phase, conditions }) => phase === 'end-of-match' && conditions.length === 0);
  const isLast = ({ world }: ErTable): boolean => world.turn >= plan.turns;
  const isByPoints = last?.effects[0].does === 'most-mission-points-win';
  return {
    ...plan,
    flows: {
      left: (table, { figure, with: items }) => hear(table, { what: 'left', figure, with: items }),
      died: (table, { figure }) => hear(table, { what: 'died', figure }),
      captured: (table, { figure }) => hear(table, { what: 'captured', figure }),
      // Each spy point counts.
      *tortured(table, { figure, points }) {
        for (let point = 0; point < points; point++) yield* hear(table, { what: 'tortured', figure });
      },
      zombieRaised: (table) => hear(table, { what: 'zombie-raised' }),
      roomDestroyed: (table, { room }) => hear(table, { what: 'destroyed', room }),
      timerOut: (table, { of }) => hear(table, { what: 'timer-out', of }),
      used: (table, { figure, item }) => hear(table, { what: 'used', figure, item }),
      *victoryChecked(table) {
        if (last !== undefined && isLast(table) && !isByPoints) yield* reach(table, goals, last);
      },
      // MP are compared when all effects of the final phase are over.
      *turnOver(table) {
        for (const goal of goals) if (goal.phase === 'final' && isHeld(table, goal)) yield* reach(table, goals, goal);
        if (isLast(table)) yield* countAtTheEnd(table, goals);
        if (last !== undefined && isLast(table) && isByPoints) yield* reach(table, goals, last);
      },
    },
  };
}

/** What counts when the match ends, once for each whom or which it is about. */
function* countAtTheEnd(table: ErTable, goals: readonly Phrase[]): Flow<void> {
  for (const goal of goals) {
    const [condition] = goal.conditions;
    if (goal.phase !== 'end-of-match' || condition?.asks !== 'happening') continue;
    const times = numberAtTheEnd(table, condition.happening);
    for (let time = 0; time < times; time++) yield* reach(table, goals, goal);
  }
}

function numberAtTheEnd(table: ErTable, happening: Happening): number {
  const { world, board } = table;
  if (happening.what === 'imprisonment')
    return world.figures.filter((figure) => figure.state === 'captured' && isMeant(table, figure, happening.of)).length;
  if (happening.what !== 'possession') return 0;
  const own = world.figures.filter((figure) => isOnMap(figure) && board.clans[figure.seat] === happening.by);
  const items = own.flatMap((figure) => figure.items);
  return items.filter(({ face }) => equipmentFaceOf(face).equipment === happening.of).length;
}

/** Is the room held that a goal asks for: somebody of the clan is there, and no enemy? */
function isHeld(table: ErTable, { conditions }: Phrase): boolean {
  return conditions.every((condition) => {
    if (condition.asks !== 'room-held' || condition.room === undefined) return false;
    const { world, board } = table;
    const there = world.figures.filter(
      ({ id, state }) =>
        (state === 'healthy' || state === 'wounded') && roomsOf(table, id).includes(condition.room as RuledRoomId),
    );
    return there.length > 0 && there.every(({ seat }) => board.clans[seat] === condition.clan);
  });
}
