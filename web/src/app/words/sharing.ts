/** What is said where a finished match is shared. */
import type { Language } from '@necropole/kernel';

interface SharingWords {
  readonly share: string;
  readonly linkCopied: string;
  readonly tooLong: string;
}

export const sharingWords: Readonly<Record<Language, SharingWords>> = {
  en: {
    share: 'Share',
    linkCopied: 'Copied: a link that holds the whole match.',
    tooLong: 'This match is too long for a link: here is its file.',
  },
  fr: {
    share: 'Partager',
    linkCopied: 'Copié\u202f: un lien qui contient toute la partie.',
    tooLong: 'Cette partie est trop longue pour un lien\u202f: voici son fichier.',
  },
};
