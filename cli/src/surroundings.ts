/** What a command is given besides its arguments: everything outside of it, so that tests can stand in for it. */
import type { Game } from '@necropole/kernel';

/** Where lines come from: a person at the keyboard, or a pipe. */
export interface Prompter {
  /** Shows the prompt and waits for a line; `null` when there are no more. */
  ask(prompt: string): Promise<string | null>;
  close(): void;
}

/** What is known of the screen. */
export interface Terminal {
  /** Does a person sit at it? Otherwise lines come from a pipe or go into one. */
  readonly interactive: boolean;
  readonly columns: number;
  readonly colour: boolean;
  /** May a progress bar be drawn? */
  readonly progress: boolean;
}

/** The world around a command. */
export interface Surroundings {
  readonly games: readonly Game[];
  out(text: string): void;
  err(text: string): void;
  prompter(): Prompter;
  readonly terminal: Terminal;
  readonly environment: { readonly [name: string]: string | undefined };
  /** The folder in which files are written when the command names no other. */
  readonly folder: string;
  /** The folder of the sources, or `null` where only the bundle is installed. */
  readonly sources: string | null;
  /** The file that a simulation's threads run. */
  readonly worker: string;
  now(): Date;
  /** A seed that nobody could guess. */
  freshSeed(): string;
}

/** A wrong argument: one clear line, and exit code 2. */
export class UsageError extends Error {}

/** Something that was asked for rightly and could not be done: one clear line, and exit code 1. */
export class Failure extends Error {}

/** The message of whatever was thrown. */
export function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
