/** What is said of problems. It is fetched with the first one. */
import type { Language } from '@necropole/kernel';
import type { Problem } from '../../engine/problems.ts';
import type { ProblemWords } from './app-words.ts';

export const problemWords: { readonly [L in Language]: (problem: Problem) => ProblemWords } = {
  fr: inFrench,
  en: inEnglish,
};

function inEnglish(problem: Problem): ProblemWords {
  switch (problem.kind) {
    case 'storage-full':
      return {
        title: 'No room left',
        text: 'The browser has no room left to save. The match goes on in memory: download it, or delete old matches.',
      };
    case 'storage-forbidden':
      return {
        title: 'Nothing is saved',
        text: 'This browser forbids saving (private browsing?). You can play, but closing the page loses the match: download it first.',
      };
    case 'storage-failed':
      return { title: 'Saving failed', text: 'The match goes on in memory. Download it before you close the page.' };
    case 'open-elsewhere':
      return {
        title: 'This match is open in another tab',
        text: 'A match is played in one tab at a time. You can take it over here: the other tab will stop.',
      };
    case 'taken-over':
      return { title: 'This match is now played in another tab', text: 'Nothing is lost. You can take it back here.' };
    case 'no-such-match':
      return { title: 'No such match', text: 'It was deleted, or is in another browser.' };
    case 'damaged-match':
      return {
        title: 'This match can no longer be read',
        text: 'What the browser kept is damaged. The export of all matches holds it as it is.',
      };
    case 'unknown-game':
      return { title: 'Unknown game', text: `This version of Nécropole does not know “${problem.game}”.` };
    case 'game-not-fetched':
      return { title: 'The game could not be fetched', text: 'Try again when there is a network.' };
    case 'wrong-choices':
      return { title: 'These choices do not fit', text: 'A match cannot begin like this.' };
    case 'wrong-file':
      return { title: 'This file does not open', text: 'It is damaged, or Nécropole did not write it.' };
    case 'read-only':
      return { title: 'You can only look', text: 'Continue from a moment of this match to play it.' };
    case 'not-allowed':
      return { title: 'That is not allowed', text: 'These eyes may not see that, or not yet.' };
    case 'rule-error':
      return {
        title: 'A rule stumbled',
        text: 'It is our fault, not yours. Nothing has changed: choose something else or go back one step, and report it so that it gets mended.',
      };
    case 'worker-stopped':
      return { title: 'The engine stopped', text: 'All that was answered is saved. Trying again starts it anew.' };
    case 'wrong-message':
    case 'unexpected':
      return { title: 'Something went wrong', text: 'It is our fault. The saved match is untouched.' };
  }
}

function inFrench(problem: Problem): ProblemWords {
  switch (problem.kind) {
    case 'storage-full':
      return {
        title: 'Plus de place',
        text: 'Le navigateur n’a plus de place pour enregistrer. La partie continue en mémoire : téléchargez-la, ou supprimez d’anciennes parties.',
      };
    case 'storage-forbidden':
      return {
        title: 'Rien ne s’enregistre',
        text: 'Ce navigateur interdit d’enregistrer (navigation privée ?). On peut jouer, mais fermer la page perd la partie : téléchargez-la avant.',
      };
    case 'storage-failed':
      return {
        title: 'L’enregistrement a échoué',
        text: 'La partie continue en mémoire. Téléchargez-la avant de fermer la page.',
      };
    case 'open-elsewhere':
      return {
        title: 'Cette partie est ouverte dans un autre onglet',
        text: 'Une partie ne se joue que dans un onglet à la fois. Vous pouvez la reprendre ici : l’autre onglet s’arrêtera.',
      };
    case 'taken-over':
      return {
        title: 'Cette partie se joue maintenant dans un autre onglet',
        text: 'Rien n’est perdu. Vous pouvez la reprendre ici.',
      };
    case 'no-such-match':
      return { title: 'Partie introuvable', text: 'Elle a été supprimée, ou se trouve dans un autre navigateur.' };
    case 'damaged-match':
      return {
        title: 'Cette partie ne peut plus être lue',
        text: 'Ce que le navigateur a gardé est abîmé. L’export de toutes les parties la contient telle quelle.',
      };
    case 'unknown-game':
      return { title: 'Jeu inconnu', text: `Cette version de Nécropole ne connaît pas « ${problem.game} ».` };
    case 'game-not-fetched':
      return { title: 'Le jeu n’a pas pu être chargé', text: 'Réessayez quand il y aura du réseau.' };
    case 'wrong-choices':
      return { title: 'Ces choix ne vont pas ensemble', text: 'Cette partie ne peut pas commencer ainsi.' };
    case 'wrong-file':
      return { title: 'Ce fichier ne s’ouvre pas', text: 'Il est abîmé, ou Nécropole ne l’a pas écrit.' };
    case 'read-only':
      return { title: 'On peut seulement regarder', text: 'Continuez depuis un moment de cette partie pour la jouer.' };
    case 'not-allowed':
      return { title: 'Ce n’est pas permis', text: 'Ces yeux-là ne peuvent pas voir cela, ou pas encore.' };
    case 'rule-error':
      return {
        title: 'Une règle a trébuché',
        text: 'C’est notre faute, pas la vôtre. Rien n’a changé : choisissez autre chose ou revenez d’une étape, et signalez-le pour que ce soit réparé.',
      };
    case 'worker-stopped':
      return {
        title: 'Le moteur s’est arrêté',
        text: 'Tout ce qui a été répondu est enregistré. Réessayer le relance.',
      };
    case 'wrong-message':
    case 'unexpected':
      return { title: 'Quelque chose s’est mal passé', text: 'C’est notre faute. La partie enregistrée est intacte.' };
  }
}
