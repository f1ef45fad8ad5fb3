/** The rules that components carry out with hooks that tell nothing. */
import { expect, test } from 'vitest';
import type { TezComponent } from '../shape.ts';
import { characterIds, characters } from './characters/index.ts';
import type { CharacterId } from './ids.ts';
import { appears, components } from './index.ts';
import { isWeaponCard } from './kinds.ts';
import { searchCards, searchKinds } from './search/index.ts';

/** The components of these that carry out a rule. */
function carrying(rule: string, among: readonly TezComponent[]): readonly string[] {
  return among.filter(({ cites }) => cites?.join() === rule).map(({ id }) => id);
}

test('Human faces: an ability of one’s own, or what it makes of a melee or ranged attack', () => {
  const faces = characterIds.map((id) => characters[id].human);
  expect(carrying('TEZ-9.21', faces)).toEqual(['greaser', 'hippie', 'scientist', 'survivalist']);
  expect(carrying('TEZ-9.20', faces)).toEqual(['mall-cop', 'popstar']);
  expect(faces.filter(({ cites }) => cites !== undefined)).toHaveLength(6);
});

test('Zombie faces: permanent abilities, but for the two who only act', () => {
  const acting: readonly CharacterId[] = ['popstar', 'survivalist'];
  for (const id of characterIds) {
    expect(characters[id].zombie.cites, id).toEqual(acting.includes(id) ? undefined : ['TEZ-13.12']);
  }
});

test('weapons: what they make of an attack; and nothing else carries a rule out', () => {
  const faces = new Set<TezComponent>(characterIds.flatMap((id) => [characters[id].human, characters[id].zombie]));
  const others = components.filter((each) => !faces.has(each));
  const weapons = searchKinds.filter((kind) => isWeaponCard(searchCards[kind]));
  expect(carrying('TEZ-9.20', others)).toEqual(weapons);
  expect(others.filter(({ cites }) => cites !== undefined).map(({ id }) => id)).toEqual(weapons);
});

test('the book prints two components, photographs and reviews show others, and the rest is ours', () => {
  const from = (source: TezComponent['provenance']) =>
    components.filter(({ provenance }) => provenance === source).map(({ id }) => id);
  expect(from('rulebook')).toEqual(['athlete', 'secret-passage']);
  expect(from('public')).toEqual([
    ...['doctor', 'popstar', 'teenager'],
    ...['frequency', 'first-aid', 'explosion', 'just-one-bite', 'grenade', 'fireworks', 'adrenaline', 'skateboard'],
    ...['crowbar', 'golf-club', 'revolver', 'shotgun'],
    ...['gain-ammo', 'loud-crash', 'bonus-round', 'motorcycle', 'police-car', 'arm-trap', 'clearance-sale'],
    ...['leftovers', 'courtyard-heal', 'traps'],
  ]);
  expect(from('reconstructed').length + from('public').length + from('rulebook').length).toBe(components.length);
});

test('each courtyard belongs to its modes, horde actions to a Zombie player; everything else is in every mode', () => {
  const modes = (id: string) =>
    (['solo', 'cooperative', 'competitive', 'cooperative-versus', 'competitive-versus'] as const).filter((mode) =>
      appears(id, { mode, mission: null, seats: 2, options: {} }),
    );
  expect(modes('courtyard-heal')).toEqual(['solo', 'cooperative', 'cooperative-versus']);
  expect(modes('courtyard-regroup')).toEqual(['competitive', 'competitive-versus']);
  expect(modes('swarm')).toEqual(['cooperative-versus', 'competitive-versus']);
  expect(modes('axe')).toHaveLength(5);
});
