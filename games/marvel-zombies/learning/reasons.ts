/** What advice, and a bot that is asked why, says of each part of the bots' judgement. */
import type { ReasonWords } from '@necropole/kernel';

export const reasons: { readonly [term: string]: ReasonWords } = {
  goals: {
    better: { fr: 'fait avancer la mission', en: 'brings the mission nearer to its end' },
    worse: { fr: 'retarde la mission', en: 'puts the mission off' },
  },
  danger: {
    better: { fr: 'laisse moins d’ennemis à portée des héros', en: 'leaves fewer enemies within reach of the heroes' },
    worse: { fr: 'laisse plus d’ennemis atteindre les héros', en: 'lets more enemies get at the heroes' },
  },
  spawning: {
    better: { fr: 'retient le niveau de danger', en: 'holds the danger level down' },
    worse: { fr: 'fait monter le danger', en: 'raises the danger' },
  },
  health: {
    better: { fr: 'épargne une blessure', en: 'spares a wound' },
    worse: { fr: 'coûtera sans doute une blessure', en: 'will probably cost a wound' },
  },
  power: {
    better: { fr: 'donne du pouvoir pour une grosse attaque', en: 'gains power for a strong attack' },
    worse: { fr: 'laisse passer du pouvoir', en: 'gives up some power' },
  },
  help: {
    better: { fr: 'apporte un Trait ou un Citoyen', en: 'brings a Trait or a Citizen' },
    worse: { fr: 'renonce à un Trait ou à un Citoyen', en: 'gives up a Trait or a Citizen' },
  },
  experience: {
    better: { fr: 'rapporte de l’expérience', en: 'earns experience' },
    worse: { fr: 'rapporte moins d’expérience', en: 'earns less experience' },
  },
};
