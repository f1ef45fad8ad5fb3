import { mark, type Shape, type Signs, sign, unmarked } from '@necropole/kernel';
import type { SeenEvent } from '@necropole/kernel/app';
import { describe, expect, it } from 'vitest';
import { logLine, shownBy, storyBy } from './log.ts';

interface Told {
  begun: object;
  hurt: object;
  guessed: { right: boolean };
  hummed: object;
  rolled: { dice: readonly number[]; needed: number };
  dealt: { what: string | null };
}
const events: Signs<Shape & { events: Told }>['events'] = {
  begun: sign.told('X-1.1', 'i-clock', null, unmarked, { heading: true }),
  hurt: sign.told('X-1.1', 'i-wound', null, () => [mark.strike('cat')], { tone: 'bad' }),
  guessed: sign.told('X-1.1', ({ right }) => (right ? 'i-check' : 'i-cross'), null, unmarked, {
    tone: ({ right }) => (right ? 'good' : 'plain'),
  }),
  hummed: sign.told('X-1.1', { none: 'nothing is to be seen' }, null, unmarked),
  rolled: sign.told('X-1.1', 'i-attack', null, unmarked, {
    shows: ({ dice, needed }) => ({ dice: dice.map((face) => ({ face, hits: face >= needed })) }),
  }),
  dealt: sign.told('X-1.1', 'i-card', null, unmarked, { shows: ({ what }) => ({ card: what }) }),
};
const signs = { events, answers: {}, deadly: [] } as Signs;

const teller = { signs, voice: { event: ({ type }: { readonly type: string }) => `told: ${type}` } };
const event = (type: string, params: object = {}): SeenEvent => ({ type, cite: 'X-1.1', params, line: 7 });

describe('a line of the log', () => {
  it('is a sentence with its rule and its sign, and leads back to its moment', () => {
    expect(logLine(event('hurt'), 3, teller)).toEqual({
      number: 3,
      line: 7,
      text: 'told: hurt',
      cite: 'X-1.1',
      icon: 'i-wound',
      tone: 'bad',
      heading: false,
      dice: [],
    });
  });

  it('has the sign that the table has for what happened', () => {
    const [right, wrong, hummed] = [
      event('guessed', { right: true }),
      event('guessed', { right: false }),
      event('hummed'),
    ].map((one, i) => logLine(one, i, teller));
    expect([right?.icon, right?.tone]).toEqual(['i-check', 'good']);
    expect([wrong?.icon, wrong?.tone]).toEqual(['i-cross', 'plain']);
    expect([hummed?.icon, hummed?.number]).toEqual([null, 2]);
  });

  it('is a heading where the table says so, whatever it is called', () => {
    expect(logLine(event('begun'), 0, teller).heading).toBe(true);
    expect(logLine(event('turn-begins'), 0, teller).heading).toBe(false);
  });

  it('of what the kernel tells has the app’s own sign; of what nobody knows, none', () => {
    expect(logLine(event('reseeded'), 0, teller)).toMatchObject({ icon: 'i-undo', tone: 'plain', heading: false });
    expect(logLine(event('wounded'), 0, teller)).toMatchObject({ icon: null, tone: 'plain' });
  });
});

describe('what an event shows', () => {
  it('is what the table says: its card, or its dice with what they needed', () => {
    expect(shownBy(signs, event('dealt', { what: 'axe-1' }))).toEqual({ card: 'axe-1' });
    expect(shownBy(signs, event('dealt', { what: null }))).toEqual({ card: null });
    expect(shownBy(signs, event('rolled', { dice: [5, 2], needed: 4 }))).toEqual({
      dice: [
        { face: 5, hits: true },
        { face: 2, hits: false },
      ],
    });
  });

  it('is nothing where nothing is said, whatever the parameters are called', () => {
    expect(shownBy(signs, event('hurt', { card: 'axe-1', face: 6 }))).toEqual({});
    expect(shownBy(signs, event('unknown', { card: 'axe-1' }))).toEqual({});
  });
});

describe('the lines of a story that goes on', () => {
  const [first, second, third] = [event('begun'), event('hurt'), event('hurt')];

  it('stay what they were, as long as nothing before them is taken back', () => {
    const story = storyBy(teller);
    const [begun, hurt] = story([first, second]);
    const later = story([first, second, third]);
    expect(later).toEqual([first, second, third].map((one, i) => logLine(one, i, teller)));
    expect(later[0]).toBe(begun);
    expect(later[1]).toBe(hurt);
    expect(story([second])).toEqual([logLine(second, 0, teller)]);
  });
});
