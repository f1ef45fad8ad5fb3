import { listIn } from '../lists.ts';
import type { PageWords } from './page-words.ts';

const list = (items: readonly string[]): string => listIn('fr', items);
const plural = (count: number, one: string, many: string): string => (Math.abs(count) < 2 ? one : many);
const count = (n: number, one: string, many: string): string => `${n} ${plural(n, one, many)}`;

export const fr: PageWords = {
  rules: {
    title: 'Les règles',
    intro: 'Le livret, redit avec nos mots : une phrase par règle, dans l’ordre du livre, avec sa page.',
    search: 'Chercher dans les règles',
    found: (n, components) =>
      `${count(n, 'règle', 'règles')} et ${count(components, 'élément', 'éléments')} à ce sujet`,
    nothing: (what) => `Aucune règle, aucun élément ne parle de « ${what} ».`,
    chapters: 'Chapitres',
    page: (n) => `p. ${n}`,
    kinds: { rule: 'règle', data: 'matériel', absence: 'jamais' },
    kindHints: {
      rule: 'Quelque chose que le jeu fait',
      data: 'Un fait sur le matériel',
      absence: 'Quelque chose que le jeu ne propose jamais',
    },
    reading: 'Notre lecture',
    examples: 'Exemples du livret',
    examplesText: 'Chacun ouvre la table là où en est le livret. Vous tenez toutes les places ; les dés sont libres.',
    components: 'Tous les éléments',
    shows: 'montre',
    exampleOf: (page) => `Exemple, p. ${page}`,
    exampleTitle: (page, title) => `Exemple, p. ${page} : ${title}`,
    playExample: 'Jouer l’exemple',
    playExampleNamed: (title) => `Jouer l’exemple : ${title}`,
    openingExample: 'On dresse la table…',
    otherLanguage: 'Aussi en anglais',
    showKinds: 'Distinguer matériel et « jamais »',
    noSuchCite: (cite) => `Aucune règle ne porte le numéro ${cite}.`,
    game: 'Jeu',
    clear: 'Effacer',
    linkTo: (cite) => `Lien vers ${cite}`,
    playIt: 'Jouer',
  },
  settings: {
    title: 'Réglages',
    language: 'Langue',
    theme: 'Thème',
    themes: { system: 'Comme l’appareil', night: 'Nuit', paper: 'Papier' },
    motion: 'Mouvement',
    motionHint: 'Réduit : rien ne bouge, tout se montre à sa place.',
    motions: { system: 'Comme l’appareil', full: 'Complet', reduced: 'Réduit' },
    sound: 'Sons',
    soundHint: 'Tout ce que disent les sons se voit aussi.',
    names: 'Noms',
    namesHint: 'Proposés à chaque nouvelle partie.',
    myName: 'Mon nom',
    otherName: (n) => `Joueur ${n}`,
    kept: 'Retenu dans ce navigateur.',
    record: 'Mon palmarès',
    recordHint: 'La fin de vos parties reste gardée dans ce navigateur, même celle des parties que vous supprimez.',
    recordLink: 'Voir mon palmarès',
    clearRecord: 'Effacer mon palmarès',
    clearRecordTitle: 'Effacer votre palmarès ?',
    clearRecordText:
      'Tous les résultats disparaîtront de ce navigateur, pour toujours. Les parties elles-mêmes restent.',
    recordEmpty: 'Votre palmarès est vide.',
    display: 'Affichage',
    playing: 'À la table',
  },
  about: {
    title: 'À propos',
    what: 'Nécropole est une table de jeu : le code d’un jeu s’y lit comme son livret, et tout le reste en découle, de la page que vous voyez aux robots et aux parties enregistrées.',
    fan: 'Une réalisation d’amateurs',
    notice: [
      'Ceci est une réalisation d’amateurs, sans lien avec les auteurs ni les éditeurs des jeux, et sans leur aval.',
      'Les jeux et leurs noms appartiennent à leurs propriétaires. Aucune illustration, aucun logo, aucun texte de carte ou de règle ne vient d’eux : les dessins et les phrases sont les nôtres.',
      'Si un jeu vous plaît, achetez la boîte.',
    ],
    free: 'Libre',
    freeText: 'Le code et les dessins sont sous licence MIT ; les polices sous licence OFL.',
    licences: 'Les licences de tout ce que contient l’application',
    privacy: 'Chez vous',
    privacyText:
      'Pas de compte, pas de mesure d’audience, rien n’est envoyé : vos parties et vos réglages restent dans ce navigateur.',
    plainText:
      'Les parties y sont en clair, avec les cartes que personne n’a encore vues : quiconque se sert de ce profil du navigateur peut les lire. Sur un appareil partagé, supprimez vos parties en partant.',
    provenance: 'D’où viennent les éléments',
    provenanceText:
      'Les livrets décrivent toutes les règles, mais montrent seulement une partie du matériel. Chaque élément dit d’où il vient.',
    provenances: { rulebook: 'livret', public: 'public', reconstructed: 'reconstruit' },
    provenanceCounts: {
      rulebook: (n) => `${n} du livret`,
      public: (n) => `${n} de sources publiques`,
      reconstructed: (n) => count(n, 'reconstruit', 'reconstruits'),
    },
    provenanceHints: {
      rulebook: 'écrit dans le livret',
      public: 'un fait trouvé dans des sources publiques',
      reconstructed: 'imaginé par nous, pour convenir aux nombres, aux noms et aux exemples connus',
    },
    component: 'Élément',
    doesWhat: 'Ce qu’il fait',
    source: 'Provenance',
    rules: 'Règles',
    components: (n, parts) => `${count(n, 'élément', 'éléments')} : ${list(parts)}.`,
    version: 'Version',
    copies: (n) => `× ${n}`,
  },
};
