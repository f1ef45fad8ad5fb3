import { describe, expect, it } from 'vitest';
import { defaultSettings, drawnTheme, isStill, notebookOver, paceOf, readSettings } from './settings.ts';

const defaults = defaultSettings(['de-DE', 'en-GB', 'fr']);

describe('settings', () => {
  it('begin in the first language of the browser that we speak, else in French', () => {
    expect(defaults.language).toBe('en');
    expect(defaultSettings(['fr-CA', 'en']).language).toBe('fr');
    expect(defaultSettings(['ja']).language).toBe('fr');
    expect(defaultSettings([]).language).toBe('fr');
  });

  it('come back as they were kept', () => {
    const chosen = { ...defaults, theme: 'paper', speed: 'fast', answerForced: true, otherNames: ['Ana', 'Bo'] };
    expect(readSettings(JSON.stringify(chosen), defaults)).toEqual(chosen);
  });

  it('keep what can be read when something else cannot', () => {
    const kept = JSON.stringify({
      language: 'fr',
      theme: 'neon',
      sound: 'yes',
      speed: 'slow',
      later: 1,
      otherNames: [3],
    });
    expect(readSettings(kept, defaults)).toEqual({ ...defaults, language: 'fr', speed: 'slow' });
    for (const broken of [null, '', '{', '3', 'null', '[]']) expect(readSettings(broken, defaults)).toEqual(defaults);
  });

  it('follow the browser where nobody has chosen', () => {
    expect(drawnTheme('system', true)).toBe('paper');
    expect(drawnTheme('system', false)).toBe('night');
    expect(drawnTheme('night', true)).toBe('night');
    expect(isStill('system', true)).toBe(true);
    expect(isStill('full', true)).toBe(false);
  });

  it('pace every duration', () => {
    expect(paceOf({ speed: 'slow', motion: 'system' }, false)).toBe(2);
    expect(paceOf({ speed: 'instant', motion: 'full' }, false)).toBe(0);
    expect(paceOf({ speed: 'slow', motion: 'reduced' }, false)).toBe(0);
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
