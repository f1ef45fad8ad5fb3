/** What the rules tell: the log of a match, as a story. */
import { bare, capital, count, of } from '@necropole/kernel/french';
import { ownerOf } from '../../content/names.ts';
import type { EventWords } from '../spoken.ts';
import {
  agree,
  bearer,
  componentName,
  enemy,
  fromLocation,
  hero,
  heroCard,
  heroCardOf,
  inLocation,
  ofHero,
  plan,
  track,
  villain,
} from './names.ts';
import { aSymbol, bystander, mission, symbol, symbols, tokens } from './symbols.ts';

const cards = (n: number): string => count(n, 'carte', 'cartes');
const locations = (n: number): string => count(n, 'Lieu', 'Lieux');
const damage = (n: number): string => count(n, 'dégât', 'dégâts');

export const eventWords: EventWords = {
  // Set-up
  'hero-chosen': (params) => `${hero(params.who)} entre en scène.`,
  'hero-replaced': (params) => `${hero(params.gone)} quitte la partie ; ${hero(params.who)} prend la relève.`,
  'support-chosen': (params) => `${hero(params.who)} se tient prêt${agree(params.who)} en soutien.`,
  'support-deck-made': (params) => `Le paquet Héros de Soutien est mélangé : ${cards(params.cards)}.`,
  'battle-plan-chosen': (params) => `Plan de bataille : ${componentName(params.plan)}.`,
  'card-removed': (params) => `${hero(params.who)} joue sans ${heroCard(params.card)}.`,
  'equipment-taken': (params) => `Équipement ${ofHero(params.who)} : ${componentName(params.equipment)}.`,
  'villain-placed': (params) => `Le Vilain commence ${inLocation(params.at)}.`,
  'heroes-placed': (params) => `Les Héros commencent ${inLocation(params.at)}.`,
  'super-cards-drawn': (params) =>
    params.side === 'villain'
      ? `Le Vilain pioche ${count(params.cards, 'carte Super-Vilain', 'cartes Super-Vilain')}.`
      : `Les Héros piochent ${count(params.cards, 'carte Super-Héros', 'cartes Super-Héros')}.`,
  'super-card-given': (params) =>
    params.card === null
      ? `${hero(params.who)} reçoit une carte Super-Héros.`
      : `${hero(params.who)} reçoit la carte Super-Héros ${componentName(params.card)}.`,
  'begins-first': (params) => `${hero(params.who)} jouera en premier.`,

  // Tokens and cards
  'tokens-gained': (params) => `${hero(params.who)} gagne ${tokens(params.count, params.symbol)}.`,
  'token-spent': (params) => `${hero(params.who)} dépense un pion ${symbol(params.symbol)}.`,
  'tokens-lost': (params) => `${hero(params.who)} défausse ${tokens(params.count, params.symbol)}.`,
  'cards-drawn': (params) => `${hero(params.who)} pioche ${cards(params.cards)}.`,

  // The Villain's turn
  'villain-turn': (params) =>
    `Tour ${of(villain(params.villain))} : ${cards(params.left)} dans le paquet Plan diabolique.`,
  'plan-played': (params) => `Plan diabolique. ${plan(params.card)}`,
  'plan-drawn': (params) => `Le Vilain pioche un Plan diabolique : il en reste ${params.left}.`,
  'plan-face-down': (params) => `Un Plan diabolique rejoint l’Intrigue face cachée : il en reste ${params.left}.`,
  'plan-removed': (params) => `Un Plan diabolique quitte le jeu sans être vu : il en reste ${params.left}.`,
  'villain-moved': (params) =>
    params.steps === 0
      ? `${villain(params.villain)} reste ${inLocation(params.to)}.`
      : `${villain(params.villain)} avance de ${locations(params.steps)}, ${fromLocation(params.from)} ${inLocation(params.to)}.`,
  'threat-triggered': (params) => `${componentName(params.card)} se déclenche ${inLocation(params.at)} !`,
  'bam-activated': (params) => `BAM ! ${villain(params.villain)} frappe ${inLocation(params.at)}.`,
  'threat-activated': (params) => `BAM ! ${componentName(params.card)} agit ${inLocation(params.at)}.`,
  'bam-cancelled': (params) => `Pion Étourdi sur ${componentName(params.component)} : pas de BAM !`,
  'plan-special': (params) => `L’effet spécial du plan : ${componentName(params.special)}.`,
  'bystander-added': (params) => `Un ${bystander(params.bystander)} apparaît ${inLocation(params.at)}.`,
  'bystander-discarded': (params) => `Un ${bystander(params.bystander)} est défaussé ${inLocation(params.at)}.`,
  'bystander-moved': (params) =>
    `Un ${bystander(params.bystander)} passe ${fromLocation(params.from)} ${inLocation(params.to)}.`,
  'no-room': (params) => `Plus de place pour un ${bystander(params.bystander)} ${inLocation(params.at)}.`,
  'overflow-waits': (params) => `Une Affluence attend la fin du tour ${inLocation(params.at)}.`,
  overflow: (params) => `Affluence ${inLocation(params.at)} !`,
  'overflow-cancelled': (params) => `L’Affluence ${inLocation(params.at)} est évitée.`,
  'villain-turn-ended': () => 'Le tour du Vilain s’achève.',
  'track-moved': (params) => `${track(params.villain)} : ${params.now} sur ${params.end}.`,
  'villain-delayed': (params) =>
    `Vilain Retardé : le prochain plan vient ${count(params.by, 'carte Héros', 'cartes Héros')} plus tard.`,
  'villain-accelerated': (params) =>
    `Vilain Pressé : le prochain plan vient ${count(params.by, 'carte Héros', 'cartes Héros')} plus tôt.`,

  'plan-put-under': (params) => `Un Plan diabolique passe sous le paquet : il en reste ${params.left}.`,
  'plans-shown': (params) => `Le Vilain montre sa main de plans à ${hero(params.who)}.`,
  'tokens-barred': () => 'Aucun pion Action ne peut servir avant le prochain tour du Vilain.',
  'plan-looked-at': (params) =>
    params.card === null
      ? `${hero(params.who)} regarde le prochain Plan diabolique.`
      : `${hero(params.who)} regarde le prochain Plan diabolique. ${plan(params.card)}`,
  'threat-skipped': (params) => `${componentName(params.card)} a quitté le jeu et n’agit pas.`,
  'pace-ordinary': () => 'Le rythme du Vilain redevient ordinaire.',
  'order-reversed': (params) => `L’ordre du jeu s’inverse : à ${hero(params.who)} de jouer.`,
  'stun-ended': (params) => `${componentName(params.component)} perd son pion Étourdi.`,

  // A Hero's turn
  'symbols-lent': (params) => `La carte d’avant prête à ${hero(params.who)} : ${symbols(params.symbols)}.`,
  attack: (params) => `${hero(params.who)} attaque ${enemy(params.on)}.`,
  'hand-regained': (params) => `${hero(params.who)} a de nouveau une carte en main : pas de K.O.`,
  'card-returned': (params) =>
    `${capital(heroCard(params.card))} retourne ${params.where === 'on-top' ? 'sur' : 'sous'} le paquet ${ofHero(params.who)}.`,
  'card-turned-face-down': (params) => `${capital(heroCard(params.card))} est retournée face cachée.`,
  'turn-begins': (params) => `Tour ${ofHero(params.who)}.`,
  'stood-up': (params) => `${hero(params.who)} se relève.`,
  'no-card-to-draw': (params) => `${hero(params.who)} n’a plus de carte à piocher.`,
  'draw-skipped': (params) => `${capital(inLocation(params.location))}, ${hero(params.who)} ne pioche pas.`,
  'card-played': (params) => `${hero(params.who)} joue ${heroCard(params.card)}.`,
  'card-played-face-down': (params) => `${hero(params.who)} joue une carte face cachée.`,
  'drawn-at-random': (params) => `Une carte est tirée au hasard de la main ${ofHero(params.who)}.`,
  'support-played': (params) =>
    `${hero(params.who)} appelle ${hero(ownerOf(params.card))} en soutien : ${componentName(params.card)}.`,
  'support-row-filled': (params) => `${capital(heroCardOf(params.card))} vient compléter le support.`,
  'symbol-spent': (params) => `${hero(params.who)} utilise une icône ${symbol(params.symbol)}.`,
  'symbol-gained': (params) => `${hero(params.who)} gagne une icône ${symbol(params.symbol)} pour ce tour.`,
  'symbol-ignored': (params) => `${hero(params.who)} ignore une icône ${symbol(params.symbol)} à ce tour.`,
  'hero-moved': (params) => `${hero(params.who)} va ${fromLocation(params.from)} ${inLocation(params.to)}.`,
  'special-effect': (params) => `${hero(params.who)} : ${componentName(params.special)}.`,
  'effect-again': (params) => `${componentName(params.special)} se résout encore une fois.`,
  'equipment-used': (params) => `${hero(params.who)} utilise son Équipement : ${componentName(params.equipment)}.`,
  'equipment-gone': (params) => `${componentName(params.equipment)} ne servira plus.`,
  'equipment-recharged': (params) => `${componentName(params.equipment)} est de nouveau utilisable.`,
  'location-effect': (params) => `${hero(params.who)} utilise l’effet ${fromLocation(params.location)}.`,
  'turn-ended': (params) => `Fin du tour ${ofHero(params.who)}.`,

  // Enemies and Missions
  'thug-hit': (params) => `Un Malfrat est touché ${inLocation(params.at)}, et tient encore.`,
  'thug-defeated': (params) => `Un Malfrat est vaincu ${inLocation(params.at)}.`,
  'civilian-rescued': (params) => `Un Civil est sauvé ${inLocation(params.at)}.`,
  'henchman-hit': (params) => `${componentName(params.card)} subit ${damage(params.damage)} : Vie ${params.left}.`,
  'villain-hit': (params) => `${villain(params.villain)} subit ${damage(params.damage)} : Vie ${params.left}.`,
  'villain-healed': (params) => `${villain(params.villain)} regagne ${params.health} Vie : ${params.now} désormais.`,
  'damage-ignored-by-enemy': (params) => `${componentName(params.component)} ignore ${damage(params.damage)}.`,
  'token-on-threat': (params) =>
    `${componentName(params.card)} : ${count(params.now, 'pion', 'pions')} sur ${params.goal}.`,
  'threat-cleared': (params) => `Menace écartée ${inLocation(params.at)} : ${componentName(params.card)}.`,
  'threat-moved': (params) =>
    `${componentName(params.card)} passe ${fromLocation(params.from)} ${inLocation(params.to)}.`,
  'threat-enters': (params) => `${componentName(params.card)} apparaît ${inLocation(params.at)}.`,
  'mission-advanced': (params) => `${mission(params.mission)} : ${params.now} sur ${params.goal}.`,
  'mission-set-back': (params) => `${mission(params.mission)} recule : ${params.now} sur ${params.goal}.`,
  'mission-completed': (params) => `Mission accomplie : ${mission(params.mission)} !`,
  'under-pressure': () => 'Le Vilain est Sous pression : un plan toutes les 2 cartes Héros.',
  'villain-open-to-damage': () => 'Deux Missions accomplies : le Vilain peut être vaincu.',

  'missions-slide': (params) =>
    `${count(params.nth, 'Mission accomplie', 'Missions accomplies')} : les autres glissent vers la droite.`,

  // Damage
  'damage-coming': (params) => `${damage(params.damage)} pour ${hero(params.who)}.`,
  'damage-ignored': (params) => `${hero(params.who)} ignore ${damage(params.damage)}.`,
  'damage-redirected': (params) => `${hero(params.to)} s’interpose pour ${hero(params.from)}.`,
  'card-lost': (params) =>
    `${hero(params.who)} met ${params.card === null ? 'une carte' : heroCard(params.card)} sous son paquet.`,
  'knocked-out': (params) => `${hero(params.who)} est mis${agree(params.who)} K.O. !`,
  invulnerable: (params) => `${hero(params.who)} devient Invulnérable.`,
  'must-play-at-random': (params) => `${hero(params.who)} jouera sa prochaine carte au hasard.`,
  'must-play-face-down': (params) => `${hero(params.who)} jouera sa prochaine carte face cachée.`,
  'crisis-added': (params) =>
    `${bearer(params.on)} : ${count(params.count, 'pion Crise', 'pions Crise')} de plus, ${params.now} en tout.`,
  'crisis-removed': (params) =>
    `${bearer(params.on)} : ${count(params.count, 'pion Crise', 'pions Crise')} de moins, reste ${params.now}.`,
  'cards-swapped': (params) => `${bare(heroCard(params.one))} et ${heroCard(params.other)} échangent leurs places.`,
  'symbol-covered': (params) => `Un pion Crise couvre ${aSymbol(params.symbol)} sur ${heroCard(params.card)}.`,
  stunned: (params) => `${componentName(params.component)} reçoit un pion Étourdi.`,

  // Super cards
  'super-villain-card': (params) => `Le Vilain joue une carte Super-Vilain : ${componentName(params.card)}.`,
  'super-hero-card': (params) => `${hero(params.who)} joue une carte Super-Héros : ${componentName(params.card)}.`,
};
