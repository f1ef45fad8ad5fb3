/** What missions ask for, as a player reads it in the list of goals. */
import type { GoalId } from '../../content/missions/goal-ids.ts';

export const goalWords: Readonly<Record<GoalId, string>> = {
  'take-green': 'Take the green objective',
  'take-blue': 'Take the blue objective',
  'take-blue-and-red': 'Take the blue and the red objective',
  'take-blue-and-green': 'Take the blue and the green objective',
  'take-all': 'Take all objectives',
  'take-reds': 'Take the red objectives',
  'rescue-everybody': 'Rescue every citizen',
  'kill-psylocke-and-dark-phoenix': 'Eliminate Psylocke and Dark Phoenix',
  'each-rescues': 'Each hero rescues a citizen',
  'take-beacon': 'Light the beacon: take the red objective',
  'kill-everything': 'Eliminate every enemy, on the board and in the reserve',
  'rescue-trish-tilby': 'Rescue Trish Tilby',
  'move-points': 'Move the red spawn points out of the house',
  'kill-zombie-heroes': 'Eliminate all zombie heroes',
  'reach-red': 'All heroes reach the red danger level',
  'rescue-bolivar-trask': 'Rescue Bolivar Trask',
  'kill-juggernaut': 'Eliminate Juggernaut for good',
};
