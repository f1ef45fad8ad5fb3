/** A finished match as a link that holds it: compressed, behind the `#`, so that no server ever gets it. */
/** Longer links are cut off by what people send them with. */
const MOST_CHARACTERS = 16_000;
/** What a link may hold: few matches come near to it, and a short link could hold six times as much. */
export const MOST_BYTES = 2_000_000;

/** The text of a file as a part of an address; `null` where it does not fit. */
export async function packed(text: string): Promise<string | null> {
  const file = new Blob([text]);
  if (file.size > MOST_BYTES) return null;
  const stream = file.stream().pipeThrough(new CompressionStream('deflate-raw'));
  const bytes = new Uint8Array(await new Response(stream).arrayBuffer());
  const letters = Array.from(bytes, (byte) => String.fromCharCode(byte)).join('');
  const data = btoa(letters).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
  return data.length > MOST_CHARACTERS ? null : data;
}

/** The text that a part of an address holds; `null` where it holds none, or more than it may. */
export async function unpacked(data: string): Promise<string | null> {
  if (data.length > MOST_CHARACTERS || !/^[\w-]+$/.test(data)) return null;
  try {
    const letters = atob(data.replaceAll('-', '+').replaceAll('_', '/'));
    const bytes = Uint8Array.from(letters, (letter) => letter.charCodeAt(0));
    const reader = new Blob([bytes]).stream().pipeThrough(new DecompressionStream('deflate-raw')).getReader();
    const decoder = new TextDecoder('utf-8', { fatal: true });
    let text = '';
    let read = 0;
    for (let part = await reader.read(); !part.done; part = await reader.read()) {
      read += part.value.length;
      // A short text may hold an endless one: it is given up as soon as it is too long.
      if (read > MOST_BYTES) {
        await reader.cancel();
        return null;
      }
      text += decoder.decode(part.value, { stream: true });
    }
    return text + decoder.decode();
  } catch {
    return null;
  }
}
