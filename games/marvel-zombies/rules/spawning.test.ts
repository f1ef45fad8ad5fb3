import { provesFor } from '@necropole/kernel/testing';
import { expect } from 'vitest';
import type { HordeKind } from '../content/ids.ts';
import { cardOf, cardsOf, cardWith, countOn } from '../positions/piles.ts';
import { rulebook } from '../rulebook/index.ts';
import { citizenAt, enemiesAt, type Standing, stand, standIn, story } from '../testing/standing.ts';
import { countIn, RESERVE } from '../world.ts';

const proves = provesFor(rulebook);

/** The spawn step, with a hero at the far end of the street from the initial point. */
function spawnStep(said: Standing) {
  return stand({ phase: 'spawn-point', heroes: { magneto: 'street-7' }, points: { initial: 'street-1' }, ...said });
}

/** So many figures of a kind in a zone, and the rest of them out of reach. */
function shortOf(kind: HordeKind, left: number) {
  const all = { brute: 14, walker: 35, runner: 14 }[kind];
  return { 'street-1': { [kind]: all - left } };
}

// ── Spawn points ──────────────────────────────────────────────────────────────────────────────────────────────────

proves(
  ['MZ-20.13', 'MZ-20.14'],
  'one card for each active point, the initial one first, then the others clockwise',
  () => {
    const match = spawnStep({
      phase: 'citizens',
      points: { initial: 'street-3', 'red-1': 'street-1', 'red-2': 'street-5', blue: 'street-2' },
      spawnDeck: cardsOf('normal').slice(0, 4),
      change: (world) => {
        for (const point of world.points) if (point.id === 'blue') point.active = false;
      },
    });
    expect(match.events('spawn-card').map(({ params }) => params.zone)).toEqual(['street-3', 'street-1', 'street-5']);
    expect(match.events('spawn-step')[0]?.params).toEqual({ points: 3 });
    expect(match.world.spawnDeck.cards).toHaveLength(1);
  },
);

proves(['MZ-20.15', 'MZ-20.16'], 'a coloured point draws nothing until it is woken, and from then on does', () => {
  const coloured = (active: boolean) =>
    spawnStep({
      points: { green: 'street-1' },
      spawnDeck: cardsOf('normal').slice(0, 1),
      change: (world) => {
        for (const point of world.points) point.active = active;
      },
    });
  expect(coloured(false).events('spawn-card')).toEqual([]);
  expect(coloured(true).events('spawn-card')).toHaveLength(1);
});

proves('MZ-20.17', 'an empty spawn deck is made anew from its discard pile', () => {
  const match = spawnStep({ spawnDeck: [], spawnDiscard: [cardOf('normal', 'brute')] });
  expect(story(match)).toEqual(expect.arrayContaining(['spawn-deck-reshuffled', 'spawn-card']));
  expect(match.world.spawnDiscard.cards).toEqual([cardOf('normal', 'brute')]);
});

proves.example('MZ-example-21-danger-level', 'Mystique at 5 and Colossus at 12 experience: the yellow line', () => {
  const card = cardWith('normal', 'walker', 'yellow', 3);
  const match = standIn('MZ-example-21-danger-level');
  expect(match.events('spawn-card')[0]?.params).toEqual({ card, zone: 'street-7', level: 'yellow' });
  expect(enemiesAt(match, 'street-7')).toBe('3 walkers');
});

proves('MZ-14.5', 'cards are read at the highest level of all heroes in play, wherever that hero is', () => {
  const card = cardOf('normal', 'walker');
  const at = (xp: number) =>
    spawnStep({ heroes: { magneto: 'street-7', storm: { at: 'street-6', xp } }, spawnDeck: [card] });
  expect(countIn(at(0).world, 'walker', 0)).toBe(countOn(card, 'blue'));
  expect(countIn(at(19).world, 'walker', 0)).toBe(countOn(card, 'orange'));
});

// ── Kinds of cards ────────────────────────────────────────────────────────────────────────────────────────────────

proves('MZ-21.2', 'a rush: the enemies that the card places act with all their actions, and only they', () => {
  const card = cardOf('rush', 'walker');
  const match = spawnStep({ horde: { 'street-2': { walker: 1 } }, spawnDeck: [card] });
  expect(match.events('rush')[0]?.params).toEqual({ kind: 'walker', count: countOn(card, 'blue') });
  expect(countIn(match.world, 'walker', 1)).toBe(countOn(card, 'blue') + 1);
  expect(match.events('enemies-move')).toHaveLength(1);
});

proves('MZ-21.3', 'an extra activation places nobody and lets all of the kind act, runners twice', () => {
  const match = spawnStep({
    horde: { 'street-1': { runner: 2, walker: 1 }, 'street-3': { runner: 1 } },
    spawnDeck: [cardOf('extra-activation', 'runner')],
  });
  expect(enemiesAt(match, 'street-1')).toBe('1 walker');
  expect(enemiesAt(match, 'street-3')).toBe('2 runners');
  expect(enemiesAt(match, 'street-5')).toBe('1 runner');
  expect(match.events('enemies-spawned')).toEqual([]);
});

proves('MZ-21.4', 'with none of the kind on the board nothing happens', () => {
  const match = spawnStep({
    horde: { 'street-1': { walker: 1 } },
    spawnDeck: [cardOf('extra-activation', 'brute')],
  });
  expect(match.events('no-such-enemy')).toMatchObject([{ params: { kind: 'brute' } }]);
  expect(enemiesAt(match, 'street-1')).toBe('1 walker');
});

proves(
  ['MZ-21.5', 'MZ-21.6'],
  'a hidden citizen stands at the point with the card, and another card is drawn there',
  () => {
    const next = cardWith('normal', 'brute', 'blue', 1);
    const match = spawnStep({ spawnDeck: [cardOf('hidden-citizen'), next], citizenDeck: ['trish-tilby'] });
    expect(citizenAt(match, 'trish-tilby')).toBe('street-1');
    expect(match.world.citizens[0]?.hidden).toBe(cardOf('hidden-citizen'));
    expect(match.world.hiddenCards.cards).toEqual([cardOf('hidden-citizen')]);
    expect(match.events('spawn-card').map(({ cite }) => cite)).toEqual(['MZ-20.13', 'MZ-21.6']);
    expect(enemiesAt(match, 'street-1')).toBe('1 brute');

    const late = spawnStep({ spawnDeck: [cardOf('hidden-citizen'), next], citizenDeck: ['too-late-1'] });
    expect(late.events('too-late')).toMatchObject([{ cite: 'MZ-21.5' }]);
    expect(late.world.citizens).toEqual([]);
    expect(late.world.hiddenCards.cards).toEqual([]);
    expect(late.events('spawn-card')).toHaveLength(2);
  },
);

proves('MZ-21.12', 'the top zombie hero comes to the zone, its card face up', () => {
  const match = spawnStep({ spawnDeck: [cardOf('zombie-hero')], zombieHeroDeck: ['psylocke', 'iceman'] });
  expect(enemiesAt(match, 'street-1')).toBe('psylocke');
  expect(match.world.zombieHeroesInPlay.cards).toEqual(['psylocke']);
});

proves('MZ-21.13', 'an empty zombie hero deck is made anew from its discard pile', () => {
  const match = spawnStep({
    spawnDeck: [cardOf('zombie-hero')],
    zombieHeroDeck: [],
    zombieHeroBox: ['juggernaut', 'psylocke', 'dark-phoenix', 'cyclops', 'sabretooth'],
  });
  expect(story(match)).toContain('zombie-hero-deck-reshuffled');
  expect(enemiesAt(match, 'street-1')).toBe('iceman');
});

proves('MZ-21.14', 'with no zombie hero left to come, those on the board act', () => {
  const match = spawnStep({
    spawnDeck: [cardOf('zombie-hero')],
    zombieHeroes: { psylocke: 'street-1' },
    zombieHeroBox: ['juggernaut', 'iceman', 'dark-phoenix', 'cyclops', 'sabretooth'],
  });
  expect(match.events('shortage')).toMatchObject([{ cite: 'MZ-21.14', params: { kind: 'zombie-hero' } }]);
  expect(enemiesAt(match, 'street-3')).toBe('psylocke');
});

// ── Shortage ──────────────────────────────────────────────────────────────────────────────────────────────────────

proves('MZ-21.15', 'what is left is placed, then all of the kind act', () => {
  const card = cardOf('normal', 'walker');
  const due = countOn(card, 'blue');
  const match = spawnStep({ horde: shortOf('walker', due - 1), points: { initial: 'street-3' }, spawnDeck: [card] });
  expect(match.events('shortage')[0]?.params).toEqual({ kind: 'walker', missing: 1 });
  expect(countIn(match.world, 'walker', 3)).toBe(due - 1);
  expect(countIn(match.world, 'walker', 1)).toBe(35 - due + 1);
});

proves('MZ-21.16', 'two cards with an empty reserve: all of the kind act twice', () => {
  const match = spawnStep({
    horde: shortOf('walker', 0),
    points: { initial: 'street-3', 'red-1': 'street-3' },
    spawnDeck: cardsOf('normal', 'walker').slice(0, 2),
  });
  expect(countIn(match.world, 'walker', 2)).toBe(35);
});

proves(['MZ-21.17', 'MZ-21.18'], 'exactly enough is no shortage, and the killed can come again', () => {
  const card = cardOf('normal', 'walker');
  const match = spawnStep({ horde: shortOf('walker', countOn(card, 'blue')), spawnDeck: [card] });
  expect(match.events('shortage')).toEqual([]);
  expect(countIn(match.world, 'walker', RESERVE)).toBe(0);
});
