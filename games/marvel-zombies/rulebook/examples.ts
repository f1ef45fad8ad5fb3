/**
 * The worked examples printed in the book, each with the position from which it can be played.
 *
 * Their pictures are lost: each stands on a small board made for it. A spawn point far from what it shows, the green
 * objective of MH0 and an exit let a match go on from there to its end.
 */

import type { Example, Position } from '@necropole/kernel';
import type { SpawnCardId } from '../content/ids.ts';
import { type Arrangement, arrange } from '../positions/arrange.ts';
import { cardOf, cardWith, shuffleDecks } from '../positions/piles.ts';
import { corridor, fountainSquare, house, mansion, street } from '../positions/plans.ts';
import type { Mz, PhaseName } from '../shape.ts';
import type { Board } from '../world.ts';

/** A table arranged by hand for one player; decks are shuffled under the spawn cards that the book shows. */
function fromATable(
  board: Board,
  phase: PhaseName,
  said: Arrangement,
  spawnCards: readonly SpawnCardId[] = [],
): Position<Mz> {
  const heroes = Object.keys(said.heroes ?? {}).join(','); // order: as written
  return {
    config: { mode: 'heroic', mission: board.mission, seats: 1, options: { heroes } },
    setUp(start) {
      const world = arrange(said, board);
      shuffleDecks(world, start, spawnCards);
      return { world, board, phase };
    },
  };
}

const onTheStreet = { points: { initial: 'street-7' }, objective: 'yard', exit: 'alley' } as const;
const aroundTheHouse = { points: { initial: 'path-4' }, objective: 'pantry', exit: 'path-2' } as const;

export const examples: readonly Example<Mz>[] = [
  {
    id: 'MZ-example-10-corridor-doors',
    page: 10,
    proves: ['MZ-10.1', 'MZ-9.8', 'MZ-9.3'],
    title: {
      fr: 'Rogue, dans une Zone de couloir, voit dans toutes les salles voisines sauf celle dont la porte est fermée',
      en: 'Rogue, in a corridor zone, sees into all neighbouring rooms but the one whose door is closed',
    },
    position: fromATable(corridor, 'hero-turn', {
      heroes: { rogue: { at: 'corridor-west', xp: 19, power: 1 }, mystique: 'south-room' },
      horde: { 'west-room': { walker: 1 }, library: { walker: 1 } },
      open: ['west-room/corridor-west', 'corridor-west/south-room', 'corridor-east/east-room'],
      points: { initial: 'east-room' },
      objective: 'library',
      exit: 'west-room',
    }),
  },
  {
    id: 'MZ-example-10-corridor-beyond',
    page: 10,
    proves: ['MZ-9.5', 'MZ-9.6'],
    title: {
      fr: 'Mystique voit l’autre Zone du couloir, mais pas la salle qui est au-delà',
      en: 'Mystique sees the other zone of the corridor, but not the room beyond it',
    },
    position: fromATable(corridor, 'hero-turn', {
      heroes: { mystique: 'corridor-west' },
      horde: { 'corridor-east': { walker: 1 }, 'east-room': { walker: 1 } },
      open: ['corridor-east/east-room'],
      points: { initial: 'east-room' },
      objective: 'library',
      exit: 'west-room',
    }),
  },
  {
    id: 'MZ-example-12-sleeping-floor',
    page: 12,
    proves: ['MZ-11.8', 'MZ-12.1', 'MZ-12.2', 'MZ-12.3'],
    title: {
      fr: 'Tous les Super-Héros au sous-sol : Sabretooth, la Brute et le Point de Génération du premier étage ne font rien',
      en: 'All heroes in the basement: Sabretooth, the brute and the spawn point of the upper floor do nothing',
    },
    position: fromATable(mansion, 'end-of-players-phase', {
      heroes: { magneto: 'vault', rogue: 'vault' },
      horde: { 'landing-west': { brute: 1 }, cell: { walker: 1 } },
      zombieHeroes: { sabretooth: 'landing-east' },
      open: ['vault/cell', 'entrance/yard'],
      elevator: 'ground',
      points: { initial: 'landing-west', 'red-1': 'cell' },
      objective: 'cell',
      exit: 'yard',
    }),
  },
  {
    id: 'MZ-example-12-stairs',
    page: 12,
    proves: ['MZ-12.5', 'MZ-12.6'],
    title: {
      fr: 'De l’entrée à l’un ou l’autre des deux paliers, et retour',
      en: 'From the entrance to either of the two landings, and back',
    },
    position: fromATable(mansion, 'hero-turn', {
      heroes: { magneto: 'entrance' },
      open: ['entrance/yard'],
      elevator: 'ground',
      points: { initial: 'yard' },
      objective: 'bedroom',
      exit: 'yard',
    }),
  },
  {
    id: 'MZ-example-13-elevator',
    page: 13,
    proves: ['MZ-13.2', 'MZ-13.5', 'MZ-13.6', 'MZ-13.7'],
    title: {
      fr: 'Rogue appelle et entre ; Colossus entre et fait descendre l’Ascenseur au sous-sol',
      en: 'Rogue calls and enters; Colossus enters and sends the elevator down to the basement',
    },
    position: fromATable(mansion, 'hero-turn', {
      heroes: { rogue: 'entrance', colossus: 'entrance' },
      open: ['entrance/yard'],
      elevator: 'upper',
      points: { initial: 'yard' },
      objective: 'cell',
      exit: 'yard',
    }),
  },
  {
    id: 'MZ-example-16-leaving',
    page: 16,
    proves: ['MZ-16.7'],
    title: {
      fr: 'Wolverine quitte 2 Rôdeurs pour 3 Actions ; 3 Ennemis lui en coûteraient 4',
      en: 'Wolverine leaves 2 walkers for 3 actions; 3 enemies would cost him 4',
    },
    position: fromATable(street, 'hero-turn', {
      heroes: { wolverine: 'street-1' },
      horde: { 'street-1': { walker: 2 } },
      ...onTheStreet,
    }),
  },
  {
    id: 'MZ-example-18-one-walker',
    page: 18,
    proves: ['MZ-18.3', 'MZ-18.4'],
    title: {
      fr: 'Un Rôdeur et 2 Super-Héros : les joueurs choisissent qui subit la Blessure',
      en: 'One walker and 2 heroes: the players choose who takes the wound',
    },
    position: fromATable(street, 'enemies-first-actions', {
      heroes: { magneto: 'street-1', storm: 'street-1' },
      horde: { 'street-1': { walker: 1 } },
      ...onTheStreet,
    }),
  },
  {
    id: 'MZ-example-18-five-walkers',
    page: 18,
    proves: ['MZ-18.4', 'MZ-18.5', 'MZ-18.10'],
    title: {
      fr: 'Cinq Rôdeurs, 2 Super-Héros et 1 Citoyen : 2 Blessures chacun et 1 pour le Citoyen',
      en: 'Five walkers, 2 heroes and 1 citizen: 2 wounds each and 1 for the citizen',
    },
    position: fromATable(street, 'enemies-first-actions', {
      heroes: { magneto: { at: 'street-1', power: 2 }, storm: 'street-1' },
      horde: { 'street-1': { walker: 5 } },
      citizens: { 'trish-tilby': 'street-1' },
      ...onTheStreet,
    }),
  },
  {
    id: 'MZ-example-18-splitting',
    page: 18,
    proves: ['MZ-18.16', 'MZ-18.17', 'MZ-18.19'],
    title: {
      fr: 'Quatre Rôdeurs, 3 Brutes et 1 Héros Zombie entre deux Zones aussi proches',
      en: 'Four walkers, 3 brutes and 1 zombie hero between two equally near zones',
    },
    position: fromATable(street, 'enemies-first-actions', {
      heroes: { colossus: 'street-2', storm: 'street-6' },
      horde: { 'street-4': { walker: 4, brute: 3 } },
      zombieHeroes: { psylocke: 'street-4' },
      ...onTheStreet,
    }),
  },
  {
    id: 'MZ-example-19-runner',
    page: 19,
    proves: ['MZ-18.14', 'MZ-18.17', 'MZ-19.1'],
    title: {
      fr: 'Le Forcené au fond de la grande salle : vers Colossus ou Mystique, au choix, en 2 Déplacements',
      en: 'The runner at the end of the large room: towards Colossus or Mystique, by choice, in 2 moves',
    },
    position: fromATable(house, 'enemies-first-actions', {
      heroes: { colossus: 'kitchen', mystique: 'store' },
      horde: { 'hall-middle': { runner: 1 } },
      open: ['hall-west/kitchen', 'hall-east/store'],
      ...aroundTheHouse,
    }),
  },
  {
    id: 'MZ-example-19-sabretooth',
    page: 19,
    proves: ['MZ-18.13', 'MZ-19.2', 'MZ-20.9'],
    title: {
      fr: 'Sabretooth va à Mystique, plus proche que Wolverine et Storm, puis l’attaque',
      en: 'Sabretooth goes to Mystique, nearer than Wolverine and Storm, then attacks her',
    },
    position: fromATable(street, 'enemies-first-actions', {
      heroes: { mystique: 'street-5', wolverine: 'street-2', storm: 'street-2' },
      zombieHeroes: { sabretooth: 'street-4' },
      ...onTheStreet,
    }),
  },
  {
    id: 'MZ-example-19-closed-window',
    page: 19,
    proves: ['MZ-18.13', 'MZ-19.3', 'MZ-20.2'],
    title: {
      fr: 'Le Rôdeur va vers Magneto, vu à 2 Zones, et non vers Colossus derrière la fenêtre fermée',
      en: 'The walker goes towards Magneto, seen 2 zones away, and not towards Colossus behind the closed window',
    },
    position: fromATable(house, 'enemies-first-actions', {
      heroes: { colossus: 'study', magneto: 'path-3' },
      horde: { 'path-1': { walker: 1 } },
      ...aroundTheHouse,
    }),
  },
  {
    id: 'MZ-example-19-fountain',
    page: 19,
    proves: ['MZ-11.6', 'MZ-11.5', 'MZ-18.16', 'MZ-18.17', 'MZ-19.4'],
    title: {
      fr: 'Deux Rôdeurs et 1 Brute voient Magneto par-dessus la fontaine et en font le tour',
      en: 'Two walkers and 1 brute see Magneto across the fountain and go round it',
    },
    position: fromATable(fountainSquare, 'enemies-first-actions', {
      heroes: { magneto: 'south', rogue: 'east' },
      horde: { north: { walker: 2, brute: 1 } },
      points: { initial: 'north' },
      objective: 'west',
      exit: 'south-west',
    }),
  },
  {
    id: 'MZ-example-21-danger-level',
    page: 21,
    proves: ['MZ-14.4', 'MZ-14.5', 'MZ-21.1'],
    title: {
      fr: 'Mystique à 5 points d’expérience et Colossus à 12 : la ligne jaune',
      en: 'Mystique at 5 experience points and Colossus at 12: the yellow line',
    },
    position: fromATable(
      street,
      'spawn-point',
      {
        heroes: { mystique: { at: 'street-1', xp: 5 }, colossus: { at: 'street-1', xp: 12 } },
        ...onTheStreet,
      },
      [cardWith('normal', 'walker', 'yellow', 3)],
    ),
  },
  {
    id: 'MZ-example-22-building',
    page: 22,
    proves: ['MZ-22.1', 'MZ-22.5', 'MZ-22.6', 'MZ-22.7', 'MZ-22.8', 'MZ-22.9', 'MZ-22.10'],
    title: {
      fr: 'Le hall et la cuisine : 1 Brute, une Ruée de 4 Rôdeurs, une Activation Supplémentaire, puis les 2 Citoyens',
      en: 'Hall and kitchen: 1 brute, a rush of 4 walkers, an extra activation, then the 2 citizens',
    },
    position: fromATable(
      house,
      'hero-turn',
      {
        heroes: { wolverine: { at: 'path-3', xp: 7 } },
        horde: { 'path-1': { walker: 1 } },
        open: ['hall-west/kitchen'],
        entered: [],
        citizenCards: { 'hall-middle': 'trish-tilby', kitchen: 'senator-kelly', pantry: 'mariko-yashida' },
        ...aroundTheHouse,
      },
      [
        cardWith('normal', 'brute', 'yellow', 1),
        cardWith('rush', 'walker', 'yellow', 4),
        cardOf('extra-activation', 'walker'),
      ],
    ),
  },
  {
    id: 'MZ-example-23-magneto',
    page: 23,
    proves: ['MZ-23.7', 'MZ-23.8', 'MZ-23.9', 'MZ-23.13', 'MZ-23.12', 'MZ-23.11', 'MZ-24.1'],
    title: {
      fr: 'Les trois Attaques de Magneto sur 2 Brutes, 1 Forcené et 1 Citoyen',
      en: 'The three attacks of Magneto on 2 brutes, 1 runner and 1 citizen',
    },
    position: fromATable(street, 'hero-turn', {
      heroes: { magneto: 'street-1' },
      horde: { 'street-2': { brute: 2, runner: 1 } },
      citizens: { 'trish-tilby': 'street-2' },
      ...onTheStreet,
    }),
  },
  {
    id: 'MZ-example-24-storm',
    page: 24,
    proves: ['MZ-16.2', 'MZ-17.10', 'MZ-24.3', 'MZ-24.5'],
    title: {
      fr: 'Le Pouvoir de Storm : 0, puis 1, puis 3 ; 4 dés avec Éclair, et Bourrasque',
      en: 'The power of Storm: 0, then 1, then 3; 4 dice with Lightning, and Gust',
    },
    position: fromATable(street, 'players-phase', {
      heroes: { storm: 'street-2' },
      horde: { 'street-2': { walker: 5 } },
      ...onTheStreet,
    }),
  },
];
