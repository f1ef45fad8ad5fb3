import { createCipheriv, createHash } from 'node:crypto';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  below,
  copyStreams,
  derivedSeed,
  diceLeft,
  fastStreamsOf,
  lazyStreamsOf,
  type Stream,
  scriptedStreams,
  shuffleInPlace,
  streamsOf,
} from './random.ts';

function counts(stream: Stream, sides: number, draws: number): number[] {
  const seen = new Array<number>(sides).fill(0);
  for (let i = 0; i < draws; i++) {
    const drawn = below(stream, sides);
    seen[drawn] = (seen[drawn] ?? 0) + 1;
  }
  return seen;
}

/** How far counts are from equal: about as large as the number of kinds when only chance is at work. */
function chiSquare(seen: readonly number[]): number {
  const expected = seen.reduce((sum, n) => sum + n, 0) / seen.length;
  return seen.reduce((sum, n) => sum + (n - expected) ** 2 / expected, 0);
}

describe('a stream', () => {
  it('favours no face', () => {
    for (const sides of [2, 3, 6, 7, 10, 100]) {
      expect(chiSquare(counts(streamsOf(`fair ${sides}`).dice, sides, 60_000))).toBeLessThan(
        sides + 5 * Math.sqrt(2 * sides),
      );
    }
  });

  it('favours nothing where the count is large, and divides no power of two', () => {
    const { deal } = streamsOf('large');
    let low = 0;
    for (let i = 0; i < 9000; i++) if (below(deal, 3 * 2 ** 30) < 2 ** 30) low += 1;
    expect(Math.abs(low - 3000)).toBeLessThan(200);
  });

  it('favours no first die over many seeds that look alike', () => {
    const seen = new Array<number>(6).fill(0);
    for (let seed = 0; seed < 6000; seed++) {
      const die = below(streamsOf(`match ${seed}`).dice, 6);
      seen[die] = (seen[die] ?? 0) + 1;
    }
    expect(chiSquare(seen)).toBeLessThan(20);
  });

  it('stays below the count, to the largest', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 0xffffffff }), fc.string(), (count, seed) => {
        const drawn = below(streamsOf(seed).deal, count);
        return Number.isInteger(drawn) && drawn >= 0 && drawn < count;
      }),
    );
  });

  it('draws one of nothing for nobody', () => {
    expect(() => below(streamsOf('x').dice, 0)).toThrow('Cannot draw one of 0');
  });

  it('is the same for the same seed, and another for another', () => {
    const drawn = (seed: string) => counts(streamsOf(seed).dice, 1000, 50).join();
    expect(drawn('a')).toBe(drawn('a'));
    expect(drawn('a')).not.toBe(drawn('b'));
  });

  it('goes on from a copy as JSON', () => {
    const streams = streamsOf('saved');
    below(streams.dice, 6);
    const revived = JSON.parse(JSON.stringify(streams)) as typeof streams;
    expect(counts(revived.dice, 6, 100)).toEqual(counts(streams.dice, 6, 100));
  });
});

describe('a keyed stream', () => {
  /** The same words by another library: ChaCha20 from block 0 on, under the hash of the stream's name. */
  function reference(name: string, words: number): number[] {
    const key = createHash('sha256').update(`stream:${name}`, 'utf8').digest();
    const bytes = createCipheriv('chacha20', key, new Uint8Array(16)).update(new Uint8Array(words * 4));
    return Array.from({ length: words }, (_, at) => bytes.readUInt32LE(at * 4));
  }

  it('is ChaCha20 under SHA-256 of its name, block after block', () => {
    const { dice, deal } = streamsOf('référence');
    const drawn = (stream: Stream) => Array.from({ length: 300 }, () => below(stream, 2 ** 32));
    expect(drawn(dice)).toEqual(reference('référence/dice', 300));
    expect(drawn(deal)).toEqual(reference('référence/deal', 300));
  });

  it('is the same on a light table, and another than the fast one and any derived seed', () => {
    const drawn = (stream: Stream) => counts(stream, 1000, 20).join();
    expect(drawn(lazyStreamsOf('a').dice)).toBe(drawn(streamsOf('a').dice));
    expect(drawn(fastStreamsOf('a').dice)).not.toBe(drawn(streamsOf('a').dice));
    for (const purpose of ['dice', 'deal', 'bots']) {
      expect(JSON.stringify(streamsOf('a'))).not.toContain(derivedSeed('a', purpose));
    }
  });

  it('holds nothing of the seed, nor of the other stream', () => {
    const { dice, deal } = streamsOf('secret seed') as { dice: { key: string }; deal: { key: string } };
    expect(JSON.stringify([dice, deal])).not.toContain('secret');
    expect(dice.key).not.toBe(deal.key);
    expect(derivedSeed('secret seed', 'bots')).toMatch(/^[0-9a-f]{64}$/);
  });
});

describe('the two streams', () => {
  it('are independent: what is dealt does not change what is rolled', () => {
    const quiet = streamsOf('two');
    const busy = streamsOf('two');
    for (let i = 0; i < 10; i++) below(busy.deal, 52);
    expect(counts(busy.dice, 6, 100)).toEqual(counts(quiet.dice, 6, 100));
  });

  it('differ from each other', () => {
    const { dice, deal } = streamsOf('two');
    expect(counts(dice, 1000, 20)).not.toEqual(counts(deal, 1000, 20));
  });

  it('share nothing with their copy', () => {
    const streams = streamsOf('copied');
    const before = JSON.stringify(streams);
    const copy = copyStreams(streams);
    below(copy.dice, 6);
    below(copy.deal, 6);
    expect(JSON.stringify(streams)).toBe(before);
  });
});

describe('scripted dice', () => {
  it('come in order, and are counted', () => {
    const streams = scriptedStreams('x', [6, 1]);
    expect(below(streams.dice, 6) + 1).toBe(6);
    expect(diceLeft(streams)).toBe(1);
    expect(below(streams.dice, 6) + 1).toBe(1);
    expect(diceLeft(streams)).toBe(0);
  });

  it('fail when one is missing, or is on no such die', () => {
    expect(() => below(scriptedStreams('x', []).dice, 6)).toThrow('die 1 is missing');
    expect(() => below(scriptedStreams('x', [7]).dice, 6)).toThrow('The script says 7 for a die of 6 sides');
    expect(() => below(scriptedStreams('x', [0]).dice, 6)).toThrow('The script says 0');
  });

  it('leave shuffles to the seed', () => {
    expect(scriptedStreams('x', [1]).deal).toEqual(streamsOf('x').deal);
    expect(diceLeft(streamsOf('x'))).toBe(0);
  });
});

describe('a shuffle', () => {
  it('makes every order equally likely', () => {
    const { deal } = streamsOf('orders');
    const seen = new Map<string, number>();
    for (let i = 0; i < 24_000; i++) {
      const order = ['a', 'b', 'c', 'd'];
      shuffleInPlace(deal, order);
      seen.set(order.join(''), (seen.get(order.join('')) ?? 0) + 1);
    }
    expect(seen.size).toBe(24);
    expect(chiSquare([...seen.values()])).toBeLessThan(24 + 5 * Math.sqrt(48));
  });
});
