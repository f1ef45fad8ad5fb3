import type { Scene, SceneSheet } from '@necropole/kernel';
import { describe, expect, it } from 'vitest';
import { announcementOf, askingSheet, type GoingOn, headlineOf, titleOf } from './headline.ts';
import { asked, eventNamed, sceneOf, stateSeen } from './testing/made-up.ts';
import { tableWords } from './words/index.ts';

const own = tableWords.en;
const sheet = (id: string, seat: number): SceneSheet => ({
  id,
  label: { key: id },
  seat,
  token: '',
  active: false,
  lines: [],
});
const scene: Scene = {
  ...sceneOf(1),
  sheets: [sheet('hero', 0), { ...sheet('rival', 1), component: 'the-rival' }],
  steps: [{ id: 'move', symbol: 'i-run', label: { key: 'move' }, state: 'now' }],
};
const modes = [
  {
    id: 'solo',
    seats: [1, 1] as const,
    missions: [],
    outcomes: [],
    options: {
      foe: { values: ['wolf', 'bear'], default: 'wolf' },
      hard: { values: ['no', 'yes'], default: 'no' },
      team: { values: ['ann', 'bo'], default: 'any', several: [1, 2] as const },
    },
  },
];
const voice = {
  title: 'The game',
  mode: (id: string) => `mode ${id}`,
  mission: (id: string) => `mission ${id}`,
  option: (name: string, value: string) => `${name} ${value}`,
  label: ({ key }: { key: string }) => `label ${key}`,
  componentName: (id: string) => `component ${id}`,
  fact: ({ key }: { key: string }) => `fact ${key}`,
  event: ({ type }: { type: string }) => `${type} happened.`,
  question: ({ key }: { key: string }) => `${key}?`,
  outcome: (id: string) => `It ended: ${id}`,
};
const speech = { own, voice: voice as never };

function going(changed: Partial<GoingOn> = {}): GoingOn {
  return {
    seen: stateSeen(),
    moment: null,
    question: null,
    forced: false,
    acting: false,
    over: false,
    scene,
    ...changed,
  };
}

describe('the name of a match', () => {
  const meta = { mode: 'solo', mission: null, options: {}, title: '' };

  it('is what somebody called it, else its mission, else its mode and its choices', () => {
    expect(titleOf({ ...meta, title: 'Tuesday', mission: 'm1' }, modes, voice)).toBe('Tuesday');
    expect(titleOf({ ...meta, mission: 'm1', options: { foe: 'bear' } }, modes, voice)).toBe('The game · mission m1');
    expect(titleOf({ ...meta, options: { foe: 'bear' } }, modes, voice)).toBe('The game · mode solo, foe bear');
  });

  it('leaves out choices that are as usual, but for the first of its mode', () => {
    const named = (options: Record<string, string>): string => titleOf({ ...meta, options }, modes, voice);
    expect(named({ foe: 'wolf', hard: 'no', team: 'any' })).toBe('The game · mode solo, foe wolf');
    expect(named({ foe: 'wolf', hard: 'yes', team: 'ann,bo' })).toBe(
      'The game · mode solo, foe wolf, hard yes, team ann + team bo',
    );
  });
});

describe('what stands over the table', () => {
  it('is who is asked, and the first thing to know', () => {
    const question = { ...asked(), context: [{ key: 'moves-left', params: {} }] };
    expect(headlineOf(going({ question }), speech).text).toBe('label hero · fact moves-left');
    expect(headlineOf(going({ question: { ...question, seat: 1, team: [1] } }), speech).text).toBe(
      'component the-rival · fact moves-left',
    );
    expect(headlineOf(going({ question: { ...asked(), team: [0, 1] } }), speech).text).toBe(own.ask.toYourTeam);
    expect(headlineOf(going(), speech)).toEqual({ text: '', icon: 'i-play', steps: scene.steps });
  });

  it('is that the game acts, that one looks back, that it is over, or that it can only be looked at', () => {
    const moment = stateSeen({ line: 2, lines: 7 });
    const readOnly = stateSeen({ readOnly: 'replay' });
    const told = [
      headlineOf(going({ acting: true }), speech),
      headlineOf(going({ acting: true, moment }), speech),
      headlineOf(going({ over: true, seen: stateSeen({ readOnly: 'over' }) }), speech),
      headlineOf(going({ seen: readOnly }), speech),
    ];
    expect(told.map(({ text, icon, steps }) => [text, icon, steps.length])).toEqual([
      [own.acting.title, 'i-skull', 1],
      [own.moment.title(2, 7), 'i-replay', 0],
      [own.end.over, 'i-objective', 0],
      [own.replay.title, 'i-replay', 1],
    ]);
  });
});

it('a question speaks from a sheet where only one can be meant', () => {
  const twice = { ...scene, sheets: [sheet('hero', 0), sheet('friend', 0)] };
  expect(askingSheet({ question: asked(), scene })?.id).toBe('hero');
  expect(askingSheet({ question: asked(), scene: twice })).toBeNull();
  expect(askingSheet({ question: null, scene })).toBeNull();
});

describe('what is said aloud', () => {
  const news = { takenBack: [], news: [eventNamed('door')], skipping: false, line: undefined };

  it('is what happened, then what is asked', () => {
    expect(announcementOf(going({ question: asked() }), news, speech)).toBe('door happened. turn?');
  });

  it('is not what a wish passes, nor what is answered by itself', () => {
    expect(announcementOf(going({ question: asked(), forced: true }), news, speech)).toBe('door happened.');
  });

  it('is what is taken back, first', () => {
    const takenBack = [eventNamed('move')];
    expect(announcementOf(going(), { ...news, takenBack }, speech)).toBe(
      `${own.undo.takenBack('move happened.')} door happened.`,
    );
  });

  it('is how it ended, once all is told', () => {
    const seen = stateSeen({ readOnly: 'over', outcome: { id: 'won', cite: '', winners: [0] } });
    expect(announcementOf(going({ seen }), news, speech)).toBe('door happened.');
    expect(announcementOf(going({ seen, over: true }), news, speech)).toBe('door happened. It ended: won');
  });

  it('is nothing while everything is passed over', () => {
    expect(announcementOf(going({ acting: true }), { ...news, skipping: true }, speech)).toBe('');
  });

  it('is which moment of the past one looks at', () => {
    const line = {
      number: 0,
      line: 2,
      text: 'A door opened.',
      cite: '',
      icon: null,
      tone: 'plain',
      heading: false,
      dice: [],
    } as const;
    const moment = stateSeen({ line: 2, lines: 7 });
    expect(announcementOf(going({ moment }), { ...news, line }, speech)).toBe(
      `${own.moment.title(2, 7)}. ${own.moment.text} A door opened.`,
    );
  });
});
