/** What the special cards of Heroes refuse, beyond what the rules do. */
export interface HeroesSaid {
  questions: object;
  facts: object;
  refusals: {
    'no-other-hero': object;
    'nobody-to-stun': object;
    'no-plan-left': object;
    'nothing-lent': object;
    'lent-symbol-used': object;
    'no-other-card-told': object;
    'no-symbol-to-change': object;
    'nobody-to-restore': object;
    'no-location-effect': object;
  };
  events: object;
}
