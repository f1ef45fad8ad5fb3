/** The Master Plan cards of Emperor Doom: he has only to speak. */

import { heroesIn, standingHeroes, threatInPlay } from '../../../reading.ts';
import { chooseHero, tie } from '../../../rules/choices.ts';
import { addCrisis } from '../../../rules/crisis.ts';
import { bindNextCard } from '../../../rules/playing.ts';
import { bringThreat, moveThreat } from '../../../rules/threats.ts';
import type { PlanCard, PlanSpecial } from '../../kinds.ts';
import { threatCardId } from '../../names.ts';

/** It has happened already when the Heroes arrive: all of them bear the mark of his will. */
const theWorldKneels: PlanSpecial<'the-world-kneels'> = {
  id: 'the-world-kneels',
  provenance: 'reconstructed',
  cites: ['MU-12.11', 'MU-12.29'],
  *resolve(table) {
    for (const hero of standingHeroes(table.world)) addCrisis(table, hero, 1);
  },
};

/** Purple Man is called to his side: back into play if he was cleared, and he whispers to one Hero there. */
const theVoiceReturns: PlanSpecial<'the-voice-returns'> = {
  id: 'the-voice-returns',
  provenance: 'reconstructed',
  cites: ['MU-4.14', 'MU-9.17', 'MU-9.19'],
  *resolve(table) {
    const { at } = table.world.villain;
    const purpleMan = threatCardId('emperor-doom', 'purple-man', 1);
    if (threatInPlay(table.world, purpleMan) === null) bringThreat(table, purpleMan, at, 'MU-9.19');
    else moveThreat(table, purpleMan, at, 'MU-9.17');
    const hero = yield* chooseHero(table, tie(table, 'the-voice-returns'), heroesIn(table.world, at));
    if (hero !== null) addCrisis(table, hero, 1);
  },
};

/** Whoever is nearest to obeying holds back: the Hero with the most Crisis tokens plays the next card face down. */
const byImperialDecree: PlanSpecial<'by-imperial-decree'> = {
  id: 'by-imperial-decree',
  provenance: 'reconstructed',
  cites: ['MU-12.10'],
  *resolve(table) {
    const standing = standingHeroes(table.world);
    const most = Math.max(1, ...standing.map(({ crisis }) => crisis));
    const meant = standing.filter(({ crisis }) => crisis === most);
    const hero = yield* chooseHero(table, tie(table, 'by-imperial-decree'), meant);
    if (hero !== null) bindNextCard(table, hero, 'faceDown');
  },
};

export type DoomSpecial = 'the-world-kneels' | 'the-voice-returns' | 'by-imperial-decree';

export const planSpecials: readonly PlanSpecial<DoomSpecial>[] = [theWorldKneels, theVoiceReturns, byImperialDecree];

export const plans: readonly PlanCard<DoomSpecial>[] = [
  { id: '1', move: 0, bam: false, special: 'the-world-kneels', tokens: ['TC', '', 'TC'], start: true },
  { id: '2', move: 0, bam: true, special: null, tokens: ['T', 'C', 'T'] },
  { id: '3', move: 1, bam: true, special: null, tokens: ['T', 'TC', 'C'] },
  { id: '4', move: 1, bam: true, special: null, tokens: ['C', 'TT', 'C'] },
  { id: '5', move: 2, bam: true, special: 'by-imperial-decree', tokens: ['C', 'T', 'C'] },
  { id: '6', move: 2, bam: true, special: 'the-voice-returns', tokens: ['T', 'C', 'T'] },
  { id: '7', move: 3, bam: true, special: null, tokens: ['TC', '', 'TC'] },
  { id: '8', move: 3, bam: true, special: 'by-imperial-decree', tokens: ['C', 'TC', 'T'] },
  { id: '9', move: 4, bam: true, special: null, tokens: ['T', 'C', 'T'] },
  { id: '10', move: 4, bam: true, special: 'the-voice-returns', tokens: ['C', 'T', 'C'] },
  { id: '11', move: 5, bam: true, special: null, tokens: ['T', 'TC', 'C'] },
  { id: '12', move: 'most-heroes', bam: false, special: null, tokens: ['C', 'T', 'C'] },
];
