/** What stands on every component and on every single card: the words of its family, and the numbers of its data. */
import type { ComponentWords } from '@necropole/kernel';
import { bare, capital, count } from '@necropole/kernel/english';
import { battlePlanIds, battlePlans } from '../../content/battle-plans/index.ts';
import { equipment, equipmentIds } from '../../content/equipment/index.ts';
import type { ByHeroes, Equipment, PlanCard, PlanMove, Threat } from '../../content/kinds.ts';
import { allLocationIds } from '../../content/locations/index.ts';
import { superHeroes, superHeroIds } from '../../content/super-heroes/index.ts';
import { superVillainIds, superVillains } from '../../content/super-villains/index.ts';
import { actionSymbols, bystandersOf } from '../../content/symbols.ts';
import { threatIds, threats, villainIds, villains } from '../../content/villains/index.ts';
import type { SuperHeroMoment, SuperVillainMoment } from '../../shape.ts';
import { type CardWriter, singleCards } from '../cards.ts';
import { heroNames } from '../hero-names.ts';
import { battlePlanWords } from './battle-plans.ts';
import { equipmentWords } from './equipment-cards.ts';
import { specialWords } from './hero-cards.ts';
import { locationWords } from './location-cards.ts';
import { superHeroWords, superVillainWords } from './super-cards.ts';
import { crowd, symbol, symbols } from './symbols.ts';
import { type DashboardWords, planSpecialWords, threatWords, villainWords } from './villain-cards.ts';

/** “3”, or “3, 4, 4 for 2, 3, 4 Heroes”. */
function byHeroes(values: ByHeroes): string {
  const [two] = values;
  return values.every((value) => value === two) ? `${two}` : `${values.join(', ')} for 2, 3, 4 Heroes`;
}

function dashboard({ name, bam, overflow, rules, line }: DashboardWords, health: ByHeroes): ComponentWords {
  const tokens = health.some((each) => each > 0) ? ` Health ${byHeroes(health)}.` : '';
  return { name, text: `${line}${tokens} BAM! ${bam} Overflow: ${overflow} ${rules}` };
}

function threat({ name, text }: ComponentWords, { health, needs }: Threat): ComponentWords {
  if (health !== undefined) return { name, text: `Henchman, Health ${byHeroes(health)}. ${text}` };
  if (needs === undefined) return { name, text };
  return { name, text: `Cleared by ${count(needs.count, 'action', 'actions')}: ${symbol(needs.action)}. ${text}` };
}

function carried({ name, text }: ComponentWords, { permanent, recharge }: Equipment): ComponentWords {
  if (permanent === true || recharge === 'by-deed') return { name, text };
  if (recharge === 'never') return { name, text: `${text} It then leaves the game.` };
  const paid = recharge.length === actionSymbols.length ? 'Action' : recharge.map(symbol).join(' or ');
  return { name, text: `${text} To recharge it at the start of your turn, discard 1 ${paid} token.` };
}

const moments: Readonly<Record<SuperHeroMoment['is'], string>> = {
  'villain-stops': 'When the Villain stops in your Location:',
  overflow: 'When your Location overflows:',
  damage: 'When a Hero is about to take damage in the Villain turn:',
  'knocked-out': 'When you are KO’d:',
  'villain-turn-ends': 'At the end of the Villain turn:',
};

const triggers: Readonly<Record<SuperVillainMoment, string>> = {
  plan: 'With your Master Plan card:',
  'plan-moves': 'When your plan has moved you:',
  'hero-turn-ends': 'At the end of a Hero’s turn:',
};

/** “on, 2 Locations”: how a plan moves the Villain. */
export function planMove(move: PlanMove): string | null {
  if (move === null) return null;
  if (move === 'next-heroes') return 'to the next Heroes';
  if (move === 'heroes-before') return 'to the Heroes farthest on';
  if (move === 'most-heroes') return 'to where most Heroes are';
  return `${move}`;
}

/** A Master Plan card in a line: “Move 2. BAM! Cosmic Hellfire. Adds ...”. */
function planText({ move, bam, tokens }: PlanCard, special: ComponentWords | null): string {
  const moves = planMove(move);
  const places = ['before', 'here', 'after'];
  const added = tokens.flatMap((letters, i) =>
    letters === '' ? [] : [`${places[i]} ${crowd(bystandersOf(letters))}`],
  );
  return [
    ...(moves === null ? [] : [`Move: ${moves}.`]),
    ...(bam ? ['BAM!'] : []),
    ...(special === null ? [] : [`${special.name}: ${special.text}`]),
    ...(added.length === 0 ? [] : [`Adds: ${added.join('; ')}.`]),
  ].join(' ');
}

const backs = { 'starting-hand': 'Starting Hand.', 'bottom-of-deck': 'Bottom of the deck.' } as const;

const writer: CardWriter = {
  specials: specialWords,
  planSpecials: planSpecialWords,
  threats: threatWords,
  plain: (hero, all) => ({ name: symbols(all), text: `${heroNames[hero]}: ${symbols(all)}, without effect.` }),
  special: ({ name, text }, { back, mandatory }, all) => ({
    name,
    text: [
      `${capital(symbols(all))}.`,
      ...(back === undefined ? [] : [backs[back]]),
      ...(mandatory === true ? ['Mandatory:'] : []),
      text,
    ].join(' '),
  }),
  threat,
  plan: (card, special) => ({
    name: special?.name ?? 'Plan',
    text: planText(card, special),
  }),
};

/** The rest of a sentence: without its capital, unless it stays one inside a sentence. */
function lowered(text: string): string {
  return /^.[\p{Ll}’ ]/u.test(text) ? text.charAt(0).toLowerCase() + text.slice(1) : text;
}

const paired = <I extends string>(ids: readonly I[], words: (id: I) => ComponentWords): [I, ComponentWords][] =>
  ids.map((id) => [id, words(id)]);

/** By the ids of components and of single cards. */
export const componentWords: Readonly<Record<string, ComponentWords>> = {
  ...specialWords,
  ...planSpecialWords,
  ...Object.fromEntries([
    ...paired(equipmentIds, (id) => carried(equipmentWords[id], equipment[id])),
    ...paired(threatIds, (id) => threat(threatWords[id], threats[id])),
    ...paired(villainIds, (id) => dashboard(villainWords[id], villains[id].health)),
    ...paired(allLocationIds, (id) => {
      const { name, ends, always } = locationWords[id];
      const text = `End of Turn: ${ends}${always === undefined ? '' : ` Always: ${always}`}`;
      return { name: bare(name), text };
    }),
    ...paired(superVillainIds, (id) => {
      const { name, text } = superVillainWords[id];
      return { name, text: `${triggers[superVillains[id].trigger]} ${lowered(text)}` };
    }),
    ...paired(superHeroIds, (id) => {
      const { name, text } = superHeroWords[id];
      return { name, text: `${moments[superHeroes[id].trigger]} ${lowered(text)}` };
    }),
    ...paired(battlePlanIds, (id) => {
      const { name, text } = battlePlanWords[id];
      return { name, text: `Cost ${battlePlans[id].cost}. ${text}` };
    }),
  ]),
  ...singleCards(writer),
};
