/** What the words of a phrase need from the rest: the names of what it names, with their articles. */
import type { CharacterId } from '../content/characters/index.ts';
import type { EquipmentId } from '../content/equipment/index.ts';
import type { RuledRoomId } from '../content/ids.ts';

export interface Naming {
  readonly characters: Readonly<Record<CharacterId, string>>;
  readonly equipment: Readonly<Record<EquipmentId, string>>;
  readonly rooms: Readonly<Record<RuledRoomId, string>>;
}

/** The words of a phrase, part by part, in the order in which it is read. */
export interface PhraseWords {
  readonly phase: string | null;
  readonly conditions: readonly string[];
  readonly test: string | null;
  readonly effects: readonly string[];
}
