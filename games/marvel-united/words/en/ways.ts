/** What the ways are called that components let somebody choose from, by the names that the components give them. */
export const wayWords: Readonly<Record<string, string>> = {
  draw: 'Draw a card',
  discard: 'Discard a card',
};
