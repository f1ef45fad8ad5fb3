/** The signs of what only some components tell: characters, objectives, rooms and search cards. */
import { mark, type Signs, sign, unmarked } from '@necropole/kernel';
import type { Tez } from '../shape.ts';
import { bad, cardAt, good, inRoom, inStore, theirs, token, withCard, withDie, zombies } from './marking.ts';

/** By which rules, with which symbol, in which beat, with which marks; and what else there is. */
export const componentEvents = {
  // Characters
  'fast-as-lightning': sign.seen('TEZ-9.22', 'i-run', 'move', ({ who, from, to }) => [mark.go(who, from, to)]),
  'human-ability': sign.told(['TEZ-9.20', 'TEZ-9.21'], 'i-power', 'fight', theirs),
  fled: sign.told('TEZ-9.21', 'i-run', 'fight', ({ who, from, to }) => [mark.go(who, from, to)]),
  'quiz-answered': sign.told('TEZ-9.21', ({ right }) => (right ? 'i-check' : 'i-cross'), 'search', inStore, {
    tone: ({ right }) => (right ? 'good' : 'plain'),
  }),
  'horde-finds-nothing': sign.quiet('TEZ-12.5', 'i-claws', 'horde', unmarked),
  'horde-draws': sign.seen('TEZ-12.5', 'i-card', 'horde', zombies),
  'card-carried-off': sign.told(
    'TEZ-12.5',
    'i-claws',
    'horde',
    ({ card, from, to }) => [mark.go(card, from, to)],
    withCard,
  ),
  'torn-away': sign.told('TEZ-12.5', 'i-claws', 'horde', cardAt, { ...withCard, ...bad }),

  // Objectives
  'token-taken': sign.told('TEZ-10.26', 'i-hand', 'objective', token),
  'token-delivered': sign.told(
    'TEZ-10.26',
    'i-objective',
    'objective',
    ({ who, room }) => [mark.change(room, { cause: who })],
    good,
  ),
  'token-returned': sign.seen('TEZ-10.26', 'i-objective', 'objective', ({ token: id, room }) => [
    mark.change(id, { cause: room }),
  ]),
  'tokens-cleared': sign.quiet('TEZ-15.1', 'i-objective', 'objective', ({ objective }) => [
    mark.change(`objective-${objective}`),
  ]),
  'weapon-stored': sign.told('TEZ-10.26', 'i-attack', 'objective', inStore, { ...withCard, ...good }),
  'radio-handed-over': sign.told('TEZ-10.26', 't-radio', 'objective', ({ who, from }) => [
    mark.change(who, { cause: from }),
  ]),
  'radio-answered': sign.told('TEZ-10.26', 't-radio', 'objective', theirs, good),
  'frequency-noted': sign.told('TEZ-10.26', 't-radio', 'objective', theirs),
  'call-on-frequency': sign.told('TEZ-10.26', 't-radio', 'objective', theirs),
  'call-under-fire': sign.told('TEZ-10.26', 't-radio', 'objective', theirs),
  'vial-analysed': sign.told(
    'TEZ-10.26',
    't-vial',
    'objective',
    ({ who, room }) => [mark.change(room, { cause: who })],
    good,
  ),
  'can-set-down': sign.told('TEZ-10.26', 't-can', 'objective', token),
  'breaker-switched': sign.told('TEZ-10.26', 't-breaker', 'objective', token, good),
  'breaker-hums': sign.seen('TEZ-10.26', 't-breaker', 'objective', inStore, bad),
  'survivor-called': sign.told('TEZ-10.26', 't-stranded', 'objective', token, withDie),
  'survivor-follows': sign.told('TEZ-10.26', 't-stranded', 'objective', token, good),
  'survivor-screams': sign.told('TEZ-10.26', 't-stranded', 'objective', inStore, bad),
  'survivor-flees': sign.told('TEZ-10.26', 't-stranded', 'objective', ({ token: id, room }) => [
    mark.change(id, { cause: room }),
  ]),
  'doors-sealed': sign.told('TEZ-10.26', 't-lock', 'objective', inStore, good),

  // Rooms
  'further-moves': sign.told('TEZ-10.4', 'i-move', 'room', theirs),
  'car-driven': sign.told('TEZ-10.4', 'i-vehicle', 'room', ({ store }) => [mark.change('vehicle', { cause: store })]),
  'trap-armed': sign.told(['TEZ-9.21', 'TEZ-10.4'], 'i-trap', 'room', inRoom),
  'trap-returned': sign.seen(['TEZ-5.2', 'TEZ-12.5'], 'i-trap', 'room', inRoom),
  'leftovers-rolled': sign.told('TEZ-10.4', 'ability-leftovers', 'room', theirs, withDie),
  'photo-developed': sign.told('TEZ-10.4', 'ability-photo-lab', 'room', theirs, withCard),
  'passage-taken': sign.seen('TEZ-10.11', 'i-passage', 'move', ({ who, from, to }) => [mark.go(who, from, to)]),

  // Search
  'card-lost': sign.told('TEZ-11.22', 'i-card', 'search', theirs, { ...withCard, ...bad }),
  'one-more-zombie': sign.told('TEZ-11.22', 'i-spawn', 'arrivals', inStore),
  'grenade-thrown': sign.told('TEZ-11.9', 'i-backpack', 'fight', ({ who, store }) => [mark.strike(store, who)]),
  'blast-rolled': sign.told('TEZ-11.9', 'i-wound', 'fight', theirs, withDie),
  'adrenaline-rush': sign.told('TEZ-11.9', 'i-run', 'card', theirs, good),
  'door-pried': sign.told('TEZ-9.20', 'i-door', 'move', theirs),
  'machete-swung': sign.told('TEZ-9.20', 'i-attack', 'fight', ({ who, room }) => [mark.strike(room, who)]),
  'chainsaw-revved': sign.told('TEZ-9.20', 'i-attack', 'fight', theirs),
  'melee-rerolled': sign.told('TEZ-9.20', 'i-attack', 'fight', ({ who, room }) => [mark.strike(room, who)], withDie),
  'quick-draw': sign.told('TEZ-9.20', 'i-shoot', 'fight', ({ who, room }) => [mark.strike(room, who)]),
  'store-sprayed': sign.told('TEZ-9.20', 'i-shoot', 'fight', ({ who, store }) => [mark.strike(store, who)]),
  'bolt-lodged': sign.told('TEZ-9.20', 'i-shoot', 'fight', inRoom),
  'bolt-recovered': sign.told('TEZ-9.20', 'i-hand', 'card', inRoom),
} satisfies Partial<Signs<Tez>['events']>;
