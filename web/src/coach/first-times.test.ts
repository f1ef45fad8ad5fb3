/** What is rare is explained once, when it first happens, to whoever wants that. */
import type { Game, LaterNote } from '@necropole/kernel';
import type { SeenEvent, SeenQuestion } from '@necropole/kernel/app';
import { beforeEach, describe, expect, it } from 'vitest';
import { FirstTimes } from './first-times.svelte.ts';

const words = { fr: 'Un mot', en: 'A word' };

function note(id: string, on: LaterNote['on'], more: Partial<LaterNote> = {}): LaterNote {
  const learnt = { symbol: 'i-flame', name: words };
  return { id, on, say: { title: words, text: words }, point: [], learnt, teaches: [], ...more };
}

const firstTimes = [
  note('fire', { event: 'fire' }, { point: [{ param: 'where' }] }),
  note('flood', { event: 'flood' }),
  note('choice', { question: 'choose', offers: { key: 'open:*' } }, { point: [{ option: { key: 'open:*' } }] }),
];
/** What a lesson says of the same. */
const lessons = [{ later: [note('your-fire', { event: 'fire' }), note('storm', { event: 'storm' })] }];
const game = {
  learning: { lessons, firstTimes },
  signs: { events: {}, answers: {}, deadly: [] },
} as unknown as Game;

let kept: string[] = [];
let wanted = true;
let events: SeenEvent[] = [];
let question: SeenQuestion | null = null;

const needs = {
  question: () => question,
  events: () => events,
  wanted: () => wanted,
  read: () => new Set(kept),
  keep: (id: string) => void kept.push(id),
};

function hear(...types: readonly string[]): void {
  events = [...events, ...types.map((type) => ({ type, cite: '', params: { where: 'cellar' }, line: 0 }))];
}

function ask(times: FirstTimes, id: string, key = 'turn'): void {
  const option = { key: 'open:door', refusal: null, facts: [], refs: ['door'] };
  question = { id, key, params: {}, options: [option] } as unknown as SeenQuestion;
  times.ask(id);
}

beforeEach(() => {
  [kept, wanted, events, question] = [[], true, [], null];
});

describe('outside a lesson', () => {
  it('a note is shown at the question after its event, points at it, and is never shown again', () => {
    const times = new FirstTimes(game, 0, needs);
    ask(times, '1');
    expect(times.noted).toBeNull();
    hear('rain', 'fire');
    ask(times, '2');
    expect(times.noted?.note.id).toBe('fire');
    expect(times.pointed).toEqual(['cellar']);
    hear('fire');
    ask(times, '3');
    expect(kept).toEqual(['fire']);
    expect(times.noted).toBeNull();
    expect(new FirstTimes(game, 0, needs).noted?.note.id).not.toBe('fire');
  });

  it('of several, the next comes when the first is read; a question may be what is new', () => {
    const times = new FirstTimes(game, 0, needs);
    hear('flood', 'fire', 'storm');
    ask(times, '1', 'choose');
    const shown = [1, 2, 3, 4].map(() => {
      const { id } = times.noted?.note ?? { id: null };
      times.understand();
      return id;
    });
    expect(shown).toEqual(['flood', 'fire', 'storm', 'choice']);
    expect(times.noted).toBeNull();
  });

  it('says nothing of what happened before one came, nor where nobody wants it', () => {
    hear('fire');
    const times = new FirstTimes(game, events.length, needs);
    ask(times, '1');
    expect(times.noted).toBeNull();
    hear('flood');
    ask(times, '2');
    wanted = false;
    expect(times.noted).toBeNull();
    ask(times, '3');
    expect(kept).toEqual([]);
  });
});
