/** Words that a newcomer cannot guess, where they stand in sentences. */
import type { GlossaryEntry } from '@necropole/kernel';

export const glossary: readonly GlossaryEntry[] = [
  {
    id: 'command-points',
    forms: { fr: ['PC'], en: ['CP'] },
    text: {
      fr: 'Points de commandement : on les reçoit au début du tour, on les dépense en ordres, en mises et en tuiles.',
      en: 'Command points: received when a turn begins, spent on orders, bids and tiles.',
    },
    cite: 'ER-5.10',
  },
  {
    id: 'mission-points',
    forms: { fr: ['PM'], en: ['MP'] },
    text: {
      fr: 'Points de mission et de moral : le score, et une monnaie.',
      en: 'Mission and morale points: the score, and a currency.',
    },
    cite: 'ER-24.1',
  },
  {
    id: 'engaged',
    forms: { fr: ['engagée', 'engagées', 'engagé'], en: ['engaged'] },
    text: {
      fr: 'Carte couchée : le personnage a agi, ou l’arme est vide. La phase finale redresse les personnages.',
      en: 'A card that lies down: the character has acted, or the weapon is empty. The final phase turns characters up.',
    },
    cite: 'ER-6.3',
  },
  {
    id: 'round',
    forms: { fr: ['round'], en: ['round'] },
    text: {
      fr: 'Le joueur actif fait une seule chose ; puis c’est à l’autre. Un tour compte bien des rounds.',
      en: 'The active player does one thing only; then it is the other’s. A turn has many rounds.',
    },
    cite: 'ER-6.1',
  },
  {
    id: 'arc',
    forms: {
      fr: ['arc bleu foncé', 'arc bleu clair', 'arc gris'],
      en: ['dark blue arc', 'light blue arc', 'grey arc'],
    },
    text: {
      fr: 'Le bord du socle que l’autre touche : bleu foncé le plus fort, gris le plus faible.',
      en: 'The side of the base that the other touches: dark blue is strongest, grey weakest.',
    },
    cite: 'ER-10.4',
  },
  {
    id: 'defence-value',
    forms: { fr: ['valeur de défense'], en: ['defence value'] },
    text: {
      fr: 'L’armure, et les touches que le défenseur a lancées.',
      en: 'The armour, and the hits that the defender has rolled.',
    },
    cite: 'ER-10.12',
  },
  {
    id: 'critical',
    forms: { fr: ['critique', 'critiques'], en: ['critical', 'criticals'] },
    text: {
      fr: 'Une blessure, aussitôt et malgré l’armure, dans un sens comme dans l’autre.',
      en: 'A wound, at once and in spite of armour, either way.',
    },
    cite: 'ER-10.10',
  },
  {
    id: 'automatic',
    forms: { fr: ['touche automatique', 'touches automatiques'], en: ['automatic hit', 'automatic hits'] },
    text: { fr: 'Une touche sans dé : elle est toujours là.', en: 'A hit without a die: it is always there.' },
    cite: 'ER-10.6',
  },
  {
    id: 'interception',
    forms: { fr: ['interception', 'Interception'], en: ['interception', 'Interception'] },
    text: {
      fr: 'Au moment où un ennemi paraît, miser pour agir avant qu’il ne continue.',
      en: 'To bid, when an enemy comes into sight, and act before it goes on.',
    },
    cite: 'ER-15.8',
  },
  {
    id: 'spy-point',
    forms: { fr: ['point d’espionnage', 'points d’espionnage'], en: ['spy point', 'spy points'] },
    text: {
      fr: 'Aussitôt : 1 PM, ou regarder et ranger trois cartes de la fouille.',
      en: 'At once: 1 MP, or a look at three cards of the search deck, and arrange them.',
    },
    cite: 'ER-24.6',
  },
  {
    id: 'perfect-shot',
    forms: { fr: ['tir parfait'], en: ['perfect shot'] },
    text: {
      fr: 'Un critique en visant : le tir touche, quelle que soit la distance.',
      en: 'A critical when aiming: the shot hits, whatever the distance.',
    },
    cite: 'ER-18.11',
  },
];
