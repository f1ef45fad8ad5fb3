/** What the Locations are called, where one is in them, and their effects. */
import type { LocationId } from '../../content/ids.ts';

/** A Location: its name with its article, with its preposition; its effects. */
export interface LocationWords {
  readonly name: string;
  /** “in London”. */
  readonly at: string;
  /** Its End of Turn effect. */
  readonly ends: string;
  /** What always holds here. */
  readonly always?: string;
}

export const locationWords: Readonly<Record<LocationId, LocationWords>> = {
  niffleheim: {
    name: 'Niffleheim',
    at: 'in Niffleheim',
    ends: 'gain 1 Attack token.',
    always: 'whoever starts a turn here ignores one symbol in it.',
  },
  muspelheim: {
    name: 'Muspelheim',
    at: 'in Muspelheim',
    ends: 'gain 1 Heroic token.',
    always: 'whoever starts a turn here with 3 or more cards does not draw.',
  },
  london: {
    name: 'London',
    at: 'in London',
    ends: 'with another Hero here, gain 1 Move, Attack or Heroic token.',
  },
  'kun-lun': {
    name: 'K’un-Lun',
    at: 'in K’un-Lun',
    ends: 'with 1 or 2 cards in hand, draw 1; or else discard 1 card to gain 1 Wild token.',
  },
  'project-pegasus': {
    name: 'Project PEGASUS',
    at: 'at Project PEGASUS',
    ends: 'move any Henchman here and deal it 1 damage.',
  },
  'alchemax-headquarters': {
    name: 'Alchemax Headquarters',
    at: 'at Alchemax Headquarters',
    ends: 'cover a symbol of the latest Hero card with a Crisis token to gain 1 Wild token.',
  },
  'tva-headquarters': {
    name: 'TVA Headquarters',
    at: 'at TVA Headquarters',
    ends: 'two of your face-up cards of the Storyline change places.',
  },
  'united-nations-headquarters': {
    name: 'the United Nations Headquarters',
    at: 'at the United Nations Headquarters',
    ends: 'move 1 Civilian from any Location to another.',
  },
  'shield-helicarrier': {
    name: 'the SHIELD Helicarrier',
    at: 'on the SHIELD Helicarrier',
    ends: 'move to any other Location.',
  },
};
