/** What the objectives say, and what stands on their cards. */

import type { FamilyWords } from '@necropole/kernel';
import { capital, inside, of, to } from '@necropole/kernel/french';
import type { ObjectiveId } from '../../content/ids.ts';
import type { TokenDeed } from '../../content/kinds.ts';
import type { ObjectivesSaid, UnsealedBecause } from '../../content/objectives/said.ts';
import type { StoreFaceId } from '../../content/stores/index.ts';
import type { DieFace } from '../../rules/melee-die.ts';
import { withModes } from '../spoken.ts';
import { card, count, inRoom, objective, store, storeIds, symbol, token, Who, who } from './names.ts';
import { objectiveCards, objectiveTokens } from './objective-cards.ts';

type Said = FamilyWords<ObjectivesSaid, ObjectiveId>;

const faces: Readonly<Record<DieFace, string>> = {
  overkill: 'un crâne vert',
  nothing: 'un crâne sombre',
  'one-wound': 'une goutte de sang',
  'two-wounds': 'deux gouttes de sang',
};

const deeds: Readonly<Record<TokenDeed, string>> = {
  take: 'à emporter',
  'take-over': 'à reprendre des mains d’un autre',
  'set-down': 'à poser ici',
  deliver: 'à charger dans le Véhicule',
  analyse: 'à analyser ici',
  'switch-on': 'à enclencher ; attire 1 Zombie',
  'call-out': 'vous suit sur un crâne du dé Mêlée',
  'call-the-cdc': 'pour un appel au CDC',
};

const unsealed: Readonly<Record<UnsealedBecause, (id: StoreFaceId) => string>> = {
  'not-the-entrance': (id) => `l’Entrée ${of(store(id))} est la Pièce 1`,
  zombies: (id) => `encore des Zombies ${inside(store(id))}`,
  'sealed-already': () => 'cette Boutique, ou une autre de son symbole, est déjà verrouillée',
};

const facts: Said['facts'] = {
  'token-deed': ({ deed }) => deeds[deed],
  'would-seal': (params) => `finir ici pose un cadenas ${inside(store(params.store))}`,
  'would-not-seal': (params) => `pas de cadenas : ${unsealed[params.why](params.store)}`,
};

const refusals: Said['refusals'] = {
  'objective-done': (params) => `L’Objectif ${objective(params.objective)} est déjà accompli.`,
  'carried-by-another': (params) => `${capital(token(params.token))} est déjà avec ${who(params.who)}.`,
  'no-shot-with-can': (params) => `Impossible de tirer avec ${token(params.token)} dans les bras.`,
  'bring-to': (params) => `Il faut être ${inRoom(params.room)} avec ${token(params.token)}.`,
  'bring-to-a-lab': (params) => `Il faut être dans une Pièce à risque biologique avec ${token(params.token)}.`,
  'vial-known': (params) => `Un flacon ${symbol(params.symbol)} a déjà livré ses secrets.`,
  'set-down-this-turn': (params) => `On ne reprend pas ${token(params.token)} dans le même Tour.`,
  'breaker-on': (params) => `Vous avez déjà enclenché ${token(params.token)}.`,
  'breaker-order': (params) => `Il faut d’abord enclencher ${token(params.token)}.`,
  'tried-this-turn': (params) => `Il faut laisser ${token(params.token)} reprendre son souffle jusqu’au prochain Tour.`,
  'call-too-dear': ({ ammo }) =>
    `Sans Fréquence, l’appel coûte ${count(ammo, 'Munition', 'Munitions')}, plus que vous n’en pouvez dépenser.`,
};

const events: Said['events'] = {
  'token-taken': (params) => `${Who(params.who)} emporte ${token(params.token)}.`,
  'token-delivered': (params) => `${Who(params.who)} arrive ${inRoom(params.room)} avec ${token(params.token)}.`,
  'token-returned': (params) => `On retrouve ${token(params.token)} ${inRoom(params.room)}.`,
  'tokens-cleared': (params) => `Les jetons restants de ${objective(params.objective)} sont rangés.`,
  'weapon-stored': (params) =>
    `${Who(params.who)} ajoute ${card(params.card)} à l’arsenal, ${inside(store(params.store))}.`,
  'radio-handed-over': (params) => `${Who(params.from)} confie la radio ${to(who(params.who))}.`,
  'radio-answered': (params) => `Une voix répond ${to(who(params.who))} à la radio.`,
  'frequency-noted': (params) =>
    `${Who(params.who)} garde ${count(params.frequencies, 'Fréquence', 'Fréquences')} pour la radio.`,
  'call-on-frequency': (params) =>
    params.left === 0
      ? `${Who(params.who)} appelle le CDC sur une Fréquence.`
      : `${Who(params.who)} appelle le CDC sur une Fréquence et en garde ${params.left}.`,
  'call-under-fire': (params) =>
    `${Who(params.who)} appelle le CDC à l’aveuglette et tient les morts à distance pour ${count(params.ammo, 'Munition', 'Munitions')}.`,
  'vial-analysed': (params) => `${Who(params.who)} analyse ${token(params.token)} ${inRoom(params.room)}.`,
  'can-set-down': (params) => `${Who(params.who)} pose ${token(params.token)} ${inRoom(params.room)}.`,
  'breaker-switched': (params) => `${Who(params.who)} enclenche ${token(params.token)}.`,
  'breaker-hums': (params) => `Le courant bourdonne ${inside(store(params.store))} : un Zombie approche.`,
  'survivor-called': (params) => `${Who(params.who)} appelle ${token(params.token)}. Dé Mêlée : ${faces[params.face]}.`,
  'survivor-follows': (params) => `${capital(token(params.token))} suit ${who(params.who)}.`,
  'survivor-screams': (params) =>
    `${capital(token(params.token))} pousse un cri qui attire un Zombie ${inside(store(params.store))}.`,
  'survivor-flees': (params) => `${capital(token(params.token))} s’enfuit et se cache ${inRoom(params.room)}.`,
  'doors-sealed': (params) =>
    `${Who(params.who)} ferme l’Entrée ${of(store(params.store))} avec ${token(params.token)}.`,
};

const components = withModes(objectiveCards, {
  both: (team, rivals) => `Coopératif : ${team} Compétitif : ${rivals}`,
  capital,
  placed: (text, id) => text.replace(/(engrenage|risque biologique) \d/, `$& (${store(id)})`),
  stores: storeIds,
});

export const objectivesWords = { questions: {}, facts, refusals, events, components, tokens: objectiveTokens };
