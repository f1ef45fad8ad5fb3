/** A process that runs tests against mutants, one after the other, as its parent tells it to. */
import { openTests, type Ran, type Running } from './vitest.ts';

/** What a parent asks for. */
export interface Task {
  readonly tests: readonly string[] | null;
  readonly other: { readonly file: string; readonly text: string } | null;
}

export type Reply = { readonly ran: Ran } | { readonly error: string };

const running = JSON.parse(process.argv[2] ?? '{}') as Running;
const tests = openTests(running);

process.on('message', async (task: Task) => {
  let reply: Reply;
  try {
    reply = { ran: await (await tests).run(task.tests, task.other) };
  } catch (error) {
    reply = { error: error instanceof Error ? error.message : String(error) };
  }
  process.send?.(reply);
});
process.on('disconnect', () => process.exit());
