/** The signs of mission points, espionage and search. */
import { type Mark, mark, type Signs, sign, unmarked } from '@necropole/kernel';
import type { CharacterId } from '../content/characters/index.ts';
import type { Er } from '../shape.ts';
import { blackDie } from './dice.ts';

const onFigure = ({ figure }: { readonly figure: CharacterId }): readonly Mark[] => [mark.change(figure)];

export const searchEvents = {
  'deck-cut': sign.told(['ER-24.12', 'ER-25.8'], 'i-card', 'search', unmarked),
  searches: sign.seen('ER-24.15', 'd-6', 'search', onFigure, {
    shows: ({ dice }) => ({ dice: dice.map(blackDie) }),
  }),
  'card-passed': sign.told('ER-25.1', 'i-card', 'search', onFigure),
  'deck-flipped': sign.told('ER-25.7', 'i-card', 'search', onFigure),
  'deck-shuffled': sign.told('ER-25.8', 'i-card', 'search', onFigure),
  'card-found': sign.grave(['ER-25.3', 'ER-25.5', 'ER-25.13', 'ER-33.1'], 'i-card', 'search', onFigure),
  'search-over': sign.quiet('ER-25.4', 'i-cross', 'search', onFigure),
  'goes-under-deck': sign.told(
    ['ER-17.9', 'ER-18.19', 'ER-23.2', 'ER-30.7', 'ER-41.4', 'ER-42.9', 'ER-43.11', 'ER-43.18'],
    'i-card',
    'search',
    unmarked,
  ),
  'spy-points-gained': sign.grave(['ER-24.6', 'ER-25.9', 'ER-33.3'], 'i-eye', 'espionage', unmarked),
  'cards-looked-at': sign.told(['ER-24.7', 'ER-24.8'], 'i-eye', 'espionage', unmarked),
  'markers-handed-out': sign.told(['ER-26.12', 'ER-26.14', 'ER-26.15'], 'i-card', 'radio', unmarked),
  'markers-swapped': sign.told('ER-26.16', 'i-card', 'radio', unmarked),
  'markers-withdrawn': sign.told(['ER-27.8', 'ER-27.11', 'ER-27.13'], 'i-cross', 'radio', unmarked),
  'frequency-shown': sign.grave(['ER-27.1', 'ER-27.2', 'ER-27.3', 'ER-27.4'], 'i-eye', 'radio', onFigure),
  'tile-recalled': sign.told('ER-27.4', 'i-card', 'radio', onFigure),
  'cards-arranged': sign.told('ER-24.7', 'i-card', 'espionage', unmarked),
} satisfies Partial<Signs<Er>['events']>;

export const searchAnswers = {
  search: 'i-card',
  'pass-card': 'i-card',
  flip: 'i-card',
  shuffle: 'i-card',
  'take-card': 'i-card',
  stop: null,
  cut: 'i-card',
  'leave-deck': null,
  'keep-points': null,
  'mission-point': 'i-objective',
  arrange: 'i-eye',
  lay: 'i-card',
  convert: 'i-objective',
  jam: 'i-card',
  'swap-markers': 'i-card',
  tune: 'i-eye',
  recall: 'i-card',
} as const;
