/** What stands on the objectives, and how their tokens are called. It needs no other words, so that names can be taken from it. */
import type { ObjectiveId } from '../../content/ids.ts';
import type { ObjectiveWords } from '../spoken.ts';

export const objectiveCards: Readonly<Record<ObjectiveId, ObjectiveWords>> = {
  'assemble-an-arsenal': {
    name: 'Réunir un arsenal',
    text: 'Les Armes que vous posez, ou laissez en échange, dans une armurerie rejoignent l’arsenal pour de bon.',
    cooperative: '4 Armes, dans la Boutique de l’engrenage 4.',
    competitive: '2 Armes chacun, dans toute Boutique à engrenage.',
  },
  'call-the-cdc': {
    name: 'Appeler le CDC',
    text: 'La radio attend à l’engrenage 3.',
    cooperative:
      'emportez-la ; chaque Fréquence ramassée par qui la porte est un appel reçu, 3 suffisent ; dans sa Pièce, un autre Humain peut la lui reprendre.',
    competitive:
      'gardez les Fréquences que vous ramassez, puis appelez 2 fois à la radio, chaque fois sur une Fréquence ou pour 2 Munitions.',
  },
  'discover-a-cure': {
    name: 'Découvrir un remède',
    text: 'Un flacon à la couleur de sa Boutique attend sur chaque fiole.',
    cooperative: 'analysez un flacon de chaque couleur au risque biologique 3.',
    competitive: 'analysez 2 couleurs, à n’importe quel risque biologique.',
  },
  'escape-the-mall': {
    name: 'Fuir le centre commercial',
    text: 'Apportez dans la Boutique du Véhicule les bidons laissés en Pièce 3 des Boutiques de coin ; les mains prises, pas d’Attaque à Distance, mais un bidon peut se poser dans toute Boutique vide et dans le Patio.',
    cooperative: '2 bidons.',
    competitive: '1 bidon chacun.',
  },
  'fix-the-helicopter': {
    name: 'Réparer l’hélicoptère',
    text: 'Une pièce de l’appareil traîne sur chaque engrenage : rapportez-les au centre du Patio.',
    cooperative: 'les 4.',
    competitive: '2 chacun.',
  },
  'restore-the-power': {
    name: 'Rétablir le courant',
    text: 'Enclenchez les disjoncteurs des engrenages ; chacun bourdonne et attire 1 Zombie dans sa Boutique.',
    cooperative: 'les 4, de 1 à 4.',
    competitive: '2 qui se suivent, en commençant où vous voulez (1 suit 4).',
  },
  'save-stranded-survivors': {
    name: 'Sauver les survivants isolés',
    text: 'Appelez les survivants des risques biologiques au dé Mêlée : un crâne, ils vous suivent jusqu’au centre du Patio, où la Barricade gagne 1 ; une goutte, leur cri attire 1 Zombie ; deux, ils s’enfuient en plus.',
    cooperative: '3 rescapés.',
    competitive: '2 chacun.',
  },
  'seal-the-doors': {
    name: 'Sceller les portes',
    text: 'Finissez votre Tour à l’Entrée d’une Boutique sans Zombie pour y poser un cadenas.',
    cooperative: 'une Boutique de chaque symbole.',
    competitive: '2 Boutiques sans cadenas chacun.',
  },
  'thin-the-herd': {
    name: 'Éclaircir la horde',
    text: 'Éliminez des Zombies par Attaque à Distance.',
    cooperative: '3 par Humain, et 3 de plus.',
    competitive: '3 chacun, un par Tour, abattus depuis l’extérieur de leur Boutique.',
  },
};

/** The objective tokens by name, with the article. */
export const objectiveTokens: Readonly<Record<string, string>> = {
  radio: 'la radio',
  'vial-1': 'le flacon vert 1',
  'vial-2': 'le flacon vert 2',
  'vial-3': 'le flacon bleu 1',
  'vial-4': 'le flacon bleu 2',
  'vial-5': 'le flacon violet 1',
  'vial-6': 'le flacon violet 2',
  'vial-7': 'le flacon orange 1',
  'vial-8': 'le flacon orange 2',
  'can-1': 'le bidon d’essence 1',
  'can-2': 'le bidon d’essence 2',
  'can-3': 'le bidon d’essence 3',
  'can-4': 'le bidon d’essence 4',
  'part-1': 'la pale de rotor',
  'part-2': 'la batterie',
  'part-3': 'la pompe à carburant',
  'part-4': 'le tableau de bord',
  'breaker-1': 'le disjoncteur 1',
  'breaker-2': 'le disjoncteur 2',
  'breaker-3': 'le disjoncteur 3',
  'breaker-4': 'le disjoncteur 4',
  'stranded-1': 'la fleuriste',
  'stranded-2': 'le comptable',
  'stranded-3': 'la grand-mère',
  'stranded-4': 'le livreur',
  'lock-1': 'le cadenas 1',
  'lock-2': 'le cadenas 2',
  'lock-3': 'le cadenas 3',
  'lock-4': 'le cadenas 4',
};

/** What is done with each kind of token. */
const verbs: Readonly<Record<string, string>> = {
  radio: 'Utiliser',
  vial: 'Prendre ou analyser',
  can: 'Prendre ou poser',
  part: 'Prendre',
  breaker: 'Enclencher',
  stranded: 'Appeler',
};

/** « Prendre ou analyser le flacon vert 1 ». */
export function tokenAnswer(id: string): string {
  return `${verbs[id.replace(/-\d$/, '')] ?? ''} ${objectiveTokens[id] ?? id}`;
}
