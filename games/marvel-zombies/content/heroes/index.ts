/**
 * The six identity cards. The attacks of Wolverine and Rogue are printed in the book (p.13, p.14, p.23, p.24); it gives the
 * dice of Magneto and Storm in its examples. The rest is ours, on the pattern of the known ones: two dice at 3+, or three
 * dice at 4+.
 */
import { byId } from '@necropole/kernel';
import type { HeroCard } from '../kinds.ts';
import { colossus } from './colossus.ts';
import { magneto } from './magneto.ts';
import { mystique } from './mystique.ts';
import { rogue } from './rogue.ts';
import { storm } from './storm.ts';
import { wolverine } from './wolverine.ts';

const all = [wolverine, mystique, magneto, storm, colossus, rogue] as const;

/** A hero, in the order of the book. */
export type HeroId = (typeof all)[number]['id'];
/** A skill of an identity card. */
export type SkillId = (typeof all)[number]['skills'][number]['id'];
/** The attack of an identity card. */
export type HeroAttackId = (typeof all)[number]['attack']['id'];

export const heroCards: Readonly<Record<HeroId, HeroCard>> = byId(all);
export const heroIds: readonly HeroId[] = all.map(({ id }) => id);
