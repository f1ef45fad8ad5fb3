/** The game conforms: every check of the kernel's suite, at every number of seats and with all its options. */
import type { Game } from '@necropole/kernel';
import { conformance, drawingsIn, findFaults, recordedIn } from '@necropole/kernel/testing';
import { expect, test } from 'vitest';
import { campIds } from './content/camps.ts';
import { CASTLE } from './content/field/map.ts';
import { zombieFortress } from './index.ts';
import { newTeam, setUp } from './rules/setup.ts';
import type { Zf } from './shape.ts';

const drawings = drawingsIn(new URL('./art/symbols.svg', import.meta.url));

conformance(zombieFortress, {
  module: new URL('./index.ts', import.meta.url).href,
  recorded: recordedIn(new URL('./', import.meta.url)),
  drawings,
  matches: 1,
  longMatches: 6,
  // So many that nearly every component comes up.
  sweep: 200,
  // Random racers seldom reach the fortress, and hardly ever with the weapon that counts: recorded matches do, or tests.
  usedElsewhere: {
    'vg-5': 'race--plague',
    evangeline: 'rules/fortress-events.test.ts',
    ppsh: 'race--usa-wins',
    coffin: 'race--plague',
    battery: 'rules/fortress-doors.test.ts',
    eagle: 'rules/fortress-doors.test.ts',
    liquid: 'rules/fortress-events.test.ts',
    bazooka: 'race--germany-wins',
    zg1229: 'race--germany-wins',
    'machine-gun': 'content/markers/markers.test.ts',
    harness: 'content/markers/markers.test.ts',
    mine: 'content/markers/markers.test.ts',
    crank: 'rules/fortress-doors.test.ts',
  },
  endings: {
    'race/all-destroyed': 'race--all-destroyed',
    'race/plague': 'race--plague',
    'race/buried': 'race--buried',
    'race/usa-wins': 'race--usa-wins',
    'race/great-britain-wins': 'race--great-britain-wins',
    'race/germany-wins': 'race--germany-wins',
    'race/japan-wins': 'race--japan-wins',
  },
});

/** Every component and ending is a matter of whole matches: these begin in the middle. */
const OF_WHOLE_MATCHES = 9;

test('a match holds to the suite that begins when all but the last have reached the castle', () => {
  const atTheCastle: Game<Zf> = {
    ...zombieFortress,
    rulebook: { ...zombieFortress.rulebook, examples: [] },
    setup(start) {
      const { world, board } = setUp(start);
      const last = start.seats - 1;
      world.teams = campIds.slice(0, start.seats).map((camp, seat) => newTeam(camp, seat, start.seats));
      for (const team of world.teams)
        Object.assign(team, { at: CASTLE, state: team.seat === last ? 'lost' : 'arrived' });
      world.arrived = campIds.slice(0, last);
      world.master = last;
      world.last = { team: 0, left: 0 };
      return { world, board, phase: 'last-events' };
    },
  };
  const faults = findFaults(atTheCastle, { matches: 1, longMatches: 4, sweep: 0, drawings });
  const told = faults
    .filter(({ point }) => point !== OF_WHOLE_MATCHES)
    .map(({ point, message, match }) => `${point}. ${message} ${match?.seed ?? ''}`);
  expect(told).toEqual([]);
});
