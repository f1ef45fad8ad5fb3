/** Words that a newcomer cannot guess, where they stand in sentences. */
import type { GlossaryEntry } from '@necropole/kernel';

export const glossary: readonly GlossaryEntry[] = [
  {
    id: 'team-box',
    forms: { fr: ['case de l’équipe'], en: ['team box'] },
    text: {
      fr: 'Là où se tient l’équipe. Qui y entre se bat au corps à corps, à l’activation suivante.',
      en: 'Where the team stands. Whoever enters it fights hand to hand, at the next activation.',
    },
    cite: 'ZF-10.20',
  },
  {
    id: 'box',
    forms: { fr: ['case 3', 'case 2', 'case 1'], en: ['box 3', 'box 2', 'box 1'] },
    text: {
      fr: 'Une distance : les morts arrivent en case 3, et chaque case vaut une volée.',
      en: 'A distance: the dead come in at box 3, and each box means one volley.',
    },
    cite: 'ZF-9.25',
  },
  {
    id: 'volley',
    forms: { fr: ['volée', 'volées'], en: ['volley', 'volleys'] },
    text: {
      fr: 'Quatre tireurs au plus ; leurs dés sont partagés entre les cibles, chaque 6 inflige un dommage.',
      en: 'Four shooters at most; their dice are split among the targets, each 6 is a damage.',
    },
    cite: 'ZF-9.29',
  },
  {
    id: 'assault',
    forms: { fr: ['assaut'], en: ['assault'] },
    text: {
      fr: 'Le corps à corps : un dé chacun, en même temps ; 5 ou 6 inflige un dommage.',
      en: 'Hand to hand: a die each, at the same time; 5 or 6 deals a damage.',
    },
    cite: 'ZF-10.18',
  },
  {
    id: 'entry-zone',
    forms: { fr: ['zone d’entrée', 'zones d’entrée'], en: ['entry zone', 'entry zones'] },
    text: {
      fr: 'Un couloir rond à piliers, numéroté : les zombies errants y entrent, au dé.',
      en: 'A round corridor with pillars and a number: wandering zombies come in there, by a die.',
    },
    cite: 'ZF-7.22',
  },
  {
    id: 'activation',
    forms: { fr: ['activation'], en: ['activation'] },
    text: {
      fr: 'Le tour d’une équipe du combat, ou de qui mène ses zombies : ce qui vient d’abord.',
      en: 'The turn of a team of the fight, or of whoever leads its zombies: what comes first.',
    },
    cite: 'ZF-10.21',
  },
  {
    id: 'master',
    forms: { fr: ['maître des zombies', 'Maître des zombies'], en: ['zombie master', 'Zombie master'] },
    text: {
      fr: 'Le joueur qui n’est pas entré au château. Il mène les morts, et gagne si personne ne sort.',
      en: 'The player who did not get into the castle. They lead the dead, and win if nobody gets out.',
    },
    cite: 'ZF-6.2',
  },
  {
    id: 'wanderer',
    forms: { fr: ['zombie errant', 'zombies errants'], en: ['wandering zombie', 'wandering zombies'] },
    text: {
      fr: 'Il marche d’un dé plus 1, sans que les serrures l’arrêtent, et attaque où il entre. Vie : un dé plus 3.',
      en: 'It walks a die plus 1, whatever the locks, and attacks where it comes in. Its life: a die plus 3.',
    },
    cite: 'ZF-8.2',
  },
  {
    id: 'encounter',
    forms: { fr: ['Rencontre', 'rencontre'], en: ['Encounter', 'encounter'] },
    text: {
      fr: 'Autant de pions que le marqueur le dit, tirés du bol : il faut les abattre pour aller plus loin.',
      en: 'As many counters as the marker says, drawn from the bowl: they must be killed to go on.',
    },
    cite: 'ZF-3.12',
  },
];
