import type { TableWords } from './table-words.ts';

const list = new Intl.ListFormat('fr', { type: 'conjunction' });
/** L’espace fine insécable du français. */
const t = '\u202f';

export const fr: TableWords = {
  me: 'Moi',
  bot: 'robot',
  everybody: 'Tout le monde',
  allSeeing: 'Tout voir',
  seat: (number) => `Place ${number}`,
  and: (names) => list.format(names),
  page: (number) => `p. ${number}`,
  close: 'Fermer',
  cancel: 'Non, revenir',
  loading: 'La table se met en place…',
  home: 'Accueil',
  top: {
    step: 'Étape',
    used: (used, total) => `${used} sur ${total} utilisés`,
    undo: 'Annuler (Z)',
    redo: 'Rétablir (Y)',
    replay: 'Revoir la partie',
    rules: 'Règles (R)',
    advice: 'Conseil (H)',
    settings: 'Réglages',
    menu: 'Menu de la partie',
    log: 'Récit (L)',
    sheets: 'Fiches',
    notes: 'En un coup d’œil',
  },
  ask: {
    question: 'Question',
    answers: 'Réponses',
    toYourTeam: 'À toute l’équipe',
    sealed: 'Réponse secrète jusqu’à ce que tous aient choisi.',
    search: 'Chercher une réponse',
    onBoard: (count) => `${count} réponses sur le plateau`,
    hideList: 'Cacher la liste',
    noneFound: 'Aucune réponse de ce nom.',
    refusedCount: (count) => `${count > 1 ? `${count} refusées` : '1 refusée'}${t}: pourquoi${t}?`,
    less: 'Moins',
    more: 'Plus',
    here: `Que faire ici${t}?`,
    tapAgain: 'Toucher encore pour choisir',
  },
  undo: {
    takenBack: (events) => `Repris${t}: ${events}`,
  },
  acting: {
    title: 'Ce qui se passe',
  },
  log: {
    title: 'Récit',
    lookBack: 'Revoir',
    reseeded: (by) =>
      by === null
        ? 'À partir d’ici, les dés et les cartes inconnues sont tirés à nouveau.'
        : 'Une réponse est reprise d’un commun accord. Les dés et les cartes inconnues sont tirés à nouveau.',
    reseated: (holders) => `Les places ont changé : ${holders.map((who, at) => `${at + 1}. ${who}`).join(', ')}.`,
    resumed: (version) =>
      `Les règles ont changé depuis la version ${version} : la partie reprend à son dernier point de repos.`,
    why: `Pourquoi${t}?`,
  },
  moment: {
    title: (line, lines) => `Réponse ${line} sur ${lines}`,
    text: 'Le plateau tel qu’il était.',
  },
  cover: {
    owner: 'Qui a lancé la partie',
  },
  end: {
    over: 'Fin de partie',
  },
  replay: {
    title: 'Partie à revoir',
    goOn: 'Reprendre d’ici',
  },
};
