/** What the things of the scene are called. */
import type { LabelWords } from '@necropole/kernel';
import { bare, count, list } from '@necropole/kernel/english';
import type { HeroId, LocationId } from '../../content/ids.ts';
import type { PlanMove } from '../../content/kinds.ts';
import { kindOf, lettersOf, ownerOf } from '../../content/names.ts';
import type { ActionSymbol } from '../../content/symbols.ts';
import type { Labels } from '../../scene/labels.ts';
import { planMove } from './components.ts';
import { heroLines } from './hero-cards.ts';
import { locationWords } from './location-cards.ts';
import { componentName, componentText, hero, heroCard, inLocation, location, track, villain } from './names.ts';
import { bystander, bystanders, mission, symbol, symbols, tokens } from './symbols.ts';
import { villainWords } from './villain-cards.ts';

const heroCards = (n: number): string => count(n, 'Hero card', 'Hero cards');
const missions = (n: number): string => count(n, 'Mission', 'Missions');

const paces = {
  ordinary: 'A plan',
  pressure: 'Under Pressure: a plan',
  changed: 'A plan, this time,',
} as const;

/** “1 damage and 1 Crisis token”. */
export function harm(damage: number, crisis: number): string {
  return list([
    ...(damage > 0 ? [`${damage} damage`] : []),
    ...(crisis > 0 ? [count(crisis, 'Crisis token', 'Crisis tokens')] : []),
  ]);
}

/** A Hero who would be hit: “Loki”, “Loki (KO)”. */
function struck(hit: string): string {
  const [who, ko] = hit.split('/');
  return `${hero(who as HeroId)}${ko === undefined ? '' : ' (KO)'}`;
}

/** “Loki or Ironheart”. */
function oneOf(names: readonly string[]): string {
  return names.length < 2 ? names.join('') : `${names.slice(0, -1).join(', ')} or ${names.at(-1)}`;
}

/** A Location, and how many plans lead there. */
function stop(place: string): { readonly at: string; readonly plans: string } {
  const [at, plans = ''] = place.split('/');
  return { at: bare(location(at as LocationId)), plans };
}

export const labelWords: LabelWords<Labels> = {
  location: (id) => locationWords[id].onBoard,
  'mission-guide': () => 'Mission Guide',
  slot: (at, number) => `Slot ${number} ${inLocation(at)}`,
  'location-ends': (id) => locationWords[id].short,
  'location-always': (id) => locationWords[id].alwaysShort ?? '',
  full: () => 'Full: the next token overflows',
  'overflow-waits': () => 'Overflows at the end of the turn',
  'crisis-here': (n) => count(n, 'Crisis token here', 'Crisis tokens here'),
  hero: (id) => hero(id),
  'hero-down': (id) => `${hero(id)}, KO’d`,
  'hero-slot': (number) => `Hero ${number}`,
  villain: (id) => villain(id),
  'villain-stunned': (id) => `${villain(id)}, Stunned`,
  bystander: (id, at) => `${bystander(id)} ${inLocation(at)}`,
  'bystander-to-come': (id, at) => `${bystander(id)} still to come ${inLocation(at)}`,
  tokens: (id, n) => tokens(n, id),
  symbol: (id) => symbol(id),
  covered: (id) => `${symbol(id)}, covered by a Crisis token`,
  pool: () => 'To spend',
  'from-card': (card) => (lettersOf(card) === null ? componentName(kindOf(card)) : hero(ownerOf(card))),
  'from-effects': () => 'Effects',
  'from-tokens': () => 'Tokens',
  storyline: () => 'Storyline',
  pace: (how, every, left) =>
    `${paces[how]} ${how === 'changed' ? 'after' : 'every'} ${heroCards(every)}, ${left === 0 ? 'the Villain is next' : `${left} to go`}`,
  'symbols-of': (id) => `${hero(id)}’s symbols`,
  'plays-with-it': (id) => `${hero(id)} plays with it`,
  'next-hero': (id) => hero(id),
  'next-villain': () => 'the Villain',
  'plan-deck': () => 'Master Plan deck',
  'plan-hand': () => 'Hand of the Villain',
  'plans-gone': () => 'Master Plan cards out of the game',
  'super-villain-cards': () => 'Super-Villain cards',
  'hero-deck': () => 'Deck',
  'hero-hand': () => 'Hand',
  'super-hero-cards': () => 'Super-Hero cards',
  equipment: () => 'Equipment',
  threats: (at) => `Threats ${inLocation(at)}`,
  'threats-aside': () => 'Threats out of play',
  'support-deck': () => 'Support Hero deck',
  'support-row': () => 'Support row',
  'offered-cards': () => 'Super-Hero cards to share out',
  'battle-plans': () => 'Battle Plans',
  'threat-health': (card, health) => `${componentName(card)}: ${health} Health`,
  stunned: () => 'Stunned: no BAM! in the next Villain turn',
  crisis: (n) => count(n, 'Crisis token', 'Crisis tokens'),
  'plan-moves': (move) => `Moves: ${planMove((/^\d+$/.test(move) ? Number(move) : move) as PlanMove)}`,
  bam: () => 'BAM!',
  adds: (id, n) => `Adds ${bystanders(id, n)}`,
  mission: (id) => mission(id),
  health: () => 'Health',
  plot: (id) => track(id),
  'plot-end': () => 'the Heroes lose',
  'hand-and-deck': (hand, deck) => `${count(hand, 'card', 'cards')} in hand, ${deck} in the deck`,
  'deck-left': (cards) => `deck ${cards}`,
  'one-from-ko': () => '1 damage: KO',
  'symbols-left': (all) => `Left: ${symbols(all.split(',') as ActionSymbol[])}`,
  'top-of-deck': (card) => `On top of the deck: ${heroCard(card)}`,
  'another-is-you': () => 'On cards, “another Hero” and “each Hero” mean yours',
  lasting: (component) => `Lasting effect: ${componentName(component)}`,
  'lasting-plan': (id) => `Lasting effect: ${componentName(id)}. ${componentText(id)}`,
  'is-ko': () => 'KO’d',
  'guarded-against': (damage) => `Invulnerable: ignores ${damage} damage`,
  'guarded-fully': () => 'Invulnerable: ignores all damage',
  'plays-at-random': () => 'Plays the next card at random',
  'plays-face-down': () => 'Plays the next card face down',
  'hero-line': (id) => heroLines[id],
  'not-chosen': () => 'Not chosen yet',
  'dashboard-bam': (id) => `BAM! ${villainWords[id].bam}`,
  'dashboard-overflow': (id) => `Overflow: ${villainWords[id].overflow}`,
  'dashboard-rules': (id) => villainWords[id].rules,
  'bam-now': (how, damage, crisis, ...hit) =>
    `BAM! now: ${harm(damage, crisis)} to ${how === 'one' ? oneOf(hit.map(struck)) : list(hit.map(struck))}`,
  'next-stop': (plans, ...places) =>
    plans === 1
      ? `Next stop: ${places.map((place) => stop(place).at).join(', ')}`
      : `Next stop, and how many of ${plans} plans lead there: ${places.map((place) => `${stop(place).at} ${stop(place).plans}`).join(', ')}`,
  'stop-here': (plans, of) =>
    of === 1 ? 'the Villain stops here next' : `${plans} of ${of} plans lead the Villain here`,
  'could-overflow': (...places) => `Could overflow: ${list(places.map((at) => bare(location(at))))}`,
  'plans-left': (n) => `${count(n, 'plan', 'plans')} in the deck: when it is empty in his turn, the Heroes lose.`,
  'plans-and-hand': (deck, hand) =>
    `${count(hand, 'plan', 'plans')} in hand, ${deck} in the deck: with an empty hand in his turn, the Heroes lose.`,
  'untouchable-for': (n) => `Untouchable: ${missions(n)} to go`,
  'never-hurt': () => 'Cannot be hurt',
  'no-tokens-now': () => 'No Action token may be used',
  'step-set-up': () => 'Set-up',
  'step-draw-and-play': () => 'Draw and play',
  'step-turn-of': (id) => hero(id),
  'step-actions': () => 'Actions',
  'step-location': () => 'Location',
  'step-villain': () => 'Villain',
  'step-plan': () => 'Master Plan',
  'step-move': () => 'Movement',
  'step-bam': () => 'BAM!',
  'step-special': (id) => componentName(id),
  'step-tokens': () => 'Thugs and Civilians',
  'step-overflow': () => 'Overflow',
};
