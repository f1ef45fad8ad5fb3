/** What stands on Equipment. What recharges it is put in from the data. */
import type { ComponentWords } from '@necropole/kernel';
import type { EquipmentId } from '../../content/ids.ts';

export const equipmentWords: Readonly<Record<EquipmentId, ComponentWords>> = {
  'captain-carters-shield': {
    name: 'Captain Carter’s Shield',
    text: 'In your turn: attack an enemy in an adjacent Location. Or in the Villain turn: a Hero of your Location ignores 1 damage. It is recharged when you rescue a Civilian.',
  },
  scepter: {
    name: 'Scepter',
    text: 'In your turn: discard 1 Thug in your Location or an adjacent one, and add 1 Civilian in its place; you have 1 more Wild symbol.',
  },
  mjolnir: {
    name: 'Mjolnir',
    text: 'In your turn: deal 2 damage to one enemy in your Location or an adjacent one.',
  },
  'spear-of-bashenga': {
    name: 'Spear of Bashenga',
    text: 'In your turn: defeat 1 Thug in your Location or an adjacent one.',
  },
  'solid-light-shield': {
    name: 'Solid Light Shield',
    text: 'In your turn: a Hero in your Location or an adjacent one ignores 2 damage until their next turn.',
  },
  'hellfire-chain': {
    name: 'Hellfire Chain',
    text: 'In your turn: deal 1 damage to each of 2 targets in your Location.',
  },
  'hell-cycle': {
    name: 'Hell Cycle',
    text: 'In your turn: you have 2 more Move symbols. It is recharged when you defeat a Thug.',
  },
  'grapnel-line': {
    name: 'Grapnel Line',
    text: 'Permanent: if neither of your two cards shows a Move, you have 1 Move symbol in your turn.',
  },
  'energy-barrier': {
    name: 'Energy Barrier',
    text: 'In the Villain turn: a Hero in your Location or an adjacent one ignores 1 damage, and you gain an Attack token.',
  },
  'evacuation-drone': {
    name: 'Evacuation Drone',
    text: 'In your turn: rescue 1 Civilian in each adjacent Location.',
  },
  'comm-link': {
    name: 'Comm Link',
    text: 'Permanent: once in your turn, give up an unused symbol; another Hero gains a token of the same kind.',
  },
  'trauma-kit': {
    name: 'Trauma Kit',
    text: 'In your turn: each Hero in your Location draws up to 3 cards in hand.',
  },
};
