/** The chapters that only some matches need, for the few pages that set a match up themselves. */
import type { Game, MatchConfig } from '@necropole/kernel';
import { wayOf } from './games.ts';

/** Fetches what a match of these choices needs beside the rules that are here. */
export async function loadChapters({ id, later }: Game, config: Omit<MatchConfig, 'seed'>): Promise<void> {
  if (later?.comeInto(config) === true) await (await wayOf(id)).later?.();
}
