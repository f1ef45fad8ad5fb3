/** What stands on the reference card of the Sentinel Hand. */
import type { ComponentWords } from '@necropole/kernel';
import type { HandAttackId } from '../../content/sentinel-hand.ts';

export const sentinelHandWords: Readonly<Record<HandAttackId, ComponentWords>> = {
  'plasma-shot': {
    name: 'Plasma Shot',
    text: 'Ranged. Range 0–2, 4 dice, 4+. Each success is worth 2 hits on one enemy. No bonus dice. Discharges the Hand.',
  },
  'thrown-hand': {
    name: 'Thrown Hand',
    text: 'Ranged. Range 0–1, 1 die for each walker, brute and runner in the target zone, 4+. Zombie heroes are ignored. No bonus dice. The Hand leaves the board.',
  },
};
