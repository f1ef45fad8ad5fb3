/**
 * The rules of Marvel United: Multiverse in our own words, one file a chapter, in the order of the book.
 *
 * The words of the French book and those of the English edition, the same everywhere:
 *
 * - Vilain, fiche de Vilain: Villain, dashboard; Sbire, Malfrat, Civil: Henchman, Thug, Civilian
 * - Plan diabolique, Intrigue, Lieu, Menace: Master Plan card, Storyline, Location, Threat
 * - pion Vie, pion Action, emplacement, réserve: Health token, Action token, slot, reserve
 * - icône (d’une carte Héros), Action Héroïque, Joker: symbol, Heroic action, Wild
 * - sauver, vaincre, écarter, accomplir: rescue, defeat, clear, complete
 * - Affluence, Fin du tour, Sous pression: Overflow, End of Turn, Under Pressure
 * - But Héroïque, Complot abject: Heroic Goal, Villainous Plot
 * - retardé, pressé, Étourdi, non-annulable: Delayed, Accelerated, Stunned, unpreventable
 * - Main de départ, Déclencheur, Défi, Équipement: Starting Hand, Trigger, Challenge, Equipment
 * - Héros Principal, Héros de Soutien, support, Plan de bataille: Main Hero, Support Hero, support row, Battle Plan
 */

import type { Rulebook } from '@necropole/kernel';
import type { Mu } from '../shape.ts';
import { actions } from './actions.ts';
import { addingThugsAndCivilians } from './adding-thugs-and-civilians.ts';
import { additionalRules } from './additional-rules.ts';
import { bam } from './bam.ts';
import { challenges } from './challenges.ts';
import { clearingThreats } from './clearing-threats.ts';
import { commanderRules } from './commander-rules.ts';
import { commanderSetup } from './commander-setup.ts';
import { completingMissions } from './completing-missions.ts';
import { components } from './components.ts';
import { damage } from './damage.ts';
import { drawingAndPlaying } from './drawing-and-playing.ts';
import { equipment } from './equipment.ts';
import { examples } from './examples.ts';
import { heroTurn } from './hero-turn.ts';
import { ko } from './ko.ts';
import { locationEffect } from './location-effect.ts';
import { missions } from './missions.ts';
import { overflow } from './overflow.ts';
import { overview } from './overview.ts';
import { resolvingActions } from './resolving-actions.ts';
import { setup } from './setup.ts';
import { specialEffect } from './special-effect.ts';
import { specialEffectsAndTokens } from './special-effects-and-tokens.ts';
import { superVillainAgainstCommander } from './super-villain-against-commander.ts';
import { superVillainCards } from './super-villain-cards.ts';
import { superVillainSetup } from './super-villain-setup.ts';
import { superVillainTurns } from './super-villain-turns.ts';
import { turnSequence } from './turn-sequence.ts';
import { underPressure } from './under-pressure.ts';
import { villainMovement } from './villain-movement.ts';
import { villainTurn } from './villain-turn.ts';
import { winningAndLosing } from './winning-and-losing.ts';

export const rulebook: Rulebook<Mu> = {
  prefix: 'MU',
  list: { prefix: 'U', count: 261 },
  chapters: [
    overview,
    components,
    setup,
    winningAndLosing,
    villainTurn,
    villainMovement,
    bam,
    specialEffect,
    addingThugsAndCivilians,
    overflow,
    heroTurn,
    drawingAndPlaying,
    resolvingActions,
    actions,
    specialEffectsAndTokens,
    locationEffect,
    turnSequence,
    underPressure,
    missions,
    clearingThreats,
    completingMissions,
    damage,
    ko,
    challenges,
    equipment,
    additionalRules,
    superVillainSetup,
    superVillainTurns,
    superVillainCards,
    commanderSetup,
    commanderRules,
    superVillainAgainstCommander,
  ],
  excused: [],
  examples,
};
