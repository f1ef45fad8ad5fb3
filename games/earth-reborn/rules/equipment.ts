/**
 * Equipment (page 17).
 *
 * 1. What is carried lies open below the character’s card. Its weight stays within the capacity of the visible side.
 * 2. Whoever carries too much abandons enough at once, and nothing else; markers weigh nothing and stay.
 * 3. An abandoned card leaves the game or, where players search, goes under the deck.
 * 4. Some equipment does something by being carried: its phrases say what.
 */
import { tabulate } from '@necropole/boards';
import { type EquipmentFaceId, equipmentFaceOf, equipmentOn } from '../content/equipment/deck.ts';
import { type EquipmentId, equipment, equipmentIds } from '../content/equipment/index.ts';
import type { Equipment } from '../content/equipment/kinds.ts';
import type { Effect, Phrase } from '../phrases/phrase.ts';
import { bodyOf, isLarge, isOnMap, plays } from '../reading.ts';
import type { ErTable, Rule, Verdict } from '../shape.ts';
import type { Figure, Item } from '../world.ts';
import { withdrawMarkers } from './radio-jamming.ts';
import { putUnderDeck } from './search-deck.ts';

// ── What is carried ──────────────────────────────────────────────────────────────────────────────────────────────────

/** A card as it comes into play: upright, with nothing on it. */
export function newItem(face: EquipmentFaceId): Item {
  return { face, engaged: false, counters: 0, on: false };
}

/** What stands on the face in use (ER-17.2). */
export function equipmentOf({ face }: Pick<Item, 'face'>): Equipment<EquipmentId> {
  return equipmentOn(face);
}

/** A prisoner is dragged along (ER-30.6); a large figure carries whoever has captured it. */
const PRISONER_WEIGHT = 1;

function weightOfPrisoner({ prisoner }: Pick<Figure, 'prisoner'>): number {
  return prisoner === null || isLarge({ id: prisoner, prisoner: null }) ? 0 : PRISONER_WEIGHT;
}

/** What all its equipment weighs, and its prisoner; markers weigh nothing (ER-17.5). */
export function weightOn(figure: Pick<Figure, 'items' | 'prisoner'>): number {
  return figure.items.reduce((sum, item) => sum + equipmentOf(item).weight, weightOfPrisoner(figure));
}

export function capacityOf(figure: Figure): number {
  return bodyOf(figure).capacity;
}

/** What is heavier than all that a figure may carry besides a prisoner, it cannot take at all; whoever carries nothing takes what weighs nothing (ER-17.5). */
export function judgeWeight(figure: Figure, item: Pick<Item, 'face'>): Verdict {
  const [weight, capacity] = [equipmentOf(item).weight, capacityOf(figure) - weightOfPrisoner(figure)];
  if (weight <= capacity) return null;
  const cite = capacity === 0 ? 'ER-17.5' : 'ER-17.3';
  return { key: 'too-heavy', params: { figure: figure.id, weight, capacity }, cite, refs: [figure.id] };
}

/**
 * Puts a card below that of a character, who checks the weight at once. Whoever calls this has told where it comes from.
 *
 * @public
 */
export function* takeItem(table: ErTable, figure: Figure, item: Item, cite = 'ER-17.6'): Rule {
  figure.items.push(item);
  yield* checkCapacity(table, figure, cite);
}

/** Takes a card away from whoever carries it; its state goes along (ER-18.20). */
export function giveUpItem(figure: Figure, face: EquipmentFaceId): Item {
  const at = figure.items.findIndex((item) => item.face === face);
  const [item] = at < 0 ? [] : figure.items.splice(at, 1);
  if (item === undefined) throw new Error(`${figure.id} does not carry ${face}`);
  return item;
}

// ── Abandoning ───────────────────────────────────────────────────────────────────────────────────────────────────────

/** Whoever carries too much abandons card after card until it is enough (ER-17.6). The dead carry any weight (ER-17.16). */
export function* checkCapacity(table: ErTable, figure: Figure, cite: string): Rule {
  while (isOnMap(figure) && weightOn(figure) > capacityOf(figure)) {
    const face = yield* table.ask(figure.seat, {
      key: 'abandon',
      params: { figure: figure.id, weight: weightOn(figure), capacity: capacityOf(figure) },
      cite,
      refs: [figure.id],
      public: true,
      options: () =>
        table.options(figure.items, judgeAbandoning, (item, refusal) =>
          table.option(`abandon:${item.face}`, item.face, refusal, () => ({
            refs: [figure.id],
            facts: [{ key: 'weighs', params: { weight: equipmentOf(item).weight } }],
          })),
        ),
    });
    table.tell('abandoned', 'ER-17.6', { figure: figure.id, item: face });
    putAway(table, giveUpItem(figure, face), 'ER-17.9');
  }
}

/** What weighs nothing is not too much: it stays (ER-17.7). */
function judgeAbandoning(item: Item): Verdict {
  return equipmentOf(item).weight > 0 ? null : { key: 'weighs-nothing', params: {}, cite: 'ER-17.7' };
}

/** A card that nobody carries any more leaves the game or, where players search, goes under the deck (ER-17.9). */
export function putAway(table: ErTable, { face }: Item, cite: string): void {
  goesOff(table, face);
  if (plays(table.board, 'search')) putUnderDeck(table, face, cite);
  else table.tell('card-leaves', cite, { item: face });
}

/** What was on is off, and a jammer jams no more (ER-27.13): it was put away, or has left the map. */
export function goesOff(table: ErTable, face: EquipmentFaceId): void {
  table.world.running = table.world.running.filter((one) => one.face !== face);
  if (table.world.radio.length > 0) withdrawMarkers(table, 'ER-27.13');
}

// ── What it does while it is carried ─────────────────────────────────────────────────────────────────────────────────

/** By equipment: the phrases that hold at all times, or while it is switched on. Sight asks for them at every line. */
const lasting: Readonly<Record<EquipmentId, readonly Phrase[]>> = tabulate(equipmentIds, (id) => {
  const { phrases = [] }: Equipment = equipment[id];
  return phrases.filter(({ phase, conditions }) => phase === null && conditions.every(({ asks }) => asks === 'on'));
});

/** The effects of one kind that hold for a figure now, of what it carries (ER-22.4). */
export function lastingEffects<D extends Effect['does']>(
  { items }: Pick<Figure, 'items'>,
  does: D,
): readonly Extract<Effect, { does: D }>[] {
  const found: Extract<Effect, { does: D }>[] = [];
  for (const { face, on } of items) {
    for (const { conditions, effects } of lasting[equipmentFaceOf(face).equipment]) {
      if (!on && conditions.length > 0) continue;
      for (const effect of effects) if (effect.does === does) found.push(effect as Extract<Effect, { does: D }>);
    }
  }
  return found;
}

/** Does an effect of this kind hold for a figure now? */
export function hasLastingEffect({ items }: Pick<Figure, 'items'>, does: Effect['does']): boolean {
  for (const { face, on } of items) {
    for (const { conditions, effects } of lasting[equipmentFaceOf(face).equipment]) {
      if (!on && conditions.length > 0) continue;
      for (const effect of effects) if (effect.does === does) return true;
    }
  }
  return false;
}

/** An effect of what a figure carries has counted: the cards that bring it were of use. */
export function usesCarried(table: ErTable, { items }: Pick<Figure, 'items'>, does: Effect['does']): void {
  for (const item of items) if (hasLastingEffect({ items: [item] }, does)) table.uses(equipmentOf(item).id);
}

/** The armour that equipment gives, in place of that on the card (ER-42.6); `null` if none does. */
export function givenArmour(figure: Pick<Figure, 'items'>): number | null {
  const values = lastingEffects(figure, 'armour').map(({ value }) => value);
  return values.length === 0 ? null : Math.max(...values);
}

export function armourOf(figure: Figure): number {
  return givenArmour(figure) ?? bodyOf(figure).armour;
}
