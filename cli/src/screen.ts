/** Colour and weight of text, where the terminal shows them. */
import type { Terminal } from './surroundings.ts';

type Colour = Pick<Terminal, 'colour'>;

function styled(code: number, text: string, { colour }: Colour): string {
  return colour ? `\x1b[${code}m${text}\x1b[0m` : text;
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
export const CLEAR_SCREEN = '\x1b[2J\x1b[3J\x1b[H';
