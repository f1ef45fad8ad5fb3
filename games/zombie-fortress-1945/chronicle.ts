/** What the record of a match says of it: the rounds of both parts, and who led which team. */
import type { Chronicle, View } from '@necropole/kernel';
import { tokenOfTeam } from './scene/faces.ts';
import { named } from './scene/labels.ts';
import type { Zf } from './shape.ts';

export function chronicle({ world: { teams, rounds, fortress } }: View<Zf>): Chronicle {
  return {
    rounds: rounds + fortress.rounds,
    cast: teams.map(({ camp, seat }) => ({ seat, label: named('team', camp), token: tokenOfTeam(camp) })),
  };
}
