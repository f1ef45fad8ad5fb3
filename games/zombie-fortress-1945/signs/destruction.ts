/** The signs of the fortress falling: groups and Hulk in fights, flight, the virus, the destruction, the end. */
import { type Signs, sign, unmarked } from '@necropole/kernel';
import type { Zf } from '../shape.ts';
import { bad, good } from './field.ts';

const withDie = { shows: ({ die }: { readonly die: number }) => ({ dice: [{ face: die }] }) };

/** By which rules, with which symbol, in which beat, with which marks; and what else there is. */
export const destructionEvents = {
  // Groups and Hulk in fights
  'defends-too': sign.told(['ZF-7.4', 'ZF-10.22'], 'i-people', 'fight', unmarked),
  surprised: sign.grave('ZF-10.30', 'i-attack', 'fight', unmarked, bad),
  'hulk-upon-them': sign.told('ZF-12.10', 't-mutant', 'advance', unmarked, bad),
  'wanderer-rolled': sign.told('ZF-8.7', 't-wander', 'fight', unmarked, withDie),
  'hulk-rolled': sign.grave('ZF-12.1', 't-mutant', 'fight', unmarked, {
    ...bad,
    shows: ({ dice }) => ({ dice: dice.map((face) => ({ face })) }),
  }),
  'hulk-beaten': sign.grave('ZF-9.16', 't-mutant', 'end', unmarked, good),
  'pack-destroyed': sign.told(['ZF-8.9', 'ZF-9.28'], 't-wander', 'end', unmarked, good),
  'doctor-lost': sign.grave('ZF-7.17', 'i-syringe', 'end', unmarked, bad),

  // Flight
  'flight-tested': sign.told(['ZF-10.26', 'ZF-10.27'], 'i-boot', 'flight', unmarked, withDie),
  fled: sign.told(['ZF-10.26', 'ZF-12.6', 'ZF-12.8'], 'i-boot', 'flight', unmarked),
  pause: sign.told(['ZF-12.4', 'ZF-12.8', 'ZF-12.9'], 'i-clock', 'flight', unmarked),

  // The destruction
  'destruction-begins': sign.grave(['ZF-8.29', 'ZF-9.17'], 't-destruction', null, unmarked, { ...bad, heading: true }),
  'destruction-advances': sign.grave(['ZF-8.30', 'ZF-9.2'], 't-destruction', 'destruction', unmarked, bad),
  panic: sign.grave('ZF-9.6', 't-event', 'destruction', unmarked, bad),
  'turned-up': sign.told('ZF-9.6', 't-event', 'destruction', unmarked),
  'encounter-wakes': sign.told('ZF-9.7', 't-zombie', 'destruction', unmarked, bad),
  'team-turns': sign.grave('ZF-8.18', 't-elite', 'virus', unmarked, bad),
  'leads-the-turned': sign.grave('ZF-8.22', 't-elite', 'virus', unmarked, bad),
  treated: sign.grave('ZF-8.19', 'i-health', 'virus', unmarked, good),
  escaped: sign.grave('ZF-9.3', 'i-check', 'out', unmarked, good),
  buried: sign.grave('ZF-9.1', 'i-skull', 'out', unmarked, bad),
  'points-counted': sign.told('ZF-9.13', 'i-people', 'out', unmarked),
} satisfies Partial<Signs<Zf>['events']>;
