/** The three standard Missions: how many tokens complete each. */
import type { MissionId } from '../world.ts';

/** From the left to the right of the Mission Guide. */
export const missionIds: readonly MissionId[] = ['rescue-civilians', 'defeat-thugs', 'clear-threats'];

export const missionGoals: Readonly<Record<MissionId, number>> = {
  'rescue-civilians': 9,
  'defeat-thugs': 9,
  'clear-threats': 4,
};
