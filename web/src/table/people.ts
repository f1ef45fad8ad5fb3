/** What those at the table are called, and which sheet speaks for a seat. */
import type { Scene, SceneSheet, Seat } from '@necropole/kernel';
import type { SeenQuestion } from '@necropole/kernel/app';
import { isOver, type MatchMeta } from '../engine/records.ts';
import { type Eyes, holderOf, type PersonId, personsOf, type SeatPlan } from '../engine/seats.ts';
import type { TableWords } from './words/index.ts';

/** The name of a person. Whoever owns the screen is called as the settings say. */
export function nameOfPerson(id: PersonId, myName: string, words: TableWords): string {
  if (id !== 'me') return id.slice('somebody:'.length);
  return myName.trim() === '' ? words.me : myName;
}

/** Who plays a seat. */
export function nameOfSeat(seat: Seat, plans: readonly SeatPlan[], myName: string, words: TableWords): string {
  const person = holderOf(personsOf(plans), seat);
  if (person !== null) return nameOfPerson(person.id, myName, words);
  return plans.length > 2 ? `${words.bot} ${seat + 1}` : words.bot;
}

/** The sheet that a question speaks from: what it is about, else the one of its seat whose turn it is, else any of it. */
export function sheetAsked(scene: Scene, { refs, seat }: Pick<SeenQuestion, 'refs' | 'seat'>): SceneSheet | null {
  const own = scene.sheets.filter((sheet) => sheet.seat === seat);
  return (
    scene.sheets.find(({ id, seat: of }) => of === seat && refs.includes(id)) ??
    own.find(({ active }) => active) ??
    own[0] ??
    null
  );
}

/** All that a question may be about: the team that is asked, or every figure of a seat where it is about none of them yet. */
export function sheetsAsked(
  scene: Scene,
  { refs, seat, team }: Pick<SeenQuestion, 'refs' | 'seat' | 'team'>,
): readonly SceneSheet[] {
  const asked = scene.sheets.filter((sheet) => sheet.seat !== null && team.includes(sheet.seat));
  if (team.length > 1) return asked;
  const one = asked.find(({ id, active }) => active || refs.includes(id));
  return one === undefined ? asked : [sheetAsked(scene, { refs, seat }) ?? one];
}

/** Whose eyes may be chosen to look again with: once a match is over anybody's; before, one's own if one is alone. */
export function eyesOffered(
  meta: MatchMeta,
  myName: string,
  words: TableWords,
): readonly { readonly eyes: Eyes; readonly name: string }[] {
  const { seats, replay } = meta;
  const persons = personsOf(seats);
  const everybody = { eyes: 'everybody' as const, name: words.everybody };
  if (!isOver(meta) && !replay) {
    const alone = persons.length === 1 ? persons : [];
    return [...alone.map(({ id }) => ({ eyes: id, name: nameOfPerson(id, myName, words) })), everybody];
  }
  const each = seats.map((_, seat) => ({
    eyes: `seat:${seat}` as const,
    name: replay ? words.seat(seat + 1) : `${words.seat(seat + 1)} (${nameOfSeat(seat, seats, myName, words)})`,
  }));
  return [...(isOver(meta) ? [{ eyes: 'all' as const, name: words.allSeeing }] : []), ...each, everybody];
}

/** Who goes on with a match that was looked at through these eyes: whose they are, else the first person. */
export function personBehind(eyes: Eyes, seats: readonly SeatPlan[]): PersonId {
  const persons = personsOf(seats);
  const seat = eyes.startsWith('seat:') ? Number(eyes.slice('seat:'.length)) : null;
  const own = persons.find(({ id }) => id === eyes) ?? (seat === null ? null : holderOf(persons, seat));
  return (own ?? persons[0])?.id ?? 'me';
}
