/** What the rules point out before a choice, and why they refuse one. */
import type { Refusal } from '@necropole/kernel';
import { bare, count, list, of } from '@necropole/kernel/french';
import type { LocationId } from '../../content/ids.ts';
import { symbolsOn } from '../../content/printed-symbols.ts';
import type { Mu, SymbolBecomes } from '../../shape.ts';
import type { FactWords, RefusalWords } from '../spoken.ts';
import { contentWords } from './content.ts';
import { heroLines } from './hero-cards.ts';
import { harm } from './labels.ts';
import { locationWords } from './location-cards.ts';
import {
  agree,
  bearer,
  componentName,
  componentText,
  fromLocation,
  hero,
  inLocation,
  location,
  plan,
  villain,
} from './names.ts';
import { crowd, mission, symbol, symbols } from './symbols.ts';

const cards = (n: number): string => count(n, 'carte', 'cartes');

/** So many Thugs and so many Civilians. */
function bystanders(thugs: number, civilians: number): string {
  if (thugs + civilians === 0) return 'ni Malfrat ni Civil';
  return crowd([
    ...Array.from({ length: thugs }, () => 'thug' as const),
    ...Array.from({ length: civilians }, () => 'civilian' as const),
  ]);
}

/** Where most of the plans lead: the Villain's dashboard tells all of it. */
function likeliest(places: readonly { readonly at: LocationId; readonly plans: number }[], all: number): string {
  const most = Math.max(...places.map(({ plans }) => plans));
  const first = places.filter(({ plans }) => plans === most);
  if (first.length > 2) return `un Lieu sur ${places.length}, difficile à dire`;
  return `plutôt ${first.map(({ at }) => bare(location(at))).join(' ou ')}, où mènent ${most} de ses ${all} plans`;
}

const symbolBecomes: Readonly<Record<SymbolBecomes, string>> = {
  lost: 'cette icône est perdue pour ce tour',
  token: 'cette icône devient un pion',
  covered: 'un pion Crise couvre cette icône',
  wild: 'chacune vaut un Joker pendant ce tour',
  gained: 'vous gagnez ce pion',
  given: 'cette icône va à un autre Héros',
  'for-a-hero': 'le Héros que vous choisissez gagne ce pion',
  discarded: 'ce pion est défaussé',
};

export const factWords: FactWords = {
  'about-hero': (params) => heroLines[params.who],
  called: (params) => bearer(params.component),
  'called-in': (params) => `Appeler du soutien : ${componentName(params.card)}`,
  'symbols-on': (params) => symbols(symbolsOn(params.card)),
  'this-plan': (params) => plan(params.card),
  symbols: (params) => `à dépenser : ${symbols(params.symbols)}`,
  'with-previous': (params) => `avec la carte d’avant : ${symbols(params.symbols)}`,
  'symbol-taken': (params) => `moins 1 icône : ${componentName(params.component)}`,
  'face-down': () => 'face cachée : ni ses icônes ni son effet',
  mandatory: () => 'effet obligatoire',
  'last-card': () => 'dernière carte en main : K.O. à la fin du tour, sauf pioche',
  'special-effect': (params) => `${componentName(params.special)} : ${componentText(params.special)}`,
  'plan-special': (params) => `${componentName(params.special)} : ${componentText(params.special)}`,
  'effect-of': (params) => componentText(params.component),
  hand: (params) => `${cards(params.cards)} en main, ${params.deck} dans le paquet`,
  'cards-until-villain': (params) =>
    params.cards === 0
      ? 'ensuite joue le Vilain'
      : `encore ${count(params.cards, 'carte Héros', 'cartes Héros')} avant le Vilain`,
  'mission-after': (params) => `${mission(params.mission)} : ${params.now} sur ${params.goal}`,
  'villain-health-after': (params) => (params.health === 0 ? 'vainc le Vilain' : `Vilain : Vie ${params.health}`),
  'threat-after': (params) =>
    params.goal === 0
      ? params.now === 0
        ? `écarte ${componentName(params.card)}`
        : `${componentName(params.card)} : Vie ${params.now}`
      : params.now >= params.goal
        ? `écarte ${componentName(params.card)}`
        : `${componentName(params.card)} : ${params.now} sur ${params.goal}`,
  'would-be-lost': (params) => `inutilisé : ${symbols(params.symbols)}`,
  'bystanders-there': (params) => `là-bas : ${bystanders(params.thugs, params.civilians)}`,
  'villain-there': () => 'le Vilain y est',
  'heroes-there': (params) => `là-bas : ${list(params.heroes.map(hero))}`,
  'mission-completes': (params) => missionEnds[params.nth - 1] ?? '',
  'mission-held': () => 'pleine, mais une Menace la bloque',
  'mission-over': (params) => `${mission(params.mission)} : déjà pleine`,
  'thug-holds': (params) => `le Malfrat tient bon : ${params.damage} dégât sur ${params.needed} à ce tour`,
  'damage-without-effect': (params) => `${componentName(params.component)} ignore ce dégât`,
  'would-hurt': (params) => `${hero(params.who)} subit ${damage(params.damage)}`,
  'would-ko': (params) => `${hero(params.who)}, ${damage(params.damage)} : K.O.`,
  'token-leaves': () => 'celui-ci est défaussé, les autres reviennent aux Héros',
  'symbol-becomes': (params) => symbolBecomes[params.what],
  'effect-left': () => 'l’effet n’est pas utilisé',
  'crisis-held': (params) => count(params.crisis, 'pion Crise', 'pions Crise'),
  'tokens-over': (params) => `${count(params.tokens, 'pion Action', 'pions Action')} à défausser`,
  'effect-here': (params) =>
    `${bare(location(params.location))} : ${locationWords[params.location].ends.replace(/\.$/, '')}`,
  'no-effect-here': (params) =>
    params.why.key === 'threat-covers'
      ? because(params.why)
      : `pas d’effet ${inLocation(params.location)} : ${because(params.why)}`,
  'overflow-due': (params) => `Affluence à la fin du tour : ${list(params.places.map((at) => bare(location(at))))}`,
  'would-empty-hand': (params) => `dernière carte de ${hero(params.who)} : K.O.`,
  'ko-at-end': () => 'plus de carte en main : K.O. à la fin du tour',
  'bam-aims': (params) =>
    `${componentName(params.card)}, à un BAM ! : ${params.perhaps ? 'peut-être ' : ''}${harm(params.damage, params.crisis)} à ${hero(params.who)}${params.ko ? ', K.O.' : ''}`,
  'villain-could-go': ({ places, of: all }) =>
    all === 1
      ? `prochain arrêt du Vilain : ${places.map(({ at }) => bare(location(at))).join(', ')}`
      : `prochain arrêt du Vilain : ${likeliest(places, all)}`,
  'could-overflow': (params) => `Affluence possible : ${list(params.places.map((at) => bare(location(at))))}`,
  'villain-goes': (params) => `mène ${inLocation(params.at)}`,
};

const damage = (n: number): string => count(n, 'dégât', 'dégâts');

const missionEnds = [
  'première Mission accomplie : le Vilain joue toutes les 2 cartes Héros',
  'deuxième Mission accomplie',
  'troisième Mission accomplie : chacun peut piocher une carte',
];

/** A refusal, as what stands in the way. */
function because({ key, params }: Pick<Refusal<Mu>, 'key' | 'params'>): string {
  const words: { readonly [key: string]: (params: never) => string } = { ...refusalWords, ...contentWords.refusals };
  return words[key]?.(params as never) ?? key;
}

export const refusalWords: RefusalWords = {
  'not-adjacent': () => 'Lieu non adjacent',
  'here-already': () => 'déjà sur place',
  'no-symbol': (params) => `plus ${of(symbol(params.action))} ni de Joker`,
  'no-enemy-here': () => 'aucun ennemi à portée',
  'villain-untouchable': (params) => `encore ${count(params.missions, 'Mission', 'Missions')} à accomplir`,
  'villain-cannot-be-hurt': (params) => `${villain(params.villain)} ne peut pas être blessé`,
  'threat-is-henchman': () => 'un Sbire : seuls des dégâts l’écartent',
  'threat-full': () => 'plus d’emplacement libre',
  'no-civilian-here': () => 'aucun Civil ici',
  'no-thug-here': () => 'aucun Malfrat à portée',
  'effect-resolved': () => 'déjà résolu à ce tour',
  'must-resolve-effect': () => 'l’effet spécial est obligatoire',
  'equipment-used': (params) => `${componentName(params.equipment)} : à recharger`,
  'threat-covers': (params) => `une Menace cache l’effet ${fromLocation(params.location)}`,
  'location-effect-used': () => 'un seul effet de Lieu par tour, et il est pris',
  'after-villain-turn': () => 'pas de soutien juste après le tour du Vilain',
  'no-card-left': () => 'plus de carte, ni en main ni dans le paquet',
  'must-play-at-random': () => 'la carte doit être jouée au hasard',
  'starting-card-first': () => 'la carte Main de départ passe d’abord',
  'hero-taken': (params) => `${hero(params.who)} est déjà pris${agree(params.who)}`,
  'hero-is-villain': (params) => `${hero(params.who)} est le Vilain`,
  'card-without-effect': () => 'une carte sans effet spécial',
  'starting-hand-card': () => 'une carte Main de départ',
  'over-budget': (params) => `coûte ${params.cost}, budget restant : ${params.budget}`,
  'other-trigger': () => 'son Déclencheur est un autre',
  'no-tokens-to-use': () => 'aucun pion de cette sorte',
};
