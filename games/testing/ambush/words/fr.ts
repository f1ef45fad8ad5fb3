import type { Words } from '@necropole/kernel';
import type { Ambush } from '../shape.ts';

const places: Readonly<Record<string, string>> = {
  stairs: 'Escalier',
  passage: 'Galerie',
  well: 'Puits',
  vault: 'Cave',
};
const names: Readonly<Record<string, string>> = { ada: 'Ada', bo: 'Bo', cy: 'Cy' };
const arms: Readonly<Record<string, string>> = { sling: 'Fronde', bow: 'Arc', stick: 'Bâton' };

function somewhere(place: string): string {
  return places[place] ?? `hexagone ${place.toUpperCase()}`;
}

function spelt(list: Readonly<Record<string, string>>): Words<Ambush>['labels'] {
  return Object.fromEntries(Object.entries(list).map(([id, name]) => [id, () => name]));
}

export const fr: Words<Ambush> = {
  title: 'L’embuscade',
  about: 'Une petite troupe rentre chez elle, des rats la guettent.',
  modes: { only: { name: 'Partie simple', text: 'Rentrer avant la nuit.' } },
  missions: {},
  options: {},
  questions: {
    march: ({ points }) => `Où aller avec ${points} points ?`,
    who: () => 'Qui tire ?',
    aim: ({ rat, dice }) => `Combien des ${dice} dés sur le rat ${rat} ?`,
    help: ({ who }) => `${names[who]} aide contre qui ?`,
  },
  answers: {
    go: (to = '') => `Aller : ${somewhere(to)}`,
    rest: () => 'Se reposer',
    shoot: (who = '') => `${names[who]} tire`,
    enough: () => 'Cela suffit',
    dice: (count = '0') => (Number(count) < 2 ? `${count} dé` : `${count} dés`),
    help: (rat = '') => `Contre le rat ${rat.slice('rat-'.length)}`,
  },
  facts: {
    odds: ({ percent }) => `${percent} % de toucher`,
    'all-shoot': ({ shooters }) => `Tous tirent : ${shooters}`,
    price: ({ points }) => (points < 2 ? `${points} point` : `${points} points`),
  },
  refusals: {
    collapsed: () => 'Le puits s’est effondré.',
    locked: () => 'De ce côté, la porte est verrouillée.',
  },
  events: {
    marched: ({ to }) => `La troupe va : ${somewhere(to)}.`,
    found: () => 'Une charrette est là.',
    ambushed: ({ rats }) => `Embuscade de ${rats} rats.`,
    shot: ({ rat, dice, hits }) => `Rat ${rat} : ${dice} dés, touches : ${hits}.`,
    nearer: ({ band }) => (band === 0 ? 'Les rats sont là.' : `Les rats sont à la distance ${band}.`),
    clashed: ({ left }) => `Corps à corps, rats restants : ${left}.`,
  },
  outcomes: { home: 'La troupe est chez elle', late: 'La nuit est tombée' },
  components: {},
  labels: {
    ...spelt(places),
    ...spelt(names),
    ...spelt(arms),
    hex: (id) => `Hexagone ${`${id}`.toUpperCase()}`,
    castle: () => 'Château',
    village: () => 'Village',
    'floor-field': () => 'Campagne',
    'floor-burrow': () => 'Terrier',
    'floor-box': () => 'Combat',
    band: (distance) => `Distance ${distance}`,
    here: () => 'La troupe',
    'from-afar': () => 'Chaque 5 ou 6 touche',
    'hand-to-hand': () => 'Un dé chacun, 5 ou 6 touche',
    crew: () => 'La troupe',
    cart: () => 'en charrette',
    marker: () => 'Marqueur caché',
    known: () => 'Charrette, cachée aux autres',
    rat: (number) => `Rat ${number}`,
    great: (number) => `Grand rat ${number}`,
    life: (count) => `vies : ${count}`,
    hurt: () => 'blessé',
    number: (count) => `numéro ${count}`,
    die: (face) => `dé : ${face}`,
    chance: (percent) => `${percent} % de toucher`,
    gate: () => 'Porte, verrouillée depuis la galerie',
    door: () => 'Porte',
    wall: () => 'Mur',
    days: () => 'Jours',
    day: (count) => `jour ${count}`,
    marching: () => 'Marche',
    shooting: () => 'Tir',
    clashing: () => 'Corps à corps',
  },
};
