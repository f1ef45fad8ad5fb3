/** One tab plays a match. The browser's locks tell a second one that it is open, and let it take over. */

/** A lock that is held. */
export interface Held {
  release(): void;
  /** Resolves when another tab has taken it. */
  readonly lost: Promise<void>;
}

/** Where locks come from. */
export interface Locks {
  /** Takes a lock; `null` when another tab holds it, unless it is to be taken away from there. */
  take(name: string, takeOver: boolean): Promise<Held | null>;
}

/** A page that is loaded again lets its locks go a moment later: so long is it waited for. */
const PATIENCE_MS = 400;

/** The browser's own locks. Where there are none, every tab gets what it asks for; the store still keeps them apart. */
export function browserLocks(manager: Pick<LockManager, 'request'> | undefined, patience = PATIENCE_MS): Locks {
  return {
    take(name, takeOver) {
      return new Promise((resolve) => {
        let granted = manager === undefined;
        let release = (): void => {};
        let lose = (): void => {};
        const lost = new Promise<void>((done) => {
          lose = done;
        });
        const held: Held = { release: () => release(), lost };
        if (manager === undefined) return resolve(held);
        const how: LockOptions = takeOver ? { steal: true } : { signal: AbortSignal.timeout(patience) };
        const hold = (): Promise<void> =>
          new Promise((done) => {
            granted = true;
            release = done;
            resolve(held);
          });
        manager.request(name, how, hold).catch(() => (granted ? lose() : resolve(null)));
      });
    },
  };
}
