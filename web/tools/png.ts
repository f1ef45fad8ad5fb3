/** Smaller pictures: a PNG of a browser written anew with at most 256 colours. Our drawings are flat, so one sees no difference. */
import { deflateSync, inflateSync } from 'node:zlib';

const SIGNATURE = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
const MOST_COLOURS = 256;

interface Picture {
  readonly width: number;
  readonly height: number;
  /** One number a pixel: red, green, blue. */
  readonly pixels: Uint32Array;
}

export function withFewColours(png: Buffer): Buffer {
  const picture = read(png);
  const { palette, indexOf } = paletteOf(picture.pixels);
  const { width, height, pixels } = picture;
  const rows = Buffer.alloc((width + 1) * height);
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) rows[y * (width + 1) + 1 + x] = indexOf.get(pixels[y * width + x] ?? 0) ?? 0;
  }
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.set([8, 3, 0, 0, 0], 8);
  const colours = Buffer.from(palette.flatMap((colour) => [(colour >> 16) & 255, (colour >> 8) & 255, colour & 255]));
  return Buffer.concat([
    SIGNATURE,
    chunk('IHDR', header),
    chunk('PLTE', colours),
    chunk('IDAT', deflateSync(rows, { level: 9 })),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

function read(png: Buffer): Picture {
  const parts: Buffer[] = [];
  let [width, height, channels] = [0, 0, 0];
  for (let at = SIGNATURE.length; at < png.length; ) {
    const [length, type] = [png.readUInt32BE(at), png.toString('latin1', at + 4, at + 8)];
    const data = png.subarray(at + 8, at + 8 + length);
    if (type === 'IHDR') {
      [width, height, channels] = [data.readUInt32BE(0), data.readUInt32BE(4), data[9] === 6 ? 4 : 3];
      if (data[8] !== 8 || (data[9] !== 2 && data[9] !== 6)) throw new Error('Only PNGs of a browser can be read');
    } else if (type === 'IDAT') parts.push(data);
    at += length + 12;
  }
  return { width, height, pixels: unfiltered(inflateSync(Buffer.concat(parts)), width, height, channels) };
}

/** Undoes what PNG does to each row before it is compressed. */
function unfiltered(rows: Buffer, width: number, height: number, channels: number): Uint32Array {
  const stride = width * channels;
  const pixels = new Uint32Array(width * height);
  let above = new Uint8Array(stride);
  for (let y = 0; y < height; y++) {
    const filter = rows[y * (stride + 1)] ?? 0;
    const row = new Uint8Array(stride);
    for (let i = 0; i < stride; i++) {
      const [left, up, corner] = [row[i - channels] ?? 0, above[i] ?? 0, above[i - channels] ?? 0];
      const guess =
        filter === 1
          ? left
          : filter === 2
            ? up
            : filter === 3
              ? (left + up) >> 1
              : filter === 4
                ? paeth(left, up, corner)
                : 0;
      row[i] = (rows[y * (stride + 1) + 1 + i] ?? 0) + guess;
    }
    for (let x = 0; x < width; x++) {
      const i = x * channels;
      pixels[y * width + x] = ((row[i] ?? 0) << 16) | ((row[i + 1] ?? 0) << 8) | (row[i + 2] ?? 0);
    }
    above = row;
  }
  return pixels;
}

function paeth(left: number, up: number, corner: number): number {
  const guess = left + up - corner;
  const [a, b, c] = [Math.abs(guess - left), Math.abs(guess - up), Math.abs(guess - corner)];
  return a <= b && a <= c ? left : b <= c ? up : corner;
}

type Counted = readonly [colour: number, count: number];

/** Median cut: the box of colours that spreads most is cut in two until there are enough. */
function paletteOf(pixels: Uint32Array): { palette: readonly number[]; indexOf: ReadonlyMap<number, number> } {
  const counts = new Map<number, number>();
  for (const pixel of pixels) counts.set(pixel, (counts.get(pixel) ?? 0) + 1);
  const boxes: Counted[][] = [[...counts]];
  while (boxes.length < MOST_COLOURS) {
    const [worst] = boxes.map((box) => ({ box, ...widest(box) })).sort((a, b) => b.weight - a.weight);
    if (worst === undefined || worst.width === 0) break;
    const sorted = worst.box.sort((a, b) => channelOf(a[0], worst.shift) - channelOf(b[0], worst.shift));
    const half = sorted.reduce((sum, [, count]) => sum + Math.sqrt(count), 0) / 2;
    let [sum, cut] = [0, 0];
    while (cut < sorted.length - 1 && sum < half) sum += Math.sqrt(sorted[cut++]?.[1] ?? 0);
    boxes.splice(boxes.indexOf(worst.box), 1, sorted.slice(0, cut), sorted.slice(cut));
  }
  const indexOf = new Map<number, number>();
  const palette = boxes.map((box, index) => {
    for (const [colour] of box) indexOf.set(colour, index);
    return mean(box);
  });
  return { palette, indexOf };
}

function widest(box: readonly Counted[]): { readonly shift: number; readonly width: number; readonly weight: number } {
  const spreads = [16, 8, 0].map((shift) => {
    let [least, most] = [255, 0];
    for (const [colour] of box) {
      const value = channelOf(colour, shift);
      if (value < least) least = value;
      if (value > most) most = value;
    }
    return { shift, width: Math.max(0, most - least) };
  });
  const { shift, width } = spreads.reduce((one, other) => (other.width > one.width ? other : one));
  const count = box.reduce((sum, [, one]) => sum + one, 0);
  return { shift, width, weight: width * width * Math.sqrt(count) };
}

function mean(box: readonly Counted[]): number {
  const count = box.reduce((sum, [, one]) => sum + one, 0);
  const of = (shift: number): number =>
    Math.round(box.reduce((sum, [colour, one]) => sum + channelOf(colour, shift) * one, 0) / Math.max(1, count));
  return (of(16) << 16) | (of(8) << 8) | of(0);
}

function channelOf(colour: number, shift: number): number {
  return (colour >> shift) & 255;
}

function chunk(type: string, data: Buffer): Buffer {
  const named = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const out = Buffer.alloc(named.length + 8);
  out.writeUInt32BE(data.length, 0);
  named.copy(out, 4);
  out.writeUInt32BE(checksum(named), named.length + 4);
  return out;
}

function checksum(data: Buffer): number {
  let sum = 0xffffffff;
  for (const byte of data) {
    sum ^= byte;
    for (let bit = 0; bit < 8; bit++) sum = (sum >>> 1) ^ (sum & 1 ? 0xedb88320 : 0);
  }
  return (sum ^ 0xffffffff) >>> 0;
}
