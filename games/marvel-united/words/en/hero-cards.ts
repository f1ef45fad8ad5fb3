/** The Heroes in a line, and what stands on their special cards. */
import type { ComponentWords } from '@necropole/kernel';
import type { HeroId, SpecialId } from '../../content/ids.ts';

/** What it is like to play each Hero, in a line. */
export const heroLines: Readonly<Record<HeroId, string>> = {
  'captain-carter': 'Leads from the front: strikes here and next door, arms her friends, takes their blows.',
  'spider-man-2099': 'Quick and wary: dodges the Villain, strikes in passing, stuns whoever would strike back.',
  loki: 'Rewrites the Storyline, leads the Villain astray, and is never where the blow falls.',
  'mighty-thor': 'Flies where she is needed and strikes hardest of all; it costs her cards.',
  'black-panther': 'Arms and heals the team, turns blows into strength, and wins time.',
  ironheart: 'Makes any symbol fit, stores what is left over, and can do everything at once, for a price.',
  'cosmic-ghost-rider': 'Clears whole streets of Thugs, breaks single enemies, avenges whoever is hurt beside him.',
};

export const specialWords: Readonly<Record<SpecialId, ComponentWords>> = {
  'not-on-my-watch': {
    name: 'Not on My Watch',
    text: 'While it lies face up: once per Villain turn, you may take the damage meant for another Hero of your Location, and ignore 1 of it.',
  },
  ricochet: {
    name: 'Ricochet',
    text: 'Attack an enemy in your Location, then an enemy in an adjacent one.',
  },
  'rallying-cry': { name: 'Rallying Cry', text: 'Another Hero gains 1 Wild token.' },
  'super-soldier': { name: 'Super Soldier', text: 'You have 1 more Attack and 1 more Heroic symbol in this turn.' },

  'accelerated-vision': {
    name: 'Accelerated Vision',
    text: 'While it lies face up: once per Villain turn, when the Villain stops in your Location, you may move to an adjacent one.',
  },
  'paralyzing-venom': {
    name: 'Paralyzing Venom',
    text: 'Stun the Villain or a Henchman in your Location.',
  },
  'hit-and-glide': {
    name: 'Hit and Glide',
    text: 'Move to an adjacent Location, attack an enemy there, then you may move once more.',
  },
  lyla: {
    name: 'Lyla',
    text: 'Look at the top card of the Master Plan deck. You may put it under the deck.',
  },

  'illusory-double': {
    name: 'Illusory Double',
    text: 'While it lies face up: when you are about to take damage, you may turn this card face down. You ignore that damage and may move to an adjacent Location.',
  },
  'god-of-stories': {
    name: 'God of Stories',
    text: 'Before you use a lent symbol: the Hero card before this one and any other face-up Hero card of the Storyline change places. The other one lends its symbols now.',
  },
  'sleight-of-hand': {
    name: 'Sleight of Hand',
    text: 'Swap a card of your hand with an earlier face-up card of yours in the Storyline.',
  },
  'false-trail': {
    name: 'False Trail',
    text: 'The Villain moves 1 or 2 Locations clockwise, as you like. “!” Threats there are triggered.',
  },
  'agent-of-chaos': {
    name: 'Agent of Chaos',
    text: 'Gain 2 different tokens among Move, Attack and Heroic. Your next card is played at random.',
  },
  'mirror-images': {
    name: 'Mirror Images',
    text: 'You and each other Hero of your Location ignore 1 damage, each until their next turn.',
  },

  'storm-borne': {
    name: 'Storm-Borne',
    text: 'While it lies face up: each of your Move actions may lead up to 2 Locations on.',
  },
  'thunderous-landing': {
    name: 'Thunderous Landing',
    text: 'Fly to any other Location, then deal 2 damage to one enemy there.',
  },
  thunderstorm: {
    name: 'Thunderstorm',
    text: 'Deal 3 damage, shared out as you like among the enemies in your Location.',
  },
  'price-of-the-hammer': {
    name: 'Price of the Hammer',
    text: 'Discard 1 card of your hand; another Hero draws 1.',
  },

  'vibranium-weave': {
    name: 'Vibranium Weave',
    text: 'While it lies face up: whenever you take damage, gain 1 Attack token.',
  },
  'kimoyo-beads': {
    name: 'Kimoyo Beads',
    text: 'Hand out 2 different tokens among Move, Attack and Heroic, each to any Hero.',
  },
  'wakandan-lab': {
    name: 'Wakandan Lab',
    text: 'A Hero in your Location or an adjacent one draws up to 3 cards in hand; or any Hero recharges all their Equipment.',
  },
  'panther-leap': {
    name: 'Panther Leap',
    text: 'Move to an adjacent Location; defeat 1 Thug and rescue 1 Civilian there.',
  },
  'three-steps-ahead': {
    name: 'Three Steps Ahead',
    text: 'Discard 1 Action token: the Villain is Delayed.',
  },

  'modular-armor': {
    name: 'Modular Armor',
    text: 'While it lies face up: each of your Action tokens is worth any action.',
  },
  reconfigure: {
    name: 'Reconfigure',
    text: 'Name a kind of symbol: all your symbols of that kind are Wilds in this turn.',
  },
  'field-assembly': {
    name: 'Field Assembly',
    text: 'Turn 1 or 2 unused symbols of this turn into tokens of the same kind.',
  },
  'repulsor-drones': {
    name: 'Repulsor Drones',
    text: 'In this turn your attacks and Heroic actions also reach the adjacent Locations.',
  },
  overclock: {
    name: 'Overclock',
    text: 'You have 3 more Wild symbols in this turn. Your next card is played face down.',
  },

  'spirit-of-vengeance': {
    name: 'Spirit of Vengeance',
    text: 'While it lies face up: once per Villain turn, when a Hero of your Location takes damage, you may deal 1 damage to an enemy there.',
  },
  'penance-stare': { name: 'Penance Stare', text: 'Deal 3 damage to one enemy in your Location.' },
  'riders-hellfire': { name: 'Cosmic Hellfire', text: 'Deal 1 damage to each Thug in your Location.' },
  'cosmic-punishment': {
    name: 'Cosmic Punishment',
    text: 'Defeat 1 Thug in your Location and 1 in each adjacent one.',
  },
  'distant-possession': {
    name: 'Distant Possession',
    text: 'Use the End of Turn effect of another Location without a Threat, as if you were there.',
  },
};
