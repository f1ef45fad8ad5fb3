/** What the things of a scene are called: what an option, a refusal, a question or an event refers to is one of these. */
import type { PoolChip, Scene, ScenePile, SceneSlot, SceneSpace } from './scene.ts';

/** The name of a card: its own id where that is known and no other of its pile has it, else its place in the pile. */
export function nameOfCard({ id, cards }: ScenePile, index: number): string {
  const own = cards[index]?.id ?? null;
  const isFirst = own !== null && cards.findIndex((card) => card.id === own) === index;
  return isFirst ? own : `${id}-${index + 1}`;
}

/** The name of a slot of a space, counted from 0: an empty one can be pointed at too. */
export function nameOfSlot(space: string, index: number): string {
  return `${space}#${index + 1}`;
}

/** The slots of a space, each where it lies; `null` for those that are laid along its foot. */
export function slotsIn({ slots = 0 }: Pick<SceneSpace, 'slots'>): readonly (SceneSlot | null)[] {
  return typeof slots === 'number' ? Array.from({ length: slots }, () => null) : slots;
}

/** Every chip of the pools of a scene. */
export function chipsIn({ pools = [] }: Pick<Scene, 'pools'>): readonly PoolChip[] {
  return pools.flatMap(({ from }) => from.flatMap(({ chips }) => chips));
}

/** The place beneath what stands somewhere: of a card, the one where it lies, or `null` at the table's edge; else itself. */
export function placeUnder({ piles }: Scene, at: string): string | null {
  const pile = piles.find((one) => one.cards.some((_, index) => nameOfCard(one, index) === at));
  return pile === undefined ? at : (pile.at ?? null);
}

/** Every name of a scene that can be pointed at. */
export function namesIn(scene: Scene): ReadonlySet<string> {
  const { ground, pieces, piles, tracks, sheets, notes, dice = [] } = scene;
  const rows = sheets.flatMap((sheet) => sheet.rows ?? []);
  const { groups, spaces, edges = [], fixtures = [] } = ground;
  const things = [
    ...[groups, spaces, edges, fixtures, pieces, piles, tracks, sheets, rows, notes, dice],
    chipsIn(scene),
  ].flat();
  const cards = piles.flatMap((pile) => pile.cards.map((_, index) => nameOfCard(pile, index)));
  const slots = spaces.flatMap((space) => slotsIn(space).map((_, index) => nameOfSlot(space.id, index)));
  return new Set([...things.map(({ id }) => id), ...cards, ...slots]);
}
