/** What each words file must say: the parts of the shape, so that a missing sentence is a compile error. */
import type { Words } from '@necropole/kernel';
import type { Zf } from '../shape.ts';
import type { MemberKind } from '../world.ts';

/** The names of the game, its modes, and how a match may end. */
export type TitleWords = Pick<Words<Zf>, 'title' | 'about' | 'modes' | 'missions' | 'options' | 'roles' | 'outcomes'>;
export type QuestionWords = Words<Zf>['questions'];
export type AnswerWords = Words<Zf>['answers'];
export type FactWords = Words<Zf>['facts'];
export type RefusalWords = Words<Zf>['refusals'];
export type EventWords = Words<Zf>['events'];

/** Half points as a table writes them: 1½. */
export function points(half: number): string {
  const whole = Math.floor(half / 2);
  if (half % 2 === 0) return `${whole}`;
  return whole === 0 ? '½' : `${whole}½`;
}

/** How often a die shows one of so many faces, in percent. */
export function inSix(faces: number): number {
  return Math.round((100 * Math.min(6, faces)) / 6);
}

/** A member by their kind and number, as in `usa-soldier-2`. */
export function memberParts(member: string): {
  readonly camp: string;
  readonly kind: MemberKind;
  readonly number: string;
} {
  const parts = member.split('-');
  return {
    camp: parts.slice(0, -2).join('-'),
    kind: (parts.at(-2) ?? 'soldier') as MemberKind,
    number: parts.at(-1) ?? '',
  };
}

/** Something that a member carries, as in `usa-soldier-2.1`. */
export function thingParts(thing: string): { readonly member: string; readonly place: string } {
  const [member = '', place = ''] = thing.split('.');
  return { member, place };
}
