/** Who plays what in each seat of a new match, as far as it is known before the match: a role, and a face where one is chosen. */
import type { Game, Language } from '@necropole/kernel';
import { rolesOf } from '@necropole/kernel/app';
import { chosenOf } from '../app/several.ts';
import { choicesOf, type Draft } from './draft.ts';
import { seatRoles } from './seat-roles.ts';

/** What is known of a seat. */
export interface Seating {
  /** What its player leads; `null` where all seats play the same. */
  readonly role: string | null;
  /** Whom it plays, where that was chosen. */
  readonly name: string | null;
  /** The symbol of their face, or of their role. */
  readonly face: string | null;
}

/** The seats of a draft. A role that is called like an option is played by what was chosen there, in that order. */
export function seatingOf(game: Game, draft: Draft, language: Language): readonly Seating[] {
  const roles = rolesOf(game, choicesOf(draft)).map(({ role }) => role);
  const named = seatRoles(game, choicesOf(draft), language);
  const mode = game.modes.find(({ id }) => id === draft.mode);
  const words = game.words[language];
  return roles.map((role, seat) => {
    const option = mode?.options[role];
    const chosen = option === undefined ? [] : chosenOf(draft.options[role], option);
    const seats = roles.filter((one) => one === role).length;
    // Where there are more to play than seats, nobody knows yet who plays whom.
    const value = chosen.length > seats ? undefined : chosen[roles.slice(0, seat).filter((one) => one === role).length];
    const key = value === undefined ? role : `${role}:${value}`;
    return {
      role: named[seat] ?? null,
      name: value === undefined ? null : (words.options[key] ?? null),
      face: game.art.pictureOf(key),
    };
  });
}
