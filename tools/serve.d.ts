declare module '*/serve.mjs' {
  import type { Server } from 'node:http';

  export function serverOver(folder: string): Server;
  export function listen(
    server: Server,
    port: number,
    how?: { readonly tries?: number; readonly host?: string },
  ): Promise<number>;
}
