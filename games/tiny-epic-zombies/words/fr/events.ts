/** What the rules tell: the log of a match. */

import { beside, capital, inside, list, of, plural, to } from '@necropole/kernel/french';
import type { CharacterId, SearchCardId } from '../../content/ids.ts';
import type { DieFace } from '../../rules/melee-die.ts';
import type { KillCause } from '../../shape.ts';
import type { EventWords } from '../spoken.ts';
import { characterCards } from './character-cards.ts';
import {
  agree,
  card,
  componentName,
  count,
  inRoom,
  objective,
  pronoun,
  room,
  store,
  symbol,
  token,
  Who,
  who,
} from './names.ts';

const wounds = (n: number): string => count(n, 'Blessure', 'Blessures');
const ammo = (n: number): string => count(n, 'Munition', 'Munitions');
const zombies = (n: number): string => count(n, 'Zombie', 'Zombies');

const faces: Readonly<Record<DieFace, string>> = {
  overkill: 'Massacre !',
  nothing: 'aucun effet.',
  'one-wound': 'une goutte de sang.',
  'two-wounds': 'deux gouttes de sang.',
};

const killers: Readonly<Record<KillCause, (killer: string, where: string) => string>> = {
  melee: (killer, where) => `${killer} abat un Zombie ${where}.`,
  ranged: (killer, where) => `${killer} touche en pleine tête un Zombie ${where}.`,
  item: (killer, where) => `${killer} se débarrasse d’un Zombie ${where}.`,
  room: (killer, where) => `${killer} élimine un Zombie ${where}.`,
  ability: (killer, where) => `${killer} vient à bout d’un Zombie ${where}.`,
  trap: (_, where) => `Le Piège se referme sur un Zombie ${where}.`,
};

function killed(killer: CharacterId | null, where: string, cause: KillCause): string {
  if (killer === null && cause !== 'trap') return `Un Zombie est éliminé ${where}.`;
  return killers[cause](killer === null ? '' : Who(killer), where);
}

/** The beginning of a sentence that lists what somebody lets go of. */
function dropped(character: CharacterId, cards: readonly SearchCardId[], where: string): string {
  if (cards.length === 0) return `${Who(character)} n’avait rien à lâcher.`;
  return `${Who(character)} lâche ${list(cards.map(card))} ${where}.`;
}

/** The name of a Zombie face, and what it does. */
function zombieAbility(character: CharacterId): string {
  const { name, text } = characterCards[`${character}-zombie`];
  return `${name} : ${text}`;
}

/** Who an objective is moved on for: the team, or one Human. */
function forWhom(character: CharacterId | null): string {
  return character === null ? '' : ` pour ${who(character)}`;
}

export const eventsWords: EventWords = {
  'zombie-chosen': ({ character }) => `${Who(character)} mène la Horde.`,
  'character-chosen': (params) => `${Who(params.who)} rejoint les Humains.`,
  'objectives-laid': ({ objectives }) => `Les Objectifs : ${list(objectives.map(objective))}.`,
  'turn-begins': (params) =>
    params.last ? `Dernier Tour ${of(who(params.who))} !` : `Au tour ${of(who(params.who))}.`,
  moved: (params) =>
    params.free
      ? `${Who(params.who)} file ${inRoom(params.to)}, sans dépenser de Déplacement.`
      : `${Who(params.who)} va ${inRoom(params.to)}.`,
  'melee-rolled': (params) => `${Who(params.who)} frappe ${inRoom(params.room)}. Dé Mêlée : ${faces[params.face]}`,
  'zombie-killed': (params) => killed(params.who, inRoom(params.room), params.cause),
  'attack-altered': (params) =>
    params.wounds === 0
      ? `${Who(params.who)} s’en tire sans une égratignure.`
      : `L’attaque coûte finalement ${wounds(params.wounds)} ${to(who(params.who))}.`,
  'die-wounds': (params) => `Le corps-à-corps vaut ${wounds(params.wounds)} ${to(who(params.who))}.`,
  shot: (params) =>
    params.ammo === 0
      ? `${Who(params.who)} tire ${inRoom(params.room)} sans dépenser de Munition.`
      : `${Who(params.who)} tire ${inRoom(params.room)} pour ${ammo(params.ammo)}.`,
  'overkill-taken': (params) => `${Who(params.who)} profite du Massacre.`,
  wounded: (params) => `${Who(params.who)} subit ${wounds(params.wounds)} (en tout : ${params.now}).`,
  healed: (params) => `${Who(params.who)} soigne ${wounds(params.wounds)} (reste : ${params.now}).`,
  'ammo-spent': (params) => `${Who(params.who)} dépense ${ammo(params.ammo)} (reste : ${params.now}).`,
  'ammo-gained': (params) => `${Who(params.who)} gagne ${ammo(params.ammo)} (en tout : ${params.now}).`,
  devoured: (params) => `${Who(params.who)} est ${agree(params.who, 'dévoré')} ${vif(params.who)} !`,
  'dropped-all': (params) => dropped(params.who, params.cards, beside(store(params.store))),
  'tokens-dropped': (params) =>
    `${Who(params.who)} laisse ${list(params.tokens.map(token))} ${beside(store(params.store))}.`,
  'survivor-lost': ({ left }) =>
    left === 0 ? 'Le dernier Survivant du Patio disparaît.' : `Un Survivant disparaît du Patio : il en reste ${left}.`,
  'survivor-given': (params) =>
    params.left === 0
      ? `${Who(params.who)} perd son dernier Survivant.`
      : `${Who(params.who)} perd un Survivant : il lui en reste ${params.left}.`,
  'no-survivor-left': () => 'Il ne reste aucun Survivant à sacrifier.',
  'pawn-returned': () => 'Le pion revient au centre du Patio.',
  'card-turned': ({ character }) => `${Who(character)} se relève du côté des Zombies.`,
  'horde-marker-placed': ({ character }) => `Un marqueur Horde est posé sur la carte ${of(who(character))}.`,
  'ability-joins': ({ character }) => `La Horde gagne la capacité Zombie ${of(who(character))}.`,
  'card-leaves': ({ character }) => `La Horde est complète : la carte ${of(who(character))} quitte la partie.`,
  'new-character': (params) => `${Who(params.who)} prend la relève ${of(who(params.before))}.`,
  'tracks-reset': (params) => `${Who(params.who)} commence sans Blessure et avec 9 Munitions.`,
  'turn-cut-short': () => 'Le Tour s’arrête là.',
  'room-used': (params) =>
    params.stopping
      ? `${Who(params.who)} s’arrête ${inRoom(params.room)} : ${componentName(params.ability)}.`
      : `${Who(params.who)} utilise ${room(params.room)} : ${componentName(params.ability)}.`,
  'supply-taken': (params) => `${Who(params.who)} emporte ${token(`supply-${params.supply}`)}.`,
  'supply-delivered': (params) => `${Who(params.who)} livre ${token(`supply-${params.supply}`)} au Patio.`,
  'barricade-raised': ({ by, now }) =>
    by === 0 ? `La Barricade est déjà au plus haut : ${now}.` : `La Barricade monte à ${now}.`,
  'supply-deck-empty': () => 'La pioche Stock est vide.',
  'supply-drawn': (params) => `${Who(params.who)} pioche ${card(params.card)} dans le Stock.`,
  'supply-returned': ({ supply }) => `${capital(token(`supply-${supply}`))} retourne à son emplacement.`,
  'supply-weapon-returned': (params) =>
    `${Who(params.who)} remet ${card(params.card)} dans la pioche Stock, qui est mélangée.`,
  'weapon-replaced': (params) =>
    `${Who(params.who)} prend ${card(params.card)} et laisse ${card(params.old)} ${beside(store(params.store))}.`,
  'picked-up': (params) => `${Who(params.who)} ramasse ${card(params.card)} ${beside(store(params.store))}.`,
  equipped: (params) => `${Who(params.who)} s’équipe ${of(card(params.card))}.`,
  exchanged: (params) =>
    `${Who(params.who)} échange ${card(params.old)} contre ${card(params.card)} ${beside(store(params.store))}.`,
  'survival-used': (params) => `${Who(params.who)} utilise aussitôt ${card(params.card)}.`,
  'item-used': (params) => `${Who(params.who)} sort ${card(params.card)} de son sac à dos.`,
  dropped: (params) => `${Who(params.who)} lâche ${card(params.card)} ${beside(store(params.store))}.`,
  'turn-ended': (params) => `${Who(params.who)} finit son Tour.`,
  revealed: (params) => `${Who(params.who)} fouille et révèle ${card(params.card)}.`,
  'card-laid': (params) => `La carte est posée ${beside(store(params.store))} : ${card(params.card)}.`,
  'event-resolved': (params) => `Événement pour ${who(params.who)} : ${card(params.card)} !`,
  'zombie-turn': (params) => `Tour des Zombies, symbole ${symbol(params.symbol)}.`,
  noise: (params) => `${Who(params.who)} fait du bruit ${inside(store(params.store))} !`,
  'no-noise': (params) => `${Who(params.who)} ne fait pas de bruit.`,
  'no-noise-courtyard': (params) => `Dans le Patio, ${who(params.who)} ne fait pas de bruit.`,
  'horde-action': (params) =>
    `La carte ${of(who(params.character))} agit, case ${params.space} : ${componentName(params.action)}.`,
  'horde-marker-moved': (params) => `Le marqueur Horde ${of(who(params.character))} avance à la case ${params.space}.`,
  'horde-marker-stays': ({ character }) => `Le marqueur Horde ${of(who(character))} reste sur la dernière case.`,
  'zombie-turn-over': () => 'Les Zombies ont fini leur Tour.',
  'zombies-come': (params) =>
    `${zombies(params.count)} ${plural(params.count, 'arrive', 'arrivent')} par les entrées au symbole ${symbol(params.symbol)}.`,
  'ability-acts': ({ character }) => zombieAbility(character),
  'zombie-added': (params) => `Un Zombie surgit ${inRoom(params.room)}.`,
  'zombie-moved': (params) => `Un Zombie quitte ${room(params.from)} et va ${inRoom(params.to)}.`,
  'zombie-overflows': (params) =>
    `Plus de place ${inside(store(params.from))} : le Zombie passe ${inside(store(params.to))}.`,
  'store-full': (params) => `Plus de place ${inside(store(params.store))} : le Zombie s’en prend à la Barricade.`,
  'barricade-damaged': ({ now }) => `La Barricade est endommagée : ${now}.`,
  'barricade-fell': () => 'La Barricade cède !',
  'barricade-restored': ({ now }) => `La Barricade est remontée à ${now}.`,
  bitten: (params) => `Plus aucun Zombie en réserve : Morsure pour ${who(params.who)} !`,
  overrun: (params) => `${Who(params.who)} est ${agree(params.who, 'submergé')} ${inRoom(params.room)} !`,
  'card-dealt': (params) =>
    params.card === null
      ? `${Who(params.who)} reçoit une carte Fouille, face cachée.`
      : `${Who(params.who)} reçoit une carte Fouille, face cachée : ${card(params.card)}.`,
  'hand-drawn': ({ cards }) => `Le Joueur Zombie pioche ${count(cards, 'carte Fouille', 'cartes Fouille')}.`,
  'card-drawn': (params) => `${Who(params.who)} pioche une carte Fouille, face cachée.`,
  'no-card-to-deal': (params) => `Il n’y a plus de carte Fouille pour ${who(params.who)}.`,
  'objective-advanced': (params) =>
    `${objective(params.objective)} avance${forWhom(params.who)} : ${params.now} sur ${params.goal}.`,
  'objective-done': (params) => `Objectif réussi${forWhom(params.who)} : ${objective(params.objective)} !`,
  'last-turns': ({ turns }) =>
    `La dernière carte Fouille est révélée : ${count(turns, 'dernier Tour', 'derniers Tours')} à jouer.`,
  'last-turn-over': () => 'Un dernier Tour est joué : ni bruit, ni nouveau Zombie.',
};

/** « vif », « vive »: not a mere « e ». */
function vif(character: CharacterId): string {
  return pronoun(character) === 'elle' ? 'vive' : 'vif';
}
