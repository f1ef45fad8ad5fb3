import { describe, expect, it } from 'vitest';
import { byId, type Component, type Listener } from './hooks.ts';
import { Match } from './match.ts';
import { knowers, pile } from './secrets.ts';
import { startToy } from './testing/toys/play.ts';
import { choose, type Scratch, scratchGame, startScratch } from './testing/toys/scratch-game.ts';
import { type TriggeredCards, triggeredCards } from './testing/toys/triggered-cards.ts';

type Piece = Component<Scratch>;

const plusTwo: Piece = { id: 'plus-two', provenance: 'reconstructed', queries: { value: (n) => n + 2 } };
const twice: Piece = { id: 'twice', provenance: 'reconstructed', cites: ['SCR-1.9'], queries: { value: (n) => n * 2 } };
const idle: Piece = { id: 'idle', provenance: 'reconstructed', queries: { value: (n) => n } };

function by(holder: string, ...pieces: Piece[]): Listener<Scratch>[] {
  return pieces.map((component) => ({ component, holder }));
}

/** A match whose listeners are named in the notes of the world: `holder component`. */
function listening(pieces: readonly Piece[], notes: string[], keeping = {}) {
  const game = scratchGame(
    function* (table) {
      yield* choose(table, 0, 'fire');
      yield* table.fire('moment', {});
      return 'one';
    },
    {
      listeners: (world) =>
        world.notes.flatMap((note) => {
          const [holder = '', id] = note.split(' ');
          return by(holder, ...pieces.filter((piece) => piece.id === id));
        }),
    },
  );
  const { world, board } = startScratch(game).table;
  const config = { mode: 'only', mission: null, seats: 2, options: {}, seed: 's' };
  return Match.from(game, config, { world: { ...world, notes }, board, phase: 'one' }, null, keeping);
}

describe('a query', () => {
  it('folds a value through those who listen now, in their order', () => {
    const { table } = listening([plusTwo, twice], ['a plus-two', 'b twice']);
    expect(table.query('value', 1, {})).toBe(6);
    table.world.notes.reverse();
    expect(table.query('value', 1, {})).toBe(4);
    table.world.notes = [];
    expect(table.query('value', 1, {})).toBe(1);
  });

  it('looks for listeners once while the world stands still, and again after', () => {
    const { table } = listening([plusTwo, twice], ['a plus-two']);
    const read = table.still(() => {
      const first = table.query('value', 1, {});
      table.world.notes.push('b twice');
      return [first, table.query('value', 1, {}), table.still(() => table.query('value', 1, {}))];
    });
    expect(read).toEqual([3, 3, 3]);
    expect(table.query('value', 1, {})).toBe(6);
    table.world.notes = [];
    expect(table.query('value', 1, {})).toBe(1);
  });

  it('counts as use of those who changed the value, on light tables too', () => {
    for (const light of [true, false]) {
      const used = new Set<string>();
      const cited: string[] = [];
      const keeping = { light, used, cited: (cite: string) => cited.push(cite) };
      const { table } = listening([plusTwo, twice, idle], ['a idle', 'a twice'], keeping);
      table.query('value', 3, {});
      expect([...used]).toEqual(['twice']);
      expect(cited).toContain('SCR-1.9');
    }
  });
});

describe('a component that is a rule', () => {
  it('changes values and brings its cites up, but is not counted among what was used', () => {
    const used = new Set<string>();
    const cited: string[] = [];
    const rule: Piece = { ...twice, isRule: true };
    const { table } = listening([rule], ['a twice'], { used, cited: (cite: string) => cited.push(cite) });
    expect(table.query('value', 3, {})).toBe(6);
    expect([...used]).toEqual([]);
    expect(cited).toContain('SCR-1.9');
  });
});

/** Tells an event. */
function telling(id: string): Piece {
  return {
    id,
    provenance: 'reconstructed',
    flows: {
      *moment(table, _context, self) {
        table.tell('told', 'SCR-1.1', { who: `${self.holder} ${id}` });
      },
    },
  };
}

function removing(id: string, ...notes: string[]): Piece {
  return {
    id,
    provenance: 'reconstructed',
    flows: {
      *moment(table) {
        table.world.notes = table.world.notes.filter((note) => !notes.includes(note));
      },
    },
  };
}

function adding(id: string, note: string): Piece {
  return {
    id,
    provenance: 'reconstructed',
    flows: {
      *moment(table) {
        table.world.notes.push(note);
      },
    },
  };
}

function who(match: Match<Scratch>): unknown[] {
  return match.told.map(({ params }) => (params as { who: unknown }).who);
}

describe('a flow', () => {
  it('lets those who listen act in their order', () => {
    const match = listening([telling('x'), telling('y')], ['b y', 'a x', 'a y']);
    match.answer(0, 'do:fire');
    expect(who(match)).toEqual(['b y', 'a x', 'a y']);
  });

  it('passes over whoever vanished while it fired', () => {
    const match = listening([telling('x'), removing('cut', 'b x')], ['a cut', 'b x', 'c x']);
    match.answer(0, 'do:fire');
    expect(who(match)).toEqual(['c x']);
  });

  it('does not hear those who came while it fired', () => {
    const match = listening([telling('x'), adding('call', 'b x')], ['a call']);
    match.answer(0, 'do:fire');
    expect(who(match)).toEqual([]);
    match.answer(0, 'do:fire');
    expect(who(match)).toEqual(['b x']);
  });

  it('may ask, and goes on after the answer', () => {
    const asking: Piece = {
      id: 'ask',
      provenance: 'reconstructed',
      flows: {
        *moment(table) {
          const word = yield* choose(table, 1, 'yes', 'no');
          if (word === 'yes') table.tell('told', 'SCR-1.1', { who: 'asked' });
        },
      },
    };
    const used = new Set<string>();
    const match = listening([asking, telling('x')], ['a ask', 'b x'], { used });
    match.answer(0, 'do:fire');
    expect(match.open.map(({ seat }) => seat)).toEqual([1]);
    match.answer(1, 'do:no');
    expect(who(match)).toEqual(['b x']);
    expect([...used]).toEqual(['x']);
    match.answer(0, 'do:fire');
    match.answer(1, 'do:yes');
    expect([...used]).toEqual(['x', 'ask']);
  });

  it('counts as use when it tells, rolls, moves, shuffles or shows, on light tables too', () => {
    const acting = (id: string, act: (table: Match<Scratch>['table']) => void): Piece => ({
      id,
      provenance: 'reconstructed',
      flows: {
        *moment(table) {
          act(table);
        },
      },
    });
    const pieces = [
      acting('rolls', (table) => table.roll(6)),
      acting('shuffles', (table) => table.shuffle(table.world.deck)),
      acting('shows', (table) => table.reveal(table.world.deck, 0, 1)),
      acting('moves', (table) => table.move(table.world.deck, 0, table.world.hand)),
      acting('idles', () => undefined),
    ];
    const used = new Set<string>();
    const match = listening(pieces, ['a rolls', 'a shuffles', 'a shows', 'a moves', 'a idles'], {
      light: true,
      used,
    });
    match.answer(0, 'do:fire');
    expect([...used]).toEqual(['rolls', 'shuffles', 'shows', 'moves']);
  });
});

describe('triggered cards', () => {
  type World = TriggeredCards['world'];

  function situation(change: Partial<World>, seats = 3): Match<TriggeredCards> {
    const { world, board } = startToy(triggeredCards, 'situation', seats).table;
    const config = { mode: 'only', mission: null, seats, options: {}, seed: 's' };
    const none: World = { ...world, charms: [[], [], []], gold: [3, 3, 3], ...change };
    return Match.from(triggeredCards, config, { world: none, board, phase: 'turn' }, null);
  }

  function stealFrom(match: Match<TriggeredCards>, victim: number): void {
    const thief = match.open[0]?.seat ?? 0;
    match.answer(thief, `steal:${victim}`);
    while (match.open[0]?.asking.key === 'answer') match.answer(match.open[0].seat, 'pass');
  }

  it('ask every seat that might hold one, every time', () => {
    const match = situation({ skills: ['frugal', 'tithe', 'avenger'] });
    match.answer(0, 'gather');
    expect(match.open.map(({ seat }) => seat)).toEqual([1]);
    match.answer(1, 'pass');
    expect(match.open.map(({ seat }) => seat)).toEqual([2]);
  });

  it('stop a theft in the middle of another seat’s turn', () => {
    const held = ['tax-1', 'parry-1', 'tax-2'];
    const hands = held.map((card, seat) => pile('cards', `hand:${seat}`, [card], knowers(seat)));
    const deck = pile('cards', 'deck', ['windfall-1']);
    const match = situation({ hands, deck, skills: ['frugal', 'tithe', 'avenger'] });
    match.answer(0, 'steal:1');
    match.answer(1, 'play:0');
    match.answer(2, 'pass');
    expect(match.table.world.gold).toEqual([3, 3, 3]);
    expect(match.told.map(({ type }) => type)).toContain('parried');
    expect(match.table.world.discards.cards).toEqual(['parry-1']);
  });

  it('act through a copy in its own name: the mimic and its original count apart', () => {
    const match = situation({ skills: ['frugal', 'mimic', 'tithe'] });
    stealFrom(match, 1);
    expect(match.table.world.gold).toEqual([5, 1 + 1, 3 + 1]);
    expect(match.told.filter(({ type }) => type === 'gained').map(({ params }) => params)).toEqual([
      { seat: 1, gold: 1, from: 'mimic' },
      { seat: 2, gold: 1, from: 'tithe' },
    ]);
  });

  it('remember by holder and component what has acted this turn, and forget it in the next', () => {
    const match = situation({ skills: ['frugal', 'mimic', 'tithe'] });
    stealFrom(match, 1);
    expect(match.table.world.acted).toEqual([]);
    stealFrom(match, 0);
    expect(match.table.world.gold).toEqual([3, 4, 5]);
  });

  it('copy queries, too', () => {
    const match = situation({ skills: ['mimic', 'frugal', 'tithe'] });
    expect(match.table.query('gathering', 1, { seat: 0 })).toBe(2);
    expect(match.table.query('gathering', 1, { seat: 1 })).toBe(2);
    expect(match.table.query('gathering', 1, { seat: 2 })).toBe(1);
  });

  it('break charms that then no longer hear the same theft', () => {
    const skills: World['skills'] = ['frugal', 'avenger', 'frugal'];
    const broken = situation({ skills, charms: [['clover'], ['hex'], ['clover']] });
    stealFrom(broken, 1);
    expect(broken.table.world.gold).toEqual([5, 2, 3]);
    expect(broken.table.world.charms).toEqual([[], [], []]);
    const whole = situation({ skills, charms: [['clover'], [], ['clover']] });
    stealFrom(whole, 1);
    expect(whole.table.world.gold).toEqual([6, 2, 4]);
  });
});

describe('components by their ids', () => {
  it('are found by rules that cannot import them', () => {
    const game = scratchGame(
      function* (table) {
        yield* choose(table, 0, 'go');
        return 'one';
      },
      { components: [plusTwo, twice] },
    );
    const { table } = startScratch(game);
    expect(table.component('twice')).toBe(twice);
    expect(() => table.component('thrice')).toThrow('scratch has no component "thrice"');
  });

  it('are a record, with the names that the compiler knows', () => {
    const axe = { id: 'axe', hands: 1 } as const;
    const bow = { id: 'bow', hands: 2 } as const;
    const weapons = byId([axe, bow]);
    const names: readonly (keyof typeof weapons)[] = ['axe', 'bow'];
    expect(names.map((name) => weapons[name].hands)).toEqual([1, 2]);
    expect(Object.keys(weapons)).toEqual(names);
    expect(() => byId([axe, bow, axe])).toThrow('Two components are called "axe"');
  });
});
