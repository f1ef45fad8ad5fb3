/** What stands on Super-Villain and Super-Hero cards. When they are played is put in from the data. */
import type { ComponentWords } from '@necropole/kernel';
import type { SuperHeroId, SuperVillainId } from '../../content/ids.ts';

export const superVillainWords: Readonly<Record<SuperVillainId, ComponentWords>> = {
  misdirection: {
    name: 'Misdirection',
    text: 'You share its Thugs and Civilians out as you like among your Location and those beside it.',
  },
  'saw-that-coming': {
    name: 'Saw That Coming',
    text: 'The Heroes cannot use Action tokens until your next turn.',
  },
  'covert-operation': {
    name: 'Covert Operation',
    text: 'Put up to 2 Master Plan cards of your hand under the deck, and draw as many.',
  },
  'now-you-see-me': {
    name: 'Now You See Me',
    text: 'If it has a BAM! icon, your BAM! effect strikes as if you stood in a Location beside yours.',
  },
  'caught-alone': { name: 'Caught Alone', text: 'If there is one Hero here and no other, that Hero takes 2 damage.' },
  'flexible-plans': { name: 'Flexible Plans', text: 'The plan moves you by any number of Locations from 0 to 6.' },
  'personal-nemesis': {
    name: 'Personal Nemesis',
    text: 'If there are two Heroes or more here, one of your choice takes 1 damage.',
  },
  'terror-in-the-streets': {
    name: 'Terror in the Streets',
    text: 'Each Location without a Thug or a Civilian gets 2 of them, of your choice.',
  },
  'nasty-surprise': {
    name: 'Nasty Surprise',
    text: 'If no Hero is where a Threat is, a cleared one comes back to a Location without any. You choose both.',
  },
  sabotage: {
    name: 'Sabotage',
    text: 'Take all Action tokens of the Heroes, discard one, and deal the others out to them as you like.',
  },
  'getting-stronger-me-too': {
    name: 'Getting Stronger? Me Too!',
    text: 'If a Hero holds 4 cards or more, you gain 2 Health, even beyond what you began with.',
  },
  'more-crisis': { name: 'More Crisis!', text: 'Put 1 Crisis token on a Location or a Hero.' },
};

export const superHeroWords: Readonly<Record<SuperHeroId, ComponentWords>> = {
  'crowd-control': { name: 'Crowd Control', text: 'The Overflow does not happen.' },
  'taking-you-with-me': { name: 'Taking You With Me', text: 'The Villain is Delayed by 1 card.' },
  'strategic-retreat': { name: 'Strategic Retreat', text: 'Move to any other Location.' },
  'get-ready': { name: 'Get Ready', text: 'Gain 1 Wild token.' },
  'eye-of-the-hurricane': {
    name: 'Eye of the Hurricane',
    text: 'If there is neither a Thug nor a Civilian in your Location, draw 1 card.',
  },
  'shake-it-off': { name: 'Shake It Off', text: 'If that Hero is you, ignore up to 2 damage.' },
  'thwart-the-plan': {
    name: 'Thwart the Plan',
    text: 'You see the Villain’s hand, and may put 1 card of it under the deck; the Villain draws another.',
  },
  'to-the-rescue': {
    name: 'To the Rescue',
    text: 'If that Hero is not you, you take the damage instead, and gain 1 Heroic token.',
  },
};
