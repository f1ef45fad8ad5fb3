/** Short news for the person. */

export interface Toast {
  readonly id: number;
  readonly text: string;
  readonly action?: { readonly label: string; run(): void };
}

let shown = $state.raw<readonly Toast[]>([]);
let count = 0;

export function toasts(): readonly Toast[] {
  return shown;
}

/** Shows some news. What asks for nothing goes away by itself. */
export function toast(text: string, action?: Toast['action']): void {
  count += 1;
  const id = count;
  shown = [...shown.filter((one) => one.text !== text), action === undefined ? { id, text } : { id, text, action }];
  if (action === undefined) setTimeout(() => dismiss(id), 8000);
}

export function dismiss(id: number): void {
  shown = shown.filter((one) => one.id !== id);
}
