/**
 * What stands on the Villains’ dashboards, on their Threats, and the special effects of their Master Plan cards. Health,
 * tracks, what clears a Threat, moves and tokens are put in from the data.
 */
import type { ComponentWords } from '@necropole/kernel';
import type { PlanSpecialId, ThreatId, VillainId } from '../../content/ids.ts';
import type { DashboardWords } from '../en/villain-cards.ts';

export const villainWords: Readonly<Record<VillainId, DashboardWords>> = {
  'cosmic-ghost-rider': {
    name: 'Cosmic Ghost Rider',
    line: 'Châtie Malfrats et Héros sans distinction : videz de ses Malfrats le Lieu où il va s’arrêter. Conseillé pour débuter.',
    bam: '1 dégât à chaque Héros de son Lieu ; défaussez-y tous les Malfrats, et le Châtiment avance de 1 pour chacun.',
    overflow: 'Le Châtiment avance de 1.',
    rules: 'Les Héros perdent quand le Châtiment arrive au bout.',
    track: 'Châtiment',
  },
  'emperor-doom': {
    name: 'Emperor Doom',
    line: 'Plie les volontés : répartissez les pions Crise, et sauvez des Civils pour vous en défaire.',
    bam: '1 pion Crise et 1 dégât à chaque Héros de son Lieu. S’il n’y en a aucun, 1 Héros où qu’il soit reçoit 1 pion Crise.',
    overflow: '1 Héros où qu’il soit reçoit 1 pion Crise.',
    rules:
      'Un Héros qui commence son tour avec 3 pions Crise ou plus obéit : il les défausse tous, joue au hasard sa carte du tour, et l’Obéissance avance de 1. Un Héros qui sauve un Civil défausse 1 pion Crise. Les Héros perdent quand l’Obéissance arrive au bout.',
    track: 'Obéissance',
  },
  immortus: {
    name: 'Immortus',
    line: 'Rien ne le blesse, et il défait ce que vous accomplissez : achevez les trois Missions, loin de ses yeux.',
    bam: 'Défaussez 1 Malfrat et 1 Civil de son Lieu ; pour chacun, la Mission correspondante en cours recule de 1.',
    overflow: 'Ajoutez un Plan diabolique face cachée.',
    rules:
      'Il ne subit aucun dégât. Les Héros gagnent quand les trois Missions sont accomplies ; une Mission accomplie l’est pour de bon. Un KO ajoute un Plan diabolique face cachée, au lieu de son effet BAM !',
  },
  maestro: {
    name: 'Maestro',
    line: 'Enrage quand il ne trouve personne ou qu’on le blesse, et collectionne les vaincus : restez solides, puis frappez vite et fort.',
    bam: '1 dégât à chaque Héros de son Lieu, 2 s’il a de la Rage, dont il perd alors 1. S’il n’y a personne, il gagne 1 Rage.',
    overflow: 'Il gagne 1 Rage.',
    rules:
      'La Rage est un pion Crise sur sa fiche ; il en gagne aussi 1 la première fois qu’on l’attaque dans le tour d’un Héros. Un KO lui vaut 1 Trophée, au lieu de son effet BAM ! Une Menace écartée lui en retire 1. Un Lieu qui porte un pion Crise est en ruine : son effet de fin de tour n’est plus disponible ; y sauver un Civil en défausse 1. Les Héros perdent quand les Trophées arrivent au bout.',
    track: 'Trophées',
  },
};

export const planSpecialWords: Readonly<Record<PlanSpecialId, ComponentWords>> = {
  'cosmic-hellfire': { name: 'Feu infernal cosmique', text: '1 dégât non-annulable à chaque Héros.' },
  'the-world-kneels': { name: 'Le monde à genoux', text: 'Chaque Héros reçoit 1 pion Crise.' },
  'the-voice-returns': {
    name: 'La voix revient',
    text: 'Purple Man rejoint le Lieu de Doom, de nouveau en jeu s’il avait été écarté ; puis 1 Héros présent reçoit 1 pion Crise.',
  },
  'by-imperial-decree': {
    name: 'Par décret impérial',
    text: 'Le Héros qui a le plus de pions Crise joue sa prochaine carte face cachée. Si personne n’en a, il ne se passe rien.',
  },
  'infinity-watch-assemble': {
    name: 'Infinity Watch, Rassemblement',
    text: 'Défaussez tous les Malfrats et les Civils du Lieu d’Immortus.',
  },
  'rewritten-history': {
    name: 'L’histoire réécrite',
    text: 'Si une autre carte Héros face visible montre moins d’icônes que la dernière carte Héros, celle qui en montre le moins change de place avec elle.',
  },
  'it-never-happened': {
    name: 'Cela n’a jamais eu lieu',
    text: 'La dernière carte Héros face visible retourne sur son paquet, et le Vilain est Pressé de 1.',
  },
  'time-runs-backwards': {
    name: 'Le temps à rebours',
    text: 'Désormais, les Héros jouent dans l’autre sens.',
  },
  'world-breaker': {
    name: 'Briseur de mondes',
    text: 'Mettez un pion Crise sur le Lieu de Maestro et défaussez-y tous les Civils. S’il y en avait, il gagne 1 Trophée.',
  },
  'thunderous-leap': {
    name: 'Bond fracassant',
    text: 'Maestro se rend dans le Lieu où il y a le plus de Héros, et son effet BAM ! s’y active.',
  },
};

/** A Threat’s text says when it acts: « BAM ! », « Quand le Vilain s’arrête ici », or always. */
export const threatWords: Readonly<Record<ThreatId, ComponentWords>> = {
  'sinners-gather': { name: 'Rassemblement de pécheurs', text: 'BAM ! Ajoutez 1 Malfrat ici.' },
  'panic-in-the-streets': {
    name: 'Panique dans les rues',
    text: 'Quand le Vilain s’arrête ici : ajoutez 1 Civil dans chaque Lieu adjacent.',
  },
  'hellbound-riders': {
    name: 'Cavaliers damnés',
    text: 'BAM ! Avec un Malfrat ici : 1 dégât à 1 Héros présent. Sinon, ajoutez 1 Malfrat ici.',
  },
  'purple-man': {
    name: 'Purple Man',
    text: 'BAM ! 1 pion Crise à chaque Héros ici et dans les deux Lieux adjacents.',
  },
  doombot: { name: 'Doombot', text: 'BAM ! 1 dégât à 1 Héros ici. Rien ne blesse Doom dans ce Lieu.' },
  'prism-of-obedience': {
    name: 'Prisme d’obéissance',
    text: 'Il faut 1 pion Crise de moins aux Héros pour obéir, où qu’ils soient.',
  },
  'broadcast-mast': {
    name: 'Tour émettrice',
    text: 'BAM ! 1 Civil ici devient un Malfrat. S’il n’y en a pas, 1 pion Crise à chaque Héros présent.',
  },
  curfew: { name: 'Couvre-feu', text: 'Un Héros qui quitte ce Lieu dans le tour d’un Héros reçoit 1 pion Crise.' },
  yondu: {
    name: 'Yondu',
    text: 'Quand le Vilain s’arrête ici : 1 dégât à chaque Héros, ici et dans les deux Lieux adjacents, qui ne défausse pas un pion Action.',
  },
  nova: {
    name: 'Nova',
    text: 'Il ignore le premier dégât de chaque tour. BAM ! Couvrez d’un pion Crise 1 icône de la dernière carte Héros.',
  },
  'captain-marvel': {
    name: 'Captain Marvel',
    text: 'BAM ! 1 dégât à 1 Héros dans chaque Lieu adjacent. Une fois par tour, un Héros qui lui inflige un dégât en subit 1.',
  },
  'silver-surfer': {
    name: 'Silver Surfer',
    text: 'BAM ! Il va, dans le sens horaire, au premier Lieu où il y a des Héros, à moins qu’il n’y en ait ici : 1 dégât à 1 Héros de ce Lieu.',
  },
  starfox: {
    name: 'Starfox',
    text: 'BAM ! 1 dégât à 1 Héros dans chaque Lieu où des Héros sont ensemble. Tant qu’il y a un tel Lieu, rien ne le blesse.',
  },
  'tachyon-field-generator': {
    name: 'Générateur de champ tachyonique',
    text: 'Aucune Mission ne peut être accomplie. Celles qui sont pleines le sont quand il est écarté.',
  },
  'trophy-hall': {
    name: 'Salle des trophées',
    text: 'Chaque KO vaut à Maestro 1 Trophée de plus. Une fois écartée, elle lui en retire 2 de plus.',
  },
  'gamma-reactor': {
    name: 'Réacteur gamma',
    text: 'BAM ! Mettez-y un pion Crise. À 3, défaussez-les : 2 dégâts à chaque Héros ici et dans les deux Lieux adjacents. Une fois écarté, le Vilain est Retardé de 1.',
  },
  'dog-soldiers': {
    name: 'Soldats-chiens',
    text: 'Deux dégâts que des Malfrats d’ici subissent dans le même tour en vainquent un. Quand le Vilain s’arrête ici : ajoutez 1 Malfrat ici.',
  },
  'pit-champion': {
    name: 'Champion de l’arène',
    text: 'BAM ! 1 dégât au Héros qui a le plus de cartes en main, ici ou dans un Lieu adjacent.',
  },
  'tribute-collector': {
    name: 'Collecteur de tributs',
    text: 'BAM ! Défaussez 1 Civil ici ; s’il y en avait un, Maestro gagne 1 Vie.',
  },
};
