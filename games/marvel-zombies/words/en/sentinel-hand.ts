/** What stands on the reference card of the Sentinel Hand. */
import type { ComponentWords } from '@necropole/kernel';
import { type HandAttackId, plasmaShot, thrownHand } from '../../content/sentinel-hand.ts';
import { attackText } from './attacks.ts';

export const sentinelHandWords: Readonly<Record<HandAttackId, ComponentWords>> = {
  'plasma-shot': {
    name: 'Plasma Shot',
    text: `${attackText(plasmaShot)} Each success is worth 2 hits on one enemy. No bonus dice. Discharges the Hand.`,
  },
  'thrown-hand': {
    name: 'Thrown Hand',
    text: `${attackText(thrownHand)} Zombie heroes are ignored. No bonus dice. The Hand leaves the board.`,
  },
};
