/** What Locations refuse, beyond what the rules do. */
export interface LocationsSaid {
  questions: object;
  facts: object;
  refusals: {
    'alone-here': object;
    'no-card-in-hand': object;
    'no-henchman': object;
    'no-symbol-left': object;
    'too-few-cards-told': object;
    'nobody-to-bring': object;
  };
  events: object;
}
