/** The signs of large figures, of markers on the map, of gas and of flying. */
import { type Mark, mark, type Signs, sign, unmarked } from '@necropole/kernel';
import type { CharacterId } from '../content/characters/index.ts';
import { markerCites } from '../content/markers.ts';
import type { Er } from '../shape.ts';

const onFigure = ({ figure }: { readonly figure: CharacterId }): readonly Mark[] => [mark.change(figure)];
const onSquare = ({ at }: { readonly at: string }): readonly Mark[] => [mark.change(at)];
const bad = { tone: 'bad' } as const;

export const largeFigureEvents = {
  'door-held': sign.told('ER-28.14', 'i-door', 'round-over', ({ door }) => [mark.change(door)]),
  'steps-over': sign.told('ER-28.9', 'i-exit', 'move', onFigure),
  'walls-marked': sign.quiet(['ER-29.4', 'ER-29.5'], 'i-card', 'fight', unmarked),
  'walls-remarked': sign.told('ER-13.5', 'i-card', 'fight', unmarked),
} satisfies Partial<Signs<Er>['events']>;

export const markerEvents = {
  'marker-placed': sign.grave(Object.values(markerCites), 'i-gear', 'phrase', onSquare),
  'marker-runs': sign.told(Object.values(markerCites), 'i-clock', 'final', onSquare),
  'bomb-disarmed': sign.grave('ER-42.9', 'i-check', 'phrase', onSquare),
  'mine-armed': sign.told('ER-43.7', 'i-gear', 'final', onSquare),
  'mine-goes-off': sign.grave('ER-43.7', 'i-cross', 'move', onSquare, bad),
  infected: sign.told('ER-43.18', 'i-wound', 'fight', onFigure, bad),
  gassed: sign.told('ER-42.11', 'i-wound', 'fight', onFigure, bad),
  'mask-protects': sign.told('ER-43.6', 'i-armour', 'fight', onFigure),
  flies: sign.told('ER-43.1', 'o-move', 'move', ({ figure, path }) => {
    const [from = '', to = from] = [path[0], path.at(-1)];
    return from === to ? [mark.change(figure)] : [mark.go(figure, from, to)];
  }),
} satisfies Partial<Signs<Er>['events']>;

export const largeFigureAnswers = {
  ahead: 'o-move',
  back: 'o-move',
  rotate: 'i-turn',
  fall: 'i-skull',
  room: 'i-eye',
  shatter: 'i-cross',
  also: 'i-cross',
  alone: null,
  lengthen: 'i-card',
  fly: 'o-move',
} as const;
