/** What a scenario says, what its modules bring, and what else happens in the phases of a turn (pages 4 to 7, 24 and 25). */

import { viewFor } from '@necropole/kernel/app';
import { provesFor, type Situation, situation } from '@necropole/kernel/testing';
import { expect } from 'vitest';
import type { FloorFaceId } from '../content/floor/index.ts';
import { modulesOf } from '../content/modules.ts';
import { type ScenarioId, scenarioIds, scenarios } from '../content/scenarios/index.ts';
import { earthReborn } from '../index.ts';
import { figureOf } from '../reading.ts';
import { rulebook } from '../rulebook/index.ts';
import { belongingsOf } from '../scene/belongings.ts';
import type { Er, PhaseName } from '../shape.ts';
import { citesOf, figure, laid, offered, tileWith } from '../testing/laid.ts';
import type { World } from '../world.ts';

const proves = provesFor(rulebook);

function begun(
  mission: ScenarioId,
  phase?: PhaseName,
  change: (world: World) => void = () => undefined,
): Situation<Er> {
  return situation(earthReborn, {
    config: { mode: 'scenario', mission, seats: 2, options: {}, seed: 'phases' },
    ...(phase === undefined ? {} : { phase }),
    change,
  });
}

// ── What the scenario says ───────────────────────────────────────────────────────────────────────────────────────────

proves('ER-4.2', 'characters begin healthy and free, but Woo, of whom scenario 8 says otherwise', () => {
  for (const id of scenarioIds) {
    const { world } = begun(id);
    const others = world.figures.filter((one) => one.state !== 'healthy').map((one) => one.id);
    const said = scenarios[id].teams
      .flatMap(({ characters }) => characters)
      .filter(({ wounded = false, prisonerOf }) => wounded || prisonerOf !== undefined);
    expect(others, id).toEqual(said.map(({ character }) => character));
  }
  expect(figureOf(begun('save-james-woo').world, 'james-woo').state).toBe('captured');
});

proves('ER-24.1', 'a scenario says how many MP each has at the start; without the module there are none', () => {
  for (const id of scenarioIds) {
    const { modules, missionPoints } = scenarios[id];
    const starts = modules.includes('mission-points');
    expect(missionPoints !== undefined, id).toBe(starts);
    expect(begun(id).world.missionPoints, id).toEqual(missionPoints ?? [0, 0]);
  }
});

proves('ER-24.3', 'after the last turn the most MP win; level, it is a draw', () => {
  const over = (points: readonly [number, number]): Situation<Er> => {
    const match = begun('traitors', 'final', (world) => {
      Object.assign(world, { turn: scenarios.traitors.turns, missionPoints: [...points] });
    });
    while (match.outcome === null && match.question.key === 'discard') match.answer('keep');
    return match;
  };
  expect(over([9, 5]).outcome).toMatchObject({ id: 'norad-wins', winners: [0], cite: 'ER-24.3' });
  expect(over([5, 6]).outcome).toMatchObject({ id: 'salemite-wins', winners: [1] });
  expect(over([7, 7]).outcome).toMatchObject({ id: 'draw', winners: [], cite: 'ER-24.3' });
});

proves('ER-4.5', 'without duel and combination all colours are alike', () => {
  const match = laid({
    modules: modulesOf(1),
    activated: 'vasquez',
    figures: {
      vasquez: { at: 'a1', facing: 'right', tiles: [tileWith('move 3 red'), tileWith('move 2 gold')] },
      'nick-bolter': { at: 'a3', tiles: [tileWith('melee 2 gold')] },
      'zombie-1': { at: 'd1', facing: 'left', tiles: [tileWith('melee 2 red')] },
    },
  });
  // A zombie sees her, and a friend has gold: nobody is asked to intercept or to join.
  match.answer('move:4');
  expect([match.waiting, offered(match, 'go').length > 0]).toEqual([[0], true]);
  match.answer('go:c1');
  expect([match.waiting, offered(match, 'go').length > 0]).toEqual([[0], true]);
  expect(figure(match, 'vasquez').placed.filter((command) => command > 0)).toHaveLength(2);
});

// ── The initiative phase ─────────────────────────────────────────────────────────────────────────────────────────────

/** Are these told in this order? */
function inThisOrder(match: Situation<Er>, ...types: readonly string[]): readonly string[] {
  return match
    .events()
    .map(({ type }) => type as string)
    .filter((type, at, all) => types.includes(type) && all.indexOf(type) === at);
}

proves('ER-5.11', 'draw, CP with what comes by itself, MP for CP, jamming, the initiative, its duel', () => {
  const match = laid({
    modules: modulesOf(6),
    tiles: [
      ['officers-quarters', 0, 0],
      ['command-post', 4, 0],
      ['wide-corridor-1', 0, 3],
    ],
    size: [7, 5],
    phase: 'draw-tiles',
    turn: 2,
    missionPoints: [5, 5],
    figures: {
      'james-woo': { at: 'b2', equipment: ['radio-jammer'] },
      'nick-bolter': { at: 'e1' },
      'zombie-1': { at: 'a5' },
    },
    on: { face: 'radio-jammer-1', by: 0 },
  });
  match.answer(0, 'convert').answer(0, 'jam:1').answer(1, 'keep');
  const steps = [
    'tiles-drawn',
    'command-received',
    'command-gained',
    'mission-points-spent',
    'markers-handed-out',
    'initiative-given',
  ];
  expect(inThisOrder(match, ...steps)).toEqual(steps);
  expect([citesOf(match, 'initiative-given'), match.question.key]).toEqual([['ER-5.11'], 'contest']);
});

// ── The final phase ──────────────────────────────────────────────────────────────────────────────────────────────────

proves('ER-7.15', 'timers, explosions, the virus, mines, power, whoever goes home: in this order', () => {
  const match = laid({
    modules: modulesOf(7),
    phase: 'keep-tiles',
    missionPoints: [5, 5],
    figures: { vasquez: { at: 'h6' }, 'cherokee-bill': { at: 'a3', seat: 0 } },
    change(world) {
      world.running.push({ tile: 0, face: null, by: 0, markers: 2, brings: 'launch' });
      const lying = { by: 'vasquez' as const, at: 2 };
      world.placed.push({ ...lying, marker: 'mine', face: 'mines-1', turns: 1 });
      world.placed.push({ ...lying, marker: 'deadly-virus', face: 'deadly-virus-1', at: 7 + 5 * 8, turns: 2 });
      world.placed.push({ ...lying, marker: 'plastic', face: 'plastic-1', at: 3, turns: 1 });
      world.unpowered.push(1);
      figureOf(world, 'cherokee-bill').home = 1;
    },
  });
  const steps = ['timer-runs', 'exploded', 'infected', 'mine-armed', 'power-back', 'goes-home', 'turn-ends'];
  expect(inThisOrder(match, ...steps)).toEqual(steps);
  expect(citesOf(match, 'turn-ends')).toEqual(['ER-7.15']);
});

// ── Searching ────────────────────────────────────────────────────────────────────────────────────────────────────────

proves('ER-24.10', 'nobody searches outdoors, in a driller, on stairs or on a sewer exit', () => {
  const on = (face: FloorFaceId): Situation<Er> =>
    laid({
      modules: modulesOf(9).filter((module) => module !== 'duel' && module !== 'jamming'),
      tiles: [[face, 0, 0]],
      size: [4, 4],
      deck: ['rifle-1', 'mines-1'],
      activated: 'vasquez',
      figures: { vasquez: { at: 'a1', tiles: [tileWith('search 4 black')] } },
    });
  for (const face of ['lawn', 'driller-1', 'stairs-up-1', 'stairs-down-1', 'sewer-exit-1'] as const) {
    expect(on(face).refuses('search'), face).toMatchObject({ key: 'nothing-to-search' });
  }
  expect(offered(on('officers-bedroom'), 'search')).toEqual(['search']);
});

proves('ER-24.12', 'NORAD shuffles what nobody carries, unseen; the Salemites may cut', () => {
  const match = begun('traitors');
  expect([match.question.key, match.question.cite, match.waiting]).toEqual(['cut', 'ER-24.12', [1]]);
  const carried = match.world.figures.flatMap(({ items }) => items).length;
  expect(match.world.deck.pile.cards).toHaveLength(31 - carried);
  // Some lie with one face up, some with the other, and all see the top alone.
  const sides = new Set(match.world.deck.pile.cards.map((card) => card.split('/')[1]));
  expect(sides).toEqual(new Set(['front', 'back']));
  expect(match.world.deck.up.filter((face) => face !== null)).toHaveLength(1);
  const before = [...match.world.deck.pile.cards];
  match.answer(1, 'cut');
  expect(citesOf(match, 'deck-cut')).toEqual(['ER-24.12']);
  expect(match.world.deck.pile.cards).not.toEqual(before);
});

proves('ER-25.11', 'anyone sees what is on the back of a card that somebody carries', () => {
  const match = laid({
    modules: modulesOf(5),
    figures: { vasquez: { at: 'a1', equipment: ['sniper-rifle'] }, 'zombie-1': { at: 'h6' } },
  });
  const [item] = figure(match, 'vasquez').items;
  const labels = [0, 1].map((seat) => belongingsOf(viewFor(match.match, [seat]))[0]?.label);
  expect(item?.face).toBe('sniper-rifle-1');
  expect(labels[0]).toEqual({ key: 'item', params: ['sniper-rifle', 2, 'torture-kit'] });
  expect(labels[1]).toEqual(labels[0]);
});
