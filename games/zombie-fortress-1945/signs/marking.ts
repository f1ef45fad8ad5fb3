/** What events mark on the board: the marks that many rows share. */
import { type Mark, mark } from '@necropole/kernel';
import type { CampId } from '../content/camps.ts';
import { boxId, counterPieceId, eventPieceId } from '../rules/pointing.ts';
import type { MemberId } from '../world.ts';

type Marks = readonly Mark[];

export const onTeam = ({ team }: { readonly team: CampId }): Marks => [mark.change(team)];
export const strikesTeam = ({ team }: { readonly team: CampId }): Marks => [mark.strike(team)];
export const onMember = ({ member }: { readonly member: MemberId }): Marks => [mark.change(member)];
export const strikesMember = ({ member }: { readonly member: MemberId }): Marks => [mark.strike(member)];
/** Where it happens: a hex, a zone. */
export const onPlace = ({ at }: { readonly at: string }): Marks => [mark.change(at)];
export const onEvent = ({ at }: { readonly at: string }): Marks => [mark.change(eventPieceId(at))];
export const onCounter = ({ slot }: { readonly slot: number }): Marks => [mark.change(counterPieceId(slot))];
export const strikesCounter = ({ slot }: { readonly slot: number }): Marks => [mark.strike(counterPieceId(slot))];

/** Who strikes, and whom: a member a counter. */
export const memberStrikes = ({ slot, member }: { readonly slot: number; readonly member: MemberId }): Marks => [
  mark.strike(counterPieceId(slot), member),
];
export const zombieStrikes = ({ slot, member }: { readonly slot: number; readonly member: MemberId }): Marks => [
  mark.strike(member, counterPieceId(slot)),
];

/** A team attacks another. */
export const strikesEnemy = ({ team, enemy }: { readonly team: CampId; readonly enemy: CampId }): Marks => [
  mark.strike(enemy, team),
];

/** A member fires at a box. */
export function firesAt(box: number, member: MemberId): Marks {
  return [mark.strike(boxId(box), member)];
}
