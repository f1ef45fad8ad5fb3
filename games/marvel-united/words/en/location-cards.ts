/** What the Locations are called, where one is in them, and their effects. */
import type { LocationId } from '../../content/ids.ts';

/** A Location: its name with its article, with its preposition; its effects. */
export interface LocationWords {
  readonly name: string;
  /** “in London”. */
  readonly at: string;
  /** How it is called on the board, where there is little room. */
  readonly onBoard: string;
  /** Its End of Turn effect, in two lines of 24 letters. */
  readonly short: string;
  /** Its End of Turn effect. */
  readonly ends: string;
  /** What always holds here. */
  readonly always?: string;
  /** The same, in 24 letters. */
  readonly alwaysShort?: string;
}

export const locationWords: Readonly<Record<LocationId, LocationWords>> = {
  niffleheim: {
    name: 'Niffleheim',
    onBoard: 'Niffleheim',
    short: '1 Attack token',
    alwaysShort: 'At first: 1 symbol less',
    at: 'in Niffleheim',
    ends: 'gain 1 Attack token.',
    always: 'whoever starts a turn here ignores one symbol in it.',
  },
  muspelheim: {
    name: 'Muspelheim',
    onBoard: 'Muspelheim',
    short: '1 Heroic token',
    alwaysShort: 'With 3 cards: no draw',
    at: 'in Muspelheim',
    ends: 'gain 1 Heroic token.',
    always: 'whoever starts a turn here with 3 or more cards does not draw.',
  },
  london: {
    name: 'London',
    onBoard: 'London',
    short: 'With another Hero here: gain 1 token',
    at: 'in London',
    ends: 'with another Hero here, gain 1 Move, Attack or Heroic token.',
  },
  'kun-lun': {
    name: 'K’un-Lun',
    onBoard: 'K’un-Lun',
    short: '1 or 2 cards: draw one, or 1 card for 1 Wild',
    at: 'in K’un-Lun',
    ends: 'with 1 or 2 cards in hand, draw 1; or else discard 1 card to gain 1 Wild token.',
  },
  'project-pegasus': {
    name: 'Project PEGASUS',
    onBoard: 'PEGASUS',
    short: 'A Henchman comes here and takes 1 damage',
    at: 'at Project PEGASUS',
    ends: 'move any Henchman here and deal it 1 damage.',
  },
  'alchemax-headquarters': {
    name: 'Alchemax Headquarters',
    onBoard: 'Alchemax',
    short: 'A Crisis on a symbol: gain 1 Wild token',
    at: 'at Alchemax Headquarters',
    ends: 'cover a symbol of the latest Hero card with a Crisis token to gain 1 Wild token.',
  },
  'tva-headquarters': {
    name: 'TVA Headquarters',
    onBoard: 'TVA',
    short: 'Two of your face-up cards change places',
    at: 'at TVA Headquarters',
    ends: 'two of your face-up cards of the Storyline change places.',
  },
  'united-nations-headquarters': {
    name: 'the United Nations Headquarters',
    onBoard: 'United Nations',
    short: 'A Civilian moves to another Location',
    at: 'at the United Nations Headquarters',
    ends: 'move 1 Civilian from any Location to another.',
  },
  'shield-helicarrier': {
    name: 'the SHIELD Helicarrier',
    onBoard: 'Helicarrier',
    short: 'Move to any other Location',
    at: 'on the SHIELD Helicarrier',
    ends: 'move to any other Location.',
  },
};
