/** The partners' game of the kernel's tests, drawn and in words: partners decide together, and any of them may answer. */
import type { Game, Words } from '@necropole/kernel';
import { type Partners, partners } from '../../../kernel/src/testing/toys/partners.ts';
import { rowOf, square } from '../row.ts';

const tools = {
  fr: { bucket: 'le seau', spade: 'la pelle' },
  en: { bucket: 'the bucket', spade: 'the spade' },
} as const;

const fr: Words<Partners> = {
  ...partners.words.fr,
  title: 'Les partenaires',
  about: 'Ensemble contre le feu.',
  modes: { only: { name: 'Ensemble', text: 'Tout le monde gagne ou perd.' } },
  questions: {
    choose: () => 'Que prenez-vous contre le feu ?',
    use: ({ tool }) => `Utiliser ${tools.fr[tool]} maintenant ?`,
  },
  answers: {
    take: (tool) => `Prendre ${tool === 'bucket' ? tools.fr.bucket : tools.fr.spade}`,
    use: () => 'L’utiliser',
    rest: () => 'Se reposer',
  },
  facts: { 'fire-is': ({ fire }) => `Feu ${fire}` },
  refusals: { 'no-bucket': () => 'Il ne reste pas de seau.' },
  events: {
    chosen: ({ by, tool }) => `Place ${by + 1} choisit ${tools.fr[tool]}.`,
    used: ({ by, tool }) => `Place ${by + 1} utilise ${tools.fr[tool]}.`,
    rested: ({ by }) => `Place ${by + 1} se repose.`,
    grew: ({ die }) => `Le feu gagne du terrain (dé : ${die}).`,
  },
  labels: { ground: (number) => `Terrain ${number}`, fire: () => 'Feu', partner: (seat) => `Partenaire ${seat}` },
};

const en: Words<Partners> = {
  ...partners.words.en,
  title: 'Partners',
  about: 'Together against the fire.',
  modes: { only: { name: 'Together', text: 'All win or lose.' } },
  questions: {
    choose: () => 'What do you take against the fire?',
    use: ({ tool }) => `Use ${tools.en[tool]} now?`,
  },
  answers: {
    take: (tool) => `Take ${tool === 'bucket' ? tools.en.bucket : tools.en.spade}`,
    use: () => 'Use it',
    rest: () => 'Rest',
  },
  facts: { 'fire-is': ({ fire }) => `Fire ${fire}` },
  refusals: { 'no-bucket': () => 'There is no bucket left.' },
  events: {
    chosen: ({ by, tool }) => `Seat ${by + 1} chooses ${tools.en[tool]}.`,
    used: ({ by, tool }) => `Seat ${by + 1} uses ${tools.en[tool]}.`,
    rested: ({ by }) => `Seat ${by + 1} rests.`,
    grew: ({ die }) => `The fire grows (die: ${die}).`,
  },
  labels: { ground: (number) => `Ground ${number}`, fire: () => 'Fire', partner: (seat) => `Partner ${seat}` },
};

const GROUND = 10;
const row = rowOf(GROUND, (number) => ({ key: 'ground', params: [number + 1] }));

export const game: Game<Partners> = {
  ...partners,
  words: { fr, en },
  scene: ({ world, waiting }) => ({
    ...row,
    pieces: [
      { id: 'fire', at: square(Math.min(world.fire, GROUND - 1)), token: 't-brute', label: { key: 'fire' } },
      ...world.spoke.map((_, seat) => ({
        id: `partner-${seat}`,
        at: square(0),
        token: 't-citizen',
        label: { key: 'partner', params: [seat + 1] },
        figure: seat + 1,
      })),
    ],
    sheets: world.spoke.map((_, seat) => ({
      id: `sheet-${seat}`,
      label: { key: 'partner', params: [seat + 1] },
      seat,
      figure: seat + 1,
      token: 't-citizen',
      active: waiting.includes(seat),
      lines: [],
    })),
  }),
};
