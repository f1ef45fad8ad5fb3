/** Reading what others wrote: up to a counted number of bytes, whatever it is read from. */
import { closeSync, openSync, readSync } from 'node:fs';

const CHUNK = 64 * 1024;

/** The text of a file, a pipe or a device; `null` when it has more bytes than that. */
export function readUpTo(file: string, most: number): string | null {
  const descriptor = openSync(file, 'r');
  try {
    const chunks: Buffer[] = [];
    let size = 0;
    for (;;) {
      const chunk = Buffer.allocUnsafe(CHUNK);
      const read = readSync(descriptor, chunk);
      if (read === 0) return Buffer.concat(chunks, size).toString('utf8');
      size += read;
      if (size > most) return null;
      chunks.push(chunk.subarray(0, read));
    }
  } finally {
    closeSync(descriptor);
  }
}
