/** How the rows of the table name what they mark and show, and the rules by which the effects of components act. */
import { type Mark, mark, type Shown } from '@necropole/kernel';
import type { HeroSlot } from '../world.ts';

export const good = { tone: 'good' } as const;
export const bad = { tone: 'bad' } as const;

/** The event shows its card. */
export const withCard = { shows: ({ card }: { readonly card: string }): Shown => ({ card }) };

/** A Hero has sheet and figure under one name: both are marked. */
export const theirs = ({ hero }: { readonly hero: HeroSlot }): readonly Mark[] => [mark.change(hero)];

export const there = ({ at }: { readonly at: string }): readonly Mark[] => [mark.change(at)];

export const onCard = ({ card }: { readonly card: string }): readonly Mark[] => [mark.change(card)];

/** Whatever the event names by its component: the Villain, or a Threat by its card. */
export const onComponent = ({ component }: { readonly component: string }): readonly Mark[] => [mark.change(component)];

export const onVillain = (): readonly Mark[] => [mark.change('villain')];

/** The rules by which an effect does something: of a Hero card, a Location, Equipment, the dashboard, a plan, a Threat, a super card. */
export const byEffect: readonly string[] = [
  'MU-5.27',
  'MU-6.1',
  'MU-6.2',
  'MU-6.6',
  'MU-6.14',
  'MU-8.13',
  'MU-8.14',
  'MU-8.16',
  'MU-8.22',
  'MU-9.9',
  'MU-9.10',
  'MU-10.15',
  'MU-11.6',
  'MU-11.7',
  'MU-13.12',
  'MU-13.13',
  'MU-13.14',
  'MU-13.15',
  'MU-13.16',
  'MU-14.25',
];
