/** What must hold in every world of the game: tiles are conserved, nobody is in two places, counters are in range. */
import { cardOf, faultsOfPool } from '@necropole/kernel';
import { equipmentFaceOf } from '../content/equipment/deck.ts';
import { orderTileIds, orderTileOf } from '../content/order-tiles.ts';
import { HOLE, mapOf } from '../map.ts';
import { besideOnSquare, captorOf, isEmpty, isOnMap, sideOf, squaresUnder } from '../reading.ts';
import type { Board, Figure, World } from '../world.ts';
import { searchCards } from './search-deck.ts';
import { ORDERS } from './setup.ts';

export function invariantsOf(world: World, board: Board): readonly string[] {
  return [
    ...faultsOfPool(world, ORDERS, orderTileIds),
    ...world.figures.flatMap((figure) => [...faultsOfFigure(figure), ...faultsOfPlace(world, board, figure)]),
    ...world.missionPoints.flatMap((points, seat) => (points >= 0 ? [] : [`seat ${seat} has ${points} MP`])),
    ...world.command.flatMap((command, seat) => (command >= 0 ? [] : [`seat ${seat} has ${command} CP`])),
    ...faultsOfEquipment(world),
    ...faultsOfPrisoners(world),
    ...(world.doors.length === board.doors.length ? [] : ['a door is missing']),
    ...(world.opened.every((door) => world.doors[door] !== 'closed') ? [] : ['a closed door waits to close']),
  ];
}

/** Each card lies in one place, with one face up. */
function faultsOfEquipment({ figures, deck, looked, arranged }: World): readonly string[] {
  const piles = [deck, looked, arranged];
  const cards = [
    ...figures.flatMap(({ items }) => items.map(({ face }) => equipmentFaceOf(face).card)),
    ...piles.flatMap(({ pile }) => pile.cards.map(cardOf)),
  ];
  const twice = cards.flatMap((card, at) => (cards.indexOf(card) === at ? [] : [`${card} is in two places`]));
  return [...twice, ...piles.flatMap((one) => searchCards.faults(one))];
}

/** A prisoner has one captor, stands nowhere and has nothing; nobody leads a friend. */
function faultsOfPrisoners(world: World): readonly string[] {
  const led = world.figures.flatMap(({ prisoner }) => (prisoner === null ? [] : [prisoner]));
  const isRoundOver = world.round === null;
  return world.figures.flatMap(({ id, seat, state, at, items, magneticCards }) => {
    if (state !== 'captured') return [];
    // Nobody is inside until the round is over (ER-30.23).
    if (isEmpty({ state, at })) return isRoundOver ? [`${id} stands empty between rounds`] : [];
    const captor = captorOf(world, { id });
    const wrong = captor === null || led.indexOf(id) !== led.lastIndexOf(id) ? [`${id} has no captor of its own`] : [];
    if (captor?.seat === seat && isOnMap(captor)) wrong.push(`${id} is the prisoner of a friend`);
    if (at >= 0 || items.length + magneticCards > 0) wrong.push(`${id} is a prisoner, and has something`);
    return wrong;
  });
}

function faultsOfFigure(figure: Figure): readonly string[] {
  const { id, tiles, placed, wounds, magneticCards } = figure;
  const wrong: string[] = [];
  if (placed.length !== 4 * tiles.cards.length) wrong.push(`${id} has CP on tiles that it has not`);
  for (const [place, command] of placed.entries()) {
    const tile = tiles.cards[Math.floor(place / 4)];
    const most = tile === undefined ? 0 : (orderTileOf(tile).sections[place % 4]?.most ?? 0);
    if (command < 0 || command > most) wrong.push(`${id} has ${command} CP on a section of ${most}`);
  }
  if (isOnMap(figure) && (wounds < 0 || wounds >= sideOf(figure).life))
    wrong.push(`${id} lives on with ${wounds} wounds`);
  for (const { face, counters } of figure.items) if (counters < 0) wrong.push(`${face} has ${counters} counters`);
  if (magneticCards < 0) wrong.push(`${id} has ${magneticCards} magnetic cards`);
  return wrong;
}

/** Between rounds nobody shares a square. */
function faultsOfPlace(world: World, board: Board, figure: Figure): readonly string[] {
  if (!isOnMap(figure)) return [];
  const squares = squaresUnder(board, figure);
  const isNowhere = (square: number): boolean => ((mapOf(board).laid.squares[square] ?? HOLE) & HOLE) !== 0;
  const wrong = squares.length === 0 || squares.some(isNowhere) ? [`${figure.id} stands nowhere: ${figure.at}`] : [];
  if (figure.over !== null && squares.length !== 2) wrong.push(`${figure.id} is not half outside`);
  const other = world.round === null ? besideOnSquare(world, board, figure) : null;
  return other === null ? wrong : [...wrong, `${figure.id} shares a square with ${other.id}`];
}
