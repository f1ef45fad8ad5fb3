/** Names in a row, as the language joins them. */
import type { Language } from '@necropole/kernel';

export function listIn(language: Language, items: readonly string[]): string {
  return new Intl.ListFormat(language, { type: 'conjunction' }).format(items);
}
