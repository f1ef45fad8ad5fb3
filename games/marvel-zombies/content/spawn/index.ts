/**
 * The 42 spawn cards. The book prints one of them (p.14), gives a line of two others (p.22), and counts the Zombie Hero
 * and Hidden Citizen cards; how the other cards are shared out, and their numbers, are ours.
 */
import { tabulate } from '@necropole/boards';
import type { HordeKind } from '../ids.ts';
import type { SpawnCard } from '../kinds.ts';
import { multiplication, overdrive, SPECIAL_RULE } from './specials.ts';

/** A card without its number. */
type Face = (id: SpawnCardId) => SpawnCard;

/** How many come at blue, yellow, orange and red. */
type Line = readonly [blue: number, yellow: number, orange: number, red: number];

function spawns(kind: 'normal' | 'rush', horde: HordeKind, line: Line): Face {
  const [blue, yellow, orange, red] = line;
  const cites = [kind === 'normal' ? 'MZ-14.5' : 'MZ-21.2'];
  return (id) => ({ id, provenance: 'reconstructed', cites, kind, horde, counts: { blue, yellow, orange, red } });
}

/** The card that the book prints. */
const bookCard: Face = (id) => ({
  id,
  provenance: 'rulebook',
  cites: ['MZ-14.5', 'MZ-14.6'],
  kind: 'normal',
  horde: 'walker',
  counts: { blue: 2, yellow: 3, orange: 8, red: 9 },
});

function activates(horde: HordeKind): Face {
  return (id) => ({ id, provenance: 'reconstructed', cites: ['MZ-21.3'], kind: 'extra-activation', horde });
}

const actions = { overdrive, multiplication };
/** A special action that spawn cards name (p.21). */
export type SpecialAction = keyof typeof actions;

function acts(special: SpecialAction): Face {
  const resolve = actions[special];
  return (id) => ({ id, provenance: 'reconstructed', cites: [SPECIAL_RULE], kind: 'special', special, resolve });
}

const zombieHero: Face = (id) => ({ id, provenance: 'rulebook', cites: ['MZ-21.12'], kind: 'zombie-hero' });
const hiddenCitizen: Face = (id) => ({ id, provenance: 'rulebook', cites: ['MZ-21.5'], kind: 'hidden-citizen' });

/**
 * No two of our cards are alike. Each brings more at orange than at blue, and more at red than at orange; they range from
 * stragglers to crowds larger than that of the printed card.
 */
const faces = [
  bookCard,
  spawns('normal', 'walker', [1, 1, 2, 4]),
  spawns('normal', 'walker', [1, 1, 3, 5]),
  spawns('normal', 'walker', [1, 1, 4, 6]),
  spawns('normal', 'walker', [1, 2, 4, 6]),
  spawns('normal', 'walker', [1, 2, 5, 7]),
  spawns('normal', 'walker', [1, 2, 6, 8]),
  spawns('normal', 'walker', [2, 3, 6, 9]),
  spawns('normal', 'walker', [2, 4, 9, 12]),
  spawns('rush', 'walker', [1, 1, 2, 3]),
  spawns('rush', 'walker', [1, 1, 3, 4]),
  spawns('rush', 'walker', [1, 2, 4, 6]),
  spawns('rush', 'walker', [1, 3, 5, 7]),
  spawns('rush', 'walker', [2, 4, 8, 10]),
  spawns('normal', 'brute', [1, 1, 2, 3]),
  spawns('normal', 'brute', [1, 1, 2, 4]),
  spawns('normal', 'brute', [1, 1, 3, 4]),
  spawns('normal', 'brute', [1, 2, 2, 3]),
  spawns('normal', 'brute', [1, 2, 3, 5]),
  spawns('rush', 'brute', [1, 1, 2, 3]),
  spawns('rush', 'brute', [1, 1, 2, 4]),
  spawns('normal', 'runner', [1, 1, 2, 3]),
  spawns('normal', 'runner', [1, 1, 2, 4]),
  spawns('normal', 'runner', [1, 2, 2, 3]),
  spawns('normal', 'runner', [1, 2, 3, 4]),
  spawns('rush', 'runner', [1, 1, 2, 3]),
  activates('walker'),
  activates('walker'),
  activates('brute'),
  activates('runner'),
  acts('overdrive'),
  acts('overdrive'),
  acts('multiplication'),
  acts('multiplication'),
  zombieHero,
  zombieHero,
  zombieHero,
  zombieHero,
  zombieHero,
  zombieHero,
  hiddenCitizen,
  hiddenCitizen,
] as const;

/** One of the spawn cards: from `spawn-1` on, as many as there are faces. */
export type SpawnCardId = `spawn-${Exclude<keyof (readonly [null, ...typeof faces]) & `${number}`, '0'>}`;

export const spawnCardIds: readonly SpawnCardId[] = faces.map((_, i) => `spawn-${i + 1}` as SpawnCardId);
export const spawnCards: Readonly<Record<SpawnCardId, SpawnCard>> = tabulate(spawnCardIds, (id, i) =>
  (faces[i] as Face)(id),
);
