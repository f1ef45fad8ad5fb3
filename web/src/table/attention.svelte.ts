/**
 * What somebody attends to at the table: what they point at, what a first tap chose, which answers they are shown more
 * of. By pointer, by finger or by key; on the board, in the list of answers and among the cards alike.
 */
import type { Scene } from '@necropole/kernel';
import type { SeenEvent, SeenOption, SeenQuestion } from '@necropole/kernel/app';
import type { Preview } from '../engine/sight.ts';
import type { Marks } from '../scene/marks.ts';
import { answersAt, isAllowed, paysWith, targetOf } from './answers.ts';
import { marksOf } from './marks.ts';
import { type Press, Presses } from './press.ts';

/** What attention needs of the table. */
export interface AttentionNeeds {
  readonly question: () => SeenQuestion | null;
  /** What is drawn. */
  readonly scene: () => Scene | null;
  /** Does the first tap only say what a second one would do? */
  readonly tapsTwice: () => boolean;
  readonly answer: (option: SeenOption) => void;
  /** Is an answer on its way? */
  readonly isBusy: () => boolean;
  readonly foresee: (key: string) => Promise<Preview | null>;
}

/** A place of the screen. */
interface Spot {
  readonly x: number;
  readonly y: number;
}

/** Whoever passes over an answer does not ask what it would do. */
const PASSING_MS = 140;
/** A pointer that moved less lies still. */
const STILL = 4;

export class Attention {
  /** The answer of the list that is pointed at. */
  answer = $state<string | null>(null);
  /** The answer that whoever teaches would like to see, and what stands for it on the board. */
  wanted = $state<string | null>(null);
  wantedPlace = $state<string | null>(null);
  /** On the board, or among the cards; `pieces` are those under the pointer, or last touched: what they do is told. */
  pointed = $state.raw<{ readonly thing: string; readonly pieces: readonly string[] } | null>(null);
  /** The answer that a first tap chose. */
  selected = $state<string | null>(null);
  /** The place of the number that is stepped to, where the answers are numbers; where it begins, if `null`. */
  step = $state<number | null>(null);
  /** Digits that were typed, and have given nothing yet. */
  noughts = '';
  /** The chip that is to be spent: only what it pays for is lit. */
  chip = $state<string | null>(null);
  /** Refused answers that are explained, and where they stand in the list. */
  refused = $state.raw<{
    readonly options: readonly [SeenOption, ...SeenOption[]];
    readonly from: DOMRect | null;
  } | null>(null);
  /** Several answers at one place, and where that is. */
  menu = $state.raw<({ readonly options: readonly SeenOption[] } & Spot) | null>(null);
  /** What an answer would do, and whether a pointer asks: whoever is there with the keyboard may hear the page instead. */
  preview = $state.raw<{ readonly key: string; readonly of: Preview; readonly pointed: boolean } | null>(null);
  /** What has happened and is pointed at in the log or on a card: it is marked again. */
  told = $state.raw<readonly SeenEvent[]>([]);
  /** A finger points by pressing only, and what it pressed stays pointed at. */
  touches = $state(false);

  readonly thing = $derived(this.pointed?.thing ?? null);
  /** The answer that is told of: allowed if one is pointed at, else refused. */
  readonly option = $derived.by(() => this.allowedHere() ?? this.refusedHere());
  readonly marks: Marks | null = $derived.by(() => {
    const scene = this.needs.scene();
    if (scene === null) return null;
    const answer = this.answer ?? this.selected;
    return marksOf(scene, this.needs.question(), {
      answer,
      thing: this.thing,
      refused: this.refused?.options[0] ?? null,
      chip: this.chip,
    });
  });
  /** What the answer that is pointed at would make of it: drawn faintly on the board; the page itself goes by what is. */
  readonly foreseen = $derived.by(() => (this.needs.question() === null ? null : (this.preview?.of.scene ?? null)));
  /** What is drawn, with the numbers beside the board as they would be: that is shown to a pointer. */
  readonly counted = $derived.by(() => {
    const scene = this.needs.scene();
    if (scene === null || this.foreseen === null || this.preview?.pointed !== true) return scene;
    const { tracks, sheets, notes } = this.foreseen;
    return { ...scene, tracks, sheets, notes };
  });

  private readonly needs: AttentionNeeds;
  private readonly presses = new Presses();
  /** Where one pressed last, or where the key was pressed. */
  private spot: Spot = { x: 0, y: 0 };
  /** The pointer lies where it pressed last: what comes to lie under it is not pointed at. */
  private rests = false;

  constructor(needs: AttentionNeeds) {
    this.needs = needs;
  }

  private allowedHere(): SeenOption | null {
    const question = this.needs.question();
    if (question === null) return null;
    const named = question.options.find(({ key }) => key === (this.answer ?? this.selected));
    if (named !== undefined || this.thing === null) return named ?? null;
    const [only, ...others] = answersAt(question, this.thing, this.chip).allowed;
    return others.length === 0 ? (only ?? null) : null;
  }

  private refusedHere(): SeenOption | null {
    const question = this.needs.question();
    if (question === null || this.thing === null) return null;
    const { allowed, refused } = answersAt(question, this.thing, this.chip);
    return allowed.length === 0 ? (refused[0] ?? null) : null;
  }

  // ── A question comes and goes ───────────────────────────────────────────────────────────────────────────────────

  /** A new question: nothing of the old one stays. */
  begin(time: number): void {
    this.presses.ask(time);
    this.close();
    this.answer = null;
    this.pointed = null;
    this.preview = null;
    this.chip = null;
    this.step = null;
    this.noughts = '';
  }

  /** Closes what is open; was there something? */
  close(): boolean {
    const open = this.refused !== null || this.menu !== null || this.selected !== null || this.chip !== null;
    this.chip = null;
    this.refused = null;
    this.menu = null;
    this.selected = null;
    return open;
  }

  /** Gives an answer, if it is allowed; is it? */
  choose(key: string | null): boolean {
    this.noughts = '';
    const option = this.needs.question()?.options.find((one) => one.key === key);
    if (option === undefined || !isAllowed(option)) return false;
    this.menu = null;
    this.refused = null;
    // What comes is seen from where everything is.
    this.preview = null;
    this.presses.answer();
    this.needs.answer(option);
    return true;
  }

  /** Is an answer on its way? */
  get busy(): boolean {
    return this.needs.isBusy();
  }

  /** Shows what the answer that is pointed at would do, unless it is only passed; gives the function that stops it. */
  foresee(byPointer: () => boolean): () => void {
    const key = this.answer;
    if (key === null || this.needs.question() === null || this.needs.isBusy()) {
      this.preview = null;
      return () => {};
    }
    const wait = setTimeout(async () => {
      const of = await this.needs.foresee(key);
      if (of !== null && this.answer === key && !this.needs.isBusy()) this.preview = { key, of, pointed: byPointer() };
    }, PASSING_MS);
    return () => clearTimeout(wait);
  }

  // ── Things of the scene ─────────────────────────────────────────────────────────────────────────────────────────

  /** The pointer is over something of the board. */
  pointAt(thing: string | null, pieces: readonly string[] = []): void {
    if (!this.touches && (thing === null || !this.rests)) this.pointed = thing === null ? null : { thing, pieces };
  }

  /** The pointer is over a card beside the board. */
  pointBeside(thing: string | null): void {
    this.pointed = thing === null ? null : { thing, pieces: [] };
  }

  /** Something lit was pressed. */
  chooseThing(thing: string): void {
    const question = this.needs.question();
    if (question === null) return;
    const { allowed } = answersAt(question, thing, this.chip);
    const [first] = allowed;
    if (first === undefined) return;
    if (this.touches) this.pointed = null;
    if (allowed.length > 1) this.menu = { options: allowed, ...this.spot };
    else if (this.needs.tapsTwice() && this.selected !== first.key) this.selected = first.key;
    else this.choose(first.key);
  }

  /** A chip was pressed: it answers by itself, or it is to be spent; pressed again, it is not. */
  chooseChip(chip: string): void {
    const question = this.needs.question();
    if (question === null) return;
    if (answersAt(question, chip).allowed.length > 0) this.chooseThing(chip);
    else if (question.options.some((option) => isAllowed(option) && paysWith(option, chip)))
      [this.chip, this.selected] = [this.chip === chip ? null : chip, null];
    else this.whyThing(chip);
  }

  /** Something else was pressed. A finger is told what is there first; if it presses again, why that is refused. */
  tellThing(thing: string, pieces: readonly string[] = []): void {
    if (!this.touches || this.thing === thing) this.whyThing(thing);
    else [this.pointed, this.selected] = [{ thing, pieces }, null];
  }

  whyThing(thing: string): void {
    const question = this.needs.question();
    const [first, ...others] = question === null ? [] : answersAt(question, thing).refused;
    if (first === undefined) return;
    const alike = others.filter(({ refusal }) => refusal?.key === first.refusal?.key);
    this.refused = { options: [first, ...alike], from: null };
  }

  /** Explains refused answers of the list. */
  why(options: readonly [SeenOption, ...SeenOption[]], from: DOMRect): void {
    this.refused = { options, from };
  }

  /** Explains the refused thing that is pointed at; is there one? */
  whyPointed(): boolean {
    const { option } = this;
    if (option === null || isAllowed(option)) return false;
    this.whyThing(targetOf(option) ?? '');
    return true;
  }

  // ── Pointers, fingers and keys ──────────────────────────────────────────────────────────────────────────────────

  /** A pointer or a finger presses. What a finger pressed on the board stays pointed at. */
  press(press: Press): void {
    this.touches = press.touch;
    this.presses.press(press);
    if (press.touch && !press.onBoard) this.pointed = null;
  }

  /** Was a click not meant? */
  isUnmeant(clicks: number): boolean {
    return this.presses.isUnmeant(clicks);
  }

  /** A pointer comes over something of the board. */
  comeOver({ x, y }: Spot, touch: boolean): void {
    this.touches = touch;
    this.rests = Math.hypot(x - this.spot.x, y - this.spot.y) < STILL;
  }

  /** The board is pressed here, or something of it that has the focus. */
  pressAt(spot: Spot): void {
    this.spot = spot;
  }

  /** Keys are used: what comes under the pointer is not what it lay on. */
  useKeys(): void {
    this.rests = false;
  }
}
