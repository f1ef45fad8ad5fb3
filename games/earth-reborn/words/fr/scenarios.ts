/** Scenarios 2 to 9 in French: their titles and what they are about. Their goals are put into words from the data. */
import type { PlannedScenarioId } from '../../content/scenarios/plans.ts';

export const scenarioWords: Readonly<Record<PlannedScenarioId, { readonly title: string; readonly story: string }>> = {
  'last-chance-chapel': {
    title: 'La Chapelle de la Dernière Chance',
    story:
      'Coupés des leurs dans une chapelle, trois soldats ont deux issues : des plaques d’égout, aux coins opposés d’un champ où les morts attendent.',
  },
  'target-kendall': {
    title: 'Cible : Pr. Kendall',
    story: 'Le professeur qui relève les morts travaille au bout de ce couloir. Deux tireurs, une route, peu de temps.',
  },
  'the-vault': {
    title: 'Le Coffre-Fort',
    story:
      'Les dossiers sont dans un coffre au milieu de la maison. Woo a ses outils ; les serrures ne craignent qu’une coupure de courant.',
  },
  'fortress-primus': {
    title: 'Forteresse Primus',
    story:
      'Qui tient le poste de commandement de la forteresse donne les ordres. Ce que cachent ses salles est à qui le trouve.',
  },
  traitors: {
    title: 'Traîtres',
    story:
      'Deux des Salémites prêtent l’oreille au NORAD. Einstein viendrait, si on le lui demandait gentiment ; Bill a son prix.',
  },
  contamination: {
    title: 'Contamination',
    story:
      'Le virus est prêt, il ne lui manque que le laboratoire. Le Mammouth est à la porte, et il se passe de porte.',
  },
  'save-james-woo': {
    title: 'Sauver James Woo',
    story: 'James Woo est dans la salle de torture. À chaque tour, il peut dire un mot de trop. Sortez-le de là.',
  },
  'basements-of-horror': {
    title: 'Les Sous-Sols de l’Horreur',
    story: 'Trois niveaux, deux escaliers. En bas, dans les cuves, en dorment quatre qui ne sont pas assez morts.',
  },
};
