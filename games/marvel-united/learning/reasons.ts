/** What advice says of each part of the bots' judgement. */
import type { ReasonWords } from '@necropole/kernel';

export const reasons: { readonly [term: string]: ReasonWords } = {
  work: {
    better: { fr: 'fait avancer une Mission, ou blesse le Vilain', en: 'gets a Mission done, or hurts the Villain' },
    worse: { fr: 'laisse les Missions pour plus tard', en: 'leaves the Missions for later' },
  },
  track: {
    better: { fr: 'freine le plan du Vilain', en: 'slows the Villain’s plot' },
    worse: { fr: 'laisse le plan du Vilain avancer', en: 'lets the Villain’s plot go on' },
  },
  time: {
    better: { fr: 'garde du temps avant le dernier plan', en: 'keeps time before the last plan' },
    worse: { fr: 'coûte du temps', en: 'costs time' },
  },
  crowds: {
    better: { fr: 'fait de la place dans un Lieu plein', en: 'makes room in a full Location' },
    worse: { fr: 'laisse un Lieu plein, prêt à déborder', en: 'leaves a full Location about to overflow' },
  },
  threats: {
    better: { fr: 'affaiblit une Menace', en: 'weakens a Threat' },
    worse: { fr: 'laisse une Menace entière', en: 'leaves a Threat as it is' },
  },
  symbols: {
    better: { fr: 'te laisse plus de symboles pour ce tour', en: 'leaves you more symbols for this turn' },
    worse: { fr: 'dépense un symbole de plus', en: 'spends one more symbol' },
  },
  cards: {
    better: { fr: 'garde un Héros loin du KO', en: 'keeps a Hero away from a KO' },
    worse: { fr: 'approche un Héros du KO', en: 'brings a Hero closer to a KO' },
  },
  tokens: {
    better: { fr: 'met de côté un jeton ou un Équipement', en: 'puts a token or an Equipment in store' },
    worse: { fr: 'dépense un jeton ou un Équipement', en: 'uses up a token or an Equipment' },
  },
  way: {
    better: { fr: 'place un Héros là où il y a à faire', en: 'puts a Hero where there is work to do' },
    worse: { fr: 'éloigne un Héros de ce qu’il y a à faire', en: 'takes a Hero away from the work' },
  },
};
