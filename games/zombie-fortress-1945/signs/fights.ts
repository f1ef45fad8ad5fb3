/** The signs of a fight: its beginning, fire, the zombies coming, the assault, its end. */
import { mark, type Signs, sign, unmarked } from '@necropole/kernel';
import { counterOf } from '../content/counters/index.ts';
import type { CounterId } from '../content/ids.ts';
import { boxId } from '../rules/pointing.ts';
import { symbolOfMarker, tokenOfCounter } from '../scene/faces.ts';
import type { Zf } from '../shape.ts';
import { bad, good } from './field.ts';
import {
  firesAt,
  memberStrikes,
  onCounter,
  onMember,
  onTeam,
  strikesCounter,
  strikesMember,
  strikesTeam,
  zombieStrikes,
} from './marking.ts';

const faceOf = ({ counter }: { readonly counter: CounterId }): string => tokenOfCounter(counterOf(counter).id);

/** The event shows a die, and whether it hit. */
const withBlow = {
  shows: ({ die, hits }: { readonly die: number; readonly hits: boolean }) => ({ dice: [{ face: die, hits }] }),
};

/** By which rules, with which symbol, in which beat, with which marks; and what else there is. */
export const fightEvents = {
  // Its beginning
  'fight-begins': sign.grave(
    ['ZF-3.14', 'ZF-7.7', 'ZF-8.6', 'ZF-8.27', 'ZF-12.11', 'ZF-12.12'],
    't-zombie',
    'fight',
    strikesTeam,
    bad,
  ),
  'counters-drawn': sign.told(['ZF-9.9', 'ZF-9.23', 'ZF-10.25'], 'i-bowl', 'fight', unmarked),
  'fight-resumed': sign.told(['ZF-10.21', 'ZF-11.7'], 't-zombie', null, onTeam),
  'weapon-wielded': sign.quiet('ZF-9.24', 'w-basic', 'fight', onMember),
  shown: sign.told(['ZF-7.15', 'ZF-10.23'], ({ marker }) => symbolOfMarker(marker), 'fight', onMember),

  // Fire
  'gun-fires': sign.told('ZF-12.17', 'v-maus', 'volley', ({ team }) => [mark.strike(boxId(3), team)]),
  fires: sign.seen(
    ['ZF-9.19', 'ZF-9.20'],
    ({ weapon }) => (weapon === null ? 'w-basic' : symbolOfMarker(weapon)),
    'volley',
    ({ member, box }) => firesAt(box, member),
  ),
  throws: sign.told('ZF-13.6', 'w-grenade', 'volley', ({ member }) => firesAt(2, member)),
  'mine-set': sign.told('ZF-13.8', 'w-mine', 'volley', memberStrikes, {
    shows: ({ die }) => ({ dice: [{ face: die }] }),
  }),
  'shot-at': sign.told('ZF-10.1', 'd-6', 'volley', strikesCounter, {
    shows: ({ dice }) => ({ dice: dice.map((face) => ({ face, hits: face === 6 })) }),
  }),
  uncovered: sign.told(
    ['ZF-9.26', 'ZF-9.27', 'ZF-10.11', 'ZF-10.14', 'ZF-11.8', 'ZF-13.12'],
    faceOf,
    'volley',
    onCounter,
  ),
  'zombie-killed': sign.told(['ZF-9.11', 'ZF-10.3'], 'i-skull', 'volley', strikesCounter, good),
  'zombie-hurt': sign.told(
    ['ZF-8.8', 'ZF-8.25', 'ZF-11.9', 'ZF-11.10', 'ZF-12.1'],
    faceOf,
    'volley',
    strikesCounter,
    good,
  ),
  'prize-lost': sign.told('ZF-10.13', faceOf, 'volley', strikesCounter, bad),
  'device-used': sign.told('ZF-13.11', 'i-scope', 'volley', onTeam, {
    shows: ({ die }) => ({ dice: [{ face: die }] }),
  }),

  // The zombies come
  advanced: sign.told(['ZF-9.25', 'ZF-9.27'], 't-zombie', 'advance', unmarked),
  leapt: sign.told('ZF-11.8', 't-dog', 'advance', onCounter),
  'enters-team-box': sign.told('ZF-9.27', faceOf, 'advance', onCounter, bad),
  'stays-behind': sign.seen(['ZF-10.12', 'ZF-10.14'], faceOf, 'advance', onCounter),
  'weapons-set-apart': sign.quiet('ZF-11.14', 'w-basic', 'advance', unmarked),
  'weapon-dissolved': sign.grave('ZF-11.12', 'i-acid', 'advance', strikesMember, bad),
  'puddle-is-zombie': sign.told('ZF-11.13', 't-puddle', 'advance', onCounter),
  'fight-suspended': sign.told(['ZF-10.20', 'ZF-11.6'], 'i-clock', 'advance', onTeam),

  // The assault
  'assault-round': sign.told(['ZF-10.15', 'ZF-11.2', 'ZF-12.2'], 'i-attack', 'assault', unmarked),
  'member-strikes': sign.seen(['ZF-10.18', 'ZF-10.23', 'ZF-11.10'], 't-soldier', 'assault', memberStrikes, withBlow),
  'zombie-strikes': sign.seen(['ZF-10.18', 'ZF-11.10', 'ZF-12.3'], 't-zombie', 'assault', zombieStrikes, withBlow),
  wounded: sign.told('ZF-9.22', 't-soldier', 'assault', strikesMember, bad),
  died: sign.grave(['ZF-7.20', 'ZF-9.22'], 'i-skull', 'assault', strikesMember, bad),

  // Its end
  'ammunition-tested': sign.told(
    ['ZF-5.3', 'ZF-6.18', 'ZF-10.7'],
    ({ weapon }) => symbolOfMarker(weapon),
    'end',
    onMember,
    {
      shows: ({ die }) => ({ dice: [{ face: die }] }),
    },
  ),
  'weapon-used-up': sign.told(
    ['ZF-3.17', 'ZF-5.3', 'ZF-5.7', 'ZF-6.18', 'ZF-8.14', 'ZF-13.9'],
    ({ weapon }) => symbolOfMarker(weapon),
    'end',
    onMember,
  ),
  'fight-won': sign.told('ZF-9.28', 'i-check', 'end', onTeam, good),
  'events-seen': sign.told('ZF-11.16', 'i-mapbit', 'end', onTeam, good),
  'herb-lost': sign.quiet('ZF-11.17', 'i-herb', 'end', unmarked),
  'counters-returned': sign.quiet('ZF-10.24', 'i-bowl', 'end', unmarked),
} satisfies Partial<Signs<Zf>['events']>;
