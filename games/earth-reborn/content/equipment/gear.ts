/** Special equipment that serves by being carried. */
import { lasting } from '../../phrases/phrase.ts';
import type { SpecialEquipment } from './kinds.ts';

export const kevlarArmour: SpecialEquipment<'kevlar-armour'> = {
  id: 'kevlar-armour',
  provenance: 'reconstructed',
  cites: ['ER-42.6'],
  family: 'special',
  weight: 2,
  findFactor: 5,
  foundIn: ['armoury', 'officers'],
  phrases: [lasting({ does: 'armour', value: 5 })],
};

export const aimingLens: SpecialEquipment<'aiming-lens'> = {
  id: 'aiming-lens',
  provenance: 'reconstructed',
  cites: ['ER-43.4'],
  family: 'special',
  weight: 0,
  findFactor: 3,
  foundIn: ['armoury', 'technical'],
  phrases: [lasting({ does: 'more-dice', dice: 1, die: 'yellow', for: 'targeting' })],
};

export const ammunition: SpecialEquipment<'ammunition'> = {
  id: 'ammunition',
  provenance: 'reconstructed',
  cites: ['ER-43.9'],
  family: 'special',
  weight: 1,
  findFactor: 2,
  foundIn: ['armoury', 'corridor'],
  phrases: [lasting({ does: 'endless-ammunition' })],
};

export const toolbox: SpecialEquipment<'toolbox'> = {
  id: 'toolbox',
  provenance: 'reconstructed',
  cites: ['ER-42.10'],
  family: 'special',
  weight: 2,
  findFactor: 3,
  foundIn: ['technical', 'living'],
  phrases: [lasting({ does: 'more-dice', dice: 2, die: 'yellow', for: 'technical-tests' })],
};

export const fieldMicroscope: SpecialEquipment<'field-microscope'> = {
  id: 'field-microscope',
  provenance: 'reconstructed',
  cites: ['ER-22.4'],
  family: 'special',
  weight: 2,
  findFactor: 3,
  foundIn: ['science', 'living'],
  phrases: [lasting({ does: 'more-dice', dice: 2, die: 'yellow', for: 'science-tests' })],
};

export const surveyMap: SpecialEquipment<'survey-map'> = {
  id: 'survey-map',
  provenance: 'reconstructed',
  cites: ['ER-22.4'],
  family: 'special',
  weight: 0,
  findFactor: 3,
  foundIn: ['officers', 'corridor'],
  phrases: [lasting({ does: 'more-dice', dice: 1, die: 'black', for: 'searches' })],
};

export const tortureKit: SpecialEquipment<'torture-kit'> = {
  id: 'torture-kit',
  provenance: 'reconstructed',
  cites: ['ER-43.2'],
  family: 'special',
  weight: 1,
  findFactor: 3,
  foundIn: ['science', 'living'],
  phrases: [lasting({ does: 'more-dice', dice: 2, die: 'black', for: 'tortures' })],
};

export const magneticCard: SpecialEquipment<'magnetic-card'> = {
  id: 'magnetic-card',
  provenance: 'reconstructed',
  cites: ['ER-42.12'],
  family: 'special',
  weight: 0,
  findFactor: 3,
  foundIn: ['officers', 'living'],
  phrases: [lasting({ does: 'open-magnetic-doors' })],
};

export const motionDetector: SpecialEquipment<'motion-detector'> = {
  id: 'motion-detector',
  provenance: 'reconstructed',
  cites: ['ER-42.14'],
  family: 'special',
  weight: 1,
  findFactor: 4,
  foundIn: ['technical'],
  phrases: [lasting({ does: 'black-orders-are-red' })],
};

export const usConstitution: SpecialEquipment<'us-constitution'> = {
  id: 'us-constitution',
  provenance: 'reconstructed',
  cites: ['ER-42.13'],
  family: 'special',
  weight: 0,
  findFactor: 4,
  foundIn: ['officers'],
  phrases: [{ phase: 'initiative', conditions: [], test: null, effects: [{ does: 'order-tiles', upTo: 6 }] }],
};
