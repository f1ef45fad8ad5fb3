/** What the Heroes are called, in every language. */
import type { HeroId } from '../content/ids.ts';

export const heroNames: Readonly<Record<HeroId, string>> = {
  'captain-carter': 'Captain Carter',
  'spider-man-2099': 'Spider-Man 2099',
  loki: 'Loki',
  'mighty-thor': 'Mighty Thor',
  'black-panther': 'Black Panther (Shuri)',
  ironheart: 'Ironheart',
  'cosmic-ghost-rider': 'Cosmic Ghost Rider',
};
