/** Rooms with floors of their own, what stands in them, doors of a make, and one light for many squares. */
import '../../look/board/rooms.css';
import { bringPatterns } from '../../look/sprite.ts';
import FieldLight from '../FieldLight.svelte';
import { drawMade } from '../made-doors.ts';
import RoomFloors from '../RoomFloors.svelte';
import RoomPlates from '../RoomPlates.svelte';
import WallPieces from '../WallPieces.svelte';
import { bring } from './drawers.ts';

/** A faint pattern of lines, repeated every so many design pixels. */
const ground = (name: string, size: number, d: string, width: number): string =>
  `<pattern id="ground-${name}" width="${size}" height="${size}" patternUnits="userSpaceOnUse"><path d="${d}" fill="none" stroke="var(--grid)" stroke-width="${width}" stroke-linecap="round"/></pattern>`;
const BLADES =
  'M9 27l2-6 2 6M14 28l3-5 1 5M66 12h5M62 16h3M94 56l2-5 2 5M30 72h5M26 76h3M55 95l2-6 2 6M100 104h5M88 24l2-5 2 5M12 108l2-5 2 5';
const watched = [1, 2, 3, 4, 5, 6].map(
  (side) =>
    `<pattern id="watched-${side}" width="8" height="8" patternUnits="userSpaceOnUse" patternTransform="rotate(45)"><path d="M0 0V8" stroke="var(--seat-${side})" stroke-width="2.6" style="filter:brightness(.62)"/></pattern>`,
);
bringPatterns(
  `<defs>${ground('tiles', 40, 'M0 20H40M20 0V40', 0.7)}${ground('plates', 40, 'M0 40L40 0', 1)}${ground('boards', 40, 'M0 10H40M0 20H40M0 30H40M12 0V10M31 10V20M8 20V30M26 30V40', 0.8)}${ground('carpet', 40, 'M20 13l7 7-7 7-7-7z', 1)}${ground('lane', 40, 'M20 17v6', 2)}${ground('soil', 120, BLADES, 1.4)}${ground('graves', 120, `${BLADES}M30 40v9M26 43h8M96 80v9M92 83h8`, 1.4)}${watched.join('')}</defs>`,
);
bring({ RoomFloors, RoomPlates, FieldLight, WallPieces, drawMade });
