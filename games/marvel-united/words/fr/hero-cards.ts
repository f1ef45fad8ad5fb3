/** The Heroes in a line, and what stands on their special cards. */
import type { ComponentWords } from '@necropole/kernel';
import type { HeroId, SpecialId } from '../../content/ids.ts';

/** What it is like to play each Hero, in a line. */
export const heroLines: Readonly<Record<HeroId, string>> = {
  'captain-carter': 'Mène de front : frappe ici et à côté, arme les siens, prend leurs coups.',
  'spider-man-2099': 'Vif et méfiant : esquive le Vilain, frappe au passage, étourdit qui riposterait.',
  loki: 'Réécrit l’Intrigue, égare le Vilain, et n’est jamais là où tombe le coup.',
  'mighty-thor': 'Vole où l’on a besoin d’elle et frappe plus fort que quiconque ; elle le paie en cartes.',
  'black-panther': 'Arme et soigne l’équipe, tire sa force des coups, et gagne du temps.',
  ironheart: 'Plie chaque icône à ses besoins, met le reste de côté, et peut tout faire à la fois, au prix fort.',
  'cosmic-ghost-rider': 'Vide les rues de leurs Malfrats, brise un ennemi à la fois, venge qui est blessé près de lui.',
};

/** Heroes of whom French speaks in the feminine. */
export const heroines: readonly HeroId[] = ['captain-carter', 'mighty-thor', 'black-panther', 'ironheart'];

export const specialWords: Readonly<Record<SpecialId, ComponentWords>> = {
  'not-on-my-watch': {
    name: 'Pas sous mes yeux',
    text: 'Tant que la carte est face visible : une fois par tour du Vilain, vous pouvez subir les dégâts destinés à un autre Héros de votre Lieu, et en ignorer 1.',
  },
  ricochet: {
    name: 'Ricochet',
    text: 'Attaquez un ennemi de votre Lieu, puis un ennemi d’un Lieu adjacent.',
  },
  'rallying-cry': { name: 'Cri de ralliement', text: 'Un autre Héros gagne 1 pion Joker.' },
  'super-soldier': {
    name: 'Super-soldat',
    text: 'Vous avez 1 icône Attaque et 1 icône Action Héroïque de plus pour ce tour.',
  },

  'accelerated-vision': {
    name: 'Vision accélérée',
    text: 'Tant que la carte est face visible : une fois par tour du Vilain, quand le Vilain s’arrête dans votre Lieu, vous pouvez vous déplacer dans un Lieu adjacent.',
  },
  'paralyzing-venom': {
    name: 'Venin paralysant',
    text: 'Étourdissez le Vilain ou un Sbire de votre Lieu.',
  },
  'hit-and-glide': {
    name: 'Frappe en vol plané',
    text: 'Déplacez-vous dans un Lieu adjacent, attaquez-y un ennemi, puis vous pouvez vous déplacer encore une fois.',
  },
  lyla: {
    name: 'Lyla',
    text: 'Regardez la première carte du paquet Plan diabolique. Vous pouvez la placer sous le paquet.',
  },

  'illusory-double': {
    name: 'Double illusoire',
    text: 'Tant que la carte est face visible : quand vous allez subir des dégâts, vous pouvez la retourner face cachée. Vous ignorez ces dégâts et pouvez vous déplacer dans un Lieu adjacent.',
  },
  'god-of-stories': {
    name: 'Dieu des Histoires',
    text: 'Avant d’utiliser une icône prêtée : la carte Héros qui précède celle-ci et une autre carte Héros face visible de l’Intrigue échangent leurs places. L’autre prête désormais ses icônes.',
  },
  'sleight-of-hand': {
    name: 'Tour de passe-passe',
    text: 'Échangez une carte de votre main contre une carte face visible que vous avez jouée plus tôt dans l’Intrigue.',
  },
  'false-trail': {
    name: 'Fausse piste',
    text: 'Le Vilain se déplace de 1 ou 2 Lieux en sens horaire, à votre choix. Les Menaces « ! » de ce Lieu se déclenchent.',
  },
  'agent-of-chaos': {
    name: 'Agent du chaos',
    text: 'Gagnez 2 pions différents parmi Déplacement, Attaque et Action Héroïque. Votre prochaine carte est jouée au hasard.',
  },
  'mirror-images': {
    name: 'Images miroir',
    text: 'Vous et chaque autre Héros de votre Lieu ignorez 1 dégât, chacun jusqu’à son prochain tour.',
  },

  'storm-borne': {
    name: 'Portée par l’orage',
    text: 'Tant que la carte est face visible : chacune de vos actions de Déplacement peut vous mener jusqu’à 2 Lieux plus loin.',
  },
  'thunderous-landing': {
    name: 'Atterrissage foudroyant',
    text: 'Envolez-vous vers n’importe quel autre Lieu, puis infligez 2 dégâts à un ennemi qui s’y trouve.',
  },
  thunderstorm: {
    name: 'Orage',
    text: 'Infligez 3 dégâts, répartis à votre guise entre les ennemis de votre Lieu.',
  },
  'price-of-the-hammer': {
    name: 'Le prix du marteau',
    text: 'Défaussez 1 carte de votre main ; un autre Héros pioche 1 carte.',
  },

  'vibranium-weave': {
    name: 'Trame de vibranium',
    text: 'Tant que la carte est face visible : chaque fois que vous subissez des dégâts, gagnez 1 pion Attaque.',
  },
  'kimoyo-beads': {
    name: 'Perles de Kimoyo',
    text: 'Distribuez 2 pions différents parmi Déplacement, Attaque et Action Héroïque, chacun au Héros de votre choix.',
  },
  'wakandan-lab': {
    name: 'Laboratoire du Wakanda',
    text: 'Un Héros de votre Lieu ou d’un Lieu adjacent pioche jusqu’à avoir 3 cartes en main ; ou un Héros, où qu’il soit, recharge tout son Équipement.',
  },
  'panther-leap': {
    name: 'Bond de la panthère',
    text: 'Déplacez-vous dans un Lieu adjacent ; vainquez-y 1 Malfrat et sauvez-y 1 Civil.',
  },
  'three-steps-ahead': {
    name: 'Trois coups d’avance',
    text: 'Défaussez 1 pion Action : le Vilain est Retardé.',
  },

  'modular-armor': {
    name: 'Armure modulaire',
    text: 'Tant que la carte est face visible : chacun de vos pions Action vaut n’importe quelle action.',
  },
  reconfigure: {
    name: 'Reconfiguration',
    text: 'Nommez un type d’icône : toutes vos icônes de ce type sont des Jokers pour ce tour.',
  },
  'field-assembly': {
    name: 'Montage de fortune',
    text: 'Transformez 1 ou 2 icônes inutilisées de ce tour en pions du même type.',
  },
  'repulsor-drones': {
    name: 'Drones à répulseurs',
    text: 'Pour ce tour, vos attaques et vos Actions Héroïques portent aussi dans les Lieux adjacents.',
  },
  overclock: {
    name: 'Surrégime',
    text: 'Vous avez 3 icônes Joker de plus pour ce tour. Votre prochaine carte est jouée face cachée.',
  },

  'spirit-of-vengeance': {
    name: 'Esprit de vengeance',
    text: 'Tant que la carte est face visible : une fois par tour du Vilain, quand un Héros de votre Lieu subit des dégâts, vous pouvez infliger 1 dégât à un ennemi de ce Lieu.',
  },
  'penance-stare': { name: 'Regard de pénitence', text: 'Infligez 3 dégâts à un ennemi de votre Lieu.' },
  'riders-hellfire': { name: 'Feu infernal cosmique', text: 'Infligez 1 dégât à chaque Malfrat de votre Lieu.' },
  'cosmic-punishment': {
    name: 'Châtiment cosmique',
    text: 'Vainquez 1 Malfrat dans votre Lieu et 1 dans chaque Lieu adjacent.',
  },
  'distant-possession': {
    name: 'Possession à distance',
    text: 'Appliquez l’effet Fin du tour d’un autre Lieu sans Menace, comme si vous y étiez.',
  },
};
