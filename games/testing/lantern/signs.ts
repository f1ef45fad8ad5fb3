/** What each event is to the eye. */
import { mark, type Signs, sign } from '@necropole/kernel';
import type { Lantern } from './shape.ts';
import { keeper } from './world.ts';

export const signs: Signs<Lantern> = {
  events: {
    led: sign.told('LAN-1.1', 'i-lamp', null, ({ seat }) => [mark.change(keeper(seat))], { heading: true }),
    played: sign.told(
      'LAN-1.2',
      'i-flame',
      null,
      ({ seat, counts, sum }) => [mark.change(keeper(seat)), mark.change('light', { by: counts, to: sum })],
      { shows: ({ light }) => ({ card: light }) },
    ),
  },
  answers: { bid: 'i-lock', play: 'i-flame' },
  deadly: [],
};
