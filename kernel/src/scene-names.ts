/** What the things of a scene are called: what an option, a refusal, a question or an event refers to is one of these. */
import type { Scene, ScenePile } from './scene.ts';

/** The name of a card: its own id where that is known and no other of its pile has it, else its place in the pile. */
export function nameOfCard({ id, cards }: ScenePile, index: number): string {
  const own = cards[index]?.id ?? null;
  const isFirst = own !== null && cards.findIndex((card) => card.id === own) === index;
  return isFirst ? own : `${id}-${index + 1}`;
}

/** The place beneath what stands somewhere: of a card, the one where it lies, or `null` at the table's edge; else itself. */
export function placeUnder({ piles }: Scene, at: string): string | null {
  const pile = piles.find((one) => one.cards.some((_, index) => nameOfCard(one, index) === at));
  return pile === undefined ? at : (pile.at ?? null);
}

/** Every name of a scene that can be pointed at. */
export function namesIn(scene: Scene): ReadonlySet<string> {
  const { ground, pieces, piles, tracks, sheets, notes, dice = [] } = scene;
  const { groups, spaces, edges = [] } = ground;
  const things = [groups, spaces, edges, pieces, piles, tracks, sheets, notes, dice].flat();
  const cards = piles.flatMap((pile) => pile.cards.map((_, index) => nameOfCard(pile, index)));
  return new Set([...things.map(({ id }) => id), ...cards]);
}
