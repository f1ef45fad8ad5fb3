/** What the dice may bring, computed exactly from what the asked seat may know: before dice are split, and before an assault. */
import type { Fact } from '@necropole/kernel';
import { SOVIET_END } from '../content/field/map.ts';
import { DESTRUCTION_END } from '../content/fortress/plan.ts';
import { type MarkerId, markerOf } from '../content/markers/index.ts';
import { counterAt, teamsIn } from '../reading.ts';
import type { Zf } from '../shape.ts';
import type { Fight, Member, World } from '../world.ts';
import { isUncovered, livesLeft } from './damage.ts';
import { seenItems } from './showing.ts';

const DIE = 6;
const PERCENT = 100;
const TENTHS = 10;
/** A 6 hits in a volley; a 5 or a 6 in an assault. */
const VOLLEY_HITS = 1;
const ASSAULT_HITS = 2;

function percent(chance: number): number {
  return Math.round(PERCENT * chance);
}

/** How likely so many dice of a volley deal at least so much damage. */
export function chanceOfHits(dice: number, damage: number): number {
  const hit = VOLLEY_HITS / DIE;
  let chance = 0;
  let ways = 1;
  for (let hits = 0; hits <= dice; hits++) {
    if (hits >= damage) chance += ways * hit ** hits * (1 - hit) ** (dice - hits);
    ways = (ways * (dice - hits)) / (hits + 1);
  }
  return chance;
}

/** How likely at least one damage is. */
export function hitOdds(dice: number): Fact<Zf> {
  return { key: 'hit-odds', params: { percent: percent(chanceOfHits(dice, 1)) } };
}

/** What dice at a counter are worth: of a zombie that lies face up, how likely they kill it; of a find, how likely they destroy it; of what lies face down, how likely they hit. */
export function shareOdds(world: World, fight: Fight, slot: number, dice: number): Fact<Zf> {
  if (!isUncovered(fight, slot)) return hitOdds(dice);
  const { id, family } = counterAt(fight, slot);
  if (family === 'prize')
    return { key: 'waste-odds', params: { counter: id, percent: percent(chanceOfHits(dice, 1)) } };
  const lives = livesLeft(world, fight, slot);
  return { key: 'kill-odds', params: { lives, percent: percent(chanceOfHits(dice, lives)) } };
}

/**
 * A round of assault against all that stand in the boxes: damage dealt and taken in the mean, each member striking once.
 * What helps counts once everybody has seen it.
 */
export function assaultOdds(world: World, fight: Fight): Fact<Zf> {
  const members = teamsIn(world, fight).flatMap((team) => team.members);
  const dealt = members.reduce((sum, one) => sum + (ASSAULT_HITS + bonusOf(world, one)) / DIE, 0);
  const blows = fight.boxes.reduce<number>(
    (sum, box, slot) => (box === null ? sum : sum + blowsOf(fight, slot, members.length)),
    0,
  );
  return {
    key: 'assault-odds',
    params: {
      dealt: Math.round(TENTHS * dealt),
      taken: Math.round((TENTHS * blows * ASSAULT_HITS) / DIE),
      unharmed: percent((1 - ASSAULT_HITS / DIE) ** blows),
    },
  };
}

/** How likely a counter falls in this round to those who stand before it, without and with one more of them. */
export function fallOdds(world: World, fight: Fight, slot: number, before: readonly Member[], more: Member): Fact<Zf> {
  const lives = livesLeft(world, fight, slot);
  const falls = (members: readonly Member[]): number => {
    let chances = [1];
    for (const member of members) {
      const hit = Math.min(1, (ASSAULT_HITS + bonusOf(world, member)) / DIE);
      chances = [...chances, 0].map((chance, hits) => chance * (1 - hit) + (chances[hits - 1] ?? 0) * hit);
    }
    return percent(chances.slice(lives).reduce((sum, one) => sum + one, 0));
  };
  return { key: 'falls-odds', params: { lives, before: falls(before), after: falls([...before, more]) } };
}

/** How many dice a counter rolls against so many members. What lies face down might be anything: one. */
function blowsOf(fight: Fight, slot: number, members: number): number {
  if (!isUncovered(fight, slot)) return 1;
  const { family, breadth, strikesAll = false } = counterAt(fight, slot);
  if (family === 'prize') return 0;
  return strikesAll ? members : Math.min(breadth, members);
}

/** What a member adds to the die in an assault, with things that everybody has seen (ZF-10.23). */
export function bonusOf(world: Pick<World, 'shown'>, member: Member): number {
  return seenItems(world, member).reduce((sum, marker) => sum + assaultOf(marker), 0);
}

export function assaultOf(marker: MarkerId): number {
  const item = markerOf(marker);
  return item.family === 'gear' ? (item.assault ?? 0) : 0;
}

/** How many sixes of movement dice are left before the Soviets are in the castle, or the fortress is destroyed. */
export function sixesLeft({ soviets, fortress, teams }: World): readonly Fact<Zf>[] {
  if (fortress.destruction !== null)
    return [{ key: 'sixes-left', params: { until: 'destruction', sixes: DESTRUCTION_END - fortress.destruction } }];
  const isRace = teams.some(({ state }) => state === 'racing');
  return isRace ? [{ key: 'sixes-left', params: { until: 'soviets', sixes: SOVIET_END - soviets } }] : [];
}
