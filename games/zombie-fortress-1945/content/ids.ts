/** The names of all components: types only, so that whatever the content is made of may use them. */
export type { CounterId, CounterKindId as CounterKind } from './counters/index.ts';
export type { MarkerId, MarkerKindId as MarkerKind } from './markers/index.ts';
