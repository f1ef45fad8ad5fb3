import { describe, expect, it } from 'vitest';
import { addressOf, type Route, routeOf } from './routes.ts';

const routes: readonly (readonly [string, Route])[] = [
  ['#/', { page: 'home' }],
  ['#/play/a-game', { page: 'play', game: 'a-game', mode: null }],
  ['#/play/a-game/a-mode', { page: 'play', game: 'a-game', mode: 'a-mode' }],
  ['#/match/9f-3', { page: 'match', id: '9f-3' }],
  ['#/replay/9f-3', { page: 'replay', id: '9f-3' }],
  ['#/learn/a-game', { page: 'learn', game: 'a-game' }],
  ['#/lesson/a-game', { page: 'lesson', game: 'a-game', lesson: null }],
  ['#/lesson/a-game/the-other', { page: 'lesson', game: 'a-game', lesson: 'the-other' }],
  ['#/rules', { page: 'rules', game: null, cite: null }],
  ['#/rules/a-game', { page: 'rules', game: 'a-game', cite: null }],
  ['#/rules/a-game/XY-4.2', { page: 'rules', game: 'a-game', cite: 'XY-4.2' }],
  ['#/record', { page: 'record' }],
  ['#/shared/eJ-_8', { page: 'shared', data: 'eJ-_8' }],
  ['#/settings', { page: 'settings' }],
  ['#/about', { page: 'about' }],
  ['#/lab', { page: 'lab', settings: null }],
  ['#/lab/game%3Da%26seed%3D1', { page: 'lab', settings: 'game=a&seed=1' }],
];

describe('the addresses of pages', () => {
  it.each(routes)('%s', (address, route) => {
    expect(routeOf(address)).toEqual(route);
    expect(addressOf(route)).toBe(address);
  });

  it('an empty address is the home page', () => {
    expect(routeOf('')).toEqual({ page: 'home' });
    expect(routeOf('#')).toEqual({ page: 'home' });
  });

  it('what no page has is unknown, and never an error', () => {
    const wrong = [
      '#/nowhere',
      '#/match',
      '#/match/',
      '#/learn',
      '#/learn/a/b',
      '#/play',
      '#/about/x',
      '#/rules/a/b/c',
      '#/match/a/b',
    ];
    for (const address of wrong) expect(routeOf(address), address).toEqual({ page: 'unknown' });
    expect(routeOf('#/match/%E0%A4%A')).toEqual({ page: 'match', id: '%E0%A4%A' });
  });

  it('an id may hold any character', () => {
    const route: Route = { page: 'match', id: 'a/b?c#d é' };
    expect(routeOf(addressOf(route))).toEqual(route);
  });
});
