/** The actions (p.8): moving, attacking, Heroic actions; each costs a symbol or an Action token. */
import { areBeside, besideIn } from '@necropole/boards';
import { deeds, type Fact, type Option } from '@necropole/kernel';
import type { ThreatCardId } from '../content/ids.ts';
import { missionGoals } from '../content/missions.ts';
import type { ActionKind } from '../content/symbols.ts';
import { countIn, missionOf, placeOf, whoIs } from '../reading.ts';
import type { Enemy, Mu, MuTable, Rule, Verb, Verdict } from '../shape.ts';
import type { Hero, LocationId, MissionId, ThreatInPlay } from '../world.ts';
import { locationFacts } from './choices.ts';
import { damageFacts } from './damage-facts.ts';
import { damageEnemy, enemiesIn, judgeEnemy, rescueCivilian } from './enemies.ts';
import { enemyId, enemyRefs, slotId } from './pointing.ts';
import { threatOf } from './printed.ts';
import { noSymbol, type Payment, pay, payKey, paymentsFor, payRef } from './symbols.ts';
import { putOnThreat } from './threats.ts';

/** The options of one target: one for each way to pay that is a choice, or one refusal. */
function paid<V extends { readonly do: string }>(
  table: MuTable,
  hero: Hero,
  { key, action, refusal }: { key: `${Verb}:${string}`; action: ActionKind; refusal: Verdict },
  value: (pay: Payment) => V,
  beside: () => { refs: readonly string[]; facts?: readonly Fact<Mu>[]; path?: readonly string[] },
): readonly Option<V, Mu>[] {
  const payments = refusal === null ? paymentsFor(table, hero, action) : [];
  const [first] = payments;
  if (first === undefined) {
    if (table.light) return [];
    return [table.option(key, value({ with: 'token', symbol: action }) as never, refusal ?? noSymbol(action), beside)];
  }
  return payments.map((payment, i) =>
    table.option(`${key}${payKey(payment, i === 0)}`, value(payment) as never, null, () => ({
      ...beside(),
      pays: [payRef(hero, payment)],
      ...(i === 0 ? {} : { insteadOf: key }),
    })),
  ) as readonly Option<V, Mu>[];
}

// ── Moving ────────────────────────────────────────────────────────────────────────────────────────────────────────

/** A move leads to an adjacent Location, one way or the other (MU-8.2). */
function judgeMove(hero: Hero, to: LocationId, reach: readonly LocationId[]): Verdict {
  if (to === hero.at) return { key: 'here-already', params: {}, cite: 'MU-8.2', refs: [to] };
  return reach.includes(to) ? null : { key: 'not-adjacent', params: { location: to }, cite: 'MU-8.2', refs: [to] };
}

function moveOptions(table: MuTable, hero: Hero) {
  const { ring } = table.board;
  const reach = table.query('moveTargets', besideIn(ring, hero.at), { hero });
  const places = table.light ? reach : ring;
  return places.flatMap((to) =>
    paid(
      table,
      hero,
      { key: `move:${to}`, action: 'move', refusal: judgeMove(hero, to, reach) },
      (payment) => ({ do: 'move' as const, to, payment }),
      () => ({ refs: [to], facts: locationFacts(table, to), path: areBeside(ring, hero.at, to) ? [hero.at, to] : [] }),
    ),
  );
}

/** The Hero is moved, by an action or by an effect. */
export function* moveHero(table: MuTable, hero: Hero, to: LocationId, cite: string): Rule {
  const from = hero.at;
  if (from === to || hero.ko) return;
  hero.at = to;
  table.tell('hero-moved', cite, { who: whoIs(hero), hero: hero.id, from, to });
  yield* table.fire('heroMoved', { hero, from, to });
}

export const moving = deeds({
  options: moveOptions,
  run: {
    *move(table: MuTable, hero: Hero, { to, payment }) {
      pay(table, hero, payment);
      yield* moveHero(table, hero, to, 'MU-8.2');
    },
  },
});

// ── Attacking ─────────────────────────────────────────────────────────────────────────────────────────────────────

/** An attack deals 1 damage to an enemy where the Hero stands (MU-8.3). */
function attackOptions(table: MuTable, hero: Hero) {
  const places = table.query('attackReach', [hero.at], { hero });
  return places
    .flatMap((at) => enemiesIn(table, at))
    .flatMap((enemy) =>
      paid(
        table,
        hero,
        { key: `attack:${enemyId(enemy)}`, action: 'attack', refusal: judgeEnemy(table, enemy) },
        (payment) => ({ do: 'attack' as const, enemy: enemyId(enemy), payment }),
        () => ({ refs: enemyRefs(table, enemy), facts: attackFacts(table, hero, enemy) }),
      ),
    );
}

/** What an attack would leave. */
function attackFacts(table: MuTable, hero: Hero, enemy: Enemy): readonly Fact<Mu>[] {
  if (enemy.is === 'thug') {
    const damage = placeOf(table.world, enemy.at).strain + 1;
    const needed = table.query('thugToughness', 1, { at: enemy.at });
    if (damage < needed) return [{ key: 'thug-holds', params: { damage, needed } }];
    return missionFacts(table, 'defeat-thugs');
  }
  const damage = Math.max(0, table.query('enemyDamage', 1, { enemy, hero }));
  const struckBack = damageFacts(hero, table.query('strikesBack', 0, { enemy }), { unpreventable: false });
  if (damage === 0) {
    const component = enemy.is === 'villain' ? table.board.villain : enemy.card;
    return [{ key: 'damage-without-effect', params: { component } }, ...struckBack];
  }
  if (enemy.is === 'villain') {
    const health = Math.max(0, table.world.villain.health - damage);
    return [{ key: 'villain-health-after', params: { health } }, ...struckBack];
  }
  const threat = placeOf(table.world, enemy.at).threats.find(({ card }) => card === enemy.card);
  const now = Math.max(0, (threat?.health ?? 0) - damage);
  return [...threatFacts(table, enemy.card, now, 0), ...(now === 0 ? [] : struckBack)];
}

/** How a Threat would stand: Health to go, or tokens of so many; once cleared, what that does for the Mission. */
function threatFacts(table: MuTable, card: ThreatCardId, now: number, goal: number): readonly Fact<Mu>[] {
  const after: Fact<Mu> = { key: 'threat-after', params: { card, now, goal } };
  const cleared = goal === 0 ? now === 0 : now >= goal;
  return cleared ? [after, ...missionFacts(table, 'clear-threats')] : [after];
}

/** How far the Mission would be, and what its end would bring; a token more is of no use to one that is full (MU-9.20). */
function missionFacts(table: MuTable, mission: MissionId): readonly Fact<Mu>[] {
  const { world } = table;
  const { filled, done } = missionOf(world, mission);
  const goal = missionGoals[mission];
  if (done || filled >= goal) return [{ key: 'mission-over', params: { mission } }];
  const now = filled + 1;
  const after: Fact<Mu> = { key: 'mission-after', params: { mission, now, goal } };
  if (now < goal) return [after];
  if (!table.query('missionOpen', true, { mission })) {
    // The Threat that is cleared may be the one that holds the Missions back.
    return mission === 'clear-threats' ? [after] : [after, { key: 'mission-held', params: { mission } }];
  }
  return [after, { key: 'mission-completes', params: { mission, nth: world.completed.length + 1 } }];
}

/** The enemy of this name, where the Hero reaches. */
function enemyNamed(table: MuTable, hero: Hero, id: string): Enemy {
  const places = table.query('attackReach', [hero.at], { hero });
  const enemy = places.flatMap((at) => enemiesIn(table, at)).find((each) => enemyId(each) === id);
  if (enemy === undefined) throw new Error(`There is no enemy "${id}" here`);
  return enemy;
}

export const attacking = deeds({
  options: attackOptions,
  run: {
    *attack(table: MuTable, hero: Hero, { enemy: id, payment }) {
      const enemy = enemyNamed(table, hero, id);
      pay(table, hero, payment);
      yield* attack(table, hero, enemy);
    },
  },
});

/** One attack, by an action or by an effect. */
export function* attack(table: MuTable, hero: Hero, enemy: Enemy): Rule {
  table.tell('attack', 'MU-8.3', { who: whoIs(hero), hero: hero.id, at: enemy.at, on: enemyId(enemy) });
  yield* damageEnemy(table, enemy, 1, hero, 'MU-8.3');
}

// ── Heroic actions ────────────────────────────────────────────────────────────────────────────────────────────────

/** A Heroic action rescues a Civilian (MU-8.8); without one there it cannot (MU-8.10). */
export function judgeRescue({ world }: MuTable, at: LocationId): Verdict {
  const found = countIn(placeOf(world, at), 'civilian') > 0;
  return found ? null : { key: 'no-civilian-here', params: {}, cite: 'MU-8.10', refs: [at] };
}

/** Tokens go on a free slot of a Threat, by actions of its kind: never on a Henchman (MU-8.9, MU-9.11, MU-9.13). */
function judgePlacing(table: MuTable, { card, filled }: ThreatInPlay): Verdict {
  const { needs } = threatOf(table, card);
  if (needs === undefined) return { key: 'threat-is-henchman', params: {}, cite: 'MU-9.11', refs: [card] };
  return filled < needs.count ? null : { key: 'threat-full', params: {}, cite: 'MU-8.10', refs: [card] };
}

function heroicOptions(table: MuTable, hero: Hero) {
  const places = table.query('heroicReach', [hero.at], { hero });
  return places.flatMap((at) => [...rescueOptions(table, hero, at), ...placingOptions(table, hero, at)]);
}

function rescueOptions(table: MuTable, hero: Hero, at: LocationId) {
  const { slots } = placeOf(table.world, at);
  return paid(
    table,
    hero,
    { key: `rescue:${at}`, action: 'heroic', refusal: judgeRescue(table, at) },
    (payment) => ({ do: 'rescue' as const, at, payment }),
    () => ({
      refs: slots.includes('civilian') ? [at, slotId(at, slots.lastIndexOf('civilian'))] : [at],
      facts: slots.includes('civilian') ? missionFacts(table, 'rescue-civilians') : [],
    }),
  );
}

function placingOptions(table: MuTable, hero: Hero, at: LocationId) {
  return placeOf(table.world, at).threats.flatMap((threat) => {
    const { needs } = threatOf(table, threat.card);
    const action = needs?.action ?? 'heroic';
    return paid(
      table,
      hero,
      { key: `place:${threat.card}`, action, refusal: judgePlacing(table, threat) },
      (payment) => ({ do: 'place' as const, card: threat.card, payment }),
      () => ({ refs: [at, threat.card], facts: placingFacts(table, threat) }),
    );
  });
}

function placingFacts(table: MuTable, { card, filled }: ThreatInPlay): readonly Fact<Mu>[] {
  const goal = threatOf(table, card).needs?.count;
  return goal === undefined ? [] : threatFacts(table, card, filled + 1, goal);
}

export const heroics = deeds({
  options: heroicOptions,
  run: {
    *rescue(table: MuTable, hero: Hero, { at, payment }) {
      pay(table, hero, payment);
      yield* rescueCivilian(table, at, hero, 'MU-8.8');
    },
    *place(table, hero, { card, payment }) {
      pay(table, hero, payment);
      yield* putOnThreat(table, card, hero, threatOf(table, card).needs?.action === 'heroic' ? 'MU-8.9' : 'MU-9.13');
    },
  },
});
