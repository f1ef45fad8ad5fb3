/**
 * Nothing hidden helps by itself, or everybody would know it by what happens, and by what does not: whoever wants
 * the help of a thing shows it. From then on everybody knows of it, and it helps without a word.
 *
 * - Ice axes in an assault, when the fight is prepared (fights.ts), or on a march (field-movement.ts).
 * - Evangeline, before the doctor (fortress-events.ts).
 */
import { EVERYBODY, isFaceUp } from '@necropole/kernel';
import type { Item } from '../content/kinds.ts';
import { kindOf, type MarkerId } from '../content/markers/index.ts';
import { type Carried, carriedBy, carriedThing, itemAt, markerAt, thingKey } from '../reading.ts';
import type { Verdict, ZfTable } from '../shape.ts';
import type { Member, MemberId, Team, World } from '../world.ts';

/** Everybody sees what it is. */
export function show(table: ZfTable, thing: Carried, cite: string): void {
  const marker = table.reveal(thing.member.items, thing.place, EVERYBODY);
  noteSeen(table.world, marker);
  table.tell('shown', cite, { member: thing.member.id, marker: kindOf(marker) });
}

/** Everybody knows that this is carried. */
export function noteSeen(world: World, marker: MarkerId): void {
  if (!world.shown.includes(marker)) world.shown.push(marker);
}

/** Does a team carry anything that not everybody knows? Whoever does is asked, whatever it is. */
export function hasUnseen({ members }: Team): boolean {
  return members.some(({ items }) => items.cards.some((_, place) => !isFaceUp(items, place)));
}

/** Which of a member's things count, as everybody has seen them. */
export function seenItems({ shown }: Pick<World, 'shown'>, { items }: Member): readonly MarkerId[] {
  return items.cards.filter((marker) => shown.includes(marker));
}

/** All that a team carries, to be shown where it helps. */
export function showOptions(table: ZfTable, team: Team, helps: (item: Item) => boolean, cite: string) {
  return table.options(
    carriedBy(team),
    (thing) => judgeShowing(table.world, thing, helps, cite),
    (thing, refusal) =>
      table.option(
        `show:${thingKey(thing)}`,
        { do: 'show' as const, from: thing.member.id, place: thing.place },
        refusal,
        () => ({
          refs: [thing.member.id],
          called: { key: 'shows', params: { marker: markerAt(thing), member: thing.member.id } },
        }),
      ),
  );
}

function judgeShowing({ shown }: World, thing: Carried, helps: (item: Item) => boolean, cite: string): Verdict {
  if (!helps(itemAt(thing))) return { key: 'not-for-this', params: {}, cite };
  return shown.includes(markerAt(thing)) ? { key: 'shown-already', params: {}, cite } : null;
}

/** What was chosen is shown. */
export function showChosen(
  table: ZfTable,
  team: Team,
  { from, place }: { readonly from: MemberId; readonly place: number },
  cite: string,
): void {
  show(table, carriedThing(team, from, place), cite);
}
