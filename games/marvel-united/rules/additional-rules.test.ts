import { provesFor } from '@necropole/kernel/testing';
import { expect } from 'vitest';
import { placeOf } from '../reading.ts';
import { rulebook } from '../rulebook/index.ts';
import type { MuTable } from '../shape.ts';
import { citesOf, hero, type Laid, laid } from '../testing/laid.ts';
import type { Hero } from '../world.ts';
import { damageEnemy } from './enemies.ts';
import { openSymbols } from './symbols.ts';

const proves = provesFor(rulebook);

const HERE = 'alchemax-headquarters';
const RIDERS = 'cosmic-ghost-rider.threat-hellbound-riders-1';
const hand = ['captain-carter.ma-1', 'captain-carter.mh-1', 'captain-carter.ha-1'] as const;

// ── Playing at random, or face down ───────────────────────────────────────────────────────────────────────────────

const bound = (plays: { random?: boolean; faceDown?: boolean }): Laid => ({
  heroes: ['captain-carter'],
  hands: { 'hero-1': hand },
  decks: { 'hero-1': ['captain-carter.w-1'] },
  change: ({ heroes }) => Object.assign(heroes[0]?.plays ?? {}, plays),
});

proves('MU-12.10', 'the card at random comes out of the hand, without a choice, and the token goes', () => {
  const match = laid({ ...bound({ random: true }), dice: [2] });
  expect(match.events('card-played')[0]?.params.card).toBe('captain-carter.mh-1');
  expect(match.question.key).toBe('act');
  expect(hero(match).plays).toEqual({ random: false, faceDown: false });
});

proves('MU-12.10', 'face down it is the player’s choice, gives nothing, and the token goes', () => {
  const match = laid(bound({ faceDown: true })).answer('play:2');
  expect(citesOf(match, 'card-played-face-down')).toEqual(['MU-12.10']);
  expect(match.world.storyline[0]).toMatchObject({ by: 'hero-1', card: null });
  expect(openSymbols(match.world.turn)).toEqual([]);
  expect(hero(match).plays).toEqual({ random: false, faceDown: false });
});

// ── Crisis tokens ─────────────────────────────────────────────────────────────────────────────────────────────────

proves('MU-12.11', 'a Crisis token does nothing by itself, wherever it lies', () => {
  const turns = (crisis: number) => {
    const match = laid({
      hands: { 'hero-1': hand },
      change(world) {
        for (const each of [...world.heroes, ...world.places, world.villain]) each.crisis = crisis;
      },
    }).play('play:1', 'move:tva-headquarters', 'end', 'pass');
    return match.events();
  };
  expect(turns(5)).toEqual(turns(0));
});

proves('MU-12.11', 'a symbol that a Crisis token covers before it is used is of no use in this turn either', () => {
  const sold = (...before: readonly string[]) =>
    laid({
      heroes: ['cosmic-ghost-rider', 'captain-carter'],
      villain: 'maestro',
      villainAt: 'tva-headquarters',
      at: { 'hero-1': 'london' },
      tokens: { london: 'CC' },
      hands: { 'hero-1': ['cosmic-ghost-rider.distant-possession-1', 'cosmic-ghost-rider.m-1'] },
      told: ['captain-carter.mh-1'],
    }).play('play:1', ...before, 'special', `location:${HERE}`, 'symbol:heroic');
  expect(openSymbols(sold().world.turn)).toEqual(['move', 'heroic']);
  // What has been used is sold all the same, as at the end of a turn.
  expect(openSymbols(sold('rescue:london').world.turn)).toEqual(['move', 'heroic']);
  expect(hero(sold()).tokens.wild).toBe(1);
});

// ── Reserves ──────────────────────────────────────────────────────────────────────────────────────────────────────

proves(['MU-5.1', 'MU-12.18'], 'reserves are everybody’s, and never run out', () => {
  const match = laid({
    ring: ['niffleheim', 'kun-lun', 'project-pegasus', HERE, 'tva-headquarters', 'united-nations-headquarters'],
    villainAt: 'tva-headquarters',
    at: { 'hero-1': 'niffleheim', 'hero-2': 'niffleheim' },
    actionTokens: { 'hero-1': { attack: 60 }, 'hero-2': { attack: 60 } },
    hands: { 'hero-1': hand },
  }).play('play:1', 'symbol:move', 'end', 'accept');
  expect(hero(match).tokens.attack).toBe(61);
});

// ── Permanent effects of Locations ────────────────────────────────────────────────────────────────────────────────

const hot = ['muspelheim', 'kun-lun', 'project-pegasus', HERE, 'tva-headquarters', 'niffleheim'] as const;

proves('MU-12.19', 'Muspelheim: whoever starts with 3 cards draws none, under a Threat too', () => {
  const starting = (cards: number, threats: Laid['threats'] = {}) =>
    laid({
      ring: hot,
      villainAt: HERE,
      at: { 'hero-1': 'muspelheim' },
      hands: { 'hero-1': hand.slice(0, cards) },
      threats,
    });
  expect(citesOf(starting(3), 'draw-skipped')).toEqual(['MU-12.19']);
  expect(citesOf(starting(3, { muspelheim: [RIDERS] }), 'draw-skipped')).toEqual(['MU-12.19']);
  expect(hero(starting(2)).hand.cards).toHaveLength(3);
});

proves('MU-12.19', 'Niffleheim: a symbol is ignored after the card is played, under a Threat too', () => {
  const match = laid({
    ring: hot,
    villainAt: HERE,
    at: { 'hero-1': 'niffleheim' },
    hands: { 'hero-1': hand },
    actionTokens: { 'hero-1': { attack: 1 } },
    threats: { niffleheim: [RIDERS] },
    told: ['mighty-thor.m-1'],
  });
  const taken = { key: 'symbol-taken', params: { component: 'niffleheim' } };
  expect(match.option('play:2').facts).toContainEqual(taken);
  match.answer('play:2');
  expect(match.question.refs).toEqual(['hero-1']);
  expect(match.options()).toEqual(['symbol:move', 'symbol:heroic']);
  expect(match.option('symbol:heroic').facts).toEqual([{ key: 'symbol-becomes', params: { what: 'lost' } }]);
  match.answer('symbol:heroic');
  expect(openSymbols(match.world.turn)).toEqual(['move', 'move']);
});

// ── Damage to the Villain, and ties ───────────────────────────────────────────────────────────────────────────────

proves('MU-12.21', 'no damage of a Hero reaches the Villain before two Missions, whatever deals it', () => {
  const struck = (completed: Laid['completed'] = []) =>
    laid({
      villainAt: HERE,
      hands: { 'hero-1': ['captain-carter.super-soldier-1', 'captain-carter.ma-1'] },
      completed,
      made: {
        'super-soldier': {
          resolve: (table: MuTable, carter: Hero) =>
            damageEnemy(table, { is: 'villain', at: HERE }, 3, carter, 'MU-8.13'),
        },
      },
    }).play('play:1', 'special');
  expect(struck(['defeat-thugs']).events('villain-hit')).toEqual([]);
  expect(struck(['defeat-thugs', 'rescue-civilians']).events('villain-hit')).toHaveLength(1);
});

proves('MU-12.23', 'of several Heroes who fit, the players choose; of one there is nothing to ask', () => {
  const riders = (at: Laid['at'] = {}) =>
    laid({
      phase: 'villain-turn',
      plan: ({ move, bam }) => move === 1 && bam,
      threats: { [HERE]: [RIDERS] },
      tokens: { [HERE]: 'T' },
      at,
    });
  const match = riders();
  expect(match.waiting).toEqual([0, 1]);
  expect(match.questionOf(1)).toMatchObject({ key: 'choose-one-hero', cite: 'MU-12.23' });
  match.answer(0, 'hero:hero-2');
  expect(match.questionOf(1).key).toBe('lose-card');
  expect(riders({ 'hero-2': 'london' }).questionOf(0).key).toBe('lose-card');
  expect(placeOf(match.world, HERE).threats).toHaveLength(1);
});
