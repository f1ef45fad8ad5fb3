import type { Chapter } from '@necropole/kernel';

export const bam: Chapter = {
  title: { fr: 'Activation des BAM !', en: 'Activating BAM! effects' },
  statements: [
    {
      id: 'MU-6.1',
      page: 6,
      kind: 'rule',
      from: ['U51'],
      fr: 'L’icône BAM ! d’une carte active d’abord l’effet BAM ! de la fiche de Vilain, puis ceux des Menaces.',
      en: 'The BAM! icon of a card activates the BAM! effect of the dashboard first, then those of the Threats.',
    },
    {
      id: 'MU-6.2',
      page: 6,
      kind: 'rule',
      from: ['U52'],
      fr: 'Les Menaces s’activent dans le sens horaire à partir du Lieu du Vilain, dans tous les Lieux, avec ou sans Héros.',
      en: 'Threats are activated clockwise from the Villain’s Location on, in all Locations, with or without Heroes.',
    },
    {
      id: 'MU-6.3',
      page: 6,
      kind: 'absence',
      from: ['U53'],
      fr: 'Un Plan diabolique sans icône BAM ! n’active aucun effet BAM !, ni sur la fiche ni sur les Menaces.',
      en: 'A Master Plan card without a BAM! icon activates no BAM! effect, neither of the dashboard nor of the Threats.',
    },
    {
      id: 'MU-6.4',
      page: 6,
      kind: 'rule',
      from: ['U54'],
      fr: 'L’ordre des Menaces est fixé quand leur série commence : chacune s’active une fois au plus, et celle qui a quitté le jeu entre-temps est passée.',
      en: 'The order of the Threats is fixed when their series begins: each is activated once at most, and one that has left play meanwhile is skipped.',
      reading: {
        fr: 'Le livre ne dit pas ce qui arrive si le Vilain ou une Menace bouge pendant ces activations. Si l’effet de la fiche déplace le Vilain, la série part de son nouveau Lieu ; ce qui bouge ensuite n’y change rien.',
        en: 'The book does not say what happens if the Villain or a Threat moves during these activations. If the dashboard’s effect moves the Villain, the series starts from the new Location; whatever moves afterwards makes no difference.',
      },
    },
    {
      id: 'MU-6.5',
      page: 6,
      kind: 'absence',
      from: ['U55'],
      fr: 'Une Menace sans texte BAM ! ne fait rien quand les BAM ! s’activent.',
      en: 'A Threat without a BAM! text does nothing when BAM! effects are activated.',
    },
  ],
};
