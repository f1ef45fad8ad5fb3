/** The stores and the courtyard of the mall, and how they are laid. */
export * from './cards.ts';
export * from './courtyard.ts';
export * from './faces.ts';
export * from './mall.ts';
