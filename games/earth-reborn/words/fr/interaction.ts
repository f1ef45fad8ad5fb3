/** What the chapters of icon phrases and interaction say. */
import { bare, capital, count, list, of } from '@necropole/kernel/french';
import type { RuledRoomId } from '../../content/ids.ts';
import { phraseInFrench } from '../../phrases/french.ts';
import type { Phrase } from '../../phrases/phrase.ts';
import { isAnyRoom } from '../../phrases/reading.ts';
import type {
  InteractionEvents,
  InteractionFacts,
  InteractionQuestions,
  InteractionRefusals,
  InteractionVerb,
} from '../../said/interaction.ts';
import type { AnswersOf, EventsOf, FactsOf, QuestionsOf, RefusalsOf } from '../spoken.ts';
import { dice, itemName, nameOf, roomTypeNames, section, target } from './names.ts';
import { naming } from './naming.ts';
import { ruledRoomNames } from './ruled-room-names.ts';

/** A room, an item or a character, in the middle of a sentence. */
export function bearer(of: string): string {
  return ruledRoomNames[of as RuledRoomId] ?? naming.characters[of as keyof typeof naming.characters] ?? itemName(of);
}

/** What bears a phrase, as in `video-surveillance.1`. */
function borne(name: string): string {
  const [of = '', number = '1'] = name.split('.');
  return number === '1' ? bare(bearer(of)) : `${bare(bearer(of))} (${number})`;
}

const points = (n: number): string => count(n, 'point de vie', 'points de vie');
const head = (of: string): string => capital(bare(bearer(of)));

export const questions: QuestionsOf<InteractionQuestions> = {
  trigger: ({ figure, of }) => `${head(of)} : combien de PC ${nameOf(figure)} dépense ?`,
  patient: (params) => `À qui ${nameOf(params.figure)} rend ${points(params.points)} ?`,
  corpse: ({ figure }) => `Quel cadavre ${nameOf(figure)} relève ?`,
  'zombie-facing': ({ figure }) => `De quel côté se tourne ${nameOf(figure)} ?`,
  'zombie-in-sight': (params) => `Quel zombie reçoit ${params.points} PC ?`,
  'what-to-destroy': ({ figure }) => `Que détruit ${nameOf(figure)} ?`,
};

export const answers: AnswersOf<InteractionVerb> = {
  interact: (name = '') => `Interagir : ${borne(name)}`,
  use: (name = '') => `Se servir : ${borne(name)}`,
  ability: (name = '') => `Capacité : ${borne(name)}`,
  turn: (name = '') => `Faire appel : ${borne(name)}`,
  spend: (name = '', command = '') => `${capital(section(name))} : ${command} PC`,
  heal: (figure = '') => nameOf(figure),
  raise: (square = '') => `Le cadavre en ${square}`,
  grant: (figure = '') => nameOf(figure),
  break: (name = '') => capital(target(name)),
};

export const facts: FactsOf<InteractionFacts> = {
  phrase: ({ phrase }) => phraseInFrench(phrase as Phrase, naming),
  'test-dice': ({ yellow, black, automatic, threshold }) => {
    const parts = [
      ...(yellow > 0 ? [count(yellow, 'dé jaune', 'dés jaunes')] : []),
      ...(black > 0 ? [count(black, 'dé noir', 'dés noirs')] : []),
      ...(automatic > 0 ? [`${automatic} sans dé`] : []),
    ];
    return `${parts.length === 0 ? 'aucun dé' : list(parts)} pour ${count(threshold, 'point', 'points')}`;
  },
  'test-odds': ({ percent }) => `réussit : ${percent} %`,
};

export const refusals: RefusalsOf<InteractionRefusals> = {
  'not-in-room': ({ room }) => `Il faut être ailleurs : ${bare(ruledRoomNames[room])}.`,
  'not-on-icon': () => 'Il faut se tenir sur une icône de position.',
  'wrong-facing': () => 'La figurine doit être tournée comme l’icône le montre.',
  'not-in-vault': () => 'Il faut être dans le coffre.',
  'triggered-already': ({ figure }) => `${nameOf(figure)} s’est déjà servi de cette salle ce tour.`,
  'element-destroyed': () => 'Ce qui servait là est détruit.',
  'other-clan': ({ clan }) => `Seuls les personnages ${clan === 'norad' ? 'du NORAD' : 'salémites'} le peuvent.`,
  'is-yours': ({ figure }) => `${nameOf(figure)} est à vous.`,
  'card-engaged': () => 'La carte est engagée.',
  'not-switched-on': () => 'Ce n’est pas allumé.',
  'no-power': () => 'Il n’y a pas de courant.',
  'no-corpse': () => 'Aucun cadavre devant la figurine.',
  'corpse-covered': () => 'Quelqu’un se tient sur le cadavre.',
  'no-zombie-figure': () => 'Les deux zombies sont en jeu.',
  'nobody-seen': () => 'Personne de visé n’est en vue.',
  'wrong-room-type': ({ types }) =>
    isAnyRoom(types)
      ? 'Il faut une salle.'
      : `Il faut une autre salle : ${list(types.map((type) => roomTypeNames[type]))}.`,
  'room-not-held': () => 'La salle n’est pas tenue par un seul clan.',
  'commanded-otherwise': () => 'Un autre clan commande ce personnage.',
  'received-already': () => 'Il ne reste rien à prendre.',
  'too-few-mission-points': ({ have, need }) => `Il faut ${need} PM ; il y en a ${have}.`,
  'nothing-to-destroy': () => 'Rien de tel à détruire à côté de la figurine.',
};

export const events: EventsOf<InteractionEvents> = {
  triggers: (params) =>
    `${nameOf(params.figure)} se sert ${params.of in naming.characters ? 'd’une capacité spéciale' : of(bearer(params.of))}.`,
  tested: ({ figure, yellow, black, automatic, points: made, threshold }) => {
    const rolled = [...(yellow.length > 0 ? [dice(yellow)] : []), ...(black.length > 0 ? [blackDice(black)] : [])];
    const fallen = rolled.length === 0 ? 'aucun dé' : rolled.join(' puis ');
    const sure = automatic > 0 ? `, et ${automatic} sans dé` : '';
    return `Test de ${nameOf(figure)} : ${fallen}${sure}. ${count(made, 'point', 'points')} sur ${threshold}.`;
  },
  'ability-paid': ({ figure, command }) =>
    command === 0 ? `${nameOf(figure)} emploie une capacité.` : `${nameOf(figure)} : ${command} PC pour une capacité.`,
  'dice-added': (params) => `${head(params.of)} : ${count(params.dice, 'dé', 'dés')} de plus.`,
  'test-failed': ({ figure }) => `${nameOf(figure)} échoue.`,
  'command-gained': (params) =>
    `${params.seat === 0 ? 'Le NORAD gagne' : 'Les Salémites gagnent'} ${params.points} PC.`,
  'own-command-gained': (params) => `${nameOf(params.figure)} reçoit ${params.points} PC à lui seul.`,
  'power-cut': ({ where }) =>
    where === 'room' ? 'Le courant est coupé dans la salle.' : 'Le courant est coupé dans tout le bâtiment.',
  'power-back': () => 'Le courant revient.',
  'switched-on': ({ of }) => `${head(of)} : allumage.`,
  'switched-off': ({ of }) => `${head(of)} : extinction.`,
  'timer-set': ({ of, markers }) => `${head(of)} : ${count(markers, 'marqueur de temps', 'marqueurs de temps')}.`,
  'timer-runs': ({ of, markers }) =>
    `${head(of)} : un marqueur de temps part, ${markers === 0 ? 'le dernier' : `il en reste ${markers}`}.`,
  'timer-held': ({ of }) => `${head(of)} : sans courant, aucun marqueur de temps ne part.`,
  'timer-over': ({ of }) => `${head(of)} : le temps est écoulé.`,
  healed: (params) => `${nameOf(params.figure)} récupère ${points(params.points)}.`,
  'card-turned-back': ({ figure }) => `${nameOf(figure)} : la carte revient du côté indemne.`,
  'item-received': ({ figure, item }) => `${nameOf(figure)} prend ${itemName(item)}.`,
  'zombie-rises': ({ figure, at }) => `${nameOf(figure)} se relève en ${at}.`,
  'mission-points-gained': (params) =>
    `${params.seat === 0 ? 'Le NORAD gagne' : 'Les Salémites gagnent'} ${params.points} PM.`,
  'mission-points-spent': (params) =>
    `${params.seat === 0 ? 'Le NORAD dépense' : 'Les Salémites dépensent'} ${params.points} PM.`,
  'changes-sides': ({ figure, seat }) => `${nameOf(figure)} passe ${seat === 0 ? 'au NORAD' : 'aux Salémites'}.`,
  'goes-home': ({ figure, seat }) => `${nameOf(figure)} revient ${seat === 0 ? 'au NORAD' : 'aux Salémites'}.`,
  'item-used': ({ item, counters, uses }) => `${capital(bare(itemName(item)))} : ${counters} usages sur ${uses}.`,
};

const blackFaces = ['0', '2', '3', '3 et retourner', '3 et mélanger', 'espion'];

/** Black dice as they fell. */
export function blackDice(fallen: readonly number[]): string {
  return fallen.map((die) => blackFaces[die - 1] ?? '').join(', ');
}
