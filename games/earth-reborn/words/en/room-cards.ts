/** What the rooms with a rule do, in English, from their data. */
import { tabulate } from '@necropole/boards';
import type { ComponentWords } from '@necropole/kernel';
import { bare, count } from '@necropole/kernel/english';
import { type RuledRoom, ruledRooms, type UsedFrom } from '../../content/floor/ruled-rooms.ts';
import { type RuledRoomId, ruledRoomIds } from '../../content/ids.ts';
import { phraseInEnglish } from '../../phrases/english.ts';
import { naming } from './naming.ts';

const from: Readonly<Record<UsedFrom, string>> = {
  'position-icon': 'On a position icon: ',
  anywhere: '',
  vault: 'In the vault: ',
};

function corpseWords({ corpses, positions }: RuledRoom): readonly string[] {
  if (corpses === undefined) return [];
  const lying = count(corpses.count, 'corpse', 'corpses');
  const reached =
    corpses.from === 'facing' ? 'for whoever faces one' : `${corpses.count / positions} for each position icon`;
  return [`${lying}, ${reached}${corpses.power ? ', while there is power' : ''}.`];
}

function roomText(room: RuledRoom): string {
  const phrases = room.phrases.map((each) => `${from[each.from]}${phraseInEnglish(each.phrase, naming)}`);
  return [...phrases, ...corpseWords(room)].join(' ');
}

export const roomCardWords: Readonly<Record<RuledRoomId, ComponentWords>> = tabulate(ruledRoomIds, (id) => ({
  name: bare(naming.rooms[id]),
  text: roomText(ruledRooms[id]),
}));
