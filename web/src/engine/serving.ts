/** The worker's side: requests are checked, and answered one after the other, so that no two change a match at once. */
import { GroundsSent } from './grounds.ts';
import type { Host } from './host.ts';
import { EngineProblem, problemOf } from './problems.ts';
import type { OperationName, WorkerMessage } from './protocol.ts';
import { readRequest } from './requests.ts';

/** What only looks, and may take long: it is answered beside the others, which do not wait for it. */
const BESIDE: readonly unknown[] = ['think', 'advise', 'explain'] satisfies OperationName[];

/** Answers what comes in; gives the function to hand each message to. */
export function serve(host: Host, send: (message: WorkerMessage) => void): (message: unknown) => Promise<void> {
  const grounds = new GroundsSent();
  let last: Promise<void> = Promise.resolve();
  const answerNow = async (message: unknown): Promise<void> =>
    sendSafely(await answer(host, grounds, message), send, grounds);
  return (message) => {
    if (BESIDE.includes(operationOf(message))) return answerNow(message);
    last = last.then(() => answerNow(message));
    return last;
  };
}

async function answer(host: Host, grounds: GroundsSent, message: unknown): Promise<WorkerMessage> {
  try {
    const { request, operation, given } = readRequest(message);
    try {
      const ask = host[operation] as (...given: readonly unknown[]) => Promise<unknown>;
      return { request, ...grounds.pack(operation, await ask.call(host, ...given)) };
    } catch (error) {
      return { request, problem: problemOf(error) };
    }
  } catch (error) {
    return { request: numberOf(message), problem: problemOf(error) };
  }
}

function operationOf(message: unknown): unknown {
  return typeof message === 'object' && message !== null && 'operation' in message ? message.operation : null;
}

/** A malformed request is answered too, if it says which one it is. */
function numberOf(message: unknown): number | null {
  const number = typeof message === 'object' && message !== null && 'request' in message ? message.request : null;
  return typeof number === 'number' && Number.isInteger(number) ? number : null;
}

/** What cannot be sent (a game that put a function into a scene) is said rather than lost. */
function sendSafely(reply: WorkerMessage, send: (message: WorkerMessage) => void, grounds: GroundsSent): void {
  try {
    send(reply);
  } catch (error) {
    grounds.forget();
    if (!('request' in reply)) return;
    send({
      request: reply.request,
      problem: problemOf(new EngineProblem({ kind: 'unexpected', message: `${error}` })),
    });
  }
}
