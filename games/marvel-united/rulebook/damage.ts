import type { Chapter } from '@necropole/kernel';

export const damage: Chapter = {
  title: { fr: 'Dégâts infligés aux Héros', en: 'Damage to Heroes' },
  statements: [
    {
      id: 'MU-10.9',
      page: 10,
      kind: 'rule',
      from: ['U148'],
      fr: 'Pour chaque dégât subi par son Héros, le joueur remet 1 carte de sa main sous son paquet.',
      en: 'For each damage their Hero takes, the player puts 1 card from hand under their deck.',
      reading: {
        fr: 'Une carte défaussée pour une autre raison y va aussi : le jeu n’a pas d’autre pile.',
        en: 'A card discarded for another reason goes there too: the game has no other pile.',
      },
    },
    {
      id: 'MU-10.10',
      page: 10,
      kind: 'rule',
      from: ['U149'],
      fr: 'Le joueur choisit les cartes que les dégâts lui prennent, et dans quel ordre elles passent sous le paquet.',
      en: 'The player chooses the cards that damage takes, and in which order they go under the deck.',
      reading: {
        fr: 'Le livre dit seulement qu’il défausse : rien ne parle d’un tirage.',
        en: 'The book only says that they discard: nothing speaks of a random card.',
      },
    },
    {
      id: 'MU-10.11',
      page: 10,
      kind: 'rule',
      from: ['U150'],
      fr: 'Une carte perdue par un dégât passe tout en bas du paquet, même sous les cartes « sous le paquet ».',
      en: 'A card lost to damage goes to the very bottom of the deck, even below “bottom of the deck” cards.',
      reading: {
        fr: 'Ne pas tenir compte de ces dernières pourrait aussi vouloir dire les garder en dernier. Nous lisons que leur place n’est réservée qu’à la mise en place.',
        en: 'Taking no account of the latter could also mean keeping them last. We read that their place is reserved at set-up only.',
      },
    },
    {
      id: 'MU-10.12',
      page: 10,
      kind: 'absence',
      from: ['U151'],
      fr: 'Un dégât pour lequel il ne reste plus de carte en main est perdu : il ne cause pas un second K.O.',
      en: 'A damage for which no card is left in hand is lost: it causes no second KO.',
    },
    {
      id: 'MU-10.13',
      page: 10,
      kind: 'rule',
      from: ['U163'],
      fr: 'Quand un effet blesse plusieurs Héros, tous se défaussent d’abord ; leurs K.O. se résolvent ensuite un par un, dans l’ordre des tours.',
      en: 'When an effect hurts several Heroes, all discard first; their KOs are then resolved one by one, in turn order.',
      reading: {
        fr: 'Le livre ne donne pas d’ordre. Celui des tours est connu de tous ; il part du Héros actif, ou du prochain à jouer pendant le tour du Vilain.',
        en: 'The book gives no order. That of the turns is known to all; it starts from the active Hero, or from the next to play in the Villain turn.',
      },
    },
  ],
};
