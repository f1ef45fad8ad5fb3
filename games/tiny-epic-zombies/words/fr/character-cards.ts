/** What stands on the player cards and on the horde tracks. It needs no other words, so that names can be taken from it. */
import { tabulate } from '@necropole/boards';
import type { ComponentWords } from '@necropole/kernel';
import { characterIds } from '../../content/characters/index.ts';
import type { CharacterId, HordeActionId } from '../../content/ids.ts';
import type { Named } from './articles.ts';

/** A Human face: the name that it has in a sentence, the title of its ability, and what that does. */
interface HumanFace extends ComponentWords, Named {
  readonly gender: 'm' | 'f';
  readonly title: string;
}

export const humanFaces: Readonly<Record<CharacterId, HumanFace>> = {
  athlete: {
    article: 'l’',
    name: 'Athlète',
    gender: 'm',
    title: 'Rapide comme l’Éclair',
    text: 'Si vous commencez votre Tour dans une Pièce sans Zombie, votre premier Déplacement peut franchir 2 Pièces.',
  },
  doctor: {
    article: 'la ',
    name: 'Docteure',
    gender: 'f',
    title: 'Comme neuf',
    text: 'Chaque fois que quelqu’un répare la Barricade, un Humain de votre choix peut soigner 1 Blessure.',
  },
  'fry-cook': {
    article: 'le ',
    name: 'Cuistot',
    gender: 'm',
    title: 'Petit creux',
    text: 'La première carte que vous ramassez à chaque Tour vous soigne 1 Blessure.',
  },
  greaser: {
    article: 'le ',
    name: 'Rockeur',
    gender: 'm',
    title: 'Bolide',
    text: 'Une fois par Tour, un Déplacement qui part d’une Entrée peut vous mener à l’Entrée d’une Boutique distante de 1 ou 2 Boutiques, par l’extérieur.',
  },
  hippie: {
    article: 'le ',
    name: 'Hippie',
    gender: 'm',
    title: 'Pieds nus',
    text: 'Vous ne faites du bruit que si vous finissez votre Tour à l’Entrée d’une Boutique.',
  },
  janitor: {
    article: 'le ',
    name: 'Concierge',
    gender: 'm',
    title: 'Tournée d’entretien',
    text: 'Une fois par Tour, lorsque vous arrivez au centre du Patio, la Barricade gagne 1.',
  },
  'mall-cop': {
    article: 'la ',
    name: 'Vigile',
    gender: 'f',
    title: 'Ronde',
    text: 'Une fois par Tour, une Attaque à Distance dans votre propre Boutique ne coûte aucune Munition.',
  },
  mechanic: {
    article: 'le ',
    name: 'Mécanicien',
    gender: 'm',
    title: 'Piège maison',
    text: 'Avant de révéler votre carte Fouille, vous pouvez armer un Piège disponible dans votre Pièce, si aucun Zombie ne s’y trouve.',
  },
  photographer: {
    article: 'la ',
    name: 'Photographe',
    gender: 'f',
    title: 'Coup de flash',
    text: 'Une fois par Tour, en entrant face à un Zombie, vous pouvez le chasser dans une Pièce adjacente sans Zombie ni Humain au lieu de le combattre.',
  },
  popstar: {
    article: 'la ',
    name: 'Popstar',
    gender: 'f',
    title: 'Carton plein',
    text: 'Le Déplacement gratuit de vos Massacres peut franchir 2 Pièces.',
  },
  scientist: {
    article: 'la ',
    name: 'Scientifique',
    gender: 'f',
    title: 'Combinaison étanche',
    text: 'Dans une Pièce marquée d’une fiole ou d’un risque biologique, vous pouvez utiliser la Pièce et ses jetons même s’il reste des Zombies dans la Boutique.',
  },
  survivalist: {
    article: 'le ',
    name: 'Survivaliste',
    gender: 'm',
    title: 'Mains agiles',
    text: 'Vous pouvez ramasser des cartes s’il reste au plus 1 Zombie dans la Boutique.',
  },
  teacher: {
    article: 'la ',
    name: 'Professeure',
    gender: 'f',
    title: 'Interro surprise',
    text: 'Avant de révéler votre carte Fouille, nommez une Boutique : si la carte porte son symbole, éliminez 1 Zombie de votre choix dans chaque Boutique de ce symbole.',
  },
  teenager: {
    article: 'l’',
    name: 'Adolescente',
    gender: 'f',
    title: 'Montée de sucre',
    text: 'Une fois Submergée et blessée, vous pouvez fuir jusqu’à 3 Pièces plus loin, dans une Pièce sans Zombie, et l’utiliser.',
  },
};

const zombies: Readonly<Record<`${CharacterId}-zombie`, ComponentWords>> = {
  'athlete-zombie': {
    name: 'Athlète zombie',
    text: 'Sprinteurs. Dans leur Boutique, les nouveaux Zombies courent d’abord vers les Pièces où se trouve un Humain.',
  },
  'doctor-zombie': {
    name: 'Docteure zombie',
    text: 'Plaies infectées. Tout effet qui soignerait au moins 2 Blessures en soigne 1 de moins.',
  },
  'fry-cook-zombie': {
    name: 'Cuistot zombie',
    text: 'Chair fraîche. Un Humain Submergé qui a moins de 3 Blessures en subit 1 de plus.',
  },
  'greaser-zombie': {
    name: 'Rockeur zombie',
    text: 'Ça glisse. Les nouveaux Zombies sautent les Pièces marquées d’un engrenage : leur Boutique est pleine sans elles.',
  },
  'hippie-zombie': {
    name: 'Hippie zombie',
    text: 'Câlin collectif. Un Massacre ne donne rien tant qu’un autre Zombie se trouve dans la Boutique.',
  },
  'janitor-zombie': {
    name: 'Concierge zombie',
    text: 'Outils cachés. Toute réparation d’au moins 2 relève la Barricade de 1 de moins.',
  },
  'mall-cop-zombie': {
    name: 'Vigile zombie',
    text: 'Tenue anti-émeute. Une Attaque à Distance sur une Entrée coûte 1 Munition de plus.',
  },
  'mechanic-zombie': {
    name: 'Mécanicien zombie',
    text: 'Alarmes. Qui finit son Tour à l’Entrée d’une Boutique fait du bruit, quelle que soit la carte révélée.',
  },
  'photographer-zombie': {
    name: 'Photographe zombie',
    text: 'Éblouis. Personne ne peut tirer hors de sa propre Boutique, ni depuis le Patio.',
  },
  'popstar-zombie': {
    name: 'Popstar zombie',
    text: 'Fans hurlants. Dès qu’un Humain fait du bruit, 1 Zombie s’ajoute dans sa Boutique.',
  },
  'scientist-zombie': {
    name: 'Scientifique zombie',
    text: 'Sang toxique. En mêlée dans une Pièce marquée d’une fiole ou d’un risque biologique, le crâne sombre inflige 1 Blessure.',
  },
  'survivalist-zombie': {
    name: 'Survivaliste zombie',
    text: 'Traqueurs. Au début du Tour de chaque Humain, le Joueur Zombie peut approcher de lui 1 Zombie d’une Pièce, sans le rejoindre ; sans Joueur Zombie, c’est le plus proche qui s’approche.',
  },
  'teacher-zombie': {
    name: 'Professeure zombie',
    text: 'Heures de colle. Si l’Humain actif a fini son Tour dans le Patio, 1 Zombie de plus arrive.',
  },
  'teenager-zombie': {
    name: 'Adolescente zombie',
    text: 'Vandales. Tant que la Barricade est à 3 ou plus, chaque coup lui retire 1 de plus.',
  },
};

const horde: Readonly<Record<HordeActionId, ComponentWords>> = {
  swarm: { name: 'Essaim', text: 'Ajoutez 1 Zombie dans la Boutique du bruit.' },
  ambush: { name: 'Embuscade', text: 'Ajoutez 1 Zombie dans une Boutique de votre choix où se trouve un Humain.' },
  pound: { name: 'Coups de boutoir', text: 'La Barricade est endommagée.' },
  panic: { name: 'Panique', text: 'L’Humain qui a fait du bruit perd 1 Munition.' },
  ransack: {
    name: 'Pillage',
    text: 'Emportez une carte posée à côté d’une Boutique : elle va à côté d’une autre Boutique, où se trouve un Zombie.',
  },
  stampede: { name: 'Ruée', text: 'Ajoutez 1 Zombie dans chaque Boutique d’angle.' },
  howl: {
    name: 'Hurlement',
    text: 'Jusqu’à 2 Zombies voisins de la Boutique du bruit entrent chacun dans une de ses Pièces sans Zombie ni Humain.',
  },
  'drag-down': {
    name: 'Mise à terre',
    text: 'L’Humain qui a fait du bruit lâche une carte de votre choix ; s’il n’en a aucune, il subit 1 Blessure.',
  },
  infest: { name: 'Infestation', text: 'Ajoutez 1 Zombie dans chacune de 2 Boutiques sans Zombie.' },
  smother: { name: 'Étouffement', text: 'Chaque Humain qui partage sa Boutique avec un Zombie subit 1 Blessure.' },
  lurch: { name: 'Pas traînant', text: 'Déplacez 1 Zombie d’une Pièce, vers une Pièce sans Zombie ni Humain.' },
  surround: { name: 'Encerclement', text: 'Ajoutez 1 Zombie dans chaque Boutique voisine de celle du bruit.' },
  scavenge: { name: 'Charognards', text: 'Piochez 1 carte Fouille.' },
  frenzy: {
    name: 'Frénésie',
    text: 'Ajoutez des Zombies dans la Boutique du bruit jusqu’à la remplir ; si elle l’était déjà, la Barricade est endommagée.',
  },
  'dead-heat': {
    name: 'Dernière ligne droite',
    text: 'Ajoutez 1 Zombie dans chaque Boutique où se trouve un Humain.',
  },
  gangrene: {
    name: 'Gangrène',
    text: 'Chaque Humain blessé subit 1 Blessure de plus, où qu’il soit.',
  },
  feast: {
    name: 'Festin',
    text: 'Ajoutez 1 Zombie dans la Boutique du bruit ; l’Humain qui l’a fait subit ensuite 1 Blessure par Zombie présent, 2 au plus.',
  },
  'hot-pursuit': {
    name: 'Course-poursuite',
    text: 'Ajoutez 1 Zombie dans la Boutique du bruit et dans chacune des 2 suivantes, dans le sens horaire.',
  },
  'love-in': {
    name: 'Paix et amour',
    text: 'Ajoutez 1 Zombie dans chaque Boutique sans Zombie ; s’il n’y en a aucune, la Barricade est endommagée.',
  },
  'closing-time': {
    name: 'Heure de fermeture',
    text: 'Ajoutez 1 Zombie dans chacune des 4 Boutiques qui touchent le Patio.',
  },
  manhunt: {
    name: 'Chasse à l’homme',
    text: 'Chaque Humain hors du Patio perd 1 Munition ; celui qui a fait du bruit en perd 2.',
  },
  sabotage: {
    name: 'Sabotage',
    text: 'Les Pièges armés reviennent désarmés, la Barricade est endommagée et 1 Zombie est ajouté dans la Boutique du bruit.',
  },
  paparazzi: {
    name: 'Paparazzis',
    text: 'Ajoutez 1 Zombie dans la Boutique du bruit et dans chaque Boutique voisine.',
  },
  encore: {
    name: 'Rappel',
    text: 'Ajoutez 2 Zombies dans la Boutique du bruit et 1 dans l’autre Boutique de même symbole.',
  },
  outbreak: {
    name: 'Contagion',
    text: 'Ajoutez 1 Zombie dans la Boutique du bruit ; chaque Humain qui s’y trouve, ou dans une Boutique voisine, subit ensuite 1 Blessure.',
  },
  'hunting-party': {
    name: 'Battue',
    text: 'Jusqu’à 3 Zombies voisins de la Boutique du bruit y entrent, chacun dans une Pièce sans Zombie ni Humain ; chaque Humain de cette Boutique subit ensuite 1 Blessure si un Zombie s’y trouve.',
  },
  confiscation: {
    name: 'Confiscation',
    text: 'Chaque Humain hors du Patio lâche une carte de votre choix ; s’il n’en a aucune, il subit 1 Blessure.',
  },
  riot: {
    name: 'Émeute',
    text: 'La Barricade est endommagée et 2 Zombies sont ajoutés dans la Boutique du bruit.',
  },
};

const humans: Readonly<Record<CharacterId, ComponentWords>> = tabulate(characterIds, (id) => {
  const { name, title, text } = humanFaces[id];
  return { name, text: `Pouvoir, « ${title} » : ${text}` };
});

export const characterCards = { ...humans, ...zombies, ...horde };
