import { describe, expect, test } from 'vitest';
import type { Signs } from '../signs.ts';
import type { Lesson, LessonStep } from './lesson.ts';
import { fits, type Met, type Offered, type Pupil, pointedAt, pupilAfter, wantedOf } from './pupil.ts';

const words = { fr: 'Un mot', en: 'A word' };
const say = { title: words, text: words };

function step(id: string, more: Partial<LessonStep>): LessonStep {
  const learnt = { symbol: 'i-flame', name: words };
  return { id, when: { question: 'turn' }, say, point: [], task: 'read', learnt, teaches: [], ...more };
}

function lessonOf(...steps: LessonStep[]): Lesson {
  return { id: 'first', steps } as unknown as Lesson;
}

const option = (key: string, ...facts: string[]): Offered => ({
  key,
  allowed: true,
  facts,
  target: key.split(':')[1] ?? null,
});
const asked = (...keys: string[]): Met => ({
  kind: 'asked',
  question: 'turn',
  params: { who: 'doctor' },
  options: keys.map((key) => option(key)),
});
const answered = (key: string): Met => ({ kind: 'answered', option: option(key) });
const told = (event: string, params: object = {}, at = 1): Met => ({ kind: 'told', event, params, at });

const NOTHING: ReadonlySet<string> = new Set();
const signs = { events: {}, answers: {}, deadly: [] } as unknown as Signs;

function after(lesson: Lesson, met: readonly Met[], ...read: string[]): Pupil {
  return pupilAfter(lesson, met, new Set(read));
}

describe('a step that waits for an answer', () => {
  const lesson = lessonOf(
    step('move', { task: { key: 'move:*' }, point: [{ option: { key: 'move:*' } }] }),
    step('shoot', { task: { key: 'shoot:*' }, lead: [{ key: 'move:roof' }], patience: 2 }),
  );

  test('waits, points while it is offered, and is lit by any answer that fits', () => {
    expect(after(lesson, []).mood).toBe('waits');
    const pupil = after(lesson, [asked('end', 'move:hall')]);
    expect(pupil.mood).toBe('points');
    expect(wantedOf(lesson, pupil)?.key).toBe('move:hall');
    expect(pointedAt(lesson, pupil, signs)).toEqual(['hall']);
    expect(after(lesson, [asked('end', 'move:hall'), answered('move:hall')])).toMatchObject({
      step: 1,
      lamps: ['lit', 'to-come'],
    });
  });

  test('another answer counts: the other way, until the next answer', () => {
    const strayed = [asked('end', 'move:hall'), answered('end'), asked('end', 'move:roof')];
    const pupil = after(lesson, strayed);
    expect(pupil).toMatchObject({ mood: 'other-way', strayed: true, instead: { key: 'end' } });
    expect(wantedOf(lesson, pupil)?.key).toBe('move:roof');
    expect(after(lesson, [...strayed, answered('move:roof')]).lamps[0]).toBe('lit');
  });

  test('where it is not offered, what leads to it is pointed at', () => {
    const pupil = after(lesson, [asked('move:hall'), answered('move:hall'), asked('end', 'move:roof')]);
    expect(pupil.mood).toBe('leads');
    expect(pointedAt(lesson, pupil, signs)).toEqual(['roof']);
  });

  test('after so many answers it is put off', () => {
    const end = [asked('end'), answered('end')];
    const moved = [asked('move:hall'), answered('move:hall')];
    expect(after(lesson, [...moved, ...end, ...end]).lamps[1]).toBe('to-come');
    expect(after(lesson, [...moved, ...end, ...end, ...end])).toMatchObject({
      mood: 'over',
      lamps: ['lit', 'put-off'],
    });
  });

  test('done before it was taught is done', () => {
    const shot = [asked('end', 'shoot:hall', 'move:hall'), answered('shoot:hall')];
    expect(after(lesson, shot).lamps).toEqual(['to-come', 'lit']);
    expect(after(lesson, [...shot, asked('move:hall'), answered('move:hall')]).mood).toBe('over');
  });

  test('the end of the match is the end of the lesson', () => {
    expect(after(lesson, [asked('end'), { kind: 'ended' }])).toMatchObject({
      mood: 'over',
      lamps: ['put-off', 'put-off'],
    });
  });
});

test('a step may wait for one of several questions', () => {
  const lesson = lessonOf(step('end', { when: { question: ['turn', 'night'] }, task: { key: 'end' } }));
  const at = (question: string): Pupil => after(lesson, [{ ...asked('end'), question } as Met]);
  expect([at('turn').mood, at('night').mood, at('dawn').mood]).toEqual(['points', 'points', 'waits']);
});

test('a step may wait for a question to somebody, once another step was done', () => {
  const when = { question: 'turn', params: { who: 'doctor' }, once: 'take' };
  const lesson = lessonOf(
    step('take', { task: { key: 'take' }, patience: 0 }),
    step('bring', { when, task: { key: 'bring' } }),
    step('other', { when: { question: 'turn', params: { who: 'cook' } }, task: { key: 'cook' } }),
  );
  expect(after(lesson, [asked('take'), answered('take'), asked('bring')])).toMatchObject({ step: 1, mood: 'points' });
  expect(after(lesson, [asked('take', 'end'), answered('end'), asked('bring')])).toMatchObject({
    step: 1,
    mood: 'waits',
  });
  const brought = [asked('take'), answered('take'), asked('bring'), answered('bring'), asked('cook')];
  expect(after(lesson, brought)).toMatchObject({ step: 2, mood: 'waits' });
});

describe('a note', () => {
  const lesson = lessonOf(step('aim', {}), step('move', { task: { key: 'move:*' } }));

  test('is read by pressing "Next": the following step comes at the same question', () => {
    expect(after(lesson, [asked('move:hall')])).toMatchObject({
      step: 0,
      mood: 'points',
      lamps: ['to-come', 'to-come'],
    });
    expect(after(lesson, [asked('move:hall')], 'aim')).toMatchObject({ step: 1, mood: 'points' });
  });

  test('is read by giving an answer, which counts for what follows', () => {
    expect(after(lesson, [asked('move:hall'), answered('move:hall')]).mood).toBe('over');
    expect(after(lesson, [asked('end'), answered('end'), asked('move:hall')])).toMatchObject({
      step: 1,
      mood: 'points',
    });
  });

  test('is not read before its moment', () => {
    expect(after(lesson, [told('moved')], 'aim').lamps[0]).toBe('to-come');
  });
});

describe('something to watch', () => {
  const lesson = lessonOf(
    step('search', { when: { event: 'found', params: { seat: 0 } }, task: 'watch', point: [{ param: 'card' }] }),
    step('arrive', { when: { event: 'came' }, task: 'watch', point: [{ ref: 'gate' }] }),
    step('end', { when: { after: 'arrive' }, task: { key: 'end' } }),
  );
  const heard = [told('found', { seat: 0, card: 'axe' }), told('came', {}, 2)];

  test('is shown when it is told, and points at what the event names', () => {
    expect(after(lesson, [told('found', { seat: 1 })]).mood).toBe('waits');
    const pupil = after(lesson, heard.slice(0, 1));
    expect(pupil).toMatchObject({ step: 0, mood: 'points' });
    expect(pointedAt(lesson, pupil, signs)).toEqual(['axe']);
  });

  test('what was told meanwhile follows when the first is read', () => {
    expect(after(lesson, heard, 'search')).toMatchObject({ step: 1, mood: 'points' });
    expect(after(lesson, [...heard, asked('end')], 'search', 'arrive')).toMatchObject({ step: 2, mood: 'points' });
  });

  test('whoever answers without reading has read the first, and waits for the next time', () => {
    const pupil = after(lesson, [...heard, asked('end', 'stay'), answered('stay')]);
    expect(pupil).toMatchObject({ step: 1, mood: 'waits', lamps: ['lit', 'to-come', 'to-come'] });
    expect(pupilAfter(lesson, [...heard, asked('stay'), answered('stay'), told('came')], NOTHING).mood).toBe('points');
  });
});

test('a star stands for anything, also in the middle', () => {
  expect(fits({ key: 'move:*' }, option('move:hall'))).toBe(true);
  expect(fits({ key: 'move:*.1' }, option('move:hall.1'))).toBe(true);
  expect(fits({ key: 'move:*.1' }, option('move:hall.2'))).toBe(false);
  expect(fits({ key: '*:hall:*' }, option('push:hall:door'))).toBe(true);
  expect(fits({ key: 'a*a' }, option('a'))).toBe(false);
  expect(fits({ key: 'move:*', fact: 'foe' }, option('move:hall'))).toBe(false);
  expect(fits({ key: 'move:*', fact: 'foe' }, option('move:hall', 'foe'))).toBe(true);
});
