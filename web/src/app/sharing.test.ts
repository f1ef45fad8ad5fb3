import { deflateRawSync } from 'node:zlib';
import { expect, it } from 'vitest';
import { MOST_BYTES, packed, unpacked } from './sharing.ts';

const text = `{"necropole":2,"game":"a-game"}\n${'{"seat":0,"answer":"move:réserve"}\n'.repeat(200)}`;

it('a file goes round in a part of an address', async () => {
  const data = await packed(text);
  expect(data).toMatch(/^[\w-]+$/);
  expect(data?.length).toBeLessThan(400);
  expect(await unpacked(data ?? '')).toBe(text);
});

it('what does not fit is not shared so', async () => {
  const noise = Array.from({ length: 20_000 }, (_, i) => Math.sin(i).toString(36)).join('');
  expect(await packed(noise)).toBeNull();
  expect(await packed(' '.repeat(MOST_BYTES))).not.toBeNull();
  expect(await packed(' '.repeat(MOST_BYTES + 1))).toBeNull();
});

it('what is no part of ours, or is cut off, is nothing', async () => {
  const data = (await packed(text)) ?? '';
  for (const wrong of ['', 'a b', '%00', data.slice(0, -9), 'A'.repeat(16_001)])
    expect(await unpacked(wrong)).toBeNull();
});

it('a short link that would grow without end is given up', async () => {
  const grows = (bytes: number): string => deflateRawSync(Buffer.alloc(bytes), { level: 9 }).toString('base64url');
  expect(grows(MOST_BYTES * 5).length).toBeLessThan(16_000);
  expect(await unpacked(grows(MOST_BYTES))).toHaveLength(MOST_BYTES);
  expect(await unpacked(grows(MOST_BYTES + 1))).toBeNull();
  expect(await unpacked(grows(MOST_BYTES * 5))).toBeNull();
});
