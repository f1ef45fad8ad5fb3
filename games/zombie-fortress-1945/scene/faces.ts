/** Which drawing stands for whom and for what. */
import type { CampId } from '../content/camps.ts';
import type { CounterKind, MarkerKind } from '../content/ids.ts';
import { markers } from '../content/markers/index.ts';
import type { MemberKind } from '../world.ts';

const teams: Readonly<Record<CampId, string>> = {
  usa: 'b-team-us',
  'great-britain': 'b-team-gb',
  japan: 'b-team-jp',
  germany: 'b-team-de',
};

export function tokenOfTeam(camp: CampId): string {
  return teams[camp];
}

const members: Readonly<Record<MemberKind, string>> = {
  soldier: 't-soldier',
  medic: 't-medic',
  prisoner: 't-prisoner',
};

export function tokenOfMember(kind: MemberKind): string {
  return members[kind];
}

const counters: Readonly<Record<CounterKind, string>> = {
  zombie: 't-zombie',
  dog: 't-dog',
  helmeted: 't-elite',
  giant: 't-giant',
  puddle: 't-puddle',
  herb: 't-herb',
  'map-fragment': 't-mapbit',
  wanderer: 't-wander',
  hulk: 't-mutant',
};

export function tokenOfCounter(kind: CounterKind): string {
  return counters[kind];
}

/** Markers whose drawing is called otherwise than they are. */
const others: Readonly<Partial<Record<MarkerKind, string>>> = {
  'vg-5': 'w-vg5',
  grenades: 'w-grenade',
  zg1229: 'i-scope',
  harness: 'i-harness',
  'medic-kit': 'i-medkit',
  'ice-axes': 'i-axes',
  evangeline: 'b-evangeline',
  coffin: 'i-coffin',
  fl282: 'v-heli',
  fa223: 'v-heli2',
  kuebelwagen: 'v-jeep',
  'e-100': 'v-e100',
  doctor: 'i-syringe',
  eagle: 'i-eagle',
  crank: 'i-crank',
  battery: 'i-battery',
  prisoner: 't-prisoner',
  model: 'i-model',
  liquid: 'i-acid',
};

/** What is drawn on the face of a marker. */
export function symbolOfMarker(kind: MarkerKind): string {
  const { family } = markers[kind];
  if (family === 'encounter') return 't-zombie';
  return others[kind] ?? `${family === 'transport' ? 'v' : 'w'}-${kind}`;
}
