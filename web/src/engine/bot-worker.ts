/** The entry of the worker in which bots think: it knows the games, and nothing of the page. */
import { botHost } from '@necropole/bots';
import type { Game, MatchConfig } from '@necropole/kernel';
import { fetchGame, fetchThinking } from './fetching.ts';
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
    await know(request.game, request.saved.config);
    send({ id, choice: host.think(request) });
  } catch (error) {
    send({ id, error: messageOf(error) });
  }
}

async function know(id: string, config: MatchConfig): Promise<void> {
  const [game] = await Promise.all([fetchGame(id, config), fetchThinking(id)]);
  if (game !== null && !games.includes(game)) games.push(game);
}

globalThis.addEventListener('message', ({ data }: MessageEvent<ThinkMessage>) => void take(data));
