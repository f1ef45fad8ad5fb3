/** How to play, on one page. Every picture is a table against the first Villain that the rules allow. */
import { type HowToPlay, mark, type Picture } from '@necropole/kernel';
import type { Arrangement } from '../positions/arrange.ts';
import { fromATable } from '../positions/position.ts';
import type { Mu, PhaseName } from '../shape.ts';

/** Captain Carter is to play, after Spider-Man 2099. */
const table: Arrangement = {
  told: ['plan', 'spider-man-2099.ma-1'],
  hands: { 'hero-1': ['captain-carter.mh-1', 'captain-carter.a-1', 'captain-carter.super-soldier-1'] },
  at: { 'hero-1': 'kun-lun', 'hero-2': 'tva-headquarters' },
  tokens: { 'kun-lun': 'CT', 'project-pegasus': 'CT', 'alchemax-headquarters': 'T', 'tva-headquarters': 'C' },
  threats: {
    london: ['cosmic-ghost-rider.threat-hellbound-riders-1'],
    'united-nations-headquarters': ['cosmic-ghost-rider.threat-sinners-gather-1'],
  },
};

function scene(
  said: Arrangement,
  crop: readonly string[],
  more: Partial<Picture<Mu>> = {},
  phase: PhaseName = 'hero-turn',
): Picture<Mu> {
  const position = fromATable('cosmic-ghost-rider', ['captain-carter', 'spider-man-2099'], phase, {
    ...table,
    ...said,
  });
  return { position, seed: 'one page', seat: 0, crop, ...more };
}

export const howToPlay: HowToPlay<Mu> = {
  aim: {
    id: 'aim',
    title: { fr: 'Arrêter le Vilain', en: 'Stop the Villain' },
    text: {
      fr: 'Il rôde de Lieu en Lieu. Accomplissez deux Missions ensemble, puis frappez-le avant son plan.',
      en: 'He prowls from Location to Location. Complete two Missions together, then strike him before his plot is done.',
    },
    cite: 'MU-5.13',
    picture: scene({ missions: { 'rescue-civilians': 5, 'defeat-thugs': 7, 'clear-threats': 2 } }, [], {
      marks: [mark.strike('villain')],
    }),
  },
  won: [
    {
      id: 'missions',
      title: { fr: 'Deux Missions d’abord', en: 'Two Missions first' },
      text: {
        fr: 'Sauver, combattre, écarter des Menaces : deux sur trois.',
        en: 'Rescue, fight, clear Threats: two of the three.',
      },
      cite: 'MU-5.15',
      picture: scene({ missions: { 'rescue-civilians': 9, 'defeat-thugs': 9, 'clear-threats': 2 } }, ['mission-guide']),
    },
    {
      id: 'villain',
      title: { fr: 'Puis sa dernière Vie', en: 'Then his last Health' },
      text: { fr: 'Attaque-le dans son Lieu.', en: 'Attack him where he stands.' },
      cite: 'MU-8.6',
      picture: scene({}, ['villain-health']),
    },
  ],
  lost: [
    {
      id: 'plot',
      title: { fr: 'Son complot aboutit', en: 'His plot comes true' },
      text: { fr: 'La piste du Vilain arrive au bout.', en: 'The track of the Villain reaches its end.' },
      cite: 'MU-5.17',
      picture: scene({}, ['villain-track']),
    },
    {
      id: 'plans',
      title: { fr: 'Plus de plan', en: 'No plan left' },
      text: {
        fr: 'Le Vilain doit piocher, et son paquet est vide.',
        en: 'The Villain must draw, and the deck is empty.',
      },
      cite: 'MU-5.18',
      picture: scene({}, ['plan-deck']),
    },
    {
      id: 'cards',
      title: { fr: 'Plus de carte', en: 'No card left' },
      text: {
        fr: 'Un Héros commence son tour sans carte, ni main ni paquet.',
        en: 'A Hero begins a turn without a card, in hand or deck.',
      },
      cite: 'MU-5.19',
      picture: scene({}, ['hand-size-hero-1']),
    },
  ],
  turn: [
    {
      id: 'draw',
      title: { fr: 'Pioche, joue une carte', en: 'Draw, play a card' },
      text: {
        fr: 'Pose-la au bout de l’Intrigue. Ta main est aussi ta vie : un dégât, une carte en moins.',
        en: 'Put it at the end of the Storyline. Your hand is your health too: a damage is a card less.',
      },
      cite: 'MU-7.7',
      picture: scene({}, ['hand-hero-1']),
    },
    {
      id: 'symbols',
      title: { fr: 'Compte les icônes', en: 'Count the symbols' },
      text: {
        fr: 'Ceux de ta carte, et ceux de la carte Héros juste avant elle.',
        en: 'Those of your card, and those of the Hero card just before it.',
      },
      cite: 'MU-7.8',
      picture: scene({}, ['storyline'], { answers: ['play:1'] }),
    },
    {
      id: 'act',
      title: { fr: 'Agis', en: 'Act' },
      text: {
        fr: 'Une icône, une action : bouge, frappe un Malfrat, sauve un Civil, écarte une Menace.',
        en: 'One symbol, one action: move, hit a Thug, rescue a Civilian, clear a Threat.',
      },
      cite: 'MU-8.1',
      picture: scene({}, ['hero-1', 'kun-lun.1', 'kun-lun.2'], {
        answers: ['play:1'],
        lit: [{ key: 'rescue:*' }, { key: 'attack:*' }],
      }),
    },
    {
      id: 'location',
      title: { fr: 'L’effet du Lieu', en: 'The Location’s effect' },
      text: {
        fr: 'À la fin du tour, s’il n’y a pas de Menace ici, profite de ce que dit le Lieu.',
        en: 'At the end of the turn, if no Threat is here, use what the Location says.',
      },
      cite: 'MU-8.22',
      picture: scene({}, ['kun-lun'], { answers: ['play:1', 'end'] }),
    },
    {
      id: 'villain-turn',
      title: { fr: 'Lui, toutes les 3 cartes', en: 'Every 3 cards: him' },
      text: {
        fr: 'Un Plan diabolique : il avance, BAM !, puis des Malfrats et des Civils arrivent.',
        en: 'A Master Plan: he moves, BAM!, and then Thugs and Civilians come.',
      },
      cite: 'MU-9.1',
      picture: scene({}, ['london'], { marks: [mark.go('villain', 'london', 'kun-lun')] }),
    },
  ],
  more: [
    {
      id: 'damage',
      title: { fr: 'Blessé, K.O.', en: 'Hurt, KO' },
      text: {
        fr: 'Chaque dégât prend une carte de ta main. Main vide : K.O., et le BAM ! du Vilain part.',
        en: 'Each damage takes a card of your hand. Empty hand: KO, and the Villain’s BAM! goes off.',
      },
      cite: 'MU-10.14',
      picture: scene({}, ['hand-size-hero-1']),
    },
    {
      id: 'actions',
      title: { fr: 'Les quatre icônes', en: 'The four symbols' },
      text: { fr: 'Aucun n’est obligatoire, et l’ordre est libre.', en: 'None is compulsory, in any order you like.' },
      cite: 'MU-7.10',
      picture: { symbols: ['a-move', 'a-attack', 'a-heroic', 'a-wild'] },
    },
  ],
  signs: [
    't-civilian',
    't-thug',
    't-threat',
    'i-threat',
    'i-bam',
    'i-clockwise',
    'i-plan',
    'i-overflow',
    'i-lock',
    'i-health',
    'i-card',
    'i-crisis',
  ],
};
