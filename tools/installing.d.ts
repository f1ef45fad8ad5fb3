declare module '*/installing.mjs' {
  export function installedAsLocked(folder: string): boolean;
  export function installLocked(
    folder: string,
    how?: { readonly quiet?: boolean; readonly words?: readonly string[] },
  ): boolean;
}
