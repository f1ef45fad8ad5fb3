/** A question that stands open: what may be answered is built at once, what stands beside it when it is read. */
import type { Json } from './json.ts';
import type { Asking, OpenQuestion, Option } from './question.ts';
import type { Seat } from './secrets.ts';
import type { Shape } from './shape.ts';
import type { Table } from './table.ts';

/** A rule error or dead end that has no table to fall back to. */
export class RuleError extends Error {}

/** The options of one asking, shared by all seats that are asked it. */
export class AskedOptions<S extends Shape> {
  readonly allowed: readonly Option<Json, S>[];
  private readonly asking: Asking<Option>;
  private readonly table: Table<S>;
  private whole: readonly Option<Json, S>[] | null = null;
  private over = false;

  constructor(asking: Asking<Option>, table: Table<S>, seat: Seat) {
    this.asking = asking;
    this.table = table;
    this.allowed = allowedOptions(asking, table, seat);
    if (table.reports.cited !== null) this.reportCites(table.reports.cited);
  }

  /** Everything of the kind asked for, explained. */
  get all(): readonly Option<Json, S>[] {
    if (this.whole !== null) return this.whole;
    const { asking } = this;
    if (this.over) throw new Error(`The question "${asking.key}" is answered: its options can no longer be read`);
    this.whole = this.table.still(() => asking.options()) as unknown as readonly Option<Json, S>[];
    return this.whole;
  }

  /** From here on the world is another one. */
  close(): void {
    this.over = true;
  }

  private reportCites(cited: (cite: string) => void): void {
    cited(this.asking.cite);
    for (const { refusal } of this.all) if (refusal !== undefined) cited(refusal.cite);
  }
}

/** What may be answered, with nothing beside it. */
export function allowedOptions<S extends Shape>(
  asking: Asking<Option>,
  table: Table<S>,
  seat: Seat,
): readonly Option<Json, S>[] {
  const { light } = table;
  table.light = true;
  const allowed = withoutRefused(asking.options());
  table.light = light;
  if (allowed.length === 0) {
    throw new RuleError(`Dead end: "${asking.key}" (${asking.cite}) allows seat ${seat} no answer`);
  }
  return allowed as unknown as readonly Option<Json, S>[];
}

function withoutRefused(options: readonly Option[]): readonly Option[] {
  for (const option of options) {
    if (option.refusal !== undefined) return options.filter(({ refusal }) => refusal === undefined);
  }
  return options;
}

/** A question of a full match. */
export class ReadQuestion<S extends Shape> implements OpenQuestion<S> {
  readonly id: string;
  readonly seat: Seat;
  readonly team: readonly Seat[];
  readonly lead: Seat;
  readonly sealed: boolean;
  readonly asking: Asking<Option<Json, S>, S>;
  private readonly asked: AskedOptions<S>;

  constructor(
    who: Pick<OpenQuestion<S>, 'id' | 'seat' | 'team' | 'lead' | 'sealed'>,
    asking: Asking<Option>,
    asked: AskedOptions<S>,
  ) {
    this.id = who.id;
    this.seat = who.seat;
    this.team = who.team;
    this.lead = who.lead;
    this.sealed = who.sealed;
    this.asking = asking as unknown as Asking<Option<Json, S>, S>;
    this.asked = asked;
  }

  get allowed(): readonly Option<Json, S>[] {
    return this.asked.allowed;
  }

  get options(): readonly Option<Json, S>[] {
    return this.asked.all;
  }
}
