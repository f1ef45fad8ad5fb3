/** How to play, on one page. Every picture is a table of scenario 1 that the rules allow. */
import { type HowToPlay, mark, type Picture } from '@necropole/kernel';
import { type Arrangement, tileWith } from '../positions/arrange.ts';
import type { Er } from '../shape.ts';
import { inScenario } from './table.ts';

const first = tileWith('move 2 gold', 'melee 3 black', 'fire 2 black', 'interaction 1 red');
const second = tileWith('move 4 black', 'move 1 gold', 'melee 2 black', 'fire 1 red');
const third = tileWith('move 1 red', 'melee 4 black', 'fire 2 black', 'interaction 1 red');
const fourth = tileWith('move 2 black', 'melee 2 black', 'fire 2 gold', 'search 2 red');
const fifth = tileWith('move 3 red', 'melee 3 black', 'search 1 red', 'interaction 1 black');

/** As the scenario begins, Vasquez in the middle cell. */
const beginning: Arrangement = {
  figures: {
    vasquez: { at: 'f3', facing: 'down' },
    'franck-einstein': { at: 'p5', facing: 'left', seat: 0 },
    'jeff-deeler': { at: 'i6', facing: 'right', magneticCards: 1 },
    'jack-saw': { at: 'f5', facing: 'right' },
    'zombie-1': { at: 'k5', facing: 'right' },
    'zombie-2': { at: 'd6', facing: 'right' },
  },
  hands: [[first, second, third, fourth, fifth], []],
  command: [11, 11],
};

/** Vasquez has come as far as the border. */
const nearlyOut: Arrangement = {
  ...beginning,
  figures: { ...beginning.figures, vasquez: { at: 'n6', facing: 'right' } },
};

/** Einstein has gone around the zombie. */
const behind: Arrangement = {
  ...beginning,
  figures: {
    ...beginning.figures,
    'franck-einstein': { at: 'j5', facing: 'right', seat: 0, tiles: [first], placed: [2, 0, 0, 0], spent: 2 },
  },
  hands: [[second, third, fourth, fifth], []],
  command: [9, 11],
  activated: 'franck-einstein',
};

/** The fifth scenario as it is set up, some turns on. */
const primus = inScenario('fortress-primus', {
  figures: {
    'nick-bolter': { at: 'b6', facing: 'right' },
    'jessica-hollister': { at: 'o8', facing: 'down' },
  },
  missionPoints: [8, 7],
});

/** Out of the cell, past the guards, along the corridor. */
const wayOut = ['g3', 'g4', 'g5', 'h5', 'i5', 'j5', 'j6', 'k6', 'l6', 'm6', 'n6', 'o6', 'p6'];

type More = Partial<Picture<Er>>;

function scene(said: Arrangement, crop: readonly string[], more: More = {}): Picture<Er> {
  return { position: inScenario('beauty-and-the-beast', said), seed: 'one page', seat: 0, crop, ...more };
}

/** Einstein is activated and has a tile. */
const withTile = ['activate:franck-einstein', 'assign:1'];

export const howToPlay: HowToPlay<Er> = {
  aim: {
    id: 'aim',
    title: { fr: 'Deux clans, un scénario', en: 'Two clans, a scenario' },
    text: {
      fr: 'Neuf scénarios, chacun son but. Dans le premier, Vasquez doit sortir de la carte ; les Salémites la gardent.',
      en: 'Nine scenarios, each with its aim. In the first, Vasquez must get off the map; the Salemites hold her.',
    },
    cite: 'ER-4.1',
    picture: scene(beginning, ['d3', 'p6'], {
      marks: [mark.go('vasquez', 'f3', ...wayOut)],
    }),
  },
  won: [
    {
      id: 'goal',
      title: { fr: 'Atteins ton but', en: 'Reach your goal' },
      text: { fr: 'Sortir, tuer, dérober : le scénario le dit.', en: 'Get out, kill, steal: the scenario says which.' },
      cite: 'ER-4.1',
      picture: scene(nearlyOut, ['n5', 'p6'], { marks: [mark.go('vasquez', 'n6', 'o6', 'p6')] }),
    },
    {
      id: 'points',
      title: { fr: 'Ou aux points', en: 'Or on points' },
      text: {
        fr: 'Dès le cinquième : le plus de points de mission à la fin.',
        en: 'From the fifth on: the most mission points at the end.',
      },
      cite: 'ER-24.3',
      picture: { position: primus, seed: 'one page', seat: 0, crop: ['mission-points'] },
    },
  ],
  lost: [
    {
      id: 'death',
      title: { fr: 'Un mort de trop', en: 'One death too many' },
      text: {
        fr: 'Deux faces par carte : indemne, puis blessé. Au bout de la seconde, la mort.',
        en: 'Each card has two sides: healthy, then wounded. At the end of the second, death.',
      },
      cite: 'ER-11.8',
      picture: scene(
        {
          ...beginning,
          figures: {
            ...beginning.figures,
            vasquez: { at: 'g5', state: 'wounded', wounds: 2, facing: 'left' },
            'jack-saw': { at: 'f5', facing: 'right' },
          },
        },
        ['f5', 'g5', 'h6', 'e4'],
        { marks: [mark.strike('vasquez', 'jack-saw')] },
      ),
    },
    {
      id: 'time',
      title: { fr: 'Trop tard', en: 'Too late' },
      text: {
        fr: 'Après le dernier tour, l’un des clans a gagné : ici, celui qui la garde.',
        en: 'After the last turn one of the clans has won: here, those who hold her.',
      },
      cite: 'ER-7.7',
      picture: scene({ ...beginning, turn: 5 }, ['turns']),
    },
  ],
  turn: [
    {
      id: 'tiles',
      title: { fr: 'Cinq tuiles, des PC', en: 'Five tiles, and CP' },
      text: {
        fr: 'Derrière ton écran, avec tes points de commandement (PC). Une tuile : quatre ordres, le plus de PC de chacun.',
        en: 'Behind your screen, with your command points (CP). A tile: four orders, each with the most CP it may receive.',
      },
      cite: 'ER-5.6',
      picture: scene(beginning, ['hand-1']),
    },
    {
      id: 'activate',
      title: { fr: 'Active l’un des tiens', en: 'Activate one of yours' },
      text: {
        fr: 'Chacun son round, à tour de rôle : un seul agit. Il reçoit une tuile de ta main.',
        en: 'Rounds alternate: in each, one character acts. It receives a tile from your hand.',
      },
      cite: 'ER-6.1',
      picture: scene(beginning, ['p5', 'n6', 'o4', 'm5'], { lit: [{ key: 'activate:franck-einstein' }] }),
    },
    {
      id: 'move',
      title: { fr: 'Bouge', en: 'Move' },
      text: {
        fr: 'Un PC, autant de pas que dit sa carte. La pointe du socle montre où il regarde ; se tourner est gratuit.',
        en: 'A CP gives as many steps as the card says. The point of the base shows the facing; turning is free.',
      },
      cite: 'ER-8.1',
      picture: scene(beginning, ['k5', 'p5', 'l4', 'n6'], {
        answers: [...withTile, 'move:1'],
        lit: [{ key: 'go:*' }],
      }),
    },
    {
      id: 'strike',
      title: { fr: 'Frappe par derrière', en: 'Strike from behind' },
      text: {
        fr: 'Bord épais : beaucoup de dés ; pointillé : presque rien. Chaque PC de plus ajoute un dé.',
        en: 'Thick side: many dice; dashes: hardly any. Each further CP adds a die.',
      },
      cite: 'ER-10.4',
      picture: scene(behind, ['j5', 'k5', 'i4', 'l6'], { lit: [{ key: 'melee:zombie-1' }] }),
    },
    {
      id: 'end',
      title: { fr: 'Tous passent ? Fini', en: 'All pass? It is over' },
      text: {
        fr: 'Les rounds alternent jusque-là. Puis tuiles données et PC s’en vont : rien ne s’épargne.',
        en: 'Rounds alternate until then. Then given tiles and CP go: nothing is saved.',
      },
      cite: 'ER-6.9',
      picture: scene(behind, ['tiles-franck-einstein']),
    },
  ],
  more: [
    {
      id: 'dice',
      title: { fr: 'Le dé jaune', en: 'The yellow die' },
      text: {
        fr: 'Chaque touche au-delà de la défense blesse ; un critique, toujours.',
        en: 'Each hit beyond the defence wounds; a critical always does.',
      },
      cite: 'ER-10.13',
      picture: { symbols: ['y-hit', 'y-two-hits', 'y-critical', 'y-blank'] },
    },
    {
      id: 'colours',
      title: { fr: 'Vu ? Duel', en: 'Seen? A duel' },
      text: {
        fr: 'Au deuxième scénario : qui te voit peut miser des PC pour agir avant toi.',
        en: 'From the second scenario on: whoever sees you may bid CP to act before you.',
      },
      cite: 'ER-15.8',
      picture: { symbols: ['i-eye', 'i-cp'] },
    },
  ],
  signs: [
    'o-move',
    'o-melee',
    'o-shoot',
    'o-search',
    'o-interact',
    'i-heart',
    'i-hexagon',
    'i-armour',
    'i-wound',
    't-card',
    'i-door',
    'i-exit',
  ],
};
