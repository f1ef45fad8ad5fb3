/** Processes that run tests: each stays for many mutants, and is replaced when it dies or takes for ever. */
import { type ChildProcess, fork } from 'node:child_process';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Ran, Running } from './vitest.ts';
import type { Reply, Task } from './worker.ts';

export interface Job {
  /** Runs tests; `null` when the process died or did not come back in time. */
  run(task: Task, limit: number): Promise<Ran | null>;
  end(): void;
}

const WORKER = join(dirname(fileURLToPath(import.meta.url)), 'worker.ts');

/** A process that begins with its first task. */
export function startJob(running: Running): Job {
  let child: ChildProcess | null = null;
  let hasEnded = false;
  const kill = (): void => {
    child?.kill('SIGKILL');
    child = null;
  };
  return {
    end() {
      hasEnded = true;
      kill();
    },
    run: (task, limit) =>
      new Promise((resolve, reject) => {
        if (hasEnded) return reject(new Error('the job has ended'));
        child ??= begin(running);
        const now = child;
        const finish = (done: () => void): void => {
          clearTimeout(timer);
          now.removeAllListeners();
          done();
        };
        const lose = (): void => {
          kill();
          resolve(null);
        };
        const timer = setTimeout(() => finish(lose), limit);
        now.once('exit', () => finish(lose));
        now.once('error', (error) => finish(() => reject(error)));
        now.once('message', (reply: Reply) =>
          finish(() => ('ran' in reply ? resolve(reply.ran) : reject(new Error(reply.error)))),
        );
        now.send(task);
      }),
  };
}

function begin(running: Running): ChildProcess {
  return fork(WORKER, [JSON.stringify(running)], {
    // Where tsx is found, from wherever the tool is run.
    cwd: dirname(WORKER),
    execArgv: ['--import', 'tsx'],
    // What tests print is of no use here.
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
  });
}
