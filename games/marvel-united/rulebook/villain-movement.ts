import type { Chapter } from '@necropole/kernel';

export const villainMovement: Chapter = {
  title: { fr: 'Déplacement du Vilain', en: 'Moving the Villain' },
  statements: [
    {
      id: 'MU-5.26',
      page: 5,
      kind: 'rule',
      from: ['U44'],
      fr: 'Le Vilain avance d’autant de Lieux que la carte en indique, dans le sens horaire si elle ne dit pas autre chose.',
      en: 'The Villain advances as many Locations as the card shows, clockwise if it says nothing else.',
      reading: {
        fr: 'Une carte peut aussi mener à des Héros, sans nombre. De plusieurs Lieux qui conviennent également, c’est alors le premier que le Vilain atteint, et non un choix des joueurs ; si aucun autre que le sien ne convient, il s’arrête sur place.',
        en: 'A card may also lead to Heroes, without a number. Of several Locations that fit equally it is then the first one that the Villain reaches, and no choice of the players; if none but the Villain’s own fits, it is a stop on the spot.',
      },
    },
    {
      id: 'MU-5.27',
      page: 5,
      kind: 'rule',
      from: ['U45'],
      fr: 'Si la Menace du Lieu où le Vilain s’arrête porte l’icône « ! », son effet se résout aussitôt, avant la suite de la carte.',
      en: 'If the Threat of the Location where the Villain stops bears the “!” icon, its effect is resolved at once, before the rest of the card.',
      reading: {
        fr: 'L’icône est perdue dans notre copie du livre ; nous l’écrivons « ! ».',
        en: 'The icon is lost in our copy of the book; we write it “!”.',
      },
    },
    {
      id: 'MU-5.28',
      page: 5,
      kind: 'rule',
      from: ['U46'],
      fr: 'Un déplacement de 0 est un arrêt sur place : il déclenche la Menace « ! » du Lieu où se tient le Vilain.',
      en: 'A movement of 0 is a stop on the spot: it triggers the “!” Threat of the Location where the Villain stands.',
    },
    {
      id: 'MU-5.29',
      page: 5,
      kind: 'absence',
      from: ['U47'],
      fr: 'Les Lieux que le Vilain ne fait que traverser ne déclenchent rien.',
      en: 'Locations that the Villain only passes through trigger nothing.',
    },
    {
      id: 'MU-5.30',
      page: 5,
      kind: 'rule',
      from: ['U48'],
      fr: 'Une Menace « ! » se déclenche aussi quand le Vilain se déplace en dehors de son tour.',
      en: 'A “!” Threat is triggered too when the Villain moves outside the Villain turn.',
    },
    {
      id: 'MU-5.31',
      page: 5,
      kind: 'rule',
      from: ['U49'],
      fr: 'Si le Vilain se déplace plusieurs fois dans un tour, chacun de ses arrêts compte.',
      en: 'If the Villain moves several times in a turn, each stop counts.',
    },
    {
      id: 'MU-5.32',
      page: 5,
      kind: 'absence',
      from: ['U50'],
      fr: 'Un Plan diabolique sans élément de déplacement ne déclenche aucune Menace « ! ».',
      en: 'A Master Plan card without a movement element triggers no “!” Threat.',
      reading: {
        fr: 'Le livre cite le Lieu actuel du Vilain au cas où il n’aurait pas bougé : nous l’entendons d’un déplacement de 0, imprimé sur la carte.',
        en: 'The book names the Villain’s current Location in case there was no move: we take this for a movement of 0 printed on the card.',
      },
    },
  ],
};
