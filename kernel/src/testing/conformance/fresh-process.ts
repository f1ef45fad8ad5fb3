/** Run in a process of its own: plays the replay that comes in again, and says what is wrong with it. */
import { readFileSync } from 'node:fs';
import { readReplay } from '../../app.ts';
import type { Game } from '../../index.ts';
import { problemOf } from './replays.ts';

const text = readFileSync(0, 'utf8');
const wanted = readReplay(text).header.game;
const exported: Record<string, unknown> = await import(process.argv[2] ?? '');
const game = Object.values(exported)
  .flat()
  .find((value) => (value as { id?: unknown } | null)?.id === wanted);
if (game === undefined) process.stdout.write(`the module exports no game ${wanted}`);
else process.stdout.write(problemOf(game as Game, text) ?? '');
