/** The rules of Lantern: one page. */
import type { Bilingual, Rulebook, StatementKind } from '@necropole/kernel';
import type { Lantern } from '../shape.ts';
import { examples } from './examples.ts';

const statement = (number: number, fr: string, en: string, kind: StatementKind = 'rule', reading?: Bilingual) => ({
  id: `LAN-1.${number}`,
  page: 1,
  kind,
  from: [`L${number}`],
  fr,
  en,
  ...(reading === undefined ? {} : { reading }),
});

export const rulebook: Rulebook<Lantern> = {
  prefix: 'LAN',
  list: { prefix: 'L', count: 7 },
  chapters: [
    {
      title: { fr: 'Une partie', en: 'A match' },
      statements: [
        statement(
          1,
          'Chacun mise en secret. Le premier à avoir misé beaucoup commence ; si personne ne l’a fait, le premier gardien.',
          'Everybody bids in secret. The first to have bid high leads; the first keeper, if nobody has.',
        ),
        statement(
          2,
          'À son tour, chacun joue une carte, face visible.',
          'In turn, each plays a card, face up.',
          'rule',
          {
            fr: 'Une seule.',
            en: 'Only one.',
          },
        ),
        statement(
          3,
          'La plus haute somme gagne, une fois toutes les mains vides. À égalité, la victoire est partagée.',
          'The highest sum wins, once all hands are empty. Those who share it share the victory.',
        ),
      ],
    },
    {
      title: { fr: 'Les cartes et la maison', en: 'The cards and the house' },
      statements: [
        statement(4, 'Une carte compte pour sa lumière, de 1 à 9.', 'A card counts for its light, from 1 to 9.'),
        statement(
          5,
          'La lampe de la tourelle ajoute 1 à chaque carte.',
          'The lamp in the turret adds 1 to every card.',
        ),
        statement(
          6,
          'Dans la longue quête, un courant d’air souffle les lumières de 1 et de 2 : il ne reste que la lampe.',
          'In the long quest a draught blows out the lights of 1 and 2: only the lamp is left.',
        ),
        statement(
          7,
          'Chacun reçoit trois cartes, deux dans la courte quête ; les autres sont mises de côté, face cachée.',
          'Everybody is dealt three cards, in the short quest two; the others are laid aside, face down.',
          'data',
        ),
      ],
    },
  ],
  excused: [],
  examples,
};
