import { anyGame, LANGUAGES, type Language, nameAnswer, say, type Words } from '@necropole/kernel';
import * as grammar from '@necropole/kernel/french';
import { slipsIn } from '@necropole/kernel/testing';
import { describe, expect, it } from 'vitest';
import { characterIds } from '../content/characters/index.ts';
import { components } from '../content/index.ts';
import { objectiveTokenIds } from '../content/objectives/index.ts';
import { storeFaces } from '../content/stores/index.ts';
import { tinyEpicZombies } from '../index.ts';
import type { Events, Facts, Questions, Refusals } from '../shape.ts';
import * as english from './en/names.ts';
import * as french from './fr/names.ts';

const words: Readonly<Record<Language, Words>> = anyGame(tinyEpicZombies).words;

describe.each(LANGUAGES)('the words in %s', (language) => {
  it('call a component the same in a sentence as on its card', () => {
    const named = language === 'fr' ? french.componentName : english.componentName;
    const known = words[language].components;
    const differing = components.filter(({ id }) => named(id) !== known[id]?.name);
    expect(differing.map(({ id }) => `${id}: ${named(id)} / ${known[id]?.name}`)).toEqual([]);
  });

  it('name every token', () => {
    const named = language === 'fr' ? french.token : english.token;
    const ids = ['supply-1', 'supply-2', ...objectiveTokenIds];
    expect(ids.filter((id) => named(id) === id)).toEqual([]);
  });
});

// ── Sentences that are rarely said ────────────────────────────────────────────────────────────────────────────────

type Samples<M> = { readonly [K in keyof M]?: readonly object[] };

const she = 'teenager';
const he = 'fry-cook';
const room = 'parking-deck-z.2';
const store = 'hoards-collectibles';

const questions: Samples<Questions> = {
  turn: [
    { who: he, moves: 1, extra: 0 },
    { who: she, moves: 0, extra: 0 },
  ],
  'draw-supply': [{ who: he }, { who: she }],
  'add-zombie': [
    { symbol: 'green', left: 1 },
    { symbol: 'blue', left: 2 },
  ],
  'deal-card': [{ who: he }, { who: she }],
  'keep-supply-weapon': [{ who: he, card: 'revolver-1' }],
};
const facts: Samples<Facts> = {
  lethal: [{ percent: 17 }, { percent: 100 }],
  'would-hit-barricade': [{}],
  'would-overrun': [{ who: he }],
};
const refusals: Samples<Refusals> = {
  'would-fulfil-objective': [{ objective: 'seal-the-doors', store }],
  'slot-taken': [{ card: 'uzi-1' }],
};
const events: Samples<Events> = {
  devoured: [
    { who: he, human: 'human-1' },
    { who: she, human: 'human-2' },
  ],
  'dropped-all': [
    { who: he, cards: [], store },
    { who: she, cards: ['axe-1', 'uzi-1', 'grenade-2'], store },
  ],
  'tokens-dropped': [{ who: she, tokens: ['supply-1', 'part-2'], store }],
  'survivor-lost': [{ left: 0 }, { left: 1 }, { left: 2 }],
  'survivor-given': [
    { who: he, left: 0 },
    { who: she, left: 1 },
  ],
  'supply-weapon-returned': [{ who: he, card: 'axe-1' }],
  'zombie-killed': [
    { who: null, room, cause: 'trap' },
    { who: null, room, cause: 'ability' },
    { who: she, room, cause: 'room' },
  ],
  'objective-done': [
    { objective: 'thin-the-herd', who: null },
    { objective: 'thin-the-herd', who: she },
  ],
  'last-turns': [{ turns: 1 }, { turns: 2 }],
  'zombie-overflows': [{ from: store, to: 'parking-deck-z' }],
  'card-dealt': [
    { who: he, card: null },
    { who: he, card: 'just-one-bite-1' },
  ],
  'barricade-raised': [
    { by: 0, now: 6 },
    { by: 2, now: 4 },
  ],
};

it.each(LANGUAGES)('rare sentences are well written in %s', (language) => {
  const families = { questions, facts, refusals, events } as const;
  for (const family of ['questions', 'facts', 'refusals', 'events'] as const) {
    for (const [key, samples = []] of Object.entries<readonly object[] | undefined>(families[family])) {
      for (const params of samples) {
        const text = say(words[language], family, key, params);
        expect(slipsIn(language, text), text).toEqual([]);
      }
    }
  }
});

// ── French agreement ──────────────────────────────────────────────────────────────────────────────────────────────

describe('French agreement', () => {
  it.each([
    ['parking-deck-z', 'du Parking Niveau Z', 'au Parking Niveau Z', 'dans le Parking Niveau Z'],
    ['hoards-collectibles', 'des Trésors de Hoard', 'aux Trésors de Hoard', 'dans les Trésors de Hoard'],
    [
      'echo-ridge-pharmacy',
      'de la Pharmacie d’Echo Ridge',
      'à la Pharmacie d’Echo Ridge',
      'dans la Pharmacie d’Echo Ridge',
    ],
    [
      'echo-ridge-food-court',
      'de l’Espace Restauration d’Echo Ridge',
      'à l’Espace Restauration d’Echo Ridge',
      'dans l’Espace Restauration d’Echo Ridge',
    ],
    ['first-place-sporting-goods', 'de Podium Sports', 'à Podium Sports', 'chez Podium Sports'],
    ['highland-outfitters', 'de L’Affût', 'à L’Affût', 'chez L’Affût'],
  ])('melts the article of %s', (id, of, to, inside) => {
    const name = french.store(id);
    expect([grammar.of(name), grammar.to(name), grammar.inside(name)]).toEqual([of, to, inside]);
  });

  it.each([
    ['athlete', 'L’Athlète', 'de l’Athlète', 'à l’Athlète', 'dévoré'],
    ['teenager', 'L’Adolescente', 'de l’Adolescente', 'à l’Adolescente', 'dévorée'],
    ['fry-cook', 'Le Cuistot', 'du Cuistot', 'au Cuistot', 'dévoré'],
    ['hippie', 'Le Hippie', 'du Hippie', 'au Hippie', 'dévoré'],
    ['popstar', 'La Popstar', 'de la Popstar', 'à la Popstar', 'dévorée'],
  ] as const)('agrees with %s', (id, start, of, to, participle) => {
    const name = french.who(id);
    expect([french.Who(id), grammar.of(name), grammar.to(name), french.agree(id, 'dévoré')]).toEqual([
      start,
      of,
      to,
      participle,
    ]);
  });

  it.each([
    [0, '0 Blessure'],
    [1, '1 Blessure'],
    [2, '2 Blessures'],
  ])('counts %i', (n, text) => {
    expect(french.count(n, 'Blessure', 'Blessures')).toBe(text);
  });

  it.each([
    ['parking-deck-z.2', 'la Pièce 2 du Parking Niveau Z', 'dans la Pièce 2 du Parking Niveau Z'],
    ['courtyard.centre', 'le centre du Patio', 'au centre du Patio'],
    ['courtyard.north', 'le côté nord du Patio', 'du côté nord du Patio'],
  ])('names the room %s', (id, room, inRoom) => {
    expect([french.room(id), french.inRoom(id)]).toEqual([room, inRoom]);
  });

  it('says the whole sentence right', () => {
    const { fr } = words;
    expect(say(fr, 'events', 'devoured', { who: 'popstar', human: 'human-1' })).toBe(
      'La Popstar est dévorée vive\u202f!',
    );
    expect(say(fr, 'events', 'turn-begins', { who: 'mechanic', human: 'human-1', last: false })).toBe(
      'Au tour du Mécanicien.',
    );
    expect(say(fr, 'questions', 'draw-supply', { who: 'teacher' })).toBe(
      'La Professeure pioche-t-elle une carte Stock\u202f?',
    );
    expect(say(fr, 'refusals', 'moves-to-make', { moves: 2 })).toBe('encore 2 Déplacements à faire');
    expect(nameAnswer(fr, 'deal:slot-1')).toBe('Donner la 1re carte');
    expect(nameAnswer(fr, 'token:vial-3')).toBe('Prendre ou analyser le flacon bleu 1');
    expect(say(fr, 'events', 'equipped', { who: 'doctor', card: 'machete-1' })).toBe(
      'La Docteure s’équipe de la Machette.',
    );
    expect(say(fr, 'facts', 'ability', { ability: 'courtyard-heal' })).toBe(
      'Infirmerie de fortune. Soignez 2 Blessures.',
    );
    expect(nameAnswer(fr, 'move:hoards-collectibles.3')).toBe('Aller aux Trésors de Hoard, 3');
  });
});

it.each(LANGUAGES)('what is done with a token is said in %s', (language) => {
  // A lock is never answered with: it is put where a turn ends.
  const used = objectiveTokenIds.filter((id) => !id.startsWith('lock-'));
  expect(used.filter((id) => !/^\p{Lu}/u.test(nameAnswer(words[language], `token:${id}`)))).toEqual([]);
});

describe('English', () => {
  it.each([
    [0, '0 wounds'],
    [1, '1 wound'],
    [2, '2 wounds'],
  ])('counts %i', (n, text) => {
    expect(english.count(n, 'wound', 'wounds')).toBe(text);
  });

  it('names everybody, every store and every place', () => {
    expect(characterIds.map((id) => english.Who(id)).filter((name) => !name.startsWith('The '))).toEqual([]);
    expect(storeFaces.filter(({ id }) => english.store(id) === id)).toEqual([]);
    expect(english.inRoom('courtyard.north')).toBe('on the north side of the courtyard');
    expect(nameAnswer(words.en, 'deal:slot-2')).toBe('Deal the 2nd card');
  });
});
