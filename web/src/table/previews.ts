/** What answers would do: asked for once, and gone with the state of the match that they were asked in. */
import type { SeenQuestion } from '@necropole/kernel/app';
import type { Engine } from '../engine/client.ts';
import type { MatchState, Preview } from '../engine/sight.ts';

export class Previews {
  private readonly id: string;
  private readonly engine: Pick<Engine, 'preview'>;
  private readonly known = new WeakMap<MatchState, Map<string, Promise<Preview | null>>>();

  constructor(id: string, engine: Previews['engine']) {
    this.id = id;
    this.engine = engine;
  }

  /** What an answer would do, as far as that is known; `null` where nothing can be said. */
  of(state: MatchState, { id, seat }: Pick<SeenQuestion, 'id' | 'seat'>, key: string): Promise<Preview | null> {
    const here = this.known.get(state) ?? new Map<string, Promise<Preview | null>>();
    this.known.set(state, here);
    const name = `${id} ${key}`;
    const coming =
      here.get(name) ??
      this.engine.preview(this.id, seat, key).then(
        (preview) => (preview.ok ? preview : null),
        () => null,
      );
    here.set(name, coming);
    return coming;
  }
}
