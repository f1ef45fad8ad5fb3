/** What the chapters of icon phrases and interaction say. */
import { capital, count, list } from '@necropole/kernel/english';
import type { RuledRoomId } from '../../content/ids.ts';
import { phraseInEnglish } from '../../phrases/english.ts';
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
  return number === '1' ? bearer(of) : `${bearer(of)} (${number})`;
}

const points = (n: number): string => count(n, 'life point', 'life points');

export const questions: QuestionsOf<InteractionQuestions> = {
  trigger: ({ figure, of }) => `How many CP does ${nameOf(figure)} spend on ${bearer(of)}?`,
  patient: (params) => `Whom does ${nameOf(params.figure)} give ${points(params.points)}?`,
  corpse: ({ figure }) => `Which corpse does ${nameOf(figure)} raise?`,
  'zombie-facing': ({ figure }) => `Which way does ${nameOf(figure)} face?`,
  'zombie-in-sight': (params) => `Which zombie gets ${params.points} CP?`,
  'what-to-destroy': ({ figure }) => `What does ${nameOf(figure)} destroy?`,
};

export const answers: AnswersOf<InteractionVerb> = {
  interact: (name = '') => `Use ${borne(name)}`,
  use: (name = '') => `Use ${borne(name)}`,
  ability: (name = '') => `Ability of ${borne(name)}`,
  turn: (name = '') => `Call on ${borne(name)}`,
  spend: (name = '', command = '') => `${capital(section(name))}: ${command} CP`,
  heal: (figure = '') => nameOf(figure),
  raise: (square = '') => `The corpse on ${square}`,
  grant: (figure = '') => nameOf(figure),
  break: (name = '') => capital(target(name)),
};

export const facts: FactsOf<InteractionFacts> = {
  phrase: ({ phrase }) => phraseInEnglish(phrase as Phrase, naming),
  'test-dice': ({ yellow, black, automatic, threshold }) => {
    const parts = [
      ...(yellow > 0 ? [count(yellow, 'yellow die', 'yellow dice')] : []),
      ...(black > 0 ? [count(black, 'black die', 'black dice')] : []),
      ...(automatic > 0 ? [`${automatic} without a die`] : []),
    ];
    return `${parts.length === 0 ? 'no dice' : list(parts)} for ${count(threshold, 'point', 'points')}`;
  },
  'test-odds': ({ percent }) => `succeeds: ${percent}%`,
};

export const refusals: RefusalsOf<InteractionRefusals> = {
  'not-in-room': ({ room }) => `That is done in ${ruledRoomNames[room]}.`,
  'not-on-icon': () => 'That is done from a position icon.',
  'wrong-facing': () => 'The figure has to face as the icon shows.',
  'not-in-vault': () => 'That is done in the vault.',
  'triggered-already': ({ figure }) => `${nameOf(figure)} has used this room in this turn.`,
  'element-destroyed': () => 'What served there is destroyed.',
  'other-clan': ({ clan }) => `Only ${clan === 'norad' ? 'NORAD' : 'Salemite'} characters can.`,
  'is-yours': ({ figure }) => `${nameOf(figure)} is yours.`,
  'card-engaged': () => 'The card is engaged.',
  'not-switched-on': () => 'It is not switched on.',
  'no-power': () => 'There is no power.',
  'no-corpse': () => 'No corpse lies before the figure.',
  'corpse-covered': () => 'Somebody stands on the corpse.',
  'no-zombie-figure': () => 'Both zombies are in play.',
  'nobody-seen': () => 'Nobody whom it is meant for is in sight.',
  'wrong-room-type': ({ types }) =>
    isAnyRoom(types) ? 'It takes a room.' : `It takes another room: ${list(types.map((type) => roomTypeNames[type]))}.`,
  'room-not-held': () => 'The room is not held by one clan alone.',
  'commanded-otherwise': () => 'Another clan commands this character.',
  'received-already': () => 'Nothing is left to take.',
  'too-few-mission-points': ({ have, need }) => `That takes ${need} MP; there are ${have}.`,
  'nothing-to-destroy': () => 'Nothing that can be destroyed so is beside the figure.',
};

export const events: EventsOf<InteractionEvents> = {
  triggers: ({ figure, of }) => `${nameOf(figure)} uses ${of in naming.characters ? 'a special ability' : bearer(of)}.`,
  tested: ({ figure, yellow, black, automatic, points: made, threshold }) => {
    const rolled = [...(yellow.length > 0 ? [dice(yellow)] : []), ...(black.length > 0 ? [blackDice(black)] : [])];
    const fallen = rolled.length === 0 ? 'no dice' : rolled.join('; ');
    const sure = automatic > 0 ? `, and ${automatic} without a die` : '';
    return `${nameOf(figure)} tests: ${fallen}${sure}. ${count(made, 'point', 'points')} of ${threshold}.`;
  },
  'ability-paid': ({ figure, command }) =>
    command === 0 ? `${nameOf(figure)} uses an ability.` : `${nameOf(figure)}: ${command} CP for an ability.`,
  'dice-added': (params) => `${capital(bearer(params.of))} adds ${count(params.dice, 'die', 'dice')}.`,
  'test-failed': ({ figure }) => `${nameOf(figure)} fails.`,
  'command-gained': (params) => `${params.seat === 0 ? 'NORAD gains' : 'The Salemites gain'} ${params.points} CP.`,
  'own-command-gained': (params) => `${nameOf(params.figure)} gets ${params.points} CP of its own.`,
  'power-cut': ({ where }) =>
    where === 'room' ? 'The power in the room is cut.' : 'The power in the whole building is cut.',
  'power-back': () => 'The power comes back.',
  'switched-on': ({ of }) => `${capital(bearer(of))}: switched on.`,
  'switched-off': ({ of }) => `${capital(bearer(of))}: switched off.`,
  'timer-set': ({ of, markers }) => `${capital(bearer(of))}: ${count(markers, 'time marker', 'time markers')}.`,
  'timer-runs': ({ of, markers }) =>
    `${capital(bearer(of))}: a time marker goes, ${markers === 0 ? 'the last one' : `${markers} left`}.`,
  'timer-held': ({ of }) => `${capital(bearer(of))}: without power no time marker goes.`,
  'timer-over': ({ of }) => `${capital(bearer(of))}: the time is over.`,
  healed: (params) => `${nameOf(params.figure)} has ${points(params.points)} back.`,
  'card-turned-back': ({ figure }) => `${nameOf(figure)} is healthy again: the card is turned back.`,
  'item-received': ({ figure, item }) => `${nameOf(figure)} takes ${itemName(item)}.`,
  'zombie-rises': ({ figure, at }) => `${nameOf(figure)} rises on ${at}.`,
  'mission-points-gained': (params) =>
    `${params.seat === 0 ? 'NORAD gains' : 'The Salemites gain'} ${params.points} MP.`,
  'mission-points-spent': (params) =>
    `${params.seat === 0 ? 'NORAD spends' : 'The Salemites spend'} ${params.points} MP.`,
  'changes-sides': ({ figure, seat }) => `${nameOf(figure)} is with ${seat === 0 ? 'NORAD' : 'the Salemites'} now.`,
  'goes-home': ({ figure, seat }) => `${nameOf(figure)} is with ${seat === 0 ? 'NORAD' : 'the Salemites'} again.`,
  'item-used': ({ item, counters, uses }) => `${capital(itemName(item))} has served ${counters} of ${uses} times.`,
};

const blackFaces = ['0', '2', '3', '3 and flip', '3 and shuffle', 'spy'];

/** Black dice as they fell. */
export function blackDice(fallen: readonly number[]): string {
  return fallen.map((die) => blackFaces[die - 1] ?? '').join(', ');
}
