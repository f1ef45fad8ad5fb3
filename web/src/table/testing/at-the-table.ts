/** A session over the real engine, without its worker, and without waiting: what waits is let go by the test. */
import type { Game } from '@necropole/kernel';
import { vi } from 'vitest';
import type { ForcedBy, Pace } from '../../app/settings.ts';
import type { Engine } from '../../engine/client.ts';
import { type Operations, operationNames } from '../../engine/protocol.ts';
import type { SeatPlan } from '../../engine/seats.ts';
import type { Notice } from '../../engine/shelf.ts';
import { Browser, toyMatch } from '../../engine/testing/browser.ts';
import { TableSession } from '../session.svelte.ts';

/** As it is before a test takes the time into its hands. */
const later = setTimeout;

/** A session, and what a test does with it. */
export interface AtTheTable {
  readonly session: TableSession;
  readonly engine: Engine;
  readonly id: string;
  /** Tells the page what it did not ask for. */
  readonly notify: (notice: Notice) => void;
  /** Waits until this is so; whatever comes by itself comes meanwhile. */
  readonly until: (there: () => boolean) => Promise<void>;
}

/** Sits down at a new match of a toy. */
export async function sitDown(
  game: Game,
  seats: readonly SeatPlan[],
  how: { readonly pace?: Pace; readonly answerForced?: ForcedBy; readonly onlyWhatMatters?: boolean } = {},
): Promise<AtTheTable> {
  const { host } = new Browser(game).tab();
  const id = await host.create(toyMatch(game, ...seats));
  const listeners = new Set<(notice: Notice) => void>();
  const operations = operationNames.map((name) => [
    name,
    (...given: readonly never[]) => call(host[name], host, given),
  ]);
  const engine: Engine = {
    ...(Object.fromEntries(operations) as Operations),
    onNotice(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    stop: () => {},
  };
  const session = new TableSession(id, {
    engine,
    loadGame: async () => game,
    pace: () => how.pace ?? 'normal',
    onlyWhatMatters: () => how.onlyWhatMatters ?? false,
    answerForced: () => how.answerForced ?? 'never',
    nextTo: () => [],
  });
  await session.open();
  return {
    session,
    engine,
    id,
    notify: (notice) => {
      for (const listener of listeners) listener(notice);
    },
    until: async (there) => {
      while (!there()) {
        await vi.advanceTimersByTimeAsync(50);
        // The engine fetches parts of itself: that takes as long as it takes.
        await new Promise((done) => later(done, 1));
      }
    },
  };
}

function call(operation: (...given: never[]) => unknown, host: object, given: readonly never[]): unknown {
  return operation.apply(host, [...given]);
}
