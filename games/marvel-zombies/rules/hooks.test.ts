import { expect, test } from 'vitest';
import { cardOf, cardsOf, cardWith } from '../positions/piles.ts';
import { house } from '../positions/plans.ts';
import type { MzComponent } from '../shape.ts';
import { citizenAt, enemiesAt, hero, stand } from '../testing/standing.ts';

/** A component made for a test. */
function component(hooks: Pick<MzComponent, 'queries' | 'flows'>): readonly MzComponent[] {
  return [{ id: 'test', provenance: 'reconstructed', ...hooks }];
}

// ── Enemies ───────────────────────────────────────────────────────────────────────────────────────────────────────

test('an enemy that reaches further attacks the nearest target in sight instead of moving', () => {
  const reaching = (reach: number) =>
    stand({
      heroes: { magneto: 'street-3' },
      horde: { 'street-1': { walker: 2 } },
      listening: component({ queries: { enemyReach: () => reach } }),
    });
  expect(hero(reaching(2), 'magneto').health).toBe(1);
  expect(enemiesAt(reaching(2), 'street-1')).toBe('2 walkers');
  expect(enemiesAt(reaching(1), 'street-2')).toBe('2 walkers');
});

test('an enemy that reaches two zones as near as each other strikes the one the players choose', () => {
  const match = stand({
    heroes: { magneto: 'street-2', storm: 'street-4' },
    horde: { 'street-3': { walker: 1 } },
    listening: component({ queries: { enemyReach: () => 1 } }),
  });
  expect(match.options()).toEqual(['way:street-2', 'way:street-4']);
  expect(hero(match.answer('way:street-4'), 'storm').health).toBe(2);
});

test('an enemy that crosses two zones with an action stops where it meets somebody', () => {
  const match = stand({
    heroes: { magneto: 'street-4', storm: 'street-7' },
    horde: { 'street-1': { walker: 1 }, 'street-5': { brute: 2 } },
    listening: component({ queries: { enemySteps: () => 2 } }),
  });
  expect(enemiesAt(match, 'street-3')).toBe('1 walker');
  expect(enemiesAt(match, 'street-4')).toBe('2 brutes');
});

test('a zombie hero that passes doors takes the way through them, and others do not', () => {
  const match = stand({
    board: house,
    heroes: { magneto: 'pantry' },
    horde: { 'hall-middle': { walker: 1 } },
    zombieHeroes: { psylocke: 'path-3' },
    listening: component({ queries: { enemyPasses: (kinds, { enemy }) => (enemy === 'psylocke' ? ['door'] : kinds) } }),
  });
  expect(enemiesAt(match, 'pantry')).toBe('psylocke');
  expect(enemiesAt(match, 'hall-middle')).toBe('1 walker');
  expect(match.world.opened.includes(true)).toBe(false);
});

test('where windows do not give, enemies find no way through them', () => {
  const match = stand({
    board: house,
    heroes: { magneto: 'study' },
    horde: { 'path-1': { walker: 1 } },
    listening: component({ queries: { windowsGive: () => false } }),
  });
  expect(match.events('window-forced')).toEqual([]);
});

test('wounds, actions and who acts can be changed for some enemies', () => {
  const match = stand({
    heroes: { magneto: 'street-1', storm: 'street-7' },
    horde: { 'street-1': { runner: 1 } },
    zombieHeroes: { psylocke: 'street-1', iceman: 'street-4' },
    listening: component({
      queries: {
        enemyWounds: (wounds, { enemy }) => (enemy === 'psylocke' ? 2 : wounds),
        enemyActions: () => 1,
        doesEnemyAct: (_, { enemy }) => enemy !== 'iceman',
      },
    }),
  });
  expect(hero(match, 'magneto').health).toBe(0);
  expect(match.events('enemies-attack').map(({ params }) => params.wounds)).toEqual([3]);
  expect(enemiesAt(match, 'street-4')).toBe('iceman');
});

test('a hero whom enemies do not see as a target is left alone', () => {
  const match = stand({
    heroes: { magneto: 'street-1', storm: 'street-3' },
    horde: { 'street-1': { walker: 1 } },
    listening: component({ queries: { isHeroTarget: (_, { hero: each }) => each.id !== 'magneto' } }),
  });
  expect(enemiesAt(match, 'street-2')).toBe('1 walker');
});

test('wounds about to fall can be lessened, and an attack as a whole', () => {
  const match = stand({
    heroes: { magneto: 'street-1' },
    horde: { 'street-1': { walker: 3 } },
    listening: component({
      flows: {
        *enemiesAttack(_, { reaction }) {
          reaction.wounds -= 1;
        },
        *woundsComing(_, { reaction }) {
          reaction.count -= 1;
        },
      },
    }),
  });
  expect(hero(match, 'magneto').health).toBe(2);
});

test('whoever listens hears which enemies entered which zone', () => {
  const heard: string[] = [];
  stand({
    heroes: { magneto: 'street-3', storm: 'street-5' },
    horde: { 'street-4': { walker: 2 } },
    listening: component({
      flows: {
        *enemiesEntered(_, { zone, enemies }) {
          heard.push(`${zone}: ${enemies.join(' ')}`);
        },
      },
    }),
  });
  expect(heard).toEqual(['2: walker-0', '4: walker-1']);
});

// ── Citizens and spawning ─────────────────────────────────────────────────────────────────────────────────────────

test('citizens can be kept from acting', () => {
  const match = stand({
    phase: 'citizens',
    heroes: { magneto: 'street-3' },
    citizens: { 'trish-tilby': 'street-1' },
    listening: component({ queries: { doesCitizenAct: () => false } }),
  });
  expect(citizenAt(match, 'trish-tilby')).toBe('street-1');
});

test('a point may draw two cards, and be replaced by something else', () => {
  const spawnDeck = cardsOf('normal', 'brute').slice(0, 3);
  const match = stand({
    phase: 'spawn-point',
    heroes: { magneto: 'street-7' },
    points: { initial: 'street-1', 'red-1': 'street-2' },
    spawnDeck,
    listening: component({
      queries: { pointCards: (cards, { point }) => (point.id === 'initial' ? cards + 1 : cards) },
      flows: {
        *pointSpawns(_, { point, reaction }) {
          if (point.id === 'red-1') reaction.replaced = true;
        },
      },
    }),
  });
  expect(match.events('spawn-card').map(({ params }) => params.zone)).toEqual(['street-1', 'street-1']);
});

test('an idle card is passed over, and the next one drawn', () => {
  const [idle, card] = [cardOf('zombie-hero'), cardOf('normal', 'brute')];
  const match = stand({
    phase: 'spawn-point',
    heroes: { magneto: 'street-7' },
    points: { initial: 'street-1' },
    spawnDeck: [idle, card],
    listening: component({ queries: { passesOver: (rule, { card: each }) => (each === idle ? 'MZ-34.9' : rule) } }),
  });
  expect(match.events('spawn-card').map(({ params }) => params.card)).toEqual([card]);
  expect(match.world.zombieHeroes.some((place) => place >= 0)).toBe(false);
  expect(match.world.spawnDiscard.cards).toEqual([idle, card]);
});

test('a mission may keep symbols from drawing and citizens from being shown, and raise the level', () => {
  const match = stand({
    board: house,
    phase: 'hero-turn',
    heroes: { magneto: 'hall-middle' },
    entered: ['hall'],
    citizenCards: { pantry: 'trish-tilby', kitchen: 'senator-kelly' },
    spawnDeck: [cardWith('normal', 'walker', 'yellow', 3)],
    listening: component({
      queries: {
        drawsForSymbol: (_, { zone }) => zone !== 8,
        revealsOnOpening: (_, { zone }) => zone !== 9,
        spawnLevel: () => 'yellow',
      },
    }),
  }).play('hero:magneto', 'open:hall-middle/pantry');
  expect(enemiesAt(match, 'pantry')).toBe('3 walkers');
  expect(match.world.citizens).toEqual([]);
  match.play('move:hall-west', 'open:hall-west/kitchen');
  expect(enemiesAt(match, 'kitchen')).toBe('');
  expect(citizenAt(match, 'senator-kelly')).toBe('kitchen');
});

// ── The moments of a round ────────────────────────────────────────────────────────────────────────────────────────

/** A component that writes down what it hears. */
function listener(heard: string[]): readonly MzComponent[] {
  return component({
    flows: {
      *roundStarted() {
        heard.push('round');
      },
      *turnStarted(_, { hero: { id } }) {
        heard.push(`turn of ${id}`);
      },
      *openingOpened(_, { by }) {
        heard.push(`opened by ${by?.id ?? 'enemies'}`);
      },
      *attackDeclared(_, { attack }) {
        heard.push(`${attack.profile.id} declared`);
      },
      *attackResolved(_, { attack, killed }) {
        heard.push(`${attack.profile.id} killed ${killed.join(' ')}`);
      },
      *heroWounded(_, { hero: { id }, wounds }) {
        heard.push(`${id} wounded ${wounds}`);
      },
      *turnEnded(_, { hero: { id } }) {
        heard.push(`end of ${id}`);
      },
      *playersPhaseEnded() {
        heard.push('players end');
      },
      *enemiesPhaseStarted() {
        heard.push('enemies');
      },
      *zombieHeroAppeared(_, { zombieHero }) {
        heard.push(`${zombieHero} appears`);
      },
      *enemiesPhaseEnded() {
        heard.push('enemies end');
      },
      *roundEnded() {
        heard.push('round ends');
      },
    },
  });
}

test('whoever listens hears the moments of a round, in their order', () => {
  const heard: string[] = [];
  stand({
    phase: 'players-phase',
    heroes: { storm: 'street-1' },
    horde: { 'street-1': { walker: 3 } },
    points: { initial: 'street-7' },
    spawnDeck: [cardOf('zombie-hero')],
    change: ({ zombieHeroDeck }) => {
      zombieHeroDeck.cards = [...zombieHeroDeck.cards.filter((id) => id !== 'iceman'), 'iceman'];
    },
    listening: listener(heard),
    dice: [6, 6],
  }).play('hero:storm', 'attack:lightning:street-1', 'roll', 'end');
  expect(heard).toEqual([
    'round',
    'turn of storm',
    'lightning declared',
    'lightning killed walker-0 walker-1',
    'end of storm',
    'players end',
    'enemies',
    'storm wounded 1',
    'iceman appears',
    'enemies end',
    'round ends',
    'round',
  ]);
});

test('whoever listens hears what a hero opens, and what enemies force', () => {
  const heard: string[] = [];
  const said = { board: house, listening: listener(heard), spawnDeck: cardsOf('normal', 'brute').slice(0, 4) };
  stand({ ...said, phase: 'hero-turn', heroes: { rogue: 'path-1' } }).play('hero:rogue', 'open:path-1/study');
  stand({ ...said, heroes: { rogue: 'study' }, horde: { 'path-1': { walker: 1 } } });
  expect(heard.filter((each) => each.startsWith('opened'))).toEqual(['opened by rogue', 'opened by enemies']);
});

test('a hero who falls in their own turn ends it without a word', () => {
  const heard: string[] = [];
  const match = stand({
    phase: 'hero-turn',
    heroes: { rogue: { at: 'street-2', health: 1 }, storm: 'street-7' },
    zombieHeroes: { sabretooth: 'street-2' },
    listening: listener(heard),
  }).play('hero:rogue', 'move:street-3');
  expect(hero(match, 'rogue').health).toBe(0);
  expect(match.question.key).toBe('choose-hero');
  expect(match.options()).toEqual(['hero:storm']);
  expect(heard).toEqual(['turn of rogue', 'rogue wounded 1']);
});
