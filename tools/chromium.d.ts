declare module '*/chromium.mjs' {
  export function findChromium(): string | null;
  export function readyChromium(say?: (text: string) => void): string | null;
}
