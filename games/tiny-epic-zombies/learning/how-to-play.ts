/** How to play, on one page. Every picture is a table that the rules allow, played to from a position arranged by hand. */
import { type HowToPlay, mark, type Picture } from '@necropole/kernel';
import { type Arrangement, usualEntrances } from '../positions/arrange.ts';
import { fromATable } from '../positions/position.ts';
import type { PhaseName, Tez } from '../shape.ts';

const evening: Arrangement = {
  humans: ['athlete', 'doctor'],
  objectives: ['discover-a-cure', 'fix-the-helicopter', 'save-stranded-survivors'],
};

function scene(
  said: Arrangement,
  crop: readonly string[],
  more: Partial<Picture<Tez>> = {},
  phase: PhaseName = 'human-turn',
): Picture<Tez> {
  return {
    position: fromATable('cooperative', 2, phase, { ...evening, ...said }),
    seed: 'one page',
    seat: 0,
    crop,
    ...more,
  };
}

export const howToPlay: HowToPlay<Tez> = {
  aim: {
    id: 'aim',
    title: { fr: 'Trois objectifs communs', en: 'Three shared objectives' },
    text: {
      fr: 'Les morts entrent dans le centre commercial. Accomplissez trois cartes ensemble avant la dernière Fouille.',
      en: 'The dead pour into the mall. Complete three cards together before there is nothing left to search.',
    },
    cite: 'TEZ-15.2',
    picture: scene({ zombies: usualEntrances }, [], {
      marks: ['part-1', 'part-2', 'part-3', 'part-4'].map((part) => mark.change(part)),
    }),
  },
  won: [
    {
      id: 'won',
      title: { fr: 'Les trois sont faits', en: 'All three are done' },
      text: {
        fr: 'La partie est gagnée à l’instant du troisième, même au milieu d’un tour.',
        en: 'You win at the very moment of the third, even in the middle of a turn.',
      },
      cite: 'TEZ-15.2',
      picture: scene({ done: ['fix-the-helicopter', 'save-stranded-survivors'], progress: { 'discover-a-cure': 3 } }, [
        'objective-fix-the-helicopter',
        'objective-save-stranded-survivors',
        'objective-discover-a-cure',
      ]),
    },
  ],
  lost: [
    {
      id: 'barricade',
      title: { fr: 'La Barricade tombe', en: 'The barricade falls' },
      text: {
        fr: 'à 0, et il ne reste aucun Survivant au Patio.',
        en: 'to 0, and no survivor is left in the courtyard.',
      },
      cite: 'TEZ-13.9',
      picture: scene({ barricade: 1, survivors: 0 }, ['courtyard.centre'], {
        marks: [mark.change('barricade', { to: 0 })],
      }),
    },
    {
      id: 'eaten-alive',
      title: { fr: 'Dévoré vif', en: 'Eaten Alive' },
      text: {
        fr: 'Blessures et munitions se touchent, et aucun Survivant ne peut te remplacer.',
        en: 'Wounds and ammo meet, and there is no survivor to take your place.',
      },
      cite: 'TEZ-15.3',
      picture: scene({ wounds: { 'human-1': 4 }, ammo: { 'human-1': 5 }, survivors: 0 }, ['track-human-1']),
    },
    {
      id: 'too-late',
      title: { fr: 'Trop tard', en: 'Too late' },
      text: {
        fr: 'La pioche Fouille est vide, et chacun a joué son dernier tour.',
        en: 'The Search deck is empty, and everybody has played a last turn.',
      },
      cite: 'TEZ-15.7',
      picture: scene({ deck: [] }, ['deck']),
    },
  ],
  turn: [
    {
      id: 'move',
      title: { fr: 'Bouge trois fois', en: 'Move three times' },
      text: {
        fr: 'D’une Pièce à sa voisine, même à travers un mur de Boutique. Les trois sont obligatoires.',
        en: 'From a room to its neighbour, even through the wall of a store. All three must be made.',
      },
      cite: 'TEZ-8.1',
      picture: scene(
        { at: { 'human-1': 'courtyard.east', 'human-2': 'courtyard.west' } },
        ['human-1', 'departmart.1', 'departmart.2'],
        {
          lit: [{ key: 'move:*' }],
          marks: [mark.go('human-1', 'courtyard.east', 'departmart.2', 'departmart.1')],
        },
      ),
    },
    {
      id: 'fight',
      title: { fr: 'Frappe ou tire', en: 'Strike or shoot' },
      text: {
        fr: 'Un Zombie dans ta Pièce : frappe, le dé dit le prix. À côté : 1 munition, il tombe.',
        en: 'A Zombie in your room: strike, and the die names the price. Next door: 1 ammo, it falls.',
      },
      cite: 'TEZ-9.2',
      picture: scene(
        { at: { 'human-1': 'departmart.3' }, zombies: ['departmart.2'] },
        ['human-1', 'zombie-0', 'supply-2'],
        {
          answers: ['move:departmart.2'],
          lit: [{ key: 'melee' }],
        },
      ),
    },
    {
      id: 'use',
      title: { fr: 'Sers-toi', en: 'Help yourself' },
      text: {
        fr: 'Plus de Zombie dans la Boutique ? Prends le jeton Stock, un objet, ou le pouvoir de la Pièce.',
        en: 'No Zombie left in the store? Take the supply token, an item, or the power of the room.',
      },
      cite: 'TEZ-10.1',
      picture: scene({ at: { 'human-1': 'departmart.3' } }, ['human-1', 'supply-2'], {
        answers: ['move:departmart.2'],
        lit: [{ key: 'supply:2' }],
      }),
    },
    {
      id: 'search',
      title: { fr: 'Fouille', en: 'Search' },
      text: {
        fr: 'Après tes pas, retourne ta carte : un objet à ramasser plus tard, ou un événement.',
        en: 'After your moves turn your card over: an item to pick up later, or an event.',
      },
      cite: 'TEZ-11.17',
      picture: scene({ at: { 'human-1': 'departmart.2' }, lying: { departmart: ['axe-1'] } }, [
        'search-human-1',
        'axe-1',
      ]),
    },
    {
      id: 'zombies',
      title: { fr: 'Ils arrivent', en: 'They come' },
      text: {
        fr: 'Un Zombie dans chaque Boutique du symbole de la carte. Si tu es dans l’une : deux.',
        en: 'A Zombie in each store that bears the symbol of the card. If you are in one of them: two.',
      },
      cite: 'TEZ-16.8',
      picture: scene(
        { at: { 'human-1': 'departmart.3' }, revealed: 'axe-1', zombies: usualEntrances },
        ['departmart'],
        { marks: [mark.change('zombie-10'), mark.change('zombie-11')] },
        'zombie-turn',
      ),
    },
  ],
  more: [
    {
      id: 'gauge',
      title: { fr: 'Une jauge, deux jetons', en: 'One gauge, two tokens' },
      text: {
        fr: 'Les blessures montent, les munitions descendent. S’ils se touchent, tu es dévoré vif.',
        en: 'Wounds go up, ammo goes down. When they meet, you are Eaten Alive.',
      },
      cite: 'TEZ-7.6',
      picture: scene({ wounds: { 'human-1': 3 }, ammo: { 'human-1': 6 } }, ['track-human-1']),
    },
    {
      id: 'die',
      title: { fr: 'Le dé de mêlée', en: 'The melee die' },
      text: {
        fr: 'Le Zombie tombe toujours. Crâne vert : Massacre, un pas gratuit ; gouttes : tes blessures.',
        en: 'The Zombie always falls. Green skull: Overkill, a free move; drops: your wounds.',
      },
      cite: 'TEZ-9.13',
      picture: { symbols: ['m-overkill', 'm-blank', 'm-wound1', 'm-wound2'] },
    },
  ],
  signs: [
    'ability-gain-ammo',
    'i-passage',
    'i-supplies',
    'i-flask',
    'i-bio',
    'i-gear',
    't-crate',
    't-trap',
    't-survivor',
    't-moto',
    'number',
    'e-green',
  ],
};
