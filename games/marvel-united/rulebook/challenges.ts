import type { Chapter } from '@necropole/kernel';

export const challenges: Chapter = {
  title: { fr: 'Défis', en: 'Challenges' },
  statements: [
    {
      id: 'MU-10.25',
      page: 10,
      kind: 'data',
      from: ['U168'],
      fr: 'Les Défis sont facultatifs et se combinent : cette boîte en a deux, le Modéré et le Difficile.',
      en: 'Challenges are optional and can be combined: this box has two, Moderate and Hard.',
      reading: {
        fr: 'Le Défi Difficile, l’Équipement et le Commandant retirent tous la seule carte à deux Jokers d’un paquet. Comme ces retraits servent l’équilibre, chacun en prend une autre : celle à deux Jokers, puis celle à un Joker, puis une carte à deux icônes sans effet, au choix du joueur.',
        en: 'The Hard Challenge, Equipment and the Commander all remove the only double Wild card of a deck. As these removals serve balance, each takes another one: the double Wild card, then the single Wild card, then a card of two symbols without effect, of the player’s choice.',
      },
    },
    {
      id: 'MU-10.26',
      page: 10,
      kind: 'data',
      from: ['U169'],
      fr: 'Le Défi Modéré retire de chaque paquet Héros une carte à un seul Joker ; le Défi Difficile, une carte à deux Jokers.',
      en: 'The Moderate Challenge removes a single Wild card from each Hero deck; the Hard Challenge, a double Wild card.',
      reading: {
        fr: 'Les icônes sont perdues, et les deux phrases se lisent pareil. Nous suivons les cartes Défi des autres boîtes de la gamme.',
        en: 'The icons are lost, and both sentences read the same. We follow the Challenge cards of the other boxes of the line.',
      },
    },
    {
      id: 'MU-10.27',
      page: 10,
      kind: 'data',
      from: ['U170'],
      fr: 'Un Défi vaut pour tous les Héros, et la carte est retirée avant la première main.',
      en: 'A Challenge holds for all Heroes, and the card is removed before the first hand is drawn.',
    },
    {
      id: 'MU-10.28',
      page: 10,
      kind: 'rule',
      from: ['U171'],
      fr: 'Si plusieurs cartes différentes conviennent, le joueur choisit celle qu’il retire.',
      en: 'If several different cards fit, the player chooses which one to remove.',
      reading: {
        fr: 'Le livre n’en parle pas. Entre deux exemplaires identiques, il n’y a rien à demander.',
        en: 'The book does not speak of it. Between two identical copies there is nothing to ask.',
      },
    },
  ],
};
