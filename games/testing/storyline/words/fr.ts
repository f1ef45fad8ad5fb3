import type { Words } from '@necropole/kernel';
import type { SymbolId } from '../content.ts';
import type { Storyline } from '../shape.ts';

const places: Readonly<Record<string, string>> = {
  harbour: 'Port',
  market: 'Marché',
  tower: 'Tour',
  mill: 'Moulin',
  bridge: 'Pont',
  park: 'Parc',
};
const symbols: Readonly<Record<SymbolId, string>> = {
  move: 'déplacement',
  strike: 'coup',
  help: 'aide',
  wild: 'joker',
};
const cards: Words<Storyline>['components'] = {
  dash: { name: 'Assaut', text: 'Un coup et un déplacement.' },
  rally: { name: 'Ralliement', text: 'Deux jokers.' },
  leap: { name: 'Saut', text: 'Un déplacement et une aide.' },
  charge: { name: 'Charge', text: 'Deux coups.' },
  vigil: { name: 'Veille', text: 'Deux aides.' },
  sprint: { name: 'Course', text: 'Deux déplacements.' },
  oath: { name: 'Serment', text: 'Une aide et un coup.' },
  stroll: { name: 'Promenade', text: 'Un déplacement et un joker.' },
  trick: { name: 'Ruse', text: 'Un joker.' },
  claw: { name: 'Griffes', text: 'Un déplacement et une aide.' },
  rescue: { name: 'Secours', text: 'Deux aides.' },
  wink: { name: 'Clin d’œil', text: 'Une aide et un déplacement.' },
  ambush: { name: 'Embuscade', text: 'Un coup et un déplacement.' },
  feint: { name: 'Feinte', text: 'Un joker et un coup.' },
  promise: { name: 'Promesse', text: 'Une aide.' },
  detour: { name: 'Détour', text: 'Deux déplacements.' },
  whisper: { name: 'Murmure', text: 'Le corbeau vole d’un lieu.' },
  rumour: { name: 'Rumeur', text: 'Le corbeau vole de deux lieux et fait scandale.' },
  uproar: { name: 'Tumulte', text: 'Le corbeau vole d’un lieu.' },
  panic: { name: 'Panique', text: 'Le corbeau vole de deux lieux et fait scandale.' },
  storm: { name: 'Orage', text: 'Le corbeau vole de trois lieux.' },
  fire: { name: 'Feu aux docks', text: 'Deux aides l’écartent.' },
  flood: { name: 'Crue', text: 'Deux aides l’écartent.' },
};

function named(card: string | number): string {
  return cards[card]?.name ?? `${card}`;
}

function somewhere(place: string | undefined): string {
  return places[place ?? ''] ?? '';
}

function friend(number: number | string): string {
  return Number(number) === 1 ? 'Ada' : 'Bruno';
}

export const fr: Words<Storyline> = {
  title: 'L’intrigue',
  about: 'Deux amis racontent une histoire, un corbeau la gâche.',
  modes: { only: { name: 'Partie simple', text: 'On gagne ou on perd ensemble.' } },
  missions: {},
  options: {},
  questions: { play: () => 'Quelle carte jouer ?', spend: () => 'Quel symbole dépenser ?' },
  answers: {
    play: (card = '') => `Jouer ${named(card)}`,
    move: (to, token) => `Aller : ${somewhere(to)}${token === undefined ? '' : ' (jeton)'}`,
    help: (_, token) => `Aider un voisin${token === undefined ? '' : ' (jeton)'}`,
    strike: (whom, token) =>
      `${whom === 'raven' ? 'Frapper le corbeau' : 'Chasser un filou'}${token === undefined ? '' : ' (jeton)'}`,
    avert: (card = '', token) => `Écarter : ${named(card)}${token === undefined ? '' : ' (jeton)'}`,
    end: () => 'Finir le tour',
  },
  facts: {
    left: ({ symbols: open, tokens }) => `Symboles : ${open}, jetons : ${tokens}`,
    after: ({ now, goal }) => `${now} sur ${goal}`,
  },
  refusals: {
    'no-symbol': ({ symbol }) => `Il manque un symbole : ${symbols[symbol]}.`,
    guarded: () => 'Le corbeau est hors d’atteinte.',
    'too-far': () => 'Ce lieu n’est pas voisin.',
  },
  events: {
    played: ({ friend: number, card }) => `${friend(number + 1)} joue ${named(card)}.`,
    moved: ({ friend: number, to }) => `${friend(number + 1)} va au lieu « ${somewhere(to)} ».`,
    helped: ({ now }) => `Un voisin est aidé, ${now} en tout.`,
    struck: () => 'Un filou est chassé.',
    averted: ({ card, now }) => `${named(card)} : ${now} sur 2.`,
    gained: ({ friend: number }) => `${friend(number + 1)} gagne un jeton joker.`,
    planned: ({ card, to }) => `Le corbeau suit son plan ${named(card)} : ${somewhere(to)}.`,
    scandal: ({ card }) => `Un scandale couvre un symbole de ${named(card)}.`,
  },
  outcomes: { told: 'L’histoire est racontée', spoilt: 'L’histoire est gâchée' },
  components: cards,
  labels: {
    ...Object.fromEntries(Object.entries(places).map(([id, name]) => [id, () => name])),
    ...Object.fromEntries(Object.entries(symbols).map(([id, name]) => [id, () => name])),
    'does-harbour': () => 'À deux ou plus : 1 jeton',
    'does-market': () => 'Échanger deux jetons',
    'does-tower': () => 'Voir le prochain plan',
    'does-mill': () => 'Aucun filou ne vient ici',
    'does-bridge': () => 'Aller à un lieu voisin',
    'does-park': () => 'Fin de tour : 1 jeton joker',
    heart: () => 'Cœur de la ville',
    slot: (number) => `place ${number}`,
    friend,
    raven: () => 'Le Corbeau',
    neighbour: () => 'Voisin',
    rogue: () => 'Filou',
    scandal: () => 'Scandale',
    hand: (count) => (Number(count) < 2 ? `${count} carte en main` : `${count} cartes en main`),
    story: () => 'L’intrigue',
    pressure: (count) => `Un plan toutes les ${count} cartes`,
    yours: () => 'vos symboles',
    with: (number) => `${friend(number)} jouera avec`,
    'next-friend': friend,
    'next-raven': () => 'le Corbeau',
    menace: () => 'menace',
    pool: () => 'À dépenser',
    'of-card': named,
    tokens: () => 'Jetons',
    helped: () => 'Voisins aidés',
    averted: () => 'Menaces écartées',
    lock: () => 'hors d’atteinte',
    plans: () => 'Plans',
    plan: () => 'Plan',
    guarded: () => 'Hors d’atteinte',
    flies: () => 'Il vole dans le sens horaire.',
    'too-many': (count) => `Plans restants : ${count}. Ensuite, tout est gâché.`,
    playing: () => 'Jouer',
    spending: () => 'Agir',
    planning: () => 'Corbeau',
  },
};
