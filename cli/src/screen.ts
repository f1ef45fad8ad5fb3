/** Colour and weight of text, where the terminal shows them; and that nothing else than these can command it. */
import { randomUUID } from 'node:crypto';
import type { Terminal } from './surroundings.ts';

/** Stands for an escape until a text leaves. Nobody outside knows it, so that no text from outside can hold one. */
const ESCAPE = randomUUID();

/** What commands a terminal, or turns the direction of a text. Lines may end. */
const COMMANDS = /[^\P{Cc}\n]|[\p{Bidi_Control}\p{Zl}\p{Zp}]/gu;

/** A text as it may leave: with our own escapes, and without any other. */
export function leaving(text: string): string {
  return text.replace(COMMANDS, '\ufffd').replaceAll(ESCAPE, '\x1b');
}

/** A text from outside that may not begin a line of its own. */
export function oneLine(text: string): string {
  return text.replace(/\s*\n\s*/g, ' ');
}

type Colour = Pick<Terminal, 'colour'>;

function styled(code: number, text: string, { colour }: Colour): string {
  return colour ? `${ESCAPE}[${code}m${text}${ESCAPE}[0m` : text;
}

/** A heading. */
export function heading(text: string, terminal: Colour): string {
  return styled(1, text, terminal);
}

/** Something that matters less. */
export function faint(text: string, terminal: Colour): string {
  return styled(2, text, terminal);
}

/** Something to look at now. */
export function bright(text: string, terminal: Colour): string {
  return styled(36, text, terminal);
}

/** Empties the screen, and what scrolled out of it: nobody reads the last person's cards there. */
export const CLEAR_SCREEN = `${ESCAPE}[2J${ESCAPE}[3J${ESCAPE}[H`;

/** Empties the line, and goes back to its beginning. */
export const CLEAR_LINE = `${ESCAPE}[G${ESCAPE}[K`;
