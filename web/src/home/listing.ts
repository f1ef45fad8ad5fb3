/** How a saved match is listed. */
import type { CatalogueEntry } from '../app/catalogue.ts';
import { isOver, type MatchMeta } from '../engine/records.ts';
import { personsOf } from '../engine/seats.ts';

/** What became of a match. */
export type Standing = 'running' | 'over' | 'resigned' | 'replay';

export function standingOf(meta: MatchMeta): Standing {
  if (meta.replay) return 'replay';
  if (meta.resigned) return 'resigned';
  return meta.outcome === null ? 'running' : 'over';
}

/** The people at this screen beside its owner, and the number of bots. */
export function companyOf({ seats }: MatchMeta): { readonly people: readonly string[]; readonly bots: number } {
  const people = personsOf(seats).flatMap(({ name }) => (name === null ? [] : [name]));
  return { people, bots: seats.filter(({ by }) => by === 'bot').length };
}

/** What somebody called it, else what it is: the mode, and the mission if there is one. */
export function titleOf(meta: MatchMeta, words: CatalogueEntry['words']['fr'] | undefined): string {
  if (meta.title !== '') return meta.title;
  const mission = meta.mission === null ? undefined : (words?.missions[meta.mission]?.name ?? meta.mission);
  return mission ?? words?.modes[meta.mode]?.name ?? meta.mode;
}

/** Does a match wait for somebody at this screen? Where bots play alone, nobody is missed. */
export function waitsForMe({ seats }: Pick<MatchMeta, 'seats'>): boolean {
  return seats.some(({ by }) => by !== 'bot');
}

/** The matches under way, those that wait for me first. */
export function tablesIn(matches: readonly MatchMeta[]): readonly MatchMeta[] {
  const running = matches.filter((meta) => !meta.replay && !isOver(meta));
  return [...running.filter(waitsForMe), ...running.filter((meta) => !waitsForMe(meta))];
}
