/** The one list of games. Adding a game is adding it here. */
import type { Game } from '@necropole/kernel';
import { game as earthReborn } from './earth-reborn/index.ts';
import { game as marvelUnited } from './marvel-united/index.ts';
import { game as marvelZombies } from './marvel-zombies/index.ts';
import { game as tinyEpicZombies } from './tiny-epic-zombies/index.ts';
import { game as zombieFortress } from './zombie-fortress-1945/index.ts';

export const games: readonly Game[] = [tinyEpicZombies, marvelZombies, marvelUnited, zombieFortress, earthReborn];
