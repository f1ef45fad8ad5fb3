export { floorPlan } from './floor-making.ts';
export * from './floor-plan.ts';
export * from './floor-sketch.ts';
export * from './hex-map.ts';
export * from './hexagon-ring.ts';
export * from './plane.ts';
export * from './rings.ts';
export * from './rooms.ts';
export * from './tabulate.ts';
