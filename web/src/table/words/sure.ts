/** What is asked before something is done that cannot be taken back lightly. */
import type { Language } from '@necropole/kernel';

interface SureWords {
  readonly danger: { readonly title: string; readonly text: (answer: string) => string; readonly doIt: string };
  readonly undo: {
    readonly title: string;
    /** What has been learned since. */
    readonly since: Readonly<Record<'answers' | 'dice' | 'cards', string>>;
    readonly alone: string;
    readonly asks: (names: string) => string;
    readonly yes: string;
    readonly agreed: (names: string) => string;
  };
  readonly resign: { readonly title: string; readonly alone: string; readonly others: string; readonly yes: string };
  readonly file: { readonly title: string; readonly secrets: string; readonly yes: string };
}

const t = '\u202f';

/** Fetched with the question. */
export const sureWords: Readonly<Record<Language, SureWords>> = {
  en: {
    danger: {
      title: 'This may be the end!',
      text: (answer) => `“${answer}” may cost your character’s life.`,
      doIt: 'Do it anyway',
    },
    undo: {
      title: 'Take this answer back?',
      since: {
        answers: 'Others have answered since.',
        dice: 'Dice have fallen since.',
        cards: 'A card has come to be known since.',
      },
      alone: 'Dice and unknown cards will be drawn anew, and the log will say so.',
      asks: (names) => `${names} must agree. Dice and unknown cards will be drawn anew, and the log will say so.`,
      yes: 'Take it back',
      agreed: (names) => `${names} agrees`,
    },
    resign: {
      title: 'Resign the match?',
      alone: 'The match will be closed. It can still be watched, and continued from any moment as a new match.',
      others: 'A bot will take your place.',
      yes: 'Resign',
    },
    file: {
      title: 'Download it with its secrets?',
      secrets:
        'The match is not over: the file holds everything that is still hidden, the cards and the chance to come.',
      yes: 'Download',
    },
  },
  fr: {
    danger: {
      title: `C’est peut-être la fin${t}!`,
      text: (answer) => `«${t}${answer}${t}» peut coûter la vie à votre personnage.`,
      doIt: 'Le faire quand même',
    },
    undo: {
      title: `Reprendre cette réponse${t}?`,
      since: {
        answers: 'D’autres ont répondu depuis.',
        dice: 'Des dés ont été lancés depuis.',
        cards: 'Une carte a été révélée depuis.',
      },
      alone: 'Les dés et les cartes inconnues seront tirés à nouveau, et le récit le dira.',
      asks: (names) =>
        `Il faut l’accord de ${names}. Les dés et les cartes inconnues seront tirés à nouveau, et le récit le dira.`,
      yes: 'Reprendre',
      agreed: (names) => `${names} est d’accord`,
    },
    resign: {
      title: `Abandonner la partie${t}?`,
      alone:
        'La partie sera fermée. On pourra encore la revoir, et la reprendre de n’importe quel moment comme une nouvelle partie.',
      others: 'Un robot prendra votre place.',
      yes: 'Abandonner',
    },
    file: {
      title: `Télécharger avec ses secrets${t}?`,
      secrets:
        'La partie n’est pas finie : le fichier contient tout ce qui est encore caché, les cartes et le hasard à venir.'.replace(
          ' :',
          `${t}:`,
        ),
      yes: 'Télécharger',
    },
  },
};
