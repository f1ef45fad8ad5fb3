import type { Rate } from '@necropole/bots/lab';
import type { Saying } from '../reading.ts';
import type { LabWords } from './lab-words.ts';

/** L’espace fine insécable du français. */
const t = '\u202f';
const number = new Intl.NumberFormat('fr');
const list = new Intl.ListFormat('fr', { type: 'conjunction' });
const percent = (share: number): string => {
  const digits = share > 0 && share < 0.1 ? 1 : 0;
  return `${new Intl.NumberFormat('fr', { maximumFractionDigits: digits }).format(share * 100)}${t}%`;
};
const many = (n: number, one: string, more: string): string => `${number.format(n)} ${n > 1 ? more : one}`;
const TIMES: { readonly [fraction: string]: string } = {
  '1/100': 'une fois sur cent',
  '1/50': 'une fois sur cinquante',
  '1/20': 'une fois sur vingt',
  '1/10': 'une fois sur dix',
  '1/5': 'une fois sur cinq',
  '1/4': 'une fois sur quatre',
  '1/3': 'une fois sur trois',
  '1/2': 'une fois sur deux',
  '2/3': 'deux fois sur trois',
  '3/4': 'trois fois sur quatre',
  '4/5': 'quatre fois sur cinq',
  '9/10': 'neuf fois sur dix',
};

export const fr: LabWords = {
  title: `Combien de chances${t}?`,
  lead: 'Des robots jouent des centaines de parties, et le laboratoire dessine la réponse.',
  game: 'Jeu',
  mode: 'Mode',
  mission: 'Mission',
  seats: 'Places',
  seatsOf: (count) => many(count, 'place', 'places'),
  bots: 'Robots',
  botNames: {
    random: 'Au hasard',
    easy: 'Facile, un coup d’avance',
    normal: 'Normal, cherche un peu',
    hard: 'Difficile, cherche longtemps',
  },
  eachSeat: 'Un robot par place',
  seat: (n) => `Place ${n}`,
  mixed: 'Plusieurs',
  compare: 'Comparer',
  nothing: 'Rien',
  compared: { mission: 'les missions', seats: 'les nombres de places', players: 'les robots' },
  matches: 'Parties',
  matchesEach: 'Parties, pour chaque valeur',
  seed: 'Graine',
  team: (fewest, most) => (fewest === most ? `en choisir ${most}` : `en choisir de ${fewest} à ${most}`),
  addTeam: 'Ajouter cette équipe',
  removeTeam: (team) => `Retirer ${team}`,
  noTeam: 'Composez les équipes à comparer, une par une.',
  run: 'Lancer',
  again: 'Relancer',
  stop: 'Arrêter',
  resume: 'Continuer',
  progress: (played, all) => `${number.format(played)} parties sur ${number.format(all)}`,
  left: (seconds) => (seconds < 60 ? `encore ${seconds}${t}s` : `encore ${Math.round(seconds / 60)}${t}min`),
  workers: (count) => `${count} parties à la fois, en arrière-plan`,
  waiting: 'Les premières parties se jouent…',
  ready: `Une question${t}?`,
  readyText:
    'Choisissez ce qui se joue, et ce qui se compare. Les courbes viennent dès les premières parties, et s’affinent.',
  failed: 'Les parties n’ont pas pu être jouées.',
  crashed: (count) => `${many(count, 'partie laissée', 'parties laissées')} de côté${t}: une règle s’y est trompée.`,
  whose: 'Gagnants',
  anybody: 'n’importe qui',
  side: (seats) => (seats.length > 1 ? `places ${list.format(seats.map(String))}` : `place ${seats[0]}`),
  percent,
  saying,
  wins,
  told: (name, how, rate) => `${name}${t}: ${saying(how).toLowerCase()}. ${wins(rate)}`,
  fromTo: (first, last, a, b) => `${first}${t}: ${percent(a)}. ${last}${t}: ${percent(b)}.`,
  apart: 'Les intervalles ne se touchent pas : la différence est réelle.'.replace(' :', `${t}:`),
  touching: 'Les intervalles se touchent encore : ce peut être le hasard.'.replace(' :', `${t}:`),
  interval: `intervalle à 95${t}%`,
  plots: {
    rates: 'Victoires',
    lengths: 'Durée des parties',
    answers: 'réponses données dans la partie',
    endings: 'Comment elles finissent',
    share: 'part des parties',
    count: 'nombre de parties',
    joined: 'Qui aide',
    used: 'Ce qui a servi',
    weight: 'victoires avec, moins victoires sans',
    weightText: (clear, all) =>
      `${clear} sur ${all} se ${clear > 1 ? 'distinguent' : 'distingue'} du hasard. Par pur hasard, un sur vingt semblerait net. Un lien n’est pas une cause${t}: qui joue longtemps en emploie davantage.`,
    fell: 'Où l’on tombe',
    fellText: (count) => `${many(count, 'chute', 'chutes')} en tout`,
    alsoFell: 'Sur d’autres plateaux',
    all: 'Tous',
    points: 'points',
  },
  clear: 'différence nette',
  unclear: 'peut être le hasard',
  table: 'En tableau',
  columns: {
    value: 'Valeur',
    rate: 'Victoires',
    low: 'au moins',
    high: 'au plus',
    matches: 'Parties',
    with: 'Avec',
    without: 'Sans',
    difference: 'Écart',
  },
  saveAs: (kind) => `Enregistrer les parties en ${kind}`,
  svg: (title) => `Enregistrer l’image${t}: ${title}`,
  share: 'Partager',
  shared: 'Le lien est copié.',
  notShared: 'Le lien est dans la barre d’adresse.',
  picks: 'À revoir',
  pick: {
    closest: 'La défaite la plus serrée',
    longest: 'La plus longue',
    shortest: 'La plus courte',
    won: 'Une victoire',
    lost: 'Une défaite',
  },
  pickText: (n, of, ending, answers) =>
    `n° ${number.format(n)}${of === '' ? '' : `, ${of}`}, ${answers} réponses. ${ending}`,
  watch: 'Revoir',
  watchNumber: 'Partie n°',
  opening: 'La partie se rejoue…',
  matchTitle: (n) => `Laboratoire, partie n° ${number.format(n)}`,
  honest: 'Ces chances sont celles des robots, pas les vôtres. La même graine rejoue les mêmes parties.',
};

function saying({ near, side }: Saying): string {
  if (near === 'never') return 'Presque jamais';
  if (near === 'always') return 'Presque toujours';
  const times = TIMES[near.join('/')] ?? '';
  const of = /^u/.test(times) ? `d’${times}` : `de ${times}`;
  return side === 'about' ? `Environ ${times}` : `Un peu ${side === 'less' ? 'moins' : 'plus'} ${of}`;
}

function wins({ wins: won, matches, low, high }: Rate): string {
  return `${many(won, 'victoire', 'victoires')} sur ${many(matches, 'partie', 'parties')}, entre ${percent(low)} et ${percent(high)} (intervalle à 95${t}%).`;
}
