export * from './plane.ts';
export * from './rooms.ts';
export * from './tabulate.ts';
