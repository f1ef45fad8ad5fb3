/** What the rooms with a rule do, in French, from their data. */
import { tabulate } from '@necropole/boards';
import type { ComponentWords } from '@necropole/kernel';
import { bare, count } from '@necropole/kernel/french';
import { type RuledRoom, ruledRooms, type UsedFrom } from '../../content/floor/ruled-rooms.ts';
import { type RuledRoomId, ruledRoomIds } from '../../content/ids.ts';
import { phraseInFrench } from '../../phrases/french.ts';
import { naming } from './naming.ts';

const from: Readonly<Record<UsedFrom, string>> = {
  'position-icon': 'Sur une icône de position\u202f: ',
  anywhere: '',
  vault: 'Dans le coffre\u202f: ',
};

function corpseWords({ corpses, positions }: RuledRoom): readonly string[] {
  if (corpses === undefined) return [];
  const lying = count(corpses.count, 'cadavre', 'cadavres');
  const reached =
    corpses.from === 'facing'
      ? 'pour qui fait face à l’un d’eux'
      : `${corpses.count / positions} par icône de position`;
  return [`${lying}, ${reached}${corpses.power ? ', tant qu’il y a du courant' : ''}.`];
}

function roomText(room: RuledRoom): string {
  const phrases = room.phrases.map((each) => `${from[each.from]}${phraseInFrench(each.phrase, naming)}`);
  return [...phrases, ...corpseWords(room)].join(' ');
}

export const roomCardWords: Readonly<Record<RuledRoomId, ComponentWords>> = tabulate(ruledRoomIds, (id) => ({
  name: bare(naming.rooms[id]),
  text: roomText(ruledRooms[id]),
}));
