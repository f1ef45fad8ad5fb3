import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type CharacterId, characters } from '../content/characters/index.ts';
import { equipmentIds } from '../content/equipment/index.ts';
import { ruledRoomIds } from '../content/ids.ts';
import { type Clan, type MeleeArc, roomTypes } from '../content/kinds.ts';
import { numbersIn, spoken } from '../testing/phrase-parts.ts';
import { naming as english } from '../words/en/naming.ts';
import { naming as french } from '../words/fr/naming.ts';
import { partsInEnglish, phraseInEnglish } from './english.ts';
import { partsInFrench, phraseInFrench } from './french.ts';
import type {
  Condition,
  Die,
  Effect,
  Happening,
  Patient,
  Phrase,
  PlacedMarker,
  Skill,
  Subject,
  Test,
  Throw,
} from './phrase.ts';
import { askedBy, type Bearer, diceOf } from './reading.ts';

/** Any phrase that can be written. */
const anyPhrase: fc.Arbitrary<Phrase> = (() => {
  const number = fc.integer({ min: 1, max: 9 });
  const clan = fc.constantFrom<Clan>('norad', 'salemite');
  const character = fc.constantFrom<CharacterId>('vasquez', 'jack-saw', 'mammoth', 'franck-einstein');
  const item = fc.constantFrom(...equipmentIds);
  const place = fc.constantFrom(...ruledRoomIds);
  const arcs = fc.constantFrom<readonly MeleeArc[]>(['dark-blue'], ['dark-blue', 'light-blue'], ['grey']);
  const subject = fc.oneof<fc.Arbitrary<Subject>[]>(
    fc.constant('zombie'),
    clan.map((of) => ({ clan: of })),
    character.map((of) => ({ character: of })),
  );
  const happening = fc.oneof<fc.Arbitrary<Happening>[]>(
    fc.record({ what: fc.constantFrom('death' as const, 'capture' as const), of: subject }),
    fc.record({ what: fc.constant('imprisonment' as const), of: subject }),
    fc.record({ what: fc.constantFrom('deaths' as const, 'exits' as const), of: clan, count: number }),
    fc.record({ what: fc.constant('wiped-out' as const), of: clan }),
    fc.record({ what: fc.constant('spy-point-by-torture' as const), of: subject }),
    fc.record({ what: fc.constant('exit' as const), of: subject, with: item, under: clan }),
    fc.record({ what: fc.constant('exit' as const), of: subject }),
    fc.constant({ what: 'zombie-raised' }),
    fc.record({ what: fc.constant('destruction' as const), of: place }),
    fc.record({ what: fc.constant('use' as const), of: item, in: place }),
    fc.record({ what: fc.constant('timer-out' as const), of: place }),
    fc.record({ what: fc.constant('possession' as const), of: item, by: clan }),
  );
  const condition = fc.oneof<fc.Arbitrary<Condition>[]>(
    fc.record({ asks: fc.constantFrom('command' as const, 'mission-points' as const), amount: number, clan }),
    fc.record({ asks: fc.constantFrom('command' as const, 'mission-points' as const), amount: number }),
    fc.record({
      asks: fc.constantFrom('engaging' as const, 'on' as const, 'power' as const, 'facing-corpse' as const),
    }),
    fc.record({ asks: fc.constant('sight' as const), of: subject }),
    fc.record({ asks: fc.constant('room-type' as const), types: fc.subarray([...roomTypes], { minLength: 1 }) }),
    fc.record({ asks: fc.constant('room-held' as const), clan, room: place }),
    fc.record({ asks: fc.constant('room-held' as const) }),
    fc.record({ asks: fc.constant('commanded-by' as const), clan }),
    fc.record({ asks: fc.constant('happening' as const), happening }),
  );
  const effect = fc.oneof<fc.Arbitrary<Effect>[]>(
    fc.record({
      does: fc.constantFrom('spy-points' as const, 'command' as const, 'paralyse' as const),
      points: number,
    }),
    fc.record({ does: fc.constant('mission-points' as const), points: number, clan }),
    fc.record({
      does: fc.constant('zombie-command' as const),
      points: number,
      whom: fc.constantFrom('one' as const, 'each' as const),
    }),
    fc.record({ does: fc.constant('win' as const), clan }),
    fc.record({ does: fc.constant('receive' as const), equipment: item }),
    fc.record({
      does: fc.constant('heal' as const),
      points: number,
      whom: fc.constantFrom<Patient>('whom-one-faces', 'adjacent-in-red-arc', 'on-position-icon'),
    }),
    fc.record({
      does: fc.constant('change-sides' as const),
      who: character,
      to: clan,
      until: fc.constantFrom('final' as const, 'end' as const),
    }),
    fc.record({ does: fc.constant('fly' as const), squares: number }),
    fc.record({ does: fc.constant('gas' as const), red: number, orange: number }),
    fc.record({
      does: fc.constant('cut-power' as const),
      where: fc.constantFrom('room' as const, 'building' as const),
    }),
    fc.record({ does: fc.constant('destroy-wall' as const), arcs }),
    fc.record({ does: fc.constant('destroy-door' as const), arcs, most: number }),
    fc.record({
      does: fc.constant('place' as const),
      marker: fc.constantFrom<PlacedMarker>('mine', 'plastic', 'time-bomb', 'deadly-virus'),
    }),
    fc.record({
      does: fc.constant('timer' as const),
      turns: number,
      brings: fc.constantFrom('launch' as const, 'explosion' as const, 'end' as const),
    }),
    fc.record({ does: fc.constant('put-under-deck' as const), when: fc.constantFrom('now' as const, 'over' as const) }),
    fc.record({
      does: fc.constant('more-dice' as const),
      dice: number,
      die: fc.constantFrom<Die>('yellow', 'black'),
      for: fc.constantFrom<Throw>('technical-tests', 'science-tests', 'searches', 'tortures', 'targeting'),
      clan,
    }),
    fc.record({ does: fc.constant('armour' as const), value: number }),
    fc.record({ does: fc.constant('pierce-armour' as const), of: character, by: number }),
    fc.record({ does: fc.constant('order-tiles' as const), upTo: number }),
    fc.record({
      does: fc.constantFrom(
        'most-mission-points-win' as const,
        'raise-zombie' as const,
        'blast-walls-and-doors' as const,
        'switch' as const,
        'jam' as const,
        'endless-ammunition' as const,
        'black-orders-are-red' as const,
        'no-fire-on-tile' as const,
        'sight-through-smoke' as const,
        'safety-from-gas' as const,
        'open-magnetic-doors' as const,
      ),
    }),
  );
  const test = fc.oneof<fc.Arbitrary<Test>[]>(
    fc.record({
      chances: fc.record({
        skills: fc.constantFrom<readonly [Skill, ...Skill[]]>(['technical'], ['science'], ['technical', 'science']),
      }),
      threshold: number,
    }),
    fc.record({
      chances: fc.record({ dice: number, die: fc.constantFrom<Die>('yellow', 'black') }),
      threshold: number,
    }),
  );
  return fc.record({
    phase: fc.constantFrom<Phrase['phase']>(null, 'initiative', 'activation', 'final', 'end-of-match'),
    conditions: fc.array(condition, { maxLength: 4 }),
    test: fc.option(test, { nil: null }),
    effects: fc.tuple(effect, effect),
  });
})();

describe('any phrase that can be written', () => {
  it('has words in both languages that name every part and tell every number', () => {
    fc.assert(
      fc.property(anyPhrase, (phrase) => {
        for (const [sentence, parts] of [
          [phraseInEnglish(phrase, english), partsInEnglish(phrase, english)],
          [phraseInFrench(phrase, french), partsInFrench(phrase, french)],
        ] as const) {
          expect([parts.conditions.length, parts.effects.length]).toEqual([
            phrase.conditions.length,
            phrase.effects.length,
          ]);
          for (const part of spoken(parts)) {
            expect(part.length).toBeGreaterThan(0);
            expect(sentence.toLowerCase()).toContain(part.toLowerCase());
          }
          for (const number of numbersIn(phrase)) expect(sentence).toMatch(new RegExp(`\\b${number}\\b`));
          expect(sentence).not.toMatch(/undefined|NaN|object| {2}/);
        }
        expect(phraseInFrench(phrase, french)).not.toMatch(/[^\u202f][:;?!]/);
      }),
    );
  });

  it('loses nothing when it is read: what is paid and what has to hold are all of its conditions', () => {
    fc.assert(
      fc.property(anyPhrase, fc.constantFrom<Bearer>('equipment', 'element', 'character', 'goal'), (phrase, bearer) => {
        const asked = askedBy(phrase, bearer);
        const sumOf = (kind: 'command' | 'mission-points'): number =>
          phrase.conditions.reduce((sum, each) => sum + (each.asks === kind ? each.amount : 0), 0);
        expect([asked.command, asked.missionPoints]).toEqual([sumOf('command'), sumOf('mission-points')]);
        const paid = phrase.conditions.filter(({ asks }) => ['command', 'mission-points', 'engaging'].includes(asks));
        expect(asked.requires.length + paid.length).toBe(phrase.conditions.length);
        expect(asked.by === 'itself').toBe(paid.length === 0);
        const more = diceOf(asked, characters.vasquez.healthy, asked.command + 2).yellow;
        expect(more - diceOf(asked, characters.vasquez.healthy, asked.command).yellow).toBe(asked.extraDice ? 2 : 0);
      }),
    );
  });
});
