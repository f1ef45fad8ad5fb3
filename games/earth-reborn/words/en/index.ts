/** Everything that the game says in English. */
import type { Words } from '@necropole/kernel';
import { orderTileIds } from '../../content/order-tiles.ts';
import type { Er } from '../../shape.ts';
import { characterWords } from './characters.ts';
import { equipmentCardWords } from './equipment-cards.ts';
import { eventWords } from './events.ts';
import { labelWords } from './labels.ts';
import { sections } from './names.ts';
import { answerWords, countedWords, questionWords } from './questions.ts';
import { factWords, refusalWords } from './reasons.ts';
import { roomCardWords } from './room-cards.ts';
import { titleWords } from './titles.ts';

/** What stands on a tile is written from its data. */
const tileWords = Object.fromEntries(
  orderTileIds.map((id) => [id, { name: `Order tile ${id.slice('order-'.length)}`, text: sections(id) }]),
);

export const en: Words<Er> = {
  ...titleWords,
  questions: questionWords,
  answers: answerWords,
  counted: countedWords,
  facts: factWords,
  refusals: refusalWords,
  events: eventWords,
  components: { ...titleWords.missions, ...characterWords, ...tileWords, ...equipmentCardWords, ...roomCardWords },
  labels: labelWords,
};
