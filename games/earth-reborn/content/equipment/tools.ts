/** Special equipment that does something when it is used: its phrases say what. Thresholds that the book leaves out are ours. */
import { activation, command, lasting, science, technical, technicalAndScience } from '../../phrases/phrase.ts';
import { chances } from '../chances.ts';
import { roomTypes } from '../kinds.ts';
import { centre, corners, cross, points } from './areas.ts';
import type { SpecialEquipment } from './kinds.ts';

export const zombieSerum: SpecialEquipment<'zombie-serum'> = {
  id: 'zombie-serum',
  provenance: 'reconstructed',
  cites: ['ER-43.15', 'ER-22.15'],
  family: 'special',
  weight: 1,
  findFactor: 4,
  foundIn: ['science'],
  phrases: [activation([command(1, 'salemite'), { asks: 'facing-corpse' }], science(4), { does: 'raise-zombie' })],
};

export const zombieControlBox: SpecialEquipment<'zombie-control-box'> = {
  id: 'zombie-control-box',
  provenance: 'reconstructed',
  cites: ['ER-42.8'],
  family: 'special',
  weight: 1,
  findFactor: 4,
  foundIn: ['science', 'technical'],
  phrases: [
    activation([command(1)], technical(3), { does: 'switch' }),
    activation([{ asks: 'on' }, { asks: 'engaging' }, { asks: 'sight', of: 'zombie' }], null, {
      does: 'zombie-command',
      points: 3,
      whom: 'one',
    }),
  ],
};

export const radioJammer: SpecialEquipment<'radio-jammer'> = {
  id: 'radio-jammer',
  provenance: 'reconstructed',
  cites: ['ER-26.8', 'ER-22.15'],
  family: 'special',
  weight: 2,
  findFactor: 5,
  foundIn: ['technical', 'officers'],
  phrases: [
    activation([command(1)], technical(3), { does: 'switch' }),
    { phase: 'initiative', conditions: [{ asks: 'on' }], test: null, effects: [{ does: 'jam' }] },
  ],
};

export const timeBomb: SpecialEquipment<'time-bomb'> = {
  id: 'time-bomb',
  provenance: 'reconstructed',
  cites: ['ER-42.9'],
  family: 'special',
  weight: 2,
  findFactor: 4,
  foundIn: ['technical'],
  phrases: [
    activation(
      [command(1)],
      technical(3),
      { does: 'switch' },
      { does: 'place', marker: 'time-bomb' },
      { does: 'timer', turns: 2, brings: 'explosion' },
      { does: 'put-under-deck', when: 'over' },
    ),
  ],
  blast: {
    damage: { red: chances(4), orange: chances(0, 5) },
    red: [...centre, ...cross],
    orange: [...corners, ...points],
  },
};

export const plastic: SpecialEquipment<'plastic'> = {
  id: 'plastic',
  provenance: 'reconstructed',
  cites: ['ER-43.11'],
  family: 'special',
  weight: 1,
  findFactor: 4,
  foundIn: ['technical', 'armoury'],
  phrases: [
    activation(
      [command(1)],
      technical(3),
      { does: 'place', marker: 'plastic' },
      { does: 'timer', turns: 1, brings: 'explosion' },
      { does: 'put-under-deck', when: 'over' },
    ),
  ],
  blast: { damage: { red: chances(6), orange: chances(3) }, red: centre, orange: cross },
};

export const mines: SpecialEquipment<'mines'> = {
  id: 'mines',
  provenance: 'reconstructed',
  cites: ['ER-43.7', 'ER-43.19'],
  family: 'special',
  weight: 1,
  findFactor: 3,
  foundIn: ['armoury', 'corridor'],
  phrases: [activation([command(1)], technical(2), { does: 'place', marker: 'mine' })],
  uses: 2,
  blast: { damage: { red: chances(4), orange: chances(0, 2) }, red: centre, orange: cross },
};

export const toxicGasCapsule: SpecialEquipment<'toxic-gas-capsule'> = {
  id: 'toxic-gas-capsule',
  provenance: 'reconstructed',
  cites: ['ER-42.11'],
  family: 'special',
  weight: 1,
  findFactor: 4,
  foundIn: ['science'],
  phrases: [
    activation([command(1)], science(3), { does: 'gas', red: 2, orange: 1 }, { does: 'put-under-deck', when: 'now' }),
  ],
  cloud: { red: [...centre, ...cross], orange: [...corners, ...points] },
};

export const deadlyVirus: SpecialEquipment<'deadly-virus'> = {
  id: 'deadly-virus',
  provenance: 'reconstructed',
  cites: ['ER-43.18'],
  family: 'special',
  weight: 1,
  findFactor: 5,
  foundIn: ['science'],
  phrases: [
    activation(
      [command(1)],
      science(4),
      { does: 'place', marker: 'deadly-virus' },
      { does: 'timer', turns: 4, brings: 'end' },
      { does: 'put-under-deck', when: 'over' },
    ),
  ],
};

export const magneticDisruptor: SpecialEquipment<'magnetic-disruptor'> = {
  id: 'magnetic-disruptor',
  provenance: 'reconstructed',
  cites: ['ER-42.15'],
  family: 'special',
  weight: 1,
  findFactor: 3,
  foundIn: ['technical', 'science'],
  phrases: [
    activation([command(1)], technical(3), { does: 'switch' }, { does: 'timer', turns: 1, brings: 'end' }),
    lasting({ does: 'no-fire-on-tile' }, { asks: 'on' }),
  ],
};

export const infraredGoggles: SpecialEquipment<'infrared-goggles'> = {
  id: 'infrared-goggles',
  provenance: 'reconstructed',
  cites: ['ER-43.5'],
  family: 'special',
  weight: 0,
  findFactor: 2,
  foundIn: ['armoury', 'corridor'],
  phrases: [
    activation([command(1)], technical(2), { does: 'switch' }),
    lasting({ does: 'sight-through-smoke' }, { asks: 'on' }),
  ],
};

export const gasMask: SpecialEquipment<'gas-mask'> = {
  id: 'gas-mask',
  provenance: 'reconstructed',
  cites: ['ER-43.6'],
  family: 'special',
  weight: 0,
  findFactor: 2,
  foundIn: ['science', 'corridor'],
  phrases: [activation([command(1)], null, { does: 'switch' }), lasting({ does: 'safety-from-gas' }, { asks: 'on' })],
};

export const jetPack: SpecialEquipment<'jet-pack'> = {
  id: 'jet-pack',
  provenance: 'reconstructed',
  cites: ['ER-43.1', 'ER-43.19'],
  family: 'special',
  weight: 3,
  findFactor: 5,
  foundIn: ['technical'],
  phrases: [activation([command(1)], technical(3), { does: 'fly', squares: 6 })],
  uses: 5,
};

export const morphine: SpecialEquipment<'morphine'> = {
  id: 'morphine',
  provenance: 'reconstructed',
  cites: ['ER-43.8'],
  family: 'special',
  weight: 0,
  findFactor: 4,
  foundIn: ['science', 'officers'],
  phrases: [activation([command(1)], science(4), { does: 'heal', points: 4, whom: 'whom-one-faces' })],
};

export const medicalKit: SpecialEquipment<'medical-kit'> = {
  id: 'medical-kit',
  provenance: 'reconstructed',
  cites: ['ER-43.8'],
  family: 'special',
  weight: 1,
  findFactor: 3,
  foundIn: ['living', 'science'],
  phrases: [activation([command(1)], science(3), { does: 'heal', points: 2, whom: 'whom-one-faces' })],
};

export const laptop: SpecialEquipment<'laptop'> = {
  id: 'laptop',
  provenance: 'reconstructed',
  cites: ['ER-43.10'],
  family: 'special',
  weight: 1,
  findFactor: 4,
  foundIn: ['officers', 'science'],
  phrases: [
    activation([command(1), { asks: 'engaging' }], technicalAndScience(5), { does: 'mission-points', points: 4 }),
  ],
};

/** Weight, find factor and place are those of the book; the threshold is ours. */
export const secretFiles: SpecialEquipment<'secret-files'> = {
  id: 'secret-files',
  provenance: 'rulebook',
  cites: ['ER-42.16', 'ER-43.19'],
  family: 'special',
  weight: 1,
  findFactor: 4,
  foundIn: ['officers'],
  phrases: [
    activation(
      [command(2, 'norad')],
      technical(4),
      { does: 'spy-points', points: 2 },
      { does: 'put-under-deck', when: 'now' },
    ),
  ],
};

export const electricPlans: SpecialEquipment<'electric-plans'> = {
  id: 'electric-plans',
  provenance: 'reconstructed',
  cites: ['ER-43.14'],
  family: 'special',
  weight: 0,
  findFactor: 3,
  foundIn: ['technical', 'officers'],
  phrases: [
    activation([command(1), { asks: 'room-type', types: roomTypes }], technicalAndScience(4), {
      does: 'cut-power',
      where: 'room',
    }),
    activation([command(3), { asks: 'room-type', types: ['technical'] }], technicalAndScience(4), {
      does: 'cut-power',
      where: 'building',
    }),
  ],
};
