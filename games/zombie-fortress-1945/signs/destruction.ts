/** The signs of the fortress falling: groups and Hulk in fights, flight, the virus, the destruction, the end. */
import { mark, type Signs, sign, unmarked } from '@necropole/kernel';
import type { Zf } from '../shape.ts';
import { bad, good } from './field.ts';
import { onPlace, onTeam, strikesTeam } from './marking.ts';

const withDie = { shows: ({ die }: { readonly die: number }) => ({ dice: [{ face: die }] }) };

const onTrack = () => [mark.change('destruction')];

/** By which rules, with which symbol, in which beat, with which marks; and what else there is. */
export const destructionEvents = {
  // Groups and Hulk in fights
  'defends-too': sign.told(['ZF-7.4', 'ZF-10.22'], 'i-people', 'fight', onTeam),
  surprised: sign.grave('ZF-10.30', 'i-attack', 'fight', strikesTeam, bad),
  'hulk-upon-them': sign.told('ZF-12.10', 't-mutant', 'advance', strikesTeam, bad),
  'wanderer-rolled': sign.told('ZF-8.7', 't-wander', 'fight', unmarked, withDie),
  'hulk-rolled': sign.grave('ZF-12.1', 't-mutant', 'fight', onPlace, {
    ...bad,
    shows: ({ dice }) => ({ dice: dice.map((face) => ({ face })) }),
  }),
  'hulk-beaten': sign.grave('ZF-9.16', 't-mutant', 'end', onTeam, good),
  'pack-destroyed': sign.told(['ZF-8.9', 'ZF-9.28'], 't-wander', 'end', onPlace, good),
  'doctor-lost': sign.grave('ZF-7.17', 'i-syringe', 'end', unmarked, bad),

  // Flight
  'flight-tested': sign.told(['ZF-10.26', 'ZF-10.27'], 'i-boot', 'flight', onTeam, withDie),
  fled: sign.told(['ZF-10.26', 'ZF-12.6', 'ZF-12.8'], 'i-boot', 'flight', ({ team, from, path }) => [
    mark.go(team, from, ...path),
  ]),
  pause: sign.told(['ZF-12.4', 'ZF-12.8', 'ZF-12.9'], 'i-clock', 'flight', onTeam),

  // The destruction
  'destruction-begins': sign.grave(['ZF-8.29', 'ZF-9.17'], 't-destruction', null, onTrack, { ...bad, heading: true }),
  'destruction-advances': sign.grave(
    ['ZF-8.30', 'ZF-9.2'],
    't-destruction',
    'destruction',
    ({ now }) => [mark.change('destruction', { to: now })],
    bad,
  ),
  panic: sign.grave('ZF-9.6', 't-event', 'destruction', unmarked, bad),
  'turned-up': sign.told('ZF-9.6', 't-event', 'destruction', ({ room }) => [mark.change(room)]),
  'encounter-wakes': sign.told('ZF-9.7', 't-zombie', 'destruction', onPlace, bad),
  'team-turns': sign.grave('ZF-8.18', 't-elite', 'virus', onPlace, bad),
  'leads-the-turned': sign.grave('ZF-8.22', 't-elite', 'virus', onPlace, bad),
  'not-infected': sign.quiet('ZF-8.18', 'i-health', 'virus', onTeam),
  treated: sign.grave('ZF-8.19', 'i-health', 'virus', onTeam, good),
  escaped: sign.grave('ZF-9.3', 'i-check', 'out', onTeam, good),
  buried: sign.grave('ZF-9.1', 'i-skull', 'out', onTeam, bad),
  'things-shown': sign.told('ZF-9.13', 't-event', 'out', onTeam),
  'points-counted': sign.told('ZF-9.13', 'i-people', 'out', onTeam),
} satisfies Partial<Signs<Zf>['events']>;
