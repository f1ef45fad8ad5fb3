/** Faults of scenes where somebody fights: rates, lines, frames, doors locked from one side, and what is shared out. */
import type { Game, Scene, SceneFloor, SceneSheet, SheetRow } from '../../index.ts';
import { drawn, first, grounded, label, tokens } from './drawn-market.ts';
import { fault } from './fault.ts';
import { type Market, market, steps } from './market.ts';

const row: SheetRow = { id: 'porter', token: 'lamp', label };

/** A sheet with these rows, under these distances. */
function crewed(rows: readonly SheetRow[], more: Partial<SceneSheet> = {}): Game<Market> {
  const sheet = { id: 'crew', label, seat: 0, token: 'lamp', active: false, lines: [], rows, ...more };
  return drawn(() => ({ sheets: [sheet] }));
}

/** The market whose floor 0 is framed so. */
function framed(box: NonNullable<SceneFloor['box']>): Game<Market> {
  return grounded(({ spaces }) => ({
    floors: [{ floor: 0, label, box }],
    spaces: spaces.map((space) => ({ ...space, floor: 0 })),
  }));
}

/** The market with bands for stalls, and lines between its tokens. */
function linked(links: NonNullable<Scene['links']>): Game<Market> {
  const stalls = grounded(({ spaces }) => ({ spaces: spaces.map((space) => ({ ...space, kind: 'band' })) }));
  return { ...stalls, scene: (view) => ({ ...stalls.scene(view), links }) };
}

/** The market whose question has named these, and whose press begins with this. */
function inOneGo(of: string, key: string): Game<Market> {
  return market({
    *react(table, seat) {
      yield* table.ask(seat, {
        key: 'react',
        params: {},
        cite: 'MARKET-1.3',
        named: () => [{ of, symbol: 'lamp' }],
        inOneGo: () => ({ called: { key: 'worth', params: { points: 1 } }, facts: [], keys: [key] }),
        options: () => [table.option('bow', 'bow')],
      });
    },
  });
}

/** The market whose question shares out three, and whose pass gives so many. */
function sharing(gives: number, to: string): Game<Market> {
  return market({
    *react(table, seat) {
      yield* table.ask(seat, {
        key: 'react',
        params: {},
        cite: 'MARKET-1.3',
        sharing: () => ({ symbol: 'lamp', left: 3, given: [{ to, count: 1 }], next: ['lamp'] }),
        options: () => [table.option('bow', 'bow', null, () => ({ refs: ['lamp'], gives }))],
      });
    },
  });
}

/** The planted faults of this file. */
export const fighting = [
  fault(
    11,
    'a rate that counts, and is not there',
    /the rate of lamp that counts is none of its rates/,
    tokens((lamp, broom) => [{ ...lamp, rates: { values: [1, 2], now: 2 } }, broom]),
  ),
  fault(
    11,
    'rates under other distances',
    /porter has 2 rates under 3 distances/,
    crewed([{ ...row, rates: { values: [1, null] } }], { rateHeads: ['3', '2', '1'] }),
  ),
  fault(
    11,
    'a row with the name of a space',
    /two things of the scene are called stall-0/,
    crewed([{ ...row, id: 'stall-0' }]),
  ),
  fault(11, 'two rows of one name', /two things of the scene are called porter/, crewed([row, row])),
  fault(
    11,
    'a line to somebody in another band',
    /blow is between lamp and broom, which are no two pieces of one band/,
    linked([{ id: 'blow', from: 'lamp', to: 'broom' }]),
  ),
  fault(
    11,
    'a line to nobody',
    /blow is between lamp and nobody, which are no two pieces of one band/,
    linked([{ id: 'blow', from: 'lamp', to: 'nobody' }]),
  ),
  fault(
    11,
    'a panel on an ordinary space',
    /lamp is a panel, and stands in no band/,
    tokens((lamp, broom) => [{ ...lamp, form: 'panel' }, broom]),
  ),
  fault(
    11,
    'a frame outside the board',
    /the frame of floor 0 lies outside the board/,
    framed({ x: 0, y: 0, width: 9, height: 1 }),
  ),
  fault(
    11,
    'a frame that leaves a space out',
    /stall-1 lies outside the frame of floor 0/,
    framed({ x: 0, y: 0, width: 1, height: 1 }),
  ),
  fault(
    11,
    'a door that is locked from elsewhere',
    /door is locked from nowhere, which does not lie beside it/,
    first('edges', { lockedFrom: 'nowhere' }),
  ),
  fault(
    11,
    'two floors that open by themselves',
    /floors 0 and 1 open both by themselves/,
    (() => {
      const floors = grounded(() => ({ floors: [0, 1].map((floor) => ({ floor, label })) }));
      return {
        ...floors,
        scene: (view) => ({ ...floors.scene(view), floorStates: { 0: { now: true }, 1: { now: true } } }),
      };
    })(),
  ),
  fault(
    11,
    'a stall that is told of as a band',
    /stall-0 is told of as a band, and is none/,
    drawn(() => ({ spaceStates: { 'stall-0': { state: 'now' } } })),
  ),
  fault(11, 'an answer that gives more than is left', /The option "bow" gives 4 of 3/, sharing(4, 'lamp')),
  fault(
    11,
    'something shared out to nobody',
    /What "react" shares out points at nobody, which is not in the scene/,
    sharing(1, 'nobody'),
  ),
  fault(
    11,
    'somebody named who is not there',
    /What "react" named points at nobody, which is not in the scene/,
    inOneGo('nobody', 'bow'),
  ),
  fault(
    11,
    'a press that begins with no answer',
    /What one press gives begins with "kneel", which is no answer/,
    inOneGo('lamp', 'kneel'),
  ),
  fault(
    11,
    'an answer that gives of nothing',
    /The option "pass" gives 1, and "act" shares nothing out/,
    market({
      options: (table, seat, step) =>
        steps.options(table, seat, step).map((option) => (option.key === 'pass' ? { ...option, gives: 1 } : option)),
    }),
  ),
];
