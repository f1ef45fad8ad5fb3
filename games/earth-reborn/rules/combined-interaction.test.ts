import { provesFor, type Situation } from '@necropole/kernel/testing';
import { expect } from 'vitest';
import type { CharacterId } from '../content/characters/index.ts';
import { type Module, modulesOf } from '../content/modules.ts';
import { orderTileOf } from '../content/order-tiles.ts';
import type { ArrangedFigure } from '../positions/arrange.ts';
import { rulebook } from '../rulebook/index.ts';
import type { Er } from '../shape.ts';
import { citesOf, figure, type Laid, laid, offered, tileWith } from '../testing/laid.ts';

const proves = provesFor(rulebook);
const [BLANK, HIT, TWO] = [2, 3, 5];
const [NOTHING, THREE, SPY] = [1, 3, 6];
const modules: readonly Module[] = [...modulesOf(6).filter((module) => module !== 'duel'), 'combination'];
const four = tileWith('interaction 4 black', 'melee 2 black');
const goldTwo = tileWith('interaction 2 gold', 'melee 2 red');
const otherGold = tileWith('interaction 2 gold', 'melee 1 red');
const search = tileWith('search 4 black');
const goldSearch = tileWith('search 2 gold', 'move 4 black');

type Figures = { readonly [id in CharacterId]?: ArrangedFigure };

/** A room above a corridor. */
function room(face: NonNullable<Laid['tiles']>[number][0], figures: Figures, more: Laid = {}): Situation<Er> {
  return laid({
    tiles: [
      [face, 0, 0],
      ['wide-corridor-1', 0, 4],
    ],
    size: [4, 6],
    modules,
    missionPoints: [5, 5],
    figures,
    ...more,
  });
}

/** The answer that puts so many CP on a section of somebody’s tile. */
function spend(match: Situation<Er>, who: CharacterId, command: number, order = 'interaction'): string {
  const id = figure(match, who).tiles.cards[0] ?? 'order-0';
  const at = orderTileOf(id).sections.findIndex(({ type }) => type === order);
  return `spend:${id}.${at + 1}:${command}`;
}

const far = { 'zombie-1': { at: 'a6', facing: 'down' } } as const;

// ── Searches ─────────────────────────────────────────────────────────────────────────────────────────────────────────

const deck = ['medical-kit-1', 'rifle-1', 'secret-files-1', 'mines-1'] as const;

function searchers(dice: readonly number[], more: Figures = {}, extra: Laid = {}): Situation<Er> {
  const match = room(
    'armoury',
    {
      vasquez: { at: 'a2', tiles: [search] },
      'james-woo': { at: 'b2', tiles: [goldSearch] },
      ...far,
      ...more,
    },
    { activated: 'vasquez', deck, dice, ...extra },
  ).answer('search');
  return match.answer(spend(match, 'vasquez', 1, 'search'));
}

proves(
  ['ER-33.1', 'ER-33.2', 'ER-31.9'],
  'all on one tile roll together, the room counts for each, one of them takes the card',
  () => {
    // Vasquez 3 and the armoury 1, Woo 2 and 1 and a CP more.
    const dice = [THREE, THREE, ...Array.from({ length: 6 }, () => NOTHING)];
    const match = searchers(
      dice,
      { 'nick-bolter': { at: 'a5', tiles: [tileWith('search 1 gold', 'move 4 black', 'fire 2 black')] } },
      { deck: ['rifle-1', 'mines-1'] },
    );
    expect(match.refuses('join:nick-bolter')).toMatchObject({ key: 'not-same-room', cite: 'ER-33.1' });
    match.answer('join:james-woo');
    expect(match.option(spend(match, 'james-woo', 2, 'search')).facts).toEqual([
      { key: 'search-dice', params: { dice: 4 + 4, automatic: 0 } },
    ]);
    match.answer(spend(match, 'james-woo', 2, 'search'));
    expect(match.events('searches')).toHaveLength(1);
    expect(citesOf(match, 'dice-added')).toEqual(['ER-41.17', 'ER-33.2']);
    expect(match.world.search).toMatchObject({ who: ['vasquez', 'james-woo'], points: 6 });
    match.answer('take-card');
    expect(match.options()).toEqual(['receive:vasquez', 'receive:james-woo']);
    match.answer('receive:james-woo');
    expect(figure(match, 'james-woo').items.map(({ face }) => face)).toEqual(['rifle-1']);
    expect(match.world.search).toBeNull();
  },
);

proves('ER-33.3', 'spy points of a combined search bring MP abroad only', () => {
  const dice = [SPY, ...Array.from({ length: 6 }, () => NOTHING)];
  const abroad = searchers(dice);
  abroad.play('join:james-woo', spend(abroad, 'james-woo', 1, 'search'), 'arrange');
  expect(citesOf(abroad, 'spy-points-gained')).toEqual(['ER-33.3']);
  expect(abroad.offers('mission-point')).toBe(true);
  const home = searchers(
    dice,
    {},
    { change: (_, board) => void Object.assign(board, { clans: ['salemite', 'norad'], scenario: 'traitors' }) },
  );
  home.play('join:james-woo', spend(home, 'james-woo', 1, 'search'), 'arrange');
  expect(home.refuses('mission-point')).toMatchObject({ key: 'own-soil', cite: 'ER-33.3' });
});

// ── Equipment ────────────────────────────────────────────────────────────────────────────────────────────────────────

/** Woo with secret files, Vasquez beside him; Nick is not. */
function files(who: 'james-woo' | 'vasquez', dice: readonly number[]): Situation<Er> {
  return room(
    'officers-bedroom',
    {
      'james-woo': { at: 'b3', tiles: [who === 'james-woo' ? four : goldTwo], equipment: ['secret-files'] },
      vasquez: { at: 'c3', tiles: [who === 'vasquez' ? four : goldTwo] },
      'nick-bolter': { at: 'a5', tiles: [otherGold] },
      ...far,
    },
    { activated: who, dice, deck },
  );
}

proves(
  ['ER-33.4', 'ER-33.5', 'ER-33.6'],
  'the bearer pays the price, those beside 1 CP, which brings in their own dice',
  () => {
    // Woo: a technical die and a point, his second CP is the price. Vasquez: her own die, and one for her second CP.
    const match = files('james-woo', [TWO, BLANK, HIT]).answer('interact:secret-files-1.1');
    expect(match.offers(spend(match, 'james-woo', 1))).toBe(false);
    match.answer(spend(match, 'james-woo', 2));
    expect(match.question).toMatchObject({ key: 'join', cite: 'ER-33.6' });
    expect(match.refuses('join:nick-bolter')).toMatchObject({ key: 'not-beside-bearer', cite: 'ER-33.4' });
    match.answer('join:vasquez');
    expect(match.question.cite).toBe('ER-33.5');
    expect([1, 2].map((command) => match.option(spend(match, 'vasquez', command)).facts?.[0]?.params)).toEqual([
      { yellow: 2, black: 0, automatic: 1, threshold: 4 },
      { yellow: 3, black: 0, automatic: 1, threshold: 4 },
    ]);
    match.answer(spend(match, 'vasquez', 2));
    expect(match.events('tested')).toMatchObject([{ params: { figure: 'james-woo', points: 4 } }]);
    expect(match.events('spy-points-gained')).toHaveLength(1);
    expect(match.world.figures.map(({ spent }) => spent)).toEqual([2, 2, 0, 0]);
  },
);

proves(
  ['ER-33.4', 'ER-33.5'],
  'whoever acts may use the card of a friend beside, if that one joins and pays the price',
  () => {
    const match = files('vasquez', [TWO, TWO]);
    match.answer('interact:secret-files-1.1');
    // Vasquez is a helper: 1 CP is enough. Woo pays the price with a gold section.
    expect(match.offers(spend(match, 'vasquez', 1))).toBe(true);
    match.answer(spend(match, 'vasquez', 1));
    expect(match.question).toMatchObject({ key: 'trigger', params: { figure: 'james-woo' } });
    expect(match.offers(spend(match, 'james-woo', 1))).toBe(false);
    match.answer(spend(match, 'james-woo', 2));
    expect(match.world.figures.map(({ spent }) => spent)).toEqual([2, 1, 0, 0]);
    expect(match.events('test-failed')).toEqual([]);
    // Without the bearer’s gold section, or away from the bearer, it is not offered.
    const black = files('vasquez', []);
    black.world.figures[0]?.tiles.cards.splice(0, 1, tileWith('interaction 3 red'));
    const apart = room(
      'officers-bedroom',
      {
        'james-woo': { at: 'b3', tiles: [goldTwo], equipment: ['secret-files'] },
        vasquez: { at: 'a5', tiles: [four] },
        ...far,
      },
      { activated: 'vasquez' },
    );
    expect(apart.refuses('interact:secret-files-1.1')).toMatchObject({ key: 'not-beside-bearer', cite: 'ER-33.4' });
  },
);

proves(
  ['ER-33.7', 'ER-33.10'],
  'only the bearer faces the corpse; the chemistry lab counts for each who is in it',
  () => {
    const match = room(
      'chemistry-lab',
      {
        'jeff-deeler': { at: 'b2', facing: 'right', tiles: [four], equipment: ['zombie-serum'] },
        'jessica-hollister': { at: 'a2', facing: 'up', tiles: [goldTwo] },
        vasquez: { at: 'c2', state: 'dead' },
        'james-woo': { at: 'a5', facing: 'down' },
        ...far,
      },
      // One die each, and two each of the lab.
      { activated: 'jeff-deeler', dice: [TWO, TWO, BLANK, BLANK, BLANK, BLANK] },
    ).answer('interact:zombie-serum-1.1');
    match.play(spend(match, 'jeff-deeler', 1), 'join:jessica-hollister');
    expect(citesOf(match, 'joins')).toEqual(['ER-33.7']);
    match.play(spend(match, 'jessica-hollister', 1), 'face:up');
    expect(citesOf(match, 'dice-added')).toEqual(['ER-41.25', 'ER-33.10']);
    expect(match.events('zombie-rises')).toHaveLength(1);
  },
);

proves('ER-33.8', 'what heals heals one of them; the card stays with the bearer', () => {
  const match = room(
    'officers-bedroom',
    {
      'james-woo': { at: 'b3', facing: 'up', tiles: [four], equipment: ['morphine'] },
      vasquez: { at: 'c3', facing: 'up', tiles: [goldTwo], wounds: 2 },
      ...far,
    },
    { activated: 'james-woo', dice: [TWO, TWO, TWO] },
  ).answer('interact:morphine-1.1');
  match.play(spend(match, 'james-woo', 1), 'join:vasquez', spend(match, 'vasquez', 1));
  expect(match.question).toMatchObject({ key: 'patient', cite: 'ER-33.8' });
  expect(match.options()).toEqual(['heal:james-woo', 'heal:vasquez']);
  match.answer('heal:vasquez');
  expect(figure(match, 'vasquez').wounds).toBe(0);
  expect(figure(match, 'vasquez').items).toEqual([]);
});

proves('ER-33.9', 'what happens to a room happens to that of the bearer', () => {
  const match = laid({
    tiles: [
      ['wide-corridor-1', 0, 0],
      ['wide-corridor-2', 4, 0],
    ],
    size: [8, 2],
    modules,
    figures: {
      vasquez: { at: 'd1', tiles: [four] },
      'james-woo': { at: 'e1', tiles: [goldTwo], equipment: ['electric-plans'] },
      'zombie-1': { at: 'h2' },
    },
    activated: 'vasquez',
    dice: [TWO, TWO, TWO, TWO, TWO],
  }).answer('interact:electric-plans-1.1');
  match.play(spend(match, 'vasquez', 1), spend(match, 'james-woo', 1));
  expect(citesOf(match, 'triggers')).toEqual(['ER-33.9']);
  expect(match.world.unpowered).toEqual([1]);
});

// ── Elements and rooms ───────────────────────────────────────────────────────────────────────────────────────────────

const missiles = (more: Figures, dice: readonly number[] = [], extra: Laid = {}): Situation<Er> =>
  room(
    'missile-room',
    { 'jessica-hollister': { at: 'b3', facing: 'up', tiles: [four] }, 'james-woo': { at: 'a6' }, ...more },
    { activated: 'jessica-hollister', dice, ...extra },
  );

proves(
  ['ER-33.12', 'ER-33.13'],
  'each on an icon, facing it; the activated one pays the price; all have used it',
  () => {
    const helpers: Figures = {
      'jeff-deeler': { at: 'c3', facing: 'up', tiles: [goldTwo] },
      'john-kendall': { at: 'd3', facing: 'up', tiles: [otherGold] },
    };
    const match = missiles(helpers, [TWO, TWO, TWO]).answer('interact:missile-room.1');
    expect(match.offers(spend(match, 'jessica-hollister', 1))).toBe(false);
    match.answer(spend(match, 'jessica-hollister', 3));
    expect(match.question).toMatchObject({ key: 'join', cite: 'ER-33.13' });
    expect(match.refuses('join:john-kendall')).toMatchObject({ key: 'not-on-icon', cite: 'ER-33.12' });
    match.answer('join:jeff-deeler');
    expect(match.offers(spend(match, 'jeff-deeler', 1))).toBe(true);
    match.answer(spend(match, 'jeff-deeler', 1));
    expect(match.events('timer-set')).toHaveLength(1);
    expect(figure(match, 'jeff-deeler').triggered).toEqual([0]);
    const askew = missiles({ 'jeff-deeler': { at: 'c3', facing: 'down', tiles: [goldTwo] } }, [BLANK]);
    askew.play('interact:missile-room.1', spend(askew, 'jessica-hollister', 2));
    expect(askew.events('joins')).toEqual([]);
  },
);

proves('ER-33.11', 'where there is one icon nobody joins', () => {
  const match = laid({
    tiles: [
      ['generator', 0, 0],
      ['wide-corridor-1', 0, 3],
    ],
    size: [4, 5],
    modules,
    figures: {
      'nick-bolter': { at: 'b2', facing: 'up', tiles: [four] },
      vasquez: { at: 'c2', facing: 'up', tiles: [goldTwo] },
      'zombie-1': { at: 'a5' },
    },
    activated: 'nick-bolter',
    dice: [BLANK, BLANK],
  }).answer('interact:generator.1');
  expect(match.question.cite).toBe('ER-33.11');
  match.answer(spend(match, 'nick-bolter', 1));
  expect(match.events('joins')).toEqual([]);
  expect(match.question.key).toBe('orders');
});

proves('ER-33.14', 'in a room without icons all who are in it may help, and one benefits', () => {
  const match = laid({
    tiles: [
      ['patients-room', 0, 0],
      ['wide-corridor-1', 0, 3],
    ],
    size: [4, 5],
    modules,
    figures: {
      'james-woo': { at: 'b2', facing: 'up', tiles: [four] },
      vasquez: { at: 'd3', facing: 'up', tiles: [goldTwo], wounds: 2 },
      'nick-bolter': { at: 'a4', tiles: [otherGold] },
      'zombie-1': { at: 'a5' },
    },
    activated: 'james-woo',
    dice: [TWO, HIT, BLANK],
  }).answer('interact:patients-room.1');
  match.answer(spend(match, 'james-woo', 1));
  expect(match.refuses('join:nick-bolter')).toMatchObject({ key: 'not-in-room', cite: 'ER-33.14' });
  match.play('join:vasquez', spend(match, 'vasquez', 1));
  expect(match.question).toMatchObject({ key: 'patient', cite: 'ER-33.14' });
  match.answer('heal:vasquez');
  expect(figure(match, 'vasquez').wounds).toBe(1);
  expect(figure(match, 'james-woo').wounds).toBe(0);
});

proves('ER-31.12', 'nobody joins an ability', () => {
  const match = room(
    'chemistry-lab',
    {
      'james-woo': { at: 'b2', tiles: [four] },
      vasquez: { at: 'c2', tiles: [goldTwo] },
      ...far,
    },
    { activated: 'james-woo', deck },
  );
  const [ability = ''] = offered(match, 'ability');
  match.answer(ability);
  expect(match.question.key).toBe('espionage');
  expect(match.events('joins')).toEqual([]);
});

// ── Torture ──────────────────────────────────────────────────────────────────────────────────────────────────────────

/** Jessica leads Vasquez in the torture room, with the kit; Deeler stands beside her, Kendall does not. */
function tormentors(activated: CharacterId, dice: readonly number[]): Situation<Er> {
  return room(
    'torture-room',
    {
      'jessica-hollister': {
        at: 'b3',
        tiles: [activated === 'jessica-hollister' ? four : goldTwo],
        equipment: ['torture-kit'],
      },
      'jeff-deeler': { at: 'c3', tiles: [activated === 'jeff-deeler' ? four : goldTwo] },
      'john-kendall': { at: 'a5', tiles: [otherGold] },
      vasquez: { at: 'd6', state: 'wounded' },
      'james-woo': { at: 'a6' },
    },
    {
      modules: [...modulesOf(8).filter((module) => module !== 'duel'), 'combination'],
      activated,
      deck,
      dice,
      change({ figures }) {
        const [captor, prisoner] = [figures[0], figures.find(({ id }) => id === 'vasquez')];
        if (captor === undefined || prisoner === undefined) return;
        captor.prisoner = 'vasquez';
        Object.assign(prisoner, { state: 'captured', at: -1 });
      },
    },
  ).answer('torture:vasquez');
}

proves('ER-33.15', 'others beside the captor torture too: a die for each CP, the room for each, the kit once', () => {
  // Two CP and one, two dice of the room for both, two of the kit.
  const match = tormentors(
    'jessica-hollister',
    Array.from({ length: 2 + 1 + 4 + 2 }, () => NOTHING),
  );
  match.answer(spend(match, 'jessica-hollister', 2));
  expect(match.refuses('join:john-kendall')).toMatchObject({ key: 'not-beside-captor', cite: 'ER-33.15' });
  match.play('join:jeff-deeler', spend(match, 'jeff-deeler', 1));
  expect(match.events('tortures')[0]?.params.dice).toHaveLength(9);
});

proves('ER-33.15', 'the captor takes part: whoever else acts has the captor join', () => {
  const match = tormentors(
    'jeff-deeler',
    Array.from({ length: 1 + 1 + 4 + 2 }, () => NOTHING),
  );
  match.answer(spend(match, 'jeff-deeler', 1));
  expect(match.question).toMatchObject({ key: 'torture', params: { figure: 'jessica-hollister' } });
  match.answer(spend(match, 'jessica-hollister', 1));
  expect(match.events('tortures')).toMatchObject([{ params: { figure: 'jessica-hollister' } }]);
});

proves('ER-33.5', 'a gold section that does not take the price brings no bearer in', () => {
  const with_ = (tile: typeof goldTwo): Situation<Er> =>
    room(
      'officers-bedroom',
      {
        'james-woo': { at: 'b3', tiles: [tile], equipment: ['secret-files'] },
        vasquez: { at: 'c3', tiles: [four] },
        ...far,
      },
      { activated: 'vasquez', deck },
    );
  expect(with_(goldTwo).offers('interact:secret-files-1.1')).toBe(true);
  expect(with_(tileWith('interaction 1 gold')).refuses('interact:secret-files-1.1')).toMatchObject({
    key: 'sections-too-small',
    cite: 'ER-33.5',
  });
});
