/** What advice says of each part of the bots' judgement. */
import type { ReasonWords } from '@necropole/kernel';

export const reasons: { readonly [term: string]: ReasonWords } = {
  objectives: {
    better: { fr: 'fait avancer un objectif', en: 'gets an objective done sooner' },
    worse: { fr: 'laisse les objectifs pour plus tard', en: 'leaves the objectives for later' },
  },
  ways: {
    better: { fr: 'te rapproche de la prochaine chose à faire', en: 'brings you nearer to the next thing to do' },
    worse: { fr: 't’éloigne de la prochaine chose à faire', en: 'takes you away from the next thing to do' },
  },
  cards: {
    better: { fr: 'te donne une carte utile', en: 'gets you a card that helps' },
    worse: { fr: 'te coûte une carte', en: 'costs you a card' },
  },
  time: {
    better: { fr: 'use mieux ton tour, la pioche descend vite', en: 'makes more of your turn: the deck runs low' },
    worse: { fr: 'laisse filer du temps', en: 'lets time slip by' },
  },
  barricade: {
    better: { fr: 'garde la barricade solide', en: 'keeps the barricade strong' },
    worse: { fr: 'affaiblit la barricade', en: 'weakens the barricade' },
  },
  survivors: {
    better: { fr: 'sauve un survivant', en: 'saves a survivor' },
    worse: { fr: 'met un survivant en danger', en: 'puts a survivor at risk' },
  },
  crowds: {
    better: { fr: 'désemplit les boutiques avant qu’elles débordent', en: 'thins the stores before they overflow' },
    worse: { fr: 'laisse les boutiques se remplir', en: 'lets the stores fill up' },
  },
  wounds: {
    better: { fr: 'garde blessures et munitions loin l’une de l’autre', en: 'keeps wounds and ammo well apart' },
    worse: { fr: 'rapproche blessures et munitions', en: 'brings wounds and ammo closer together' },
  },
};
