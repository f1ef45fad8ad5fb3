/** The entry of a worker of the lab: plays a part of a run, or one match again as a replay file. */
import { configOf, type Plan, playBatch, replayOf } from '@necropole/bots/lab';
import type { Game } from '@necropole/kernel';
import { fetchGame, fetchThinking } from '../engine/fetching.ts';
import { messageOf } from '../engine/problems.ts';
import type { LabMessage, LabReply } from './crew.ts';

const send = (reply: LabReply): void => globalThis.postMessage(reply);

async function gameOf(plan: Plan): Promise<Game> {
  const [game] = await Promise.all([fetchGame(plan.game, configOf(plan, 0)), fetchThinking(plan.game)]);
  if (game === null) throw new Error(`no game "${plan.game}" here`);
  return game;
}

async function take(message: LabMessage): Promise<void> {
  try {
    if ('replay' in message) {
      const { plan, played } = message.replay;
      send({ file: replayOf(await gameOf(plan), plan, played).file });
      return;
    }
    const game = await gameOf(message.batch.plan);
    const began = performance.now();
    const played = playBatch(game, message.batch);
    send({ played, milliseconds: performance.now() - began });
  } catch (error) {
    send({ error: messageOf(error) });
  }
}

globalThis.addEventListener('message', ({ data }: MessageEvent<LabMessage>) => void take(data));
