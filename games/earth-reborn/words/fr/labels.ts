/** The names of what there is to see. */
import type { LabelWords } from '@necropole/kernel';
import { bare, capital, count, of } from '@necropole/kernel/french';
import type { EquipmentId } from '../../content/equipment/index.ts';
import { floorFaces } from '../../content/floor/index.ts';
import { beautyAndTheBeast } from '../../content/scenarios/1-beauty-and-the-beast.ts';
import type { ScenarioId } from '../../content/scenarios/index.ts';
import { scenarioPlans } from '../../content/scenarios/plans.ts';
import { phraseInFrench } from '../../phrases/french.ts';
import type { Labels } from '../../scene/labels.ts';
import { weaponBrief } from './equipment-cards.ts';
import { equipmentNames } from './equipment-names.ts';
import { floorName } from './floor-names.ts';
import { agreeing, element, nameOf, ofSeat, orderNames } from './names.ts';
import { naming } from './naming.ts';

const kinds = { wooden: 'Porte en bois', sliding: 'Porte coulissante' } as const;
const states = { open: 'ouverte', closed: 'fermée', broken: 'détruite' } as const;
const written: Readonly<Record<string, string>> = {
  'beauty-and-the-beast':
    'Le NORAD gagne quand Vasquez sort du plan. Les Salémites gagnent si elle meurt, ou si elle est encore là après le tour 6.',
};

/** The goals of a scenario, from their phrases. */
export function goalsOf(scenario: ScenarioId): readonly string[] {
  const { goals } = [beautyAndTheBeast, ...scenarioPlans].find(({ id }) => id === scenario) ?? { goals: [] };
  return goals.map((goal) => phraseInFrench(goal, naming));
}

const roomTypes = {
  living: 'Lieu de vie',
  technical: 'Salle technique',
  officers: 'Salle des officiers',
  science: 'Salle scientifique',
  armoury: 'Armurerie',
  corridor: 'Couloir',
} as const;
const sides = { front: 'Devant', right: 'À droite', back: 'Dans le dos', left: 'À gauche' } as const;
const sideNames = { front: 'devant', right: 'droite', back: 'dos', left: 'gauche', flanks: 'côtés' } as const;
const uses = {
  black: '',
  red: ', rouge : aussi en interception',
  gold: ', doré : aussi en interception',
  combined: ', doré : aussi en interception, et quand plusieurs agissent ensemble',
  unused: ', éteint : ne sert pas dans ce scénario',
} as const;

const frequencies: Readonly<Record<string, string>> = { clear: 'libre', overheard: 'écoutée', jammed: 'brouillée' };
const markers = {
  mine: 'Mine',
  plastic: 'Plastic',
  'time-bomb': 'Bombe à retardement',
  'deadly-virus': 'Virus mortel',
} as const;

/** « sous-sol », « rez-de-chaussée », « étage » ; plus loin, avec leur nombre. */
export function level(storey: number): string {
  if (storey === 0) return 'rez-de-chaussée';
  const name = storey > 0 ? 'étage' : 'sous-sol';
  return Math.abs(storey) === 1 ? name : `${name} ${Math.abs(storey)}`;
}

/** What is carried, with what counts of a weapon. */
function itemWords(id: EquipmentId, weight: number): string {
  return [capital(bare(equipmentNames[id])), ...weaponBrief(id), `poids ${weight}`].join(', ');
}

export const labelWords: LabelWords<Labels> = {
  'square-on': (name, storey) => `Case ${name.split('.')[0]}, ${level(storey)}`,
  level: (storey) => capital(level(storey)),
  'stairs-to': (storey) => `Escalier vers ${storey === 1 ? 'l’étage' : `le ${level(storey)}`}`,
  square: (name) => `Case ${name}`,
  room: (face) => floorName(floorFaces[face].name),
  'room-type': (type) => roomTypes[type],
  element: (id) => capital(element(id)),
  exit: () => 'Sortie du plan',
  sewer: () => 'Égouts : on peut sortir du plan par ici',
  'sewer-shut': () => 'Égouts, sans issue dans ce scénario',
  wall: () => 'Mur',
  breach: () => 'Mur brisé',
  door: (kind, magnetic, state) =>
    `${kinds[kind]}${magnetic === 'magnetic' ? ' à carte magnétique' : ''}, ${states[state]}`,
  figure: (id) => nameOf(id),
  placed: (marker, turns) =>
    `${markers[marker]}${marker === 'mine' ? (turns === 0 ? ', armée' : ', armée à la phase finale') : `, ${count(turns, 'tour', 'tours')}`}`,
  dead: (id) => `${nameOf(id)}, ${agreeing('mort', id)}`,
  side: (side, dice, automatic) =>
    `${sides[side]} : ${[
      ...(dice > 0 || automatic === 0 ? [count(dice, 'dé', 'dés')] : []),
      ...(automatic > 0 ? [count(automatic, 'touche automatique', 'touches automatiques')] : []),
    ].join(' et ')}`,
  'side-name': (side) => sideNames[side],
  'command-left': (left) => `PC encore possibles ce tour : ${left}`,
  'magnetic-card': () => 'Carte magnétique',
  'commanded-by': (seat) => `Aux ordres ${ofSeat(seat - 1)}`,
  paused: () => 'En pause',
  ready: (id) => agreeing('prêt', id),
  engaged: (id) => agreeing('engagé', id),
  'hurt-ready': (id) => `${agreeing('blessé', id)} · ${agreeing('prêt', id)}`,
  'hurt-engaged': (id) => `${agreeing('blessé', id)} · ${agreeing('engagé', id)}`,
  'has-left': () => 'Hors du plan',
  'has-died': (id) => agreeing('Mort', id),
  'prisoner-of': (captor) => `Aux mains ${of(nameOf(captor))}`,
  piloted: (large, pilot) => `${nameOf(large)}, aux mains ${of(nameOf(pilot))}`,
  'nobody-inside': (large) => `${nameOf(large)}, sans pilote`,
  'piloted-by': (pilot) => `Prise de guerre : ${nameOf(pilot)} pilote`,
  'without-pilot': () => 'Prise de guerre, sans pilote',
  pilots: (large) => `Pilote ${nameOf(large)}`,
  leads: (prisoner) => `Mène ${nameOf(prisoner)}, sous bonne garde`,
  'is-wounded': () => 'Côté blessé',
  'when-wounded': (id, life, movement, armour) =>
    `Au verso, ${agreeing('blessé', id)} : ${count(life, 'vie', 'vies')}, mouvement ${movement}, armure ${armour}.`,
  life: () => 'Vie',
  'life-left': (left, life) => `${left} sur ${life}`,
  command: () => 'PC',
  'value-movement': (value) => `Mouvement par PC : ${value}`,
  'value-armour': (value) => `Armure : ${value}`,
  'value-fire': (value) => `Tir : ${value}`,
  'value-science': (value) => `Science : ${value}`,
  'value-technical': (value) => `Technique : ${value}`,
  'value-search': (value) => `Fouille : ${value}`,
  'value-capacity': (value) => `Capacité : ${value}`,
  'tiles-of': (id) => `Tuiles ${of(nameOf(id))}`,
  section: (type, most, use) => `${capital(orderNames[type])} : ${most} PC au plus${uses[use]}`,
  'own-command': (command) => `${command} PC, à vous seul de les voir`,
  hand: (seat) => `Tuiles ${ofSeat(seat - 1)}`,
  bag: () => 'Sac',
  discard: () => 'Défausse',
  aside: () => 'Tuiles écartées',
  turns: () => 'Tours',
  'turn-marker': (turn) => `Tour ${turn}`,
  goal: () => 'But',
  'goal-of': (scenario) => written[scenario] ?? goalsOf(scenario).join(' '),
  'step-initiative': () => 'Initiative',
  'step-activation': () => 'Activation',
  'round-of': (seat) => `Round ${ofSeat(seat - 1)}`,
  'step-interception': () => 'Interception',
  item: (id, weight, behind) => `${itemWords(id, weight)} (au dos : ${bare(equipmentNames[behind])})`,
  'item-engaged': (id, weight, behind) =>
    `${itemWords(id, weight)}, carte engagée (au dos : ${bare(equipmentNames[behind])})`,
  'item-empty': (id, weight, behind) =>
    `Vide : ${itemWords(id, weight)}, à recharger (au dos : ${bare(equipmentNames[behind])})`,
  'is-empty': (id) => `À court de munitions : ${bare(equipmentNames[id])}`,
  counters: (count) => `${count} emploi${count > 1 ? 's' : ''}`,
  'switched-on': () => 'Allumé',
  timer: (turns) => `Compte à rebours : ${turns}`,
  smoke: (turns) => `Fumée, encore ${turns} tour${turns > 1 ? 's' : ''}`,
  jamming: (frequency) => `Brouillage : ${frequencies[frequency] ?? 'caché'}`,
  'search-deck': () => 'Fouille',
  'on-top': (id) => capital(bare(equipmentNames[id])),
  'mission-points': () => 'Points de mission',
  'points-of': (seat, points) => `${seat === 0 ? 'NORAD' : 'Salémites'} : ${points}`,
  interceptions: () => 'Interceptions',
  bidder: (seat) => (seat === 0 ? 'NORAD' : 'Salémites'),
  contest: (about) => (about === 'initiative' ? 'Initiative' : 'Duel'),
  'contest-rule': () => 'La plus haute mise l’emporte ; égalité : rien',
  'bid-of': (command) => `de ${command} PC, perdus quoi qu’il arrive`,
  'bid-least': (least) => (least === 0 ? '0 PC ou plus' : `${least} PC au moins`),
  'contest-tie': (about) => (about === 'initiative' ? 'rien ne change' : 'pas d’interception'),
  'plays-first': (seat) => (seat === 0 ? 'joue en premier' : 'jouent en premier'),
  'acts-first': (id) => `${nameOf(id)} agit`,
  'goes-on': (id) => `${nameOf(id)} continue`,
  'step-final': () => 'Phase finale',
};
