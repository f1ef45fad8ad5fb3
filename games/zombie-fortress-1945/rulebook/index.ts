/**
 * The rules of Zombie Fortress 1945 in our own words, one file a chapter, in the order of the book.
 *
 * Pages: the text at hand bears no page marks. They are counted from where its sentences break off, about every seven
 * hundred words, and may be out by one. The numbers of the sections (A-3.0, B-5.2) are the book’s own: the titles of the
 * chapters carry them, and readings refer by them.
 *
 * One word for one thing, French and English:
 * - équipe (the book’s team), camp: team, camp (one of the four nations); membre (soldat, médecin ou prisonnier): member;
 *   homme, only where teams fight teams: man (soldier or medic);
 * - partie terrestre, souterrains, château: field part, fortress, castle; salle des ascenseurs: lift room;
 * - grille: gate (of the castle road); porte ordinaire, à serrure: ordinary door, locked door;
 * - pièce ordinaire (beige), spéciale (green): ordinary room, special room; zone d’entrée: entry zone;
 * - clé (aigle, manivelle, batterie): key; événement, déclencher: event, to trigger; rencontre: encounter;
 * - engin: transport; véhicule: vehicle (on the ground); engin aérien: aircraft; char: tank;
 * - maître des zombies: zombie master (in the fortress only); mener les zombies: to lead the zombies (in either part);
 * - zombie errant: wandering zombie; zombie casqué (the book’s SS): helmeted zombie; transformé, infecté: turned, infected;
 * - battle box, case 3, case de l’équipe: battle box, box 3, team box; volée: volley; assaut, round: assault, round;
 * - point de mouvement, d’attaque, de vie: movement, attack, life point; dommage: damage; test de munitions: ammunition test;
 * - tour: turn (of a player); activation: a turn of the team in a fight, or of whoever leads its zombies.
 *
 * The last line of the book names one more counter, a joke without a rule: it is left out.
 */

import type { Rulebook } from '@necropole/kernel';
import type { Zf } from '../shape.ts';
import { assault } from './assault.ts';
import { attacks } from './attacks.ts';
import { destruction } from './destruction.ts';
import { endOfField } from './end-of-field.ts';
import { examples } from './examples.ts';
import { fieldEvents } from './field-events.ts';
import { fieldMovement } from './field-movement.ts';
import { fieldSequence } from './field-sequence.ts';
import { fieldSetup } from './field-setup.ts';
import { fighters } from './fighters.ts';
import { fortressEvents } from './fortress-events.ts';
import { fortressMovement } from './fortress-movement.ts';
import { fortressSequence } from './fortress-sequence.ts';
import { fortressSetup } from './fortress-setup.ts';
import { hulk } from './hulk.ts';
import { introduction } from './introduction.ts';
import { objects } from './objects.ts';
import { personsAndCoffin } from './persons-and-coffin.ts';
import { transports } from './transports.ts';
import { vehicles } from './vehicles.ts';
import { virus } from './virus.ts';
import { volleys } from './volleys.ts';
import { wanderingZombies } from './wandering-zombies.ts';
import { weapons } from './weapons.ts';
import { zombieKinds } from './zombie-kinds.ts';

export const rulebook: Rulebook<Zf> = {
  prefix: 'ZF',
  list: { prefix: 'Z', count: 316 },
  chapters: [
    introduction,
    fieldSetup,
    fieldSequence,
    fieldMovement,
    fieldEvents,
    transports,
    personsAndCoffin,
    attacks,
    endOfField,
    fortressSetup,
    fortressSequence,
    fortressMovement,
    fortressEvents,
    wanderingZombies,
    virus,
    destruction,
    fighters,
    volleys,
    assault,
    zombieKinds,
    hulk,
    vehicles,
    weapons,
    objects,
  ],
  excused: [],
  examples,
};
