/** The entry of the worker in which bots think: it knows the games, and nothing of the page. */
import { rules } from 'virtual:necropole-games';
import { botHost } from '@necropole/bots';
import type { Game } from '@necropole/kernel';
import { messageOf } from './problems.ts';
import type { ThinkMessage, ThoughtMessage } from './thinking.ts';

const games: Game[] = [];
const host = botHost(games);
const send = (message: ThoughtMessage): void => globalThis.postMessage(message);

async function take(message: ThinkMessage): Promise<void> {
  if ('leave' in message) {
    host.leave(message.leave);
    return;
  }
  const { id, request } = message;
  try {
    await know(request.game);
    send({ id, choice: host.think(request) });
  } catch (error) {
    send({ id, error: messageOf(error) });
  }
}

async function know(id: string): Promise<void> {
  if (games.some((one) => one.id === id)) return;
  const game = Object.hasOwn(rules, id) ? await rules[id]?.() : undefined;
  if (game !== undefined && !games.includes(game)) games.push(game);
}

globalThis.addEventListener('message', ({ data }: MessageEvent<ThinkMessage>) => void take(data));
