/** What advice, and a bot that is asked why, says of each part of the bots' judgement. The Zombies want the reverse of the Humans. */
import type { ReasonWords } from '@necropole/kernel';

export const reasons: { readonly [term: string]: ReasonWords } = {
  objectives: {
    better: { fr: 'fait avancer un objectif', en: 'gets an objective done sooner' },
    worse: { fr: 'laisse les objectifs pour plus tard', en: 'leaves the objectives for later' },
  },
  ways: {
    better: {
      fr: 'raccourcit le chemin vers la prochaine chose à faire',
      en: 'shortens the way to the next thing to do',
    },
    worse: {
      fr: 'rallonge le chemin vers la prochaine chose à faire',
      en: 'takes a step away from the next thing to do',
    },
  },
  cards: {
    better: { fr: 'donne une carte utile', en: 'gets a card that helps' },
    worse: { fr: 'coûte une carte', en: 'costs a card' },
  },
  time: {
    better: { fr: 'ménage la pioche, qui descend vite', en: 'saves the deck, which runs low' },
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
  'zombies-objectives': {
    better: { fr: 'retarde les objectifs des Humains', en: 'holds up the Humans’ objectives' },
    worse: { fr: 'laisse les Humains avancer un objectif', en: 'lets the Humans get on with an objective' },
  },
  'zombies-ways': {
    better: { fr: 'rallonge le chemin des Humains', en: 'makes the Humans’ way longer' },
    worse: { fr: 'raccourcit le chemin des Humains', en: 'makes the Humans’ way shorter' },
  },
  'zombies-cards': {
    better: { fr: 'prive les Humains d’une carte', en: 'keeps a card from the Humans' },
    worse: { fr: 'laisse une carte aux Humains', en: 'leaves the Humans a card' },
  },
  'zombies-time': {
    better: { fr: 'presse les Humains, la pioche descend', en: 'presses the Humans: the deck runs low' },
    worse: { fr: 'laisse du temps aux Humains', en: 'leaves the Humans time' },
  },
  'zombies-barricade': {
    better: { fr: 'affaiblit la barricade', en: 'weakens the barricade' },
    worse: { fr: 'laisse la barricade solide', en: 'leaves the barricade strong' },
  },
  'zombies-survivors': {
    better: { fr: 'met un survivant en danger', en: 'puts a survivor at risk' },
    worse: { fr: 'épargne un survivant', en: 'spares a survivor' },
  },
  'zombies-crowds': {
    better: { fr: 'remplit les boutiques jusqu’à déborder', en: 'fills the stores until they overflow' },
    worse: { fr: 'laisse les boutiques se vider', en: 'lets the stores empty' },
  },
  'zombies-wounds': {
    better: { fr: 'rapproche blessures et munitions d’un Humain', en: 'brings a Human’s wounds and ammo together' },
    worse: { fr: 'laisse un Humain reprendre son souffle', en: 'lets a Human catch breath' },
  },
};
