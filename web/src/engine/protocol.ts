/** What goes between the page and the worker. The page's side of it: small, and without the rules of any game. */
import type { Packed } from './grounds.ts';
import type { Host } from './host.ts';
import type { Problem } from './problems.ts';
import type { Notice } from './shelf.ts';

/** Everything that the page can ask for. */
export const operationNames = [
  'list',
  'record',
  'clearRecord',
  'rename',
  'remove',
  'create',
  'example',
  'lesson',
  'open',
  'close',
  'state',
  'at',
  'frames',
  'history',
  'preview',
  'overlay',
  'attended',
  'markLesson',
  'summary',
  'hashes',
  'answer',
  'think',
  'botStep',
  'reasons',
  'advise',
  'explain',
  'retract',
  'undo',
  'redo',
  'rewind',
  'back',
  'reseat',
  'resign',
  'continueFrom',
  'rematch',
  'toFile',
  'report',
  'fromFile',
  'exportAll',
  'importAll',
] as const;

/** The name of a request. */
export type OperationName = (typeof operationNames)[number];

/** The engine as the page sees it: promises that fail with an `EngineProblem`, and with nothing else. */
export type Operations = Pick<Host, OperationName>;

/** A request. */
export interface RequestMessage {
  readonly request: number;
  readonly operation: OperationName;
  readonly given: readonly unknown[];
}

/** What comes back. */
export type WorkerMessage =
  | ({ readonly request: number } & Packed)
  | { readonly request: number | null; readonly problem: Problem }
  | { readonly notice: Notice };

/** Is this something that our worker sends? */
export function isWorkerMessage(value: unknown): value is WorkerMessage {
  if (typeof value !== 'object' || value === null) return false;
  if ('notice' in value) return hasKind(value.notice);
  if (!('request' in value)) return false;
  if ('problem' in value) return (value.request === null || Number.isInteger(value.request)) && hasKind(value.problem);
  return Number.isInteger(value.request) && 'result' in value && 'grounds' in value && Array.isArray(value.grounds);
}

function hasKind(value: unknown): boolean {
  return typeof value === 'object' && value !== null && 'kind' in value && typeof value.kind === 'string';
}
