import type { Chapter } from '@necropole/kernel';

export const fighters: Chapter = {
  title: { fr: 'C-1.0 Les combats : généralités', en: 'C-1.0 Fights: general rules' },
  statements: [
    {
      id: 'ZF-9.18',
      page: 9,
      kind: 'data',
      from: ['Z215'],
      fr: 'Les combats entre équipes et zombies se jouent de la même façon dans les deux parties, dans la battle box : les cases 3, 2 et 1, puis la case de l’équipe.',
      en: 'Fights between teams and zombies are played the same way in both parts, in the battle box: boxes 3, 2 and 1, then the team box.',
    },
    {
      id: 'ZF-9.19',
      page: 9,
      kind: 'rule',
      from: ['Z216'],
      fr: 'Soldats et médecins se valent au combat : chacun a une arme de base de 2 points d’attaque à toute distance, que rien ne lui fait perdre.',
      en: 'Soldiers and medics are equal in a fight: each has a basic weapon of 2 attack points at any distance, which nothing can take away.',
    },
    {
      id: 'ZF-9.20',
      page: 9,
      kind: 'rule',
      from: ['Z217'],
      fr: 'Une arme portée remplace les 2 points de l’arme de base par ses propres valeurs.',
      en: 'A weapon that is carried replaces the 2 points of the basic weapon by its own values.',
    },
    {
      id: 'ZF-9.21',
      page: 9,
      kind: 'absence',
      from: ['Z218'],
      fr: 'À une distance où son arme montre un astérisque, un membre ne tire pas, même avec son arme de base.',
      en: 'At a distance where their weapon shows an asterisk a member does not fire, not even with the basic weapon.',
      reading: {
        fr: 'Le livre permet l’arme de base à qui n’en porte pas d’autre, et défend d’en changer pendant le combat (C-2.1) : qui a choisi un Panzerfaust ne tire qu’en case 3. On peut choisir l’arme de base avant le combat.',
        en: 'The book grants the basic weapon to who carries no other, and forbids changing during the fight (C-2.1): who has chosen a Panzerfaust fires only at box 3. The basic weapon may be chosen before the fight.',
      },
    },
    {
      id: 'ZF-9.22',
      page: 9,
      kind: 'rule',
      from: ['Z219'],
      fr: 'Un soldat ou un médecin a 2 points de vie : le premier dommage le blesse sans rien changer à ses aptitudes, le second le tue.',
      en: 'A soldier or medic has 2 life points: the first damage wounds without changing any ability, the second kills.',
    },
  ],
};
