/**
 * The rules of Earth Reborn in our own words, one file a chapter, in the order of the book. Pages are those of its table
 * of contents. S.A.G.S., which draws up scenarios by itself (pages 35 to 40), is a game mode of its own and not here yet.
 *
 * Where two modules meet, the reading stands with the chapter that comes up at the table. The numbers that worked
 * examples give away are statements about data: with the characters (pages 40 and 41), the equipment (42), the icon
 * phrases (22), what can be destroyed (13) and the dice (10, 24).
 *
 * One word for one thing, French and English:
 * - PC, point de commandement: CP, command point; PM, point de mission ou de moral: MP, mission or morale point;
 *   point de mouvement, d’espionnage, de fouille: movement, spy, search point;
 * - tuile d’ordre, section: order tile, section; mouvement, corps à corps, tir, fouille, interaction: move, melee, fire,
 *   search, interaction; round, tour: round, turn; joueur actif: active player;
 * - engager, désengager une carte: to engage, to disengage a card; affecter une tuile: to assign a tile;
 * - arc bleu foncé, bleu clair, gris (corps à corps), rouge, orange, blanc (vue et tir): dark blue, light blue, grey, red,
 *   orange, white arc; touche, touche critique, automatique: hit, critical hit, automatic hit; dommages: damage;
 * - élément de sol, valeur défensive: floor element, defence value; porte coulissante, en bois, à carte magnétique: sliding,
 *   wooden, magnetic door; sortie par les égouts: sewer exit; taupe mécanique: driller;
 * - ligne de vue, arc de vue: line of sight, sight arc; duel, mise: duel, bid; intercepteur, pause: interceptor, pause;
 * - ciblage, tir parfait, à court de munitions, recharger: targeting, perfect shot, out of ammunition, to reload;
 * - phrase iconographique, test, seuil, icône de position: icon phrase, test, threshold, position icon;
 * - pioche de fouille, indice de fouille: search deck, find factor; abandonner: to abandon; porteur: bearer;
 * - brouilleur, fréquence intacte, écoutée, brouillée: jammer, clear, overheard, jammed frequency;
 * - ravisseur, prisonnier, libérer: captor, prisoner, to free; ordre combiné, participant: combined order, participant.
 */

import type { Excuse, Rulebook } from '@necropole/kernel';
import type { Er } from '../shape.ts';
import { abilities } from './abilities.ts';
import { activationPhase } from './activation-phase.ts';
import { basics } from './basics.ts';
import { capture } from './capture.ts';
import { characters } from './characters.ts';
import { combination } from './combination.ts';
import { components } from './components.ts';
import { destroying } from './destroying.ts';
import { doorsAndExits } from './doors-and-exits.ts';
import { duels } from './duels.ts';
import { equipment } from './equipment.ts';
import { equipmentCards } from './equipment-cards.ts';
import { examples } from './examples.ts';
import { explosives } from './explosives.ts';
import { finalPhase } from './final-phase.ts';
import { fire } from './fire.ts';
import { floorTiles } from './floor-tiles.ts';
import { iconPhrases } from './icon-phrases.ts';
import { initiativePhase } from './initiative-phase.ts';
import { largeFigures } from './large-figures.ts';
import { levels } from './levels.ts';
import { lineOfSight } from './line-of-sight.ts';
import { melee } from './melee.ts';
import { missionPoints } from './mission-points.ts';
import { movement } from './movement.ts';
import { radioJamming } from './radio-jamming.ts';
import { search } from './search.ts';
import { setup } from './setup.ts';
import { torture } from './torture.ts';
import { woundsAndDeath } from './wounds-and-death.ts';

const sags = 'S.A.G.S. is a mode of its own, which is not built yet';

const excused: readonly Excuse[] = [
  { from: 'E328', reason: `looking at a mission card needs mission cards: ${sags}` },
  { from: 'E493', reason: `that S.A.G.S. has no levels: ${sags}` },
  ...between(495, 581, sags),
];

/** The same reason for each number from the first to the last. */
function between(first: number, last: number, reason: string): readonly Excuse[] {
  return Array.from({ length: last - first + 1 }, (_, index) => ({ from: `E${first + index}`, reason }));
}

export const rulebook: Rulebook<Er> = {
  prefix: 'ER',
  list: { prefix: 'E', count: 709 },
  chapters: [
    components,
    basics,
    setup,
    initiativePhase,
    activationPhase,
    finalPhase,
    movement,
    doorsAndExits,
    melee,
    woundsAndDeath,
    destroying,
    lineOfSight,
    duels,
    equipment,
    fire,
    explosives,
    iconPhrases,
    missionPoints,
    search,
    abilities,
    radioJamming,
    largeFigures,
    capture,
    torture,
    combination,
    levels,
    characters,
    floorTiles,
    equipmentCards,
  ],
  excused,
  examples,
};
