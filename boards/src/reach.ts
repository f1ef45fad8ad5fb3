/** How far a march leads over anything whose parts have neighbours: hexes of a map, zones of a floor. */

/** A way, and what it costs: the parts that are entered, the goal last. */
export interface Route<Part extends string> {
  readonly cost: number;
  readonly path: readonly Part[];
}

/** What a march pays, and where it ends. */
export interface March<Part extends string> {
  /** What it costs to enter a part from its neighbour; `null` where that cannot be done. */
  readonly cost: (from: Part, into: Part) => number | null;
  /** Does whoever enters this part go no farther? */
  readonly stops: (part: Part) => boolean;
}

/** A way that may be gone on with. */
interface Reached<Part extends string> {
  readonly at: Part;
  readonly way: Route<Part>;
}

/** Everywhere that a march can lead for at most so much, each by its cheapest way; the start is not among it. */
export function reachOf<Part extends string>(
  neighbours: Readonly<Record<Part, readonly Part[]>>,
  from: Part,
  most: number,
  march: March<Part>,
): ReadonlyMap<Part, Route<Part>> {
  const found = new Map<Part, Route<Part>>();
  const open: Reached<Part>[] = [{ at: from, way: { cost: 0, path: [] } }];
  for (let next = takeCheapest(open); next !== undefined; next = takeCheapest(open)) {
    const { at, way } = next;
    if (found.has(at)) continue;
    if (at !== from) {
      found.set(at, way);
      if (march.stops(at)) continue;
    }
    for (const into of neighbours[at] ?? []) {
      if (into === from || found.has(into)) continue;
      const price = march.cost(at, into);
      const cost = price === null ? Infinity : way.cost + price;
      if (cost <= most) open.push({ at: into, way: { cost, path: [...way.path, into] } });
    }
  }
  return found;
}

/** The first of the cheapest. */
function takeCheapest<Part extends string>(open: Reached<Part>[]): Reached<Part> | undefined {
  let best = 0;
  for (let i = 1; i < open.length; i++) {
    if ((open[i]?.way.cost ?? Infinity) < (open[best]?.way.cost ?? Infinity)) best = i;
  }
  return open.splice(best, 1)[0];
}
