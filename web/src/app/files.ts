/** Files for the person to keep, and files that they choose. */

const TYPES: { readonly [ending: string]: string } = {
  json: 'application/json',
  csv: 'text/csv',
  svg: 'image/svg+xml',
};

/** Gives a text to the browser to save. */
export function saveFile(name: string, text: string): void {
  const type = TYPES[name.slice(name.lastIndexOf('.') + 1)] ?? 'application/x-ndjson';
  const address = URL.createObjectURL(new Blob([text], { type }));
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  // The browser reads it after the click: give it time.
  setTimeout(() => URL.revokeObjectURL(address), 60_000);
}

/** Is this the export of all matches, rather than the replay of one? */
export function looksLikeExport(text: string): boolean {
  return /^\s*\{\s*"necropole"\s*:\s*"matches"/.test(text.slice(0, 200));
}
