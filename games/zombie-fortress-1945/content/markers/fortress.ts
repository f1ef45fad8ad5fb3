/** What only the fortress holds (B-1.0, B-4.0): the doctor, his keys, prisoners, the scale model and the corrosive liquid. */
import type { KeyId } from '../fortress/plan.ts';
import type { Doctor, Key, Liquid, Model, Prisoner } from '../kinds.ts';

export const doctor: Doctor<'doctor'> = {
  id: 'doctor',
  provenance: 'rulebook',
  cites: ['ZF-7.14'],
  family: 'doctor',
  yellow: 0,
  green: 1,
};

function key<const I extends KeyId>(id: I): Key<I> {
  return { id, provenance: 'rulebook', cites: ['ZF-13.16'], family: 'key', yellow: 0, green: 1, opens: id };
}

export const keys = [key('eagle'), key('crank'), key('battery')] as const;

export const prisoner: Prisoner<'prisoner'> = {
  id: 'prisoner',
  provenance: 'rulebook',
  cites: ['ZF-7.18'],
  family: 'prisoner',
  yellow: 0,
  green: 2,
};

export const model: Model<'model'> = {
  id: 'model',
  provenance: 'rulebook',
  cites: ['ZF-7.9'],
  family: 'model',
  yellow: 0,
  green: 1,
};

export const liquid: Liquid<'liquid'> = {
  id: 'liquid',
  provenance: 'rulebook',
  cites: ['ZF-7.11'],
  family: 'liquid',
  yellow: 0,
  green: 1,
};
