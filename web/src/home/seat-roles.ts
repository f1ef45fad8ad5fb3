/** What each seat plays, where a game has several roles. */
import type { Game, Language, MatchConfig } from '@necropole/kernel';

/** The name of the role of each seat; none where all play the same. */
export function seatRoles(
  game: Pick<Game, 'bot' | 'words'>,
  config: Omit<MatchConfig, 'seed'>,
  language: Language,
): readonly string[] {
  const roles = (game.bot?.roles?.(config) ?? []).map(({ role }) => role);
  if (new Set(roles).size < 2) return [];
  return roles.map((role) => game.words[language].roles?.[role] ?? '');
}
