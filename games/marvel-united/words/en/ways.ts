/** What the ways are called that components let somebody choose from, by the names that the components give them. */
export const wayWords: Readonly<Record<string, string>> = {
  'two-thugs': 'Two Thugs',
  'one-of-each': 'A Thug and a Civilian',
  'two-civilians': 'Two Civilians',
  hero: 'On a Hero',
  location: 'On a Location',
  draw: 'Draw a card',
  discard: 'Discard a card',
  'leave-plan': 'Leave the plan on top',
  'mislay-plan': 'Put the plan under the deck',
  heal: 'A Hero draws up to 3 cards',
  'recharge-all': 'A Hero recharges all Equipment',
};
