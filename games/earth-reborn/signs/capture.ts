/** The signs of capture and torture. */
import { type Mark, mark, type Signs, sign } from '@necropole/kernel';
import type { CharacterId } from '../content/characters/index.ts';
import { blackFaceOf } from '../rules/dice.ts';
import type { Er } from '../shape.ts';
import { blackDie } from './dice.ts';

type Taken = { readonly figure: CharacterId; readonly by: CharacterId };

const struckBy = ({ figure, by }: Taken): readonly Mark[] => [mark.strike(figure, by)];
const onCaptor = ({ by }: Taken): readonly Mark[] => [mark.change(by)];

export const captureEvents = {
  'capture-announced': sign.told('ER-30.1', 'i-lock', 'fight', struckBy),
  captured: sign.grave(['ER-30.5', 'ER-30.19'], 'i-lock', 'fight', onCaptor),
  'capture-fails': sign.told('ER-30.3', 'i-cross', 'fight', ({ figure }) => [mark.change(figure)]),
  freed: sign.grave(['ER-30.11', 'ER-30.12', 'ER-30.15'], 'i-people', 'fight', ({ figure }) => [mark.change(figure)]),
  unchanged: sign.quiet('ER-30.16', 'i-people', 'fight', ({ figure }) => [mark.change(figure)]),
  'prisoner-handed': sign.told(['ER-30.9', 'ER-31.2'], 'i-lock', 'equipment', ({ from, to }) => [
    mark.change(from),
    mark.change(to),
  ]),
  executed: sign.grave('ER-30.14', 'i-skull', 'fight', onCaptor),
  'led-off': sign.grave('ER-30.17', 'i-lock', 'move', ({ figure }) => [mark.change(figure)]),
  'climbs-in': sign.grave(['ER-30.19', 'ER-30.24'], 'i-lock', 'move', ({ figure }) => [mark.change(figure)]),
  'climbs-out': sign.grave('ER-30.20', 'i-people', 'move', ({ figure }) => [mark.change(figure)]),
  'large-freed': sign.grave('ER-30.23', 'i-people', 'fight', ({ figure }) => [mark.change(figure)]),
  tortures: sign.seen(['ER-30.26', 'ER-31.1'], 'd-6', 'torture', ({ figure }) => [mark.change(figure)], {
    shows: ({ dice }) => ({
      dice: dice.map((fallen) => ({ ...blackDie(fallen), hits: blackFaceOf(fallen).spy > 0 })),
    }),
  }),
} satisfies Partial<Signs<Er>['events']>;

export const captureAnswers = {
  capture: 'i-lock',
  execute: 'i-skull',
  release: 'i-people',
  'hand-over': 'i-lock',
  'take-over': 'i-lock',
  trade: 'i-lock',
  torture: 'i-eye',
  'get-out': 'i-people',
  'get-in': 'i-lock',
  rely: 'i-eye',
} as const;
