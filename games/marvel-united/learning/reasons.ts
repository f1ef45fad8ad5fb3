/** What advice, and a bot that is asked why, says of each part of the bots' judgement. The Villain wants the reverse of the Heroes. */
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
    better: { fr: 'garde plus d’icônes pour ce tour', en: 'keeps more symbols for this turn' },
    worse: { fr: 'dépense une icône de plus', en: 'spends one more symbol' },
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
  'villain-work': {
    better: { fr: 'retarde les Missions et protège le Vilain', en: 'holds up the Missions and shields the Villain' },
    worse: { fr: 'laisse avancer une Mission', en: 'lets a Mission get on' },
  },
  'villain-track': {
    better: { fr: 'fait avancer le plan du Vilain', en: 'brings the Villain’s plot on' },
    worse: { fr: 'freine le plan du Vilain', en: 'slows the Villain’s plot' },
  },
  'villain-time': {
    better: { fr: 'rapproche le dernier plan', en: 'brings the last plan nearer' },
    worse: { fr: 'laisse du temps aux Héros', en: 'leaves the Heroes time' },
  },
  'villain-crowds': {
    better: { fr: 'remplit un Lieu, prêt à déborder', en: 'fills a Location until it is about to overflow' },
    worse: { fr: 'laisse de la place dans les Lieux', en: 'leaves room in the Locations' },
  },
  'villain-threats': {
    better: { fr: 'garde une Menace entière', en: 'keeps a Threat whole' },
    worse: { fr: 'laisse une Menace s’affaiblir', en: 'lets a Threat weaken' },
  },
  'villain-symbols': {
    better: { fr: 'prive les Héros d’icônes', en: 'takes symbols from the Heroes' },
    worse: { fr: 'laisse des icônes aux Héros', en: 'leaves the Heroes symbols' },
  },
  'villain-cards': {
    better: { fr: 'approche un Héros du KO', en: 'brings a Hero closer to a KO' },
    worse: { fr: 'laisse un Héros loin du KO', en: 'leaves a Hero away from a KO' },
  },
  'villain-tokens': {
    better: { fr: 'fait perdre un jeton ou un Équipement', en: 'costs a Hero a token or an Equipment' },
    worse: { fr: 'laisse un jeton ou un Équipement de plus', en: 'leaves a Hero a token or an Equipment more' },
  },
  'villain-way': {
    better: { fr: 'éloigne un Héros de ce qu’il a à faire', en: 'keeps a Hero away from the work' },
    worse: { fr: 'laisse un Héros là où il y a à faire', en: 'leaves a Hero where there is work to do' },
  },
};
