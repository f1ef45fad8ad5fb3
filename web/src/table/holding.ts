/** Which matches this tab looks at. One page may open what another is just leaving: a match is let go when nobody is left. */
import type { Engine } from '../engine/client.ts';

const held = new Map<string, number>();
const PATIENCE_MS = 400;

/** Holds a match; gives the function that lets it go. */
export function hold(engine: Pick<Engine, 'close'>, id: string): () => void {
  held.set(id, (held.get(id) ?? 0) + 1);
  let done = false;
  return () => {
    if (done) return;
    done = true;
    held.set(id, (held.get(id) ?? 1) - 1);
    setTimeout(() => {
      if (held.get(id) !== 0) return;
      held.delete(id);
      engine.close(id).catch(() => undefined);
    }, PATIENCE_MS);
  };
}
