/** What the game, its modes, roles and options are called, and how a match may end. */
import { heroIds } from '../../content/heroes/index.ts';
import { locationIds } from '../../content/locations/index.ts';
import { villainIds } from '../../content/villains/index.ts';
import { optionWords } from '../options.ts';
import type { TitleWords } from '../spoken.ts';
import { heroLines } from './hero-cards.ts';
import { componentName, componentText, hero } from './names.ts';
import { villainWords } from './villain-cards.ts';

export const titleWords: TitleWords = {
  title: 'Marvel United : Multiverse',
  about:
    'Des Héros de tous les mondes, une seule Intrigue : chacun prête ses icônes au suivant, tandis qu’un Vilain ourdit son plan.',
  modes: {
    cooperative: { name: 'Coopératif', text: '1 à 4 Héros ensemble contre un Vilain mené par le jeu.' },
    'super-villain': { name: 'Super-Vilain', text: 'Un joueur tient le Vilain, contre 1 à 4 Héros.' },
    commander: {
      name: 'Commandant',
      text: 'En solo : un Héros Principal, et un paquet de Héros de Soutien que vous composez.',
    },
    'commander-versus': { name: 'Super-Vilain contre Commandant', text: 'Un contre un : un Vilain et un Commandant.' },
  },
  missions: {},
  roles: { heroes: 'Héros', villain: 'Vilain' },
  options: {
    villain: 'Vilain',
    ...optionWords(
      'villain',
      villainIds,
      (id) => villainWords[id].name,
      (id) => villainWords[id].line,
    ),
    heroes: 'Héros',
    'heroes:choose': 'Choisis à la table',
    ...optionWords('heroes', heroIds, hero, (id) => heroLines[id]),
    locations: 'Lieux',
    'locations:random': 'Six au hasard',
    ...optionWords('locations', locationIds, componentName, componentText),
    challenge: 'Défi',
    'challenge:none': 'Aucun',
    'challenge:moderate': 'Modéré',
    'challenge:moderate?': 'Chaque Héros joue sans sa carte à un Joker.',
    'challenge:hard': 'Difficile',
    'challenge:hard?': 'Chaque Héros joue sans sa carte à deux Jokers.',
    'challenge:both': 'Les deux',
    equipment: 'Équipement',
    'equipment:none': 'Aucun',
    'equipment:all': 'Pour tous les Héros',
    'equipment:all?': 'Chaque Héros prend le sien, ou un générique, contre une carte à deux Jokers de son paquet.',
    ...optionWords('equipment', heroIds, hero, (id) => `Seulement ${hero(id)}, et ceux que l’on nomme aussi.`),
    wilds: 'Pions Joker de plus pour les Héros',
    'wilds:0': 'Aucun',
    'wilds:1': '1',
    'wilds:2': '2',
    budget: 'Budget des Plans de bataille',
    'budget:2': '2',
    'budget:1': '1',
    'budget:0': 'Aucun',
  },
  outcomes: {
    'villain-defeated': 'Le Vilain est vaincu : les Héros gagnent !',
    'heroic-goal-met': 'Le But Héroïque est rempli : les Héros gagnent !',
    'plot-come-true': 'Le Complot abject se réalise : les Héros perdent.',
    'plans-exhausted': 'Le dernier plan du Vilain est exécuté : les Héros perdent.',
    'hero-exhausted': 'Un Héros commence son tour sans une seule carte : les Héros perdent.',
  },
};
