/** What the zombie heroes ask, tell and refuse, beyond what the rules do: nothing. */
export interface ZombieHeroesSaid {
  questions: object;
  facts: object;
  refusals: object;
  events: object;
}
