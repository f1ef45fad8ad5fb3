/**
 * Set-up (p.4-5, p.12, p.14).
 *
 * `setUp` lays out the circle of Locations, the Threats, the Villain and the Missions. What somebody chooses comes in the
 * first phases: the Heroes, their decks, the two sides of a Super-Villain match, and who begins.
 */
import { oppositeIn } from '@necropole/boards';
import { draw, EVERYBODY, type Fact, knowers, pile, type SetUp, type Start, takeOut } from '@necropole/kernel';
import { heroIds } from '../content/heroes/index.ts';
import type { HeroId, LocationId, VillainId } from '../content/ids.ts';
import { locationIds, locations } from '../content/locations/index.ts';
import { missionIds } from '../content/missions.ts';
import { planCardId, threatCardId } from '../content/names.ts';
import { superHeroIds } from '../content/super-heroes/index.ts';
import { superVillainIds } from '../content/super-villains/index.ts';
import { slotsOf, symbolsOf } from '../content/symbols.ts';
import { villains } from '../content/villains/index.ts';
import { heroAt, whoIs } from '../reading.ts';
import type { Mu, MuTable, PhaseName, Rule, Verdict } from '../shape.ts';
import {
  type Board,
  type Hero,
  type HeroSlot,
  type ModeId,
  noOverflow,
  type Place,
  type VillainInPlay,
  type World,
} from '../world.ts';
import { askTeam, villainSeat } from './asking.ts';
import { besideHero, effectOf, locationFacts } from './choices.ts';
import { drawCards } from './drawing.ts';
import { freshTurn } from './hero-turn.ts';
import { byHeroes, called, villainOf } from './printed.ts';
import { freshThreat } from './threats.ts';
import { gainTokens, noTokens } from './tokens.ts';
import { startVillainAt } from './villain-movement.ts';

const LOCATIONS = 6;
const FIRST_HAND = 3;
const PLANS_IN_HAND = 2;
const SUPER_VILLAINS_DRAWN = 4;
const COMMANDER_SUPER_HEROES = { drawn: 3, kept: 2 } as const;

export function setUp(start: Start): SetUp<Mu> {
  const board = layBoard(start);
  const villain = placeVillain(start, board);
  const at = oppositeIn(board.ring, villain.at);
  const { places, aside } = layThreats(start, board);
  const world: World = {
    heroes: board.heroSeats.map((seat, i) => newHero(i, seat, at)),
    turn: freshTurn(0),
    acting: 'villain',
    direction: 1,
    villain,
    plan: null,
    places,
    aside,
    storyline: [],
    since: 0,
    delay: 0,
    missions: missionIds.map((id) => ({ id, filled: 0, done: false })),
    completed: [],
    overflow: noOverflow(),
    support: board.commander ? { heroes: [], deck: pile('support', 'support deck'), row: [] } : null,
    battlePlans: [],
    superHeroes: pile('super-heroes', 'box of Super-Hero cards', start.shuffled(superHeroIds)),
    offered: pile('super-heroes', 'drawn Super-Hero cards'),
    superVillains: pile('super-villains', 'box of Super-Villain cards', start.shuffled(superVillainIds)),
    removed: [],
    superPlayed: { villain: false, heroes: false },
    toShare: startTokens(start, board),
    falling: false,
    noTokens: false,
    memory: [],
  };
  return { world, board, phase: 'choose-heroes' };
}

/** Six Locations in a circle, drawn at random or chosen (MU-4.7). */
function layBoard(start: Start): Board {
  const mode = start.mode as ModeId;
  const versus = mode === 'super-villain' || mode === 'commander-versus';
  const commander = mode === 'commander' || mode === 'commander-versus';
  const heroSeats = Array.from({ length: versus ? start.seats - 1 : start.seats }, (_, seat) => seat);
  const named = listed(start, 'locations');
  const chosen = named.length === LOCATIONS ? (named as LocationId[]) : locationIds;
  const equipment = start.options['equipment'] ?? 'none';
  const challenge = start.options['challenge'] ?? 'none';
  return {
    mode,
    ring: start.shuffled(chosen).slice(0, LOCATIONS),
    villain: start.options['villain'] as VillainId,
    counted: Math.max(2, heroSeats.length),
    heroSeats,
    heroMask: knowers(...heroSeats),
    villainSeat: versus ? start.seats - 1 : null,
    commander,
    challenges: challenge === 'both' ? ['moderate', 'hard'] : challenge === 'none' ? [] : [challenge as 'moderate'],
    equipment: equipment === 'none' || equipment === 'all' ? equipment : (equipment.split(',') as HeroId[]),
    budget: mode === 'commander' ? Number(start.options['budget'] ?? 0) : 0,
    named: listed(start, 'heroes') as HeroId[],
  };
}

/** The values of an option that lists several; none where it is left to chance or to a choice at the table. */
function listed(start: Start, option: string): readonly string[] {
  const value = start.options[option] ?? '';
  return value === '' || value === 'random' || value === 'choose' ? [] : value.split(',');
}

/** Each Location gets its tokens and a Threat with its Threat token (MU-4.9, MU-4.11, MU-4.12); further Threats wait aside. */
function layThreats(start: Start, board: Board): Pick<World, 'places' | 'aside'> {
  const { threats } = villains[board.villain];
  const cards = start.shuffled(
    threats.flatMap((threat) =>
      Array.from({ length: threat.copies }, (_, i) => ({
        threat,
        card: threatCardId(board.villain, threat.id, i + 1),
      })),
    ),
  );
  const places = board.ring.map((id, i): Place => {
    const laid = cards[i];
    return {
      id,
      slots: [...slotsOf(locations[id].slots)],
      threats: laid === undefined ? [] : [freshThreat(laid.threat, laid.card, board.counted, true)],
      crisis: 0,
      strain: 0,
    };
  });
  return { places, aside: cards.slice(board.ring.length).map(({ card }) => card) };
}

/** The Villain with Health by the number of Heroes, a shuffled deck, in a Location drawn at random (MU-4.5, MU-5.2). */
function placeVillain(start: Start, board: Board): VillainInPlay {
  const { health, plans } = villains[board.villain];
  const deck = pile(
    'plans',
    'Master Plan deck',
    plans.map(({ id }) => planCardId(board.villain, id)),
  );
  start.shuffle(deck);
  for (const { id, start: first } of plans) {
    if (first !== true) continue;
    deck.cards.push(takeOut(deck, planCardId(board.villain, id)));
    deck.known.push(EVERYBODY);
  }
  return {
    at: board.ring[start.below(board.ring.length)] as LocationId, // it is within the ring
    health: byHeroes(health, board.counted),
    track: 0,
    stunned: false,
    crisis: 0,
    deck,
    hand: pile('plans', 'hand of the Villain'),
    gone: pile('plans', 'Master Plan cards out of the game'),
    cards: pile('super-villains', 'cards of the Villain'),
  };
}

function newHero(index: number, seat: number, at: LocationId): Hero {
  const id = `hero-${index + 1}` as HeroSlot;
  return {
    id,
    seat,
    who: null,
    at,
    ko: false,
    deck: pile(id, `deck of ${id}`),
    hand: pile(id, `hand of ${id}`),
    tokens: noTokens(),
    equipment: [],
    crisis: 0,
    guard: 0,
    plays: { random: false, faceDown: false },
    cards: pile('super-heroes', `cards of ${id}`),
  };
}

/** The Action tokens of the dashboard's back, and what was agreed on (MU-12.34, MU-13.20). */
function startTokens(start: Start, board: Board): World['toShare'] {
  if (board.villainSeat === null) return [];
  const wilds = Number(start.options['wilds'] ?? 0);
  return [...symbolsOf(villains[board.villain].tokens), ...Array.from({ length: wilds }, () => 'wild' as const)];
}

// ── Choosing Heroes ───────────────────────────────────────────────────────────────────────────────────────────────

/** Each player chooses a Hero; Heroes that were named before the match go to the seats in their order (MU-5.4). */
export function* chooseHeroes(table: MuTable): Rule<PhaseName> {
  const { world, board } = table;
  const villain = villainOf(table);
  if (villain.setUp !== undefined) yield* table.act({ component: villain }, villain.setUp(table));
  for (const [i, { id, seat }] of world.heroes.entries()) {
    const who =
      board.named[i] ??
      (yield* table.ask(seat, {
        key: 'choose-hero',
        params: { hero: id },
        cite: 'MU-5.4',
        refs: [id],
        options: () =>
          heroIds.map((each) => table.option(`hero:${each}`, each, judgeHero(table, each), () => aboutHero(each))),
      }));
    heroAt(world, i).who = who;
    table.tell('hero-chosen', 'MU-5.4', { who, hero: id });
  }
  return board.commander ? 'choose-support' : 'prepare-decks';
}

/** What it is like to play a Hero. */
export function aboutHero(who: HeroId): { readonly facts: readonly Fact<Mu>[] } {
  return { facts: [{ key: 'about-hero', params: { who } }] };
}

/** Nobody plays a Hero twice, and an Anti-Hero is never on both sides (MU-12.1). */
export function judgeHero({ world, board }: MuTable, who: HeroId): Verdict {
  if (who === (board.villain as string)) return { key: 'hero-is-villain', params: { who }, cite: 'MU-12.1' };
  const taken = world.heroes.some((hero) => hero.who === who) || world.support?.heroes.includes(who) === true;
  return taken ? { key: 'hero-taken', params: { who }, cite: 'MU-5.4' } : null;
}

// ── The two sides ─────────────────────────────────────────────────────────────────────────────────────────────────

/** Against a Villain player: where the Villain starts, the super cards, the Action tokens. */
export function* prepareSides(table: MuTable): Rule<PhaseName> {
  if (table.board.villainSeat !== null) {
    yield* placeByHeroes(table);
    yield* dealSuperVillains(table);
    yield* dealSuperHeroes(table);
    yield* shareTokens(table);
  }
  return 'first-hands';
}

/** The Heroes choose where the Villain starts, and stand opposite, unless the set-up of the Villain says where (MU-12.26). */
function* placeByHeroes(table: MuTable): Rule {
  const { board } = table;
  if (villainOf(table).ownStart === true) return;
  const at = yield* askTeam(table, {
    key: 'villain-starts-where',
    params: {},
    cite: 'MU-12.26',
    options: () =>
      board.ring.map((place) =>
        table.option(`location:${place}`, place, null, () => ({ refs: [place], facts: locationFacts(table, place) })),
      ),
  });
  startVillainAt(table, at, 'MU-12.26');
}

/** The Villain draws four cards and keeps three, in secret (MU-12.27), and two Master Plan cards (MU-12.30). */
function* dealSuperVillains(table: MuTable): Rule {
  const { superVillains, villain } = table.world;
  const seat = villainSeat(table);
  for (let i = 0; i < SUPER_VILLAINS_DRAWN; i++) draw(table, superVillains, villain.cards, knowers(seat));
  table.tell('super-cards-drawn', 'MU-12.27', { side: 'villain', cards: SUPER_VILLAINS_DRAWN });
  const slot = yield* table.ask(seat, {
    key: 'drop-super-villain-card',
    params: {},
    cite: 'MU-12.27',
    options: () =>
      villain.cards.cards.map((card, at) =>
        table.option(`super:${at + 1}`, at, null, () => ({
          refs: [card],
          called: called(card),
          facts: effectOf(card),
        })),
      ),
  });
  table.move(villain.cards, slot, superVillains);
  for (let i = 0; i < PLANS_IN_HAND; i++) draw(table, villain.deck, villain.hand, knowers(seat));
}

/** The Heroes draw one card more than there are Heroes and give each one (MU-12.31); the Commander keeps two of three. */
function* dealSuperHeroes(table: MuTable): Rule {
  const { world, board } = table;
  const drawn = board.commander ? COMMANDER_SUPER_HEROES.drawn : world.heroes.length + 1;
  for (let i = 0; i < drawn; i++) draw(table, world.superHeroes, world.offered, board.heroMask);
  table.tell('super-cards-drawn', board.commander ? 'MU-15.4' : 'MU-12.31', { side: 'heroes', cards: drawn });
  const [main] = world.heroes;
  const takers = board.commander && main !== undefined ? [main, main] : world.heroes;
  for (const hero of takers) {
    const slot = yield* askTeam(table, {
      key: 'give-super-hero-card',
      params: { who: whoIs(hero) },
      cite: board.commander ? 'MU-15.4' : 'MU-12.31',
      refs: [hero.id],
      options: () =>
        world.offered.cards.map((card, at) =>
          table.option(`super:${at + 1}`, at, null, () => ({
            refs: [card],
            called: called(card),
            facts: effectOf(card),
          })),
        ),
    });
    const card = table.hidden(world.offered, slot);
    table.move(world.offered, slot, hero.cards);
    table.tell('super-card-given', board.commander ? 'MU-15.4' : 'MU-12.31', { who: whoIs(hero), hero: hero.id, card });
  }
  while (world.offered.cards.length > 0) table.move(world.offered, 0, world.superHeroes);
}

/** The tokens are shared out as the Heroes see fit (MU-12.34); a Commander gets all of them (MU-15.2). */
function* shareTokens(table: MuTable): Rule {
  const { world } = table;
  for (let symbol = world.toShare.shift(); symbol !== undefined; symbol = world.toShare.shift()) {
    const [only] = world.heroes;
    const kind = symbol;
    const index =
      world.heroes.length === 1
        ? 0
        : yield* askTeam(table, {
            key: 'share-token',
            params: { symbol: kind },
            cite: 'MU-12.34',
            options: () =>
              world.heroes.map((hero, i) => table.option(`hero:${hero.id}`, i, null, () => besideHero(hero))),
          });
    const hero = world.heroes[index] ?? only;
    if (hero !== undefined) gainTokens(table, hero, kind, 1, table.board.commander ? 'MU-15.2' : 'MU-12.34');
  }
}

// ── First hands ───────────────────────────────────────────────────────────────────────────────────────────────────

/** Each player draws three cards; then they decide together who begins (MU-5.10). */
export function* firstHands(table: MuTable): Rule<PhaseName> {
  const { world } = table;
  for (const hero of world.heroes) drawCards(table, hero, FIRST_HAND, 'MU-5.10');
  if (world.heroes.length > 1) {
    world.turn.hero = yield* askTeam(table, {
      key: 'who-begins',
      params: {},
      cite: 'MU-12.24',
      options: () => world.heroes.map((hero, i) => table.option(`hero:${hero.id}`, i, null, () => besideHero(hero))),
    });
    const first = heroAt(world, world.turn.hero);
    table.tell('begins-first', 'MU-5.10', { who: whoIs(first), hero: first.id });
  }
  return 'villain-turn';
}
