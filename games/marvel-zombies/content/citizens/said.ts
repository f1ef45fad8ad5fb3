/** What the citizens' cards ask, tell and refuse, beyond what the rules do: nothing. */
export interface CitizensSaid {
  questions: object;
  facts: object;
  refusals: object;
  events: object;
}
