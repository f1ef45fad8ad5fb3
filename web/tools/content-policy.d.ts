declare module '*/content-policy.mjs' {
  export const pagePolicy: string;
  export const contentPolicy: string;
}
