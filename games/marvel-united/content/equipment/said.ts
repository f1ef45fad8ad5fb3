/** What Equipment refuses, beyond what the rules do. */
export interface EquipmentSaid {
  questions: object;
  facts: object;
  refusals: {
    'no-enemy-next-door': object;
    'no-civilian-next-door': object;
    'hand-full-enough': object;
    'called-already': object;
  };
  events: object;
}
