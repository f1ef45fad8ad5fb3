/** Photo lab: a look at one's own face-down search card. It stays where it is, and nobody else learns it. */
import { knowers } from '@necropole/kernel';
import type { TezTable, Verdict } from '../../shape.ts';
import { characterOf, type Human } from '../../world.ts';
import type { RoomAbility } from '../kinds.ts';

export function judgePhotoLab(_table: TezTable, human: Human): Verdict {
  return human.search.cards.length > 0 ? null : { key: 'no-search-card', params: {}, cite: 'TEZ-15.5' };
}

export const photoLab: RoomAbility<'photo-lab'> = {
  id: 'photo-lab',
  provenance: 'reconstructed',
  kind: 'running',
  judge: judgePhotoLab,
  *use(table, human) {
    table.reveal(human.search, 0, knowers(human.seat));
    table.tell('photo-developed', 'TEZ-10.4', { who: characterOf(human), card: table.hidden(human.search, 0) });
  },
};
