/**
 * Which components hear a hook, found once for each hook: most are heard by few. Whoever looks for the listeners of a
 * world asks here first, in the order that the book gives, and passes over everything else.
 */
import type { Component, Listener } from './hooks.ts';
import type { Shape } from './shape.ts';

/** A family of components, each under the name that the world has for it. */
type Family<S extends Shape> = Readonly<Record<string, Component<S>>>;

/** Those of a family that hear a hook; whoever holds one of them in this world listens. */
export type Hearers<S extends Shape> = ReadonlyMap<string, Component<S>>;

/** Those of a family of which each is always held by the same: they stand here as the listeners themselves. */
export type HeldHearers<S extends Shape> = ReadonlyMap<string, Listener<S>>;

/** Tells who hears one hook. */
export interface Ears<S extends Shape> {
  readonly hears: (component: Component<S>) => boolean;
  readonly among: (family: Family<S>) => Hearers<S>;
  readonly held: (family: Family<S>, holderOf: (name: string) => string) => HeldHearers<S>;
}

/** Nobody hears it. */
export const NOBODY_LISTENS: readonly never[] = [];

/**
 * Gives for a hook what `find` found for it, or `null` where none of these components hears it. It is found once, from
 * what the components are: who holds them is read from the world each time.
 */
export function hearing<S extends Shape, Found>(
  components: readonly Component<S>[],
  find: (ears: Ears<S>) => Found,
): (hook: string) => Found | null {
  const found = new Map<string, Found>();
  for (const component of components) {
    for (const hook of hooksOf(component)) if (!found.has(hook)) found.set(hook, find(earsFor(hook)));
  }
  return (hook) => found.get(hook) ?? null;
}

function hooksOf<S extends Shape>({ queries = {}, flows = {} }: Component<S>): readonly string[] {
  return [...Object.keys(queries), ...Object.keys(flows)]; // order: only looked up
}

function earsFor<S extends Shape>(hook: string): Ears<S> {
  const hears = (component: Component<S>): boolean => hooksOf(component).includes(hook);
  const heard = (family: Family<S>) => Object.entries(family).filter(([, component]) => hears(component)); // order: only looked up
  return {
    hears,
    among: (family) => new Map(heard(family)),
    held: (family, holderOf) =>
      new Map(heard(family).map(([name, component]) => [name, { component, holder: holderOf(name) }])),
  };
}
