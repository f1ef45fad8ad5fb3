/** What is said of the pace at which things are told. Fetched with what shows it. */
import type { Language } from '@necropole/kernel';
import type { ForcedBy, Pace } from '../settings.ts';

export interface PaceWords {
  readonly title: string;
  readonly bots: string;
  readonly people: string;
  readonly names: { readonly [P in Pace]: string };
  readonly hint: string;
  readonly onlyWhatMatters: string;
  readonly onlyWhatMattersHint: string;
  readonly forced: string;
  readonly forcedBy: { readonly [F in ForcedBy]: string };
  readonly forcedHint: string;
}

const t = '\u202f';

export const paceWords: Readonly<Record<Language, PaceWords>> = {
  en: {
    title: 'Pace',
    bots: 'After a bot’s answer',
    people: 'After a person’s answer',
    names: { steps: 'Step by step', normal: 'Normal', fast: 'Fast', summary: 'Summary' },
    hint: 'Step by step waits for Next. Normal tells a turn in four seconds at most; whatever was told stays on its card.',
    onlyWhatMatters: 'Only what matters',
    onlyWhatMattersHint:
      'Losses, goals and the tracks of the board, and whatever touches my pieces or what is beside them; the rest is counted on the card.',
    forced: 'Answer by itself',
    forcedBy: { never: 'Never', ending: 'To end a turn or go on', always: 'Whenever forced' },
    forcedHint: 'Where only one answer is allowed, it is given without asking. Sealed questions are always asked.',
  },
  fr: {
    title: 'Allure',
    bots: 'Après la réponse d’un robot',
    people: 'Après la réponse d’une personne',
    names: { steps: 'Pas à pas', normal: 'Normale', fast: 'Rapide', summary: 'Résumé' },
    hint: `Pas à pas attend «${t}Suite${t}». Normale raconte un tour en quatre secondes au plus${t}; ce qui a été dit reste sur sa carte.`,
    onlyWhatMatters: 'Seulement l’important',
    onlyWhatMattersHint: `Les pertes, les objectifs et les pistes du plateau, et ce qui touche mes pions ou ce qui est à côté${t}; le reste est compté sur la carte.`,
    forced: 'Répondre tout seul',
    forcedBy: { never: 'Jamais', ending: 'Pour finir un tour ou poursuivre', always: 'Dès que c’est forcé' },
    forcedHint:
      'Quand une seule réponse est permise, elle est donnée sans demander. Les questions scellées sont toujours posées.',
  },
};
