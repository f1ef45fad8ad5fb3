import { deflateRawSync } from 'node:zlib';
import { LIMITS } from '@necropole/kernel/app';
import { expect, it } from 'vitest';
import { packed, unpacked } from './sharing.ts';

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
});

it('what is no part of ours, is cut off, or would grow without end is nothing', async () => {
  const data = (await packed(text)) ?? '';
  const bomb = deflateRawSync(Buffer.alloc(LIMITS.bytes * 2), { level: 9 }).toString('base64url');
  for (const wrong of ['', 'a b', '%00', data.slice(0, -9), bomb, bomb.slice(0, 16_000), 'A'.repeat(16_001)])
    expect(await unpacked(wrong)).toBeNull();
  const small = deflateRawSync(Buffer.alloc(LIMITS.bytes + 1), { level: 9 }).toString('base64url');
  expect(small.length).toBeLessThan(30_000);
  expect(await unpacked(small)).toBeNull();
});
