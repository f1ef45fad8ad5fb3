import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { FIGURES, FRAMES, lookOf, lookOfSeat } from './figure-look.ts';
import { hasSymbol, symbolsOf } from './sprite.ts';

/** Imported, a style sheet would be empty here. */
const styles = (file: string): string => readFileSync(new URL(file, import.meta.url), 'utf8');
const tokens = styles('./tokens.css');
const board = ['paint', 'pieces'].map((part) => styles(`./board/${part}.css`)).join('');

const figures = Array.from({ length: FIGURES }, (_, i) => i + 1);

type Colour = readonly [number, number, number];

/** The colour that a figure is painted with, as light. */
function lightOf(name: string): Colour {
  return lightIn(new RegExp(`--${name}: (#[0-9a-f]{6});`).exec(tokens)?.[1] ?? '');
}

function lightIn(hex: string): Colour {
  const digits = hex.length === 4 ? hex.replace(/[0-9a-f]/g, '$&$&') : hex;
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const value = Number.parseInt(digits.slice(at, at + 2), 16) / 255;
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
  });
  return [red, green, blue];
}

const luminance = ([red, green, blue]: Colour): number => 0.2126 * red + 0.7152 * green + 0.0722 * blue;

function contrast(a: Colour, b: Colour): number {
  const [dark = 0, light = 0] = [luminance(a), luminance(b)].sort((x, y) => x - y);
  return (light + 0.05) / (dark + 0.05);
}

/** How eyes see that have all three colours, or lack red, green or blue. */
const SIGHTS = {
  all: [1, 0, 0, 0, 1, 0, 0, 0, 1],
  protan: [0.152, 1.053, -0.205, 0.115, 0.786, 0.099, -0.004, -0.048, 1.052],
  deutan: [0.367, 0.861, -0.228, 0.28, 0.673, 0.047, -0.012, 0.043, 0.969],
  tritan: [1.256, -0.077, -0.179, -0.078, 0.931, 0.148, 0.005, 0.691, 0.304],
} as const;

/** In CIE's L*a*b*, where distances are what is seen. */
function seenAs([red, green, blue]: Colour, sight: keyof typeof SIGHTS): Colour {
  const m = SIGHTS[sight];
  const [r, g, b] = [0, 3, 6].map((row) =>
    Math.min(1, Math.max(0, (m[row] ?? 0) * red + (m[row + 1] ?? 0) * green + (m[row + 2] ?? 0) * blue)),
  ) as unknown as Colour;
  const bent = (t: number): number => (t > 0.008856 ? Math.cbrt(t) : 7.787 * t + 16 / 116);
  const x = bent((0.4124 * r + 0.3576 * g + 0.1805 * b) / 0.9505);
  const y = bent(luminance([r, g, b]));
  const z = bent((0.0193 * r + 0.1192 * g + 0.9505 * b) / 1.089);
  return [116 * y - 16, 500 * (x - y), 200 * (y - z)];
}

function distance(a: Colour, b: Colour, sight: keyof typeof SIGHTS): number {
  const [one, other] = [seenAs(a, sight), seenAs(b, sight)];
  return Math.hypot(one[0] - other[0], one[1] - other[1], one[2] - other[2]);
}

describe('twelve figures', () => {
  it('have each a shape of its own, which the sprite has', () => {
    const shapes = figures.map((figure) => lookOf({ figure })?.shape ?? '');
    expect(new Set(shapes).size).toBe(FIGURES);
    expect(shapes.filter((shape) => !hasSymbol(shape))).toEqual([]);
    expect(new Set(shapes.map((shape) => symbolsOf([shape]).replace(/id="[^"]*"/, ''))).size).toBe(FIGURES);
  });

  it.each(Object.keys(SIGHTS) as (keyof typeof SIGHTS)[])('are at least 20 apart in colour to %s eyes', (sight) => {
    const colours = figures.map((figure) => lightOf(`seat-${figure}`));
    const near = colours.flatMap((a, i) =>
      colours.slice(0, i).flatMap((b, j) => (distance(a, b, sight) < 20 ? [`${i + 1} and ${j + 1}`] : [])),
    );
    expect(near).toEqual([]);
  });

  it('stand out from the ink that they are drawn with, in both themes, and from the light of the lamp', () => {
    const [ink, lamp] = [lightOf('ink'), lightOf('lamp')];
    const pale = figures.filter((figure) => contrast(lightOf(`seat-${figure}`), ink) < 2.2);
    expect(pale).toEqual([]);
    expect(figures.filter((figure) => distance(lightOf(`seat-${figure}`), lamp, 'all') < 20)).toEqual([]);
  });

  it('carry letters and signs that can be read on their colour', () => {
    const unread = figures.filter((figure) => {
      const on = new RegExp(`\\.s${figure} \\{[^}]*--on-seat: (#[0-9a-f]+);`).exec(board)?.[1] ?? '';
      return contrast(lightOf(`seat-${figure}`), lightIn(on)) < 4.5;
    });
    expect(unread).toEqual([]);
    for (const letters of ['h-alone', 'k-ini']) {
      expect(new RegExp(`\\.${letters}[^{]*\\{[^}]*fill: var\\(--on-seat`).test(board)).toBe(true);
    }
  });

  it('begin again with the thirteenth', () => {
    expect(lookOf({ figure: FIGURES + 1 })).toEqual(lookOf({ figure: 1 }));
    expect(lookOfSeat(0)).toEqual(lookOf({ figure: 1 }));
    expect(lookOf({})).toBeNull();
  });
});

describe('sides', () => {
  it('give their figures one colour and one frame; each keeps its shape', () => {
    const looks = [1, 2, 3, 4, 5, 6].map((figure) => lookOf({ figure, side: 2 }));
    expect(new Set(looks.map((look) => look?.paint)).size).toBe(1);
    expect(new Set(looks.map((look) => look?.frame)).size).toBe(1);
    expect(new Set(looks.map((look) => look?.shape)).size).toBe(6);
  });

  it('differ from each other in colour and in frame', () => {
    const looks = FRAMES.map((_, i) => lookOf({ figure: 1, side: i + 1 }));
    expect(new Set(looks.map((look) => look?.paint)).size).toBe(FRAMES.length);
    expect(new Set(looks.map((look) => look?.frame)).size).toBe(FRAMES.length);
  });
});
