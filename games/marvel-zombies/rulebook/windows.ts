import type { Chapter } from '@necropole/kernel';

export const windows: Chapter = {
  title: { fr: 'Forcer les fenêtres', en: 'Forcing windows' },
  statements: [
    {
      id: 'MZ-20.1',
      page: 20,
      kind: 'rule',
      from: ['M156'],
      fr: 'Un Ennemi dont le chemin passe par une fenêtre fermée de sa Zone la force : c’est permis pour les fenêtres, jamais pour les portes.',
      en: 'An enemy whose path goes through a closed window of its zone forces it: windows may be forced, doors never.',
    },
    {
      id: 'MZ-20.2',
      page: 20,
      kind: 'absence',
      from: ['M157'],
      fr: 'Un Ennemi qui voit une cible ne touche pas aux fenêtres.',
      en: 'An enemy that sees a target leaves windows alone.',
    },
    {
      id: 'MZ-20.3',
      page: 20,
      kind: 'absence',
      from: ['M158'],
      fr: 'L’Action qui force une fenêtre ne déplace personne.',
      en: 'The action that forces a window moves nobody.',
    },
    {
      id: 'MZ-20.4',
      page: 20,
      kind: 'absence',
      from: ['M161'],
      fr: 'La fenêtre forcée ne reste fermée à personne : chacun passe et voit par elle.',
      en: 'The forced window stays closed to nobody: everyone passes and sees through it.',
    },
    {
      id: 'MZ-20.5',
      page: 20,
      kind: 'absence',
      from: ['M159'],
      fr: 'Tous les Ennemis qui devaient passer par cette fenêtre y dépensent leur Action : aucun ne la franchit en même temps.',
      en: 'All enemies bound through that window spend their action on it: none goes through at the same time.',
    },
    {
      id: 'MZ-20.6',
      page: 20,
      kind: 'absence',
      from: ['M162'],
      fr: 'Une fenêtre forcée ne fait pas exception : si elle ouvre un bâtiment fermé, il génère comme d’habitude.',
      en: 'A forced window is no exception: if it opens a closed building, that building spawns as usual.',
    },
    {
      id: 'MZ-20.7',
      page: 20,
      kind: 'absence',
      from: ['M163'],
      fr: 'Les Ennemis ainsi générés pendant l’étape d’activation n’y agissent pas, sauf Ruée.',
      en: 'Enemies so spawned during the activation step do not act in it, save for a rush.',
      reading: {
        fr: 'Le livre n’en dit rien. L’étape active les Ennemis présents à son début ; les Citoyens ainsi révélés participent, eux, à leur étape, qui vient ensuite.',
        en: 'The book is silent. The step activates the enemies present at its start; citizens so revealed do take part in their own step, which comes next.',
      },
    },
  ],
};
