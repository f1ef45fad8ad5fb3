/** What the special spawn cards tell, beyond what the rules do. */
export interface SpawnSaid {
  questions: object;
  facts: object;
  refusals: object;
  events: {
    /** So many brutes go into overdrive. */
    overdrive: { brutes: number };
    /** Walkers multiply in so many zones; in none, two come to the spawn zone. */
    multiplication: { zones: number };
  };
}
