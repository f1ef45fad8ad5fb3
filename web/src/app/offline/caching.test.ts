import { describe, expect, it } from 'vitest';
import { cachesToDrop, fileFor } from './caching.ts';

const scope = 'https://play.example/table/';

describe('the service worker', () => {
  it('answers every page with the one page', () => {
    expect(fileFor({ method: 'GET', url: `${scope}?a=1`, mode: 'navigate' }, scope)).toBe(scope);
    expect(fileFor({ method: 'GET', url: `${scope}anything`, mode: 'navigate' }, scope)).toBe(scope);
  });

  it('answers files by their address alone', () => {
    expect(fileFor({ method: 'GET', url: `${scope}assets/a.js?x#y`, mode: 'cors' }, scope)).toBe(`${scope}assets/a.js`);
  });

  it('leaves alone what is not ours', () => {
    expect(fileFor({ method: 'POST', url: `${scope}a`, mode: 'cors' }, scope)).toBeNull();
    expect(fileFor({ method: 'GET', url: 'https://play.example/other', mode: 'cors' }, scope)).toBeNull();
    expect(fileFor({ method: 'GET', url: 'https://elsewhere.example/table/a', mode: 'navigate' }, scope)).toBeNull();
  });

  it('keeps the build before for tabs that still run it, and nothing else of ours', () => {
    const names = ['necropole-1', 'somebody-else', 'necropole-2', 'necropole-3'];
    expect(cachesToDrop(names, 'necropole-3')).toEqual(['necropole-1']);
    expect(cachesToDrop(['necropole-1'], 'necropole-1')).toEqual([]);
    expect(cachesToDrop(['necropole-1', 'necropole-2'], 'necropole-2')).toEqual([]);
  });
});
