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

/** A step that may be gone on with: where it leads, what it costs up to there, and the way before it. */
interface Step<Part extends string> {
  readonly at: Part;
  readonly cost: number;
  readonly before: readonly Part[];
}

/** Everywhere that a march can lead for at most so much, each by its cheapest way; the start is not among it. */
export function reachOf<Part extends string>(
  neighbours: Readonly<Record<Part, readonly Part[]>>,
  from: Part,
  most: number,
  march: March<Part>,
): ReadonlyMap<Part, Route<Part>> {
  const found = new Map<Part, Route<Part>>();
  const open: Step<Part>[] = [{ at: from, cost: 0, before: [] }];
  for (let next = takeCheapest(open); next !== undefined; next = takeCheapest(open)) {
    const { at, cost, before } = next;
    if (found.has(at)) continue;
    const path = at === from ? before : [...before, at];
    if (at !== from) {
      found.set(at, { cost, path });
      if (march.stops(at)) continue;
    }
    for (const into of neighbours[at] ?? []) {
      if (into === from || found.has(into)) continue;
      const price = march.cost(at, into);
      if (price !== null && cost + price <= most) open.push({ at: into, cost: cost + price, before: path });
    }
  }
  return found;
}

/** The first of the cheapest. */
function takeCheapest<Part extends string>(open: Step<Part>[]): Step<Part> | undefined {
  let best = 0;
  let least = open[0]?.cost ?? 0;
  for (let i = 1; i < open.length; i++) {
    const { cost } = open[i] as Step<Part>;
    if (cost >= least) continue;
    best = i;
    least = cost;
  }
  if (best === 0) return open.shift();
  return open.splice(best, 1)[0];
}
