/** The entry of a worker of the lab: plays a part of a run, or one match again as a replay file. */
import { rules } from 'virtual:necropole-games';
import { playBatch, replayOf } from '@necropole/bots/lab';
import type { Game } from '@necropole/kernel';
import { messageOf } from '../engine/problems.ts';
import type { LabMessage, LabReply } from './crew.ts';

const send = (reply: LabReply): void => globalThis.postMessage(reply);

async function gameOf(id: string): Promise<Game> {
  const game = Object.hasOwn(rules, id) ? await rules[id]?.() : undefined;
  if (game === undefined) throw new Error(`no game "${id}" here`);
  return game;
}

async function take(message: LabMessage): Promise<void> {
  try {
    if ('replay' in message) {
      const { plan, played } = message.replay;
      send({ file: replayOf(await gameOf(plan.game), plan, played).file });
      return;
    }
    const game = await gameOf(message.batch.plan.game);
    const began = performance.now();
    const played = playBatch(game, message.batch);
    send({ played, milliseconds: performance.now() - began });
  } catch (error) {
    send({ error: messageOf(error) });
  }
}

globalThis.addEventListener('message', ({ data }: MessageEvent<LabMessage>) => void take(data));
