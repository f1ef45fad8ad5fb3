/** What a game's `setup` is given: the choices made before the match, and chance. */
import type { MatchConfig, Start } from './game.ts';
import { below, type Stream, type Streams, shuffleInPlace } from './random.ts';
import { type Pile, shufflePile } from './secrets.ts';

/** What `setup` draws from. */
export class StartOfMatch implements Start {
  readonly mode: string;
  readonly mission: string | null;
  readonly seats: number;
  readonly options: { readonly [name: string]: string };
  private readonly stream: Stream;

  constructor(config: MatchConfig, streams: Streams) {
    this.mode = config.mode;
    this.mission = config.mission;
    this.seats = config.seats;
    this.options = config.options;
    this.stream = streams.deal;
  }

  shuffled<T>(items: readonly T[]): T[] {
    const order = items.slice();
    shuffleInPlace(this.stream, order);
    return order;
  }

  below(count: number): number {
    return below(this.stream, count);
  }

  shuffle(of: Pile): void {
    shufflePile(of, this.stream);
  }
}
