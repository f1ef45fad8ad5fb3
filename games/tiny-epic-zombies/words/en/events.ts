/** What the rules tell: the log of a match. */

import { capital, list, plural } from '@necropole/kernel/english';
import type { CharacterId, SearchCardId } from '../../content/ids.ts';
import type { DieFace } from '../../rules/melee-die.ts';
import type { KillCause } from '../../shape.ts';
import type { EventWords } from '../spoken.ts';
import { characterCards } from './character-cards.ts';
import { card, componentName, count, inRoom, objective, room, store, symbol, token, Who, who } from './names.ts';

const wounds = (n: number): string => count(n, 'wound', 'wounds');

const faces: Readonly<Record<DieFace, string>> = {
  overkill: 'Overkill!',
  nothing: 'no effect.',
  'one-wound': 'one drop of blood.',
  'two-wounds': 'two drops of blood.',
};

const killers: Readonly<Record<KillCause, (killer: string, where: string) => string>> = {
  melee: (killer, where) => `${killer} strikes down a Zombie ${where}.`,
  ranged: (killer, where) => `${killer} lands a headshot on a Zombie ${where}.`,
  item: (killer, where) => `${killer} gets rid of a Zombie ${where}.`,
  room: (killer, where) => `${killer} takes out a Zombie ${where}.`,
  ability: (killer, where) => `${killer} finishes off a Zombie ${where}.`,
  trap: (_, where) => `The trap snaps shut on a Zombie ${where}.`,
};

function killed(killer: CharacterId | null, where: string, cause: KillCause): string {
  if (killer === null && cause !== 'trap') return `A Zombie is destroyed ${where}.`;
  return killers[cause](killer === null ? '' : Who(killer), where);
}

/** The beginning of a sentence that lists what somebody lets go of. */
function dropped(character: CharacterId, cards: readonly SearchCardId[], where: string): string {
  if (cards.length === 0) return `${Who(character)} had nothing to drop.`;
  return `${Who(character)} drops ${list(cards.map(card))} ${where}.`;
}

/** The name of a Zombie face, and what it does. */
function zombieAbility(character: CharacterId): string {
  const { name, text } = characterCards[`${character}-zombie`];
  return `${name}: ${text}`;
}

/** Who an objective is moved on for: the team, or one Human. */
function forWhom(character: CharacterId | null): string {
  return character === null ? '' : ` for ${who(character)}`;
}

function beside(id: string): string {
  return `beside ${store(id)}`;
}

export const eventsWords: EventWords = {
  'zombie-chosen': ({ character }) => `${Who(character)} leads the horde.`,
  'character-chosen': (params) => `${Who(params.who)} joins the Humans.`,
  'objectives-laid': ({ objectives }) => `The objectives: ${list(objectives.map(objective))}.`,
  'turn-begins': (params) =>
    params.last ? `Last turn of ${who(params.who)}!` : `It is the turn of ${who(params.who)}.`,
  moved: (params) =>
    params.free
      ? `${Who(params.who)} dashes to ${room(params.to)}, without spending a Move.`
      : `${Who(params.who)} moves to ${room(params.to)}.`,
  'melee-rolled': (params) => `${Who(params.who)} strikes ${inRoom(params.room)}. Melee die: ${faces[params.face]}`,
  'zombie-killed': (params) => killed(params.who, inRoom(params.room), params.cause),
  'attack-altered': (params) =>
    params.wounds === 0
      ? `${Who(params.who)} gets away without a scratch.`
      : `In the end the attack costs ${who(params.who)} ${wounds(params.wounds)}.`,
  'die-wounds': (params) => `The fight costs ${who(params.who)} ${wounds(params.wounds)}.`,
  shot: (params) =>
    params.ammo === 0
      ? `${Who(params.who)} shoots into ${room(params.room)} without spending ammo.`
      : `${Who(params.who)} shoots into ${room(params.room)} for ${params.ammo} ammo.`,
  'overkill-taken': (params) => `${Who(params.who)} makes the most of the Overkill.`,
  wounded: (params) => `${Who(params.who)} suffers ${wounds(params.wounds)} (${params.now} in all).`,
  healed: (params) => `${Who(params.who)} heals ${wounds(params.wounds)} (${params.now} left).`,
  'ammo-spent': (params) => `${Who(params.who)} spends ${params.ammo} ammo (${params.now} left).`,
  'ammo-gained': (params) => `${Who(params.who)} gains ${params.ammo} ammo (${params.now} in all).`,
  devoured: (params) => `${Who(params.who)} is Eaten Alive!`,
  'dropped-all': (params) => dropped(params.who, params.cards, beside(params.store)),
  'tokens-dropped': (params) => `${Who(params.who)} leaves ${list(params.tokens.map(token))} ${beside(params.store)}.`,
  'survivor-lost': ({ left }) =>
    left === 0
      ? 'The last survivor of the courtyard is gone.'
      : `A survivor leaves the courtyard: ${left} ${plural(left, 'is', 'are')} left.`,
  'survivor-given': (params) =>
    params.left === 0
      ? `${Who(params.who)} loses the last survivor.`
      : `${Who(params.who)} loses a survivor: ${params.left} ${plural(params.left, 'is', 'are')} left.`,
  'no-survivor-left': () => 'There is no survivor left to give.',
  'pawn-returned': () => 'The pawn goes back to the centre of the courtyard.',
  'card-turned': ({ character }) => `${Who(character)} rises on the Zombie side.`,
  'horde-marker-placed': ({ character }) => `A horde marker is placed on the card of ${who(character)}.`,
  'ability-joins': ({ character }) => `The horde gains the Zombie ability of ${who(character)}.`,
  'card-leaves': ({ character }) => `The horde is complete: the card of ${who(character)} leaves the match.`,
  'new-character': (params) => `${Who(params.who)} takes over from ${who(params.before)}.`,
  'tracks-reset': (params) => `${Who(params.who)} starts with no wounds and 9 ammo.`,
  'turn-cut-short': () => 'The turn stops there.',
  'room-used': (params) =>
    params.stopping
      ? `${Who(params.who)} stops ${inRoom(params.room)}: ${componentName(params.ability)}.`
      : `${Who(params.who)} uses ${room(params.room)}: ${componentName(params.ability)}.`,
  'supply-taken': (params) => `${Who(params.who)} takes ${token(`supply-${params.supply}`)}.`,
  'supply-delivered': (params) => `${Who(params.who)} delivers ${token(`supply-${params.supply}`)} to the courtyard.`,
  'barricade-raised': ({ by, now }) =>
    by === 0 ? `The barricade is as high as it gets: ${now}.` : `The barricade rises to ${now}.`,
  'supply-deck-empty': () => 'The Supply deck is empty.',
  'supply-drawn': (params) => `${Who(params.who)} draws ${card(params.card)} from the Supply deck.`,
  'supply-returned': ({ supply }) => `${capital(token(`supply-${supply}`))} goes back to its space.`,
  'supply-weapon-returned': (params) =>
    `${Who(params.who)} puts ${card(params.card)} back into the Supply deck, which is shuffled.`,
  'weapon-replaced': (params) =>
    `${Who(params.who)} takes ${card(params.card)} and leaves ${card(params.old)} ${beside(params.store)}.`,
  'picked-up': (params) => `${Who(params.who)} picks up ${card(params.card)} ${beside(params.store)}.`,
  equipped: (params) => `${Who(params.who)} equips ${card(params.card)}.`,
  exchanged: (params) =>
    `${Who(params.who)} swaps ${card(params.old)} for ${card(params.card)} ${beside(params.store)}.`,
  'survival-used': (params) => `${Who(params.who)} uses ${card(params.card)} at once.`,
  'item-used': (params) => `${Who(params.who)} pulls ${card(params.card)} out of the backpack.`,
  dropped: (params) => `${Who(params.who)} drops ${card(params.card)} ${beside(params.store)}.`,
  'turn-ended': (params) => `${Who(params.who)} ends the turn.`,
  revealed: (params) => `${Who(params.who)} searches and reveals ${card(params.card)}.`,
  'card-laid': (params) => `${capital(card(params.card))} is laid ${beside(params.store)}.`,
  'event-resolved': (params) => `Event for ${who(params.who)}: ${card(params.card)}!`,
  'zombie-turn': (params) => `Zombie turn, ${symbol(params.symbol)} symbol.`,
  noise: (params) => `${Who(params.who)} makes noise in ${store(params.store)}!`,
  'no-noise': (params) => `${Who(params.who)} makes no noise.`,
  'no-noise-courtyard': (params) => `In the courtyard, ${who(params.who)} makes no noise.`,
  'horde-action': (params) =>
    `The card of ${who(params.character)} acts, space ${params.space}: ${componentName(params.action)}.`,
  'horde-marker-moved': (params) => `The horde marker of ${who(params.character)} moves to space ${params.space}.`,
  'horde-marker-stays': ({ character }) => `The horde marker of ${who(character)} stays on the last space.`,
  'zombie-turn-over': () => 'The Zombies have ended their turn.',
  'zombies-come': (params) =>
    `${count(params.count, 'Zombie comes', 'Zombies come')} through the ${symbol(params.symbol)} entrances.`,
  'ability-acts': ({ character }) => zombieAbility(character),
  'zombie-added': (params) => `A Zombie shows up ${inRoom(params.room)}.`,
  'zombie-moved': (params) => `A Zombie shambles from ${room(params.from)} to ${room(params.to)}.`,
  'zombie-overflows': (params) => `${store(params.from)} is full: the Zombie goes on to ${store(params.to)}.`,
  'store-full': (params) => `No room is left for a Zombie from ${store(params.store)}: it strikes the barricade.`,
  'barricade-damaged': ({ now }) => `The barricade is damaged: ${now}.`,
  'barricade-fell': () => 'The barricade falls!',
  'barricade-restored': ({ now }) => `The barricade is put back at ${now}.`,
  bitten: (params) => `No Zombie left in the reserve: a Bite for ${who(params.who)}!`,
  overrun: (params) => `${Who(params.who)} is Overrun ${inRoom(params.room)}!`,
  'card-dealt': (params) =>
    params.card === null
      ? `${Who(params.who)} is dealt a Search card, face down.`
      : `${Who(params.who)} is dealt a Search card, face down: ${card(params.card)}.`,
  'hand-drawn': ({ cards }) => `The Zombie player draws ${count(cards, 'Search card', 'Search cards')}.`,
  'card-drawn': (params) => `${Who(params.who)} draws a Search card, face down.`,
  'no-card-to-deal': (params) => `There is no Search card left for ${who(params.who)}.`,
  'objective-advanced': (params) =>
    `${objective(params.objective)} moves on${forWhom(params.who)}: ${params.now} of ${params.goal}.`,
  'objective-done': (params) => `Objective done${forWhom(params.who)}: ${objective(params.objective)}!`,
  'last-turns': ({ turns }) =>
    `The last Search card has been revealed: ${count(turns, 'last turn', 'last turns')} to play.`,
  'last-turn-over': () => 'A last turn is over: no noise, no new Zombies.',
};
