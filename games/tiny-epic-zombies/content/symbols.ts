/** The four symbols of the store entrances: two stores and a quarter of the search cards carry each. */
export type EntranceSymbol = 'green' | 'blue' | 'purple' | 'orange';

export const entranceSymbols: readonly EntranceSymbol[] = ['green', 'blue', 'purple', 'orange'];
