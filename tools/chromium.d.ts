declare module '*/chromium.mjs' {
  export interface Machine {
    find(): string | null;
    mayInstall(): boolean;
    install(): void;
    download(): void;
    starts(browser: string): boolean;
  }
  export function findChromium(): string | null;
  export function readyChromium(say?: (text: string) => void, machine?: Machine): string | null;
}
