/** The file of a match under way: written after every answer, so that nothing is lost whatever happens next. */
import { appendFileSync, existsSync } from 'node:fs';
import { type Match, matchText, saveText } from '@necropole/kernel/app';
import type { Seats } from './persons.ts';
import { savedBeside, writePlayers, writeWhole } from './saves.ts';
import { messageOf, type Surroundings } from './surroundings.ts';
import type { CommandWords } from './words/index.ts';

/** Saves one match. */
export class Autosave {
  readonly file: string;
  private readonly match: Match;
  private readonly seats: Seats;
  private readonly err: Surroundings['err'];
  private readonly words: CommandWords;
  private problem: string | null = null;
  /** What lies in the file, as far as this session wrote it. */
  private written = '';
  private restWritten = -1;

  constructor(match: Match, file: string, seats: Seats, err: Surroundings['err'], words: CommandWords) {
    this.match = match;
    this.file = file;
    this.seats = seats;
    this.err = err;
    this.words = words;
  }

  /** Saves; says what is wrong once, and goes on: a full disk ends no match. */
  save(): boolean {
    const { words } = this;
    try {
      this.write();
      writePlayers(this.file, this.seats);
      this.problem = null;
      return true;
    } catch (error) {
      const problem = words.errors.unwritable(this.file, messageOf(error));
      if (problem !== this.problem) this.err(`${words.play.cannotSave(problem)}\n`);
      this.problem = problem;
      return false;
    }
  }

  /** What was written before stays, and the rest is appended, unless something was taken back. */
  private write(): void {
    const { match, file, written } = this;
    const text = matchText(match);
    if (written !== '' && text.startsWith(written)) appendFileSync(file, text.slice(written.length));
    else writeWhole(file, text);
    this.written = text;
    const rest = match.rests.at(-1)?.number ?? 0;
    if (match.beganBySetUp && rest !== this.restWritten) writeWhole(savedBeside(file), saveText(match));
    this.restWritten = rest;
  }

  /** Saves because somebody asked for it; says what came of it. */
  saveNow(): string {
    return this.save() ? `${this.words.play.saved(this.file)}\n` : '';
  }

  /** Writes a copy, over nothing that is there already; says what came of it. */
  saveCopy(file: string): string {
    const { words } = this;
    if (existsSync(file)) return `${words.play.exists(file)}\n`;
    try {
      writeWhole(file, matchText(this.match));
      return `${words.play.saved(file)}\n`;
    } catch (error) {
      return `${words.play.cannotSave(words.errors.unwritable(file, messageOf(error)))}\n`;
    }
  }
}
