/** What is said where something is shared out over several. */
import type { Language } from '@necropole/kernel';

interface SharingWords {
  /** Sends it, with how many are left over. */
  readonly send: (spared: number) => string;
  readonly evenly: string;
  readonly lessFor: (name: string) => string;
  readonly moreFor: (name: string) => string;
}

/** Fetched with it. */
export const sharingWords: Readonly<Record<Language, SharingWords>> = {
  en: {
    send: (spared) => (spared === 0 ? 'Share out so' : `Share out so, ${spared} spared`),
    evenly: 'Even shares',
    lessFor: (name) => `Less for ${name}`,
    moreFor: (name) => `More for ${name}`,
  },
  fr: {
    send: (spared) => (spared === 0 ? 'Répartir ainsi' : `Répartir ainsi, ${spared} de côté`),
    evenly: 'Parts égales',
    lessFor: (name) => `Moins pour ${name}`,
    moreFor: (name) => `Plus pour ${name}`,
  },
};
