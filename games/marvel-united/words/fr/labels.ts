/** What the things of the scene are called. */
import type { LabelWords } from '@necropole/kernel';
import { bare, count, list } from '@necropole/kernel/french';
import type { HeroId, LocationId } from '../../content/ids.ts';
import type { PlanMove } from '../../content/kinds.ts';
import { kindOf, lettersOf, ownerOf } from '../../content/names.ts';
import type { ActionSymbol } from '../../content/symbols.ts';
import type { Labels } from '../../scene/labels.ts';
import { planMove } from './components.ts';
import { heroLines } from './hero-cards.ts';
import { locationWords } from './location-cards.ts';
import { componentName, componentText, hero, heroCard, inLocation, location, ofHero, track, villain } from './names.ts';
import { bystander, bystanders, mission, symbol, symbols, tokens } from './symbols.ts';
import { villainWords } from './villain-cards.ts';

const heroCards = (n: number): string => count(n, 'carte Héros', 'cartes Héros');
const missions = (n: number): string => count(n, 'Mission', 'Missions');

const paces = {
  ordinary: 'Un plan',
  pressure: 'Sous pression : un plan',
  changed: 'Un plan, cette fois,',
} as const;

/** « 1 dégât et 1 pion Crise ». */
export function harm(damage: number, crisis: number): string {
  return list([
    ...(damage > 0 ? [count(damage, 'dégât', 'dégâts')] : []),
    ...(crisis > 0 ? [count(crisis, 'pion Crise', 'pions Crise')] : []),
  ]);
}

/** A Hero who would be hit: « Loki », « Loki (K.O.) ». */
function struck(hit: string): string {
  const [who, ko] = hit.split('/');
  return `${hero(who as HeroId)}${ko === undefined ? '' : ' (K.O.)'}`;
}

/** « Loki ou Ironheart ». */
function oneOf(names: readonly string[]): string {
  return names.length < 2 ? names.join('') : `${names.slice(0, -1).join(', ')} ou ${names.at(-1)}`;
}

/** A Location, and how many plans lead there. */
function stop(place: string): { readonly at: string; readonly plans: string } {
  const [at, plans = ''] = place.split('/');
  return { at: bare(location(at as LocationId)), plans };
}

export const labelWords: LabelWords<Labels> = {
  location: (id) => locationWords[id].onBoard,
  'mission-guide': () => 'Guide de Mission',
  slot: (at, number) => `Emplacement ${number} ${inLocation(at)}`,
  'location-ends': (id) => locationWords[id].short,
  'location-always': (id) => locationWords[id].alwaysShort ?? '',
  full: () => 'Plein : le prochain pion fait Affluence',
  'overflow-waits': () => 'Affluence à la fin du tour',
  'crisis-here': (n) => `${count(n, 'pion Crise', 'pions Crise')} ici`,
  hero: (id) => hero(id),
  'hero-down': (id) => `${hero(id)}, K.O.`,
  'hero-slot': (number) => `Héros ${number}`,
  villain: (id) => villain(id),
  'villain-stunned': (id) => `${villain(id)}, Étourdi`,
  bystander: (id, at) => `${bystander(id)} ${inLocation(at)}`,
  'bystander-to-come': (id, at) => `${bystander(id)} à venir ${inLocation(at)}`,
  tokens: (id, n) => tokens(n, id),
  symbol: (id) => symbol(id),
  covered: (id) => `${symbol(id)}, sous un pion Crise`,
  pool: () => 'À dépenser',
  'from-card': (card) => (lettersOf(card) === null ? componentName(kindOf(card)) : hero(ownerOf(card))),
  'from-effects': () => 'Effets',
  'from-tokens': () => 'Pions',
  storyline: () => 'Intrigue',
  pace: (how, every, left) =>
    `${paces[how]} ${how === 'changed' ? 'après' : 'toutes les'} ${heroCards(every)}, ${left === 0 ? 'au tour du Vilain' : `encore ${left}`}`,
  'symbols-of': (id) => `icônes ${ofHero(id)}`,
  'plays-with-it': (id) => `${hero(id)} jouera avec`,
  'next-hero': (id) => hero(id),
  'next-villain': () => 'le Vilain',
  'plan-deck': () => 'Paquet Plan diabolique',
  'plan-hand': () => 'Main du Vilain',
  'plans-gone': () => 'Plans diaboliques hors du jeu',
  'super-villain-cards': () => 'Cartes Super-Vilain',
  'hero-deck': () => 'Paquet',
  'hero-hand': () => 'Main',
  'super-hero-cards': () => 'Cartes Super-Héros',
  equipment: () => 'Équipement',
  threats: (at) => `Menaces ${inLocation(at)}`,
  'threats-aside': () => 'Menaces hors du jeu',
  'support-deck': () => 'Paquet Héros de Soutien',
  'support-row': () => 'Support',
  'offered-cards': () => 'Cartes Super-Héros à partager',
  'battle-plans': () => 'Plans de bataille',
  'threat-health': (card, health) => `${componentName(card)} : Vie ${health}`,
  stunned: () => 'Étourdi : pas de BAM ! au prochain tour du Vilain',
  crisis: (n) => count(n, 'pion Crise', 'pions Crise'),
  'plan-moves': (move) => `Déplacement : ${planMove((/^\d+$/.test(move) ? Number(move) : move) as PlanMove)}`,
  bam: () => 'BAM !',
  adds: (id, n) => `Ajoute ${bystanders(id, n)}`,
  mission: (id) => mission(id),
  health: () => 'Vie',
  plot: (id) => track(id),
  'plot-end': () => 'les Héros perdent',
  'hand-and-deck': (hand, deck) => `${count(hand, 'carte', 'cartes')} en main, ${deck} dans le paquet`,
  'deck-left': (cards) => `paquet ${cards}`,
  'one-from-ko': () => '1 dégât : K.O.',
  'symbols-left': (all) => `Reste : ${symbols(all.split(',') as ActionSymbol[])}`,
  'top-of-deck': (card) => `Sur le paquet : ${heroCard(card)}`,
  'another-is-you': () => 'Sur les cartes, « un autre Héros » et « chaque Héros » désignent le vôtre',
  lasting: (component) => `Effet durable : ${componentName(component)}`,
  'lasting-plan': (id) => `Effet durable : ${componentName(id)}. ${componentText(id)}`,
  'is-ko': () => 'K.O.',
  'guarded-against': (damage) => `Invulnérable : ignore ${count(damage, 'dégât', 'dégâts')}`,
  'guarded-fully': () => 'Invulnérable : ignore tous les dégâts',
  'plays-at-random': () => 'Joue sa prochaine carte au hasard',
  'plays-face-down': () => 'Joue sa prochaine carte face cachée',
  'hero-line': (id) => heroLines[id],
  'not-chosen': () => 'Pas encore choisi',
  'dashboard-bam': (id) => `BAM ! ${villainWords[id].bam}`,
  'dashboard-overflow': (id) => `Affluence : ${villainWords[id].overflow}`,
  'dashboard-rules': (id) => villainWords[id].rules,
  'bam-now': (how, damage, crisis, ...hit) =>
    `BAM ! maintenant : ${harm(damage, crisis)} à ${how === 'one' ? oneOf(hit.map(struck)) : list(hit.map(struck))}`,
  'next-stop': (plans, ...places) =>
    plans === 1
      ? `Prochain arrêt : ${places.map((place) => stop(place).at).join(', ')}`
      : `Prochain arrêt, et combien des ${plans} plans y mènent : ${places.map((place) => `${stop(place).at} ${stop(place).plans}`).join(', ')}`,
  'stop-here': (plans, of) =>
    of === 1 ? 'le Vilain s’arrête ici ensuite' : `${plans} plans sur ${of} mènent le Vilain ici`,
  'could-overflow': (...places) => `Affluence possible : ${list(places.map((at) => bare(location(at))))}`,
  'plans-left': (n) => `${count(n, 'plan', 'plans')} dans le paquet : vide à son tour, les Héros perdent.`,
  'plans-and-hand': (deck, hand) =>
    `${count(hand, 'plan', 'plans')} en main, ${deck} dans le paquet : main vide à son tour, les Héros perdent.`,
  'untouchable-for': (n) => `Intouchable : encore ${missions(n)}`,
  'never-hurt': () => 'Ne peut pas être blessé',
  'no-tokens-now': () => 'Aucun pion Action ne peut servir',
  'step-set-up': () => 'Mise en place',
  'step-draw-and-play': () => 'Piocher et jouer',
  'step-turn-of': (id) => hero(id),
  'step-actions': () => 'Actions',
  'step-location': () => 'Lieu',
  'step-villain': () => 'Vilain',
  'step-plan': () => 'Plan diabolique',
  'step-move': () => 'Déplacement',
  'step-bam': () => 'BAM !',
  'step-special': (id) => componentName(id),
  'step-tokens': () => 'Malfrats et Civils',
  'step-overflow': () => 'Affluence',
};
