/** What the rules point out before a choice, and why they refuse one. */
import { capital, count, list } from '@necropole/kernel/french';
import type { CounterKind } from '../../content/ids.ts';
import type { Stop } from '../../shape.ts';
import type { FactWords, RefusalWords } from '../spoken.ts';
import { inSix, points } from '../spoken.ts';
import { componentWords } from './components.ts';
import {
  camps,
  counterName,
  inPlace,
  markerName,
  member,
  nameOf,
  ofMember,
  team,
  toMember,
  townNames,
  zoneNames,
} from './names.ts';

const packs = { wanderer: 'Zombie errant', encounter: 'Zombies', turned: 'Ceux qui se sont transformés' } as const;

const stops = {
  event: 'un événement arrête la marche',
  gate: 'la grille arrête la marche',
  team: 'un combat avec l’équipe qui s’y trouve',
  castle: 'le château',
  dead: 'les morts y sont : un combat',
  fight: 'un combat y est en cours : l’équipe s’y joint',
  lift: 'la sortie',
} as const;

/** What stops whoever enters, where it lies before what was pointed at. */
const onWay: Readonly<Record<Stop, (place: string) => string>> = {
  event: (place) => `Un événement caché est sur le chemin, ${place} : il arrête la marche.`,
  gate: (place) => `La grille est sur le chemin, ${place} : elle arrête la marche. Les montagnes la contournent.`,
  team: (place) => `Une équipe est sur le chemin, ${place} : un combat arrête la marche.`,
  castle: () => 'Le château est sur le chemin : qui y entre y reste.',
  dead: (place) => `Les morts sont sur le chemin, ${place} : il faut d’abord les combattre.`,
  fight: (place) => `Un combat est en cours sur le chemin, ${place} : qui y entre s’y joint.`,
  lift: () => 'La salle des ascenseurs est sur le chemin : qui y entre est dehors, pour de bon.',
  liquid: (place) => `Un liquide corrosif est sur le chemin, ${place} : allez-y d’abord, puis plus loin.`,
};

/** What may be found among the zombies, with its article. */
const finds: Partial<Record<CounterKind, string>> = { herb: 'l’herbe', 'map-fragment': 'le fragment de carte' };

/** As it goes on after a colon. */
const small = (text: string): string => text.charAt(0).toLowerCase() + text.slice(1).replace(/\.$/, '');

/** Tenths, as French writes them: 1,3. */
const decimal = (tenths: number): string => (tenths / 10).toFixed(1).replace('.', ',');

export const factWords: FactWords = {
  thing: (params) => markerName(params.marker),
  'hands-on': (params) => `${capital(markerName(params.marker))}, ${ofMember(params.from)} ${toMember(params.to)}`,
  'leaves-here': (params) => `Laisser ici : ${markerName(params.marker)}, ${ofMember(params.from)}`,
  'takes-up': (params) => `${capital(member(params.member))} : ${markerName(params.marker)}`,
  shows: (params) => `Montrer ${markerName(params.marker)} (${member(params.member)}), au vu de tous`,
  'would-throw': (params) => `${capital(member(params.member))} lance : ${markerName(params.marker)}`,
  trades: (params) =>
    `Échanger : ${markerName(params.marker)} ${ofMember(params.from)}, ${markerName(params.other)} ${ofMember(params.to)}`,
  'heals-with': (params) => `Guérir ${member(params.member)} : ${markerName(params.marker)} ${ofMember(params.from)}`,
  'attacks-with': (params) =>
    `Tirer sur ${team(params.team)} : ${markerName(params.marker)} ${ofMember(params.member)}`,
  'sets-mine': (params) => `${capital(member(params.member))} pose : ${markerName(params.marker)}`,
  'looks-with': (params) => `${capital(member(params.member))} regarde avec : ${markerName(params.marker)}`,
  'sets-apart': (params) => `À part : ${markerName(params.marker)} ${ofMember(params.member)}`,
  'seals-with': (params) => `Détruire cette zone d’entrée : ${markerName(params.marker)} ${ofMember(params.member)}`,
  'tries-lock': (params) => `Tester la serrure vers ${zoneNames[params.to]}`,
  'blasts-door': (params) =>
    `Détruire la porte vers ${zoneNames[params.to]} : ${markerName(params.marker)} ${ofMember(params.member)}`,
  'names-pack': (params) => `${packs[params.kind]}, dans ${zoneNames[params.at]}`,
  'lift-away': (params) =>
    params.zones === 0 ? 'la sortie est ici' : `la sortie est à ${count(params.zones, 'zone', 'zones')}`,
  'names-counter': (params) =>
    `${capital(counterName(params.counter))} (pion ${params.slot + 1})${params.second ? ', sa seconde place : il en tient deux' : ''}`,
  'does-what': (params) => `${markerName(params.marker)} : ${componentWords[params.marker]?.text ?? ''}`,
  'castle-away': (params) => `château à ${count(params.hexes, 'hexagone', 'hexagones')}`,
  price: (params) => `coûte ${points(params.half)}`,
  'price-in-hexes': (params) => count(params.hexes, 'hexagone', 'hexagones'),
  'stops-here': (params) => stops[params.why],
  'zone-price': (params) =>
    params.doors === 0
      ? `coûte ${params.points}`
      : `coûte ${params.points}, dont ${count(params.doors, 'porte', 'portes')}`,
  'door-too-dear': (params) =>
    `une porte coûte 1 point de plus : il en faut ${params.points} pour aller dans ${list(params.zones.map((zone) => zoneNames[zone]))}`,
  'lock-odds': (params) => `s’ouvre à ${params.percent} %`,
  'unseen-rooms': (params) => `${count(params.rooms, 'pièce', 'pièces')} où personne n’a regardé`,
  'dead-near': (params) =>
    params.zones === 0 ? 'les morts y sont' : `les morts les plus proches à ${count(params.zones, 'zone', 'zones')}`,
  'dead-may-come': (params) =>
    params.from === 1
      ? 'ils peuvent être ici d’un seul mouvement, quel que soit le dé'
      : `ils peuvent être ici d’un seul mouvement, sur ${params.from} ou plus`,
  'points-halved': (params) =>
    `${count(params.points, 'point', 'points')}, dont ${params.towards} vers une zone d’entrée`,
  'hurts-on': (params) =>
    `s’ouvre à coup sûr ; sur ${params.upTo} (${inSix(params.upTo)} %), quelqu’un de l’équipe est touché`,
  'is-spent': (params) => (params.left === 0 ? 'usage unique' : `coûte un lancer, encore ${params.left}`),
  'team-near': (params) => `à ${count(params.zones, 'zone', 'zones')} d’une équipe`,
  'rounds-left': (params) =>
    `${count(params.rounds, 'tour de table', 'tours de table')} avant que la destruction ne s’amorce d’elle-même`,
  'plays-for': ({ role, out }) =>
    role === 'idle'
      ? 'sans équipe, on ne gagne plus rien ; si aucune équipe ne sort, le maître des zombies gagne'
      : out
        ? 'une équipe est sortie : les morts ne gagnent plus rien'
        : 'les morts gagnent si aucune équipe ne sort',
  'entries-left': (params) => `${count(params.zones, 'zone d’entrée intacte', 'zones d’entrée intactes')} sur 6`,
  'gate-zombies': (params) => `${params.from} à ${params.to} zombies ; les montagnes la contournent`,
  'fires-with': (params) =>
    `${params.weapon === null ? 'fusil' : nameOf(params.weapon)}, ${count(params.dice, 'dé', 'dés')}`,
  'lost-on': (params) => `perdue ensuite sur ${params.upTo} ou moins (${inSix(params.upTo)} %)`,
  'all-fire': (params) =>
    `Feu sur la case ${params.box} : ${params.shooters} tireurs, ${count(params.dice, 'dé', 'dés')}`,
  'kill-odds': (params) =>
    params.lives === 1 ? `${params.percent} % pour le tuer` : `${params.percent} % pour le tuer (${params.lives} vies)`,
  'assault-odds': (params) =>
    `un round d’assaut : ${decimal(params.dealt)} infligé, ${decimal(params.taken)} subi ; personne de touché : ${params.unharmed} %`,
  'falls-odds': (params) =>
    params.after === 0
      ? count(params.lives, 'vie', 'vies')
      : `tombe : ${params.before === 0 ? '' : `${params.before} → `}${params.after} %${params.lives > 1 ? ` (${params.lives} vies)` : ''}`,
  'captured-on': (params) => `capturé sur ${params.from} ou plus (${inSix(7 - params.from)} %), sinon Hulk`,
  'coffin-turns': () => 'qui le porte se transforme en zombies, et joue désormais avec les morts',
  'sixes-left': (params) =>
    `${count(params.sixes, 'six', 'six')} avant ${params.until === 'soviets' ? 'l’arrivée des Soviétiques' : 'la destruction des souterrains'}`,
  'hit-odds': (params) => `${params.percent} % pour un dommage`,
  'waste-odds': (params) => `${params.percent} % de détruire ${finds[params.counter] ?? nameOf(params.counter)}`,
  'counter-does': (params) => `${nameOf(params.counter)} : ${small(componentWords[params.counter]?.text ?? '')}`,
  'find-there': (params) => `rien d’autre là que ${finds[params.counter] ?? nameOf(params.counter)}, qu’un 6 détruit`,
  'may-be-find': () => 'un pion face cachée peut être une herbe ou un fragment de carte : un 6 le détruit',
  'names-camp': (params) => camps[params.camp],
  'camps-alike': (params) =>
    `les camps ne diffèrent que par leur nom : ${count(params.soldiers, 'soldat', 'soldats')}, ${count(params.medics, 'médecin', 'médecins')} chacun`,
  counter: (params) => counterName(params.counter),
  'last-events-why': (params) =>
    `${params.first ? 'arrivée la première, elle en choisit 2, les autres équipes 1' : 'la première équipe arrivée en choisit 2, les autres 1'} ; un objet se garde, des zombies se combattent sur-le-champ, un engin est perdu`,
  'stays-lying': () => 'ce qui reste à terre est à qui passera, et la question revient à chaque tour fini ici',
  'takes-nothing': () => 'Ne rien ramasser',
  'flees-on': (params) =>
    `réussit sur ${params.from} ou plus (${inSix(7 - params.from)} %) ; sinon, ils avancent d’une case, comme si l’équipe tenait`,
  wounded: () => 'blessé',
  'leaves-freely': () =>
    'partir : à deux zones, sans dé, et son tour en cours finit ; les morts restent là avec leurs vies',
};

export const refusalWords: RefusalWords = {
  'camp-taken': (params) => `${camps[params.camp]} : ce camp est pris.`,
  'town-taken': (params) => `Une équipe part déjà de ${townNames[params.town]}.`,
  'too-many-weapons': (params) =>
    `${capital(member(params.member))} porte trop d’armes : passez-en une, ou laissez-la.`,
  'too-dear': (params) => `Y entrer coûte ${points(params.half)} ; il reste ${points(params.left)}.`,
  'stopped-on-way': (params) => onWay[params.why](inPlace(params.at)),
  'too-far': () => 'Hors de portée avec les points qui restent.',
  'no-mountains': (params) => `${nameOf(params.transport)} : pas de montagne.`,
  'fight-there': () => 'Une équipe y est retenue par un combat.',
  'comes-along': () => 'On ne peut pas le laisser.',
  'to-be-announced': () => 'Tout le monde doit le voir : annoncez-le.',
  'kept-secret': () => 'Cela ne regarde personne d’autre.',
  'hands-full': (params) => `${capital(member(params.member))} a déjà une arme.`,
  'hands-free': (params) => `${capital(member(params.member))} a une main libre.`,
  'handed-enough': () => 'Assez d’objets ont changé de mains ce tour-ci.',
  'no-kit': () => 'Seule une trousse médicale guérit.',
  'no-medic': () => 'Aucun médecin n’est en vie.',
  'not-wounded': () => 'Pas blessé.',
  'not-a-weapon': () => 'Pas une arme à choisir ici.',
  'wields-already': () => 'Une seule arme par combat.',
  'four-fire': () => 'Quatre au plus agissent dans une volée.',
  'acts-already': () => 'Il agit déjà dans cette volée.',
  'box-empty': (params) => `Personne en case ${params.box}.`,
  'out-of-range': (params) => `Son arme ne sert pas à la case ${params.box}.`,
  'weapon-spent': () => 'Son arme a servi.',
  'scanned-already': () => 'Déjà utilisé dans ce combat.',
  'nothing-to-uncover': () => 'Rien n’y est face cachée.',
  'no-leaper': () => 'Il avance d’une case.',
  'leaps-already': () => 'Il bondit déjà.',
  'weapons-left': () => 'Il reste des armes à mettre à part.',
  'not-for-this': () => 'Ne sert pas à cela.',
  'shown-already': () => 'Tous l’ont vu : il sert de lui-même.',
  infected: () => 'Vous portez le cercueil.',
  'not-infected': () => 'Vous ne portez pas le cercueil.',
  'attacked-already': () => 'A déjà attaqué ce tour-ci.',
  'nowhere-to-flee': () => 'Il n’y a pas deux zones ouvertes à la fuite.',
  'own-room': (params) => `Pas cette clé dans ${zoneNames[params.room]} : elle l’ouvre.`,
  'keys-in-rooms': () => 'Les clés sont dans des pièces ordinaires.',
  'doctor-first': () => 'Le docteur doit être dans une pièce spéciale : c’est la dernière.',
  'key-put-aside': () => 'Deux clés sont en jeu, dont celle de la pièce du docteur : celle-ci est mise de côté.',
  'keys-missing': (params) => `Il reste ${count(params.keys, 'clé', 'clés')} à poser.`,
  'event-waits': () => 'Il faut d’abord tuer les morts, et l’événement attend le tour suivant.',
  'not-locked': () => 'Aucune serrure ne tient cette porte.',
  'lock-step-over': () => 'Une serrure par tour.',
  'blasted-already': () => 'Une porte par tour.',
  'blast-on-way': () =>
    'La serrure a été testée à sa place : après le dé, une porte peut encore être détruite en chemin.',
  'half-points': (params) =>
    `Vers une zone d’entrée, on ne dépense que ${count(params.most, 'point', 'points')} du dé ; déjà dépensé : ${params.spent}.`,
  locked: (params) => `La porte entre ${zoneNames[params.from]} et ${zoneNames[params.into]} est fermée à clé.`,
  'zone-too-dear': (params) =>
    `Y aller coûte ${params.points}${params.points > 1 ? ', dont 1 pour la porte' : ''} ; il reste ${params.left}.`,
  wall: () => 'Un mur les sépare.',
  'not-the-model': () =>
    'Seule la maquette des souterrains, qui montre les événements cachés, peut rester face cachée.',
  'stays-there': () => 'Elle reste dans sa pièce.',
  'not-yours': () => 'Vous menez ceux qui se sont transformés, et aucun autre.',
  'created-already': () => 'Un essai par tour.',
  'enough-wanderers': () => 'Assez de zombies errants sont en jeu.',
  'fell-just-now': () => 'Celui qui vient d’être tué revient à ton activation suivante.',
  'just-came': () => 'Il vient d’entrer : il bouge à partir du tour suivant.',
  'held-by-fight': () => 'Un combat le retient.',
  'moved-already': () => 'Il s’est déplacé ce tour-ci.',
  'others-there': () => 'D’autres morts y sont : deux groupes ne finissent pas dans une même zone.',
  'sealed-already': () => 'Cette zone d’entrée est détruite.',
  'doctor-elsewhere': () => 'Le docteur va dans la pièce dont la clé est mise de côté.',
  'others-uncovered': () => 'Quelqu’un resterait sans adversaire.',
};
