/** What the chapter of large figures asks, tells and refuses. */
import type { CharacterId } from '../content/characters/index.ts';

type Who = { figure: CharacterId };

export interface LargeFigureQuestions {
  'marker-square': Who;
  'search-room': Who;
  'blast-target': Who;
  'blast-also': Who & { target: string };
  'long-marker': Who;
}

export interface LargeFigureRefusals {
  'not-sideways': object;
  'way-barred': { why: 'border' | 'wall' | 'door' | 'element' | 'enemy' };
  'turning-costs': object;
  'door-blocked': Who;
  'too-large-for-sewers': object;
  'no-wall-markers': object;
}

export interface LargeFigureEvents {
  'door-held': Who & { door: string };
  /** Half of it is beyond the border. */
  'steps-over': Who & { at: string };
  /** What is left of the markers, after a wall was broken. */
  'walls-marked': { short: number; long: number };
  /** Two short markers for a long one; what is left of each. */
  'walls-remarked': Who & { short: number; long: number };
}

export type LargeFigureVerb = 'ahead' | 'back' | 'rotate' | 'fall' | 'room' | 'shatter' | 'also' | 'alone' | 'lengthen';
