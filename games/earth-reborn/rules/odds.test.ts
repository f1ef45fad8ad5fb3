/** What a player weighs, reckoned by hand on tables where few falls of the dice matter. */
import { expect, test } from 'vitest';
import type { CharacterId } from '../content/characters/index.ts';
import { figure, laid } from '../testing/laid.ts';
import { chanceOfForce, chanceToHit, chanceToRunOut, damageOdds, meleeOdds, percent } from './odds.ts';

/** One face in six, two, three. */
const [ONE, TWO, THREE] = [17, 33, 50];

function someone(id: CharacterId, wounds: number, state: 'healthy' | 'wounded' = 'healthy') {
  return figure(laid({ figures: { [id]: { at: 'a1', wounds, state } } }), id);
}

/** One die against Vasquez: no hits but a critical one get through her armour of 2. */
function odds(wounds: number, automatic = 0) {
  const attacker = { figure: someone('jessica-hollister', 0), dice: 1, automatic };
  return meleeOdds(attacker, { figure: someone('vasquez', wounds), dice: 0, automatic: 0 });
}

test('a fight: wounded by what is beyond armour, fallen by the last life, at risk from one critical', () => {
  expect(odds(0)).toEqual({ wounds: ONE, falls: 0, dies: false, risk: 0 });
  expect(odds(2)).toEqual({ wounds: ONE, falls: ONE, dies: false, risk: 0 });
  // With one automatic hit both faces with two hits get through, too.
  expect(odds(2, 1)).toMatchObject({ wounds: THREE, falls: THREE });
  expect(odds(1, 1)).toMatchObject({ wounds: THREE, falls: 0 });
  const both = { dice: 1, automatic: 0 };
  const even = meleeOdds(
    { figure: someone('jessica-hollister', 0), ...both },
    { figure: someone('vasquez', 0, 'wounded'), ...both },
  );
  // A critical; or two hits, where she has armour of 1 and rolls none: 1/6 + 2/6 of 2/6.
  expect(even).toMatchObject({ wounds: 28, dies: true, risk: ONE });
});

test('damage: the same without an answer, and piercing takes from armour what there is', () => {
  const vasquez = someone('vasquez', 2);
  expect(damageOdds(1, 0, vasquez, 0)).toEqual({ wounds: ONE, falls: ONE, dies: false });
  expect(damageOdds(1, 0, vasquez, 1)).toMatchObject({ wounds: THREE, falls: THREE });
  expect(damageOdds(1, 0, vasquez, 9)).toEqual(damageOdds(1, 0, vasquez, 2));
  expect(damageOdds(1, 0, someone('vasquez', 1), 1)).toMatchObject({ wounds: THREE, falls: 0 });
});

test('targeting, ammunition and force', () => {
  // A perfect shot hits at any distance.
  expect([chanceToHit(1, 0, 9), chanceToHit(1, 0, 2), chanceToHit(1, 2, 2)]).toEqual([ONE, THREE, 100]);
  expect([chanceToRunOut(0), chanceToRunOut(1), chanceToRunOut(2)]).toEqual([0, ONE, 31]);
  expect([chanceOfForce(1, 3), chanceOfForce(1, 2), chanceOfForce(2, 7), chanceOfForce(0, 0)]).toEqual([
    ONE,
    THREE,
    0,
    100,
  ]);
  expect([percent(0), percent(1e-6), percent(TWO / 100), percent(1 - 1e-6), percent(1)]).toEqual([0, 1, TWO, 99, 100]);
});
