/** What symbols, tokens, Missions are called. */
import { count, list } from '@necropole/kernel/french';
import { type ActionSymbol, actionSymbols, type Bystander } from '../../content/symbols.ts';
import type { MissionId } from '../../world.ts';

const symbolNames: Readonly<Record<ActionSymbol, readonly [one: string, more: string]>> = {
  move: ['Déplacement', 'Déplacements'],
  attack: ['Attaque', 'Attaques'],
  heroic: ['Action Héroïque', 'Actions Héroïques'],
  wild: ['Joker', 'Jokers'],
};

/** « Déplacement ». */
export function symbol(id: ActionSymbol): string {
  return symbolNames[id][0];
}

/** « un Déplacement », « une Attaque ». */
export function aSymbol(id: ActionSymbol): string {
  return `${id === 'attack' || id === 'heroic' ? 'une' : 'un'} ${symbol(id)}`;
}

/** « Déplacement, Attaque et 2 Jokers » ; « aucune icône ». */
export function symbols(all: readonly ActionSymbol[]): string {
  const kinds = actionSymbols.flatMap((kind) => {
    const many = all.filter((each) => each === kind).length;
    return many === 0 ? [] : [many === 1 ? symbol(kind) : count(many, ...symbolNames[kind])];
  });
  return kinds.length === 0 ? 'aucune icône' : list(kinds);
}

/** « 2 pions Joker ». */
export function tokens(n: number, id: ActionSymbol): string {
  return count(n, `pion ${symbol(id)}`, `pions ${symbol(id)}`);
}

const bystanderNames: Readonly<Record<Bystander, readonly [one: string, more: string]>> = {
  thug: ['Malfrat', 'Malfrats'],
  civilian: ['Civil', 'Civils'],
};

/** « Malfrat ». */
export function bystander(id: Bystander): string {
  return bystanderNames[id][0];
}

/** « 2 Malfrats ». */
export function bystanders(id: Bystander, n: number): string {
  return count(n, ...bystanderNames[id]);
}

/** « 2 Malfrats et 1 Civil » ; « personne ». */
export function crowd(all: readonly Bystander[]): string {
  const kinds = (['thug', 'civilian'] as const).flatMap((kind) => {
    const many = all.filter((each) => each === kind).length;
    return many === 0 ? [] : [count(many, ...bystanderNames[kind])];
  });
  return kinds.length === 0 ? 'personne' : list(kinds);
}

const missionNames: Readonly<Record<MissionId, string>> = {
  'rescue-civilians': 'Sauver les Civils',
  'defeat-thugs': 'Vaincre les Malfrats',
  'clear-threats': 'Écarter les Menaces',
};

export function mission(id: MissionId): string {
  return missionNames[id];
}
