/** Prints a floor plan as text, for the eye of somebody who edits a tile or a mission. */
import { boundingBox, contains, type FloorPlan, type PlanZone, type Point } from '@necropole/boards';

/** How a cell is drawn: so many characters across and down, walls among them. */
const [ACROSS, DOWN] = [4, 2];

/** The letter of each kind of opening. */
const letters: Readonly<Record<string, string>> = { door: 'D', window: 'W', elevator: 'S' };

/**
 * Every floor of a plan, one under the other. A zone shows its place in the plan in its first cell; `.` parts zones
 * without a wall, `~` stands for a flight of stairs. `notes` are written into a zone's second line: tokens, symbols.
 */
export function planText(plan: FloorPlan, notes: Readonly<Record<string, string>> = {}): string {
  return plan.floors.map((floor) => `${floor}\n${floorText(plan, floor, notes)}`).join('\n\n');
}

function floorText(plan: FloorPlan, floor: string, notes: Readonly<Record<string, string>>): string {
  const zones = plan.zones.filter((zone) => zone.floor === floor);
  const boxes = zones.map(({ outline }) => boundingBox(outline));
  const width = Math.max(...boxes.map(({ x, width }) => x + width));
  const height = Math.max(...boxes.map(({ y, height }) => y + height));
  const lines = Array.from({ length: height * DOWN + 1 }, () => Array<string>(width * ACROSS + 1).fill(' '));
  const put = (x: number, y: number, text: string): void => {
    [...text].forEach((letter, i) => {
      const line = lines[y];
      if (line !== undefined && x + i < line.length) line[x + i] = letter;
    });
  };
  for (const { outline } of zones) {
    outline.forEach((from, i) => {
      drawLine(from, outline[(i + 1) % outline.length] ?? from, '.', '.', put);
    });
  }
  for (const { from, to, kind, floor: on } of plan.walls) {
    if (on === floor) drawLine(from, to, kind === 'wall' ? '-' : '~', kind === 'wall' ? '|' : '~', put);
  }
  for (const { at, kind, floor: on } of plan.openings) {
    if (on === floor) put(Math.floor(at[0] * ACROSS), Math.floor(at[1] * DOWN), letters[kind] ?? '?');
  }
  for (const zone of zones) {
    const [x, y] = firstCell(zone);
    put(x * ACROSS + 1, y * DOWN + 1, `${plan.places[zone.id]}${zone.obstacle ? 'x' : ''}`);
    put(x * ACROSS + 1, y * DOWN + 2, (notes[zone.id] ?? '').slice(0, 2 * ACROSS - 1));
  }
  const names = zones.map((zone) => `${String(plan.places[zone.id]).padStart(3)} ${zone.id} (${zone.room})`);
  return [...lines.map((line) => line.join('').trimEnd()), ...names].join('\n');
}

function drawLine(
  from: Point,
  to: Point,
  flat: string,
  upright: string,
  put: (x: number, y: number, text: string) => void,
): void {
  const [x1, x2] = [Math.min(from[0], to[0]) * ACROSS, Math.max(from[0], to[0]) * ACROSS];
  const [y1, y2] = [Math.min(from[1], to[1]) * DOWN, Math.max(from[1], to[1]) * DOWN];
  for (let y = y1; y <= y2; y++) for (let x = x1; x <= x2; x++) put(x, y, y1 === y2 ? flat : upright);
}

function firstCell({ outline }: PlanZone): Point {
  const box = boundingBox(outline);
  for (let y = box.y; y < box.y + box.height; y++) {
    for (let x = box.x; x < box.x + box.width; x++) if (contains(outline, [x + 0.5, y + 0.5])) return [x, y];
  }
  return [box.x, box.y];
}
