/** The Master Plan cards of Immortus: he rewrites what has been told. */

import { lastHeroCard, placeOf } from '../../../reading.ts';
import { discardBystanders } from '../../../rules/adding.ts';
import { chooseCard, tie } from '../../../rules/choices.ts';
import { faceUpHeroCards, returnToDeck, swapInStoryline } from '../../../rules/storyline.ts';
import { symbolsShown } from '../../../rules/symbols.ts';
import { accelerateVillain, reverseOrder } from '../../../rules/turn-sequence.ts';
import type { MuTable } from '../../../shape.ts';
import type { HeroCardId } from '../../ids.ts';
import type { PlanCard, PlanSpecial } from '../../kinds.ts';

/** Other ages answer his call: whoever was in his Location, Thug or Civilian, is gone. */
const infinityWatchAssemble: PlanSpecial<'infinity-watch-assemble'> = {
  id: 'infinity-watch-assemble',
  provenance: 'rulebook',
  cites: ['MU-6.6'],
  *resolve(table) {
    const { at } = table.world.villain;
    const { slots } = placeOf(table.world, at);
    for (const bystander of ['thug', 'civilian'] as const) {
      discardBystanders(table, at, bystander, slots.length, 'MU-6.6');
    }
  },
};

/** The face-up Hero cards that show the fewest symbols, if these are fewer than on the last Hero card. */
function weakerMoments(table: MuTable): readonly HeroCardId[] {
  const last = lastHeroCard(table.world);
  if (last === null || last.card === null) return [];
  const shownBy = (story: typeof last) => symbolsShown(table, story).length;
  const cards = faceUpHeroCards(table.world).filter((story) => shownBy(story) < shownBy(last));
  const fewest = Math.min(...cards.map(shownBy));
  return cards.filter((story) => shownBy(story) === fewest).map(({ card }) => card as HeroCardId);
}

/** The last Hero card changes places with the one that shows the fewest symbols: that is what the next Hero borrows. */
const rewrittenHistory: PlanSpecial<'rewritten-history'> = {
  id: 'rewritten-history',
  provenance: 'public',
  cites: ['MU-9.2'],
  *resolve(table) {
    const card = yield* chooseCard(table, tie(table, 'rewritten-history'), weakerMoments(table));
    const last = lastHeroCard(table.world)?.card ?? null;
    if (card !== null && last !== null) swapInStoryline(table, last as HeroCardId, card, 'MU-6.6');
  },
};

/** The last deed is undone: its card goes back on top of its deck, and the time that it took is lost. */
const itNeverHappened: PlanSpecial<'it-never-happened'> = {
  id: 'it-never-happened',
  provenance: 'public',
  cites: ['MU-12.3'],
  *resolve(table) {
    const last = faceUpHeroCards(table.world).at(-1);
    if (last === undefined) return;
    returnToDeck(table, last, 'on-top', 'MU-6.6');
    accelerateVillain(table, 1);
  },
};

/** Time runs backwards, and the Heroes play the other way round. */
const timeRunsBackwards: PlanSpecial<'time-runs-backwards'> = {
  id: 'time-runs-backwards',
  provenance: 'public',
  cites: ['MU-7.2'],
  *resolve(table) {
    reverseOrder(table, 'MU-6.6');
  },
};

export type ImmortusSpecial =
  | 'infinity-watch-assemble'
  | 'rewritten-history'
  | 'it-never-happened'
  | 'time-runs-backwards';

export const planSpecials: readonly PlanSpecial<ImmortusSpecial>[] = [
  infinityWatchAssemble,
  rewrittenHistory,
  itNeverHappened,
  timeRunsBackwards,
];

export const plans: readonly PlanCard<ImmortusSpecial>[] = [
  { id: '1', move: 0, bam: true, special: null, tokens: ['TC', '', 'TC'] },
  { id: '2', move: 0, bam: true, special: 'time-runs-backwards', tokens: ['T', 'TC', 'T'] },
  { id: '3', move: 1, bam: false, special: null, tokens: ['C', 'TC', 'T'] },
  { id: '4', move: 1, bam: true, special: null, tokens: ['T', 'TC', 'C'] },
  { id: '5', move: 2, bam: false, special: 'infinity-watch-assemble', tokens: ['TC', '', 'TC'] },
  { id: '6', move: 2, bam: true, special: 'rewritten-history', tokens: ['TC', 'C', 'T'] },
  { id: '7', move: 3, bam: true, special: null, tokens: ['C', 'TT', 'C'] },
  { id: '8', move: 3, bam: true, special: 'rewritten-history', tokens: ['C', 'T', 'C'] },
  { id: '9', move: 4, bam: true, special: null, tokens: ['T', 'C', 'TC'] },
  { id: '10', move: 4, bam: false, special: null, tokens: ['TC', '', 'TC'] },
  { id: '11', move: 5, bam: false, special: 'time-runs-backwards', tokens: ['C', 'TC', 'T'] },
  { id: '12', move: 5, bam: true, special: 'it-never-happened', tokens: ['TC', 'T', 'C'] },
];
