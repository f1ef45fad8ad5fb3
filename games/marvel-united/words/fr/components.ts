/** What stands on every component and on every single card: the words of its family, and the numbers of its data. */
import type { ComponentWords } from '@necropole/kernel';
import { bare, capital, count } from '@necropole/kernel/french';
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
import type { DashboardWords } from '../en/villain-cards.ts';
import { heroNames } from '../hero-names.ts';
import { battlePlanWords } from './battle-plans.ts';
import { equipmentWords } from './equipment-cards.ts';
import { specialWords } from './hero-cards.ts';
import { locationWords } from './location-cards.ts';
import { superHeroWords, superVillainWords } from './super-cards.ts';
import { crowd, symbol, symbols } from './symbols.ts';
import { planSpecialWords, threatWords, villainWords } from './villain-cards.ts';

/** « 3 », ou « 3, 4, 4 pour 2, 3, 4 Héros ». */
function byHeroes(values: ByHeroes): string {
  const [two] = values;
  return values.every((value) => value === two) ? `${two}` : `${values.join(', ')} pour 2, 3, 4 Héros`;
}

function dashboard({ name, bam, overflow, rules, line }: DashboardWords, health: ByHeroes): ComponentWords {
  const tokens = health.some((each) => each > 0) ? ` Vie ${byHeroes(health)}.` : '';
  return { name, text: `${line}${tokens} BAM ! ${bam} Affluence : ${overflow} ${rules}` };
}

function threat({ name, text }: ComponentWords, { health, needs }: Threat): ComponentWords {
  if (health !== undefined) return { name, text: `Sbire, Vie ${byHeroes(health)}. ${text}` };
  if (needs === undefined) return { name, text };
  return {
    name,
    text: `Pour l’écarter, ${count(needs.count, 'action', 'actions')} : ${symbol(needs.action)}. ${text}`,
  };
}

function carried({ name, text }: ComponentWords, { permanent, recharge }: Equipment): ComponentWords {
  if (permanent === true || recharge === 'by-deed') return { name, text };
  if (recharge === 'never') return { name, text: `${text} Il quitte ensuite le jeu.` };
  const paid = recharge.length === actionSymbols.length ? 'Action' : recharge.map(symbol).join(' ou ');
  return { name, text: `${text} Recharge, au début de votre tour : défaussez 1 pion ${paid}.` };
}

const moments: Readonly<Record<SuperHeroMoment['is'], string>> = {
  'villain-stops': 'Quand le Vilain s’arrête dans votre Lieu :',
  overflow: 'Quand une Affluence se produit dans votre Lieu :',
  damage: 'Quand un Héros va subir des dégâts au tour du Vilain :',
  'knocked-out': 'Quand vous êtes mis K.O. :',
  'villain-turn-ends': 'À la fin du tour du Vilain :',
};

const triggers: Readonly<Record<SuperVillainMoment, string>> = {
  plan: 'Avec votre Plan diabolique :',
  'plan-moves': 'Quand votre plan vous a déplacé :',
  'hero-turn-ends': 'À la fin du tour d’un Héros :',
};

/** How a plan moves the Villain. */
export function planMove(move: PlanMove): string | null {
  if (move === null) return null;
  if (move === 'next-heroes') return 'jusqu’aux prochains Héros';
  if (move === 'heroes-before') return 'jusqu’aux Héros les plus éloignés';
  if (move === 'most-heroes') return 'là où il y a le plus de Héros';
  return `${move}`;
}

/** A Master Plan card in a line: « Déplacement : 2. BAM ! Feu infernal cosmique... ». */
function planText({ move, bam, tokens }: PlanCard, special: ComponentWords | null): string {
  const moves = planMove(move);
  const places = ['avant', 'ici', 'après'];
  const added = tokens.flatMap((letters, i) =>
    letters === '' ? [] : [`${places[i]} ${crowd(bystandersOf(letters))}`],
  );
  return [
    ...(moves === null ? [] : [`Déplacement : ${moves}.`]),
    ...(bam ? ['BAM !'] : []),
    ...(special === null ? [] : [`${special.name} : ${special.text}`]),
    ...(added.length === 0 ? [] : [`Ajoute : ${added.join(' ; ')}.`]),
  ].join(' ');
}

const backs = { 'starting-hand': 'Main de départ.', 'bottom-of-deck': 'Sous le paquet.' } as const;

/** A card has little room: « Héroïque » is enough there. */
function onCard(all: string): string {
  return all.replace(/Actions? (?=Héroïque)/, '');
}

const writer: CardWriter = {
  specials: specialWords,
  planSpecials: planSpecialWords,
  threats: threatWords,
  plain: (hero, all) => ({ name: onCard(symbols(all)), text: `${heroNames[hero]} : ${symbols(all)}, sans effet.` }),
  special: ({ name, text }, { back, mandatory }, all) => ({
    name,
    text: [
      `${capital(symbols(all))}.`,
      ...(back === undefined ? [] : [backs[back]]),
      ...(mandatory === true ? ['Obligatoire :'] : []),
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
      const text = `Fin du tour : ${ends}${always === undefined ? '' : ` Toujours : ${always}`}`;
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
      return { name, text: `Coût ${battlePlans[id].cost}. ${text}` };
    }),
  ]),
  ...singleCards(writer),
};
