import { provesFor } from '@necropole/kernel/testing';
import { describe, expect, it } from 'vitest';
import { abilities } from '../content/abilities.ts';
import { type CharacterId, characters } from '../content/characters/index.ts';
import { equipment, equipmentIds } from '../content/equipment/index.ts';
import type { Equipment } from '../content/equipment/kinds.ts';
import { ruledRooms } from '../content/floor/ruled-rooms.ts';
import { ruledRoomIds } from '../content/ids.ts';
import { rulebook } from '../rulebook/index.ts';
import { numbersIn, spoken } from '../testing/phrase-parts.ts';
import { abilityText as englishAbility } from '../words/en/abilities.ts';
import { naming as english } from '../words/en/naming.ts';
import { roomCardWords as englishRooms } from '../words/en/room-cards.ts';
import { abilityText as frenchAbility } from '../words/fr/abilities.ts';
import { naming as french } from '../words/fr/naming.ts';
import { roomCardWords as frenchRooms } from '../words/fr/room-cards.ts';
import { partsInEnglish, phraseInEnglish } from './english.ts';
import { partsInFrench, phraseInFrench } from './french.ts';
import type { Phrase } from './phrase.ts';
import { askedBy, type Bearer, diceAdded, diceOf, succeeds, throwsOf } from './reading.ts';

const proves = provesFor(rulebook);

const said = (phrase: Phrase): readonly [string, string] => [
  phraseInEnglish(phrase, english),
  phraseInFrench(phrase, french),
];
const abilityOf = (id: CharacterId): (typeof abilities)[number] => {
  const found = abilities.find(({ character }) => character === id);
  if (found === undefined) throw new Error(`${id} has no ability`);
  return found;
};
const first = (phrases: readonly Phrase[]): Phrase => {
  const [phrase] = phrases;
  if (phrase === undefined) throw new Error('no phrase');
  return phrase;
};
const roomPhrase = (id: (typeof ruledRoomIds)[number], at = 0): Phrase =>
  first(ruledRooms[id].phrases.slice(at).map(({ phrase }) => phrase));

// ── The examples of the chapter, read ────────────────────────────────────────────────────────────────────────────────

describe('the examples of the book, read word by word', () => {
  it('the serum: activation, 1 Salemite CP, facing a corpse, science, 4, a zombie', () => {
    expect(said(equipment['zombie-serum'].phrases[0])).toEqual([
      'Activation phase, 1 Salemite CP, facing a corpse, science test of 4: the corpse becomes a zombie.',
      'Phase d’activation, 1 PC salémite, face à un cadavre, test scientifique de 4\u202f: le cadavre devient un zombie.',
    ]);
  });

  it('Jeff Deeler uses the serum: 1 die of his own and 3 for the 3 CP beyond the price; 4 points create a zombie', () => {
    const asked = askedBy(equipment['zombie-serum'].phrases[0], 'equipment');
    expect(asked).toMatchObject({ by: 'interaction-order', command: 1, clan: 'salemite', uses: 'any-number' });
    expect(asked.requires).toEqual([{ asks: 'facing-corpse' }]);
    expect(diceOf(asked, characters['jeff-deeler'].healthy, 4)).toEqual({ yellow: 4, black: 0, automatic: 0 });
    expect(asked.test).not.toBeNull();
    if (asked.test !== null) expect([succeeds(asked.test, 4), succeeds(asked.test, 3)]).toEqual([true, false]);
  });

  it('Jessica launches the missiles: 1 die and 2 for 4 CP at a price of 2; 7 points pass 6, and 2 time markers lie on it', () => {
    const asked = askedBy(roomPhrase('missile-room'), 'element');
    expect(asked).toMatchObject({ by: 'interaction-order', command: 2, clan: null, uses: 'once-a-turn' });
    expect(asked.requires).toEqual([{ asks: 'power' }]);
    expect(diceOf(asked, characters['jessica-hollister'].healthy, 4)).toEqual({ yellow: 3, black: 0, automatic: 0 });
    if (asked.test !== null) expect([succeeds(asked.test, 7), succeeds(asked.test, 5)]).toEqual([true, false]);
    expect(asked.success).toContainEqual({ does: 'timer', turns: 2, brings: 'launch' });
    expect(said(roomPhrase('missile-room'))).toEqual([
      'Activation phase, with power, 2 CP, technical test of 6: switch it on or off; put 2 time markers on it; when the last one goes, the missiles are launched.',
      'Phase d’activation, avec du courant, 2 PC, test technique de 6\u202f: allumez ou éteignez\u202f; posez-y 2 compteurs de temps\u202f; quand le dernier part, les missiles sont lancés.',
    ]);
  });

  it('only who stands on a position icon of the surveillance uses it; in the patients’ room one stands anywhere', () => {
    expect(ruledRooms['video-surveillance'].phrases.map(({ from }) => from)).toEqual(['position-icon']);
    expect(ruledRooms['video-surveillance'].positions).toBeGreaterThan(0);
    expect(ruledRooms['patients-room'].phrases.map(({ from }) => from)).toEqual(['anywhere']);
    expect(ruledRooms['patients-room'].positions).toBe(0);
  });

  it('both jammers: 1 CP of interaction and a technical test of 3 switch them on', () => {
    const [portable, inRoom] = [equipment['radio-jammer'].phrases[0], roomPhrase('communication-room')];
    expect(said(portable)).toEqual([
      'Activation phase, 1 CP, technical test of 3: switch it on or off.',
      'Phase d’activation, 1 PC, test technique de 3\u202f: allumez ou éteignez.',
    ]);
    expect([inRoom.test, inRoom.effects]).toEqual([portable.test, portable.effects]);
    expect(askedBy(inRoom, 'element').requires).toEqual([{ asks: 'power' }]);
  });

  it('James Woo, Nick Bolter, Jessica Hollister: 2 CP without a test; 1 MP for 4 CP', () => {
    expect(said(first(abilityOf('james-woo').healthy))).toEqual([
      'Activation phase, 2 CP, in a science room or an officers’ section: gain 1 spy point.',
      'Phase d’activation, 2 PC, dans une salle de sciences ou une section des officiers\u202f: gagnez 1 point d’espionnage.',
    ]);
    expect(askedBy(first(abilityOf('james-woo').healthy), 'character')).toMatchObject({
      by: 'character-card',
      command: 2,
      extraDice: false,
      uses: 'any-number',
    });
    expect(said(first(abilityOf('nick-bolter').healthy))).toEqual([
      'Activation phase, 1 NORAD MP: gain 4 CP.',
      'Phase d’activation, 1 PM NORAD\u202f: gagnez 4 PC.',
    ]);
    expect(said(first(abilityOf('jessica-hollister').healthy))[1]).toBe(
      'Phase d’activation, 1 PM salémite\u202f: gagnez 4 PC.',
    );
  });

  it('an ability takes no CP for more dice', () => {
    const wall = askedBy(first(abilityOf('jack-saw').healthy), 'character');
    expect(diceOf(wall, characters['jack-saw'].healthy, 4)).toEqual({ yellow: 6, black: 0, automatic: 0 });
  });

  it('Jessica tortures in the torture room with the kit: 3 CP, 2 and 2 make 7 dice; NORAD gains nothing from the room', () => {
    const helping = [...equipment['torture-kit'].phrases, roomPhrase('torture-room')];
    expect(3 + diceAdded(helping, ['tortures'], 'salemite')).toBe(7);
    expect(diceAdded([roomPhrase('torture-room')], ['tortures'], 'norad')).toBe(0);
  });

  it('two characters with the laptop in the chemistry lab have 4 more dice, each 2', () => {
    const { test } = equipment.laptop.phrases[0];
    if (test === null) throw new Error('the laptop has a test');
    expect(throwsOf(test)).toEqual(['technical-tests', 'science-tests']);
    expect(2 * diceAdded([roomPhrase('chemistry-lab')], throwsOf(test), 'norad')).toBe(4);
    // With the toolbox too, both values gain.
    const both = [roomPhrase('chemistry-lab'), ...equipment.toolbox.phrases];
    expect(diceAdded(both, throwsOf(test), 'norad')).toBe(4);
    expect(diceAdded(both, ['searches'], 'norad')).toBe(0);
  });

  const lines: readonly (readonly [phrase: Phrase, english: string, french: string])[] = [
    [
      goal({ what: 'use', of: 'deadly-virus', in: 'chemistry-lab' }, 'salemite', 15),
      'When the deadly virus takes effect in the chemistry lab: the Salemite player gains 15 MP.',
      'À l’effet du virus mortel dans le laboratoire de chimie\u202f: le joueur salémite gagne 15 PM.',
    ],
    [
      goal({ what: 'spy-point-by-torture', of: { character: 'james-woo' } }, 'salemite', 6),
      'For each spy point from torturing James Woo: the Salemite player gains 6 MP.',
      'Pour chaque point d’espionnage tiré en torturant James Woo\u202f: le joueur salémite gagne 6 PM.',
    ],
    [
      goal({ what: 'exit', of: { clan: 'norad' }, with: 'zombie-serum' }, 'norad', 12),
      'When a NORAD character leaves the map with the zombie serum: the NORAD player gains 12 MP.',
      'Quand un personnage NORAD quitte le plan avec le sérum à zombie\u202f: le joueur NORAD gagne 12 PM.',
    ],
    [
      {
        phase: 'final',
        conditions: [{ asks: 'room-held', clan: 'norad', room: 'communication-room' }],
        test: null,
        effects: [{ does: 'mission-points', points: 3, clan: 'norad' }],
      },
      'Final phase, with NORAD characters in the communication room and no enemy: the NORAD player gains 3 MP.',
      'Phase finale, avec des personnages NORAD dans la salle de communication et aucun ennemi\u202f: le joueur NORAD gagne 3 PM.',
    ],
    [
      goal({ what: 'death', of: { character: 'jeff-deeler' } }, 'norad', 10),
      'When Jeff Deeler dies: the NORAD player gains 10 MP.',
      'À la mort de Jeff Deeler\u202f: le joueur NORAD gagne 10 PM.',
    ],
    [
      goal({ what: 'capture', of: { character: 'jessica-hollister' } }, 'norad', 1),
      'When Jessica Hollister is captured: the NORAD player gains 1 MP.',
      'À la capture de Jessica Hollister\u202f: le joueur NORAD gagne 1 PM.',
    ],
    [
      goal({ what: 'spy-point-by-torture', of: { character: 'vasquez' } }, 'salemite', 1),
      'For each spy point from torturing Vasquez: the Salemite player gains 1 MP.',
      'Pour chaque point d’espionnage tiré en torturant Vasquez\u202f: le joueur salémite gagne 1 PM.',
    ],
    [
      goal({ what: 'destruction', of: 'zombie-lab' }, 'norad', 1),
      'When the zombie lab is destroyed: the NORAD player gains 1 MP.',
      'À la destruction du laboratoire à zombies\u202f: le joueur NORAD gagne 1 PM.',
    ],
  ];
  it('the four mission lines and the four combinations of icons of page 37', () => {
    for (const [phrase, inEnglish, inFrench] of lines) expect(said(phrase)).toEqual([inEnglish, inFrench]);
  });
});

proves('ER-22.15', 'the phrases of which the book tells the numbers', () => {
  const numbers = (phrase: Phrase, bearer: Bearer): readonly [number, Phrase['test']] => [
    askedBy(phrase, bearer).command,
    phrase.test,
  ];
  const skill = (which: 'science' | 'technical', threshold: number) => ({ chances: { skills: [which] }, threshold });
  const dice = (many: number, threshold: number) => ({ chances: { dice: many, die: 'yellow' }, threshold });
  expect(numbers(equipment['zombie-serum'].phrases[0], 'equipment')).toEqual([1, skill('science', 4)]);
  expect(numbers(roomPhrase('missile-room'), 'element')).toEqual([2, skill('technical', 6)]);
  expect(numbers(equipment['radio-jammer'].phrases[0], 'equipment')).toEqual([1, skill('technical', 3)]);
  expect(numbers(roomPhrase('generator'), 'element')).toEqual([1, skill('technical', 3)]);
  expect(numbers(first(abilityOf('mammoth').healthy), 'character')).toEqual([1, dice(3, 4)]);
  expect(numbers(first(abilityOf('jack-saw').healthy), 'character')).toEqual([2, dice(6, 10)]);
  expect(numbers(first(abilityOf('vasquez').healthy), 'character')).toEqual([2, dice(3, 5)]);
  expect(numbers(first(abilityOf('vasquez').wounded), 'character')).toEqual([1, dice(3, 3)]);
});

// ── What holds for all ───────────────────────────────────────────────────────────────────────────────────────────────

/** Every phrase of the box, with what bears it. */
const everyPhrase: readonly { readonly of: string; readonly bearer: Bearer; readonly phrase: Phrase }[] = [
  ...equipmentIds.flatMap((id) =>
    ((equipment[id] as Equipment).phrases ?? []).map((phrase) => ({ of: id, bearer: 'equipment' as const, phrase })),
  ),
  ...ruledRoomIds.flatMap((id) =>
    ruledRooms[id].phrases.map(({ phrase }) => ({ of: id, bearer: 'element' as const, phrase })),
  ),
  ...abilities.flatMap(({ character, healthy, wounded }) =>
    [...healthy, ...wounded].map((phrase) => ({ of: character, bearer: 'character' as const, phrase })),
  ),
];

describe('every phrase', () => {
  it('is said in both languages, and its words name every part', () => {
    expect(everyPhrase.length).toBeGreaterThan(60);
    for (const { of, phrase } of everyPhrase) {
      for (const [sentence, parts] of [
        [phraseInEnglish(phrase, english), partsInEnglish(phrase, english)],
        [phraseInFrench(phrase, french), partsInFrench(phrase, french)],
      ] as const) {
        expect(parts.conditions).toHaveLength(phrase.conditions.length);
        expect(parts.effects).toHaveLength(phrase.effects.length);
        expect([parts.phase === null, parts.test === null]).toEqual([phrase.phase === null, phrase.test === null]);
        for (const part of spoken(parts)) {
          expect(part.length, of).toBeGreaterThan(0);
          expect(sentence.toLowerCase(), of).toContain(part.toLowerCase());
        }
        expect(sentence, of).not.toMatch(/undefined|NaN|object/);
        expect(sentence, of).toMatch(/^[^a-z].*\.$/s);
      }
    }
  });

  it('tells every number that it holds', () => {
    for (const { of, phrase } of everyPhrase) {
      for (const sentence of said(phrase)) {
        for (const number of numbersIn(phrase))
          expect(sentence, `${of}: ${number}`).toMatch(new RegExp(`\\b${number}\\b`));
      }
    }
  });

  it('has French spacing before double signs', () => {
    for (const { of, phrase } of everyPhrase) {
      expect(phraseInFrench(phrase, french), of).not.toMatch(/[^\u202f][:;?!]/);
    }
  });

  it('is triggered as what bears it says', () => {
    for (const { of, bearer, phrase } of everyPhrase) {
      const asked = askedBy(phrase, bearer);
      const paid = phrase.conditions.some(({ asks }) => asks === 'command');
      expect(asked.by === 'interaction-order' || asked.by === 'character-card', of).toBe(paid);
      expect(asked.extraDice, of).toBe(paid && bearer !== 'character' && phrase.test !== null);
      expect(asked.uses === 'once-a-turn', of).toBe(paid && bearer === 'element');
      expect(asked.success).toBe(phrase.effects);
    }
  });

  it('of an effect that is switched on is preceded by one that switches', () => {
    const bearers = [...new Set(everyPhrase.map(({ of }) => of))];
    for (const of of bearers) {
      const phrases = everyPhrase.filter((each) => each.of === of).map(({ phrase }) => phrase);
      const needsOn = phrases.some(({ conditions }) => conditions.some(({ asks }) => asks === 'on'));
      const switches = phrases.some(({ effects }) => effects.some(({ does }) => does === 'switch'));
      if (needsOn) expect(switches, of).toBe(true);
    }
  });
});

it('abilities belong to ten of the twelve, cite what tells of them, and cost no less when wounded', () => {
  const known = new Set(rulebook.chapters.flatMap(({ statements }) => statements.map(({ id }) => id)));
  expect(new Set(abilities.map(({ character }) => character)).size).toBe(10);
  for (const { cites } of [...abilities, ...ruledRoomIds.map((id) => ruledRooms[id])]) {
    expect(cites.filter((cite) => !known.has(cite))).toEqual([]);
  }
});

it('corpses lie where the book has them, and two rooms keep them only with power', () => {
  const withCorpses = ruledRoomIds.flatMap((id) => {
    const { corpses } = ruledRooms[id];
    return corpses === undefined ? [] : [[id, corpses.count, corpses.power] as const];
  });
  expect(withCorpses).toEqual([
    ['cryogenic-chamber', 1, true],
    ['cemetery', 5, false],
    ['zombie-lab', 4, true],
    ['morgue', 2, false],
  ]);
});

function goal(
  happening: Extract<Phrase['conditions'][number], { asks: 'happening' }>['happening'],
  clan: 'norad' | 'salemite',
  points: number,
): Phrase {
  return {
    phase: null,
    conditions: [{ asks: 'happening', happening }],
    test: null,
    effects: [{ does: 'mission-points', points, clan }],
  };
}

describe('what stands on rooms and characters', () => {
  it('is told from the data', () => {
    expect(englishRooms['zombie-lab'].text).toBe('4 corpses, 2 for each position icon, while there is power.');
    expect(frenchRooms['robot-workshop'].text).toBe(
      'Sur une icône de position\u202f: 1 dé noir de plus pour fouiller. 2 dés jaunes de plus aux tests techniques.',
    );
    expect(englishRooms.cemetery.text).toBe('5 corpses, for whoever faces one.');
    expect(englishAbility('jack-saw', 'wounded')).toBe(
      'Activation phase, 1 CP: destroy an adjacent door in the dark blue arc.',
    );
    expect(frenchAbility('zombie-1', 'healthy')).toBe('Aucune capacité spéciale.');
    expect(frenchAbility('jeff-deeler', 'wounded')).toContain('3 PC');
  });

  it('says something of every room, in both languages', () => {
    for (const id of ruledRoomIds) {
      for (const { name, text } of [englishRooms[id], frenchRooms[id]]) {
        expect(name, id).toMatch(/^[A-Z]/);
        expect(text, id).toMatch(/\d.*\.$/s);
      }
      expect(frenchRooms[id].text, id).not.toMatch(/[^\u202f][:;?!]/);
    }
  });
});
