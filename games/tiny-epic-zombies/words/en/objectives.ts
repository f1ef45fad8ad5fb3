/** What the objectives say, and what stands on their cards. */

import type { FamilyWords } from '@necropole/kernel';
import { capital } from '@necropole/kernel/english';
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
  overkill: 'a green skull',
  nothing: 'a dark skull',
  'one-wound': 'one drop of blood',
  'two-wounds': 'two drops of blood',
};

const deeds: Readonly<Record<TokenDeed, string>> = {
  take: 'to take along',
  'take-over': 'to take over from another',
  'set-down': 'to set down here',
  deliver: 'to load into the vehicle',
  analyse: 'to analyse here',
  'switch-on': 'to switch on; draws 1 Zombie',
  'call-out': 'follows you on a skull of the melee die',
  'call-the-cdc': 'for a call to the CDC',
};

const unsealed: Readonly<Record<UnsealedBecause, (id: StoreFaceId) => string>> = {
  'not-the-entrance': (id) => `the Entrance of ${store(id)} is room 1`,
  zombies: (id) => `Zombies left in ${store(id)}`,
  'sealed-already': () => 'this store, or another with its symbol, is sealed already',
};

const facts: Said['facts'] = {
  'token-deed': ({ deed }) => deeds[deed],
  'would-seal': (params) => `ending here puts a padlock on ${store(params.store)}`,
  'would-not-seal': (params) => `no padlock: ${unsealed[params.why](params.store)}`,
};

const refusals: Said['refusals'] = {
  'objective-done': (params) => `The objective ${objective(params.objective)} is done already.`,
  'carried-by-another': (params) => `${capital(token(params.token))} is with ${who(params.who)} already.`,
  'no-shot-with-can': (params) => `You cannot shoot with ${token(params.token)} in your arms.`,
  'bring-to': (params) => `You need to be ${inRoom(params.room)} with ${token(params.token)}.`,
  'bring-to-a-lab': (params) => `You need to be in a biohazard room with ${token(params.token)}.`,
  'vial-known': (params) => `A ${symbol(params.symbol)} vial has told all it knew.`,
  'set-down-this-turn': (params) => `You cannot take ${token(params.token)} up again in the same turn.`,
  'breaker-on': (params) => `You have switched on ${token(params.token)} already.`,
  'breaker-order': (params) => `${capital(token(params.token))} comes first.`,
  'tried-this-turn': (params) => `Let ${token(params.token)} catch a breath until the next turn.`,
  'call-too-dear': ({ ammo }) => `Without a Frequency the call costs ${ammo} ammo, more than you can spend.`,
};

const events: Said['events'] = {
  'token-taken': (params) => `${Who(params.who)} takes ${token(params.token)} along.`,
  'token-delivered': (params) => `${Who(params.who)} arrives ${inRoom(params.room)} with ${token(params.token)}.`,
  'token-returned': (params) => `${capital(token(params.token))} is found again ${inRoom(params.room)}.`,
  'tokens-cleared': (params) => `The tokens left of ${objective(params.objective)} are put away.`,
  'weapon-stored': (params) => `${Who(params.who)} adds ${card(params.card)} to the arsenal in ${store(params.store)}.`,
  'radio-handed-over': (params) => `${Who(params.from)} hands the radio over to ${who(params.who)}.`,
  'radio-answered': (params) => `A voice on the radio answers ${who(params.who)}.`,
  'frequency-noted': (params) =>
    `${Who(params.who)} has ${count(params.frequencies, 'Frequency', 'Frequencies')} noted for the radio.`,
  'call-on-frequency': (params) =>
    params.left === 0
      ? `${Who(params.who)} calls the C.D.C. on a Frequency.`
      : `${Who(params.who)} calls the C.D.C. on a Frequency and has ${params.left} left.`,
  'call-under-fire': (params) =>
    `${Who(params.who)} calls the C.D.C. blindly and keeps the dead away for ${params.ammo} ammo.`,
  'vial-analysed': (params) => `${Who(params.who)} analyses ${token(params.token)} ${inRoom(params.room)}.`,
  'can-set-down': (params) => `${Who(params.who)} sets ${token(params.token)} down ${inRoom(params.room)}.`,
  'breaker-switched': (params) => `${Who(params.who)} switches on ${token(params.token)}.`,
  'breaker-hums': (params) => `The current hums in ${store(params.store)}: a Zombie comes near.`,
  'survivor-called': (params) => `${Who(params.who)} calls ${token(params.token)}. Melee die: ${faces[params.face]}.`,
  'survivor-follows': (params) => `${capital(token(params.token))} follows ${who(params.who)}.`,
  'survivor-screams': (params) =>
    `${capital(token(params.token))} screams, and a Zombie is drawn to ${store(params.store)}.`,
  'survivor-flees': (params) => `${capital(token(params.token))} runs off and hides ${inRoom(params.room)}.`,
  'doors-sealed': (params) =>
    `${Who(params.who)} locks the Entrance of ${store(params.store)} with ${token(params.token)}.`,
};

const components = withModes(objectiveCards, {
  both: (team, rivals) => `Cooperative: ${team} Competitive: ${rivals}`,
  capital,
  placed: (text, id) => text.replace(/(gear|biohazard) \d/, `$& (${store(id)})`),
  stores: storeIds,
});

export const objectivesWords = { questions: {}, facts, refusals, events, components, tokens: objectiveTokens };
