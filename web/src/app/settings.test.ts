import { describe, expect, it } from 'vitest';
import { defaultSettings, drawnTheme, factorOf, isStill, notebookOver, readSettings } from './settings.ts';

const defaults = defaultSettings(['de-DE', 'en-GB', 'fr']);

describe('settings', () => {
  it('begin in the first language of the browser that we speak, else in French', () => {
    expect(defaults.language).toBe('en');
    expect(defaultSettings(['fr-CA', 'en']).language).toBe('fr');
    expect(defaultSettings(['ja']).language).toBe('fr');
    expect(defaultSettings([]).language).toBe('fr');
  });

  it('come back as they were kept', () => {
    const chosen = {
      ...defaults,
      theme: 'paper',
      botPace: 'fast',
      onlyWhatMatters: true,
      answerForced: 'never',
      otherNames: ['Ana', 'Bo'],
    };
    expect(readSettings(JSON.stringify(chosen), defaults)).toEqual(chosen);
  });

  it('keep what can be read when something else cannot', () => {
    const kept = JSON.stringify({
      language: 'fr',
      theme: 'neon',
      sound: 'yes',
      botPace: 'summary',
      peoplePace: 'leisurely',
      later: 1,
      otherNames: [3],
    });
    expect(readSettings(kept, defaults)).toEqual({ ...defaults, language: 'fr', botPace: 'summary' });
    for (const broken of [null, '', '{', '3', 'null', '[]']) expect(readSettings(broken, defaults)).toEqual(defaults);
  });

  it('follow the browser where nobody has chosen', () => {
    expect(drawnTheme('system', true)).toBe('paper');
    expect(drawnTheme('system', false)).toBe('night');
    expect(drawnTheme('night', true)).toBe('night');
    expect(isStill('system', true)).toBe(true);
    expect(isStill('full', true)).toBe(false);
  });

  it('carry over the one speed that there was for all', () => {
    for (const [speed, pace] of [
      ['slow', 'steps'],
      ['normal', 'normal'],
      ['fast', 'fast'],
      ['instant', 'summary'],
    ] as const)
      expect(readSettings(JSON.stringify({ speed }), defaults)).toEqual({
        ...defaults,
        botPace: pace,
        peoplePace: pace,
      });
    expect(readSettings(JSON.stringify({ speed: 'instant', botPace: 'steps' }), defaults)).toEqual({
      ...defaults,
      botPace: 'steps',
      peoplePace: 'summary',
    });
    expect(readSettings(JSON.stringify({ speed: 'warp', answerForced: false }), defaults)).toEqual(defaults);
    expect(readSettings(JSON.stringify({ answerForced: true }), defaults).answerForced).toBe('always');
  });

  it('pace every duration', () => {
    expect((['steps', 'normal', 'fast', 'summary'] as const).map(factorOf)).toEqual([1, 1, 0.5, 0]);
  });
});

describe('a notebook', () => {
  it('keeps in memory what the browser forbids', () => {
    const forbidden = notebookOver(() => {
      throw new Error('SecurityError');
    });
    expect(forbidden.read('a')).toBeNull();
    expect(forbidden.write('a', '1')).toBe(false);
    expect(forbidden.read('a')).toBe('1');
  });

  it('keeps for the next visit where it can', () => {
    const kept = new Map<string, string>();
    const storage = {
      getItem: (key: string) => kept.get(key) ?? null,
      setItem: (key: string, text: string) => void kept.set(key, text),
    };
    expect(notebookOver(() => storage).write('a', '1')).toBe(true);
    expect(notebookOver(() => storage).read('a')).toBe('1');
  });
});
