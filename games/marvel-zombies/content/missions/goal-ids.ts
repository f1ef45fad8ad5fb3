/** The names of what missions ask for, and of the actions that only they know. */

/** A line of a mission's objectives. The exit is none of them. */
export type GoalId =
  | 'take-green'
  | 'take-blue'
  | 'take-blue-and-red'
  | 'take-blue-and-green'
  | 'take-all'
  | 'take-reds'
  | 'rescue-everybody'
  | 'kill-psylocke-and-dark-phoenix'
  | 'each-rescues'
  | 'take-beacon'
  | 'kill-everything'
  | 'rescue-trish-tilby'
  | 'move-points'
  | 'kill-zombie-heroes'
  | 'reach-red'
  | 'rescue-bolivar-trask'
  | 'kill-juggernaut';

/** An action that a mission offers in a hero's turn. */
export type MissionOfferId =
  | 'spare-walkers'
  | 'spare-brutes-and-runners'
  | 'give-token'
  | 'take-token'
  | 'move-point'
  | 'carry-hand'
  | 'fire-at-juggernaut';
