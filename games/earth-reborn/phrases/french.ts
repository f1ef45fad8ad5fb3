/** Icon phrases in French: every word follows from what the phrase does. */
import { capital, count, inside, list, of } from '@necropole/kernel/french';
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
  initiative: 'phase d’initiative',
  activation: 'phase d’activation',
  final: 'phase finale',
  'end-of-match': 'fin de partie',
};

/** As it stands after “personnage” or “PC”. */
const clans: Readonly<Record<Clan, string>> = { norad: 'NORAD', salemite: 'salémite' };
const manyOfClan: Readonly<Record<Clan, string>> = { norad: 'NORAD', salemite: 'salémites' };
const players: Readonly<Record<Clan, string>> = { norad: 'le joueur NORAD', salemite: 'le joueur salémite' };

const roomTypes: Readonly<Record<RoomType, string>> = {
  living: 'un quartier d’habitation',
  technical: 'une salle technique',
  officers: 'une section des officiers',
  science: 'une salle de sciences',
  armoury: 'une armurerie',
  corridor: 'un couloir',
};

const skills: Readonly<Record<Skill, string>> = { technical: 'technique', science: 'scientifique' };
const dice: Readonly<Record<Die, readonly [one: string, many: string]>> = {
  yellow: ['dé jaune', 'dés jaunes'],
  black: ['dé noir', 'dés noirs'],
};
const arcs: Readonly<Record<MeleeArc, string>> = {
  'dark-blue': 'bleu foncé',
  'light-blue': 'bleu clair',
  grey: 'gris',
};

const throws: Readonly<Record<Throw, string>> = {
  'technical-tests': 'aux tests techniques',
  'science-tests': 'aux tests scientifiques',
  searches: 'pour fouiller',
  tortures: 'pour torturer',
  targeting: 'au ciblage',
};

const markers: Readonly<Record<PlacedMarker, string>> = {
  mine: 'une mine',
  plastic: 'le plastic',
  'time-bomb': 'la bombe à retardement',
  'deadly-virus': 'le virus mortel',
};

const patients: Readonly<Record<Patient, string>> = {
  'whom-one-faces': 'au personnage auquel on fait face',
  'adjacent-in-red-arc': 'à un personnage adjacent dans l’arc rouge',
  'on-position-icon': 'à un personnage sur une icône de position de la salle',
};

const afterTimer = {
  launch: 'quand le dernier part, les missiles sont lancés',
  explosion: 'quand le dernier part, tout explose',
  end: 'quand le dernier part, l’effet cesse',
} as const;

/** One sentence, in the order of the icons. */
export function phraseInFrench(phrase: Phrase, names: Naming): string {
  const { phase, conditions, test, effects } = partsInFrench(phrase, names);
  const asked = [phase, ...conditions, test].filter((part) => part !== null).join(', ');
  return `${capital(asked === '' ? effects.join('\u202f; ') : `${asked}\u202f: ${effects.join('\u202f; ')}`)}.`;
}

export function partsInFrench({ phase, conditions, test, effects }: Phrase, names: Naming): PhraseWords {
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
      return `${condition.amount} PC${ofClan(condition.clan)}`;
    case 'mission-points':
      return `${condition.amount} PM${ofClan(condition.clan)}`;
    case 'engaging':
      return 'en engageant la carte';
    case 'on':
      return 'tant que c’est allumé';
    case 'power':
      return 'avec du courant';
    case 'facing-corpse':
      return 'face à un cadavre';
    case 'sight':
      return `avec ${subjectWords(condition.of, names)} en vue`;
    case 'room-type':
      return `dans ${isAnyRoom(condition.types) ? 'une salle, quel que soit son type' : condition.types.map((type) => roomTypes[type]).join(' ou ')}`;
    case 'room-held': {
      const where = condition.room === undefined ? 'dans la salle' : inside(names.rooms[condition.room]);
      return `avec des personnages ${condition.clan === undefined ? 'à soi' : manyOfClan[condition.clan]} ${where} et aucun ennemi`;
    }
    case 'commanded-by':
      return `par ${players[condition.clan === 'norad' ? 'salemite' : 'norad']}, tant que ${players[condition.clan]} commande le personnage`;
    case 'happening':
      return happeningWords(condition.happening, names);
  }
}

function happeningWords(happening: Happening, names: Naming): string {
  switch (happening.what) {
    case 'death':
      return `à la mort ${of(subjectWords(happening.of, names))}`;
    case 'capture':
      return `à la capture ${of(subjectWords(happening.of, names))}`;
    case 'imprisonment':
      return typeof happening.of === 'object' && 'character' in happening.of
        ? `si ${subjectWords(happening.of, names)} est aux mains de l’ennemi`
        : `pour ${subjectWords(happening.of, names).replace('un ', 'chaque ')} aux mains de l’ennemi`;
    case 'deaths':
      return `quand ${happening.count} personnages ${manyOfClan[happening.of]} sont morts`;
    case 'exits':
      return `quand ${happening.count} personnages ${manyOfClan[happening.of]} ont quitté le plan`;
    case 'wiped-out':
      return `quand il ne reste aucun personnage ${clans[happening.of]} sur le plan`;
    case 'spy-point-by-torture':
      return `pour chaque point d’espionnage tiré en torturant ${subjectWords(happening.of, names)}`;
    case 'exit': {
      const taken = happening.with === undefined ? '' : ` avec ${names.equipment[happening.with]}`;
      const side = happening.under === undefined ? '' : ` comme personnage ${clans[happening.under]}`;
      return `quand ${subjectWords(happening.of, names)} quitte le plan${side}${taken}`;
    }
    case 'zombie-raised':
      return 'à la création d’un zombie';
    case 'destruction':
      return `à la destruction ${of(names.rooms[happening.of])}`;
    case 'use': {
      const where = happening.in === undefined ? '' : ` ${inside(names.rooms[happening.in])}`;
      return `à l’effet ${of(names.equipment[happening.of])}${where}`;
    }
    case 'timer-out':
      return `quand le dernier compteur de temps ${of(names.rooms[happening.of])} part`;
    case 'possession':
      return `si un personnage ${clans[happening.by]} porte ${names.equipment[happening.of]}`;
  }
}

function testWords({ chances, threshold }: Test): string {
  if ('skills' in chances) return `test ${list(chances.skills.map((skill) => skills[skill]))} de ${threshold}`;
  return `${count(chances.dice, ...dice[chances.die])} pour ${count(threshold, 'point', 'points')}`;
}

function effectWords(effect: Effect, names: Naming): string {
  switch (effect.does) {
    case 'spy-points':
      return `gagnez ${count(effect.points, 'point d’espionnage', 'points d’espionnage')}`;
    case 'mission-points':
      return effect.clan === undefined
        ? `gagnez ${effect.points} PM`
        : `${players[effect.clan]} gagne ${effect.points} PM`;
    case 'command':
      return `gagnez ${effect.points} PC`;
    case 'zombie-command':
      return `${effect.whom === 'each' ? 'chaque' : 'un'} zombie en vue reçoit ${effect.points} PC à lui, au-delà de son maximum`;
    case 'paralyse':
      return `la cible reçoit ${effect.points} PC de la banque sur sa carte, qui comptent dans son maximum`;
    case 'win':
      return `${players[effect.clan]} gagne`;
    case 'most-mission-points-win':
      return 'qui a le plus de PM gagne';
    case 'receive':
      return `prenez ${names.equipment[effect.equipment]}`;
    case 'raise-zombie':
      return 'le cadavre devient un zombie';
    case 'heal':
      return `rendez ${count(effect.points, 'point de vie', 'points de vie')}, à soi ou ${patients[effect.whom]}`;
    case 'change-sides':
      return `${names.characters[effect.who]} est un personnage ${clans[effect.to]} jusqu’à la ${effect.until === 'final' ? 'phase finale' : 'fin de la partie'}`;
    case 'fly':
      return `volez de ${effect.squares} cases`;
    case 'gas':
      return `${count(effect.red, 'blessure', 'blessures')} à chacun sur la case du porteur et les quatre voisines, ${effect.orange} dans la zone orange`;
    case 'cut-power':
      return effect.where === 'room' ? 'coupez le courant dans la salle' : 'coupez le courant dans tout le bâtiment';
    case 'destroy-wall':
      return `détruisez un mur adjacent dans l’arc ${arcWords(effect.arcs)}`;
    case 'destroy-door':
      return `détruisez une porte adjacente${effect.most === undefined ? '' : ` de valeur défensive ${effect.most} au plus`} dans l’arc ${arcWords(effect.arcs)}`;
    case 'blast-walls-and-doors':
      return 'détruisez, dans l’arc rouge, une longue section de mur, deux courtes adjacentes, une grande porte, une courte section et la porte voisine, ou deux petites portes adjacentes';
    case 'place':
      return `posez ${markers[effect.marker]} sur sa case`;
    case 'switch':
      return 'allumez ou éteignez';
    case 'timer':
      return `posez-y ${count(effect.turns, 'compteur de temps', 'compteurs de temps')}\u202f; ${afterTimer[effect.brings]}`;
    case 'jam':
      return 'la radio de l’ennemi est brouillée';
    case 'put-under-deck':
      return effect.when === 'now'
        ? 'la carte va sous la pioche de fouille'
        : 'la carte est mise de côté, puis va sous la pioche de fouille';
    case 'more-dice':
      return `${count(effect.dice, ...dice[effect.die])} de plus ${throws[effect.for]}${effect.clan === undefined ? '' : `, pour les personnages ${manyOfClan[effect.clan]}`}`;
    case 'armour':
      return `l’armure du porteur est ${effect.value}`;
    case 'pierce-armour':
      return `l’armure ${of(names.characters[effect.of])} compte ${effect.by} de moins`;
    case 'endless-ammunition':
      return 'le porteur ne tombe jamais à court de munitions';
    case 'order-tiles':
      return `piochez des tuiles d’ordre jusqu’à ${effect.upTo}`;
    case 'black-orders-are-red':
      return 'les ordres noirs du porteur comptent comme rouges';
    case 'no-fire-on-tile':
      return 'personne ne tire depuis la tuile de sol du porteur ni vers elle';
    case 'sight-through-smoke':
      return 'la fumée n’arrête pas la vue du porteur';
    case 'safety-from-gas':
      return 'ni virus ni gaz ne blesse le porteur';
    case 'open-magnetic-doors':
      return 'le porteur ouvre les portes à carte magnétique';
  }
}

function ofClan(clan: Clan | undefined): string {
  return clan === undefined ? '' : ` ${clans[clan]}`;
}

function subjectWords(subject: Subject, names: Naming): string {
  if (subject === 'zombie') return 'un zombie';
  return 'clan' in subject ? `un personnage ${clans[subject.clan]}` : names.characters[subject.character];
}

function arcWords(some: readonly MeleeArc[]): string {
  return some.map((arc) => arcs[arc]).join(' ou ');
}
