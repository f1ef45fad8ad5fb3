/** What symbols, tokens, Missions are called. */
import { count, list } from '@necropole/kernel/english';
import { type ActionSymbol, actionSymbols, type Bystander } from '../../content/symbols.ts';
import type { MissionId } from '../../world.ts';

const symbolNames: Readonly<Record<ActionSymbol, string>> = {
  move: 'Move',
  attack: 'Attack',
  heroic: 'Heroic',
  wild: 'Wild',
};

/** “Move”. */
export function symbol(id: ActionSymbol): string {
  return symbolNames[id];
}

/** “an Attack”, “a Move”. */
export function aSymbol(id: ActionSymbol): string {
  return `${id === 'attack' ? 'an' : 'a'} ${symbol(id)}`;
}

/** “Move, Attack and 2 Wild”; “no symbol”. */
export function symbols(all: readonly ActionSymbol[]): string {
  const kinds = actionSymbols.flatMap((kind) => {
    const many = all.filter((each) => each === kind).length;
    return many === 0 ? [] : [many === 1 ? symbol(kind) : `${many} ${symbol(kind)}`];
  });
  return kinds.length === 0 ? 'no symbol' : list(kinds);
}

/** “2 Wild tokens”. */
export function tokens(n: number, id: ActionSymbol): string {
  return count(n, `${symbol(id)} token`, `${symbol(id)} tokens`);
}

const bystanderNames: Readonly<Record<Bystander, readonly [one: string, more: string]>> = {
  thug: ['Thug', 'Thugs'],
  civilian: ['Civilian', 'Civilians'],
};

/** “Thug”. */
export function bystander(id: Bystander): string {
  return bystanderNames[id][0];
}

/** “2 Thugs”. */
export function bystanders(id: Bystander, n: number): string {
  return count(n, ...bystanderNames[id]);
}

/** “2 Thugs and 1 Civilian”; “nobody”. */
export function crowd(all: readonly Bystander[]): string {
  const kinds = (['thug', 'civilian'] as const).flatMap((kind) => {
    const many = all.filter((each) => each === kind).length;
    return many === 0 ? [] : [count(many, ...bystanderNames[kind])];
  });
  return kinds.length === 0 ? 'nobody' : list(kinds);
}

const missionNames: Readonly<Record<MissionId, string>> = {
  'rescue-civilians': 'Rescue Civilians',
  'defeat-thugs': 'Defeat Thugs',
  'clear-threats': 'Clear Threats',
};

export function mission(id: MissionId): string {
  return missionNames[id];
}
