/** The drawing of a die's face, by its name. */
import { hasSymbol } from '../look/sprite.ts';

const NUMBERS: Readonly<Record<string, string>> = { one: '1', two: '2', three: '3', four: '4', five: '5', six: '6' };
const BLANK = new Set(['nothing', 'blank', 'none', 'miss']);

/** `6` is drawn by `d-6`, `two-wounds` by `m-wound2`, `nothing` by `m-blank`; `null` where nothing fits. */
export function symbolOfFace(face: string): string | null {
  const counted = /^(\w+)-(\w+?)s?$/.exec(face);
  const number = counted === null ? undefined : NUMBERS[counted[1] ?? ''];
  const names = [
    `d-${face}`,
    `m-${face}`,
    ...(BLANK.has(face) ? ['m-blank'] : []),
    ...(number === undefined ? [] : [`m-${counted?.[2]}${number}`]),
  ];
  return names.find(hasSymbol) ?? null;
}
