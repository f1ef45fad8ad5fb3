import type { AppWords } from './app-words.ts';
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
    loading: 'Chargement…',
    close: 'Fermer',
    cancel: 'Annuler',
    notFound: { title: 'Rien à cette adresse', text: 'Cette page n’existe pas, ou n’existe plus.' },
    toHome: 'Retour à l’accueil',
    backToMatch: 'Retour à la partie',
    notFetched: 'Cette langue n’a pas pu être chargée. Réessayez quand il y aura du réseau.',
  },
  home: {
    title: 'Nécropole',
    picture: 'Une lampe dans la nuit éclaire une foule de morts',
    lead: (games) =>
      `${games === 1 ? 'Un jeu de plateau, une table toujours prête' : `${gamesInWords[games] ?? `${games} jeux`} de plateau, une seule table`}. Seul, à plusieurs autour d’un écran, ou avec des robots. Sans compte.`,
    play: 'Jouer',
    resume: 'Reprendre',
    games: 'Les jeux',
    players: (fewest, most) => (most === 1 ? '1 joueur' : `${range(fewest, most)} joueurs`),
    minutes: (least, most) => `${range(least, most)} min`,
    playGame: (title) => `Jouer à ${title}`,
    rulesOf: 'Les règles',
    learnIt: 'Apprendre',
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
    choose: (what, fewest, most) => `${what} : choisissez-en ${range(fewest, most)}`,
    seats: 'Qui joue où',
    seat: (n) => `Place ${n}`,
    sitters: {
      me: 'Moi',
      somebody: 'Quelqu’un ici',
      easy: 'Robot, facile',
      normal: 'Robot, normal',
      hard: 'Robot, difficile',
    },
    who: { me: 'Moi', somebody: 'Quelqu’un ici', bot: 'Robot' },
    sum: (what, seats, { me, people, bots }) => {
      const all = [...(me ? ['vous'] : []), ...people, ...(bots === 0 ? [] : [count(bots, 'robot', 'robots')])];
      return `${what}, ${count(seats, 'place', 'places')} : ${list(all)}.`;
    },
    guest: (n) => `Joueur ${n}`,
    botsKnow: 'Un robot ne voit que ce que verrait une personne à sa place. On peut changer de place à tout moment.',
    onlyBots: 'Que des robots : vous regardez.',
    sameName: (name) => `Plusieurs places au nom de ${name} : une seule personne les joue.`,
    advanced: 'Plus de réglages',
    play: 'Jouer',
    starting: 'La table se prépare…',
    playersOf: (fewest, most) => (most === 1 ? '1 place' : `${range(fewest, most)} places`),
  },
  problems: {
    unexpected: {
      title: 'Quelque chose s’est mal passé',
      text: 'C’est notre faute. La partie enregistrée est intacte.',
    },
    again: 'Réessayer',
    details: 'Détails',
  },
};
