/** The Heroes in a line, and what stands on their special cards. */
import type { ComponentWords } from '@necropole/kernel';
import type { HeroId, SpecialId } from '../../content/ids.ts';

/** What it is like to play each Hero, in a line. */
export const heroLines: Readonly<Partial<Record<HeroId, string>>> = {
  'captain-carter': 'Mène de front : frappe ici et à côté, arme les siens, prend leurs coups.',
};

/** Heroes of whom French speaks in the feminine. */
export const heroines: readonly HeroId[] = ['captain-carter', 'mighty-thor', 'black-panther', 'ironheart'];

export const specialWords: Readonly<Partial<Record<SpecialId, ComponentWords>>> = {
  'not-on-my-watch': {
    name: 'Pas sous mes yeux',
    text: 'Tant que la carte est face visible : une fois par tour du Vilain, vous pouvez subir les dégâts destinés à un autre Héros de votre Lieu, et en ignorer 1.',
  },
  ricochet: {
    name: 'Ricochet',
    text: 'Infligez 1 dégât à un ennemi de votre Lieu, puis 1 à un ennemi d’un Lieu adjacent.',
  },
  'rallying-cry': { name: 'Cri de ralliement', text: 'Un autre Héros gagne 1 pion Joker.' },
  'super-soldier': {
    name: 'Super-soldat',
    text: 'Vous avez 1 icône Attaque et 1 icône Action Héroïque de plus pour ce tour.',
  },
};
