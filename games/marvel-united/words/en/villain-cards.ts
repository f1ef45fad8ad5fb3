/**
 * What stands on the Villains’ dashboards, on their Threats, and the special effects of their Master Plan cards. Health,
 * tracks, what clears a Threat, moves and tokens are put in from the data.
 */
import type { ComponentWords } from '@necropole/kernel';
import type { PlanSpecialId, ThreatId, VillainId } from '../../content/ids.ts';

/** A dashboard: a line about the Villain, its effects, and what the track is called. */
export interface DashboardWords {
  readonly name: string;
  /** What it is like to face the Villain, in a line. */
  readonly line: string;
  readonly bam: string;
  readonly overflow: string;
  /** How the Villain wins, beyond the exhaustion of the Heroes or of the plans; and other special rules. */
  readonly rules: string;
  readonly track?: string;
}

export const villainWords: Readonly<Record<VillainId, DashboardWords>> = {
  'cosmic-ghost-rider': {
    name: 'Cosmic Ghost Rider',
    line: 'Punishes Thugs and Heroes alike: sweep the Thugs from where he will stop. Advised to begin with.',
    bam: '1 damage to each Hero in his Location; discard all Thugs there, and Punishment goes up by 1 for each.',
    overflow: 'Punishment goes up by 1.',
    rules: 'The Heroes lose when Punishment reaches its end.',
    track: 'Punishment',
  },
  'emperor-doom': {
    name: 'Emperor Doom',
    line: 'Bends your will: share out the Crisis tokens, and rescue Civilians to be rid of them.',
    bam: '1 Crisis token and 1 damage to each Hero in his Location. If none is there, 1 Hero anywhere gets 1 Crisis token.',
    overflow: '1 Hero anywhere gets 1 Crisis token.',
    rules:
      'A Hero who begins a turn with 3 Crisis tokens or more obeys: they discard all of them, play this turn’s card at random, and Obedience goes up by 1. A Hero who rescues a Civilian discards 1 Crisis token. The Heroes lose when Obedience reaches its end.',
    track: 'Obedience',
  },
  immortus: {
    name: 'Immortus',
    line: 'Cannot be hurt, and undoes what you achieve: complete all three Missions, out of his sight.',
    bam: 'Discard 1 Thug and 1 Civilian in his Location; for each, its Mission under way goes back by 1.',
    overflow: 'Add a Master Plan card face down.',
    rules:
      'He takes no damage at all. The Heroes win when all three Missions are completed; a completed Mission is never undone. A KO adds a Master Plan card face down, instead of his BAM! effect.',
  },
  maestro: {
    name: 'Maestro',
    line: 'Rages when he finds nobody or is hurt, and collects the fallen: stay strong, then finish him fast.',
    bam: '1 damage to each Hero in his Location, 2 if he has Rage, of which he loses 1. If nobody is there, he gains 1 Rage.',
    overflow: 'He gains 1 Rage.',
    rules:
      'Rage is a Crisis token on the dashboard; he also gains 1 the first time he is attacked in a Hero’s turn. A KO brings him 1 Trophy, instead of his BAM! effect. A cleared Threat takes 1 Trophy from him. A Location with a Crisis token is in ruins: its End of Turn effect is not to be had; rescuing a Civilian there discards 1. The Heroes lose when the Trophies reach their end.',
    track: 'Trophies',
  },
};

export const planSpecialWords: Readonly<Record<PlanSpecialId, ComponentWords>> = {
  'cosmic-hellfire': { name: 'Cosmic Hellfire', text: '1 unpreventable damage to each Hero.' },
  'the-world-kneels': { name: 'The World Kneels', text: 'Each Hero gets 1 Crisis token.' },
  'the-voice-returns': {
    name: 'The Voice Returns',
    text: 'Purple Man comes to Doom’s Location, back into play if he was cleared; then 1 Hero there gets 1 Crisis token.',
  },
  'by-imperial-decree': {
    name: 'By Imperial Decree',
    text: 'The Hero with the most Crisis tokens plays their next card face down. If nobody has any, nothing happens.',
  },
  'infinity-watch-assemble': {
    name: 'Infinity Watch, Assemble',
    text: 'Discard all Thugs and Civilians in Immortus’ Location.',
  },
  'rewritten-history': {
    name: 'Rewritten History',
    text: 'If another face-up Hero card shows fewer symbols than the last Hero card, the one with the fewest changes places with it.',
  },
  'it-never-happened': {
    name: 'It Never Happened',
    text: 'The last face-up Hero card goes back on top of its deck, and the Villain is Accelerated by 1.',
  },
  'time-runs-backwards': {
    name: 'Time Runs Backwards',
    text: 'From now on the Heroes play the other way round.',
  },
  'world-breaker': {
    name: 'World Breaker',
    text: 'Put a Crisis token on Maestro’s Location and discard all Civilians there. If there was any, he gains 1 Trophy.',
  },
  'thunderous-leap': {
    name: 'Thunderous Leap',
    text: 'Maestro moves to the Location with the most Heroes, and his BAM! effect is activated there.',
  },
};

/** A Threat’s text says when it acts: “BAM!”, “When the Villain stops here”, or always. */
export const threatWords: Readonly<Record<ThreatId, ComponentWords>> = {
  'sinners-gather': { name: 'Sinners Gather', text: 'BAM! Add 1 Thug here.' },
  'panic-in-the-streets': {
    name: 'Panic in the Streets',
    text: 'When the Villain stops here: add 1 Civilian to each adjacent Location.',
  },
  'hellbound-riders': {
    name: 'Hellbound Riders',
    text: 'BAM! With a Thug here: 1 damage to 1 Hero here. Otherwise add 1 Thug here.',
  },
  'purple-man': { name: 'Purple Man', text: 'BAM! 1 Crisis token to each Hero here and in both adjacent Locations.' },
  doombot: { name: 'Doombot', text: 'BAM! 1 damage to 1 Hero here. Doom cannot be hurt in this Location.' },
  'prism-of-obedience': {
    name: 'Prism of Obedience',
    text: 'Heroes obey with 1 Crisis token less, wherever they are.',
  },
  'broadcast-mast': {
    name: 'Broadcast Mast',
    text: 'BAM! 1 Civilian here becomes a Thug. If there is none, 1 Crisis token to each Hero here.',
  },
  curfew: { name: 'Curfew', text: 'A Hero who leaves this Location in a Hero’s turn gets 1 Crisis token.' },
  yondu: {
    name: 'Yondu',
    text: 'When the Villain stops here: 1 damage to each Hero here and in both adjacent Locations who does not discard an Action token.',
  },
  nova: {
    name: 'Nova',
    text: 'He ignores the first damage of each turn. BAM! Cover 1 symbol of the last Hero card with a Crisis token.',
  },
  'captain-marvel': {
    name: 'Captain Marvel',
    text: 'BAM! 1 damage to 1 Hero in each adjacent Location. Once in a turn, a Hero who deals her damage takes 1.',
  },
  'silver-surfer': {
    name: 'Silver Surfer',
    text: 'BAM! He goes clockwise to the first Location with Heroes, unless some are here: 1 damage to 1 Hero there.',
  },
  starfox: {
    name: 'Starfox',
    text: 'BAM! 1 damage to 1 Hero in each Location where Heroes are together. As long as there is such a Location, he cannot be hurt.',
  },
  'tachyon-field-generator': {
    name: 'Tachyon Field Generator',
    text: 'No Mission can be completed. Those that are full are completed when it is cleared.',
  },
  'trophy-hall': {
    name: 'Trophy Hall',
    text: 'Each KO brings Maestro 1 Trophy more. Once cleared, it takes 2 more Trophies from him.',
  },
  'gamma-reactor': {
    name: 'Gamma Reactor',
    text: 'BAM! Put a Crisis token on it. With 3, discard them: 2 damage to each Hero here and in both adjacent Locations. Once cleared, the Villain is Delayed by 1.',
  },
  'dog-soldiers': {
    name: 'Dog Soldiers',
    text: 'Each 2 damage that Thugs here take in the same turn defeat one of them. When the Villain stops here: add 1 Thug here.',
  },
  'pit-champion': {
    name: 'Pit Champion',
    text: 'BAM! 1 damage to the Hero with the most cards in hand, here or in an adjacent Location.',
  },
  'tribute-collector': {
    name: 'Tribute Collector',
    text: 'BAM! Discard 1 Civilian here; if there was one, Maestro gains 1 Health.',
  },
};
