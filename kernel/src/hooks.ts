/**
 * Hooks: the timing points of a game, named as its rulebook names them. A *query* is pure and folds a value; a *flow*
 * may ask, roll and write. Listeners are found from the world each time, never registered.
 */

import { madeOf } from './made-once.ts';
import type { Shape } from './shape.ts';
import type { Flow, Table } from './table.ts';

/** Where the facts of a component come from. */
export type Provenance = 'rulebook' | 'public' | 'reconstructed';

type Value<P> = P extends readonly [infer V, unknown] ? V : never;
type Context<P> = P extends readonly [unknown, infer C] ? C : never;

/** The value that a query folds. */
export type QueryValue<S extends Shape, K extends keyof S['queries']> = Value<S['queries'][K]>;
/** What a query is told. */
export type QueryContext<S extends Shape, K extends keyof S['queries']> = Context<S['queries'][K]>;

/** The pure hooks of a component. A hook that changes nothing returns the value it was given. */
export type QueryHooks<S extends Shape> = {
  readonly [K in keyof S['queries']]?: (
    value: QueryValue<S, K>,
    context: QueryContext<S, K>,
    self: Listener<S>,
    table: Table<S>,
  ) => QueryValue<S, K>;
};

/** The hooks of a component that may ask, roll and write. */
export type FlowHooks<S extends Shape> = {
  readonly [K in keyof S['flows']]?: (table: Table<S>, context: S['flows'][K], self: Listener<S>) => Flow<void>;
};

/** A card, skill, room, mission rule: its data and the hooks it listens to, in one place. */
export interface Component<S extends Shape = Shape> {
  readonly id: string;
  readonly provenance: Provenance;
  /** The rules that its hooks carry out: they come up whenever a hook of it does something. */
  readonly cites?: readonly string[];
  /** It carries out rules that every match has, and is no piece of the box: what it does is no use of a component. */
  readonly isRule?: true;
  readonly queries?: QueryHooks<S>;
  readonly flows?: FlowHooks<S>;
}

/** A list of components as a record: each under its id. */
export function byId<const C extends { readonly id: string }>(
  components: readonly C[],
): { readonly [I in C['id']]: C } {
  const table = {} as Record<string, C>;
  for (const component of components) {
    if (Object.hasOwn(table, component.id)) throw new Error(`Two components are called "${component.id}"`);
    table[component.id] = component;
  }
  return table as { readonly [I in C['id']]: C };
}

const madeFor = madeOf<object, ReadonlyMap<string, unknown>>(1);

/** The components of a game by their ids. */
export function componentsById<S extends Shape>(game: {
  readonly components: readonly Component<S>[];
}): ReadonlyMap<string, Component<S>> {
  const make = () => new Map(game.components.map((component) => [component.id, component]));
  return madeFor(game, 'by id', make) as ReadonlyMap<string, Component<S>>;
}

/** A component at work, for somebody. Its memory lies in the world by holder *and* component. */
export interface Listener<S extends Shape = Shape> {
  readonly component: Component<S>;
  readonly holder: string;
}

/** Is this listener still among those that the world shows? */
export function stillListens<S extends Shape>(listener: Listener<S>, now: readonly Listener<S>[]): boolean {
  return now.some((other) => other.component.id === listener.component.id && other.holder === listener.holder);
}
