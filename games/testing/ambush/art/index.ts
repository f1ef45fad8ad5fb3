/** What Ambush is drawn with: its drawings are in `symbols.svg`. */
import type { Art } from '@necropole/kernel';

export const art: Art = {
  colours: { rat: '#8d98ab', great: '#d8452f', marker: '#c79a3e' },
  families: {},
  furniture: {},
  parts: ['terrain', 'ways', 'edges', 'floors', 'rails', 'dice', 'paving', 'bands', 'aboard', 'rates'],
  pictureOf: () => null,
};
