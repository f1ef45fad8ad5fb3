/** What the rules point out before a choice, and why they refuse one. */
import { capital, count } from '@necropole/kernel/french';
import type { FactWords, RefusalWords } from '../spoken.ts';
import { points } from '../spoken.ts';
import { camps, counterName, markerName, member, nameOf, townNames, zoneNames } from './names.ts';

const stops = {
  event: 'un événement arrête la marche',
  gate: 'la grille arrête la marche',
  team: 'un combat avec l’équipe qui s’y trouve',
  castle: 'le château',
} as const;

export const factWords: FactWords = {
  thing: (params) => markerName(params.marker),
  price: (params) => `coûte ${points(params.half)}`,
  'price-in-hexes': (params) => count(params.hexes, 'hexagone', 'hexagones'),
  'stops-here': (params) => stops[params.why],
  'gate-zombies': (params) => `${params.from} à ${params.to} zombies`,
  'fires-with': (params) =>
    `${params.weapon === null ? 'arme de base' : nameOf(params.weapon)}, ${count(params.dice, 'dé', 'dés')}`,
  'lost-on': (params) => `perdue sur ${params.upTo} ou moins`,
  'hit-odds': (params) => `${params.percent} % pour un dommage`,
  counter: (params) => counterName(params.counter),
  'flees-on': (params) => `réussit sur ${params.from} ou plus`,
  wounded: () => 'blessé',
};

export const refusalWords: RefusalWords = {
  'camp-taken': (params) => `${camps[params.camp]} : ce camp est pris.`,
  'town-taken': (params) => `Une équipe part déjà de ${townNames[params.town]}.`,
  'too-many-weapons': (params) =>
    `${capital(member(params.member))} porte trop d’armes : passez-en une, ou laissez-la.`,
  'too-dear': (params) => `Y entrer coûte ${points(params.half)} ; il reste ${points(params.left)}.`,
  'too-far': () => 'Hors de portée avec les points qui restent.',
  'no-mountains': (params) => `${nameOf(params.transport)} : pas de montagne.`,
  'fight-there': () => 'Une équipe y est retenue par un combat.',
  'comes-along': () => 'On ne peut pas le laisser.',
  'to-be-announced': () => 'Tout le monde doit le voir : annoncez-le.',
  'kept-secret': () => 'Cela ne regarde personne d’autre.',
  'hands-full': (params) => `${capital(member(params.member))} a déjà une arme.`,
  'hands-free': (params) => `${capital(member(params.member))} a une main libre.`,
  'handed-enough': () => 'Assez d’objets ont changé de mains ce tour-ci.',
  'carried-already': () => 'Il le porte déjà.',
  'no-kit': () => 'Seule une trousse médicale guérit.',
  'no-medic': () => 'Aucun médecin n’est en vie.',
  'not-wounded': () => 'Pas blessé.',
  'not-a-weapon': () => 'Pas une arme à choisir ici.',
  'wields-already': () => 'Une seule arme par combat.',
  'four-fire': () => 'Quatre au plus agissent dans une volée.',
  'acts-already': () => 'Il agit déjà dans cette volée.',
  'box-empty': (params) => `Personne en case ${params.box}.`,
  'out-of-range': (params) => `Son arme ne sert pas à la case ${params.box}.`,
  'weapon-spent': () => 'Son arme a servi.',
  'no-device': () => 'Rien pour voir dans le noir.',
  'scanned-already': () => 'Déjà utilisé dans ce combat.',
  'nothing-to-uncover': () => 'Rien n’y est face cachée.',
  'no-leaper': () => 'Il avance d’une case.',
  'leaps-already': () => 'Il bondit déjà.',
  'weapons-left': () => 'Il reste des armes à mettre à part.',
  'not-for-this': () => 'Ne sert pas à cela.',
  'attacked-already': () => 'A déjà attaqué ce tour-ci.',
  'nowhere-to-flee': () => 'Il n’y a pas deux zones ouvertes à la fuite.',
  'own-room': (params) => `Pas cette clé dans ${zoneNames[params.room]} : elle l’ouvre.`,
  'doctor-elsewhere': () => 'Le docteur est dans la pièce de la clé mise de côté.',
  'others-uncovered': () => 'Quelqu’un resterait sans adversaire.',
};
