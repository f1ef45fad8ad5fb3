/** What the game is called, what the rules ask, and what the answers are called. */

import { capital, count, to } from '@necropole/kernel/french';
import type { EnemyId, HeroId } from '../../content/ids.ts';
import type { FloorId } from '../../content/tiles/faces.ts';
import { heroNames } from '../hero-names.ts';
import type { RuleWords } from '../spoken.ts';
import { componentName, countKind, enemyNumbered, floor, inZone, opening, zone } from './names.ts';

const actions = (n: number): string => count(n, 'Action', 'Actions');

/** A hero or a citizen. */
function somebody(id: string): string {
  return heroNames[id as HeroId] ?? componentName(id);
}

/** A component that asks, and what it asks. */
const by = (component: string, text: string): string => `${componentName(component)} : ${text}`;

export const rulesWords: RuleWords = {
  title: 'Marvel Zombies : La Résistance des X-Men',
  about: 'Une poignée de Super-Héros face à une horde affamée, pièce après pièce, dans l’école qui fut leur maison.',
  modes: {
    heroic: {
      name: 'Mode Héroïque',
      text: 'Les joueurs mènent ensemble les Super-Héros, contre des Ennemis menés par le jeu.',
    },
  },
  options: {
    heroes: 'Super-Héros',
    'heroes:': 'Les quatre premiers, ou un par joueur',
    'heroes:wolverine': heroNames.wolverine,
    'heroes:wolverine?': 'Corps à corps, 3 dés. Plus féroce à chaque blessure, et se soigne.',
    'heroes:mystique': heroNames.mystique,
    'heroes:mystique?': 'À distance, 3 dés. Se faufile, et frappe qui elle veut.',
    'heroes:magneto': heroNames.magneto,
    'heroes:magneto?': 'À distance, 3 dés. Déplace les Ennemis et protège les siens.',
    'heroes:storm': heroNames.storm,
    'heroes:storm?': 'À distance, 2 dés sûrs. Chasse toute une Zone.',
    'heroes:colossus': heroNames.colossus,
    'heroes:colossus?': 'Corps à corps, 3 dés. Dur à blesser, charge dans la foule.',
    'heroes:rogue': heroNames.rogue,
    'heroes:rogue?': 'Corps à corps, 2 dés sûrs. Emprunte ce que savent les autres.',
  },
  questions: {
    'choose-start': (params) => `Dans quelle Zone de Départ commence ${heroNames[params.who]} ?`,
    'choose-hero': (params) => `Round ${params.round} : qui agit maintenant ?`,
    turn: (params) =>
      params.actions === 0
        ? `${heroNames[params.who]} n’a plus d’Action : autre chose ?`
        : `${heroNames[params.who]} : que faire de ${actions(params.actions)} ?`,
    'move-on': (params) => `${heroNames[params.who]} continue ? Encore ${count(params.left, 'Zone', 'Zones')}.`,
    'attack-boost': (params) =>
      `${heroNames[params.who]}, ${componentName(params.attack)} : ${count(params.dice, 'dé', 'dés')}. Lancer, ou en ajouter ?`,
    'choose-struck': (params) =>
      `${heroNames[params.who]} a ${count(params.hits, 'Touche', 'Touches')} : quel Ennemi frapper ?`,
    'discard-trait': (params) => `Trop de Traits : lequel ${heroNames[params.who]} défausse ?`,
    'lose-trait': (params) => `Un Citoyen a été dévoré : quel Trait perd ${heroNames[params.who]} ?`,
    'keep-citizen': (params) =>
      `${heroNames[params.who]} ne garde qu’un Citoyen : ${componentName(params.citizen)} ou ${componentName(params.old)} ?`,
    'take-wound': (params) => `Qui subit la prochaine Blessure ${inZone(params.zone)} ? Il en reste ${params.left}.`,
    'sacrifice-citizen': (params) =>
      `${count(params.wounds, 'Blessure', 'Blessures')} pour ${heroNames[params.who]} : sacrifier ${componentName(params.citizen)} pour en annuler une ?`,
    'citizen-dies': (params) => `Quel Citoyen est attaqué ${inZone(params.zone)} ?`,
    'choose-way': (params) =>
      `Plusieurs chemins aussi courts pour ${countKind(params.count, params.kind)} ${inZone(params.zone)} : par où ?`,
    'citizen-way': (params) => `Où va ${componentName(params.citizen)} ?`,
    'spawn-order': (params) =>
      `Encore ${count(params.left, 'carte Génération', 'cartes Génération')} à piocher : quelle Zone d’abord ?`,
    'leave-by-exit': (params) => `${heroNames[params.who]} quitte le plateau par la Sortie ?`,
    'may-use': (params) => `${heroNames[params.who]} utilise ${componentName(params.component)} ?`,
    'choose-zone': (params) => by(params.component, `où, ${heroNames[params.who]} ?`),
    'choose-hero-for': (params) => by(params.component, 'quel Super-Héros ?'),
    'choose-enemy': (params) => by(params.component, 'quel Ennemi ?'),
    'choose-card': (params) => by(params.component, 'quelle carte ?'),
    'choose-skill': (params) => by(params.component, `qu’emprunte ${heroNames[params.who]} ?`),
    'choose-die': (params) => by(params.component, 'quel dé ?'),
  },
  answers: {
    hero: (id = '') => somebody(id),
    move: (id = '') => `Aller ${inZone(id)}`,
    open: (id = '') => `Ouvrir ${opening(id)}`,
    trait: (id = '') => componentName(id),
    attack: (attack = '', id = '') => `${componentName(attack)} : attaquer ${inZone(id)}`,
    rescue: (id = '') => `Secourir ${somebody(id)}`,
    power: (power) =>
      power === undefined
        ? 'Gagner du Pouvoir'
        : `Dépenser ${power} Pouvoir, ${count(Number(power), 'dé', 'dés')} de plus`,
    objective: (id = '') => `Prendre l’Objectif ${id.replace('objective-', '')}`,
    call: () => 'Appeler l’Ascenseur',
    ride: (id) => `Aller ${to(floor(id as FloorId))} en Ascenseur`,
    hand: (attack = '', id = '') =>
      id === '' ? componentName(attack) : `${componentName(attack)} : attaquer ${inZone(id)}`,
    use: (id = '') => `Utiliser ${componentName(id)}`,
    play: (id = '') => `Jouer ${componentName(id)}`,
    citizen: (id = '') => componentName(id),
    mission: (id = '') => componentName(id),
    secret: (id = '') => `Prendre ${componentName(id)}`,
    end: () => 'Finir le Tour',
    leave: () => 'Quitter le plateau',
    stay: () => 'Rester ici',
    roll: () => 'Lancer les dés',
    keep: (id = '') => `Garder ${componentName(id)}`,
    discard: (id = '') => `Défausser ${componentName(id)}`,
    wound: (id = '') => somebody(id),
    sacrifice: () => 'Sacrifier le Citoyen',
    suffer: () => 'Subir toutes les Blessures',
    way: (id = '') => `Aller ${inZone(id)}`,
    zone: (id = '') => capital(zone(id)),
    strike: (id) => `Frapper ${enemyNumbered(id as EnemyId)}`,
    enemy: (id) => capital(enemyNumbered(id as EnemyId)),
    card: (id = '') => componentName(id),
    skill: (id = '') => componentName(id),
    die: (number = '') => `Dé ${number}`,
    'gain-trait': () => 'Gagner un Trait',
    heal: (health = '') => `Regagner ${health} Santé`,
    accept: () => 'Oui',
    pass: () => 'Non',
  },
  outcomes: {
    'mission-accomplished': 'Mission accomplie : les Super-Héros l’emportent !',
    'hero-eliminated': 'Un Super-Héros a été éliminé : la Mission est perdue.',
    'mission-failed': 'Ce pour quoi la Mission existait est perdu : les Super-Héros perdent.',
  },
};
