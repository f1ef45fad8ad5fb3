/** What Villains, plans and Threats ask, tell and refuse, beyond what the rules do. */
export interface VillainsSaid {
  questions: object;
  facts: object;
  refusals: object;
  events: object;
}
