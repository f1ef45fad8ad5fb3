/** What components ask, tell and refuse beyond the rules. */
import { bare, of } from '@necropole/kernel/french';
import type { ContentWords } from '../spoken.ts';
import { componentName, hero, location } from './names.ts';

export const contentWords: ContentWords = {
  questions: {},
  facts: {},
  refusals: {
    'no-enemy-next-door': () => 'aucun ennemi dans un Lieu adjacent',
    'no-civilian-next-door': () => 'aucun Civil dans un Lieu adjacent',
    'called-already': () => 'déjà un appel à ce tour',
    'hand-full-enough': () => 'assez de cartes en main',
    'no-other-hero': () => 'aucun autre Héros debout',
    'nobody-to-stun': () => 'personne à étourdir',
    'no-plan-left': () => 'plus de Plan diabolique',
    'nothing-lent': () => 'aucune icône prêtée',
    'lent-symbol-used': () => 'une icône prêtée a déjà servi',
    'no-other-card-told': () => 'aucune autre carte face visible',
    'no-symbol-to-change': () => 'aucune icône à changer',
    'nobody-to-restore': () => 'personne n’en a besoin',
    'no-location-effect': () => 'aucun effet à utiliser là-bas',
    'heroes-together': (params) => `${componentName(params.component)} : pas tant que des Héros sont ensemble`,
    'guarded-by': (params) => `sous la garde ${of(componentName(params.component))}`,
    'location-in-ruins': (params) => `${bare(location(params.location))} : en ruine`,
    'alone-here': () => 'aucun autre Héros ici',
    'no-card-in-hand': () => 'aucune carte en main',
    'no-henchman': () => 'aucun Sbire en jeu',
    'no-symbol-left': () => 'aucune icône à couvrir',
    'too-few-cards-told': () => 'moins de deux de vos cartes face visible',
    'nobody-to-bring': () => 'aucun Civil ne peut être déplacé',
  },
  events: {
    'hero-obeys': (params) => `${hero(params.who)} obéit à Doom !`,
  },
};
