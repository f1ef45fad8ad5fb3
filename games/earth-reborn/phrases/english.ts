/** Icon phrases in English: every word follows from what the phrase does. */
import { capital, count, list } from '@necropole/kernel/english';
import type { Clan, MeleeArc, RoomType } from '../content/kinds.ts';
import type { Naming, PhraseWords } from './naming.ts';
import type {
  Condition,
  Die,
  Effect,
  Happening,
  Patient,
  Phrase,
  PhrasePhase,
  PlacedMarker,
  Skill,
  Subject,
  Test,
  Throw,
} from './phrase.ts';
import { isAnyRoom } from './reading.ts';

const phases: Readonly<Record<PhrasePhase, string>> = {
  initiative: 'initiative phase',
  activation: 'activation phase',
  final: 'final phase',
  'end-of-match': 'end of the match',
};

const clans: Readonly<Record<Clan, string>> = { norad: 'NORAD', salemite: 'Salemite' };
const players: Readonly<Record<Clan, string>> = { norad: 'the NORAD player', salemite: 'the Salemite player' };

const roomTypes: Readonly<Record<RoomType, string>> = {
  living: 'living quarters',
  technical: 'a technical room',
  officers: 'an officers’ section',
  science: 'a science room',
  armoury: 'an armoury',
  corridor: 'a corridor',
};

const skills: Readonly<Record<Skill, string>> = { technical: 'technical', science: 'science' };
const dice: Readonly<Record<Die, string>> = { yellow: 'yellow', black: 'black' };
const arcs: Readonly<Record<MeleeArc, string>> = {
  'dark-blue': 'dark blue',
  'light-blue': 'light blue',
  grey: 'grey',
};

const throws: Readonly<Record<Throw, string>> = {
  'technical-tests': 'in technical tests',
  'science-tests': 'in science tests',
  searches: 'in searches',
  tortures: 'in tortures',
  targeting: 'in targeting',
};

const markers: Readonly<Record<PlacedMarker, string>> = {
  mine: 'a mine',
  plastic: 'the plastic',
  'time-bomb': 'the time bomb',
  'deadly-virus': 'the deadly virus',
};

const patients: Readonly<Record<Patient, string>> = {
  'whom-one-faces': 'the character faced',
  'adjacent-in-red-arc': 'an adjacent character in the red arc',
  'on-position-icon': 'a character on a position icon of the room',
};

const afterTimer = {
  launch: 'when the last one goes, the missiles are launched',
  explosion: 'when the last one goes, it explodes',
  end: 'when the last one goes, it ends',
} as const;

/** One sentence, in the order of the icons. */
export function phraseInEnglish(phrase: Phrase, names: Naming): string {
  const { phase, conditions, test, effects } = partsInEnglish(phrase, names);
  const asked = [phase, ...conditions, test].filter((part) => part !== null).join(', ');
  return `${capital(asked === '' ? effects.join('; ') : `${asked}: ${effects.join('; ')}`)}.`;
}

export function partsInEnglish({ phase, conditions, test, effects }: Phrase, names: Naming): PhraseWords {
  return {
    phase: phase === null ? null : phases[phase],
    conditions: conditions.map((condition) => conditionWords(condition, names)),
    test: test === null ? null : testWords(test),
    effects: effects.map((effect) => effectWords(effect, names)),
  };
}

function conditionWords(condition: Condition, names: Naming): string {
  switch (condition.asks) {
    case 'command':
      return `${condition.amount} ${ofClan(condition.clan)}CP`;
    case 'mission-points':
      return `${condition.amount} ${ofClan(condition.clan)}MP`;
    case 'engaging':
      return 'engaging the card';
    case 'on':
      return 'while it is on';
    case 'power':
      return 'with power';
    case 'facing-corpse':
      return 'facing a corpse';
    case 'sight':
      return `with ${subjectWords(condition.of, names)} in sight`;
    case 'room-type':
      return `in ${isAnyRoom(condition.types) ? 'any room' : condition.types.map((type) => roomTypes[type]).join(' or ')}`;
    case 'room-held': {
      const where = condition.room === undefined ? 'in the room' : `in ${names.rooms[condition.room]}`;
      return `with ${condition.clan === undefined ? 'characters of one’s own' : `${clans[condition.clan]} characters`} ${where} and no enemy`;
    }
    case 'commanded-by':
      return `by ${players[condition.clan === 'norad' ? 'salemite' : 'norad']} while ${players[condition.clan]} commands the character`;
    case 'happening':
      return happeningWords(condition.happening, names);
  }
}

function happeningWords(happening: Happening, names: Naming): string {
  switch (happening.what) {
    case 'death':
      return `when ${subjectWords(happening.of, names)} dies`;
    case 'capture':
      return `when ${subjectWords(happening.of, names)} is captured`;
    case 'imprisonment':
      return typeof happening.of === 'object' && 'character' in happening.of
        ? `if ${subjectWords(happening.of, names)} is in enemy hands`
        : `for each ${subjectWords(happening.of, names).replace('a ', '')} in enemy hands`;
    case 'deaths':
      return `when ${happening.count} ${clans[happening.of]} characters are dead`;
    case 'exits':
      return `when ${happening.count} ${clans[happening.of]} characters have left the map`;
    case 'wiped-out':
      return `when no ${clans[happening.of]} character is left on the map`;
    case 'spy-point-by-torture':
      return `for each spy point from torturing ${subjectWords(happening.of, names)}`;
    case 'exit': {
      const taken = happening.with === undefined ? '' : ` with ${names.equipment[happening.with]}`;
      const side = happening.under === undefined ? '' : ` as a ${clans[happening.under]} character`;
      return `when ${subjectWords(happening.of, names)} leaves the map${side}${taken}`;
    }
    case 'zombie-raised':
      return 'when a zombie is created';
    case 'destruction':
      return `when ${names.rooms[happening.of]} is destroyed`;
    case 'use': {
      const where = happening.in === undefined ? '' : ` in ${names.rooms[happening.in]}`;
      return `when ${names.equipment[happening.of]} takes effect${where}`;
    }
    case 'timer-out':
      return `when the last time marker of ${names.rooms[happening.of]} goes`;
    case 'possession':
      return `if a ${clans[happening.by]} character carries ${names.equipment[happening.of]}`;
  }
}

function testWords({ chances, threshold }: Test): string {
  if ('skills' in chances) return `${list(chances.skills.map((skill) => skills[skill]))} test of ${threshold}`;
  return `${count(chances.dice, `${dice[chances.die]} die`, `${dice[chances.die]} dice`)} for ${count(threshold, 'point', 'points')}`;
}

function effectWords(effect: Effect, names: Naming): string {
  switch (effect.does) {
    case 'spy-points':
      return `gain ${count(effect.points, 'spy point', 'spy points')}`;
    case 'mission-points':
      return effect.clan === undefined
        ? `gain ${effect.points} MP`
        : `${players[effect.clan]} gains ${effect.points} MP`;
    case 'command':
      return `gain ${effect.points} CP`;
    case 'zombie-command':
      return `${effect.whom === 'each' ? 'each' : 'a'} zombie in sight gets ${effect.points} CP of its own, beyond its maximum`;
    case 'paralyse':
      return `the target gets ${effect.points} CP of the bank on its card, which count towards its maximum`;
    case 'win':
      return `${players[effect.clan]} wins`;
    case 'most-mission-points-win':
      return 'whoever has the most MP wins';
    case 'receive':
      return `take ${names.equipment[effect.equipment]}`;
    case 'raise-zombie':
      return 'the corpse becomes a zombie';
    case 'heal':
      return `give back ${count(effect.points, 'life point', 'life points')} to oneself or to ${patients[effect.whom]}`;
    case 'change-sides':
      return `${names.characters[effect.who]} is a ${clans[effect.to]} character until ${effect.until === 'final' ? 'the final phase' : 'the end of the match'}`;
    case 'fly':
      return `fly ${effect.squares} squares`;
    case 'gas':
      return `${count(effect.red, 'wound', 'wounds')} for everybody on the bearer’s square and the four beside it, ${effect.orange} in the orange zone`;
    case 'cut-power':
      return effect.where === 'room' ? 'cut the power in the room' : 'cut the power in the whole building';
    case 'destroy-wall':
      return `destroy an adjacent wall in the ${arcWords(effect.arcs)} arc`;
    case 'destroy-door':
      return `destroy an adjacent door${effect.most === undefined ? '' : ` of defence ${effect.most} at most`} in the ${arcWords(effect.arcs)} arc`;
    case 'blast-walls-and-doors':
      return 'destroy, in the red arc, a long wall, two adjacent short ones, a large door, a short wall and the door beside it, or two adjacent small doors';
    case 'place':
      return `put ${markers[effect.marker]} on one’s square`;
    case 'switch':
      return 'switch it on or off';
    case 'timer':
      return `put ${count(effect.turns, 'time marker', 'time markers')} on it; ${afterTimer[effect.brings]}`;
    case 'jam':
      return 'the enemy’s radio is jammed';
    case 'put-under-deck':
      return effect.when === 'now'
        ? 'the card goes under the search deck'
        : 'the card lies aside and then goes under the search deck';
    case 'more-dice':
      return `${effect.dice} more ${dice[effect.die]} ${effect.dice === 1 ? 'die' : 'dice'} ${throws[effect.for]}${effect.clan === undefined ? '' : `, for ${clans[effect.clan]} characters`}`;
    case 'armour':
      return `the bearer’s armour is ${effect.value}`;
    case 'pierce-armour':
      return `the armour of ${names.characters[effect.of]} counts ${effect.by} less`;
    case 'endless-ammunition':
      return 'the bearer never runs out of ammunition';
    case 'order-tiles':
      return `draw order tiles up to ${effect.upTo}`;
    case 'black-orders-are-red':
      return 'the bearer’s black orders count as red';
    case 'no-fire-on-tile':
      return 'nobody fires from the bearer’s floor tile or at it';
    case 'sight-through-smoke':
      return 'smoke does not stop the bearer’s sight';
    case 'safety-from-gas':
      return 'neither virus nor gas wounds the bearer';
    case 'open-magnetic-doors':
      return 'the bearer opens magnetic doors';
  }
}

function ofClan(clan: Clan | undefined): string {
  return clan === undefined ? '' : `${clans[clan]} `;
}

function subjectWords(subject: Subject, names: Naming): string {
  if (subject === 'zombie') return 'a zombie';
  return 'clan' in subject ? `a ${clans[subject.clan]} character` : names.characters[subject.character];
}

function arcWords(some: readonly MeleeArc[]): string {
  return some.map((arc) => arcs[arc]).join(' or ');
}
