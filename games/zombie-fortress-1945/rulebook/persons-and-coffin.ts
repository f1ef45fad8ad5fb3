import type { Chapter } from '@necropole/kernel';

export const personsAndCoffin: Chapter = {
  title: { fr: 'A-4.4 Partie terrestre : personnage et cercueil', en: 'A-4.4 Field part: the person and the coffin' },
  statements: [
    {
      id: 'ZF-4.16',
      page: 4,
      kind: 'rule',
      from: ['Z80'],
      fr: 'Evangeline, la fille du docteur, se joint à l’équipe qui la découvre et lui donne +2 au test de reconnaissance du docteur.',
      en: 'Evangeline, the doctor’s daughter, joins the team that finds her and gives it +2 on the doctor’s recognition test.',
    },
    {
      id: 'ZF-4.17',
      page: 4,
      kind: 'absence',
      from: ['Z82'],
      fr: 'Evangeline ne combat pas, n’a pas de points de vie et ne compte pas dans la force de l’équipe.',
      en: 'Evangeline does not fight, has no life points and does not count in the strength of the team.',
      reading: {
        fr: 'Le livre ne dit ni si elle combat, ni si on la cache. Elle n’a pas de valeurs ; elle reste secrète tant que son marqueur ne porte pas « open ».',
        en: 'The book says neither whether she fights nor whether she is hidden. She has no values; she stays secret as long as her marker does not say open.',
      },
    },
    {
      id: 'ZF-4.18',
      page: 4,
      kind: 'rule',
      from: ['Z81'],
      fr: 'Si son équipe est détruite, Evangeline disparaît avec elle.',
      en: 'If her team is destroyed, Evangeline is lost with it.',
    },
    {
      id: 'ZF-4.19',
      page: 4,
      kind: 'rule',
      from: ['Z83'],
      fr: 'L’équipe qui découvre le cercueil est infectée ; son joueur garde le marqueur et n’en dit rien.',
      en: 'The team that finds the coffin is infected; its player keeps the marker and tells nobody.',
      reading: {
        fr: 'Le livre dit que ses membres « peuvent » l’être, mais ne demande aucun dé : ils le sont, jusqu’au traitement du docteur (B-6.1). À 2 joueurs, une seule équipe descend, et sa transformation clorait la partie : le cercueil n’est pas parmi les marqueurs.',
        en: 'The book says that its members may be, but asks for no die: they are, until the doctor treats them (B-6.1). With 2 players only one team goes down, and its turning would end the match: the coffin is not among the markers.',
      },
    },
    {
      id: 'ZF-4.20',
      page: 4,
      kind: 'absence',
      from: ['Z84'],
      fr: 'Aucune transformation n’aura lieu si l’équipe infectée est détruite ou n’arrive pas au château.',
      en: 'No transformation will take place if the infected team is destroyed or does not reach the castle.',
    },
  ],
};
