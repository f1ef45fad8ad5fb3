/** What is said of files that are opened. */
import type { Language } from '@necropole/kernel';
import type { FileFault } from '../../engine/problems.ts';

interface FileWords {
  /** What is wrong with a file. */
  readonly fault: (fault: FileFault) => string;
  readonly imported: (matches: number, results: number, failed: number) => string;
  readonly fileCutTitle: string;
  readonly showAnyway: string;
}

const inEnglish = (n: number, one: string, many: string): string => `${n} ${n === 1 ? one : many}`;
const inFrench = (n: number, one: string, many: string): string => `${n} ${n < 2 ? one : many}`;

/** Fetched with the first file. */
export const fileWords: Readonly<Record<Language, FileWords>> = {
  en: {
    fault: faultInEnglish,
    imported: (n, results, failed) =>
      `${inEnglish(n, 'match', 'matches')} and ${inEnglish(results, 'result', 'results')} brought back${failed === 0 ? '.' : `, ${inEnglish(failed, 'error', 'errors')}.`}`,
    fileCutTitle: 'This file cannot be read to its end',
    showAnyway: 'Show it up to there',
  },
  fr: {
    fault: faultInFrench,
    imported: (n, results, failed) =>
      `${inFrench(n, 'partie', 'parties')} et ${inFrench(results, 'résultat retrouvé', 'résultats retrouvés')}${failed === 0 ? '.' : `, ${inFrench(failed, 'erreur', 'erreurs')}.`}`,
    fileCutTitle: 'Ce fichier ne se lit pas jusqu’au bout',
    showAnyway: 'Voir jusque-là',
  },
};

function faultInEnglish(fault: FileFault): string {
  switch (fault.why) {
    case 'empty':
      return 'The file is empty.';
    case 'not-a-replay':
      return 'This is not a match of Nécropole.';
    case 'not-an-export':
      return 'This is not an export of Nécropole.';
    case 'too-large':
      return 'The file is too large.';
    case 'later-format':
      return 'The file is of a later format than this version of Nécropole reads.';
    case 'old-format':
      return `This match was recorded before the random streams changed (version ${fault.version} of the game): it is shown up to answer ${fault.taken} of ${fault.answers}, and cannot be checked.`;
    case 'overrides':
      return `The file corrects the match by hand (${fault.overrides === 1 ? 'once' : `${fault.overrides} times`}): nothing shows that it was played so, and it is not opened.`;
    case 'too-long':
      return `At line ${fault.line}, the file has more answers than any match of the game.`;
    case 'damaged':
      return `The file is damaged at line ${fault.line}; what comes before is sound.`;
    case 'differs':
      return `From line ${fault.line} on, this version of the game plays otherwise.`;
    case 'refused':
      return `At line ${fault.line}, this version of the game refuses the answer.`;
    case 'ends-otherwise':
      return `At line ${fault.line}, the file tells another end than the game.`;
    case 'unknown-game':
      return `This version of Nécropole does not know the game “${fault.game}”.`;
    case 'does-not-fit':
      return `The file does not fit the game: ${fault.message}`;
  }
}

function faultInFrench(fault: FileFault): string {
  switch (fault.why) {
    case 'empty':
      return 'Le fichier est vide.';
    case 'not-a-replay':
      return 'Ce n’est pas une partie de Nécropole.';
    case 'not-an-export':
      return 'Ce n’est pas un export de Nécropole.';
    case 'too-large':
      return 'Le fichier est trop gros.';
    case 'later-format':
      return 'Le fichier est d’un format plus récent que ceux que lit cette version de Nécropole.';
    case 'old-format':
      return `Cette partie a été enregistrée avant le changement du hasard (version ${fault.version} du jeu) : elle est montrée jusqu’à la réponse ${fault.taken} sur ${fault.answers}, sans pouvoir être vérifiée.`;
    case 'overrides':
      return `Le fichier corrige la partie à la main (${fault.overrides} fois) : rien ne montre qu’elle a été jouée ainsi, et il n’est pas ouvert.`;
    case 'too-long':
      return `À la ligne ${fault.line}, le fichier a plus de réponses qu’aucune partie de ce jeu.`;
    case 'damaged':
      return `Le fichier est abîmé à la ligne ${fault.line} ; ce qui précède est sain.`;
    case 'differs':
      return `À partir de la ligne ${fault.line}, cette version du jeu joue autrement.`;
    case 'refused':
      return `À la ligne ${fault.line}, cette version du jeu refuse la réponse.`;
    case 'ends-otherwise':
      return `À la ligne ${fault.line}, le fichier annonce une autre fin que celle du jeu.`;
    case 'unknown-game':
      return `Cette version de Nécropole ne connaît pas le jeu « ${fault.game} ».`;
    case 'does-not-fit':
      return `Le fichier ne convient pas au jeu : ${fault.message}`;
  }
}
