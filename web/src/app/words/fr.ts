import type { Problem } from '../../engine/problems.ts';
import type { AppWords, ProblemWords } from './app-words.ts';
import { listIn } from './lists.ts';

const list = (items: readonly string[]): string => listIn('fr', items);
const plural = (count: number, one: string, many: string): string => (Math.abs(count) < 2 ? one : many);
const count = (n: number, one: string, many: string): string => `${n} ${plural(n, one, many)}`;
const range = (fewest: number, most: number): string => (fewest === most ? `${fewest}` : `${fewest} à ${most}`);
const gamesInWords = ['Aucun jeu', 'Un jeu', 'Deux jeux', 'Trois jeux', 'Quatre jeux', 'Cinq jeux', 'Six jeux'];

export const fr: AppWords = {
  shell: {
    home: 'Accueil',
    skip: 'Aller au contenu',
    rules: 'Règles',
    howToPlay: 'Comment on joue',
    about: 'À propos',
    settings: 'Réglages',
    lab: 'Laboratoire',
    switchLanguage: 'In English',
    switchTheme: (to) => (to === 'night' ? 'Passer au thème nuit' : 'Passer au thème papier'),
    mainMenu: 'Menu principal',
    notice:
      'Réalisation d’amateurs, sans lien avec les éditeurs. Les jeux et leurs noms appartiennent à leurs propriétaires. Code libre, dessins originaux.',
    updateReady: 'Une nouvelle version est prête.',
    updateNow: 'Mettre à jour',
    loading: 'Chargement…',
    close: 'Fermer',
    cancel: 'Annuler',
    notFound: { title: 'Rien à cette adresse', text: 'Cette page n’existe pas, ou n’existe plus.' },
    toHome: 'Retour à l’accueil',
    backToMatch: 'Retour à la partie',
    notFetched: 'Cette langue n’a pas pu être chargée. Réessayez quand il y aura du réseau.',
    notKept: 'Ce navigateur ne retient pas les réglages : ils durent jusqu’à la fermeture de la page.',
  },
  home: {
    title: 'Nécropole',
    picture: 'Une lampe dans la nuit éclaire une foule de morts',
    lead: (games) =>
      `${games === 1 ? 'Un jeu de plateau, une table toujours prête' : `${gamesInWords[games] ?? `${games} jeux`} de plateau, une seule table`}. Seul, à plusieurs autour d’un écran, ou avec des robots. Sans compte.`,
    play: 'Jouer',
    resume: 'Reprendre',
    resumeMatch: (title) => `Reprendre : ${title}`,
    more: 'Et aussi',
    games: 'Les jeux',
    players: (fewest, most) => (most === 1 ? '1 joueur' : `${range(fewest, most)} joueurs`),
    minutes: (least, most) => `${range(least, most)} min`,
    modes: (names) =>
      names.length === 1 ? `Un mode : ${names[0]}.` : `${names.length} façons de jouer : ${list(names)}.`,
    playGame: (title) => `Jouer à ${title}`,
    rulesOf: 'Les règles',
    lab: {
      title: 'Combien de chances\u202f?',
      text: 'Le laboratoire fait jouer mille parties à des robots, et dessine la réponse.',
    },
    learn: { title: 'Apprendre en jouant', text: 'Chaque exemple imprimé du livret se rejoue.' },
    openFile: { title: 'Ouvrir un fichier', text: 'Une partie enregistrée, ou toutes vos parties exportées.' },
    chooseFile: 'Choisir un fichier',
  },
  matches: {
    title: 'Vos parties',
    none: 'Les parties commencées s’enregistrent d’elles-mêmes dans ce navigateur, et se retrouvent ici.',
    justNow: 'à l’instant',
    with: (people, bots) => {
      const others = [...people, ...(bots === 0 ? [] : [count(bots, 'robot', 'robots')])];
      return others.length === 0 ? 'seul' : `avec ${list(others)}`;
    },
  },
  newMatch: {
    title: 'Nouvelle partie',
    mode: 'Mode',
    mission: 'Mission',
    options: 'Options',
    chosenOf: (count, fewest, most) => `${count} (de ${fewest} à ${most})`,
    choose: (what, fewest, most) => `${what} : choisissez-en ${range(fewest, most)}`,
    seats: 'Qui joue où',
    seatCount: 'Nombre de places',
    fewer: 'Une place de moins',
    more: 'Une place de plus',
    seat: (n) => `Place ${n}`,
    sitters: {
      me: 'Moi',
      somebody: 'Quelqu’un ici',
      easy: 'Robot, facile',
      normal: 'Robot, normal',
      hard: 'Robot, difficile',
    },
    name: 'Nom',
    nameOf: (n) => `Nom de la personne à la place ${n}`,
    guest: (n) => `Joueur ${n}`,
    botsKnow: 'Un robot ne voit que ce que verrait une personne à sa place. On peut changer de place à tout moment.',
    onlyBots: 'Que des robots : vous regardez.',
    sameName: (name) => `Plusieurs places au nom de ${name} : une seule personne les joue.`,
    advanced: 'Code du tirage',
    seed: 'Code',
    seedHint: 'Le même code et les mêmes réponses donnent la même partie. Vide : au hasard.',
    play: 'Jouer',
    starting: 'La table se prépare…',
    playersOf: (fewest, most) => (most === 1 ? '1 place' : `${range(fewest, most)} places`),
  },
  problems: {
    of: problemWords,
    takeOver: 'Jouer ici',
    again: 'Réessayer',
    download: 'Télécharger la partie',
    another: 'Choisir autre chose',
    back: 'Revenir d’une étape',
    report: 'Signaler',
    details: 'Détails',
  },
};

function problemWords(problem: Problem): ProblemWords {
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
